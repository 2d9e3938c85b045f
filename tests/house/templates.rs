//! What the pages may not hold: a strict content security policy allows no inline script and no inline style. And how their
//! templates are written: a line for an element, indented as they nest; `answer()` sends them without the indentation.

use crate::nothing_breaks;
use crate::source::{File, files};

/// The folder of the pages.
pub const TEMPLATES: &str = "templates";

/// The longest line, in characters.
const LONGEST: usize = 160;

/// The spaces of a level.
const INDENT: usize = 4;

/// The elements that begin a line of their own, on the screen as in the template.
const BLOCKS: [&str; 30] = [
    "body", "datalist", "details", "div", "fieldset", "figure", "footer", "form", "h1", "h2", "head", "header", "html",
    "legend", "li", "main", "nav", "ol", "p", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead",
    "tr", "ul", "svg",
];

/// The elements without a content.
const VOID: [&str; 8] = ["!doctype", "br", "hr", "img", "input", "link", "meta", "wbr"];

/// The template tags with a content, which ends with `end` and their name.
const SPANS: [&str; 7] = ["block", "call", "filter", "for", "if", "macro", "match"];

#[test]
fn templates_escape_everything() {
    let mut places = Vec::new();
    for file in files(TEMPLATES, "") {
        for (number, line) in file.text.lines().enumerate() {
            let close: String = line.split_whitespace().collect();
            if close.contains("|safe") || close.contains("|escape(\"none\"") {
                places.push(format!("{}:{}: {}", file.path, number + 1, line.trim()));
            }
        }
    }
    nothing_breaks(
        "A player's name is text, whatever stands in it. Render the markup in a template of its own, without |safe:",
        &places,
    );
}

#[test]
fn templates_have_nothing_inline() {
    let places: Vec<_> = files(TEMPLATES, "").iter().flat_map(inline_parts).collect();
    nothing_breaks(
        "Scripts and styles live in src/web/assets; give the element a class or a data attribute instead:",
        &places,
    );
}

/// Where a page has an inline script, style or handler.
fn inline_parts(file: &File) -> Vec<String> {
    let mut places = Vec::new();
    let html = without_expressions(&file.text);
    for (at, _) in html.match_indices('<') {
        let (name, attributes) = tag(&html[at + 1..]);
        let line = html[..at].matches('\n').count() + 1;
        let sourceless = name == "script" && !attributes.iter().any(|attribute| attribute == "src");
        if sourceless || name == "style" {
            places.push(format!("{}:{line}: <{name}>", file.path));
        }
        let inline = attributes.iter().filter(|attribute| *attribute == "style" || attribute.starts_with("on"));
        places.extend(inline.map(|attribute| format!("{}:{line}: <{name} {attribute}=…>", file.path)));
    }
    places
}

/// The page with a blank for each piece of template language, where `<` and quotes mean other things; line ends stay.
fn without_expressions(text: &str) -> String {
    let mut html = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        let closing = match rest[at..].chars().nth(1) {
            Some('{') => "}}",
            Some('%') => "%}",
            Some('#') => "#}",
            _ => "{",
        };
        html.push_str(&rest[..at]);
        let end = rest[at..].find(closing).map_or(rest.len(), |by| at + by + closing.len());
        html.extend(rest[at..end].chars().filter(|c| *c == '\n'));
        html.push(' ');
        rest = &rest[end..];
    }
    html + rest
}

/// The name of an opening tag and of its attributes, lower-cased; nothing for any other `<`.
fn tag(text: &str) -> (String, Vec<String>) {
    let word = |text: &str| -> String {
        text.chars()
            .take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | ':'))
            .collect::<String>()
            .to_lowercase()
    };
    let name = word(text);
    let mut attributes = Vec::new();
    let (mut quote, mut fresh) = (None, false);
    let after = if name.is_empty() { "" } else { &text[name.len()..] };
    for (at, c) in after.char_indices() {
        match (quote, c) {
            (None, '>') => break,
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if open == c => quote = None,
            (None, c) if c.is_whitespace() => fresh = true,
            (None, _) if fresh => {
                attributes.push(word(&after[at..]));
                fresh = false;
            }
            _ => {}
        }
    }
    (name, attributes)
}

#[test]
fn finds_what_is_inline() {
    let page = |text: &str| inline_parts(&File { path: "page".to_owned(), text: text.to_owned() });
    let good = "<a href=\"x\" title=\"a style=b\">{% if on <b %}<script src=x></script> 1 < 2 {{ \"<style>\" }}</a>";
    assert_eq!(page(good), Vec::<String>::new());
    let bad = "<p\n  style=\"\" {{ more }}\n  onClick='x'>\n<script>1</script><style>";
    assert_eq!(page(bad), ["page:1: <p style=…>", "page:1: <p onclick=…>", "page:4: <script>", "page:4: <style>"]);
}

