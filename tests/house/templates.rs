//! Templates escape everything, have no inline scripts, styles or handlers (the content security policy forbids them),
//! and isolate names from the direction of the surrounding text.

use crate::nothing_breaks;
use crate::source::{File, files};

/// The folder of the pages.
pub const TEMPLATES: &str = "templates";

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

/// The lines of a page that have an inline script, style or handler.
fn inline_parts(file: &File) -> Vec<String> {
    let is_inline = |line: &str| {
        let handles = |word: &str| {
            let name = word.split_once('=').map_or("", |(name, _)| name).to_ascii_lowercase();
            name == "style" || (name.starts_with("on") && name.chars().all(|c| c.is_ascii_alphabetic()))
        };
        line.contains("<style")
            || (line.contains("<script") && !line.contains(" src="))
            || line.split_whitespace().any(handles)
    };
    let html = without_expressions(&file.text);
    let lines = html.lines().enumerate().filter(|(_, line)| is_inline(line));
    lines.map(|(number, line)| format!("{}:{}: {}", file.path, number + 1, line.trim())).collect()
}

/// Replaces each template tag with a space, since `<` and quotes mean something else there. Line breaks stay.
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

#[test]
fn finds_what_is_inline() {
    let page = |text: &str| inline_parts(&File { path: "page".to_owned(), text: text.to_owned() });
    let good = "<a href=\"x\">{% if on <b %}<script src=x></script> 1 < 2 {{ \"<style>\" }}</a>";
    assert_eq!(page(good), Vec::<String>::new());
    let bad = ["<p style=\"\" {{ more }}", "onClick='x'>", "<script>1</script>", "<style>"];
    for line in bad {
        assert_eq!(page(line).len(), 1, "{line}");
    }
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

/// Expressions that end in `.name` but hold no text that a player typed.
const OWN_NAMES: [&str; 3] = ["end.name", "pot.name", "scope.unit.name"];

#[test]
fn names_and_notes_are_isolated() {
    let places: Vec<_> = files(TEMPLATES, ".html").iter().flat_map(bare_names).collect();
    nothing_breaks(
        "A name in Arabic or Hebrew turns the figures beside it around. Write <bdi>{{ name }}</bdi>:",
        &places,
    );
}

/// The places where a name or a note is not wrapped in an element that isolates it.
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
        "<b title=\"a > {{ row.name }}\"><bdi>{{ row.name }}</bdi> {{ pot.name }}</b>{% if a > b %}{{ row.sum }}";
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
