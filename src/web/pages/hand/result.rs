//! The page of a hand: how it was counted, who pays whom, and its history. A voided hand has one, too.

use std::borrow::Cow;

use super::{hand_form, is_adjusted};
use crate::table::{HandHistory, Revision, RevisionKind};
use crate::web::components::device_names::DeviceNames;
use crate::web::components::hand_ledger::{HandLedger, ledger, outcome, replayed};
use crate::web::components::money_board::MoneyBoard;
use crate::web::components::payments::{PaymentInPieces, payments_in_pieces};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "hand/result.html")]
struct ResultPage<'a> {
    page: Page,
    visit: &'a TableVisit,
    /// The entry that added the hand.
    entry: i64,
    /// The number of the hand; `None` if it is voided.
    number: Option<u32>,
    headline: String,
    /// The note, or what was typed in its place.
    note: String,
    /// How the hand was counted: lines, each with the figure at its end.
    why: Vec<(String, Option<String>)>,
    /// The last lines, below a rule: who pays whom.
    who_pays: Vec<(String, Option<String>)>,
    payments: Vec<PaymentInPieces>,
    warnings: Vec<String>,
    /// What the hand pays; `None` for a voided one that cannot be played in its place now.
    ledger: Option<HandLedger>,
    /// What was entered, also what the counting does not mention, and the dealer.
    answers: Vec<(String, String)>,
    history: Vec<HistoryEntry>,
    /// Why the hand cannot be edited as requested.
    reasons: Vec<String>,
}

struct HistoryEntry {
    action: String,
    /// The phone and the time.
    by: String,
    /// The recorded hand, if it was corrected later.
    old: Option<String>,
}

/// `GET /t/{table}/hands/{number}`
pub async fn show(access: PageAccess<Watching>, path: web::Path<(String, u32)>) -> PageResult {
    let visit = access.load().await?;
    let hand = visit.state.history.hands.numbered(path.1).ok_or(HttpError::Missing)?;
    let entry = hand.entry();
    page(visit, entry, StatusCode::OK, Vec::new(), None).await
}

/// `GET /t/{table}/voided/{entry}`
pub async fn show_voided(access: PageAccess<Watching>, path: web::Path<(String, i64)>) -> PageResult {
    let visit = access.load().await?;
    match visit.state.history.hands.number_of(path.1) {
        Some(number) => Ok(see_other(&visit.address(&format!("/hands/{number}")))),
        None => page(visit, path.1, StatusCode::OK, Vec::new(), None).await,
    }
}

/// The page of the hand that an entry added, with the reasons why the hand cannot be edited as requested, and the note that was
/// typed.
pub async fn page(
    visit: TableVisit,
    entry: i64,
    status: StatusCode,
    reasons: Vec<String>,
    note: Option<String>,
) -> PageResult {
    let device_names = DeviceNames::visit(&visit).await?;
    visit.respond(move |visit| result_page(visit, entry, status, reasons, note, &device_names)).await
}

