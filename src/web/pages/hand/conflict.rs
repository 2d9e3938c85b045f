//! The page on which two phones have entered different hands with the same number.

use super::{FORM_INPUTS, hand_form, sent_hand};
use crate::document::Format;
use crate::games::info::ask_result;
use crate::ledger::Party;
use crate::web::components::device_names::DeviceNames;
use crate::web::components::form::Answer;
use crate::web::pages::prelude::*;

/// The cell of a question without an answer.
const NO_ANSWER: &str = "–";

/// The maximum number of waiting hands that a phone may report.
const MAX_WAITING: u32 = 1000;

#[derive(Template)]
#[template(path = "hand/conflict.html")]
struct ConflictPage<'a> {
    page: Page,
    visit: &'a TableVisit,
    number: u32,
    /// The phone that recorded the hand on the sheet, and the time.
    recorded_by: String,
    rows: Vec<ComparedRow>,
    typed: Vec<(String, String)>,
    lang: &'static str,
    both: String,
}

/// The two answers to a question, or the two amounts of a player.
struct ComparedRow {
    label: String,
    /// The marks, from 1, in a row about a party.
    marks: Vec<usize>,
    theirs: String,
    mine: String,
}

/// Responds to a hand whose number another hand already has.
pub async fn page(visit: &TableVisit, number: u32, inputs: &Inputs) -> PageResult {
    let theirs = visit.state.hand(number).ok_or(HttpError::Missing)?;
    let history = visit.state.history.hands.numbered(number).ok_or(HttpError::Missing)?;
    let device_names = DeviceNames::visit(visit).await?;
    let typed = inputs.without(FORM_INPUTS);
    let mine = sent_hand(inputs, visit.localizer()).canonical(&visit.state.replay.before(number)).ok();
    let shown = mine.as_ref().map_or(FormContent::Typed(&typed), FormContent::Document);
    let mut rows = answer_rows(visit, number, &theirs, shown);
    rows.extend(delta_rows(visit, number, &theirs, mine.as_ref()));
    let mut page = visit.page(&Message::new("conflict-heading").count("number", number), "/hands/new")?;
    page.has_more_style = true;
    inputs.key()?.clone_into(&mut page.key);
    let page = ConflictPage {
        page,
        visit,
        number,
        recorded_by: device_names.origin(visit.localizer(), &history.newest().meta),
        rows,
        both: both(visit, inputs),
        lang: inputs.language(visit.localizer()).tag(),
        typed,
    };
    answer(StatusCode::CONFLICT, &page)
}

/// The numbers that the phone's hands would get after the others: its own, and those that wait behind it.
fn both(visit: &TableVisit, inputs: &Inputs) -> String {
    let next = visit.state.next_number();
    let waiting = inputs.get("waiting").parse::<u32>().unwrap_or(1).clamp(1, MAX_WAITING);
    let text = Message::new("conflict-both-does").count("waiting", waiting);
    let text = text.count("number", next).count("last", next.saturating_add(waiting - 1));
    visit.localizer().say(&text)
}

/// A row for each question that either hand answers, and one for the dealer if either hand names one.
fn answer_rows(visit: &TableVisit, number: u32, theirs: &Value, mine: FormContent<'_>) -> Vec<ComparedRow> {
    let before = visit.state.replay.before(number);
    let deal = before.deal(None);
    let (theirs, seats) = (FormContent::Document(theirs), before.seats());
    let has_result = |shown: FormContent<'_>| shown.value("result").is_some();
    let has_results = has_result(theirs) || has_result(mine);
    let answers_of = |shown: FormContent<'_>| {
        let mut form = hand_form(visit, &before, &deal, shown);
        if has_results {
            ask_result(&mut form.fields, &before.unplayed());
        }
        form.answers()
    };
    let row = |(theirs, mine): (Answer, Answer)| {
        let cell = |answer: Answer| answer.text.or(answer.nothing).unwrap_or_else(|| NO_ANSWER.to_owned());
        let is_answered = theirs.text.is_some() || mine.text.is_some();
        is_answered.then(|| ComparedRow {
            label: theirs.question.clone(),
            marks: Vec::new(),
            theirs: cell(theirs),
            mine: cell(mine),
        })
    };
    let mut rows: Vec<_> = answers_of(theirs).into_iter().zip(answers_of(mine)).filter_map(row).collect();
    let chosen = |shown: FormContent<'_>| seats.find_in_form(&shown.value("dealer")?);
    let dealers = [theirs, mine].map(chosen);
    if dealers.iter().any(Option::is_some) {
        let [theirs, mine] = dealers.map(|dealer| seats.name(dealer.unwrap_or(deal.dealer)).to_owned());
        rows.push(ComparedRow { label: visit.localizer().plain("hand-dealer"), marks: Vec::new(), theirs, mine });
    }
    rows
}

/// A row with the amounts of each party; no rows if the phone's hand is invalid.
fn delta_rows(visit: &TableVisit, number: u32, theirs: &Value, mine: Option<&Value>) -> Vec<ComparedRow> {
    let (formatter, before) = (visit.formatter_at(number), visit.state.replay.before(number));
    let deltas = |hand| before.clone().play(hand, Format::Log).ok().map(|(scored, ..)| scored.deltas());
    let (Some(theirs), Some(mine)) = (deltas(theirs), mine.and_then(deltas)) else { return Vec::new() };
    let seats = visit.state.replay.seats_at(number);
    let row = |((party, theirs), (_, mine)): ((Party, i64), (Party, i64))| {
        let (label, marks) = (seats.party_name(party), seats.marks(party));
        ComparedRow { label, marks, theirs: formatter.signed(theirs), mine: formatter.signed(mine) }
    };
    theirs.into_iter().zip(mine).map(row).collect()
}
