//! The bid, entered while the hand is played: spectators see it, and the form in which the hand is entered knows it.

use actix_web::HttpResponse;

use crate::games::auction::Auction;
use crate::games::draft::draft;
use crate::games::node::Node;
use crate::table::{Command, Event, EventKind, Expected, Refusal, Rejection, Table, fingerprint};
use crate::web::frame::access::{Allowed, Scoring};
use crate::web::frame::app::{App, Shared, working};
use crate::web::frame::inputs::Inputs;
use crate::web::frame::keys::fresh_key;
use crate::web::frame::page::see_other;
use crate::web::frame::problem::Problem;
use crate::words::Reader;

/// `POST /t/{table}/bid`: what was bid so far, all of it; or that it is taken back.
pub async fn enter(app: Shared, allowed: Allowed<Scoring>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    let (id, address) = (allowed.id, format!("/t/{}", allowed.id));
    let number = inputs.get("number").parse().map_err(|_| Problem::Malformed)?;
    let command = Command {
        expected: Expected { number: Some(number), version: None },
        device: allowed.visitor.device,
        ..Command::new(fresh_key()?, fingerprint(EventKind::BidEntered, ""), App::now())
    };
    working(&app, move |app| match app.tables.append(id, &command, move |table| bid(table, &inputs)) {
        // A bid for a hand that is on the sheet by now comes too late and says nothing: the table shows what there is.
        Ok(_) | Err(Rejection::Conflict(_) | Rejection::Unchanged(_)) => Ok(()),
        Err(rejection) => Err(rejection.into()),
    })
    .await?;
    Ok(see_other(&address))
}

fn bid(table: &Table, inputs: &Inputs) -> Result<Event, Refusal> {
    if table.replay.is_over() {
        return Err(Refusal::Conflict);
    }
    let deal = table.replay.deal();
    let typed = if inputs.get("withdraw").is_empty() { draft(&inputs.without(&["number"])) } else { Node::empty() };
    let bid = Auction::read(&table.replay.position().bid_form(&deal), &typed);
    if bid == table.bid(&deal) { Err(Refusal::Unchanged) } else { Ok(Event::BidEntered { bid: bid.document }) }
}

/// A bid in words; empty when there is none.
pub fn in_words(bid: &Auction, reader: &Reader<'_>) -> String {
    bid.words.iter().map(|word| reader.say(word)).collect::<Vec<_>>().join(", ")
}
