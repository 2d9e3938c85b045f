//! Scores a hand of belote.

use super::hand::{ALL_POINTS, Capot, Doubled, Hand, Side, Trump};
use super::rules::{CAPOT, CapotBid, Coinche, Doubling, Equal, GENERALE, Generale, Rounding, Rules, Scoring};
use super::{LITIGE, State};
use crate::games::prelude::*;

/// What the tricks count for a side that took all of them.
pub const CAPOT_POINTS: i64 = 252;
/// The value of king and queen of trumps in one hand.
pub const BELOTE: i64 = 20;
/// Scores are rounded to the nearest of it.
const TEN: i64 = 10;
/// A bid above this gets a warning.
const ODD_BID: i64 = 160;
/// Declarations that are worth more get a warning.
const ODD_DECLARATIONS: i64 = 150;

/// How a contract ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Made,
    Lost,
    /// Both sides have the same total, and the points of the attack wait for the next hand.
    Litige,
}

impl Verdict {
    /// The name in statistics.
    pub fn name(self) -> &'static str {
        match self {
            Self::Made => "made",
            Self::Lost => "lost",
            Self::Litige => "litige",
        }
    }
}

/// What both sides counted. Lists by side have the attack first.
#[derive(Clone, Copy)]
struct Counted<'a> {
    hand: &'a Hand,
    tricks: [i64; 2],
    /// The value of all belotes of each side.
    belotes: [i64; 2],
    declarations: [i64; 2],
}

/// What a side scores before rounding: a sum, and how many times it counts.
type Score = (Sum, i64);

impl<'a> Counted<'a> {
    fn of(hand: &'a Hand, seats: &Seats) -> Self {
        let tricks = match hand.capot {
            Some(Capot::Defence) => [0, CAPOT_POINTS],
            Some(Capot::Attack | Capot::Taker) => [CAPOT_POINTS, 0],
            None => [hand.points, ALL_POINTS - hand.points],
        };
        let belotes = [Side::Attack, Side::Defence]
            .map(|side| hand.belotes.iter().filter(|of| **of == side).map(|_| BELOTE).sum());
        let all = hand.declarations.iter().map(|each| each.size).sum();
        let is_attack = |seat| seats.party_of(seat) == seats.party_of(hand.taker);
        let has_attack = hand.declarations.first().is_some_and(|first| is_attack(first.player));
        // Declarations of a side without a trick count for the other one.
        let for_attack = match hand.capot {
            None => has_attack,
            Some(capot) => capot != Capot::Defence,
        };
        let declarations = if for_attack { [all, 0] } else { [0, all] };
        Self { hand, tricks, belotes, declarations }
    }

    fn total(&self, side: usize) -> i64 {
        self.tricks[side] + self.belotes[side] + self.declarations[side]
    }

    fn all_declarations(&self) -> i64 {
        self.declarations.iter().sum()
    }

    /// Whether the bid is reached; always in classic belote.
    fn is_reached(&self) -> bool {
        match self.hand.bid {
            None => true,
            Some(GENERALE) => self.hand.capot == Some(Capot::Taker),
            Some(CAPOT) => matches!(self.hand.capot, Some(Capot::Attack | Capot::Taker)),
            Some(bid) => self.total(0) >= bid,
        }
    }

    fn verdict(&self, rules: &Rules) -> Verdict {
        match self.total(0).cmp(&self.total(1)) {
            _ if !self.is_reached() => Verdict::Lost,
            std::cmp::Ordering::Greater => Verdict::Made,
            std::cmp::Ordering::Less => Verdict::Lost,
            std::cmp::Ordering::Equal => match rules.equal {
                Equal::Litige => Verdict::Litige,
                Equal::Lost => Verdict::Lost,
                Equal::Made => Verdict::Made,
            },
        }
    }

    /// The same with the tricks rounded so that both sides have 160, or 250 and 0.
    fn in_tens(self) -> Self {
        let attack = (self.tricks[0] + TEN / 2 - 1) / TEN * TEN;
        let all = pack_in_tens(self.hand.capot.is_some());
        Self { tricks: [attack, all - attack], ..self }
    }

    /// The sum of what a side counted.
    fn sum(&self, side: usize) -> Sum {
        let tricks = self.tricks[side];
        let sum = if tricks >= CAPOT {
            Sum::default().plus("belote-part-capot", tricks)
        } else {
            Sum::default().plus_points(tricks)
        };
        sum.plus("belote-part-declarations", self.declarations[side]).plus("belote-part-belote", self.belotes[side])
    }

    fn belote(&self, side: usize) -> Score {
        (Sum::default().plus("belote-part-belote", self.belotes[side]), 1)
    }

    /// Everything that counted in the hand, for `side`, with its own belotes.
    fn everything(&self, side: usize, rules: &Rules, capot: bool) -> Sum {
        let all = if capot { CAPOT_POINTS } else { ALL_POINTS };
        let all = if rules.rounding == Rounding::Exact { all } else { pack_in_tens(capot) };
        let sum = Sum::default().plus_points(all).plus("belote-part-declarations", self.all_declarations());
        sum.plus("belote-part-belote", self.belotes[side])
    }

