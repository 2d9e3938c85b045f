//! Saving a new hand exactly once, however often the phone sends it.

use actix_web::http::header::{HeaderName, HeaderValue};

use super::entry::typed_form;
use super::{conflict, sent_hand};
use crate::table::{QueuedNumber, Receipt};
use crate::web::layout::page::{URL, is_saving};
use crate::web::pages::prelude::*;
use crate::web::pages::settlement::ClubDebts;
use crate::web::pages::table::live::{self, LiveQuery};

/// `POST /t/{table}/hands`
pub async fn save(access: PageAccess<Scoring>, request: HttpRequest, inputs: Inputs) -> PageResult {
    // With `add`, the hand comes after the last one, whatever its number in the form.
    let number = inputs.get("number").parse().ok().filter(|_| inputs.get("add").is_empty());
    let entered = inputs.get("entered").parse();
    let queued = number.map(|number| QueuedNumber { number, entered: entered.unwrap_or(number) });
    let meta = access.command(&inputs, None)?;
    // The player has confirmed that the hand is unusual, or has tapped a tile of the live table.
    let is_sure = !inputs.get("odd").is_empty() || !inputs.get("from").is_empty();
    let hand = sent_hand(&inputs, access.visitor.localizer);
    let enter = TableCommand::EnterHand { hand, queued, asks_about_unusual: !is_sure };
    let (error, visit) = match access.app.service.execute(access.id, meta, enter).await {
        Ok(Receipt { version, repeated, table }) => {
            let number = table.history.hands.number_of(version);
            let status = if repeated { StatusCode::OK } else { StatusCode::CREATED };
            return respond_saved(access.with(table), &request, number, status).await;
        }
        Err(error) => (error, access.load().await?),
    };
    match error {
        // Another phone has entered the same hand.
        CommandError::Unchanged(_) => {
            respond_saved(visit, &request, queued.map(|queued| queued.entered), StatusCode::OK).await
        }
        CommandError::Fields(invalid) => {
            typed_form(&visit, None, &inputs, &invalid.errors, &[], StatusCode::UNPROCESSABLE_ENTITY)
        }
        CommandError::Unusual(warnings) => {
            typed_form(&visit, None, &inputs, &[], &warnings, StatusCode::UNPROCESSABLE_ENTITY)
        }
        CommandError::Conflict(_) => conflict::page(&visit, queued.map_or(0, |queued| queued.number), &inputs).await,
        error => Err(error.into()),
    }
}

/// Continues on the live table. The script gets that page at once, and the number of the hand, with which it renumbers the
/// hands that wait on the phone.
async fn respond_saved(
    visit: TableVisit,
    request: &HttpRequest,
    number: Option<u32>,
    status: StatusCode,
) -> PageResult {
    if !is_saving(request.headers()) {
        let query = number.map_or_else(String::new, |number| format!("?saved={number}"));
        return Ok(see_other(&visit.address(&query)));
    }
    let (debts, visit) = ClubDebts::load(visit).await?;
    let saved = LiveQuery { saved: number, ..LiveQuery::default() };
    let mut page = live::page(&visit, &saved, debts.as_ref(), status)?;
    let address = HeaderValue::from_str(&visit.address("")).map_err(|_| HttpError::Internal)?;
    page.headers_mut().insert(HeaderName::from_static(URL), address);
    if let Some(number) = number {
        page.headers_mut().insert(HeaderName::from_static("x-number"), number.into());
    }
    Ok(page)
}
