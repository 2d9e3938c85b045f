//! The home page: the tables that this device has made or joined.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use super::app::{App, Shared, working};
use super::page::{Page, answer};
use super::problem::Problem;
use super::standing::{game_name, leaders, total, winners, won};
use super::visitor::Visitor;
use crate::games::text::Text;
use crate::store::Membership;
use crate::table::{Damage, Table};
use crate::words::{Words, moment};

/// The most tables that are listed: each one is read for its row.
const MOST: usize = 50;

#[derive(Template)]
#[template(path = "home.html")]
struct Home {
    page: Page,
    going: Vec<Row>,
    finished: Vec<Row>,
}

/// A table in the list.
struct Row {
    href: String,
    name: String,
    detail: String,
    standing: String,
    is_finished: bool,
}

/// `GET /`: the tables of this device.
pub async fn show(app: Shared, visitor: Visitor) -> Result<HttpResponse, Problem> {
    let words = visitor.words;
    let rows = match visitor.device.clone() {
        None => Vec::new(),
        Some(device) => {
            working(&app, move |app| {
                let tables = app.store.tables_of_device(&device)?;
                tables.iter().take(MOST).map(|membership| row(app, membership, words)).collect()
            })
            .await?
        }
    };
    let (finished, going) = rows.into_iter().partition(|row: &Row| row.is_finished);
    let mut page = Page::new(&visitor, &Text::new("home-title"), "/");
    page.class = "home";
    answer(StatusCode::OK, &Home { page, going, finished })
}

fn row(app: &App, membership: &Membership, words: Words) -> Result<Row, Problem> {
    let known = &membership.table;
    let table = match Table::load(&app.store, &known.id) {
        Ok(table) => Some(table),
        Err(Damage::Store(error)) => return Err(error.into()),
        // One log that cannot be read must not hide the other tables; its own page says what is wrong.
        Err(_) => None,
    };
    let is_finished = known.closed || table.as_ref().is_some_and(|table| table.replay.is_over());
    let when = moment(words.language, known.changed_at, App::now());
    Ok(Row {
        href: format!("/t/{}", known.id),
        name: table.as_ref().map_or_else(|| known.name.clone(), Table::title),
        detail: table.as_ref().map_or_else(|| when.clone(), |table| detail(table, &when, words)),
        standing: table.as_ref().map_or_else(String::new, |table| standing(table, words)),
        is_finished,
    })
}

fn detail(table: &Table, when: &str, words: Words) -> String {
    let id = if table.replay.is_over() { "home-hands" } else { "home-hand" };
    let hands = if table.replay.is_over() { table.replay.hands().len() } else { table.replay.hands().len() + 1 };
    let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let text = Text::new(id)
        .with("game", game_name(words, table.replay.facts().id).as_str())
        .count("hand", count(hands))
        .count("players", count(table.session.seats.count()))
        .with("when", when);
    words.say(&text)
}

/// Who leads by how much, or who has won.
fn standing(table: &Table, words: Words) -> String {
    let measure = table.replay.measure();
    let reader = words.at_table(&table.session.seats, &measure);
    if table.replay.is_over() {
        let winners = winners(table);
        return if winners.is_empty() { String::new() } else { reader.say(&won(winners)) };
    }
    match leaders(table).as_slice() {
        [leader] => format!("{} {}", table.session.seats.name(*leader), total(table, &reader, *leader)),
        _ => String::new(),
    }
}
