//! Correcting or voiding a hand: nothing is saved before what it changes has been shown, and the old version stays.

use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::entry::Entry;
use super::{ABOUT_THE_FORM, fresh_key, key, print, result, version};
use crate::games::draft::draft;
use crate::games::fields::Complaint;
use crate::games::node::Node;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::store::{DeviceId, Event, Kind, Store, TableId};
use crate::table::{Refused, Saying, Table, tell, told_before, would_be};
use crate::web::access::{Allowed, Scoring};
use crate::web::app::{App, Shared, working};
use crate::web::form::Shown;
use crate::web::inputs::Inputs;
use crate::web::page::{Page, TableFrame, answer};
use crate::web::problem::Problem;
use crate::web::scoreboard::colour;

/// `GET /t/{table}/hands/{number}/edit`: the form as the hand was told.
pub async fn edit(
    app: Shared,
    allowed: Allowed<Scoring>,
    path: web::Path<(String, u32)>,
) -> Result<HttpResponse, Problem> {
    let (_, number) = path.into_inner();
    let table = allowed.table(&app).await?;
    let hand = table.hand(number).and_then(|hand| hand.hand()).ok_or(Problem::Missing)?.clone();
    form(&allowed, &table, number, Shown::Document(&hand), &[], fresh_key()?, StatusCode::OK)
}

fn form(
    allowed: &Allowed<Scoring>,
    table: &Table,
    number: u32,
    shown: Shown<'_>,
    complaints: &[Complaint],
    key: String,
    status: StatusCode,
) -> Result<HttpResponse, Problem> {
    let before = table.session.replay_before(number).map_err(|_| Problem::Fault)?;
    let entry = Entry {
        id: &allowed.id,
        before: &before,
        table,
        visitor: &allowed.visitor,
        role: allowed.role,
        shown,
        complaints,
        key,
        is_correction: true,
    };
    answer(status, &entry.page())
}

/// What becomes of a correction.
enum Corrected {
    /// It is in the log, or it was no correction.
    Saved,
    /// What it would change.
    Shown(Box<Table>, Box<Table>),
    /// The form again, as it was typed, with what is wrong.
    Form(Box<Table>, Vec<Complaint>),
}

/// `POST /t/{table}/hands/{number}/edit`: the form again, what it would change, or the correction itself.
pub async fn amend(
    app: Shared,
    allowed: Allowed<Scoring>,
    path: web::Path<(String, u32)>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let (_, number) = path.into_inner();
    let (id, device, sent) = (allowed.id.clone(), allowed.visitor.device.clone(), inputs.clone());
    let corrected = working(&app, move |app| correct(&app.store, &id, number, device.as_ref(), &sent)).await?;
    let typed = inputs.without(ABOUT_THE_FORM);
    match corrected {
        Corrected::Saved => {
            let address = format!("/t/{}/hands/{number}", allowed.id);
            Ok(HttpResponse::SeeOther().insert_header((LOCATION, address)).finish())
        }
        Corrected::Shown(table, then) => changes(&allowed, &table, &then, number, &inputs, false),
        Corrected::Form(table, complaints) => {
            let status = if complaints.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
            form(&allowed, &table, number, Shown::Typed(&typed), &complaints, key(&inputs)?.to_owned(), status)
        }
    }
}

fn correct(
    store: &Store,
    id: &TableId,
    number: u32,
    device: Option<&DeviceId>,
    inputs: &Inputs,
) -> Result<Corrected, Problem> {
    let typed = inputs.without(ABOUT_THE_FORM);
    let print = print(&format!("correct {number}"), &typed);
    if told_before(store, id, key(inputs)?, &print)?.is_some() {
        return Ok(Corrected::Saved);
    }
    let table = Table::load(store, id)?;
    let old = table.hand(number).ok_or(Problem::Missing)?;
    if inputs.get("step") == "change" {
        return Ok(Corrected::Form(Box::new(table), Vec::new()));
    }
    let before = table.session.replay_before(number).map_err(|_| Problem::Fault)?;
    let hand = match before.hand_document(draft(&typed)) {
        Ok(hand) if old.hand() == Some(&hand) => return Ok(Corrected::Saved),
        Ok(hand) => hand,
        Err(complaints) => return Ok(Corrected::Form(Box::new(table), complaints)),
    };
    let entry = ("entry".to_owned(), Node::Integer(old.entry));
    let event = Event { kind: Kind::HandAmended, body: Node::Map(vec![entry, ("hand".to_owned(), hand)]).to_json() };
    let saying = Saying {
        version: Some(version(inputs)?),
        fingerprint: Some(&print),
        device,
        ..Saying::new(key(inputs)?, App::now())
    };
    told_or_shown(store, id, &saying, &event, inputs.get("step") != "save")
        .or_else(|refused| later(refused, table, number))
}

/// What a correction changes for whom.
#[derive(Template)]
#[template(path = "hands/changes.html")]
struct ChangesPage {
    page: Page,
    old: String,
    new: String,
    players: Vec<PlayerChange>,
    typed: Vec<(String, String)>,
    key: String,
    version: i64,
    /// What else changes: who dealt the hands behind it.
    dealers: Option<String>,
    /// Where back leads, when there is no form to go back to.
    back: Option<String>,
}

/// A player's total before and after.
struct PlayerChange {
    name: String,
    before: String,
    after: String,
    change: String,
    class: &'static str,
}

