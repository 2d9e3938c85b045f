//! The state of a table between two hands: everything that the next hand needs, and the result of that hand.

use std::sync::Arc;

use super::circle::Turn;
use super::opening::Opening;
use crate::document::{Deal, FieldError, Fields, Format, Message, Seats, Value};
use crate::games::any::{DealContext, DynGame, PlayedHand, is_adjusted};
use crate::games::card::Card;
use crate::games::{
    AnyGame, Debt, Ending, Field, GameInfo, Measure, NextDeal, Outcome, PlayedContract, PlayerRole, Unplayed,
};
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
    /// The number of hands so far, and of those that were dealt; adjusted hands are not.
    hands: u32,
    dealt: u32,
    turn: Turn,
}

impl Position {
    /// The position before the first hand.
    pub fn open(opening: &Opening, seats: Seats) -> Result<Self, Vec<FieldError>> {
        Self::new(opening.game, &opening.rules, seats, opening.first_dealer)
    }

    /// The position before the first hand of a game.
    pub fn new(
        game: &'static dyn AnyGame,
        rules: &Value,
        seats: Seats,
        first_dealer: Seat,
    ) -> Result<Self, Vec<FieldError>> {
        let play = game.open(rules)?;
        let seats = in_parties(seats, play.as_ref());
        let balances = Balances::new(seats.parties().len(), play.measure().pots);
        Ok(Self { game, seats, play, balances, hands: 0, dealt: 0, turn: Turn::Deals(first_dealer) })
    }

    /// Plays the next hand. Also gives the hand as the log keeps it, unless it comes from there.
    pub fn play(
        &mut self,
        hand: &Value,
        format: Format,
    ) -> Result<(ScoredHand, Outcome, Option<Value>), Vec<FieldError>> {
        let (deal, is_adjusted) = (self.deal_of(hand, format)?, is_adjusted(hand));
        #[cfg(test)]
        HANDS_PLAYED.with_borrow_mut(|played| played.push(self.next_number()));
        // A form always names a dealer. The log omits the dealer of the rotation, so that correcting an earlier hand moves the
        // deal.
        let is_usual = format.is_form() && deal.dealer == self.next_dealer();
        let PlayedHand { hand: mut canonical, outcome, after, game } = self.play.play(self.at(&deal), hand, format)?;
        if let Some(hand) = canonical.as_mut().filter(|_| is_usual) {
            hand.remove("dealer");
        }
        let next = game.unwrap_or_else(|| Arc::clone(&self.play));
        let scored = ScoredHand {
            play: std::mem::replace(&mut self.play, next),
            dealt: self.dealt,
            turn: self.turn,
            number: self.next_number(),
            dealer: Some(deal.dealer).filter(|_| !is_adjusted),
            before: std::mem::replace(&mut self.balances, after.clone()),
            after,
            played_contract: outcome.played_contract,
        };
        self.hands += 1;
        self.dealt = self.dealt.saturating_add(u32::from(!is_adjusted));
        self.turn = scored.turn_after();
        Ok((scored, outcome, canonical))
    }

    /// The position before an earlier hand of this table, in which these were the seats.
    pub fn before(&self, hand: &ScoredHand, seats: Seats) -> Self {
        let ScoredHand { play, before, number, dealt, turn, .. } = hand.clone();
        Self { play, balances: before, hands: number - 1, dealt, turn, seats, ..*self }
    }

    /// The memory that the state of the game after a hand takes, in bytes: nothing in games that carry nothing over.
    pub(super) fn state_size(&self, hand: &ScoredHand) -> usize {
        let is_shared = Arc::ptr_eq(&self.play, &hand.play);
        if is_shared { 0 } else { 2 * size_of::<usize>() + size_of_val(&*self.play) }
    }

    /// The part of each player in the next hand.
    pub fn parts(&self, hand: &Value, format: Format) -> Result<Vec<PlayerRole>, Vec<FieldError>> {
        self.play.parts(self.at(&self.deal_of(hand, format)?), hand, format)
    }

    /// Changes the rules. Once a hand has been played, a change of the unit or of the sides is an error.
    pub fn change_rules(&mut self, rules: &Value) -> Result<(), Vec<FieldError>> {
        let has_begun = self.hands > 0;
        self.play = self.play.with_rules(rules, self.seats.count(), has_begun)?;
        if has_begun {
            self.balances = self.balances.with_pots(self.measure().pots);
        } else {
            // Other rules may have other sides and other pots.
            self.seats = in_parties(self.seats.clone(), self.play.as_ref());
            self.balances = Balances::new(self.seats.parties().len(), self.measure().pots);
        }
        Ok(())
    }

    /// The same people with their current names.
    pub fn rename(&mut self, seats: Seats) {
        self.seats = seats;
    }

    /// Other people, with the balances that the game goes by.
    pub fn seat(&mut self, seats: Seats, balances: Balances, turn: Turn) {
        (self.seats, self.balances, self.turn) = (seats, balances, turn);
    }

    /// Whose turn it is to deal.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// The next dealer in the rotation; a hand may name another one.
    pub fn next_dealer(&self) -> Seat {
        let plays = |seat: &Seat| self.play.eligible(*seat);
        let dealer = match self.turn {
            Turn::Deals(seat) => self.seats.round_from(seat).find(plays),
            Turn::After(seat) => self.play.successor(seat).or_else(|| self.seats.round_after(seat).find(plays)),
        };
        dealer.unwrap_or(self.turn.seat())
    }

    /// Whether people may join, leave and change places before the next hand.
    pub fn has_independent_seats(&self) -> bool {
        self.play.has_independent_seats()
    }

    /// The score with which somebody joins those who have these balances.
    pub fn newcomer_score(&self, seated: &[i64]) -> i64 {
        self.play.newcomer_score(seated)
    }

