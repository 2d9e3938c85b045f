//! How a table stands, for the pages that say it in a word: its game, who leads, what lies in the middle.

use super::form::Say;
use crate::games::game::{Facts, Measure};
use crate::games::text::{Arg, Text};
use crate::games::unit::Unit;
use crate::ledger::Seat;
use crate::table::{Stake, Table};
use crate::web::auth::at_table::AtTable;
use crate::web::http::state::App;
use crate::words::{Language, Reader, Words, moment, number};

pub fn game_name(words: Words, game: &str) -> String {
    words.plain(&format!("game-{game}"))
}

/// The heading of a table that is being played at, which is its game.
pub fn heading(at: &AtTable) -> Text {
    Text::new("plain-text").with("text", game_name(at.words(), at.table.replay.facts().id).as_str())
}

/// What stands beside it: which hand comes, and when the last one was told.
pub fn aside(at: &AtTable) -> String {
    let next = at.table.next_number();
    let hand = at.words().say(&Text::new("live-hand").count("number", i64::from(next)));
    let told = at.told_at(next - 1).map(|told| moment(at.words().language, told, App::now()));
    std::iter::once(hand).chain(told).collect::<Vec<_>>().join(" · ")
}

/// The name of a game, in its home language where that is its name.
pub fn game_said(words: Words, game: &Facts) -> Say {
    let home = Language::of_tag(game.home).unwrap_or(words.language);
    Say::of_home(words, home, &format!("game-{}", game.id))
}

/// The unit of a table: points, tantos, letters.
pub fn unit_name(words: Words, unit: &Unit) -> String {
    words.plain(unit.name)
}

/// One of a unit: point, tanto, letter.
pub fn one_of(words: Words, unit: &Unit) -> String {
    words.plain(unit.one)
}

/// What one of the unit is worth: "1 point = €0.05", "Counters for 1 point: 2".
pub fn worth(table: &Table, measure: &Measure, reader: &Reader<'_>) -> Option<String> {
    let words = reader.words();
    let (id, worth) = match &table.stake {
        _ if measure.currency.is_some() => return None,
        Stake::Unit => return None,
        Stake::Counters { rate } => ("table-worth-counters", number(words.language, &rate.normalize().to_string())),
        Stake::Money { currency, rate, digits } => {
            let mut rate = rate.normalize();
            rate.rescale(rate.scale().max(*digits));
            ("table-worth", words.money(&rate.to_string(), currency))
        }
    };
    let one = one_of(words, measure.unit);
    Some(reader.say(&Text::new(id).with("unit", one.as_str()).with("worth", Arg::Verbatim(worth))))
}

/// That these have won.
pub fn won(winners: Vec<Seat>) -> Text {
    let count = i64::try_from(winners.len()).unwrap_or(i64::MAX);
    Text::new("table-won").with("players", winners).count("count", count)
}

/// A total as the table's reader sees it: with its sign where players win from each other, plain where they count.
pub fn total(measure: &Measure, reader: &Reader<'_>, total: i64) -> String {
    if measure.zero_sum { reader.signed(total) } else { reader.amount(total) }
}

/// What lies in the pots and what is owed to them, each in a sentence.
pub fn middle(table: &Table, reader: &Reader<'_>) -> Vec<String> {
    let words = reader.words();
    let pots = table.replay.balances().pots().iter().filter(|(_, amount)| *amount != 0).map(|(pot, amount)| {
        let pot = words.plain(pot.label);
        reader.say(&Text::new("middle-pot").with("pot", pot.as_str()).amount("amount", *amount))
    });
    let debts =
        table.replay.debts().into_iter().map(|debt| {
            reader.say(&Text::new("middle-debt").with("player", debt.player).amount("amount", debt.amount))
        });
    pots.chain(debts).collect()
}