fn changes(
    allowed: &Allowed<Scoring>,
    table: &Table,
    then: &Table,
    number: u32,
    inputs: &Inputs,
    is_void: bool,
) -> Result<HttpResponse, Problem> {
    let measure = table.replay.measure();
    let reader = allowed.visitor.words.at_table(&table.session.seats, &measure);
    let headline = |table: &Table| {
        let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        let scored = at.and_then(|at| table.replay.hands().get(at));
        scored.map(|scored| reader.say(&scored.headline)).unwrap_or_default()
    };
    let player = |seat| {
        let (before, after) = (table.replay.balances().seat(seat), then.replay.balances().seat(seat));
        PlayerChange {
            name: table.session.seats.name(seat).to_owned(),
            before: reader.signed(before),
            after: reader.signed(after),
            change: reader.signed(after - before),
            class: colour(after - before),
        }
    };
    let frame = TableFrame::of(&allowed.id, table, allowed.role);
    let heading = Text::new("change-heading").count("number", i64::from(number));
    let page = ChangesPage {
        page: Page::at_table(&allowed.visitor, &heading, &format!("/hands/{number}/edit"), &frame),
        old: headline(table),
        new: if is_void { allowed.visitor.words.plain("change-void") } else { headline(then) },
        players: table.session.seats.all().map(player).collect(),
        typed: inputs.without(ABOUT_THE_FORM),
        key: key(inputs)?.to_owned(),
        version: table.version,
        dealers: other_dealers(table, then, number, is_void).then(|| allowed.visitor.words.plain("change-dealers")),
        back: is_void.then(|| format!("/t/{}/hands/{number}", allowed.id)),
    };
    answer(StatusCode::OK, &page)
}

/// Whether a hand behind this one, of those that had a dealer before, would have another.
fn other_dealers(table: &Table, then: &Table, number: u32, is_void: bool) -> bool {
    let behind = |table: &Table, moved: bool| -> Vec<Seat> {
        let skipped = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(usize::from(moved));
        table.replay.hands().iter().skip(skipped).map(|hand| hand.deal.dealer).collect()
    };
    behind(table, false) != behind(then, is_void)
}

/// `POST /t/{table}/hands/{number}/void`: the hand does not count; also the Undo of the newest one. An earlier one is
/// shown first, with what that changes.
pub async fn void(
    app: Shared,
    allowed: Allowed<Scoring>,
    path: web::Path<(String, u32)>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let (_, number) = path.into_inner();
    let (id, device, sent) = (allowed.id.clone(), allowed.visitor.device.clone(), inputs.clone());
    match working(&app, move |app| strike(&app.store, &id, number, device.as_ref(), &sent)).await? {
        Corrected::Saved => {
            Ok(HttpResponse::SeeOther().insert_header((LOCATION, format!("/t/{}", allowed.id))).finish())
        }
        Corrected::Shown(table, then) => changes(&allowed, &table, &then, number, &inputs, true),
        Corrected::Form(table, complaints) => {
            let measure = table.replay.measure();
            let reader = allowed.visitor.words.at_table(&table.session.seats, &measure);
            let wrong = complaints.iter().map(|complaint| reader.say(&complaint.text)).collect();
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            result::page(&allowed.id, &table, number, &allowed.visitor, allowed.role, status, wrong)
        }
    }
}

fn strike(
    store: &Store,
    id: &TableId,
    number: u32,
    device: Option<&DeviceId>,
    inputs: &Inputs,
) -> Result<Corrected, Problem> {
    let (key, version) = (key(inputs)?, version(inputs)?);
    let print = print(&format!("void {number} at {version}"), &[]);
    if told_before(store, id, key, &print)?.is_some() {
        return Ok(Corrected::Saved);
    }
    let table = Table::load(store, id)?;
    let entry = table.hand(number).ok_or(Problem::Conflict)?.entry;
    let body = Node::Map(vec![("entry".to_owned(), Node::Integer(entry))]).to_json();
    let fingerprint = Some(print.as_str());
    let saying = Saying { version: Some(version), fingerprint, device, ..Saying::new(key, App::now()) };
    told_or_shown(store, id, &saying, &Event { kind: Kind::HandVoided, body }, inputs.get("step") == "preview")
        .or_else(|refused| later(refused, table, number))
}

/// Tells an event, or shows what it would change; the table before it is left to the caller.
fn told_or_shown(
    store: &Store,
    id: &TableId,
    saying: &Saying<'_>,
    event: &Event,
    is_preview: bool,
) -> Result<Corrected, Refused> {
    if is_preview {
        let table = Table::load(store, id).map_err(Refused::Damage)?;
        return would_be(store, id, saying, event).map(|then| Corrected::Shown(Box::new(table), Box::new(then)));
    }
    tell(store, id, saying, event).map(|_| Corrected::Saved)
}

/// What becomes of a change that is refused: its own complaints, or the later hand that would not fit any more.
fn later(refused: Refused, table: Table, number: u32) -> Result<Corrected, Problem> {
    match refused {
        Refused::Wrong(wrong) if wrong.hand == number => Ok(Corrected::Form(Box::new(table), wrong.complaints)),
        Refused::Wrong(wrong) => {
            let number = i64::from(wrong.hand);
            let text = Text::new("change-later").count("number", number).with("why", wrong.first().text);
            Ok(Corrected::Form(Box::new(table), vec![Complaint::new("", text)]))
        }
        refused => Err(refused.into()),
    }
}
