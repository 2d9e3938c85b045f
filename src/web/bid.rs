//! The bid, entered while the hand is played: spectators see it, and the form in which the hand is entered knows it.

use actix_web::HttpResponse;
use actix_web::http::header::LOCATION;

use super::access::{Allowed, Scoring};
use super::app::{App, Shared, working};
use super::hands::fresh_key;
use super::inputs::Inputs;
use super::problem::Problem;
use crate::games::bid::Bid;
use crate::games::draft::draft;
use crate::games::node::Node;
use crate::store::{DeviceId, Event, Kind, Store, TableId};
use crate::table::{Refused, Saying, Table, tell};
use crate::words::Reader;

/// `POST /t/{table}/bid`: what was bid so far, all of it; or that it is taken back.
pub async fn enter(app: Shared, allowed: Allowed<Scoring>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    let address = format!("/t/{}", allowed.id);
    let Allowed { id, visitor, .. } = allowed;
    working(&app, move |app| entered(&app.store, &id, visitor.device.as_ref(), &inputs)).await?;
    Ok(HttpResponse::SeeOther().insert_header((LOCATION, address)).finish())
}

/// A bid for a hand that is on the sheet by now comes too late and says nothing: the table shows what there is.
fn entered(store: &Store, id: &TableId, device: Option<&DeviceId>, inputs: &Inputs) -> Result<(), Problem> {
    let table = Table::load(store, id)?;
    let number = inputs.get("number").parse().map_err(|_| Problem::Malformed)?;
    let deal = table.replay.deal(None);
    let typed = if inputs.get("withdraw").is_empty() { draft(&inputs.without(&["number"])) } else { Node::empty() };
    let bid = Bid::read(&table.replay.bid_form(&deal), &typed);
    if table.replay.is_over() || number != table.next_number() || bid == table.bid(&deal) {
        return Ok(());
    }
    let key = fresh_key()?;
    let saying = Saying { number: Some(number), device, ..Saying::new(&key, App::now()) };
    match tell(store, id, &saying, &Event { kind: Kind::BidEntered, body: bid.document.to_json() }) {
        Ok(_) | Err(Refused::Conflict(_)) => Ok(()),
        Err(refused) => Err(refused.into()),
    }
}

/// A bid in words; empty when there is none.
pub(super) fn said(bid: &Bid, reader: &Reader<'_>) -> String {
    bid.words.iter().map(|word| reader.say(word)).collect::<Vec<_>>().join(", ")
}
