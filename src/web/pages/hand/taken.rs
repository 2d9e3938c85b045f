//! What the form of a new hand says when another device has saved that hand meanwhile, before the player saves theirs.

use super::{FORM_INPUTS, hand_form, sent_hand};
use crate::session::Position;
use crate::store::DeviceTag;
use crate::web::components::device_names::DeviceNames;
use crate::web::components::hand_ledger::outcome;
use crate::web::pages::prelude::*;

pub struct Taken {
    /// Who has saved which hand.
    pub heading: String,
    /// The mark, from 1, of who played the saved hand, where one player did.
    pub mark: Option<usize>,
    /// The saved hand in one line.
    pub line: String,
    /// The label of the button that takes the place of Save.
    pub button: String,
    /// The address of the table, if the form has nothing that the saved hand does not have.
    pub back: Option<String>,
}

/// The hand with the number of the form, if another device has saved it.
pub async fn by_another(visit: &TableVisit, inputs: &Inputs) -> Result<Option<Taken>, HttpError> {
    let (table, localizer) = (&visit.state, visit.localizer());
    let number = inputs.get("number").parse().unwrap_or(0);
    let own = visit.visitor.device.as_ref().and_then(DeviceTag::of);
    let Some(saved) = table.history.hands.numbered(number).filter(|hand| hand.first().meta.device != own) else {
        return Ok(None);
    };
    let (Some(theirs), Some(outcome)) = (table.hand(number), outcome(table, number)) else { return Ok(None) };
    let before = table.replay.before(number);
    let mine = sent_hand(inputs, localizer).canonical(&before).ok();
    let is_alike = mine.is_some_and(|mine| mine.is_equivalent(&theirs));
    let has_nothing_new = is_alike || is_empty(visit, &before, &inputs.without(FORM_INPUTS));
    let device_names = DeviceNames::visit(visit).await?;
    let name = saved.first().meta.device.and_then(|tag| device_names.name(&tag.to_string()));
    let heading = Message::new(match (is_alike, name) {
        (true, Some(_)) => "taken-alike",
        (true, None) => "taken-alike-unnamed",
        (false, Some(_)) => "taken-heading",
        (false, None) => "taken-heading-unnamed",
    });
    let heading = heading.with("name", name.unwrap_or_default()).count("number", number);
    let played = table.replay.hands().iter().find(|hand| hand.number == number).and_then(|hand| hand.played_contract);
    let formatter = visit.formatter_at(number);
    Ok(Some(Taken {
        heading: localizer.say(&heading),
        mark: played.map(|contract| table.replay.seats_at(number).mark(contract.player)),
        line: formatter.brief(&outcome.headline),
        button: localizer.plain(if has_nothing_new { "hand-to-table" } else { "taken-compare" }),
        back: has_nothing_new.then(|| visit.address("")),
    }))
}

/// Whether a form has no other answers than a new one.
fn is_empty(visit: &TableVisit, before: &Position, typed: &[(String, String)]) -> bool {
    let deal = before.deal(None);
    let answers_of = |content| {
        let answers = hand_form(visit, before, &deal, content).answers();
        answers.into_iter().map(|answer| answer.text).collect::<Vec<_>>()
    };
    answers_of(FormContent::Typed(typed)) == answers_of(FormContent::New)
}