    /// Why the next hand cannot be dealt, if the game cannot have as many players.
    pub fn wrong_players(&self) -> Option<Message> {
        self.info().wrong_players(self.seats.count())
    }

    /// Whether everybody has a score of their own, rather than that of the seat.
    pub fn is_by_person(&self) -> bool {
        self.info().independent_seats || !(self.measure().is_running || self.seats.has_sides())
    }

    /// The position `hands` hands later, as far as it is known now: who deals and who plays. The balances stay as they
    /// are, because the results are not known yet.
    pub fn ahead(&self, hands: u32) -> Self {
        (0..hands).fold(self.clone(), |mut position, _| {
            // What the game keeps of its last hand, such as that its dealer deals again, says nothing about a later one.
            let dealer = position.next_dealer();
            position.turn = Turn::Deals(position.seats.round_after(dealer).next().unwrap_or(dealer));
            (position.hands, position.dealt) = (position.next_number(), position.dealt.saturating_add(1));
            position
        })
    }

    /// The number of the next hand.
    pub fn next_number(&self) -> u32 {
        self.hands.saturating_add(1)
    }

    /// The next deal, by this dealer or else by the next one in the rotation.
    pub fn deal(&self, dealer: Option<Seat>) -> Deal {
        let dealer = dealer.unwrap_or_else(|| self.next_dealer());
        let eligible = |seat| self.play.eligible(seat);
        self.seats.deal(self.dealt, dealer, self.info().most_active, &eligible)
    }

    fn at<'a>(&'a self, deal: &'a Deal) -> DealContext<'a> {
        DealContext { seats: &self.seats, deal, balances: &self.balances }
    }

    /// The form in which the next hand is entered.
    pub fn hand_form(&self, deal: &Deal) -> Vec<Field> {
        self.play.hand_form(self.at(deal))
    }

    /// What is known of the next hand before all is entered, such as the value of a game.
    pub fn known(&self, draft: &Value, format: Format) -> Option<Message> {
        let deal = self.deal_of(draft, format).ok()?;
        self.play.known(self.at(&deal), draft, format)
    }

    /// The results other than `played` that the next deal can have.
    pub fn unplayed(&self) -> Vec<&'static Unplayed> {
        self.play.unplayed()
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

    /// The scoring card.
    pub fn card(&self, deal: &Deal) -> Card {
        self.play.card(self.at(deal))
    }

    /// What the live page announces about the next deal.
    pub fn next_deal(&self, deal: &Deal) -> NextDeal {
        self.play.next_deal(self.at(deal))
    }

    /// Converts a hand from a form or a document to the canonical form of the log.
    pub fn canonical(&self, hand: &Value, format: Format) -> Result<Value, Vec<FieldError>> {
        let (_, _, canonical) = self.clone().play(hand, format)?;
        Ok(canonical.unwrap_or_else(|| hand.clone()))
    }

    /// The deal of the next hand, which may name its dealer. There is none after the end of the game.
    fn deal_of(&self, hand: &Value, format: Format) -> Result<Deal, Vec<FieldError>> {
        if self.ending() != Ending::Going {
            return Err(vec![FieldError::after_end()]);
        }
        if let Some(text) = self.wrong_players().filter(|_| !is_adjusted(hand)) {
            return Err(vec![FieldError::new("players", text)]);
        }
        let Some(dealer) = hand.get("dealer").filter(|_| !is_adjusted(hand)) else { return Ok(self.deal(None)) };
        let of_dealer = Value::of([("dealer", dealer.clone())]);
        let mut fields = Fields::new(&of_dealer, format, &self.seats, None);
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

    /// What ends the game, in short.
    pub fn aim(&self) -> Option<Message> {
        self.play.aim()
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

    /// Whether a game ends by these rules.
    pub fn has_end(&self) -> bool {
        self.play.has_end()
    }

    /// How many games each party has won, where a rule counts several at one table.
    pub fn games_won(&self) -> Option<Vec<i64>> {
        self.play.games_won(&self.balances)
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

/// A hand that has been played and paid. The cache keeps many: what its game, its deal or the log can tell is not in it.
#[derive(Clone, Debug)]
pub struct ScoredHand {
    /// The game, how many hands were dealt and whose turn it was before the hand.
    play: Arc<dyn DynGame>,
    dealt: u32,
    turn: Turn,
    pub number: u32,
    /// `None` for an adjusted hand.
    pub dealer: Option<Seat>,
    /// The balances of the parties and of the pots before the hand. Parties are those of its own seats.
    pub before: Balances,
    pub after: Balances,
    /// The contract of one player, in games in which some contracts are bolder than others.
    pub played_contract: Option<PlayedContract>,
}

impl ScoredHand {
    /// How many games each party had won before it, where a rule counts several at one table.
    pub fn games_won_before(&self) -> Option<Vec<i64>> {
        self.play.games_won(&self.before)
    }

    /// Whose turn it is after the hand, in the seats of the hand.
    pub(super) fn turn_after(&self) -> Turn {
        self.dealer.map_or(self.turn, Turn::After)
    }

    /// Whether it is an adjusted hand, which nobody played.
    pub fn is_adjusted(&self) -> bool {
        self.dealer.is_none()
    }

    /// What the hand has changed for each party.
    pub fn deltas(&self) -> Vec<(Party, i64)> {
        let parties = Party::all().zip(self.after.parties().iter().zip(self.before.parties()));
        parties.map(|(party, (after, before))| (party, after - before)).collect()
    }

    /// What the hand has changed for a seat: the delta of its party.
    pub fn delta(&self, seat: Seat) -> i64 {
        self.after.seat(seat) - self.before.seat(seat)
    }
}
