//! The house rules of a table, in words.

use super::form::{FormContent, FormView};
use crate::games::{Field, Text};
use crate::table::Table;
use crate::words::Reader;

/// The rules that differed from the game's defaults when the table was opened.
pub fn differing(table: &Table, reader: &Reader<'_>) -> Vec<String> {
    let agreed = FormContent::Document(&table.history.opening.rules);
    let (usual, agreed) = (answers(table, FormContent::New, reader), answers(table, agreed, reader));
    let line = |(_, (rule, answer)): (_, &(String, String))| {
        reader.say(&Text::new("rules-differs").with("rule", rule.as_str()).with("answer", answer.as_str()))
    };
    usual.iter().zip(&agreed).filter(|(usual, agreed)| usual != agreed).map(line).collect()
}

/// The changes of rules with the hand of each, oldest first.
pub fn changes(table: &Table, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    let mut before = answers(table, FormContent::Document(&table.history.opening.rules), reader);
    for (from, rules) in table.history.changes().rules {
        let after = answers(table, FormContent::Document(rules), reader);
        for ((rule, old), (_, new)) in before.iter().zip(&after).filter(|(old, new)| old != new) {
            let text = Text::new("rules-change").count("number", from).with("rule", rule.as_str());
            lines.push(reader.say(&text.with("before", old.as_str()).with("after", new.as_str())));
        }
        before = after;
    }
    lines
}

/// Each question about the rules with its answer; without one, a dash.
fn answers(table: &Table, rules: FormContent<'_>, reader: &Reader<'_>) -> Vec<(String, String)> {
    let fields = table.history.opening.game.rules_form();
    let form = FormView::new(fields, rules, *reader, table.replay.facts().home, table.replay.seats());
    let answer = |field: &Field| {
        let (_, legend) = field.question()?;
        let chosen = form.chosen_option(field).map(|option| form.label(&option.label));
        Some((form.text(legend), chosen.or_else(|| form.answer(field)).unwrap_or_else(|| "–".to_owned())))
    };
    form.fields.iter().flat_map(Field::with_inner).filter_map(answer).collect()
}
