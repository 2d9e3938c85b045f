//! The balances of all accounts.

use std::sync::Arc;

use super::{Account, MAX_AMOUNT, MAX_BALANCE, Party, Pot, Seat, Transfers};

/// An amount or a balance exceeds the limits of the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// The balances of the parties and of the pots. Together with the book they sum to zero. Cloning is cheap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balances(Arc<Amounts>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Amounts {
    parties: Box<[i64]>,
    pots: Box<[(&'static Pot, i64)]>,
}

impl Balances {
    /// All parties and pots at zero.
    pub fn new(parties: usize, pots: &'static [Pot]) -> Self {
        let pots = pots.iter().map(|pot| (pot, 0)).collect();
        Self(Arc::new(Amounts { parties: vec![0; parties].into(), pots }))
    }

    /// The same pots, with these balances of the parties.
    pub fn with_parties(&self, parties: impl IntoIterator<Item = i64>) -> Self {
        Self(Arc::new(Amounts { parties: parties.into_iter().collect(), pots: self.0.pots.clone() }))
    }

    /// The same balances, with these pots; also with one that is not among them as long as something is in it.
    pub fn with_pots(&self, pots: &'static [Pot]) -> Self {
        let is_kept = |(pot, content): &&(&'static Pot, i64)| *content != 0 && !pots.contains(pot);
        let kept = self.pots().iter().filter(is_kept).copied();
        let pots = pots.iter().map(|pot| (pot, self.pot(pot.id))).chain(kept).collect();
        Self(Arc::new(Amounts { parties: self.0.parties.clone(), pots }))
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

    /// The memory that they take, in bytes.
    pub fn size(&self) -> usize {
        2 * size_of::<usize>() + size_of::<Amounts>() + size_of_val(self.parties()) + size_of_val(self.pots())
    }

    /// What the party of a seat has won; negative for losses.
    pub fn seat(&self, seat: Seat) -> i64 {
        self.party(self.party_of(seat))
    }

    pub fn party(&self, party: Party) -> i64 {
        self.parties().get(party.index()).copied().unwrap_or_default()
    }

    pub fn party_of(&self, seat: Seat) -> Party {
        Party::of(seat, self.parties().len())
    }

    /// The balances of all parties, in the order of their first seats.
    pub fn parties(&self) -> &[i64] {
        &self.0.parties
    }

    /// The parties with the best balance, which is the lowest or the highest.
    pub fn leaders(&self, lower_wins: bool) -> Vec<Party> {
        let best = if lower_wins { self.parties().iter().min() } else { self.parties().iter().max() };
        let parties = Party::all().zip(self.parties());
        parties.filter(|(_, balance)| Some(*balance) == best).map(|(party, _)| party).collect()
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
            Account::Seat(seat) => self.parties.get_mut(Party::of(seat, self.parties.len()).index()),
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
            Balances::new(2, &[]).after(&transfers).map(|after| after.parties().to_vec())
        };
        assert_eq!(after(MAX_AMOUNT), Ok(vec![-MAX_AMOUNT, MAX_AMOUNT]));
        assert_eq!(after(MAX_AMOUNT + 1), Err(TooLarge));
    }

    #[test]
    fn a_pot_stays_as_long_as_something_is_in_it() {
        static POTS: [Pot; 2] = [Pot { id: "plato", label: "plato" }, Pot { id: "bank", label: "bank" }];
        let mut transfers = Transfers::default();
        transfers.pay(Seat(0), Account::Pot(&POTS[0]), 5);
        let full = Balances::new(1, &POTS).after(&transfers);
        let with = |pots: &'static [Pot]| {
            let pots = full.as_ref().map(|full| full.with_pots(pots).pots().to_vec());
            pots.map(|pots| pots.into_iter().map(|(pot, amount)| (pot.id, amount)).collect::<Vec<_>>())
        };
        assert_eq!(with(&POTS), Ok(vec![("plato", 5), ("bank", 0)]));
        assert_eq!(with(&POTS[1..]), Ok(vec![("bank", 0), ("plato", 5)]));
        assert_eq!(with(&[]), Ok(vec![("plato", 5)]));
    }

    #[test]
    fn a_side_is_paid_through_any_of_its_seats_and_once() {
        let mut transfers = Transfers::default();
        transfers.pay(Account::Book, Party(0), 90);
        transfers.pay(Account::Book, Seat(3), 72);
        transfers.pay(Seat(1), Seat(2), 10);
        let after = Balances::new(2, &[]).after(&transfers);
        assert_eq!(after.as_ref().map(Balances::parties), Ok(&[100, 62][..]));
        let seats = |after: &Balances| [0, 1, 2, 3].map(|seat| after.seat(Seat(seat)));
        assert_eq!(after.as_ref().map(seats), Ok([100, 62, 100, 62]));
        let leaders = |after: &Balances| (after.leaders(false), after.leaders(true));
        assert_eq!(after.as_ref().map(leaders), Ok((vec![Party(0)], vec![Party(1)])));
    }
}
