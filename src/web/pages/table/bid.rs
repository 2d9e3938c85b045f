//! The bid, entered while the hand is played: spectators see it, and the form in which the hand is entered knows it.

use actix_web::HttpResponse;

use crate::command::CommandError;
use crate::games::auction::Auction;
use crate::table::{CommandMeta, EventKind, Expected, Rejection, TableCommand, fingerprint};
use crate::web::auth::access::{Allowed, Scoring};
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::fresh_key;
use crate::web::http::state::{App, Shared};
use crate::web::layout::page::see_other;
use crate::words::Reader;

/// `POST /t/{table}/bid`: what was bid so far, all of it; or that it is taken back.
pub async fn enter(app: Shared, allowed: Allowed<Scoring>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    let (id, address) = (allowed.id, format!("/t/{}", allowed.id));
    let number = inputs.get("number").parse().map_err(|_| Problem::Malformed)?;
    let meta = CommandMeta {
        expected: Expected { number: Some(number), version: None },
        device: allowed.visitor.device,
        ..CommandMeta::new(fresh_key()?, fingerprint(EventKind::BidEntered, ""), App::now())
    };
    let withdraws = !inputs.get("withdraw").is_empty();
    let bid = if withdraws { Vec::new() } else { inputs.without(&["number"]) };
    match app.service.execute(id, meta, TableCommand::EnterBid(bid)).await {
        // A bid for a hand that is on the sheet by now comes too late and changes nothing: the table shows what there is.
        Ok(_) | Err(Rejection(CommandError::Conflict(_) | CommandError::Unchanged(_), _)) => Ok(see_other(&address)),
        Err(rejection) => Err(rejection.into()),
    }
}

/// A bid in words; empty when there is none.
pub fn in_words(bid: &Auction, reader: &Reader<'_>) -> String {
    bid.words.iter().map(|word| reader.say(word)).collect::<Vec<_>>().join(", ")
}