#[test]
fn templates_are_written_to_be_read() {
    let places: Vec<_> = files(TEMPLATES, "").iter().flat_map(unreadable_lines).collect();
    nothing_breaks("One element a line, each level four spaces in; what repeats is a macro:", &places);
}

#[test]
fn templates_keep_white_space_in_double_quotes_only() {
    let mut places = Vec::new();
    for file in files(TEMPLATES, "") {
        for (number, line) in without_expressions(&file.text).lines().enumerate() {
            let has_open_value = line.matches('"').count() % 2 == 1;
            if has_open_value || ["<pre", "<textarea", "='"].iter().any(|part| line.contains(part)) {
                places.push(format!("{}:{}: {}", file.path, number + 1, line.trim()));
            }
        }
    }
    nothing_breaks(
        "`unindented()` of src/web/layout/page.rs would take the starts of lines away here. A value stands in double quotes \
         and ends on its line; any other element where white space counts needs a place in that function first:",
        &places,
    );
}

/// What ends in `.name` and no player has typed.
const OWN_NAMES: [&str; 5] = ["end.name", "file.name", "game.name", "pot.name", "purse.name"];

#[test]
fn names_and_notes_are_isolated() {
    let places: Vec<_> = files(TEMPLATES, ".html").iter().flat_map(bare_names).collect();
    nothing_breaks(
        "A name in Arabic or Hebrew turns the figures beside it around. Write <bdi>{{ name }}</bdi>:",
        &places,
    );
}

/// Where a name or a note stands as text without an element of its own that isolates it.
fn bare_names(file: &File) -> Vec<String> {
    let is_name = |expression: &str| {
        let last = expression.rsplit_once('.').map(|(_, last)| last);
        let is_typed = last == Some("name") && !OWN_NAMES.contains(&expression);
        is_typed || matches!(expression, "name" | "note" | "who") || expression.starts_with("page.divided(")
    };
    let (mut places, mut rest, mut quote, mut in_tag) = (Vec::new(), file.text.as_str(), false, false);
    while let Some(first) = rest.chars().next() {
        let to = |end: &str| rest.find(end).map_or(rest.len(), |at| at + end.len());
        let by = match (first, rest.chars().nth(1)) {
            ('{', Some('%')) => to("%}"),
            ('{', Some('#')) => to("#}"),
            ('{', Some('{')) => {
                let by = to("}}");
                let expression = rest[2..by - 2].trim_matches(['-', ' ']);
                let before = &file.text[..file.text.len() - rest.len()];
                if !in_tag && is_name(expression) && !before.ends_with("<bdi>") {
                    places.push(format!("{}:{}: {expression}", file.path, before.matches('\n').count() + 1));
                }
                by
            }
            _ => first.len_utf8(),
        };
        match first {
            '<' => in_tag = true,
            '"' if in_tag => quote = !quote,
            '>' if !quote => in_tag = false,
            _ => {}
        }
        rest = &rest[by..];
    }
    places
}

#[test]
fn finds_a_name_that_is_not_isolated() {
    let page = |text: &str| bare_names(&File { path: "page".to_owned(), text: text.to_owned() });
    let good =
        "<b title=\"a > {{ row.name }}\"><bdi>{{ row.name }}</bdi> {{ purse.name }}</b>{% if a > b %}{{ row.sum }}";
    assert_eq!(page(good), Vec::<String>::new());
    let bad = "<b>{{ row.name }}</b>\n{{- page.divided(name) -}}";
    assert_eq!(page(bad), ["page:1: row.name", "page:2: page.divided(name)"]);
}

#[test]
fn one_macro_writes_the_key_of_a_form() {
    let mut places = Vec::new();
    for input in ["name=\"key\"", "name=\"version\""] {
        let known = |file: &File| usize::from(file.path == "templates/components/form/hidden.html");
        let others = files(TEMPLATES, "").into_iter().filter(|file| file.text.matches(input).count() != known(file));
        places.extend(others.map(|file| format!("{}: {input}", file.path)));
    }
    nothing_breaks("Call keyed() or versioned() of form/hidden.html, which write each of these once:", &places);
}

/// Where a template has a line that is too long, that opens several blocks, or that stands elsewhere than its nesting says.
fn unreadable_lines(file: &File) -> Vec<String> {
    let mut places = Vec::new();
    let mut nesting = Nesting::default();
    for (number, line) in file.text.lines().enumerate() {
        let mut say = |what: String| places.push(format!("{}:{}: {what}", file.path, number + 1));
        let long = line.chars().count();
        if long > LONGEST {
            say(format!("{long} characters"));
        }
        if line.contains('\t') || line.ends_with(' ') {
            say("a tab, or a space at the end".to_owned());
        }
        let (level, blocks) = nesting.read(line);
        let (indent, due) = (line.len() - line.trim_start().len(), level * INDENT);
        if !line.is_empty() && indent != due {
            say(format!("indented by {indent}, nested for {due}"));
        }
        if blocks > 1 {
            say(format!("opens {blocks} blocks"));
        }
        places.extend(nesting.wrong.drain(..).map(|wrong| format!("{}:{}: {wrong}", file.path, number + 1)));
    }
    places.extend(nesting.open.iter().map(|name| format!("{}: {name} does not end", file.path)));
    places
}

