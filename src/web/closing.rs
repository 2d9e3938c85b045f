//! Closing a table, with what that does to pots and debts shown before, and opening it again.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use askama::Template;

use super::access::{Allowed, Scoring};
use super::app::{App, Shared, working};
use super::hands::{fresh_key, key, payments, version};
use super::inputs::Inputs;
use super::page::{Page, TableFrame, answer};
use super::problem::Problem;
use super::scoreboard::{ScoreRow, final_rows};
use super::standing::{middle, winners, won};
use crate::games::text::Text;
use crate::store::{Event, Kind, TableId};
use crate::table::{Refused, Saying, Table, tell, would_be};

#[derive(Template)]
#[template(path = "closing.html")]
struct Closing {
    page: Page,
    id: String,
    key: String,
    version: i64,
    has_news: bool,
    is_closed: bool,
    is_over: bool,
    middle: Vec<String>,
    shares: Vec<String>,
    scores: Vec<ScoreRow>,
    close: String,
}

/// `GET /t/{table}/closing`: what closing the table would do.
pub async fn show(app: Shared, allowed: Allowed<Scoring>) -> Result<HttpResponse, Problem> {
    drawn(&app, &allowed, StatusCode::OK).await
}

/// `POST /t/{table}/closing`: closes the table.
pub async fn close(app: Shared, allowed: Allowed<Scoring>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    told(&app, &allowed, &inputs, Kind::Closed).await
}

/// `POST /t/{table}/reopening`: opens it again.
pub async fn reopen(app: Shared, allowed: Allowed<Scoring>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    told(&app, &allowed, &inputs, Kind::Reopened).await
}

async fn told(app: &Shared, allowed: &Allowed<Scoring>, inputs: &Inputs, kind: Kind) -> Result<HttpResponse, Problem> {
    let (key, version) = (key(inputs)?.to_owned(), version(inputs)?);
    let (id, device) = (allowed.id.clone(), allowed.visitor.device.clone());
    let is_told = working(app, move |app| {
        let saying = Saying { version: Some(version), device: device.as_ref(), ..Saying::new(&key, App::now()) };
        match tell(&app.store, &id, &saying, &event(kind)) {
            Ok(_) => Ok(true),
            // Already as it should be, or changed meanwhile: the page says which.
            Err(Refused::Conflict(_) | Refused::Wrong(_)) => Ok(false),
            Err(refused) => Err(refused.into()),
        }
    });
    if is_told.await? {
        return Ok(HttpResponse::SeeOther().insert_header((LOCATION, format!("/t/{}", allowed.id))).finish());
    }
    drawn(app, allowed, StatusCode::CONFLICT).await
}

fn event(kind: Kind) -> Event {
    Event { kind, body: "{}".to_owned() }
}

async fn drawn(app: &Shared, allowed: &Allowed<Scoring>, status: StatusCode) -> Result<HttpResponse, Problem> {
    let id = allowed.id.clone();
    let (table, closed) = working(app, move |app| before_and_after(app, &id)).await?;
    let (words, seats, measure) = (allowed.visitor.words, &table.session.seats, table.replay.measure());
    let reader = words.at_table(seats, &measure);
    let frame = TableFrame::of(&allowed.id, &table, allowed.role);
    let winners = winners(&closed);
    let close =
        if winners.is_empty() { Text::new("close-close") } else { Text::new("close-winner").with("won", won(winners)) };
    let shares = closed.replay.closing().map(|transfers| payments(transfers, &reader));
    let closing = Closing {
        page: Page::at_table(&allowed.visitor, &Text::new("menu-closing"), "/closing", &frame),
        id: allowed.id.to_string(),
        key: fresh_key()?,
        version: table.version,
        has_news: status == StatusCode::CONFLICT,
        is_closed: table.story.closed(),
        is_over: table.replay.is_over(),
        middle: middle(&table, &reader),
        shares: shares.unwrap_or_default(),
        scores: final_rows(&closed.replay, &reader),
        close: reader.say(&close),
    };
    answer(status, &closing)
}

/// The table as it is, and as it would be closed.
fn before_and_after(app: &App, id: &TableId) -> Result<(Table, Table), Problem> {
    let table = Table::load(&app.store, id)?;
    let saying = Saying { version: Some(table.version), ..Saying::new("", App::now()) };
    match would_be(&app.store, id, &saying, &event(Kind::Closed)) {
        Ok(closed) => Ok((table, closed)),
        // It is closed already.
        Err(Refused::Wrong(_)) => Ok((table, Table::load(&app.store, id)?)),
        Err(refused) => Err(refused.into()),
    }
}
