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
    visit: &'a TableVisit,
    has_news: bool,
    shares: Vec<String>,
    scores: Vec<ScoreRow>,
    /// The winners if the table is closed now.
    won: Option<String>,
}

/// `GET /t/{table}/closing`
pub async fn show(access: PageAccess<Scoring>) -> PageResult {
    page(access, StatusCode::OK).await
}

/// `POST /t/{table}/closing`
pub async fn close(access: PageAccess<Scoring>, inputs: Inputs) -> PageResult {
    execute(access, &inputs, TableCommand::Close).await
}

/// `POST /t/{table}/reopening`
pub async fn reopen(access: PageAccess<Scoring>, inputs: Inputs) -> PageResult {
    execute(access, &inputs, TableCommand::Reopen).await
}

async fn execute(access: PageAccess<Scoring>, inputs: &Inputs, command: TableCommand) -> PageResult {
    let meta = access.command(inputs, Some(inputs.version()?))?;
    match access.app.service.execute(access.id, meta, command).await {
        Ok(_) => Ok(see_other(&access.address(""))),
        // The table is closed or reopened already, or has changed; the page shows which.
        Err(CommandError::Conflict(_) | CommandError::Fields(_)) => page(access, StatusCode::CONFLICT).await,
        Err(error) => Err(error.into()),
    }
}

async fn page(access: PageAccess<Scoring>, status: StatusCode) -> PageResult {
    let id = access.id;
    let (table, closed) = run_query(&access.app, move |app| {
        let meta = CommandMeta::new("", App::now());
        match app.service.preview(id, &meta, &TableCommand::Close) {
            Ok((table, decision)) => Ok((table, Arc::new(decision.table))),
            // The table is closed already.
            Err(CommandError::Fields(_)) => {
                let table = app.service.load(id)?;
                Ok((Arc::clone(&table), table))
            }
            Err(error) => Err(error.into()),
        }
    })
    .await?;
    let visit = access.with(table);
    let formatter = visit.formatter();
    let closing = ClosingPage {
        page: visit.page(&Message::new("menu-closing"), "/closing")?,
        visit: &visit,
        has_news: status == StatusCode::CONFLICT,
        shares: closed.replay.closing().map_or_else(Vec::new, |transfers| payments(transfers, &formatter)),
        scores: final_rows(&closed.replay, &formatter, &visit.own),
        won: who_won(&closed.replay, visit.localizer()),
    };
    answer(status, &closing)
}