    /// What both sides score; `None` for what they counted.
    fn scores(&self, rules: &Rules, verdict: Verdict) -> Option<[Score; 2]> {
        match (verdict, rules.coinche, self.hand.bid) {
            (Verdict::Litige, ..) => Some([(Sum::default(), 1), (self.sum(1), 1)]),
            (Verdict::Made, None, _) | (_, Some(_), None) => None,
            (Verdict::Lost, None, _) => {
                Some([self.belote(0), (self.everything(1, rules, self.hand.capot == Some(Capot::Defence)), 1)])
            }
            (_, Some(coinche), Some(bid)) => Some(self.coinche_scores(rules, coinche, bid, verdict == Verdict::Made)),
        }
    }

    fn coinche_scores(&self, rules: &Rules, coinche: Coinche, bid: i64, is_made: bool) -> [Score; 2] {
        let times = self.hand.doubled.map_or(1, Doubled::times);
        let twice = if coinche.no_trumps_doubles && self.hand.trump == Some(Trump::NoTrumps) { 2 } else { 1 };
        let (bid, is_flat) = match (bid, coinche.capot_bid) {
            (GENERALE, _) => (bid, coinche.generale == Generale::Flat),
            (CAPOT, CapotBid::Flat250) => (bid, true),
            (CAPOT, CapotBid::Flat500) => (2 * bid, true),
            _ => (bid, false),
        };
        let bid_alone = |side: usize| {
            (bid_part(Sum::default(), bid, twice * times).plus("belote-part-belote", self.belotes[side]), 1)
        };
        let all_doubled = |side: usize, capot: bool| {
            let sum = self.everything(side, rules, capot);
            if coinche.doubling == Doubling::Bid {
                (bid_part(sum, bid, twice * times), 1)
            } else {
                (bid_part(sum, bid, twice), times)
            }
        };
        match is_made {
            false if is_flat => [self.belote(0), bid_alone(1)],
            false => [self.belote(0), all_doubled(1, false)],
            true if is_flat || coinche.scoring == Scoring::Bid => [bid_alone(0), self.belote(1)],
            true if times == 1 || coinche.doubling == Doubling::Points => {
                [(bid_part(self.sum(0), bid, twice), times), (self.sum(1), 1)]
            }
            true => [all_doubled(0, self.hand.capot.is_some()), self.belote(1)],
        }
    }

    /// The verdict in words.
    fn explain(&self, verdict: Verdict, why: &mut Vec<Message>) {
        let [attack, defence] = [self.total(0), self.total(1)];
        let line = |id| {
            let text = Message::new(id).count("attack", attack).count("defence", defence);
            self.hand.bid.map_or(text.clone(), |bid| text.with("bid", bid_name(bid)))
        };
        if self.hand.bid.is_some() {
            why.push(line(if self.is_reached() { "belote-why-reached" } else { "belote-why-missed" }));
        }
        match verdict {
            _ if !self.is_reached() => {}
            Verdict::Litige => why.push(line("belote-why-litige")),
            Verdict::Made if attack == defence => why.push(line("belote-why-equal-made")),
            Verdict::Lost if attack == defence => why.push(line("belote-why-equal-lost")),
            Verdict::Made if self.hand.bid.is_none() => why.push(line("belote-why-made")),
            Verdict::Made => {}
            Verdict::Lost => why.push(line("belote-why-lost")),
        }
    }
}

/// The tricks of both sides in tens; with a capot, what it counts.
pub fn pack_in_tens(capot: bool) -> i64 {
    (if capot { CAPOT_POINTS } else { ALL_POINTS }) / TEN * TEN
}

/// How a hand ended.
pub fn verdict(rules: &Rules, seats: &Seats, hand: &Hand) -> Verdict {
    Counted::of(hand, seats).verdict(rules)
}

/// Scores a hand; also returns the state for the next one.
pub fn score(table: &Context<'_, Rules>, hand: &Hand) -> (State, Outcome) {
    let (rules, seats) = (table.rules, table.seats);
    let counted = Counted::of(hand, seats);
    let verdict = counted.verdict(rules);
    let attack = seats.party_of(hand.taker);
    let parties = [attack, attack.other_side()];
    let is_complement = rules.rounding == Rounding::Complement;
    let rounded = if is_complement { counted.in_tens() } else { counted };
    let mut outcome = Outcome::new(headline(&counted, verdict, rounded.total(0)));
    outcome.played_contract = hand.bid.map(|bid| PlayedContract::new(hand.taker, super::place_of(bid)));
    outcome.why.extend([0, 1].map(|side| counted.sum(side).line(parties[side], 1)));
    counted.explain(verdict, &mut outcome.why);
    let scores = rounded.scores(rules, verdict);
    let is_as_counted = scores.is_none() && !is_complement;
    let scores = scores.unwrap_or_else(|| [0, 1].map(|side| (rounded.sum(side), 1)));
    let waiting = table.balances.pot(LITIGE.id);
    if verdict == Verdict::Litige {
        let points = rounded.total(0);
        outcome.transfers.pay(Account::Book, Account::Pot(&LITIGE), points);
        outcome.why.push(Message::new("belote-why-waits").count("points", points));
    }
    for (side, (sum, times)) in scores.into_iter().enumerate() {
        let mut total = sum.total() * times;
        if !is_as_counted {
            outcome.why.push(sum.line(parties[side], times));
        }
        let line =
            |id, total| Message::new(id).with("party", parties[side]).count("pot", waiting).count("total", total);
        let has_won = verdict != Verdict::Litige && (verdict == Verdict::Made) == (side == 0);
        if has_won && waiting > 0 {
            total += waiting;
            outcome.transfers.pay(Account::Pot(&LITIGE), parties[side], waiting);
            outcome.why.push(line("belote-why-pot", total));
        }
        let exact = total;
        if rules.rounding == Rounding::Tens {
            total = (total + TEN / 2) / TEN * TEN;
        }
        if total != exact {
            outcome.why.push(line("belote-why-rounded", total));
        }
        outcome.transfers.pay(Account::Book, parties[side], if has_won { total - waiting } else { total });
    }
    outcome.warnings = odd(hand);
    (state_after(table, hand, verdict, &outcome), outcome)
}

