//! A hand that does not count: what it was, what became of it, and restoring it.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::changes::{self, Doing, about_hand};
use super::history::{Deed, deeds};
use super::result;
use super::step::{Made, Step, make};
use crate::command::CommandError;
use crate::games::fields::Source;
use crate::games::text::Text;
use crate::table::{HandChange, HandHistory, Rejection, Table};
use crate::web::auth::access::{Allowed, Scoring, Watching};
use crate::web::auth::at_table::AtTable;
use crate::web::components::hand_ledger::{HandLedger, ledger};
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{fresh_key, version};
use crate::web::http::state::Shared;
use crate::web::layout::page::{Page, answer, see_other};

#[derive(Template)]
#[template(path = "hand/voided.html")]
struct VoidedPage {
    page: Page,
    id: String,
    entry: i64,
    headline: String,
    /// What it would pay if it counted, where it could be played.
    ledger: Option<HandLedger>,
    deeds: Vec<Deed>,
    /// Why what was asked of the hand cannot be done.
    wrong: Vec<String>,
    version: i64,
    key: String,
    can_restore: bool,
}

/// `GET /t/{table}/voided/{entry}`
pub async fn show_voided(
    app: Shared,
    allowed: Allowed<Watching>,
    path: web::Path<(String, i64)>,
) -> Result<HttpResponse, Problem> {
    let (_, entry) = path.into_inner();
    let at = allowed.at_table(&app).await?;
    match at.table.history.hands().number_of(entry) {
        Some(number) => Ok(see_other(&at.address(&format!("/hands/{number}")))),
        None => page(&app, &at, entry, StatusCode::OK, Vec::new()).await,
    }
}

/// `POST /t/{table}/voided/{entry}/restore`: what it would change, or the hand counts again.
pub async fn restore(
    app: Shared,
    allowed: Allowed<Scoring>,
    path: web::Path<(String, i64)>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let (_, entry) = path.into_inner();
    let step = Step::of(&inputs, Step::Preview);
    let what = format!("restore {entry} at {}", version(&inputs)?);
    let place = |table: &Table| table.history.hands().place_of(entry).ok_or(Problem::Missing);
    match make(&app, &allowed, &inputs, (&what, step), HandChange::Restore { entry }).await? {
        Ok(Made::Saved(_)) => Ok(see_other(&format!("/t/{}/voided/{entry}", allowed.id))),
        Ok(Made::Shown { table, then }) => {
            let number = place(&table)?;
            changes::page(&allowed.with(table), &then, (Doing::Restore(entry), number), &inputs)
        }
        Err(Rejection(CommandError::Fields(invalid), Some(table))) => {
            let number = place(&table)?;
            let at = allowed.with(table);
            let errors = about_hand(invalid, number);
            let wrong = errors.iter().map(|error| at.reader().say(&error.text)).collect();
            page(&app, &at, entry, StatusCode::UNPROCESSABLE_ENTITY, wrong).await
        }
        Err(Rejection(CommandError::Conflict(_), Some(table))) => {
            let at = allowed.with(table);
            let wrong = vec![at.words().plain("form-news")];
            match at.table.history.hands().number_of(entry) {
                Some(number) => result::page(&app, &at, number, StatusCode::CONFLICT, wrong).await,
                None => page(&app, &at, entry, StatusCode::CONFLICT, wrong).await,
            }
        }
        Err(rejection) => Err(rejection.into()),
    }
}

/// The page of a hand that does not count, with why what was asked of it cannot be done.
pub(super) async fn page(
    app: &Shared,
    at: &AtTable,
    entry: i64,
    status: StatusCode,
    wrong: Vec<String>,
) -> Result<HttpResponse, Problem> {
    let hand = at.table.history.hands().entered_by(entry).ok_or(Problem::Missing)?;
    let mut page = at.page(&Text::new("voided-heading"), &format!("/voided/{entry}"));
    page.is_error = !wrong.is_empty();
    let (headline, ledger) = would_pay(at, hand).unwrap_or_default();
    let voided = VoidedPage {
        page,
        id: at.id.to_string(),
        entry,
        headline,
        ledger,
        deeds: deeds(app, at, hand).await?,
        wrong,
        version: at.table.version(),
        key: fresh_key()?,
        can_restore: at.can_score() && !at.table.history.closed(),
    };
    answer(status, &voided)
}

/// The hand as it was told last, and what it would pay in its place; nothing where it could not be played there now.
fn would_pay(at: &AtTable, hand: &HandHistory) -> Option<(String, Option<HandLedger>)> {
    let number = at.table.history.hands().place_of(hand.entry)?;
    let told = hand.last_recorded()?.hand.as_ref()?;
    let reader = at.reader_of(number);
    let (scored, _) = at.table.before(number).ok()?.play(told, Source::Log).ok()?;
    Some((reader.say(&scored.headline), Some(ledger(&at.table.replay, &scored, &reader))))
}
