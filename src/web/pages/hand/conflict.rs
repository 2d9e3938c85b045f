//! The page on which two phones have entered different hands with the same number.

use super::{FORM_INPUTS, hand_form};
use crate::games::Source;
use crate::ledger::Party;
use crate::table::SentHand;
use crate::web::components::device_names::DeviceNames;
use crate::web::components::form::Answer;
use crate::web::pages::prelude::*;

/// The maximum number of waiting hands that a phone may report.
const MOST_WAITING: u32 = 1000;

#[derive(Template)]
#[template(path = "hand/conflict.html")]
struct ConflictPage<'a> {
    page: Page,
    at: &'a AtTable,
    number: u32,
    /// The phone that recorded the hand on the sheet, and the time.
    recorded_by: String,
    rows: Vec<ComparedRow>,
    typed: Vec<(String, String)>,
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
pub async fn page(at: &AtTable, number: u32, inputs: &Inputs) -> PageResult {
    let theirs = at.state.hand(number).ok_or(HttpError::Missing)?;
    let history = at.state.history.hands.numbered(number).ok_or(HttpError::Missing)?;
    let device_names = DeviceNames::at(at).await?;
    let typed = inputs.without(FORM_INPUTS);
    let mine = SentHand::form(&typed).canonical(&at.state, number).ok();
    let mut rows =
        answer_rows(at, number, &theirs, mine.as_ref().map_or(FormContent::Typed(&typed), FormContent::Document));
    rows.extend(delta_rows(at, number, &theirs, mine.as_ref()));
    let mut page = at.page(&Text::new("conflict-heading").count("number", number), "/hands/new")?;
    page.style = "tanto-more.css";
    inputs.key()?.clone_into(&mut page.key);
    let page = ConflictPage {
        page,
        at,
        number,
        recorded_by: history.newest().map(|newest| device_names.origin(at.words(), &newest.meta)).unwrap_or_default(),
        rows,
        both: both(at, inputs),
        typed,
    };
    answer(StatusCode::CONFLICT, &page)
}

/// The numbers that the phone's hands would get after the others: its own, and those that wait behind it.
fn both(at: &AtTable, inputs: &Inputs) -> String {
    let next = at.state.next_number();
    let waiting = inputs.get("waiting").parse::<u32>().unwrap_or(1).clamp(1, MOST_WAITING);
    let text = Text::new("conflict-both-does").count("waiting", waiting);
    let text = text.count("number", next).count("last", next.saturating_add(waiting - 1));
    at.words().say(&text)
}

/// A row for each question that either hand answers, and for the dealer.
fn answer_rows(at: &AtTable, number: u32, theirs: &Node, mine: FormContent<'_>) -> Vec<ComparedRow> {
    let before = at.state.replay.before(number);
    let answers_of = |shown: FormContent<'_>| {
        let mut answers = hand_form(at, &before, &before.deal(None), shown).answers();
        let dealer = chosen_dealer(shown, before.seats());
        answers.push(Answer { question: at.words().plain("hand-dealer"), words: dealer });
        answers
    };
    let row = |(theirs, mine): (Answer, Answer)| {
        let cell = |answer: Option<String>| answer.unwrap_or_else(|| at.words().plain("answer-none"));
        let is_answered = theirs.words.is_some() || mine.words.is_some();
        is_answered.then(|| ComparedRow {
            label: theirs.question,
            marks: Vec::new(),
            theirs: cell(theirs.words),
            mine: cell(mine.words),
        })
    };
    answers_of(FormContent::Document(theirs)).into_iter().zip(answers_of(mine)).filter_map(row).collect()
}

fn chosen_dealer(shown: FormContent<'_>, seats: &Seats) -> Option<String> {
    let FormContent::Document(hand) = shown else { return None };
    let dealer = seats.find_label(hand.get("dealer")?.as_text()?)?;
    Some(seats.name(dealer).to_owned())
}

/// A row with the amounts of each party; no rows if the phone's hand is invalid.
fn delta_rows(at: &AtTable, number: u32, theirs: &Node, mine: Option<&Node>) -> Vec<ComparedRow> {
    let (reader, before) = (at.reader_of(number), at.state.replay.before(number));
    let deltas = |hand| before.clone().play(hand, Source::Log).ok().map(|(scored, ..)| scored.deltas());
    let (Some(theirs), Some(mine)) = (deltas(theirs), mine.and_then(deltas)) else { return Vec::new() };
    let seats = at.state.replay.seats_at(number);
    let row = |((party, theirs), (_, mine)): ((Party, i64), (Party, i64))| {
        let (label, marks) = (seats.party_name(party), seats.marks(party));
        ComparedRow { label, marks, theirs: reader.signed(theirs), mine: reader.signed(mine) }
    };
    theirs.into_iter().zip(mine).map(row).collect()
}
