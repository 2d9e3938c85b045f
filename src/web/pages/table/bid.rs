//! The bid of the hand in play. Spectators see it, and the form of the hand starts with it.

use crate::document::Deal;
use crate::web::pages::prelude::*;

/// `POST /t/{table}/bid`: replaces the bid, or withdraws it.
pub async fn enter(access: PageAccess<Scoring>, inputs: Inputs) -> PageResult {
    let number = inputs.get("number").parse().map_err(|_| HttpError::Malformed)?;
    let device = access.visitor.device.clone();
    let meta = CommandMeta { device, ..CommandMeta::new(fresh_key()?, App::now()) };
    let inputs = if inputs.get("withdraw").is_empty() { inputs.without(&["number"]) } else { Vec::new() };
    match access.app.service.execute(access.id, meta, TableCommand::EnterBid { number, inputs }).await {
        // A conflict means that the hand was entered meanwhile; its bid has no effect any more.
        Ok(_) | Err(CommandError::Conflict(_) | CommandError::Unchanged(_)) => Ok(see_other(&access.address(""))),
        Err(rejection) => Err(rejection.into()),
    }
}

/// The form for the bid, with the current one.
pub fn bid_form<'a>(visit: &'a TableVisit, deal: &Deal, bid: &'a Value) -> FormView<'a> {
    let replay = &visit.state.replay;
    let fields = replay.position().bid_form(deal);
    FormView::new(fields, FormContent::Document(bid), visit.formatter(), replay.info().home, replay.seats())
}

/// The answers to its questions as a text; empty if there is no bid.
pub fn bid_text(form: &FormView<'_>) -> String {
    form.answers().into_iter().filter_map(|answer| answer.text).collect::<Vec<_>>().join(", ")
}
