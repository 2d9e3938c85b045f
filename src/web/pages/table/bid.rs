//! The bid of the hand in play. Spectators see it, and the form of the hand starts with it.

use crate::games::Deal;
use crate::web::pages::prelude::*;

/// `POST /t/{table}/bid`: replaces the bid, or withdraws it.
pub async fn enter(allowed: Allowed<Scoring>, inputs: Inputs) -> PageResult {
    let number = inputs.get("number").parse().map_err(|_| HttpError::Malformed)?;
    let device = allowed.visitor.device.clone();
    let meta = CommandMeta { device, ..CommandMeta::new(fresh_key()?, App::now()) };
    let inputs = if inputs.get("withdraw").is_empty() { inputs.without(&["number"]) } else { Vec::new() };
    match allowed.app.service.execute(allowed.id, meta, TableCommand::EnterBid { number, inputs }).await {
        // A conflict means that the hand was entered meanwhile; its bid has no effect any more.
        Ok(_) | Err(CommandError::Conflict(_) | CommandError::Unchanged(_)) => Ok(see_other(&allowed.address(""))),
        Err(rejection) => Err(rejection.into()),
    }
}

/// The form for the bid, with the current one.
pub fn bid_form<'a>(at: &'a AtTable, deal: &Deal, bid: &'a Node) -> FormView<'a> {
    let replay = &at.state.replay;
    let fields = replay.position().bid_form(deal);
    FormView::new(fields, FormContent::Document(bid), at.reader(), replay.facts().home, replay.seats())
}

/// The answers to its questions as a text; empty if there is no bid.
pub fn bid_text(form: &FormView<'_>) -> String {
    form.answers().into_iter().filter_map(|answer| answer.words).collect::<Vec<_>>().join(", ")
}
