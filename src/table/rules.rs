//! Reads a change of the rules from a form.

use super::event::Event;
use super::state::Table;
use crate::command::CommandError;
use crate::games::draft::{draft, shown};
use crate::games::fields::FieldError;
use crate::games::form::Field;
use crate::games::node::Node;
use crate::games::text::Text;

/// Reads the form's rules and refuses them if they equal the current ones.
pub(super) fn changed_rules(table: &Table, typed: &[(String, String)]) -> Result<Event, CommandError> {
    let game = table.history.opening.game;
    let form = game.rules_form();
    let differing: Vec<_> = typed.iter().filter(|(name, value)| !is_default(&form, name, value)).cloned().collect();
    let rules = game.rules_document(&draft(&differing));
    let rules = rules.map_err(|errors| table.invalid(0, errors))?;
    if rules == without_defaults(table.history.rules().clone(), &form) {
        return Err(table.invalid(0, vec![FieldError::new("", Text::new("rules-same"))]));
    }
    Ok(Event::RulesChanged(rules))
}

/// Whether a value is the default of its field.
fn is_default(form: &[Field], name: &str, value: &str) -> bool {
    form.iter().any(|field| match field {
        Field::Choice { name: own, chosen, .. } => own == name && chosen.as_deref() == Some(value),
        Field::Line { name: own, value: usual, .. } => own == name && usual == value,
        Field::When { field, .. } => is_default(std::slice::from_ref(field), name, value),
        Field::Extras { fields, .. } => is_default(fields, name, value),
        _ => false,
    })
}

/// Removes the rules that equal the defaults.
fn without_defaults(mut rules: Node, form: &[Field]) -> Node {
    if let Node::Map(fields) = &rules {
        let names: Vec<_> = fields.iter().map(|(name, _)| name.clone()).collect();
        for name in names {
            if shown(&rules, &name).is_some_and(|value| is_default(form, &name, &value)) {
                rules.remove(&name);
            }
        }
    }
    rules
}
