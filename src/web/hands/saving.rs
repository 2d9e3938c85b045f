//! Saving a new hand: once, whatever the network does.

use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::entry::Entry;
use super::{ABOUT_THE_FORM, is_scripted, key, print};
use crate::games::draft::draft;
use crate::games::fields::Complaint;
use crate::games::text::Text;
use crate::store::{DeviceId, Event, Kind, Store, TableId};
use crate::table::{Refused, Saying, Table, Told, tell, told_before};
use crate::web::access::{Allowed, Scoring};
use crate::web::app::{App, Shared, working};
use crate::web::form::Shown;
use crate::web::inputs::Inputs;
use crate::web::page::{Page, TableFrame, answer};
use crate::web::problem::Problem;

/// What became of a hand that was sent.
enum Sent {
    /// It is in the log.
    Saved(Box<Told>),
    /// It cannot have been so.
    Wrong(Box<Table>, Vec<Complaint>),
    /// Somebody was first: another hand has its number.
    Conflict(Box<Table>),
}

/// `POST /t/{table}/hands`: a new hand.
pub async fn save(
    app: Shared,
    allowed: Allowed<Scoring>,
    request: HttpRequest,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let (id, device, sent) = (allowed.id.clone(), allowed.visitor.device.clone(), inputs.clone());
    let sent = working(&app, move |app| send(&app.store, &id, device.as_ref(), &sent)).await?;
    match sent {
        Sent::Saved(told) => saved(&allowed, &request, &inputs, &told),
        Sent::Wrong(table, complaints) => wrong(&allowed, &inputs, &table, &complaints),
        Sent::Conflict(table) => conflict(&allowed, &inputs, &table),
    }
}

fn send(store: &Store, id: &TableId, device: Option<&DeviceId>, inputs: &Inputs) -> Result<Sent, Problem> {
    let key = key(inputs)?;
    let typed = inputs.without(ABOUT_THE_FORM);
    let print = print("hand", &typed);
    if let Some(told) = told_before(store, id, key, &print)? {
        return Ok(Sent::Saved(Box::new(told)));
    }
    let table = Table::load(store, id)?;
    let number = inputs.get("number").parse().ok().filter(|_| inputs.get("add").is_empty());
    if number.is_some_and(|number| number != table.next_number()) {
        return Ok(Sent::Conflict(Box::new(table)));
    }
    let hand = match table.replay.hand_document(draft(&typed)) {
        Ok(hand) => hand,
        Err(complaints) => return Ok(Sent::Wrong(Box::new(table), complaints)),
    };
    let saying = Saying { number, fingerprint: Some(&print), device, ..Saying::new(key, App::now()) };
    let event = Event { kind: Kind::HandEntered, body: hand.to_json() };
    match tell(store, id, &saying, &event) {
        Ok(told) => Ok(Sent::Saved(Box::new(told))),
        Err(Refused::Wrong(wrong)) => Ok(Sent::Wrong(Box::new(table), wrong.complaints)),
        Err(Refused::Conflict(table)) => Ok(Sent::Conflict(table)),
        Err(refused) => Err(refused.into()),
    }
}

/// Where a saved hand shows: its result; the live table when it came from there, or when it counts no more.
fn saved(
    allowed: &Allowed<Scoring>,
    request: &HttpRequest,
    inputs: &Inputs,
    told: &Told,
) -> Result<HttpResponse, Problem> {
    let number = told.table.number_of(told.version).filter(|_| inputs.get("from") != "live");
    let address = match number {
        Some(number) => format!("/t/{}/hands/{number}", allowed.id),
        None => format!("/t/{}", allowed.id),
    };
    if !is_scripted(request) {
        return Ok(HttpResponse::SeeOther().insert_header((LOCATION, address)).finish());
    }
    let status = if told.repeated { StatusCode::OK } else { StatusCode::CREATED };
    let mut page = match number {
        Some(number) => {
            super::result::page(&allowed.id, &told.table, number, &allowed.visitor, allowed.role, status, Vec::new())?
        }
        None => crate::web::live::page(&allowed.id, &told.table, &allowed.visitor, allowed.role, false, status)?,
    };
    let headers = page.headers_mut();
    headers.insert("x-url".parse().map_err(|_| Problem::Fault)?, address.parse().map_err(|_| Problem::Fault)?);
    Ok(page)
}

fn wrong(
    allowed: &Allowed<Scoring>,
    inputs: &Inputs,
    table: &Table,
    complaints: &[Complaint],
) -> Result<HttpResponse, Problem> {
    let typed = inputs.without(ABOUT_THE_FORM);
    let entry = Entry {
        id: &allowed.id,
        before: &table.replay,
        table,
        visitor: &allowed.visitor,
        role: allowed.role,
        shown: Shown::Typed(&typed),
        complaints,
        key: key(inputs)?.to_owned(),
        is_correction: false,
    };
    answer(StatusCode::UNPROCESSABLE_ENTITY, &entry.page())
}

/// The choice when another hand has taken the number.
#[derive(Template)]
#[template(path = "hands/conflict.html")]
struct ConflictPage {
    page: Page,
    id: String,
    theirs: String,
    number: u32,
    mine: Option<String>,
    /// Whether both say the same, so that one of them can go.
    is_same: bool,
    typed: Vec<(String, String)>,
    key: String,
    add: String,
    correct: String,
}

fn conflict(allowed: &Allowed<Scoring>, inputs: &Inputs, table: &Table) -> Result<HttpResponse, Problem> {
    let typed = inputs.without(ABOUT_THE_FORM);
    let number: u32 = inputs.get("number").parse().unwrap_or_default();
    let measure = table.replay.measure();
    let reader = allowed.visitor.words.at_table(&table.session.seats, &measure);
    let theirs = usize::try_from(number).ok().and_then(|number| table.replay.hands().get(number.checked_sub(1)?));
    let mine = table.session.replay_before(number).ok().and_then(|mut before| {
        let hand = before.hand_document(draft(&typed)).ok()?;
        let scored = before.play(&hand).ok()?;
        Some((reader.say(&scored.headline), hand))
    });
    let on_the_sheet = table.hand(number).and_then(|hand| hand.hand());
    let is_same = mine.as_ref().zip(on_the_sheet).is_some_and(|((_, mine), theirs)| mine.says_the_same_as(theirs));
    let count = |id, number: u32| allowed.visitor.words.say(&Text::new(id).count("number", i64::from(number)));
    let frame = TableFrame::of(&allowed.id, table, allowed.role);
    let heading = Text::new("conflict-heading").count("number", i64::from(number));
    let page = ConflictPage {
        page: Page::at_table(&allowed.visitor, &heading, "/hands/new", &frame),
        id: allowed.id.to_string(),
        theirs: theirs.map(|theirs| reader.say(&theirs.headline)).unwrap_or_default(),
        number,
        mine: mine.map(|(headline, _)| headline),
        is_same,
        typed,
        key: key(inputs)?.to_owned(),
        add: count("conflict-add", table.next_number()),
        correct: count("conflict-correct", number),
    };
    answer(StatusCode::CONFLICT, &page)
}
