//! The result of a hand: how it was counted, who pays whom, and its history.

use std::borrow::Cow;

use super::history::{HistoryEntry, history};
use crate::games::Source;
use crate::session::Reasons;
use crate::table::Table;
use crate::web::components::hand_ledger::{HandLedger, ledger};
use crate::web::components::payments::{Handover, handovers};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "hand/result.html")]
struct ResultPage<'a> {
    page: Page,
    at: &'a AtTable,
    headline: String,
    /// How the hand was counted: lines, each with the figure at its end.
    why: Vec<(String, Option<String>)>,
    /// The last lines, below a rule: who pays whom.
    who_pays: Vec<(String, Option<String>)>,
    payments: Vec<Handover>,
    warnings: Vec<String>,
    /// Why the hand cannot be edited as requested.
    reasons: Vec<String>,
    ledger: HandLedger,
    history: Vec<HistoryEntry>,
    number: u32,
}

/// `GET /t/{table}/hands/{number}`
pub async fn show(allowed: Allowed<Watching>, path: web::Path<(String, u32)>) -> PageResult {
    let (_, number) = path.into_inner();
    page(&allowed.load().await?, number, StatusCode::OK, Vec::new()).await
}

/// The page, with the reasons why the hand cannot be edited as requested.
pub async fn page(at: &AtTable, number: u32, status: StatusCode, reasons: Vec<String>) -> PageResult {
    let (table, reader) = (&at.state, at.reader_of(number));
    let scored = table.replay.hand(number).ok_or(HttpError::Missing)?;
    let versions = table.history.hands.numbered(number).ok_or(HttpError::Missing)?;
    let counted = counted(table, number)?;
    let lines = |texts: &[Text]| texts.iter().map(|text| reader.reckoned(text)).collect();
    let heading = Text::new("hand-heading").count("number", number);
    let mut page = at.page(&heading, &format!("/hands/{number}"))?;
    page.aside = at.recorded(number).unwrap_or_default();
    page.is_error = !reasons.is_empty();
    let unit = at.measure().unit;
    let result = ResultPage {
        page,
        reasons,
        at,
        headline: reader.say(&scored.headline),
        why: lines(&counted.why),
        who_pays: lines(&counted.who_pays),
        payments: if unit.lies_on_the_table() { handovers(&scored.still_to_move(), unit, &reader) } else { Vec::new() },
        warnings: counted.warnings.iter().map(|text| reader.say(text)).collect(),
        ledger: ledger(&table.replay, scored, &reader),
        history: history(at, versions).await?,
        number,
    };
    answer(status, &result)
}

/// How a hand was counted. The replay knows that of the last hand only; an earlier hand is played again.
pub fn counted(table: &Table, number: u32) -> Result<Cow<'_, Reasons>, HttpError> {
    if number + 1 == table.next_number() {
        return Ok(Cow::Borrowed(table.replay.reasons()));
    }
    let hand = table.hand(number).ok_or(HttpError::Missing)?;
    let played = table.before(number)?.play(&hand, Source::Log);
    Ok(Cow::Owned(played.map_err(|_| HttpError::Fault)?.1))
}
