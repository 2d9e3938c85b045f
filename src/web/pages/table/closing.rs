//! Closing a table, after a page that shows how pots and debts would be settled, and reopening it.

use std::sync::Arc;

use crate::web::components::payments::payments;
use crate::web::components::scoreboard::{ScoreRow, final_rows};
use crate::web::components::table_texts::{middle, who_won};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "table/closing.html")]
struct ClosingPage<'a> {
    page: Page,
    at: &'a AtTable,
    has_news: bool,
    shares: Vec<String>,
    scores: Vec<ScoreRow>,
    /// The winners if the table is closed now.
    won: Option<String>,
}

/// `GET /t/{table}/closing`
pub async fn show(allowed: Allowed<Scoring>) -> PageResult {
    page(allowed, StatusCode::OK).await
}

/// `POST /t/{table}/closing`
pub async fn close(allowed: Allowed<Scoring>, inputs: Inputs) -> PageResult {
    execute(allowed, &inputs, TableCommand::Close).await
}

/// `POST /t/{table}/reopening`
pub async fn reopen(allowed: Allowed<Scoring>, inputs: Inputs) -> PageResult {
    execute(allowed, &inputs, TableCommand::Reopen).await
}

async fn execute(allowed: Allowed<Scoring>, inputs: &Inputs, command: TableCommand) -> PageResult {
    let meta = allowed.command(inputs, Some(inputs.version()?))?;
    match allowed.app.service.execute(allowed.id, meta, command).await {
        Ok(_) => Ok(see_other(&allowed.address(""))),
        // The table is closed or reopened already, or has changed; the page shows which.
        Err(CommandError::Conflict(_) | CommandError::Fields(_)) => page(allowed, StatusCode::CONFLICT).await,
        Err(error) => Err(error.into()),
    }
}

async fn page(allowed: Allowed<Scoring>, status: StatusCode) -> PageResult {
    let id = allowed.id;
    let (table, closed) = run_query(&allowed.app, move |app| {
        let meta = CommandMeta::new("", App::now());
        match app.service.preview(id, &meta, &TableCommand::Close) {
            Ok(tables) => Ok(tables),
            // The table is closed already.
            Err(CommandError::Fields(_)) => {
                let table = app.service.load(id)?;
                Ok((Arc::clone(&table), table))
            }
            Err(error) => Err(error.into()),
        }
    })
    .await?;
    let at = allowed.with(table);
    let reader = at.reader();
    let closing = ClosingPage {
        page: at.page(&Text::new("menu-closing"), "/closing")?,
        at: &at,
        has_news: status == StatusCode::CONFLICT,
        shares: closed.replay.closing().map_or_else(Vec::new, |transfers| payments(transfers, &reader)),
        scores: final_rows(&closed.replay, &reader),
        won: who_won(&closed.replay, at.words()),
    };
    answer(status, &closing)
}
