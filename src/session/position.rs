//! The state of a table between two hands: everything that the next hand needs, and the result of that hand.

use std::sync::Arc;

use super::opening::Opening;
use crate::document::{Deal, FieldError, Fields, Format, Message, Seats, Value};
use crate::games::any::{DealContext, DynGame, PlayedHand};
use crate::games::{AnyGame, Debt, Ending, Field, GameInfo, Measure, NextDeal, Outcome, PlayedContract, PlayerRole};
use crate::ledger::{Balances, Party, Seat};

#[cfg(test)]
thread_local! {
    /// The numbers of the hands that were played on this thread.
    pub(crate) static HANDS_PLAYED: std::cell::RefCell<Vec<u32>> = const { std::cell::RefCell::new(Vec::new()) };
}

/// A table before a hand.
#[derive(Clone)]
pub struct Position {
    game: &'static dyn AnyGame,
    seats: Seats,
    play: Arc<dyn DynGame>,
    balances: Balances,
    /// The balances with the own totals of the people who sit here, if seats changed hands and everybody has a score of their
    /// own. The game counts by them.
    own: Option<Balances>,
    /// The number of hands played.
    played: u32,
    first_dealer: Seat,
    last_dealer: Option<Seat>,
}

impl Position {
    /// The position before the first hand.
    pub fn open(opening: &Opening, seats: Seats) -> Result<Self, Vec<FieldError>> {
        let Opening { game, first_dealer, rules, .. } = opening;
        let play = game.open(rules)?;
        let seats = in_parties(seats, play.as_ref());
        let balances = Balances::new(seats.parties().len(), play.measure().pots);
        Ok(Self {
            game: *game,
            seats,
            play,
            balances,
            own: None,
            played: 0,
            first_dealer: *first_dealer,
            last_dealer: None,
        })
    }

    /// Plays the next hand. Also gives the hand as the log keeps it, unless it comes from there.
    pub fn play(
        &mut self,
        hand: &Value,
        source: Format,
    ) -> Result<(ScoredHand, Outcome, Option<Value>), Vec<FieldError>> {
        let deal = self.deal_of(hand, source)?;
        #[cfg(test)]
        HANDS_PLAYED.with_borrow_mut(|played| played.push(deal.number));
        // A form always names a dealer. The log omits the dealer of the rotation, so that correcting an earlier hand moves the
        // deal.
        let is_usual = source.is_form() && deal.dealer == self.next_dealer();
        let PlayedHand { hand: mut canonical, outcome, mut after, game } =
            self.play.play(self.at(&deal), hand, source)?;
        if let Some(own) = &mut self.own {
            let of_seats = self.balances.after(&outcome.transfers);
            let of_seats = of_seats.map_err(|_| vec![FieldError::new("", Message::new("hand-too-large"))])?;
            *own = std::mem::replace(&mut after, of_seats);
        }
        if let Some(hand) = canonical.as_mut().filter(|_| is_usual) {
            hand.remove("dealer");
        }
        let next = game.unwrap_or_else(|| Arc::clone(&self.play));
        let play = std::mem::replace(&mut self.play, next);
        let before = std::mem::replace(&mut self.balances, after.clone());
        self.played += 1;
        self.last_dealer = Some(deal.dealer);
        let (Deal { number, dealer, out, .. }, played_contract) = (deal, outcome.played_contract);
        Ok((ScoredHand { play, number, dealer, out, before, after, played_contract }, outcome, canonical))
    }

    /// The position before an earlier hand of this table. `last_dealer` dealt the hand before that one.
    pub fn before(&self, hand: &ScoredHand, last_dealer: Option<Seat>) -> Self {
        let (play, balances) = (Arc::clone(&hand.play), hand.before.clone());
        Self { play, balances, own: None, played: hand.number - 1, last_dealer, seats: self.seats.clone(), ..*self }
    }

    /// The part of each player in the next hand.
    pub fn parts(&self, hand: &Value, source: Format) -> Result<Vec<PlayerRole>, Vec<FieldError>> {
        self.play.parts(self.at(&self.deal_of(hand, source)?), hand, source)
    }

    /// Changes the rules. Once a hand has been played, a change of the unit or of the sides is an error.
    pub fn change_rules(&mut self, rules: &Value) -> Result<(), Vec<FieldError>> {
        let has_begun = self.played > 0;
        self.play = self.play.with_rules(rules, self.seats.count(), has_begun)?;
        if !has_begun {
            // Other rules may have other sides and other pots.
            self.seats = in_parties(self.seats.clone(), self.play.as_ref());
            self.balances = Balances::new(self.seats.parties().len(), self.measure().pots);
        }
        Ok(())
    }

    /// Replaces the people, or their names, in the same seats. `own` has their totals, if everybody has a score of their own.
    pub fn seat(&mut self, seats: Seats, own: Option<Vec<i64>>) {
        self.seats = seats;
        self.own = own.map(|own| self.balances.with_parties(own));
    }

    /// The next dealer in the rotation; a hand may name another one.
    pub fn next_dealer(&self) -> Seat {
        let Some(last) = self.last_dealer else { return self.first_dealer };
        let dealer = self.seats.round_after(last).find(|seat| self.play.eligible(*seat));
        dealer.unwrap_or(last)
    }

