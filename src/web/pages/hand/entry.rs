//! The form in which a hand is entered or edited.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::edit_preview::{HandEdit, seats_query};
use super::{FORM_INPUTS, hand_form, is_adjusted};
use crate::document::note::NOTE;
use crate::games::adjustment::{ADJUSTED, form};
use crate::games::{Field, Label, info::ask_result};
use crate::i18n::Language;
use crate::session::{Position, ScoredHand};
use crate::table::Table;
use crate::web::components::hand_ledger::outcome;
use crate::web::pages::prelude::*;

/// How many amounts have keys of their own.
const USUAL: usize = 5;

#[derive(Template)]
#[template(path = "hand/entry.html")]
struct EntryPage<'a> {
    page: Page,
    visit: &'a TableVisit,
    action: String,
    /// Whether the form is for a new hand, which has no preview of its changes.
    is_new: bool,
    number: u32,
    /// Whether numbers are bid before the play, which are sent once all are entered.
    has_bids: bool,
    /// The address of the preview.
    preview: String,
    /// What the sheet has, if it is corrected.
    recorded: Option<String>,
    form: FormView<'a>,
    /// The note, if the form asks for it: a new hand gets one on its page.
    note: Option<String>,
    /// The address of the form for the other kind of hand, and the message of the link to it.
    instead: Option<(String, &'static str)>,
    /// What is unusual about the hand. Saving it again confirms it.
    warnings: &'a [Message],
    /// The chosen dealer. The computed one is not checked: the browser may keep the form for another hand.
    dealer: Option<Seat>,
    deals: String,
    /// The message of the button that saves.
    save: &'static str,
    /// Whether the form shows a hand that was entered before.
    is_undone: bool,
    /// The language of the numbers in the form.
    lang: &'static str,
}

impl EntryPage<'_> {
    fn is_adjusted(&self) -> bool {
        is_adjusted(self.form.content)
    }
}

/// The contents of an entry form.
pub struct EntryForm<'a> {
    pub visit: &'a TableVisit,
    /// The edit that the form is for; `None` to enter a new hand.
    pub edit: Option<HandEdit>,
    /// The position before the hand.
    pub before: Position,
    pub shown: FormContent<'a>,
    /// The key of a form that was sent; a new form gets a new one.
    pub key: Option<&'a str>,
    pub errors: &'a [FieldError],
    /// What is unusual about the hand that was sent.
    pub warnings: &'a [Message],
    /// Whether the hand was voided just before.
    pub is_undone: bool,
    /// The language of what was typed; the reader's, otherwise.
    pub lang: Language,
}

impl<'a> EntryForm<'a> {
    pub fn new(visit: &'a TableVisit, edit: Option<HandEdit>, shown: FormContent<'a>) -> Result<Self, HttpError> {
        let before = position_of(edit, &visit.state)?;
        Ok(Self {
            visit,
            edit,
            before,
            shown,
            key: None,
            errors: &[],
            warnings: &[],
            is_undone: false,
            lang: visit.localizer().language,
        })
    }

    pub fn respond(self, status: StatusCode) -> PageResult {
        let dealer = self.shown.value("dealer").and_then(|dealer| self.before.seats().find_in_form(&dealer));
        let Self { visit, edit, before, shown, key, errors, warnings, is_undone, lang } = self;
        let deal = before.deal(dealer);
        let number = before.next_number();
        let mut form = hand_form(visit, &before, &deal, shown);
        form.errors = errors;
        form.usual = usual_amounts(visit);
        if edit.is_none() && number != visit.state.next_number() {
            // What they say depends on hands that the server does not have yet.
            form.fields.retain(|field| !matches!(field, Field::Notes(_) | Field::Heads(_) | Field::Aside(_)));
        }
        let (here, is_new) = (edit.map_or_else(|| "/hands/new".to_owned(), HandEdit::path), edit.is_none());
        let heading = match edit {
            None if is_adjusted(shown) => "adjusted-headline",
            None => "hand-heading",
            Some(edit) => edit.heading(),
        };
        let seats = if let Some(HandEdit::Insert(_, seats)) = edit { seats } else { None };
        let recorded = edit.filter(|edit| matches!(edit, HandEdit::Correct(_)));
        let recorded = recorded.and_then(|_| outcome(&visit.state, number));
        let mut page = visit.page(&Message::new(heading).count("number", number), &here)?;
        page.is_error = !errors.is_empty();
        page.aside = form.aside().unwrap_or_default();
        page.class = "entry";
        if let Some(key) = key {
            key.clone_into(&mut page.key);
        }
        let is_adjusted = is_adjusted(shown);
        if !is_new && !is_adjusted {
            // A new hand that was not played is entered on the live page.
            ask_result(&mut form.fields, &before.unplayed());
        }
        let instead = other_kind(edit, is_adjusted).map(|(path, id)| (visit.address(&path), id));
        let save = match (is_new, warnings) {
            (true, []) if is_adjusted => "adjusted-save",
            (true, []) => "hand-save",
            (true, _) => "hand-save-odd",
            (false, _) => "hand-show-changes",
        };
        let bids = before.bid_form(&deal);
        let has_bids = is_new
            && number == visit.state.next_number()
            && bids.iter().any(|field| matches!(field, Field::Numbers(_)));
        let entry = EntryPage {
            visit,
            has_bids,
            note: (is_adjusted || !is_new).then(|| shown.value(NOTE).unwrap_or_default()),
            instead,
            recorded: recorded.map(|outcome| visit.formatter_at(number).say(&outcome.headline)),
            preview: visit.address(&format!("/preview?before={number}&new={is_new}{}", seats_query('&', seats))),
            action: visit.address(if is_new { "/hands" } else { &here }),
            is_new,
            number,
            deals: form.text(&Message::new("hand-deals").with("player", deal.dealer)),
            form,
            warnings,
            dealer,
            save,
            is_undone,
            lang: lang.tag(),
            page,
        };
        answer(status, &entry)
    }
}

