//! Short texts about a table: its game, the winners, the stake, and the pots.

use super::form::Phrase;
use crate::games::stake::Stake;
use crate::games::{Facts, Measure, Text};
use crate::ledger::Seat;
use crate::session::{People, Person, Replay};
use crate::table::Table;
use crate::web::auth::AtTable;
use crate::words::{Language, Reader, Words};

/// The heading of an open table: the game.
pub fn heading(at: &AtTable) -> Text {
    Text::new("plain-text").with("text", at.words().game(at.state.replay.facts().id))
}

/// The text beside the heading: the number of the next hand, and when the last one was entered.
pub fn aside(at: &AtTable) -> String {
    let next = at.state.next_number();
    at.with_time(at.words().say(&Text::new("live-hand").count("number", next)), next - 1)
}

/// The name of a game, marked as of its home language if it has the same name there.
pub fn game_phrase(words: Words, game: &Facts) -> Phrase {
    let home = Language::of_tag(game.home).unwrap_or(words.language);
    Phrase::of_home(words, home, &format!("game-{}", game.id))
}

/// The value of one of the unit: "1 point = €0.05", "1 point = 2 in counters".
pub fn worth(table: &Table, measure: &Measure, reader: &Reader<'_>) -> Option<String> {
    let words = reader.words();
    let (id, worth) = match &table.stake {
        _ if measure.currency.is_some() => return None,
        Stake::Unit => return None,
        Stake::Counters { rate } => ("table-worth-counters", words.amount(&rate.normalize().to_string(), None)),
        Stake::Money { currency, rate, digits } => {
            let mut rate = rate.normalize();
            rate.rescale(rate.scale().max(*digits));
            ("table-worth", words.amount(&rate.to_string(), Some(currency)))
        }
    };
    Some(reader.say(&Text::new(id).with("unit", words.plain(measure.unit.one)).with("worth", worth)))
}

/// The winners, or the leaders; nobody where everybody is at 0, as after hands in which all passed.
pub fn winners(replay: &Replay) -> Vec<Person> {
    if replay.is_level() { Vec::new() } else { replay.leaders().people }
}

/// "Ana and Bruno win", or that nobody has won; `None` before the first hand.
pub fn who_won(replay: &Replay, words: Words) -> Option<String> {
    let winners = winners(replay).into_iter().map(People::place).collect();
    let everybody = replay.people().everybody();
    replay.hands().last().map(|_| words.with_names(&everybody).say(&won(winners)))
}

/// "Ana and Bruno win", or that nobody has won.
pub fn won(winners: Vec<Seat>) -> Text {
    if winners.is_empty() {
        return Text::new("club-no-winner");
    }
    Text::new("table-won").count("count", winners.len()).with("players", winners)
}

/// The pots and the debts to them, each in a sentence.
pub fn middle(table: &Table, reader: &Reader<'_>) -> Vec<String> {
    let words = reader.words();
    let pots = table.replay.balances().pots().iter().filter(|(_, amount)| *amount != 0).map(|(pot, amount)| {
        reader.say(&Text::new("middle-pot").with("pot", words.plain(pot.label)).amount("amount", *amount))
    });
    let debts =
        table.replay.debts().into_iter().map(|debt| {
            reader.say(&Text::new("middle-debt").with("player", debt.player).amount("amount", debt.amount))
        });
    pots.chain(debts).collect()
}
