//! Scores a hand of doppelkopf.

use super::hand::{ALL_POINTS, Hand, Kind, MAX_BOCK, Play, Side, Told};
use super::{Calls, Rules, Scoring};
use crate::games::prelude::*;

/// The points below which a side is under, and which the calls deny it: 90, 60, 30, and with the last call every trick.
pub const BELOW: [i64; 3] = [90, 60, 30];
/// How many times a soloist wins or pays.
pub const ALONE: i64 = 3;
/// A value from which on it is unlikely.
const ODD: i64 = 16;

const SIDES: [Side; 2] = [Side::Re, Side::Contra];

/// The side that won, what each of Re gets, and why.
pub struct Judgement {
    pub winner: Option<Side>,
    pub value: i64,
    why: Vec<Message>,
}

impl Judgement {
    pub fn of(rules: &Rules, hand: &Hand) -> Self {
        match &hand.told {
            Told::Play(play) => play.judge(rules, hand),
            Told::Value(value) => {
                let winner = match value.signum() {
                    0 => None,
                    1 => Some(Side::Re),
                    _ => Some(Side::Contra),
                };
                let line = Message::new("doppelkopf-why-value").with("value", Arg::Signed(*value));
                Self { winner, value: *value, why: vec![line] }
            }
        }
    }

    /// The outcome in statistics, which is that of Re.
    pub fn name(&self) -> &'static str {
        match self.winner {
            Some(Side::Re) => "made",
            Some(Side::Contra) => "lost",
            None => "none",
        }
    }
}

impl Play {
    /// Whether a side took no trick.
    fn is_black(&self, side: Side) -> bool {
        self.no_tricks == Some(side)
    }

    /// Whether a side has what it needs to win.
    fn wins(&self, side: Side) -> bool {
        let (points, own, other) = (self.points[side.place()], self.calls[side.place()], self.calls[1 - side.place()]);
        match (own, other) {
            (2..=4, _) => points > ALL_POINTS - BELOW[own - 2],
            (5.., _) => self.is_black(side.other()),
            (_, 2..=4) => points >= BELOW[other - 2],
            (_, 5..) => !self.is_black(side),
            // Who alone has called needs one more than half, otherwise Re does.
            _ => points + i64::from(side != self.needs_more()) > ALL_POINTS / 2,
        }
    }

    /// The side that needs more than half of the points.
    fn needs_more(&self) -> Side {
        if self.calls == [0, 1] { Side::Contra } else { Side::Re }
    }

    fn winner(&self) -> Option<Side> {
        SIDES.into_iter().find(|side| self.wins(*side))
    }

    /// The points for limits that a side did not reach, and for taking no trick.
    fn under(&self, side: Side) -> i64 {
        let below = BELOW.into_iter().filter(|limit| self.points[side.place()] < *limit).count();
        i64::try_from(below).unwrap_or_default() + i64::from(self.is_black(side))
    }

    /// The points of a side for what it reached against calls of the other: 120 against no 90, 90 against no 60, and so on.
    fn against(&self, side: Side) -> i64 {
        let reached = [ALL_POINTS / 2, BELOW[0], BELOW[1], BELOW[2]];
        let called = self.calls[1 - side.place()].saturating_sub(1);
        let count = reached.into_iter().take(called).filter(|limit| self.points[side.place()] >= *limit).count();
        i64::try_from(count).unwrap_or_default()
    }