/// The elements and template tags that are open at a place of a template; an element is open from its `<`.
#[derive(Default)]
struct Nesting {
    open: Vec<String>,
    /// Whether the innermost element's own attributes are not over, and whether one of their values is not.
    in_tag: bool,
    in_value: bool,
    wrong: Vec<String>,
}

impl Nesting {
    /// Takes a line; answers the level that it stands on, and how many block elements it opens.
    fn read(&mut self, line: &str) -> (usize, usize) {
        let (mut level, mut blocks) = (None, 0);
        let mut rest = line.trim_start();
        while let Some(first) = rest.chars().next() {
            let word = |from: usize| -> String {
                let skipped = rest[from..].trim_start_matches(['-', ' ']);
                skipped.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '!' | '/' | '_')).collect()
            };
            let to = |end: &str| rest.find(end).map_or(rest.len(), |at| at + end.len());
            let (mut by, mut own) = (first.len_utf8(), self.open.len());
            if rest.starts_with("{%") {
                by = to("%}");
                own = self.span(&word(2));
            } else if rest.starts_with("{{") || rest.starts_with("{#") {
                by = to(if rest.starts_with("{{") { "}}" } else { "#}" });
            } else if self.in_tag {
                match first {
                    '"' => self.in_value = !self.in_value,
                    '>' if !self.in_value => self.in_tag = false,
                    '/' if !self.in_value && rest.starts_with("/>") => self.close_element(),
                    _ => {}
                }
                if !self.in_tag && self.open.last().is_some_and(|name| VOID.contains(&name.as_str())) {
                    self.open.pop();
                }
            } else if rest.starts_with("</") {
                by = to(">");
                self.close(&word(2));
                own = self.open.len();
            } else if first == '<' {
                let name = word(1);
                by += name.len();
                blocks += usize::from(BLOCKS.contains(&name.as_str()));
                self.open.push(name);
                self.in_tag = true;
            }
            level.get_or_insert(own);
            rest = &rest[by..];
        }
        (level.unwrap_or(0), blocks)
    }

    /// An element that ends where it begins.
    fn close_element(&mut self) {
        self.open.pop();
        self.in_tag = false;
    }

    /// Takes a template tag; answers the level that it stands on.
    fn span(&mut self, name: &str) -> usize {
        let is_in = |open: &[String], name: &str| open.last().is_some_and(|last| last == name);
        match name {
            "else" => return self.open.len().saturating_sub(1),
            "when" | "endmatch" if is_in(&self.open, "when") => _ = self.open.pop(),
            _ => {}
        }
        if let Some(name) = name.strip_prefix("end") {
            self.close(name);
        }
        let level = self.open.len();
        if name == "when" || SPANS.contains(&name) {
            self.open.push(name.to_owned());
        }
        level
    }

    fn close(&mut self, name: &str) {
        let last = self.open.pop();
        if last.as_deref() != Some(name) {
            self.wrong.push(format!("{name} ends inside {last:?}"));
        }
    }
}

#[test]
fn finds_what_is_hard_to_read() {
    let page = |text: &str| unreadable_lines(&File { path: "page".to_owned(), text: text.to_owned() });
    let good = "{% macro a(b) -%}\n    <p\n        class=\"{% if b %}c>{% else %}d{% endif %}\">{{ \"</p>\" }}<br>\n        {% match b %}\n            {% when 1 %}\n                <use x=\"1\"/>\n            {% when _ %}\n        {%- endmatch %}\n        {% if b %}\n            1\n        {% else %}\n            2\n        {% endif %}\n    </p>\n\n{%- endmacro %}";
    assert_eq!(page(good), Vec::<String>::new());
    let bad = "<div>\n  <p>1</p><p>2</p>\n    </div>\n<b><i></b>\n\t{% if a %}";
    assert_eq!(
        page(bad),
        [
            "page:2: indented by 2, nested for 4",
            "page:2: opens 2 blocks",
            "page:3: indented by 4, nested for 0",
            "page:4: b ends inside Some(\"i\")",
            "page:5: a tab, or a space at the end",
            "page:5: indented by 1, nested for 4",
            "page: b does not end",
            "page: if does not end"
        ]
    );
    assert_eq!(page(&format!("<p>{}</p>", "é".repeat(153))), Vec::<String>::new());
    assert_eq!(page(&format!("<p>{}</p>", "é".repeat(154))), ["page:1: 161 characters"]);
}
