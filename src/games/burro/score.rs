//! Scores a hand of burro.

use super::rules::{Rules, Tie};
use crate::games::prelude::*;

/// The phase of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    #[default]
    Letters,
    /// The word is complete. These players had the fewest letters and play on.
    PlayOff(Vec<Seat>),
    /// The game is over; these are the winners.
    Over(Vec<Seat>),
}

/// Gives the loser a letter, or removes them from the play-off.
pub fn score(table: &Context<'_, Rules>, loser: Seat) -> (Phase, Outcome) {
    match table.state {
        Phase::Letters => give_letter(table, loser),
        Phase::PlayOff(left) | Phase::Over(left) => leave(left, loser),
    }
}

fn give_letter(table: &Context<'_, Rules>, loser: Seat) -> (Phase, Outcome) {
    let rules = table.rules;
    let after: Vec<(Seat, i64)> =
        table.seats.all().map(|seat| (seat, table.balances.seat(seat) + i64::from(seat == loser))).collect();
    let letters = table.balances.seat(loser) + 1;
    let spelt = rules.spelt(letters);
    let headline = if letters >= rules.length() { "burro-headline-complete" } else { "burro-headline-letter" };
    let text = |id| Text::new(id).with("loser", loser).with("spelt", spelt.as_str());
    let mut outcome = Outcome::new(text(headline));
    outcome.transfers.pay(Account::Book, loser, 1);
    outcome.why.push(text("burro-why-letter").count("letters", letters).count("length", rules.length()));
    // Check all players, not only the loser: the table may have changed to a shorter word.
    if after.iter().all(|(_, letters)| *letters < rules.length()) {
        return (Phase::Letters, outcome);
    }
    let fewest = after.iter().map(|(_, letters)| *letters).min().unwrap_or_default();
    let winners: Vec<Seat> = after.iter().filter(|(_, letters)| *letters == fewest).map(|(seat, _)| *seat).collect();
    outcome.why.push(Text::new("burro-why-fewest").with("players", winners.clone()).count("letters", fewest));
    let phase = end(rules, winners, &mut outcome);
    (phase, outcome)
}

fn end(rules: &Rules, winners: Vec<Seat>, outcome: &mut Outcome) -> Phase {
    match (winners.as_slice(), rules.tie) {
        ([winner], _) => outcome.why.push(Text::new("burro-why-winner").with("winner", *winner)),
        (_, Tie::Shared) => outcome.why.push(Text::new("burro-why-shared").with("players", winners.clone())),
        (_, Tie::PlayOff) => {
            outcome.why.push(Text::new("burro-why-play-off").with("players", winners.clone()));
            return Phase::PlayOff(winners);
        }
    }
    Phase::Over(winners)
}

fn leave(left: &[Seat], loser: Seat) -> (Phase, Outcome) {
    let left: Vec<Seat> = left.iter().copied().filter(|seat| *seat != loser).collect();
    let mut outcome = Outcome::new(Text::new("burro-headline-out").with("loser", loser));
    outcome.why.push(Text::new("burro-why-out").with("loser", loser));
    if let [winner] = left.as_slice() {
        outcome.why.push(Text::new("burro-why-winner").with("winner", *winner));
        return (Phase::Over(left), outcome);
    }
    outcome.why.push(Text::new("burro-why-left").with("players", left.clone()));
    (Phase::PlayOff(left), outcome)
}
