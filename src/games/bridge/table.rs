//! Scores a hand at the table: games, rubbers, part scores, and a rubber that is broken off.

use super::hand::{Doubled, Hand};
use super::score::{Worth, worth};
use super::{DEALS, GAME, LEVELS, PartScores, Partners, Rules, Scoring, State};
use crate::games::prelude::*;

/// The bonus for a rubber when the other side has no game, and when it has one.
pub const RUBBER: [i64; 2] = [700, 500];
/// For the only game of a rubber that is broken off.
pub const UNFINISHED_GAME: i64 = 300;
/// Chicago: for a part score at once, and for one that was carried to the last deal.
pub const PART: i64 = 50;
pub const LAST_PART: i64 = 100;
/// Chicago: for a game, not vulnerable and vulnerable.
pub const GAME_BONUS: [i64; 2] = [300, 500];
/// How many tricks short are odd.
const ODD_SHORT: i64 = 5;

/// The scores of both sides in a hand, with their reasons.
struct Tally<'a> {
    table: &'a Context<'a, Rules>,
    sums: [i64; 2],
    outcome: Outcome,
}

impl Tally<'_> {
    fn add(&mut self, side: usize, amount: i64, why: Message) {
        if amount != 0 {
            self.sums[side] += amount;
            self.outcome.why.push(why.amount("sum", amount));
        }
    }

    /// The players of a side.
    fn side(&self, side: usize) -> Arg {
        self.table.state.sides(self.table.rules)[side].to_vec().into()
    }

    /// Writes the hand on the sheet of the rubber, with the trick score of a side below the line.
    fn write(&mut self, next: &State, (side, trick_score): (usize, i64)) {
        let Context { rules, state, .. } = self.table;
        let mut below = [0; 2];
        below[side] = trick_score;
        let ends_rubber = next.rounds > state.rounds || next.is_broken_off;
        let entry = RubberEntry {
            heading: Message::new("bridge-rubber").count("number", state.rounds + 1),
            sides: state.sides(rules),
            below,
            above: [0, 1].map(|side| self.sums[side] - below[side]),
            ends_game: ends_rubber || next.games != state.games,
            ends_rubber,
        };
        self.outcome.rubber = Some(Box::new(entry)).filter(|_| rules.scoring == Scoring::Rubber);
    }

    /// Writes down the scores: of a side, or of each of its players where partners change.
    fn pay(mut self) -> Outcome {
        let sides = self.table.state.sides(self.table.rules);
        for (side, (seats, sum)) in sides.iter().zip(self.sums).enumerate().filter(|(_, (_, sum))| *sum != 0) {
            let paid = if self.table.rules.partners == Partners::Fixed { 1 } else { seats.len() };
            for seat in seats.iter().take(paid) {
                self.outcome.transfers.pay(Account::Book, *seat, sum);
            }
            let line = Message::new("bridge-why-sum").with("side", self.side(side)).amount("amount", sum);
            self.outcome.who_pays.push(line);
        }
        self.outcome
    }
}

/// Scores a hand; also returns the state for the next one.
pub fn score(table: &Context<'_, Rules>, hand: &Hand) -> (State, Outcome) {
    let (rules, state) = (table.rules, table.state);
    let side = state.side(rules, hand.declarer);
    let vulnerable = state.vulnerable(rules, table.deal.dealer)[side];
    let worth = worth(hand, vulnerable);
    let mut sums = Tally { table, sums: [0; 2], outcome: Outcome::default() };
    explain(&mut sums, hand, &worth, (side, vulnerable));
    let mut next = state.clone();
    let end = match rules.scoring {
        Scoring::Rubber => rubber(&mut sums, &mut next, side, worth.trick_score()),
        Scoring::Chicago => chicago(&mut sums, &mut next, (side, vulnerable), worth.trick_score()),
    };
    if let Some(honours) = hand.honours {
        let why = Message::new("bridge-why-honours").with("player", honours.player).count("cards", honours.cards);
        sums.add(state.side(rules, honours.player), worth.honours, why);
    }
    sums.write(&next, (side, worth.trick_score()));
    // The order of play may change with the round.
    next.next_dealer = Some(next.after(rules, table.deal.dealer));
    sums.outcome.headline = headline(hand, end);
    sums.outcome.played_contract = Some(PlayedContract::new(hand.declarer, hand.place()));
    sums.outcome.warnings = odd(hand);
    (next, sums.pay())
}