    fn judge(&self, rules: &Rules, hand: &Hand) -> Judgement {
        let winner = self.winner();
        let mut tally = Tally::default();
        tally.why.push(self.line_of_points(winner));
        if let Some(side) = winner {
            tally.add("doppelkopf-part-won", side, 1);
            for caller in SIDES.into_iter().filter(|caller| self.calls[caller.place()] > 0) {
                tally.add(caller.label(), side, rules.calls.worth());
            }
            let denied: usize = self.calls.iter().map(|call| call.saturating_sub(1)).sum();
            tally.add("doppelkopf-part-called", side, i64::try_from(denied).unwrap_or_default());
        }
        // The winners pay nothing for limits that they did not reach themselves, which happens after calls.
        for side in SIDES.into_iter().filter(|side| winner != Some(side.other())) {
            tally.add("doppelkopf-part-under", side, self.under(side.other()));
        }
        for side in SIDES {
            tally.add("doppelkopf-part-against", side, self.against(side));
        }
        if rules.calls == Calls::Double && winner.is_some() {
            for caller in SIDES.into_iter().filter(|caller| self.calls[caller.place()] > 0) {
                tally.double(Message::new("doppelkopf-why-double").with("call", caller.label()), 2);
            }
        }
        if !hand.is_alone() {
            let queens = winner == Some(Side::Contra) && hand.game != Kind::Poverty;
            tally.add("doppelkopf-part-queens", Side::Contra, i64::from(queens));
            for side in SIDES {
                let extras = self.extras[side.place()];
                let labels = ["doppelkopf-fox", "doppelkopf-doppelkopf", "doppelkopf-charlie", "doppelkopf-other"];
                for (label, count) in labels.into_iter().zip(extras.counts.into_iter().chain([extras.other])) {
                    tally.add(label, side, count);
                }
            }
        }
        if self.bock > 0 {
            tally.double(Message::new("doppelkopf-why-bock").count("bock", self.bock), 1 << self.bock);
        }
        Judgement { winner, value: tally.value, why: tally.why }
    }

    fn line_of_points(&self, winner: Option<Side>) -> Message {
        let id = match winner {
            Some(Side::Re) => "doppelkopf-why-re",
            Some(Side::Contra) => "doppelkopf-why-contra",
            None => "doppelkopf-why-none",
        };
        Message::new(id).count("re", self.points[0]).count("contra", self.points[1])
    }
}

/// The value for each of Re, as it grows line by line.
#[derive(Default)]
struct Tally {
    value: i64,
    why: Vec<Message>,
}

impl Tally {
    /// Adds the points of a side. The value is that of Re, so points of Contra lower it.
    fn add(&mut self, what: impl Into<Message>, side: Side, points: i64) {
        if points != 0 {
            self.value += if side == Side::Re { points } else { -points };
            let line = Message::new("doppelkopf-why-part").with("what", what.into()).with("side", side.label());
            self.why.push(line.count("points", points).with("value", Arg::Signed(self.value)));
        }
    }

    fn double(&mut self, line: Message, times: i64) {
        self.value *= times;
        self.why.push(line.count("times", times).with("value", Arg::Signed(self.value)));
    }
}

/// Scores a hand.
pub fn score(rules: &Rules, deal: &Deal, hand: &Hand) -> Outcome {
    let judgement = Judgement::of(rules, hand);
    let value = judgement.value;
    let of_re = if hand.is_alone() { ALONE * value } else { value };
    let contra: Vec<Seat> = deal.active.iter().copied().filter(|seat| !hand.re.contains(seat)).collect();
    let mut outcome = Outcome::new(headline(rules, hand, &judgement, of_re, &contra));
    outcome.why = judgement.why;
    if hand.is_alone() && value != 0 {
        let line = Message::new("doppelkopf-why-alone").with("soloist", hand.re[0]).count("times", ALONE);
        outcome.why.push(line.with("value", Arg::Signed(of_re)));
    }
    match rules.scoring {
        Scoring::PlusMinus => {
            for (payer, payee) in contra.iter().zip(hand.re.iter().cycle()) {
                outcome.transfers.pay(*payer, *payee, value);
            }
        }
        Scoring::Plus => {
            let (winners, sum) = if value > 0 { (&hand.re, of_re) } else { (&contra, -value) };
            for seat in winners {
                outcome.transfers.pay(Account::Book, *seat, sum);
            }
        }
    }
    outcome.who_pays.push(who_gets(rules, (&hand.re, of_re), (&contra, -value)));
    outcome
}

