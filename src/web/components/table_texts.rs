//! Short texts about a table: its game, the winners, the stake, and the pots.

use super::form::Phrase;
use crate::document::Message;
use crate::games::stake::{Per, Stake};
use crate::games::{GameInfo, Measure};
use crate::i18n::{Language, Localizer, MessageFormatter, long_date};
use crate::ledger::Seat;
use crate::session::{People, Person, Replay};
use crate::table::Table;
use crate::web::auth::TableVisit;

/// The name of a game; on a sheet for any other game, its own name if it has one.
pub fn game_name(localizer: Localizer, game: &GameInfo, name: &str) -> String {
    if game.is_any_other && !name.is_empty() { name.to_owned() } else { localizer.game(game.id) }
}

/// The name of the game that is played at a table.
pub fn game_of(table: &Table, localizer: Localizer) -> String {
    game_name(localizer, table.replay.info(), table.history.opening.name.as_deref().unwrap_or_default())
}

/// The name of a table, unless it is the name of its game.
pub fn own_name(table: &Table) -> Option<String> {
    table.history.opening.name.clone().filter(|_| !table.replay.info().is_any_other)
}

/// The heading of an open table: the game.
pub fn heading(visit: &TableVisit) -> Message {
    Message::new("plain-text").with("text", game_of(&visit.state, visit.localizer()))
}

/// That the fewest win, and what ends the game. Where the most win, as everybody expects, only a sheet says what ends it: in other
/// games that stands beside the names.
pub fn aim(table: &Table, formatter: &MessageFormatter<'_>) -> Option<(String, Option<String>)> {
    let localizer = formatter.localizer();
    let ends = table.replay.position().aim().map(|aim| formatter.say(&aim));
    if table.replay.measure().lower_wins {
        return Some((localizer.plain("table-fewest-wins"), ends));
    }
    ends.filter(|_| table.replay.info().is_any_other).map(|ends| (String::new(), Some(ends)))
}

/// The text beside the heading: the number of the next hand.
pub fn aside(visit: &TableVisit) -> String {
    visit.localizer().say(&Message::new("live-hand").count("number", visit.state.next_number()))
}

/// The name of a game, marked as of its home language if it has the same name there.
pub fn game_phrase(localizer: Localizer, game: &GameInfo) -> Phrase {
    let home = Language::of_tag(game.home).unwrap_or(localizer.language);
    Phrase::of_home(localizer, home, &format!("game-{}", game.id))
}

/// The value of one of the unit, or the cost of a game: "1 point = €0.05", "1 point = 2 in counters", "Each game: €2.00".
pub fn worth(table: &Table, measure: &Measure, formatter: &MessageFormatter<'_>) -> Option<String> {
    let localizer = formatter.localizer();
    let (ids, per, worth) = match &table.stake {
        _ if measure.currency.is_some() => return None,
        Stake::Unit => return None,
        Stake::Counters { rate, per } => (
            ["table-worth-counters", "table-worth-game-counters"],
            per,
            localizer.amount(&rate.normalize().to_string(), None),
        ),
        Stake::Money { currency, rate, digits, per } => {
            let mut rate = rate.normalize();
            rate.rescale(rate.scale().max(*digits));
            (["table-worth", "table-worth-game"], per, localizer.amount(&rate.to_string(), Some(currency)))
        }
    };
    let id = ids[usize::from(*per == Per::Game)];
    Some(formatter.say(&Message::new(id).with("unit", localizer.plain(measure.unit.one)).with("worth", worth)))
}

/// The winners, or the leaders. Empty if everybody is at 0, for example after hands in which all passed.
pub fn winners(replay: &Replay) -> Vec<Person> {
    if replay.is_level() { Vec::new() } else { replay.leaders().people }
}

/// "Ana and Bruno win", or that nobody has won; `None` before the first hand.
pub fn who_won(replay: &Replay, localizer: Localizer) -> Option<String> {
    let winners = winners(replay).into_iter().map(People::place).collect();
    let everybody = replay.people().everybody();
    replay.hands().last().map(|_| localizer.with_names(&everybody).say(&won(winners)))
}

/// "Ana and Bruno win at French Tarot, 20 November 2026"
pub fn won_at(table: &Table, localizer: Localizer) -> String {
    let text = Message::new("picture-title")
        .with("won", who_won(&table.replay, localizer).unwrap_or_default())
        .with("game", game_of(table, localizer))
        .with("date", long_date(localizer.in_zone(table.time_zone), table.opened_at));
    localizer.say(&text)
}

/// "Ana and Bruno win", or that nobody has won.
pub fn won(winners: Vec<Seat>) -> Message {
    if winners.is_empty() {
        return Message::new("club-no-winner");
    }
    Message::new("table-won").count("count", winners.len()).with("players", winners)
}

/// The pots and the debts to them, each in a sentence.
pub fn middle(table: &Table, formatter: &MessageFormatter<'_>) -> Vec<String> {
    let localizer = formatter.localizer();
    let pots = table.replay.balances().pots().iter().filter(|(_, amount)| *amount != 0).map(|(pot, amount)| {
        formatter.say(&Message::new("middle-pot").with("pot", localizer.plain(pot.label)).amount("amount", *amount))
    });
    let debts = table.replay.debts().into_iter().map(|debt| {
        formatter.say(&Message::new("middle-debt").with("player", debt.player).amount("amount", debt.amount))
    });
    pots.chain(debts).collect()
}
