//! The form in which a hand is entered, and the sentence that says what it will pay.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::{ABOUT_THE_FORM, fresh_key};
use crate::games::draft::draft;
use crate::games::fields::Complaint;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::session::Replay;
use crate::store::{Role, TableId};
use crate::table::Table;
use crate::web::access::{Allowed, Scoring};
use crate::web::app::{Shared, working};
use crate::web::form::{FieldView, Kind, Shown, summary, view};
use crate::web::inputs::Inputs;
use crate::web::page::{Page, TableFrame, answer};
use crate::web::problem::Problem;
use crate::web::visitor::Visitor;

/// The entry form.
#[derive(Template)]
#[template(path = "hands/entry.html")]
pub struct EntryPage {
    page: Page,
    action: String,
    preview: String,
    key: String,
    version: i64,
    number: u32,
    fields: Vec<FieldView>,
    problems: Vec<(String, String)>,
    dealers: Vec<Dealer>,
    deals: String,
    save: String,
    /// The name and value of the button that saves, where the form has steps.
    step: Option<&'static str>,
}

/// A player who may have dealt. Only one that somebody named is checked: a form that was kept, or made for another
/// number, would else bring the dealer of that hand.
struct Dealer {
    name: String,
    checked: bool,
}

/// What an entry form is for.
pub struct Entry<'a> {
    /// The table.
    pub id: &'a TableId,
    /// The table as it stands.
    pub table: &'a Table,
    /// The table as it was before the hand.
    pub before: &'a Replay,
    /// Who asks.
    pub visitor: &'a Visitor,
    /// What he may do.
    pub role: Role,
    /// What the inputs show.
    pub shown: Shown<'a>,
    /// What is wrong with them.
    pub complaints: &'a [Complaint],
    /// The form's key.
    pub key: String,
    /// Whether an earlier hand is corrected.
    pub is_correction: bool,
}

impl Entry<'_> {
    /// Makes the page.
    #[must_use]
    pub fn page(self) -> EntryPage {
        let Entry { id, table, before, visitor, role, shown, complaints, key, is_correction } = self;
        let chosen = match &shown {
            Shown::New => None,
            Shown::Typed(inputs) => inputs.iter().find(|(name, _)| name == "dealer").map(|(_, name)| name.clone()),
            Shown::Document(document) | Shown::Told(document) => {
                document.get("dealer").and_then(|name| name.as_text()).map(str::to_owned)
            }
        };
        let dealer = chosen.as_deref().and_then(|name| before.seats().find(name));
        let deal = before.deal(dealer);
        let measure = before.measure();
        let reader = visitor.words.at_table(before.seats(), &measure);
        let fields = before.hand_form(&deal);
        let fields = view(&fields, &shown, complaints, &reader, before.facts().home, before.seats());
        let problems = summary(&fields, complaints, &reader);
        let number = deal.number;
        let here = if is_correction { format!("/hands/{number}/edit") } else { "/hands/new".to_owned() };
        let heading = Text::new("hand-heading").count("number", i64::from(number));
        let frame = TableFrame::of(id, table, role);
        let mut page = Page::at_table(visitor, &heading, &here, &frame);
        page.is_error = !problems.is_empty();
        let dealers = before
            .seats()
            .all()
            .map(|seat: Seat| Dealer { name: before.seats().name(seat).to_owned(), checked: Some(seat) == dealer });
        let action = if is_correction { here } else { "/hands".to_owned() };
        EntryPage {
            action: format!("/t/{id}{action}"),
            preview: format!("/t/{id}/preview?before={number}"),
            key,
            version: table.version,
            number,
            fields,
            problems,
            dealers: dealers.collect(),
            deals: reader.say(&Text::new("hand-deals").with("player", deal.dealer)),
            save: page.t(if is_correction { "hand-show-changes" } else { "hand-save" }),
            step: is_correction.then_some("preview"),
            page,
        }
    }
}

/// `GET /t/{table}/hands/new`: a form that is empty but for what was bid.
pub async fn new(app: Shared, allowed: Allowed<Scoring>) -> Result<HttpResponse, Problem> {
    let table = allowed.table(&app).await?;
    if table.replay.is_over() {
        return Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/t/{}", allowed.id))).finish());
    }
    let bid = table.bid(&table.replay.deal(None));
    let entry = Entry {
        id: &allowed.id,
        before: &table.replay,
        table: &table,
        visitor: &allowed.visitor,
        role: allowed.role,
        shown: Shown::Told(&bid.document),
        complaints: &[],
        key: fresh_key()?,
        is_correction: false,
    };
    answer(StatusCode::OK, &entry.page())
}

/// Which hand a preview is of.
#[derive(serde::Deserialize)]
pub struct Before {
    before: u32,
}

/// The sentence of a preview.
#[derive(Template)]
#[template(path = "hands/preview.html")]
struct Preview {
    sentence: String,
    changes: Vec<(String, String, &'static str)>,
}

/// `POST /t/{table}/preview`: what the hand will pay, or what is still to be said.
pub async fn preview(
    app: Shared,
    allowed: Allowed<Scoring>,
    at: web::Query<Before>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let (id, number) = (allowed.id, at.before);
    let before = working(&app, move |app| {
        let table = Table::load(&app.store, &id)?;
        table.session.replay_before(number).map_err(|_| Problem::Fault)
    });
    let typed = inputs.without(ABOUT_THE_FORM);
    answer(StatusCode::OK, &previewed(before.await?, &typed, &allowed.visitor))
}

fn previewed(mut before: Replay, typed: &[(String, String)], visitor: &Visitor) -> Preview {
    let measure = before.measure();
    let seats = before.seats().clone();
    let reader = visitor.words.at_table(&seats, &measure);
    let played = before.hand_document(draft(typed)).and_then(|document| before.play(&document).cloned());
    match played {
        Ok(scored) => {
            let moved = seats.all().zip(scored.deltas()).filter(|(_, delta)| *delta != 0);
            let change = |(seat, delta): (Seat, i64)| {
                (seats.name(seat).to_owned(), reader.signed(delta), crate::web::scoreboard::colour(delta))
            };
            Preview { sentence: reader.say(&scored.headline), changes: moved.map(change).collect() }
        }
        Err(complaints) => {
            let fields = before.hand_form(&before.deal(None));
            let fields = view(&fields, &Shown::Typed(typed), &[], &reader, before.facts().home, &seats);
            let lines = summary(&fields, &complaints, &reader);
            let (missing, wrong): (Vec<_>, Vec<_>) =
                complaints.iter().partition(|complaint| complaint.text.id == "field-missing");
            let sentence = match wrong.first() {
                Some(complaint) => reader.say(&complaint.text),
                None if missing.is_empty() => String::new(),
                None => lines.into_iter().map(|(_, line)| line).collect::<Vec<_>>().join(" · "),
            };
            Preview { sentence, changes: Vec::new() }
        }
    }
}
