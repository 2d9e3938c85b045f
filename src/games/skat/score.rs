//! Scores a hand of skat.

use super::hand::{Declared, Kontra, Played};
use super::ramsch::Ramsch;
use super::{MAX_BOCK, Rules, Scoring, WonGames};
use crate::games::prelude::*;

/// How many times a lost game counts.
pub const LOST: i64 = 2;
/// What Seeger adds to a won game, and takes from a lost one.
pub const SEEGER: i64 = 50;
/// What Fabian gives each of the others for a lost game, at a table of three and of four.
pub const FABIAN: [i64; 2] = [40, 30];

/// Scores a game with a declarer.
pub fn declared(rules: &Rules, deal: &Deal, hand: &Declared) -> Outcome {
    let (won, value) = (hand.is_won(), hand.counted() * hand.factor());
    let mut outcome = Outcome::new(headline(hand, value));
    outcome.played_contract =
        Some(PlayedContract::new(hand.declarer, usize::try_from(hand.value() / 2).unwrap_or_default()));
    outcome.why = explain(hand, value);
    let declarer = if won { value } else { -LOST * value };
    let others: Vec<Seat> = deal.others(hand.declarer).collect();
    if !won {
        let line = Message::new("skat-why-lost").with("declarer", hand.declarer);
        outcome.why.push(line.with("amount", Arg::Signed(declarer)));
    }
    match rules.scoring {
        Scoring::Bierlachs if won => charge(rules, hand.declarer, others, value, &mut outcome),
        Scoring::Plain | Scoring::Bierlachs => outcome.transfers.pay(Account::Book, hand.declarer, declarer),
        Scoring::SeegerFabian => {
            let sum = declarer + if won { SEEGER } else { -SEEGER };
            outcome.transfers.pay(Account::Book, hand.declarer, sum);
            let id = if won { "skat-why-seeger-won" } else { "skat-why-seeger-lost" };
            let line = Message::new(id).with("declarer", hand.declarer).count("amount", declarer);
            outcome.why.push(line.count("seeger", SEEGER).count("sum", sum));
            if !won {
                // Who sits out gains, too.
                let others: Vec<Seat> = others.into_iter().chain(deal.out.iter().copied()).collect();
                let fabian = if others.len() == 2 { FABIAN[0] } else { FABIAN[1] };
                pay_each(&others, fabian, &mut outcome);
                outcome.why.push(Message::new("skat-why-fabian").with("others", others).count("fabian", fabian));
            }
        }
    }
    outcome.warnings = odd(hand);
    outcome
}

fn pay_each(seats: &[Seat], amount: i64, outcome: &mut Outcome) {
    for seat in seats {
        outcome.transfers.pay(Account::Book, *seat, amount);
    }
}

/// In a Bierlachs, charges a value that a player has won to the two others, if the rules say so.
fn charge(rules: &Rules, winner: Seat, others: Vec<Seat>, value: i64, outcome: &mut Outcome) {
    if rules.won_games == WonGames::Nothing {
        outcome.why.push(Message::new("skat-why-won-nothing").with("winner", winner));
        return;
    }
    pay_each(&others, -value, outcome);
    outcome.why.push(Message::new("skat-why-charged").with("others", others).with("amount", Arg::Signed(-value)));
}

/// The game's name with what was added to it: "Grand Hand".
fn named(hand: &Declared) -> Message {
    let id = match (hand.hand && (hand.game == Played::Null || !hand.ouvert), hand.ouvert) {
        (false, false) => return hand.game.label(),
        (true, false) => "skat-named-hand",
        (false, true) => "skat-named-ouvert",
        (true, true) => "skat-named-hand-ouvert",
    };
    Message::new(id).with("game", hand.game.label())
}

fn headline(hand: &Declared, value: i64) -> Message {
    let id = match (hand.is_won(), hand.is_overbid()) {
        (true, _) => "skat-headline-won",
        (false, true) => "skat-headline-overbid",
        (false, false) => "skat-headline-lost",
    };
    let text = Message::new(id).with("declarer", hand.declarer).with("game", named(hand)).count("value", value);
    if hand.is_won() {
        return text;
    }
    let text = text.count("times", LOST).with("amount", Arg::Signed(-LOST * value));
    if hand.is_overbid() { text.count("bid", hand.bid.unwrap_or_default()) } else { text }
}

/// The value of the game, with what makes it up.
pub fn explain(hand: &Declared, value: i64) -> Vec<Message> {
    let mut why = Vec::new();
    why.extend(hand.points.map(|points| {
        let id = if hand.won { "skat-why-points-won" } else { "skat-why-points-lost" };
        Message::new(id).count("points", points)
    }));
    why.push(self::value(hand));
    if hand.is_overbid() {
        let line = Message::new("skat-why-overbid").count("bid", hand.bid.unwrap_or_default());
        let (counted, base) = (hand.counted(), hand.game.base());
        why.push(line.count("level", counted / base.max(1)).count("base", base).count("value", counted));
    }
    let mut sum = hand.counted();
    if let Some(kontra) = hand.kontra {
        let times = if kontra == Kontra::Re { 4 } else { 2 };
        sum *= times;
        why.push(
            Message::new("skat-why-kontra").with("kontra", kontra.label()).count("times", times).count("value", sum),
        );
    }
    if hand.bock > 0 {
        why.push(bock(hand.bock, value));
    }
    why
}

