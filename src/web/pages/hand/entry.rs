//! The form in which a hand is entered, and the sentence that says what it will pay.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::{ABOUT_THE_FORM, sent};
use crate::command::CommandError;
use crate::games::fields::{FieldError, Source};
use crate::games::form::Field;
use crate::games::node::Node;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::session::Position;
use crate::table::Table;
use crate::web::auth::access::{Allowed, Scoring};
use crate::web::auth::at_table::AtTable;
use crate::web::components::form::{FieldView, Kind, Shown, summary, view};
use crate::web::components::scoreboard::colour;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::fresh_key;
use crate::web::http::state::Shared;
use crate::web::layout::page::{Page, answer, see_other};
use crate::words::Reader;

#[derive(Template)]
#[template(path = "hand/entry.html")]
pub struct EntryPage {
    page: Page,
    action: String,
    preview: String,
    key: String,
    version: i64,
    number: u32,
    fields: Vec<FieldView>,
    problems: Vec<(String, String)>,
    /// What is unusual about the hand that was sent: who sends it again means it.
    odd: Vec<String>,
    dealers: Vec<Dealer>,
    deals: String,
    save: String,
    /// The name and value of the button that saves, where the form has steps.
    step: Option<&'static str>,
    /// Whether it shows again what somebody entered before.
    returned: bool,
    /// Whether nobody has typed anything yet.
    is_new: bool,
    /// Where the form is empty.
    empty: String,
}

impl EntryPage {
    /// The form that asks whether a hand was meant which is unusual.
    pub fn asking(mut self, warnings: &[Text], reader: Reader<'_>) -> Self {
        if !warnings.is_empty() {
            self.odd = warnings.iter().map(|text| reader.say(text)).collect();
            self.save = self.page.t("hand-save-odd");
        }
        self
    }
}

/// A player who may have dealt. Only one that somebody named is checked: a form that was kept, or made for another
/// number, would else bring the dealer of that hand.
struct Dealer {
    /// The player's mark, from 1.
    mark: usize,
    label: String,
    name: String,
    checked: bool,
}

/// What an entry form is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    New,
    /// The hand of a number, which is corrected.
    Correction(u32),
    /// One that was forgotten before the hand of a number.
    Insertion(u32),
}

impl Purpose {
    /// The number that the hand has or will have.
    pub fn number(self, table: &Table) -> u32 {
        match self {
            Self::New => table.next_number(),
            Self::Correction(number) | Self::Insertion(number) => number,
        }
    }

    /// Where its form is, below the table.
    fn address(self) -> String {
        match self {
            Self::New => "/hands/new".to_owned(),
            Self::Correction(number) => format!("/hands/{number}/edit"),
            Self::Insertion(number) => format!("/hands/{number}/insert"),
        }
    }
}

/// An entry form as it is shown.
pub struct Entry<'a> {
    /// Who asks, at which table.
    pub at: &'a AtTable,
    /// The table as it was before the hand.
    pub before: &'a Position,
    pub shown: Shown<'a>,
    pub errors: &'a [FieldError],
    pub key: String,
    pub purpose: Purpose,
    /// Whether the hand was taken back just before.
    pub is_undone: bool,
}

impl Entry<'_> {
    pub fn page(self) -> EntryPage {
        let dealer = self.dealer();
        let Entry { at, before, shown, errors, key, purpose, is_undone } = self;
        let deal = before.deal(dealer);
        let (seats, measure, number) = (before.seats(), before.measure(), deal.number);
        let reader = at.words().at_table(seats, &measure);
        let mut form = before.hand_form(&deal);
        if purpose == Purpose::New && number != at.table.next_number() {
            // What will lie on the table behind the hands that the server has not got, nobody knows.
            form.drain(..form.iter().take_while(|field| matches!(field, Field::Note(_))).count());
        }
        let fields = view(&form, &shown, errors, &reader, before.facts().home, seats);
        let problems = summary(&fields, errors, &reader);
        let (here, is_new) = (purpose.address(), purpose == Purpose::New);
        let heading = if matches!(purpose, Purpose::Insertion(_)) { "insert-heading" } else { "hand-heading" };
        let mut page = at.page(&Text::new(heading).count("number", i64::from(number)), &here);
        page.is_error = !problems.is_empty();
        page.class = "entry";
        let dealers = seats.all().map(|seat| Dealer {
            mark: seats.mark(seat),
            label: seats.label(seat).to_owned(),
            name: seats.name(seat).to_owned(),
            checked: Some(seat) == dealer,
        });
        EntryPage {
            action: at.address(if is_new { "/hands" } else { &here }),
            preview: at.address(&format!("/preview?before={number}")),
            key,
            version: at.table.version(),
            number,
            fields,
            problems,
            odd: Vec::new(),
            dealers: dealers.collect(),
            deals: reader.say(&Text::new("hand-deals").with("player", deal.dealer)),
            save: page.t(if is_new { "hand-save" } else { "hand-show-changes" }),
            step: (!is_new).then_some("preview"),
            returned: is_undone,
            is_new: matches!(shown, Shown::New | Shown::BeforePlay(_)),
            empty: at.address("/hands/new"),
            page,
        }
    }

    /// The dealer whom somebody named.
    fn dealer(&self) -> Option<Seat> {
        let named = match &self.shown {
            Shown::New => None,
            Shown::Typed(inputs) => inputs.iter().find(|(name, _)| name == "dealer").map(|(_, name)| name.as_str()),
            Shown::Document(document) | Shown::BeforePlay(document) => document.get("dealer").and_then(Node::as_text),
        };
        self.before.seats().find_in_form(named?)
    }
}

