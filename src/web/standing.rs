//! How a table stands, for the pages that say it in a word: its game, who leads, what lies in the middle.

use super::form::Say;
use crate::games::game::{Ending, Facts};
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::table::Table;
use crate::words::{Language, Reader, Words};

/// The name of a game.
#[must_use]
pub fn game_name(words: Words, game: &str) -> String {
    words.plain(&format!("game-{game}"))
}

/// The name of a game, in its home language where that is its name.
#[must_use]
pub fn game_said(words: Words, game: &Facts) -> Say {
    let home = Language::of_tag(game.home).unwrap_or(words.language);
    Say::of_home(words, home, &format!("game-{}", game.id))
}

/// The unit of a table: points, tantos, letters.
#[must_use]
pub fn unit_name(words: Words, unit: &str) -> String {
    words.plain(&format!("unit-{unit}"))
}

/// One of a unit: point, tanto, letter.
#[must_use]
pub fn one_of(words: Words, unit: &str) -> String {
    words.plain(&format!("unit-one-{unit}"))
}

/// Who has won: as the game says, or who leads at a table that was closed.
#[must_use]
pub fn winners(table: &Table) -> Vec<Seat> {
    match table.replay.ending() {
        Ending::Finished(winners) => winners,
        Ending::Going => leaders(table),
    }
}

/// Who leads; nobody before the first hand.
#[must_use]
pub fn leaders(table: &Table) -> Vec<Seat> {
    if table.replay.hands().is_empty() {
        return Vec::new();
    }
    let lower_wins = table.replay.measure().lower_wins;
    let totals = table.replay.balances().seats();
    let best = if lower_wins { totals.iter().min() } else { totals.iter().max() };
    table.replay.seats().all().filter(|seat| totals.get(seat.index()) == best).collect()
}

/// That these have won.
#[must_use]
pub fn won(winners: Vec<Seat>) -> Text {
    let count = i64::try_from(winners.len()).unwrap_or(i64::MAX);
    Text::new("table-won").with("players", winners).count("count", count)
}

/// A total as the table's reader sees it: with its sign where players win from each other, plain where they count.
#[must_use]
pub fn total(table: &Table, reader: &Reader<'_>, seat: Seat) -> String {
    let total = table.replay.balances().seat(seat);
    if table.replay.measure().zero_sum { reader.signed(total) } else { reader.amount(total) }
}

/// What lies in the pots and what is owed to them, each in a sentence.
#[must_use]
pub fn middle(table: &Table, reader: &Reader<'_>) -> Vec<String> {
    let words = reader.words();
    let pots = table.replay.balances().pots().iter().filter(|(_, amount)| *amount != 0).map(|(pot, amount)| {
        let pot = words.plain(&format!("pot-{pot}"));
        reader.say(&Text::new("middle-pot").with("pot", pot.as_str()).amount("amount", *amount))
    });
    let debts =
        table.replay.debts().into_iter().map(|debt| {
            reader.say(&Text::new("middle-debt").with("player", debt.player).amount("amount", debt.amount))
        });
    pots.chain(debts).collect()
}
