//! The house rules of a table, in words.

use super::form::{FormContent, FormView};
use crate::document::Message;
use crate::games::Field;
use crate::i18n::MessageFormatter;
use crate::table::Table;

/// The rules that differed from the game's defaults when the table was opened.
pub fn differing(table: &Table, formatter: &MessageFormatter<'_>) -> Vec<String> {
    let agreed = FormContent::Document(&table.history.opening.rules);
    let (usual, agreed) = (answers(table, FormContent::New, formatter), answers(table, agreed, formatter));
    let line = |(_, (rule, answer)): (_, &(String, String))| {
        formatter.say(&Message::new("rules-differs").with("rule", rule.as_str()).with("answer", answer.as_str()))
    };
    usual.iter().zip(&agreed).filter(|(usual, agreed)| usual != agreed).map(line).collect()
}

/// The changes of rules with the hand of each, oldest first.
pub fn changes(table: &Table, formatter: &MessageFormatter<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    let mut before = answers(table, FormContent::Document(&table.history.opening.rules), formatter);
    for (from, rules) in table.history.changes().rules {
        let after = answers(table, FormContent::Document(rules), formatter);
        for ((rule, old), (_, new)) in before.iter().zip(&after).filter(|(old, new)| old != new) {
            let text = Message::new("rules-change").count("number", from).with("rule", rule.as_str());
            lines.push(formatter.say(&text.with("before", old.as_str()).with("after", new.as_str())));
        }
        before = after;
    }
    lines
}

/// Each question about the rules with its answer; without one, a dash.
fn answers(table: &Table, rules: FormContent<'_>, formatter: &MessageFormatter<'_>) -> Vec<(String, String)> {
    let fields = table.history.opening.game.rules_form();
    let form = FormView::new(fields, rules, *formatter, table.replay.info().home, table.replay.seats());
    let answer = |field: &Field| {
        let (_, legend) = field.question()?;
        let chosen = form.chosen_option(field).map(|option| form.label(&option.label));
        Some((form.text(legend), chosen.or_else(|| form.answer(field)).unwrap_or_else(|| "–".to_owned())))
    };
    form.fields.iter().flat_map(Field::with_inner).filter_map(answer).collect()
}
