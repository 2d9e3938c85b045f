//! A table that uses the typed rules directly, without documents or messages.

use tanto::document::{Deal, Fields, Format, Seats, Value};
use tanto::games::Outcome;
use tanto::games::game::{Context, Game};
use tanto::ledger::{Balances, Seat};

/// Players in a row, all at zero.
pub struct Table {
    pub seats: Seats,
    balances: Balances,
}

impl Table {
    pub fn of(players: usize) -> Self {
        let seats = Seats::new((0..players).map(|seat| format!("P{seat}")).collect());
        Self { seats, balances: Balances::new(players, &[]) }
    }

    /// The first deal, with this dealer.
    pub fn deal(&self, dealer: usize) -> Deal {
        self.seats.deal(0, seat(dealer), self.seats.count(), &|_| true)
    }

    /// Whether a check of a hand finds no errors.
    pub fn allows(&self, check: impl FnOnce(&mut Fields<'_>)) -> bool {
        let nothing = Value::empty();
        let mut fields = Fields::new(&nothing, Format::Log, &self.seats, None);
        check(&mut fields);
        fields.finish(Some(())).is_ok()
    }

    /// The state and outcome of a hand, and the change for each player.
    pub fn score<G: Game>(
        &self,
        (rules, state): (&G, &G::State),
        deal: &Deal,
        hand: &G::Hand,
    ) -> (G::State, Outcome, Vec<i64>) {
        let before = Context { rules, state, seats: &self.seats, deal, balances: &self.balances };
        let (state, outcome) = G::score(&before, hand);
        let deltas = self.balances.after(&outcome.transfers).unwrap().parties().to_vec();
        (state, outcome, deltas)
    }
}

pub fn seat(index: usize) -> Seat {
    Seat(u8::try_from(index).unwrap())
}

/// Each player's amount when everybody moves up by some places.
pub fn turned(deltas: &[i64], by: usize) -> Vec<i64> {
    let mut turned = deltas.to_vec();
    turned.rotate_right(by % deltas.len());
    turned
}