/// The players of a side, and what each of them gets.
type Gets<'a> = (&'a [Seat], i64);

/// What both sides get.
fn who_gets(rules: &Rules, re: Gets<'_>, contra: Gets<'_>) -> Message {
    let ((winners, gain), (losers, loss)) = if re.1 > 0 { (re, contra) } else { (contra, re) };
    let id = match (gain, rules.scoring) {
        (0, _) => return Message::new("why-no-payment"),
        (_, Scoring::PlusMinus) => "doppelkopf-why-both",
        (_, Scoring::Plus) => "doppelkopf-why-plus",
    };
    let text = Message::new(id).with("winners", winners.to_vec()).with("gain", Arg::Signed(gain));
    text.with("losers", losers.to_vec()).with("loss", Arg::Signed(loss))
}

/// The winners, what Re had, and what each of Re gets; where only gains count, what those get who gain.
fn headline(rules: &Rules, hand: &Hand, judgement: &Judgement, of_re: i64, contra: &[Seat]) -> Message {
    let id = match (judgement.winner, hand.is_alone()) {
        (None, _) => "doppelkopf-headline-none",
        (Some(Side::Re), false) => "doppelkopf-headline-re",
        (Some(Side::Contra), false) => "doppelkopf-headline-contra",
        (Some(Side::Re), true) => "doppelkopf-headline-solo-won",
        (Some(Side::Contra), true) => "doppelkopf-headline-solo-lost",
    };
    let told = match &hand.told {
        Told::Play(play) => Message::new("doppelkopf-told-points").count("points", play.points[0]),
        Told::Value(_) => Message::new("doppelkopf-told-value"),
    };
    let are_others = rules.scoring == Scoring::Plus && of_re < 0;
    let (gainers, value) = if are_others { (contra, -judgement.value) } else { (&hand.re[..], of_re) };
    let each = Message::new("doppelkopf-why-plus").with("winners", gainers.to_vec()).with("gain", Arg::Signed(value));
    let gain = if hand.is_alone() && !are_others { Arg::Signed(value) } else { each.into() };
    let text = Message::new(id).with("re", hand.re.clone()).with("value", Arg::Signed(value)).with("gain", gain);
    text.with("game", hand.game.label()).with("told", told)
}

/// Warnings about unlikely results. `owes` is whether the soloist still owed a compulsory solo.
pub fn odd(hand: &Hand, judgement: &Judgement, owes: bool) -> Vec<Message> {
    let play = match &hand.told {
        Told::Play(play) => Some(play),
        Told::Value(_) => None,
    };
    let is = |holds: fn(&Play) -> bool| play.is_some_and(holds);
    applicable([
        (is(|play| play.no_tricks.is_some()), Message::new("doppelkopf-odd-no-tricks")),
        (is(|play| play.no_tricks.is_none() && play.points.contains(&0)), Message::new("doppelkopf-odd-no-points")),
        (play.is_some() && judgement.winner.is_none(), Message::new("doppelkopf-odd-none")),
        (is(|play| play.calls.contains(&5)), Message::new("doppelkopf-odd-black")),
        (is(|play| play.bock == MAX_BOCK), Message::new("doppelkopf-odd-bock").count("bock", MAX_BOCK)),
        (judgement.value.abs() > ODD, Message::new("doppelkopf-odd-value").count("value", judgement.value.abs())),
        (hand.compulsory && !owes, Message::new("doppelkopf-odd-compulsory").with("soloist", hand.re[0])),
    ])
}

impl Calls {
    /// What re, and contra, is worth to the winners.
    pub fn worth(self) -> i64 {
        match self {
            Self::TwoEach => 2,
            Self::OneEach => 1,
            Self::Double => 0,
        }
    }
}
