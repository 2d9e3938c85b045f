//! The page of a hand that does not count.

use super::history::{HistoryEntry, history};
use crate::table::HandHistory;
use crate::web::components::hand_ledger::{HandLedger, ledger, replayed};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "hand/voided.html")]
struct VoidedPage<'a> {
    page: Page,
    at: &'a AtTable,
    entry: i64,
    headline: String,
    /// What the hand would pay; `None` if it cannot be played in its place now.
    ledger: Option<HandLedger>,
    history: Vec<HistoryEntry>,
    /// Why the hand cannot be edited as requested.
    reasons: Vec<String>,
}

/// `GET /t/{table}/voided/{entry}`
pub async fn show_voided(allowed: Allowed<Watching>, path: web::Path<(String, i64)>) -> PageResult {
    let (_, entry) = path.into_inner();
    let at = allowed.load().await?;
    match at.state.history.hands.number_of(entry) {
        Some(number) => Ok(see_other(&at.address(&format!("/hands/{number}")))),
        None => page(&at, entry, StatusCode::OK, Vec::new()).await,
    }
}

fn would_pay(at: &AtTable, hand: &HandHistory) -> Option<(String, Option<HandLedger>)> {
    let (number, scored) = replayed(&at.state, hand, hand.last_recorded()?)?;
    let reader = at.reader_of(number);
    Some((reader.say(&scored.headline), Some(ledger(&at.state.replay, &scored, &reader))))
}

/// The page, with the reasons why the hand cannot be edited as requested.
pub async fn page(at: &AtTable, entry: i64, status: StatusCode, reasons: Vec<String>) -> PageResult {
    let hand = at.state.history.hands.entered_by(entry).ok_or(HttpError::Missing)?;
    let mut page = at.page(&Text::new("voided-heading"), &format!("/voided/{entry}"))?;
    page.is_error = !reasons.is_empty();
    let (headline, ledger) = would_pay(at, hand).unwrap_or_default();
    let voided = VoidedPage { page, at, entry, headline, ledger, history: history(at, hand).await?, reasons };
    answer(status, &voided)
}
