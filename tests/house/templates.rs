//! Templates escape everything, have no inline scripts, styles or handlers (the content security policy forbids them),
//! and isolate names from the direction of the surrounding text.

use crate::nothing_breaks;
use crate::source::{File, files};

/// The folder of the pages.
pub const TEMPLATES: &str = "templates";

#[test]
fn templates_escape_everything() {
    let places = lines_that(str::to_owned, |line| {
        let close: String = line.split_whitespace().collect();
        close.contains("|safe") || close.contains("|escape(\"none\"")
    });
    nothing_breaks(
        "A player's name is text, whatever it contains. Render the markup in its own template, without |safe:",
        &places,
    );
}

#[test]
fn templates_have_nothing_inline() {
    nothing_breaks(
        "Scripts and styles live in src/web/assets; give the element a class or a data attribute instead:",
        &lines_that(without_expressions, is_inline),
    );
}

/// The lines of all templates that break a rule.
fn lines_that(read: fn(&str) -> String, breaks: fn(&str) -> bool) -> Vec<String> {
    let mut places = Vec::new();
    for file in files(TEMPLATES, "") {
        let text = read(&file.text);
        let lines = text.lines().enumerate().filter(|(_, line)| breaks(line));
        places.extend(lines.map(|(number, line)| format!("{}:{}: {}", file.path, number + 1, line.trim())));
    }
    places
}

/// Whether a line has an inline script, style or handler.
fn is_inline(line: &str) -> bool {
    let is_handler = |word: &str| {
        let name = word.split_once('=').map_or("", |(name, _)| name).to_ascii_lowercase();
        name == "style" || (name.starts_with("on") && name.chars().all(|c| c.is_ascii_alphabetic()))
    };
    line.contains("<style")
        || (line.contains("<script") && !line.contains(" src="))
        || line.split_whitespace().any(is_handler)
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
    for (line, expected) in [
        ("<a href=\"x\">{% if on <b %}<script src=x></script> 1 < 2 {{ \"<style>\" }}</a>", false),
        ("<p style=\"\" {{ more }}", true),
        ("onClick='x'>", true),
        ("<script>1</script>", true),
        ("<style>", true),
    ] {
        assert_eq!(is_inline(&without_expressions(line)), expected, "{line}");
    }
}

#[test]
fn templates_keep_white_space_in_double_quotes_only() {
    let places = lines_that(without_expressions, |line| {
        let has_open_value = line.matches('"').count() % 2 == 1;
        has_open_value || ["<pre", "<textarea", "='"].iter().any(|part| line.contains(part))
    });
    nothing_breaks(
        "`unindented()` of src/web/layout/page.rs would take the starts of lines away here. A value stands in double quotes \
         and ends on its line; any other element where white space counts needs a place in that function first:",
        &places,
    );
}

/// French has a space before the colon.
#[test]
fn a_value_stands_behind_its_label_as_the_language_writes_it() {
    let mut places = lines_that(str::to_owned, |line| line.contains("}}: "));
    for file in ["src/web/pages", "src/web/components"].iter().flat_map(|folder| files(folder, ".rs")) {
        let lines = file.text.lines().filter(|line| line.contains("format!(") && line.contains("}: "));
        places.extend(lines.map(|line| format!("{}: {}", file.path, line.trim())));
    }
    nothing_breaks("Join a label and its value with `labelled`:", &places);
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
    let text = &file.text;
    let bare = text.match_indices("{{").filter_map(|(at, _)| {
        let expression = text[at + 2..].split("}}").next()?.trim_matches(['-', ' ']);
        let html = without_expressions(&text[..at]);
        let tag = html.rfind('<').map_or(">", |start| &html[start..]);
        let is_inside_tag = !tag.contains('>') || tag.matches('"').count() % 2 == 1;
        let is_bare = is_name(expression) && !is_inside_tag && !tag.ends_with("<bdi>");
        is_bare.then(|| format!("{}:{}: {expression}", file.path, html.matches('\n').count() + 1))
    });
    bare.collect()
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
