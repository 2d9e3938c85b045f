//! The tables that a device has created or joined, and the field for the code of another one. The home page of a device
//! shows them, and so does a club that is its only one.

use crate::games::seats::Seats;
use crate::games::text::Text;
use crate::ledger::{Seat, print_amount};
use crate::store::{self, Membership};
use crate::table::Standing;
use crate::web::components::deleted::Deleted;
use crate::web::components::standing::{game_name, won};
use crate::web::http::state::App;
use crate::words::{Words, moment, number};

/// The tables of a device.
pub struct Known {
    pub going: Vec<Row>,
    pub finished: Vec<Row>,
    pub code: Code,
    /// What the device may restore.
    pub deleted: Vec<Deleted>,
}

/// What was typed as a code, and what is wrong with it.
#[derive(Clone, Default)]
pub struct Code {
    pub typed: String,
    pub error: Option<String>,
}

pub struct Row {
    pub href: String,
    pub name: String,
    pub detail: String,
    pub standing: String,
    is_finished: bool,
}

impl Row {
    /// A row for something else than a table.
    pub fn new(href: String, name: String, detail: String, standing: String) -> Self {
        Self { href, name, detail, standing, is_finished: false }
    }
}

impl Known {
    /// Lists the tables, separately those that are not finished.
    pub fn new<'a>(
        tables: impl IntoIterator<Item = &'a Membership>,
        words: Words,
        code: Code,
        deleted: Vec<Deleted>,
    ) -> Self {
        let rows = tables.into_iter().map(|membership| row(&membership.table, words));
        let (finished, going) = rows.partition(|row: &Row| row.is_finished);
        Self { going, finished, code, deleted }
    }
}

/// A table's row. One whose log cannot be read has no standing; its own page says what is wrong.
fn row(known: &store::Table, words: Words) -> Row {
    let when = moment(words.language, known.changed_at, App::now());
    let store::Standing { hands, finished: is_finished, .. } = known.standing;
    let standing = Standing::shown(known);
    Row {
        href: format!("/t/{}", known.id),
        name: match &standing {
            Some(standing) if known.name.is_empty() => standing.players.join(", "),
            _ => known.name.clone(),
        },
        detail: match &standing {
            Some(standing) => detail(known, standing, (hands, is_finished), &when, words),
            None => when,
        },
        standing: standing.map_or_else(String::new, |standing| ahead(&standing, is_finished, words)),
        is_finished,
    }
}

fn detail(
    known: &store::Table,
    standing: &Standing,
    (hands, is_finished): (i64, bool),
    when: &str,
    words: Words,
) -> String {
    let (id, hand) = if is_finished { ("home-hands", hands) } else { ("home-hand", hands + 1) };
    let text = Text::new(id)
        .with("game", game_name(words, &known.game).as_str())
        .count("hand", hand)
        .count("players", i64::try_from(standing.players.len()).unwrap_or(i64::MAX))
        .with("when", when);
    words.say(&text)
}

/// Who leads by how much, or who has won.
fn ahead(standing: &Standing, is_finished: bool, words: Words) -> String {
    let seats = Seats::new(standing.ahead.clone());
    if is_finished {
        let winners: Vec<Seat> = seats.all().collect();
        return if winners.is_empty() { String::new() } else { words.with_names(&seats).say(&won(winners)) };
    }
    match standing.ahead.as_slice() {
        [leader] => format!("{leader} {}", total(standing, words)),
        _ => String::new(),
    }
}

fn total(standing: &Standing, words: Words) -> String {
    let plain = print_amount(standing.total, standing.digits, standing.currency.is_some());
    let written = match &standing.currency {
        Some(code) => words.money(&plain, code),
        None => number(words.language, &plain),
    };
    if standing.signed && standing.total > 0 { format!("+{written}") } else { written }
}
