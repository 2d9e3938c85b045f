//! Closing a table, with what that does to pots and debts shown before, and opening it again.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::command::CommandError;
use crate::games::text::Text;
use crate::table::{CommandMeta, Expected, Rejection, Table, TableCommand};
use crate::web::auth::access::{Allowed, Scoring};
use crate::web::auth::at_table::AtTable;
use crate::web::components::payments::payments;
use crate::web::components::scoreboard::{ScoreRow, final_rows};
use crate::web::components::standing::{middle, won};
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{fingerprint, fresh_key, version};
use crate::web::http::state::{App, Shared, working};
use crate::web::layout::page::{Page, answer, see_other};

#[derive(Template)]
#[template(path = "table/closing.html")]
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
    /// Who wins when it is closed.
    won: Option<String>,
}

/// `GET /t/{table}/closing`: what closing the table would do.
pub async fn show(app: Shared, allowed: Allowed<Scoring>) -> Result<HttpResponse, Problem> {
    page(&app, allowed, StatusCode::OK).await
}

/// `POST /t/{table}/closing`: closes the table.
pub async fn close(app: Shared, allowed: Allowed<Scoring>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    execute(&app, allowed, &inputs, TableCommand::Close).await
}

/// `POST /t/{table}/reopening`: opens it again.
pub async fn reopen(app: Shared, allowed: Allowed<Scoring>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    execute(&app, allowed, &inputs, TableCommand::Reopen).await
}

async fn execute(
    app: &Shared,
    allowed: Allowed<Scoring>,
    inputs: &Inputs,
    command: TableCommand,
) -> Result<HttpResponse, Problem> {
    let print = fingerprint(&format!("{command:?}"), &[]);
    let meta = allowed.command(inputs, Expected::version(version(inputs)?), print)?;
    match app.service.execute(allowed.id, meta, command).await {
        Ok(_) => Ok(see_other(&format!("/t/{}", allowed.id))),
        // Already as it should be, or changed meanwhile: the page says which.
        Err(Rejection(CommandError::Conflict(_) | CommandError::Fields(_), _)) => {
            page(app, allowed, StatusCode::CONFLICT).await
        }
        Err(rejection) => Err(rejection.into()),
    }
}

async fn page(app: &Shared, allowed: Allowed<Scoring>, status: StatusCode) -> Result<HttpResponse, Problem> {
    let id = allowed.id;
    let closing = working(app, move |app| {
        let meta = CommandMeta::new("", String::new(), App::now());
        match app.service.preview(id, &meta, &TableCommand::Close) {
            Ok(both) => Ok(both),
            // It is closed already.
            Err(Rejection(CommandError::Fields(_), Some(table))) => Ok((Arc::clone(&table), table)),
            Err(rejection) => Err(rejection.into()),
        }
    });
    let (table, closed) = closing.await?;
    answer(status, &shown(&allowed.with(table), &closed, status == StatusCode::CONFLICT)?)
}

fn shown(at: &AtTable, closed: &Table, has_news: bool) -> Result<Closing, Problem> {
    let reader = at.reader();
    let winners = closed.replay.winners();
    let shares = closed.replay.closing().map(|transfers| payments(transfers, &reader));
    Ok(Closing {
        page: at.page(&Text::new("menu-closing"), "/closing"),
        id: at.id.to_string(),
        key: fresh_key()?,
        version: at.table.version(),
        has_news,
        is_closed: at.table.history.closed(),
        is_over: at.table.replay.is_over(),
        middle: middle(&at.table, &reader),
        shares: shares.unwrap_or_default(),
        scores: final_rows(&closed.replay, &reader),
        won: (!winners.is_empty()).then(|| reader.say(&won(winners))),
    })
}