/// Which sides cannot win by what they have now: those that the hand brought to the target although they lost it, or took no
/// trick. All that they scored is their belote.
fn state_after(table: &Context<'_, Rules>, hand: &Hand, verdict: Verdict, outcome: &Outcome) -> State {
    let after = table.balances.after(&outcome.transfers);
    let barred = Party::SIDES.map(|party| {
        let is_attack = party == table.seats.party_of(hand.taker);
        let has_no_trick = hand.capot.is_some_and(|capot| (capot == Capot::Defence) == is_attack);
        let target = table.rules.target;
        let is_there = target > 0 && after.as_ref().is_ok_and(|after| after.party(party) >= target);
        is_there && (has_no_trick || is_attack && verdict == Verdict::Lost)
    });
    State { deals: table.state.deals + 1, barred }
}

/// A bid that counts several times.
fn bid_part(sum: Sum, bid: i64, times: i64) -> Sum {
    let id = if times == 1 { "belote-part-bid" } else { "belote-part-bid-times" };
    sum.plus_part(Message::new(id).count("bid", bid).count("times", times), bid * times)
}

fn bid_name(bid: i64) -> Message {
    match bid {
        CAPOT => Message::new("belote-bid-capot"),
        GENERALE => Message::new("belote-bid-generale"),
        bid => Message::new("plain-number").count("number", bid),
    }
}

/// The taker, the contract and the figures; after a draw also the points that wait.
fn headline(counted: &Counted<'_>, verdict: Verdict, waits: i64) -> Message {
    let hand = counted.hand;
    let id = match (verdict, hand.bid, hand.capot) {
        (Verdict::Litige, ..) => "belote-headline-litige",
        (Verdict::Made, None, Some(_)) => "belote-headline-capot",
        (Verdict::Made, None, None) => "belote-headline-made",
        (Verdict::Lost, None, Some(Capot::Defence)) => "belote-headline-lost-capot",
        (Verdict::Lost, None, _) => "belote-headline-lost",
        (Verdict::Made, Some(_), _) => "belote-headline-bid-made",
        (Verdict::Lost, Some(_), _) => "belote-headline-bid-lost",
    };
    let nothing = || Arg::Verbatim(String::new());
    let trump = hand.trump.map_or_else(nothing, |trump| match trump.suit() {
        Some(suit) => Message::new("belote-in-suit").with("suit", suit.label()).with("symbol", suit.symbol()).into(),
        None if trump == Trump::NoTrumps => Message::new("belote-in-no_trumps").into(),
        None => Message::new("belote-in-all_trumps").into(),
    });
    let doubled = hand.doubled.map_or_else(nothing, |doubled| match doubled {
        Doubled::Coinche => Message::new("belote-was-coinche").into(),
        Doubled::Surcoinche => Message::new("belote-was-surcoinche").into(),
    });
    let text = Message::new(id).with("taker", hand.taker).with("trump", trump).with("doubled", doubled);
    let text = text.count("points", counted.total(0)).count("rest", counted.total(1)).count("waits", waits);
    hand.bid.map_or(text.clone(), |bid| text.with("bid", bid_name(bid)))
}

/// Warnings about unlikely results.
fn odd(hand: &Hand) -> Vec<Message> {
    let declared: i64 = hand.declarations.iter().map(|each| each.size).sum();
    let is_all = hand.capot.is_none() && (hand.points == 0 || hand.points == ALL_POINTS);
    applicable([
        (hand.capot.is_some(), Message::new("belote-odd-capot")),
        (is_all, Message::new("belote-odd-points").count("all", ALL_POINTS)),
        (
            hand.bid.is_some_and(|bid| bid > ODD_BID),
            Message::new("belote-odd-bid").with("bid", bid_name(hand.bid.unwrap_or_default())),
        ),
        (declared > ODD_DECLARATIONS, Message::new("belote-odd-declarations").count("points", declared)),
    ])
}