/// What makes up the value of the game.
pub fn value(hand: &Declared) -> Message {
    if hand.game == Played::Null {
        return Message::new("skat-why-null").with("game", named(hand)).count("value", hand.value());
    }
    let first = Message::new("skat-levels").count("matadors", hand.matadors).count("level", hand.matadors + 1);
    let labels = hand.levels().into_iter().zip(hand.matadors + 2..);
    let levels = labels.fold(first, |before, (label, level)| {
        let more = Message::new("skat-levels-more").with("levels", before);
        more.with("what", Message::new(label)).count("level", level)
    });
    let line = Message::new("skat-why-value").with("levels", levels).count("level", hand.level());
    line.count("base", hand.game.base()).count("value", hand.value())
}

fn bock(bock: i64, value: i64) -> Message {
    Message::new("skat-why-bock").count("bock", bock).count("times", 1_i64 << bock).count("value", value)
}

/// Scores a ramsch.
pub fn ramsch(rules: &Rules, deal: &Deal, ramsch: &Ramsch) -> Outcome {
    let (factor, march, losers) = (ramsch.factor(), ramsch.march(), ramsch.losers());
    let most = ramsch.points.iter().map(|(_, points)| *points).max().unwrap_or_default();
    let value = most * factor;
    let id = if march.is_some() { "skat-headline-march" } else { "skat-headline-ramsch" };
    let players = march.map_or_else(|| losers.clone(), |march| vec![march]);
    let counted = |id| match factor {
        1 => Message::new("plain-number").count("number", most),
        factor => Message::new(id).count("points", most).count("factor", factor).count("value", value),
    };
    let text = Message::new(id).count("count", players.len()).with("players", players);
    let text = text.with("product", counted("skat-product")).with("sum", counted("skat-sum"));
    let mut outcome = Outcome::new(text);
    outcome.why = ramsch_lines(ramsch, most);
    match march {
        Some(march) if rules.scoring == Scoring::Bierlachs => {
            charge(rules, march, deal.others(march).collect(), value, &mut outcome);
        }
        Some(march) => {
            outcome.transfers.pay(Account::Book, march, value);
            outcome.why.push(Message::new("skat-why-march").with("player", march).with("amount", Arg::Signed(value)));
        }
        None => {
            pay_each(&losers, -value, &mut outcome);
            let line = Message::new("skat-why-ramsch").count("count", losers.len()).with("losers", losers);
            outcome.why.push(line.with("amount", Arg::Signed(-value)));
        }
    }
    outcome.warnings.extend((ramsch.bock == MAX_BOCK).then(|| odd_bock(ramsch.bock)));
    outcome
}

/// The points, and what multiplies the most of them.
fn ramsch_lines(ramsch: &Ramsch, most: i64) -> Vec<Message> {
    let points = |(seat, points): &(Seat, i64)| {
        let id = if ramsch.no_tricks.contains(seat) { "skat-why-ramsch-none" } else { "skat-why-ramsch-points" };
        Message::new(id).with("player", *seat).count("points", *points)
    };
    let mut why: Vec<Message> = ramsch.points.iter().map(points).collect();
    let mut sum = most;
    let mut double = |times: i64, line: Message| {
        sum *= times;
        (times > 1).then(|| line.count("times", times).count("value", sum))
    };
    why.extend(double(1 << ramsch.pushed, Message::new("skat-why-pushed").count("pushed", ramsch.pushed)));
    let virgin = 1 << i64::from(ramsch.no_tricks.len() == 1);
    why.extend(double(virgin, Message::new("skat-why-virgin").with("players", ramsch.no_tricks.clone())));
    why.extend(double(1 << ramsch.bock, Message::new("skat-why-bock").count("bock", ramsch.bock)));
    why
}

fn odd_bock(bock: i64) -> Message {
    Message::new("skat-odd-bock").count("bock", bock)
}

/// Warnings about unlikely results.
fn odd(hand: &Declared) -> Vec<Message> {
    let bid = hand.bid.unwrap_or_default();
    applicable([
        (hand.ouvert && hand.game != Played::Null, Message::new("skat-odd-ouvert")),
        (hand.matadors >= 7, Message::new("skat-odd-matadors").count("matadors", hand.matadors)),
        (hand.schwarz, Message::new("skat-odd-schwarz")),
        (bid > 72, Message::new("skat-odd-bid").count("bid", bid)),
        (hand.kontra == Some(Kontra::Re), Message::new("skat-odd-re")),
        (hand.bock == MAX_BOCK, odd_bock(hand.bock)),
    ])
}
