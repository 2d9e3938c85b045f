//! The house rules of a table, in words.

use super::form::{FormContent, FormView};
use crate::document::{Message, Seats, Value};
use crate::games::{AnyGame, Field};
use crate::i18n::MessageFormatter;
use crate::table::Table;

/// The rules that differed from the game's defaults when the table was opened.
pub fn differing(table: &Table, formatter: &MessageFormatter<'_>) -> Vec<String> {
    let opening = &table.history.opening;
    differing_in(opening.game, &opening.rules, formatter)
}

/// The rules that differ from the game's defaults.
pub fn differing_in(game: &'static dyn AnyGame, rules: &Value, formatter: &MessageFormatter<'_>) -> Vec<String> {
    let answers = |content| answers(game, content, formatter);
    let (usual, agreed) = (answers(FormContent::New), answers(FormContent::Document(rules)));
    let line = |(_, (rule, answer)): (_, &(String, String))| {
        formatter.say(&Message::new("rules-differs").with("rule", rule.as_str()).with("answer", answer.as_str()))
    };
    usual.iter().zip(&agreed).filter(|(usual, agreed)| usual != agreed).map(line).collect()
}

/// The changes of rules with the hand of each, oldest first.
pub fn changes(table: &Table, formatter: &MessageFormatter<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    let answers = |rules| answers(table.history.opening.game, FormContent::Document(rules), formatter);
    let mut before = answers(&table.history.opening.rules);
    for (from, rules) in table.history.changes().rules {
        let after = answers(rules);
        for ((rule, old), (_, new)) in before.iter().zip(&after).filter(|(old, new)| old != new) {
            let text = Message::new("rules-change").count("number", from).with("rule", rule.as_str());
            lines.push(formatter.say(&text.with("before", old.as_str()).with("after", new.as_str())));
        }
        before = after;
    }
    lines
}

/// Each question about the rules with its answer; without one, a dash.
pub fn answers(
    game: &'static dyn AnyGame,
    rules: FormContent<'_>,
    formatter: &MessageFormatter<'_>,
) -> Vec<(String, String)> {
    // Rules name no players.
    let no_seats = Seats::new(Vec::new());
    let form = FormView::new(game.rules_form(), rules, *formatter, game.info().home, &no_seats);
    let answer = |field: &Field| {
        let (_, legend) = field.question()?;
        let chosen = form.chosen_option(field).map(|option| form.label(&option.label));
        Some((form.text(legend), chosen.or_else(|| form.answer(field)).unwrap_or_else(|| "–".to_owned())))
    };
    form.fields.iter().flat_map(Field::with_inner).filter_map(answer).collect()
}
