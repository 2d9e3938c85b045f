//! Correcting or voiding a hand: nothing is saved before what it changes has been shown, and the old version stays.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::entry::{self, Entry};
use super::{ABOUT_THE_FORM, conflict, result, sent};
use crate::games::fields::Complaint;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::session::Invalid;
use crate::table::{Command, Event, Expected, HandHistory, Receipt, Refusal, Rejection, Table, commands};
use crate::web::board::scoreboard::colour;
use crate::web::form::Shown;
use crate::web::frame::access::{Allowed, Scoring};
use crate::web::frame::app::{Shared, working};
use crate::web::frame::at_table::AtTable;
use crate::web::frame::inputs::Inputs;
use crate::web::frame::keys::{fingerprint, fresh_key, key, version};
use crate::web::frame::page::{Page, answer, see_other};
use crate::web::frame::problem::Problem;

/// `GET /t/{table}/hands/{number}/edit`: the form as the hand was told.
pub async fn edit(
    app: Shared,
    allowed: Allowed<Scoring>,
    path: web::Path<(String, u32)>,
) -> Result<HttpResponse, Problem> {
    let (_, number) = path.into_inner();
    let at = allowed.at_table(&app).await?;
    let hand = at.table.hand(number).ok_or(Problem::Missing)?;
    form(&at, number, Shown::Document(&hand), &[], fresh_key()?, StatusCode::OK)
}

fn form(
    at: &AtTable,
    number: u32,
    shown: Shown<'_>,
    complaints: &[Complaint],
    key: String,
    status: StatusCode,
) -> Result<HttpResponse, Problem> {
    let before = at.table.before(number)?;
    let entry = Entry { at, before: &before, shown, complaints, key, is_correction: true, is_undone: false };
    answer(status, &entry.page())
}

/// `POST /t/{table}/hands/{number}/edit`: the form again, what it would change, or the correction itself.
pub async fn amend(
    app: Shared,
    allowed: Allowed<Scoring>,
    path: web::Path<(String, u32)>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let (_, number) = path.into_inner();
    let typed = inputs.without(ABOUT_THE_FORM);
    if inputs.get("step") == "change" {
        let at = allowed.at_table(&app).await?;
        at.table.history.hands().numbered(number).ok_or(Problem::Missing)?;
        return form(&at, number, Shown::Typed(&typed), &[], key(&inputs)?.to_owned(), StatusCode::OK);
    }
    let print = fingerprint(&format!("correct {number}"), &typed);
    let command = allowed.command(&inputs, Expected::version(version(&inputs)?), print)?;
    let hand = sent(&inputs);
    let decide = move |table: &Table| commands::correct(table, number, &hand);
    // A hand that another phone has told differently is replaced at once: the choice has shown what changes.
    let is_taken = inputs.get("step") == "take";
    let is_preview = !is_taken && inputs.get("step") != "save";
    let changed = changed(&app, &allowed, command, is_preview, decide).await?;
    let saved = |id| see_other(&format!("/t/{id}/hands/{number}"));
    match changed {
        Ok(Changed::Saved(_)) | Err(Rejection::Unchanged(_)) => Ok(saved(&allowed.id)),
        Ok(Changed::Shown { table, then }) => changes(&allowed.with(table), &then, number, &inputs, false),
        Err(Rejection::Invalid(invalid, table)) => {
            let complaints = about_hand(invalid, number);
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            let key = key(&inputs)?.to_owned();
            form(&allowed.with(table), number, Shown::Typed(&typed), &complaints, key, status)
        }
        Err(Rejection::Conflict(table)) if is_taken => {
            conflict::page(&app, &allowed.with(table), number, &inputs).await
        }
        Err(rejection) => Err(rejection.into()),
    }
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
    let version = version(&inputs)?;
    let print = fingerprint(&format!("void {number} at {version}"), &[]);
    let command = allowed.command(&inputs, Expected::version(version), print)?;
    let decide = move |table: &Table| commands::void(table, number);
    match changed(&app, &allowed, command, inputs.get("step") == "preview", decide).await? {
        Ok(Changed::Saved(receipt)) => Ok(see_other(&format!("/t/{}{}", allowed.id, after_void(&receipt)))),
        Ok(Changed::Shown { table, then }) => changes(&allowed.with(table), &then, number, &inputs, true),
        Err(Rejection::Invalid(invalid, table)) => {
            let at = allowed.with(table);
            let complaints = about_hand(invalid, number);
            let wrong = complaints.iter().map(|complaint| at.reader().say(&complaint.text)).collect();
            result::page(&at, number, StatusCode::UNPROCESSABLE_ENTITY, wrong)
        }
        Err(rejection) => Err(rejection.into()),
    }
}