fn result_page(
    visit: &TableVisit,
    entry: i64,
    status: StatusCode,
    reasons: Vec<String>,
    note: Option<String>,
    device_names: &DeviceNames,
) -> PageResult {
    let (table, hands, unit) = (&visit.state, &visit.state.history.hands, visit.measure().unit);
    let hand = hands.entered_by(entry).ok_or(HttpError::Missing)?;
    let number = hands.number_of(entry);
    let formatter = visit.formatter_at(hands.place_of(entry).unwrap_or_default());
    let replayed = |revision| {
        let (_, scored, outcome) = replayed(table, hand, revision)?;
        Some((Cow::Owned(scored), Cow::Owned(outcome)))
    };
    let scored = match number {
        Some(number) => table.replay.hand(number).map(Cow::Borrowed).zip(outcome(table, number)),
        None => hand.last_recorded().and_then(replayed),
    };
    if number.is_some() && scored.is_none() {
        return Err(HttpError::Missing);
    }
    let (scored, outcome) = scored.unzip();
    let recorded = || hand.last_recorded().and_then(Revision::note).unwrap_or_default();
    let note = note.unwrap_or_else(recorded);
    let headline = outcome.as_ref().map(|outcome| formatter.say(&outcome.headline)).unwrap_or_default();
    let counted = outcome.filter(|_| number.is_some()).unwrap_or_default();
    let (heading, here) = match number {
        Some(number) => (Message::new("hand-heading").count("number", number), format!("/hands/{number}")),
        None => (Message::new("voided-heading"), format!("/voided/{entry}")),
    };
    let mut page = visit.page(&heading, &here)?;
    page.aside = number.and_then(|number| visit.recorded(number)).unwrap_or_default();
    page.is_error = !reasons.is_empty();
    let lines = |texts: &[Message]| texts.iter().map(|text| formatter.reckoned(text)).collect();
    let payments = if number.is_some() && unit.lies_on_the_table() {
        payments_in_pieces(&counted.still_to_move(), unit, &formatter)
    } else {
        Vec::new()
    };
    let money = number.map(|number| MoneyBoard::of(table, number, visit.localizer())).transpose();
    let money = money.map_err(CommandError::from)?.flatten();
    let result = ResultPage {
        page,
        visit,
        entry,
        number,
        headline,
        note,
        why: lines(&counted.why),
        who_pays: lines(&counted.who_pays),
        payments,
        warnings: counted.warnings.iter().map(|text| formatter.say(text)).collect(),
        ledger: scored.map(|scored| {
            let (seats, sat_out) = (table.replay.seats_at(scored.number), table.replay.sat_out(&scored));
            ledger(seats, visit.measure(), &scored, &sat_out, &formatter, money.as_ref())
        }),
        answers: answers(visit, hand),
        history: history(visit, hand, device_names),
        reasons,
    };
    answer(status, &result)
}

/// The questions that a hand answers, with the answers.
fn answers(visit: &TableVisit, hand: &HandHistory) -> Vec<(String, String)> {
    let place = visit.state.history.hands.place_of(hand.entry()).unwrap_or_default();
    let Some(content) = hand.last_recorded().and_then(Revision::hand) else { return Vec::new() };
    let before = visit.state.replay.before(place);
    let dealer = content.get("dealer").and_then(Value::as_text).and_then(|label| before.seats().find_label(label));
    let deal = before.deal(dealer);
    let form = hand_form(visit, &before, &deal, FormContent::Document(&content));
    let answered = form.answers().into_iter().filter_map(|answer| Some((answer.question, answer.text?)));
    let dealer = (visit.localizer().plain("hand-dealer"), before.seats().name(deal.dealer).to_owned());
    answered.chain(Some(dealer).filter(|_| !is_adjusted(FormContent::Document(&content)))).collect()
}

/// The revisions of a hand, oldest first.
fn history(visit: &TableVisit, hand: &HandHistory, device_names: &DeviceNames) -> Vec<HistoryEntry> {
    let last = hand.last_recorded().map(|revision| revision.meta.seq);
    let entry = |revision: &Revision| {
        let is_old = revision.records_hand() && last != Some(revision.meta.seq);
        let old = if is_old { replayed(&visit.state, hand, revision) } else { None };
        HistoryEntry {
            action: visit.localizer().plain(action(revision.kind)),
            by: device_names.origin(visit.localizer(), &revision.meta),
            old: old.map(|(number, _, outcome)| visit.formatter_at(number).say(&outcome.headline)),
        }
    };
    hand.revisions().map(entry).collect()
}

fn action(kind: RevisionKind) -> &'static str {
    match kind {
        RevisionKind::Entered => "revision-entered",
        RevisionKind::Inserted => "revision-inserted",
        RevisionKind::Amended => "revision-amended",
        RevisionKind::Voided => "revision-voided",
        RevisionKind::Dropped => "revision-dropped",
        RevisionKind::Restored => "revision-restored",
    }
}
