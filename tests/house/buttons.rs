//! Buttons beside each other fit on a phone in every language.

use tanto::games::GAMES;

use crate::fluent::{Words, texts};
use crate::nothing_breaks;
use crate::source::{File, files};
use crate::templates::TEMPLATES;

/// The most characters on a button with another one beside it, on a phone 360 pixels wide.
const WIDEST: usize = 20;

/// The messages that template variables hold when they are shown on a button.
const HELD: [(&str, &[&str]); 4] = [
    // A second line, smaller than the first.
    ("again.text", &[]),
    ("name", &[]),
    ("next", &["hand-next"]),
    ("save", &["change-save", "hand-restore", "hand-save", "hand-show-changes", "hand-void"]),
];

/// The indentation of a line of a template.
fn depth(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The buttons of a page that have others beside them: the line number of each and the expressions in it. They are in a
/// row or a dock. A button in a loop appears several times, so it counts as having neighbours.
fn neighbours(page: &File) -> Vec<(usize, Vec<String>)> {
    let lines: Vec<&str> = page.text.lines().collect();
    let classes = |line: &str| -> Vec<String> {
        let class =
            line.split_once("class=\"").and_then(|(_, rest)| rest.split_once('"')).map_or("", |(class, _)| class);
        class.split_whitespace().map(str::to_owned).collect()
    };
    let is_button = |line: &str| {
        let line = line.trim_start();
        (line.starts_with("<button") || line.starts_with("<a ")) && classes(line).iter().any(|class| class == "btn")
    };
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let holds = line.trim_start().starts_with('<') && !is_button(line);
        if !holds || !classes(line).iter().any(|class| class == "row" || class == "dock") {
            continue;
        }
        let inside = |number: &usize| lines[*number].trim().is_empty() || depth(lines[*number]) > depth(line);
        let block: Vec<usize> = (at + 1..lines.len()).take_while(inside).collect();
        let buttons: Vec<usize> = block.iter().copied().filter(|number| is_button(lines[*number])).collect();
        let repeated = block.iter().any(|number| lines[*number].trim_start().starts_with("{% for"));
        if buttons.len() + usize::from(repeated) < 2 {
            continue;
        }
        for button in buttons {
            let own = |number: &usize| *number == button || depth(lines[*number]) > depth(lines[button]);
            let text: String = (button..lines.len()).take_while(own).map(|number| lines[number]).collect();
            let shown = text.split_once('>').map_or("", |(_, shown)| shown);
            let expressions = shown.split("{{").skip(1).filter_map(|rest| rest.split_once("}}"));
            let bare = |expression: &str| expression.trim_matches(['-', ' ']).to_owned();
            found.push((button + 1, expressions.map(|(expression, _)| bare(expression)).collect()));
        }
    }
    found
}

/// The messages that an expression on a button can show; `None` for a variable that is not in [`HELD`].
fn on_button(expression: &str) -> Option<Vec<String>> {
    if let Some(quoted) = expression.split('"').nth(1) {
        return Some(vec![quoted.to_owned()]);
    }
    if expression == "label" {
        let results = GAMES.iter().flat_map(|game| game.facts().results);
        return Some(results.map(|(_, id)| (*id).to_owned()).collect());
    }
    let held = HELD.iter().find(|(name, _)| *name == expression)?;
    Some(held.1.iter().map(|id| (*id).to_owned()).collect())
}

#[test]
fn buttons_beside_others_are_short() {
    let words = Words::read();
    let (mut places, mut seen) = (Vec::new(), 0);
    for page in files(TEMPLATES, "") {
        for (line, expressions) in neighbours(&page) {
            for expression in expressions {
                let Some(ids) = on_button(&expression) else {
                    places.push(format!("{}:{line}: `{expression}`: say in `HELD` which messages it is", page.path));
                    continue;
                };
                for (language, id) in
                    words.languages.keys().flat_map(|language| ids.iter().map(move |id| (language, id)))
                {
                    let Some(message) = words.languages[language].get(id) else { continue };
                    seen += 1;
                    let shown = message.patterns.iter().flat_map(texts).map(|text| filled(&text));
                    let wide = shown.filter(|text| text.chars().count() > WIDEST);
                    places.extend(wide.map(|text| format!("{}:{line}: {language}: `{id}`: {text}", page.path)));
                }
            }
        }
    }
    assert!(seen > 100, "only {seen} buttons were found");
    nothing_breaks("Say it in 20 characters, or give the button a line of its own:", &places);
}

/// Fills a text with a typical number and typical names.
fn filled(text: &str) -> String {
    text.split_inclusive('}')
        .map(|piece| match piece.split_once("{$") {
            Some((before, "number}")) => format!("{before}12"),
            Some((before, _)) => format!("{before}Bruno"),
            None => piece.to_owned(),
        })
        .collect()
}

#[test]
fn finds_buttons_beside_others() {
    let page = "<div class=\"row\">\n    <button class=\"btn\">{{ page.t(\"x-y\") }}</button>\n    <a class=\"btn\" href=\"{{ z }}\">\n        {{- next -}}\n    </a>\n</div>\n<p>\n    <a class=\"btn\">{{ undo }}</a>\n</p>\n";
    let found = neighbours(&File { path: "p".to_owned(), text: page.to_owned() });
    assert_eq!(found, [(2, vec!["page.t(\"x-y\")".to_owned()]), (3, vec!["next".to_owned()])]);
    assert_eq!(filled("Next {$number}: {$player} deals"), "Next 12: Bruno deals");
}
