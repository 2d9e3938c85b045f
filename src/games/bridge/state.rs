//! Where a table of bridge stands between two hands: the round, its games and part scores, and who plays with whom.

use super::{DEALS, Partners, Rules, Scoring, Vulnerable};
use crate::games::prelude::*;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The rounds that are over.
    pub rounds: i64,
    /// How many rounds each party has won, and the totals when the present one began. Empty before the first is over.
    pub won: Vec<i64>,
    pub start: Vec<i64>,
    /// Chicago: the deals of this round that are over.
    pub deals: i64,
    /// What each side has below the line. The first one is that of the first seat.
    pub below: [i64; 2],
    /// Rubber: the games of each side.
    pub games: [i64; 2],
    /// Whether a rubber was broken off.
    pub is_broken_off: bool,
    /// Who deals next, once a hand was dealt.
    pub next_dealer: Option<Seat>,
}

/// The order of play in each round of the cycle, by the places of the seats. Partners sit opposite each other.
const ORDERS: [[u8; 4]; 3] = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]];

impl State {
    fn order(&self, rules: &Rules) -> [Seat; 4] {
        let round = if rules.partners == Partners::Fixed { 0 } else { self.rounds.rem_euclid(3) };
        ORDERS.get(usize::try_from(round).unwrap_or_default()).unwrap_or(&ORDERS[0]).map(Seat)
    }

    /// The players who sit opposite each other: the side of the first seat, then the other, both in seating order.
    pub fn sides(&self, rules: &Rules) -> [[Seat; 2]; 2] {
        let [first, second, third, fourth] = self.order(rules);
        [[first, third], [second.min(fourth), second.max(fourth)]]
    }

    /// The side of a player, 0 or 1.
    pub fn side(&self, rules: &Rules, seat: Seat) -> usize {
        usize::from(!self.sides(rules)[0].contains(&seat))
    }

    pub fn partner(&self, rules: &Rules, seat: Seat) -> Seat {
        let [one, other] = self.sides(rules)[self.side(rules, seat)];
        if one == seat { other } else { one }
    }

    /// The next player in the order of play of this round.
    pub fn after(&self, rules: &Rules, seat: Seat) -> Seat {
        let order = self.order(rules);
        let at = order.iter().position(|one| *one == seat).unwrap_or_default();
        order[(at + 1) % order.len()]
    }

    /// The dealer after this one.
    pub fn successor(&self, rules: &Rules, dealer: Seat) -> Seat {
        self.next_dealer.unwrap_or_else(|| self.after(rules, dealer))
    }

    /// Whether each side is vulnerable when this player deals.
    pub fn vulnerable(&self, rules: &Rules, dealer: Seat) -> [bool; 2] {
        if rules.scoring == Scoring::Rubber {
            return self.games.map(|games| games > 0);
        }
        let side = self.side(rules, dealer);
        let vulnerable = if rules.vulnerable == Vulnerable::Dealer { side } else { 1 - side };
        match self.deals {
            0 => [false; 2],
            deals if deals + 1 >= DEALS => [true; 2],
            _ => [vulnerable == 0, vulnerable == 1],
        }
    }

    /// Counts a round that has ended with these totals. The winners are the players who scored most in it: all of them if it is
    /// level. A round that was broken off counts, too.
    pub fn counted(mut self, totals: &Balances) -> Self {
        let start = self.start.iter().copied().chain(std::iter::repeat(0));
        let scored = totals.with_parties(totals.parties().iter().zip(start).map(|(total, start)| total - start));
        self.won.resize(totals.parties().len(), 0);
        for winner in scored.leaders(false) {
            self.won.get_mut(winner.index()).into_iter().for_each(|won| *won += 1);
        }
        self.start = totals.parties().to_vec();
        self
    }

    /// After a deal that all passed: in a Chicago the same dealer deals again.
    pub fn passed(&self, table: &Context<'_, Rules>) -> Self {
        let dealer = table.deal.dealer;
        let next = if table.rules.scoring == Scoring::Chicago { dealer } else { self.after(table.rules, dealer) };
        Self { next_dealer: Some(next), ..self.clone() }
    }

    /// As documents write it.
    pub fn carried(&self, rules: &Rules, seats: &Seats) -> Value {
        let name = |seat: Seat| Value::from(seats.name(seat));
        let vulnerable = self.next_dealer.map_or([false; 2], |next| self.vulnerable(rules, next));
        let vulnerable = seats.all().filter(|seat| vulnerable[self.side(rules, *seat)]).map(name);
        let below = self.below.iter().map(|below| Value::from(print_amount(*below, 0, false)));
        let mut carried = Value::of([("below", below.collect()), ("vulnerable", vulnerable.collect())]);
        match rules.scoring {
            Scoring::Rubber => carried.set("games", self.games.iter().map(|games| Value::from(*games)).collect()),
            Scoring::Chicago => carried.set("deal", (self.deals + 1).into()),
        }
        if rules.partners == Partners::Rotate {
            let sides = self.sides(rules).map(|side| side.map(name).into_iter().collect::<Value>());
            carried.set("partners", sides.into_iter().collect());
        }
        carried
    }
}