/// The form of a purpose as an answer.
pub fn page(
    at: &AtTable,
    purpose: Purpose,
    shown: Shown<'_>,
    errors: &[FieldError],
    key: String,
    status: StatusCode,
) -> Result<HttpResponse, Problem> {
    let before = at.table.before(purpose.number(&at.table))?;
    let entry = Entry { at, before: &before, shown, errors, key, purpose, is_undone: false };
    answer(status, &entry.page())
}

/// Which hand a new form is for, and what it shows again.
#[derive(serde::Deserialize)]
pub struct Asked {
    /// How many hands there are before it that the server has not got yet.
    #[serde(default)]
    ahead: u32,
    /// The entry of the log that brought the hand which was taken back.
    undone: Option<i64>,
}

/// The hand that was taken back, as long as it can be entered again in its place.
pub(super) fn undone(table: &Table, entry: i64) -> Option<&Node> {
    let hands = table.history.hands();
    let hand = hands.entered_by(entry).filter(|hand| hand.hand().is_none())?;
    hands.place_of(entry).filter(|number| *number == table.next_number())?;
    let hand = hand.last_recorded()?.hand.as_ref()?;
    // A pass is no form that was filled in.
    let is_played = hand.get("result").and_then(Node::as_text).is_none_or(|result| result == "played");
    is_played.then_some(hand)
}

/// `GET /t/{table}/hands/new`: a form that is empty but for what was bid, or for a hand that was taken back. Where the players
/// take turns at sitting out, a phone also keeps the forms of the hands `?ahead=1` and on, for when hands wait on it.
pub async fn new(app: Shared, allowed: Allowed<Scoring>, asked: web::Query<Asked>) -> Result<HttpResponse, Problem> {
    let at = allowed.at_table(&app).await?;
    if at.table.replay.is_over() {
        return Ok(see_other(&at.address("")));
    }
    let turns = u32::try_from(at.table.replay.seats().count()).unwrap_or_default();
    let before = at.table.replay.position().ahead(asked.ahead.min(turns));
    let is_next = before.next_number() == at.table.replay.position().next_number();
    let bid = at.table.bid(&at.table.replay.deal());
    let undone = asked.undone.and_then(|entry| undone(&at.table, entry));
    let entry = Entry {
        at: &at,
        before: &before,
        shown: match undone {
            Some(hand) => Shown::Document(hand),
            None if is_next => Shown::BeforePlay(&bid.document),
            None => Shown::New,
        },
        errors: &[],
        key: fresh_key()?,
        purpose: Purpose::New,
        is_undone: undone.is_some(),
    };
    answer(StatusCode::OK, &entry.page())
}

/// Which hand a preview is of.
#[derive(serde::Deserialize)]
pub struct Before {
    before: u32,
}

#[derive(Template)]
#[template(path = "hand/preview.html")]
struct Preview {
    sentence: String,
    /// What is possible but unlikely: to be looked at before the hand is saved.
    warnings: Vec<String>,
    changes: Vec<Change>,
}

/// What a hand will change for a player.
struct Change {
    /// The player's mark, from 1.
    mark: usize,
    name: String,
    amount: String,
    class: &'static str,
}

/// `POST /t/{table}/preview`: what the hand will pay, or what is still to be said.
pub async fn preview(
    app: Shared,
    allowed: Allowed<Scoring>,
    asked: web::Query<Before>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let at = allowed.at_table(&app).await?;
    let sent = sent(&inputs);
    let before = at.table.before(asked.before)?;
    let preview = match sent.canonical(&at.table, asked.before) {
        Ok(hand) => would_pay(&at, before, &hand),
        Err(CommandError::Fields(invalid)) => still_to_say(&at, &before, &inputs, &invalid.errors),
        Err(error) => return Err(error.into()),
    };
    answer(StatusCode::OK, &preview)
}

fn would_pay(at: &AtTable, mut before: Position, hand: &Node) -> Preview {
    let seats = before.seats().clone();
    let reader = at.words().at_table(&seats, at.measure());
    match before.play(hand, Source::Log) {
        Ok((scored, reasons)) => {
            let moved = seats.all().zip(scored.deltas()).filter(|(_, delta)| *delta != 0);
            let change = |(seat, delta): (Seat, i64)| Change {
                mark: seats.mark(seat),
                name: seats.name(seat).to_owned(),
                amount: reader.signed(delta),
                class: if at.measure().zero_sum { colour(delta) } else { "" },
            };
            Preview {
                sentence: reader.say(&scored.headline),
                warnings: reasons.warnings.iter().map(|text| reader.say(text)).collect(),
                changes: moved.map(change).collect(),
            }
        }
        Err(errors) => still_to_say(at, &before, &Inputs::default(), &errors),
    }
}

/// What is wrong with a hand, or else the first thing that is missing.
fn still_to_say(at: &AtTable, before: &Position, inputs: &Inputs, errors: &[FieldError]) -> Preview {
    let (seats, measure) = (before.seats(), before.measure());
    let reader = at.words().at_table(seats, &measure);
    let typed = inputs.without(ABOUT_THE_FORM);
    let form = before.hand_form(&before.deal(None));
    let fields = view(&form, &Shown::Typed(&typed), &[], &reader, before.facts().home, seats);
    let wrong = errors.iter().find(|error| error.text.id != "field-missing");
    let missing = || {
        let lines = summary(&fields, errors, &reader);
        let place = |anchor: &str| fields.iter().position(|field| anchor == format!("f-{}", field.id));
        lines.into_iter().min_by_key(|(anchor, _)| place(anchor).unwrap_or(usize::MAX)).map(|(_, line)| line)
    };
    let sentence = wrong.map(|error| reader.say(&error.text)).or_else(missing).unwrap_or_default();
    Preview { sentence, warnings: Vec::new(), changes: Vec::new() }
}