/// Where a voided hand leads, below the table: the last one to its form again, if it was entered in one.
fn after_void(receipt: &Receipt) -> String {
    let (hands, position) = (receipt.table.history.hands(), receipt.table.replay.position());
    let is_typed = |hand: &&HandHistory| entry::undone(&receipt.table, hand.entry).is_some();
    let is_quick = position.quick_form(&position.deal(None)).is_some();
    let voided = hands.voided_by(receipt.version).filter(|hand| !is_quick && is_typed(hand));
    voided.map_or_else(String::new, |hand| format!("/hands/new?undone={}", hand.entry))
}

/// What becomes of a change.
enum Changed {
    Saved(Receipt),
    /// The table as it is, and as it would be.
    Shown {
        table: Arc<Table>,
        then: Arc<Table>,
    },
}

/// Makes a change, or only shows what it would change.
async fn changed(
    app: &Shared,
    allowed: &Allowed<Scoring>,
    command: Command,
    is_preview: bool,
    decide: impl FnOnce(&Table) -> Result<Event, Refusal> + Send + 'static,
) -> Result<Result<Changed, Rejection>, Problem> {
    let id = allowed.id.clone();
    working(app, move |app| {
        if is_preview {
            let preview = app.tables.preview(&id, command.expected, command.at, decide);
            return Ok(preview.map(|(table, then)| Changed::Shown { table, then }));
        }
        Ok(app.tables.append(&id, &command, decide).map(Changed::Saved))
    })
    .await
}

/// What is wrong with a change of a hand: its own complaints, or the later hand that would not fit any more.
fn about_hand(invalid: Invalid, number: u32) -> Vec<Complaint> {
    if invalid.hand == number {
        return invalid.complaints;
    }
    let text = Text::new("change-later").count("number", i64::from(invalid.hand)).with("why", invalid.first().text);
    vec![Complaint::new("", text)]
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

fn changes(at: &AtTable, then: &Table, number: u32, inputs: &Inputs, is_void: bool) -> Result<HttpResponse, Problem> {
    let (table, reader) = (&at.table, at.reader());
    let headline = |table: &Table| {
        let scored = table.replay.hand(number);
        scored.map(|scored| at.reader_of(number).say(&scored.headline)).unwrap_or_default()
    };
    let (before, after) = (table.replay.totals_by_seat(None), then.replay.totals_by_seat(None));
    let players = table.replay.seats().all().zip(before.into_iter().zip(after));
    let player = |(seat, (before, after)): (Seat, (i64, i64))| PlayerChange {
        name: table.replay.seats().name(seat).to_owned(),
        before: reader.signed(before),
        after: reader.signed(after),
        change: reader.signed(after - before),
        class: colour(after - before),
    };
    let heading = Text::new("change-heading").count("number", i64::from(number));
    let page = ChangesPage {
        page: at.page(&heading, &format!("/hands/{number}/edit")),
        old: headline(table),
        new: if is_void { at.words().plain("change-void") } else { headline(then) },
        players: players.map(player).collect(),
        typed: inputs.without(ABOUT_THE_FORM),
        key: key(inputs)?.to_owned(),
        version: table.version(),
        dealers: other_dealers(table, then, number, is_void).then(|| at.words().plain("change-dealers")),
        back: is_void.then(|| at.address(&format!("/hands/{number}"))),
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
