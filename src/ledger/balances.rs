//! The balances of all accounts.

use std::sync::Arc;

use super::{Account, MAX_AMOUNT, MAX_BALANCE, Pot, Seat, Transfers};

/// An amount or a balance exceeds the limits of the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// The balances of the seats and of the pots. Together with the book they sum to zero. Cloning is cheap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balances(Arc<Amounts>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Amounts {
    seats: Box<[i64]>,
    pots: Box<[(&'static Pot, i64)]>,
}

impl Balances {
    /// All seats and pots at zero.
    pub fn new(seats: usize, pots: &'static [Pot]) -> Self {
        let pots = pots.iter().map(|pot| (pot, 0)).collect();
        Self(Arc::new(Amounts { seats: vec![0; seats].into(), pots }))
    }

    /// The balances after the transfers of one hand, which must not leave more than [`MAX_BALANCE`] in a pot.
    pub fn after(&self, transfers: &Transfers) -> Result<Self, TooLarge> {
        let mut after = Amounts::clone(&self.0);
        for transfer in transfers.iter() {
            if transfer.amount() > MAX_AMOUNT {
                return Err(TooLarge);
            }
            after.add(transfer.from(), -transfer.amount())?;
            after.add(transfer.to(), transfer.amount())?;
        }
        let is_too_full = after.pots.iter().any(|(_, balance)| *balance > MAX_BALANCE);
        if is_too_full { Err(TooLarge) } else { Ok(Self(Arc::new(after))) }
    }

    /// A player's winnings; negative for losses.
    pub fn seat(&self, seat: Seat) -> i64 {
        self.seats().get(seat.index()).copied().unwrap_or_default()
    }

    /// All players' balances in seating order.
    pub fn seats(&self) -> &[i64] {
        &self.0.seats
    }

    /// The seats with the best balance, which is the lowest or the highest.
    pub fn leaders(&self, lower_wins: bool) -> Vec<Seat> {
        let best = if lower_wins { self.seats().iter().min() } else { self.seats().iter().max() };
        let seats = (0..=u8::MAX).map(Seat).zip(self.seats());
        seats.filter(|(_, balance)| Some(*balance) == best).map(|(seat, _)| seat).collect()
    }

    /// The contents of the pot with an id.
    pub fn pot(&self, id: &str) -> i64 {
        self.pots().iter().find(|(pot, _)| pot.id == id).map_or(0, |(_, balance)| *balance)
    }

    /// All pots with their contents, in the game's order.
    pub fn pots(&self) -> &[(&'static Pot, i64)] {
        &self.0.pots
    }
}

impl Amounts {
    fn add(&mut self, account: Account, amount: i64) -> Result<(), TooLarge> {
        let balance = match account {
            Account::Book => return Ok(()),
            Account::Seat(seat) => self.seats.get_mut(seat.index()),
            Account::Pot(pot) => self.pots.iter_mut().find(|(known, _)| *known == pot).map(|(_, balance)| balance),
        };
        let balance = balance.ok_or(TooLarge)?;
        *balance = balance.checked_add(amount).ok_or(TooLarge)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_above_the_largest_are_refused() {
        let after = |amount| {
            let mut transfers = Transfers::default();
            transfers.pay(Seat(0), Seat(1), amount);
            Balances::new(2, &[]).after(&transfers).map(|after| after.seats().to_vec())
        };
        assert_eq!(after(MAX_AMOUNT), Ok(vec![-MAX_AMOUNT, MAX_AMOUNT]));
        assert_eq!(after(MAX_AMOUNT + 1), Err(TooLarge));
    }
}
