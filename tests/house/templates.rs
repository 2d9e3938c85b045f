//! What the pages may not hold: a strict content security policy allows no inline script and no inline style.

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
