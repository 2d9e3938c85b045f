//! The house rules of a table, in words.

use super::form::{FieldView, FormContent, Kind, view};
use crate::games::form::Field;
use crate::games::text::Text;
use crate::session::Change;
use crate::table::Table;
use crate::words::Reader;

/// The rules that differed from the game's defaults when the table was opened.
pub fn differing(table: &Table, reader: &Reader<'_>) -> Vec<String> {
    let form = RulesForm::of(table, reader);
    let (usual, agreed) =
        (form.answers(&FormContent::New), form.answers(&FormContent::Document(&table.history.opening().rules)));
    let line = |(_, (rule, answer)): (_, &(String, String))| {
        reader.say(&Text::new("rules-differs").with("rule", rule.as_str()).with("answer", answer.as_str()))
    };
    usual.iter().zip(&agreed).filter(|(usual, agreed)| usual != agreed).map(line).collect()
}

/// The changes of rules with the hand of each, oldest first.
pub fn changes(table: &Table, reader: &Reader<'_>) -> Vec<String> {
    let form = RulesForm::of(table, reader);
    let mut lines = Vec::new();
    let mut before = form.answers(&FormContent::Document(&table.history.opening().rules));
    for (from, change) in table.history.changes() {
        let Change::Rules(rules) = change else { continue };
        let after = form.answers(&FormContent::Document(&rules));
        for ((rule, old), (_, new)) in before.iter().zip(&after).filter(|(old, new)| old != new) {
            let text = Text::new("rules-change").count("number", from).with("rule", rule.as_str());
            lines.push(reader.say(&text.with("before", old.as_str()).with("after", new.as_str())));
        }
        before = after;
    }
    lines
}

struct RulesForm<'a> {
    fields: Vec<Field>,
    table: &'a Table,
    reader: &'a Reader<'a>,
}

impl<'a> RulesForm<'a> {
    fn of(table: &'a Table, reader: &'a Reader<'a>) -> Self {
        Self { fields: table.history.opening().game.rules_form(), table, reader }
    }

    /// Each question with its answer; without one, a dash.
    fn answers(&self, rules: &FormContent<'_>) -> Vec<(String, String)> {
        let home = self.table.replay.facts().home;
        let fields = view(&self.fields, rules, &[], self.reader, home, self.table.replay.seats());
        let or_dash = |answer: String| if answer.is_empty() { "–".to_owned() } else { answer };
        fields.iter().flat_map(answers).map(|(rule, answer)| (rule, or_dash(answer))).collect()
    }
}

/// Each question of a field with its answer in words.
fn answers(field: &FieldView) -> Vec<(String, String)> {
    let legend = field.legend.text.clone();
    match &field.kind {
        Kind::Choice { options, .. } | Kind::Toggles(options) => {
            let chosen = options.iter().filter(|option| option.checked).map(|option| option.label.text.clone());
            vec![(legend, chosen.collect::<Vec<_>>().join(", "))]
        }
        Kind::Numbers(numbers) => {
            let values: Vec<&str> = numbers.cells.iter().map(|cell| cell.value.as_str()).collect();
            vec![(legend, values.join(", "))]
        }
        Kind::Line { value, .. } => vec![(legend, value.clone())],
        Kind::Extras { fields, .. } => fields.iter().flat_map(answers).collect(),
        Kind::Matrix { .. } | Kind::Order(_) | Kind::Note(_) => Vec::new(),
    }
}