/// The trick score below the line, games and rubbers. Returns the end of the headline.
fn rubber(sums: &mut Tally<'_>, next: &mut State, side: usize, trick_score: i64) -> Option<Message> {
    next.below[side] += trick_score;
    if next.below[side] < GAME {
        return None;
    }
    next.below = [0; 2];
    next.games[side] += 1;
    let won = sums.side(side);
    sums.outcome.why.push(Message::new("bridge-why-game").with("side", won.clone()).count("game", GAME));
    if next.games[side] < 2 {
        return Some(Message::new("bridge-headline-game").with("side", won));
    }
    let bonus = RUBBER[usize::from(next.games[1 - side] > 0)];
    sums.add(side, bonus, Message::new("bridge-why-rubber").with("side", won.clone()));
    next.games = [0; 2];
    next.rounds += 1;
    Some(Message::new("bridge-headline-rubber").with("side", won))
}

/// The bonus for a game or a part score of a Chicago, and its next deal. Returns the end of the headline.
fn chicago(
    sums: &mut Tally<'_>,
    next: &mut State,
    (side, vulnerable): (usize, bool),
    trick_score: i64,
) -> Option<Message> {
    let is_last = next.deals + 1 >= DEALS;
    let is_carried = sums.table.rules.part_scores == PartScores::Carried;
    if trick_score > 0 {
        let below = trick_score + if is_carried { next.below[side] } else { 0 };
        let won = sums.side(side);
        if below >= GAME {
            sums.add(
                side,
                GAME_BONUS[usize::from(vulnerable)],
                Message::new("bridge-why-game-bonus").with("side", won),
            );
            next.below = [0; 2];
        } else if !is_carried || is_last {
            let bonus = if is_carried { LAST_PART } else { PART };
            sums.add(side, bonus, Message::new("bridge-why-part").with("side", won));
        } else {
            next.below[side] = below;
        }
    }
    next.deals += 1;
    if is_last {
        (next.deals, next.below) = (0, [0; 2]);
        next.rounds += 1;
    }
    is_last.then(|| Message::new("bridge-headline-chicago"))
}

/// A rubber that is broken off: for the only game, and for the only part score.
pub fn break_off(table: &Context<'_, Rules>, outcome: &mut Outcome) -> State {
    let only = |scores: [i64; 2]| match scores.map(|score| score > 0) {
        [true, false] => Some(0),
        [false, true] => Some(1),
        _ => None,
    };
    let mut sums = Tally { table, sums: [0; 2], outcome: std::mem::take(outcome) };
    let bonuses = [
        (only(table.state.games), UNFINISHED_GAME, "bridge-why-unfinished-game"),
        (only(table.state.below), table.rules.unfinished_part, "bridge-why-unfinished-part"),
    ];
    for (side, bonus, why) in bonuses {
        if let Some(side) = side {
            let why = Message::new(why).with("side", sums.side(side));
            sums.add(side, bonus, why);
        }
    }
    let next = State { is_broken_off: true, ..table.state.passed(table) };
    sums.write(&next, (0, 0));
    *outcome = sums.pay();
    next
}

/// The lines about the contract.
fn explain(sums: &mut Tally<'_>, hand: &Hand, worth: &Worth, (side, vulnerable): (usize, bool)) {
    let contract = || Message::new("bridge-why-contract").with("contract", hand.text());
    if hand.over() < 0 {
        let id = if vulnerable { "bridge-why-down-vulnerable" } else { "bridge-why-down" };
        let why = Message::new(id).with("contract", hand.text()).count("short", -hand.over());
        let why = why.with("side", sums.side(1 - side));
        sums.add(1 - side, worth.down, why);
        return;
    }
    let (tricks, each, first) = worth.tricks;
    let why = contract().count("tricks", tricks).count("each", each).count("first", first).count("times", worth.times);
    sums.add(side, worth.trick_score(), why);
    let (over, each) = worth.over;
    sums.add(side, over * each, Message::new("bridge-why-over").count("over", over).count("each", each));
    sums.add(side, worth.insult, Message::new("bridge-why-insult"));
    let slam = if hand.level == LEVELS { "bridge-why-grand-slam" } else { "bridge-why-small-slam" };
    sums.add(side, worth.slam, Message::new(slam));
}

/// The declarer, the contract, the result, and what it ends.
fn headline(hand: &Hand, end: Option<Message>) -> Message {
    let over = hand.over();
    let sign = match over {
        0 => "=".to_owned(),
        1.. => format!("+{over}"),
        _ => format!("\u{2212}{}", -over),
    };
    let text = Message::new(if over < 0 { "bridge-headline-down" } else { "bridge-headline-made" });
    let text = text.with("declarer", hand.declarer).with("contract", hand.text()).count("by", over.abs());
    text.with("result", sign).with("end", end.map_or(Arg::Verbatim(String::new()), Arg::from))
}

/// Warnings about unlikely results.
fn odd(hand: &Hand) -> Vec<Message> {
    applicable([
        (-hand.over() >= ODD_SHORT, Message::new("bridge-odd-down").count("short", -hand.over())),
        (hand.level == LEVELS, Message::new("bridge-odd-grand-slam")),
        (hand.doubled == Some(Doubled::Redoubled), Message::new("bridge-odd-redoubled")),
    ])
}
