//! The projection of a table: what lists show of it (the players, the leaders and their total), and its place in its club.

use serde::{Deserialize, Serialize};

use super::settlement::stored_dues;
use super::state::Table;
use crate::club::Club;
use crate::command::CommandError;
use crate::document::value::to_json;
use crate::games::Measure;
use crate::session::People;
use crate::store::{JoinedTable, Place, Projection, TableNumber, TableSummary};

/// The standing of a table. The stored form refers to people by index, so that a new name changes nothing; pages show names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing<Player = String> {
    /// The seated players, in seating order.
    pub players: Vec<Player>,
    /// The winners or leaders; empty before the first hand.
    pub ahead: Vec<Player>,
    /// How many parties they are.
    pub parties: usize,
    /// Whether everybody is at 0, which means that there is no winner.
    pub level: bool,
    /// The total of each of these parties, in smallest units.
    pub total: i64,
    /// The digits of the total after the point.
    pub digits: u32,
    /// The currency of the total, if it has one.
    pub currency: Option<String>,
    /// Whether totals are shown with a sign, because one player's gain is the others' loss.
    pub signed: bool,
}

impl Standing {
    /// Reads the standing from a table's row; `None` if it cannot be read. A table that is over names everybody who
    /// has sat there.
    pub fn shown(table: &JoinedTable) -> Option<Self> {
        let JoinedTable { row, names, .. } = table;
        let Standing::<usize> { players, ahead, parties, level, total, digits, currency, signed } =
            serde_json::from_str(&row.summary.standing).ok()?;
        let of = |people: Vec<usize>| people.into_iter().filter_map(|person| names.get(person).cloned()).collect();
        let everybody = || People::new(names.clone()).distinct().map(|person| person.0).collect();
        let players = if row.summary.finished { everybody() } else { players };
        Some(Self { players: of(players), ahead: of(ahead), parties, level, total, digits, currency, signed })
    }
}

/// The place of a table in its club, as the store keeps it.
pub fn place(table: &Table, club: &Club, number: TableNumber) -> Place {
    Place { number, day: club.day(table.opened_at).to_string(), people: club.people_at(number).to_vec() }
}

/// What the store keeps of a table for lists and for the ledger.
pub fn projection(table: &Table, club: &Club, number: TableNumber) -> Result<Projection, CommandError> {
    let opening = &table.history.opening;
    Ok(Projection {
        game: opening.game.info().id.to_owned(),
        name: opening.name.clone().unwrap_or_default(),
        opened_at: table.opened_at,
        place: place(table, club, number),
        summary: summary(table),
        dues: stored_dues(table)?,
    })
}

/// What lists show of the table.
pub fn summary(table: &Table) -> TableSummary {
    let Table { history, replay, .. } = table;
    let Measure { digits, currency, zero_sum, .. } = replay.measure().clone();
    let ahead = replay.leaders_by_label();
    let standing = Standing::<usize> {
        players: history.seated.iter().map(|person| person.0).collect(),
        ahead: ahead.people.iter().map(|person| person.0).collect(),
        parties: ahead.parties,
        level: replay.is_level(),
        total: ahead.total,
        digits,
        currency,
        signed: zero_sum,
    };
    TableSummary {
        hands: i64::from(history.hands.count()),
        finished: replay.is_over(),
        closed: history.closed,
        changed_at: history.changed_at,
        standing: to_json(&standing),
    }
}