    /// The position `hands` hands later, as far as it is known now: who deals and who plays. The balances stay as they
    /// are, because the results are not known yet.
    pub fn ahead(&self, hands: u32) -> Self {
        (0..hands).fold(self.clone(), |mut position, _| {
            position.last_dealer = Some(position.next_dealer());
            position.played = position.next_number();
            position
        })
    }

    /// The number of the next hand.
    pub fn next_number(&self) -> u32 {
        self.played.saturating_add(1)
    }

    /// The next deal, by this dealer or else by the next one in the rotation.
    pub fn deal(&self, dealer: Option<Seat>) -> Deal {
        let dealer = dealer.unwrap_or_else(|| self.next_dealer());
        let eligible = |seat| self.play.eligible(seat);
        self.seats.deal(self.next_number(), dealer, self.info().most_active, &eligible)
    }

    fn at<'a>(&'a self, deal: &'a Deal) -> DealContext<'a> {
        DealContext { seats: &self.seats, deal, balances: self.own.as_ref().unwrap_or(&self.balances) }
    }

    /// The form in which the next hand is entered.
    pub fn hand_form(&self, deal: &Deal) -> Vec<Field> {
        self.play.hand_form(self.at(deal))
    }

    /// The question that a single tap on the live page answers.
    pub fn quick_form(&self, deal: &Deal) -> Option<Field> {
        let quick = self.info().quick?;
        self.hand_form(deal).into_iter().find(|field| field.asks(quick))
    }

    /// The questions of the form that can be answered before the play.
    pub fn bid_form(&self, deal: &Deal) -> Vec<Field> {
        let bid = self.info().bid;
        let asked = self.hand_form(deal).into_iter().filter(|field| bid.iter().any(|name| field.asks(name)));
        asked.map(Field::before_play).collect()
    }

    /// What the live page announces about the next deal.
    pub fn next_deal(&self, deal: &Deal) -> NextDeal {
        self.play.next_deal(self.at(deal))
    }

    /// Converts a hand from a form or a document to the canonical form of the log.
    pub fn canonical(&self, hand: &Value, source: Format) -> Result<Value, Vec<FieldError>> {
        let (_, _, canonical) = self.clone().play(hand, source)?;
        Ok(canonical.unwrap_or_else(|| hand.clone()))
    }

    /// The deal of the next hand, which may name its dealer. There is none after the end of the game.
    fn deal_of(&self, hand: &Value, source: Format) -> Result<Deal, Vec<FieldError>> {
        if self.ending() != Ending::Going {
            return Err(vec![FieldError::after_end()]);
        }
        let Some(dealer) = hand.get("dealer") else { return Ok(self.deal(None)) };
        let of_dealer = Value::of([("dealer", dealer.clone())]);
        let mut fields = Fields::new(&of_dealer, source, &self.seats, None);
        let dealer = fields.optional_player("dealer");
        Ok(self.deal(fields.finish(Some(dealer))?))
    }

    /// The constants of the game.
    pub fn info(&self) -> &'static GameInfo {
        self.game.info()
    }

    /// The unit of the amounts.
    pub fn measure(&self) -> &Measure {
        self.play.measure()
    }

    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The balances of the parties and of the pots.
    pub fn balances(&self) -> &Balances {
        &self.balances
    }

    pub fn debts(&self) -> Vec<Debt> {
        self.play.debts()
    }

    /// What the last hand left to this one, as documents write it.
    pub fn carried(&self) -> Option<Value> {
        self.play.carried(&self.seats)
    }

    /// How many times the game counts, if it is finished.
    pub fn factor(&self) -> i64 {
        self.play.factor()
    }

    /// Whether the game is over, and who has won.
    pub fn ending(&self) -> Ending {
        self.play.ending(&self.balances)
    }
}

/// The seats in the parties of a game.
fn in_parties(seats: Seats, play: &dyn DynGame) -> Seats {
    let parties = play.parties(seats.count());
    seats.in_parties(parties)
}

/// A hand that has been played and paid.
#[derive(Clone, Debug)]
pub struct ScoredHand {
    /// The game before the hand.
    play: Arc<dyn DynGame>,
    pub number: u32,
    pub dealer: Seat,
    /// The players who sat it out, in seating order.
    pub out: Box<[Seat]>,
    /// The balances of the parties and of the pots before the hand.
    pub before: Balances,
    pub after: Balances,
    /// The contract of one player, in games in which some contracts are bolder than others.
    pub played_contract: Option<PlayedContract>,
}

impl ScoredHand {
    /// What the hand has changed for each party.
    pub fn deltas(&self) -> Vec<(Party, i64)> {
        let parties = (0..=u8::MAX).map(Party).zip(self.after.parties().iter().zip(self.before.parties()));
        parties.map(|(party, (after, before))| (party, after - before)).collect()
    }

    /// What the hand has changed for a seat: the delta of its party.
    pub fn delta(&self, seat: Seat) -> i64 {
        self.after.seat(seat) - self.before.seat(seat)
    }
}