/// The path of the form for the other kind of hand, an adjusted one or one that was played, and the message of the link to it.
fn other_kind(edit: Option<HandEdit>, is_adjusted: bool) -> Option<(String, &'static str)> {
    let edit = edit?;
    let (result, id) = match (edit, is_adjusted) {
        (HandEdit::Correct(_), true) => ("played", "adjusted-not"),
        (HandEdit::Correct(_) | HandEdit::Insert(..), false) => (ADJUSTED, "adjusted-instead"),
        _ => return None,
    };
    let path = edit.path();
    let sign = if path.contains('?') { '&' } else { '?' };
    Some((format!("{path}{sign}result={result}"), id))
}

/// The amounts that were entered most at the table, in order, as they are typed.
fn usual_amounts(visit: &TableVisit) -> Vec<String> {
    let mut times: BTreeMap<i64, usize> = BTreeMap::new();
    for (_, delta) in visit.state.replay.hands().iter().flat_map(ScoredHand::deltas) {
        *times.entry(delta).or_default() += 1;
    }
    let mut usual: Vec<(i64, usize)> = times.into_iter().collect();
    usual.sort_by_key(|(amount, times)| (Reverse(*times), amount.abs()));
    usual.truncate(USUAL);
    usual.sort_unstable();
    let formatter = visit.formatter();
    usual.into_iter().map(|(amount, _)| formatter.amount(amount)).collect()
}

/// The position before the hand of a form.
pub fn position_of(edit: Option<HandEdit>, table: &Table) -> Result<Position, HttpError> {
    Ok(match edit {
        None => table.replay.before(table.next_number()),
        Some(HandEdit::Insert(number, seats)) => table.before_inserted(number, seats.unwrap_or_default()),
        Some(edit) => table.replay.before(edit.number(table)?),
    })
}

/// The form with the typed values, and with errors and warnings.
pub fn typed_form(
    visit: &TableVisit,
    edit: Option<HandEdit>,
    inputs: &Inputs,
    errors: &[FieldError],
    warnings: &[Message],
    status: StatusCode,
) -> PageResult {
    let typed = inputs.without(FORM_INPUTS);
    let form = EntryForm::new(visit, edit, FormContent::Typed(&typed))?;
    EntryForm { key: Some(inputs.key()?), errors, warnings, lang: inputs.language(visit.localizer()), ..form }
        .respond(status)
}

#[derive(serde::Deserialize)]
pub struct NewHandQuery {
    /// How many hands before this one wait on the phone.
    #[serde(default)]
    ahead: u32,
    /// The entry that added a hand which was just voided; the form shows it again.
    undone: Option<i64>,
    /// `adjusted` for an adjustment.
    #[serde(default)]
    result: String,
}

/// `GET /t/{table}/hands/new`: shows the bid, or the hand that was just voided. If players take turns sitting out, a phone
/// also caches the forms `?ahead=1` and on, for hands that wait on it.
pub async fn new(access: PageAccess<Scoring>, query: web::Query<NewHandQuery>) -> PageResult {
    let visit = access.load().await?;
    let replay = &visit.state.replay;
    if replay.is_over() {
        return Ok(see_other(&visit.address("")));
    }
    let turns = u32::try_from(replay.seats().count()).unwrap_or_default();
    let ahead = query.ahead.min(turns);
    let bid = visit.state.bid(&replay.deal());
    let undone = query.undone.and_then(|entry| undone_hand(&visit.state, entry));
    let adjusted = adjusted_form();
    let shown = match &undone {
        None if query.result == ADJUSTED => FormContent::Typed(&adjusted),
        Some(hand) => FormContent::Document(hand),
        None if ahead == 0 => FormContent::BeforePlay(&bid),
        None => FormContent::New,
    };
    let form = EntryForm::new(&visit, None, shown)?;
    EntryForm { before: replay.position().ahead(ahead), is_undone: undone.is_some(), ..form }.respond(StatusCode::OK)
}

/// What a new form of an adjustment has.
pub fn adjusted_form() -> Vec<(String, String)> {
    [("result", ADJUSTED), (form::BY, form::ONE)].map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec()
}

/// A voided hand, if it can be entered again in its place.
pub fn undone_hand(table: &Table, entry: i64) -> Option<Value> {
    let hands = &table.history.hands;
    let hand = hands.entered_by(entry).filter(|hand| hand.is_voided())?;
    hands.place_of(entry).filter(|number| *number == table.next_number())?;
    let hand = hand.last_recorded()?.hand()?;
    // Other results, such as a pass, are entered without the form.
    let result = hand.get("result").and_then(Value::as_text);
    let has_form = |result| result == ADJUSTED || table.replay.info().is_played(result);
    result.is_none_or(has_form).then_some(hand)
}
