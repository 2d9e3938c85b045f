//! The tables that a device has created or joined, and the field for the code of another one. The home page of a device
//! shows them, and so does a club that is its only one.

use crate::document::{Message, Seats, seats::AND};
use crate::games::find;
use crate::i18n::{Localizer, moment};
use crate::ledger::{Seat, print_amount};
use crate::store::{JoinedTable, TableRow, TableSummary};
use crate::table::Standing;
use crate::web::components::deleted::Deleted;
use crate::web::components::table_texts::{game_name, won};
use crate::web::http::App;

pub struct DeviceTables {
    pub open: Vec<ListRow>,
    pub finished: Vec<ListRow>,
    pub code: Code,
    /// What the device may restore.
    pub deleted: Vec<Deleted>,
}

/// The field for a code: what was typed, and the error.
#[derive(Clone, Default)]
pub struct Code {
    pub typed: String,
    pub error: Option<String>,
}

pub struct ListRow {
    pub href: String,
    pub name: String,
    pub detail: String,
    pub standing: String,
}

impl DeviceTables {
    pub fn new<'a>(
        tables: impl IntoIterator<Item = &'a JoinedTable>,
        localizer: Localizer,
        code: Code,
        deleted: Vec<Deleted>,
    ) -> Self {
        let (finished, open): (Vec<_>, Vec<_>) = tables.into_iter().partition(|table| table.row.summary.finished);
        let rows = |tables: Vec<&JoinedTable>| tables.into_iter().map(|table| row(table, localizer)).collect();
        Self { open: rows(open), finished: rows(finished), code, deleted }
    }
}

/// A table's row. One whose log cannot be read has no standing; its own page says what is wrong.
pub fn row(table: &JoinedTable, localizer: Localizer) -> ListRow {
    let localizer = table.time_zone.parse().map_or(localizer, |zone| localizer.in_zone(zone));
    let (standing, table) = (Standing::shown(table), &table.row);
    let when = moment(localizer, table.summary.changed_at, App::now());
    ListRow {
        href: format!("/t/{}", table.id),
        name: match &standing {
            Some(standing) if table.name.is_empty() => standing.players.join(", "),
            _ => table.name.clone(),
        },
        detail: match &standing {
            Some(standing) => detail(table, standing, &when, localizer),
            None => when,
        },
        standing: standing.map_or_else(String::new, |standing| leader(&standing, table.summary.finished, localizer)),
    }
}

fn detail(table: &TableRow, standing: &Standing, when: &str, localizer: Localizer) -> String {
    let TableSummary { hands, finished: is_finished, .. } = table.summary;
    let (id, hand) = if is_finished { ("home-hands", hands) } else { ("home-hand", hands + 1) };
    let text = Message::new(id)
        .with(
            "game",
            find(&table.game)
                .map_or_else(|| localizer.game(&table.game), |game| game_name(localizer, game.info(), &table.name)),
        )
        .count("hand", hand)
        .count("players", standing.players.len())
        .with("when", when);
    localizer.say(&text)
}

/// The leading party with its total, or the winners.
fn leader(standing: &Standing, is_finished: bool, localizer: Localizer) -> String {
    if is_finished && !standing.ahead.is_empty() {
        let seats = Seats::new(standing.ahead.clone());
        let winners: Vec<Seat> = if standing.level { Vec::new() } else { seats.all().collect() };
        return localizer.with_names(&seats).say(&won(winners));
    }
    match standing.parties {
        1 => format!("{} {}", standing.ahead.join(AND), total(standing, localizer)),
        _ => String::new(),
    }
}

fn total(standing: &Standing, localizer: Localizer) -> String {
    let currency = standing.currency.as_deref();
    let written = localizer.amount(&print_amount(standing.total, standing.digits, currency.is_some()), currency);
    if standing.signed && standing.total > 0 { format!("+{written}") } else { written }
}
