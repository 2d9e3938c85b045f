//! The fold: hands in, payments out.

use super::document::Wrong;
use crate::games::any::{AnyGame, At, Play};
use crate::games::fields::Complaint;
use crate::games::form::Field;
use crate::games::game::{Debt, Ending, Facts, Measure, NextDeal, Outcome};
use crate::games::node::Node;
use crate::games::seats::{Deal, Seats};
use crate::games::text::Text;
use crate::ledger::{Account, Balances, Seat, Transfers, share};

/// A hand that has been played and paid.
#[derive(Clone, Debug)]
pub struct Scored {
    /// Who dealt and played.
    pub deal: Deal,
    /// What everybody and the pots had after it.
    pub after: Balances,
    /// Who paid whom, pots included, in order.
    pub transfers: Transfers,
    /// The hand in a sentence.
    pub headline: Text,
}

impl Scored {
    /// What the hand changed, by seat.
    #[must_use]
    pub fn deltas(&self) -> Vec<i64> {
        let mut deltas = vec![0; self.after.seats().len()];
        let mut change = |account, amount| {
            if let Account::Seat(seat) = account
                && let Some(delta) = deltas.get_mut(seat.index())
            {
                *delta += amount;
            }
        };
        for transfer in &self.transfers {
            change(transfer.from(), -transfer.amount());
            change(transfer.to(), transfer.amount());
        }
        deltas
    }
}

/// How a hand was counted, in words.
#[derive(Clone, Debug, Default)]
pub struct Reasons {
    /// Line by line, ending in who pays whom.
    pub why: Vec<Text>,
    /// What is possible but so unlikely that the players should look again.
    pub warnings: Vec<Text>,
}

/// A table with its hands played, as far as they could be.
pub struct Replay {
    seats: Seats,
    play: Box<dyn Play>,
    first_dealer: Seat,
    balances: Balances,
    hands: Vec<Scored>,
    reasons: Reasons,
    closing: Option<Transfers>,
    stopped: Option<Wrong>,
}

impl Replay {
    /// Opens a table without hands.
    ///
    /// # Errors
    /// What is wrong with the rules.
    pub fn open(
        game: &'static dyn AnyGame,
        seats: &Seats,
        rules: &Node,
        first_dealer: Seat,
    ) -> Result<Self, Vec<Complaint>> {
        let play = game.open(seats, rules)?;
        let balances = Balances::new(seats.count(), play.pots());
        let seats = seats.clone();
        let (hands, reasons) = (Vec::new(), Reasons::default());
        Ok(Self { seats, play, first_dealer, balances, hands, reasons, closing: None, stopped: None })
    }

    /// Plays one more hand.
    ///
    /// # Errors
    /// Everything that is wrong with it; nothing has changed then.
    pub fn play(&mut self, hand: &Node) -> Result<&Scored, Vec<Complaint>> {
        if self.is_over() {
            return Err(vec![Complaint::new("", Text::new("hand-after-end"))]);
        }
        let deal = self.deal(self.read_dealer(hand)?);
        let at = At { seats: &self.seats, deal: &deal, balances: &self.balances };
        let (Outcome { transfers, headline, why, warnings }, after) = self.play.play(at, hand)?;
        self.balances = after.clone();
        self.hands.push(Scored { deal, after, transfers, headline });
        self.reasons = Reasons { why, warnings };
        self.hands.last().ok_or_else(Vec::new)
    }

    /// Goes on with other rules. Once a hand has been played, what the amounts count stays.
    ///
    /// # Errors
    /// What is wrong with the rules; the old ones hold on then.
    pub fn change_rules(&mut self, rules: &Node) -> Result<(), Vec<Complaint>> {
        let has_begun = !self.hands.is_empty();
        self.play.change_rules(&self.seats, rules, has_begun)?;
        if !has_begun {
            // Other rules may have other pots.
            self.balances = Balances::new(self.seats.count(), self.play.pots());
        }
        Ok(())
    }

    /// Closes the table: every debt and every other pot is paid into the first pot, which is shared equally among all,
    /// odd ones one each from the next dealer on.
    pub fn close(&mut self) {
        let mut transfers = Transfers::default();
        if let Some((first, lying)) = self.balances.pots().first().copied() {
            let debts = self.play.debts().into_iter().map(|debt| (Account::Seat(debt.player), debt.amount));
            let others = self.balances.pots().iter().skip(1).map(|(pot, amount)| (Account::Pot(pot), *amount));
            let mut all = lying;
            for (from, amount) in debts.chain(others) {
                transfers.pay(from, Account::Pot(first), amount);
                all = all.saturating_add(amount);
            }
            let from_dealer: Vec<Seat> = self.seats.round_from(self.next_dealer()).collect();
            for (seat, part) in share(all, &from_dealer) {
                transfers.pay(Account::Pot(first), seat, part);
            }
        }
        if let Ok(after) = self.balances.after(&transfers) {
            self.balances = after;
            self.closing = Some(transfers);
        }
    }

    /// Makes room for that many hands.
    pub(super) fn reserve(&mut self, hands: usize) {
        self.hands.reserve_exact(hands);
    }

    /// Remembers at which hand the replay stopped, and why.
    pub(super) fn stop(&mut self, wrong: Wrong) {
        self.stopped = Some(wrong);
    }

    fn read_dealer(&self, hand: &Node) -> Result<Option<Seat>, Vec<Complaint>> {
        match hand.get("dealer") {
            None => Ok(None),
            Some(Node::Text(name)) => {
                self.seats.named(name).map(Some).map_err(|text| vec![Complaint::new("dealer", text)])
            }
            Some(_) => Err(vec![Complaint::new("dealer", Text::new("field-player"))]),
        }
    }

    /// Who deals next, unless a hand says otherwise.
    #[must_use]
    pub fn next_dealer(&self) -> Seat {
        let Some(last) = self.hands.last() else { return self.first_dealer };
        let dealer = self.seats.round_after(last.deal.dealer).find(|seat| self.play.eligible(*seat));
        dealer.unwrap_or(last.deal.dealer)
    }

    /// The next deal, with the dealer that it would have or another.
    #[must_use]
    pub fn deal(&self, dealer: Option<Seat>) -> Deal {
        let number = u32::try_from(self.hands.len() + 1).unwrap_or(u32::MAX);
        let dealer = dealer.unwrap_or_else(|| self.next_dealer());
        self.seats.deal(number, dealer, self.play.facts().most_active, &|seat| self.play.eligible(seat))
    }

    fn at<'a>(&'a self, deal: &'a Deal) -> At<'a> {
        At { seats: &self.seats, deal, balances: &self.balances }
    }

    /// The form in which the next hand is entered.
    #[must_use]
    pub fn hand_form(&self, deal: &Deal) -> Vec<Field> {
        self.play.hand_form(self.at(deal))
    }

    /// The question that a tap on the live table answers by itself.
    #[must_use]
    pub fn quick_form(&self, deal: &Deal) -> Option<Field> {
        self.play.quick_form(self.at(deal))
    }

    /// The questions of the form that can be answered before the play.
    #[must_use]
    pub fn bid_form(&self, deal: &Deal) -> Vec<Field> {
        self.play.bid_form(self.at(deal))
    }

    /// What to tell the table about the next deal.
    #[must_use]
    pub fn next_deal(&self, deal: &Deal) -> NextDeal {
        self.play.next_deal(self.at(deal))
    }

    /// The hand of a form as a document has it.
    ///
    /// # Errors
    /// Everything that cannot be read; whether the hand is possible shows when it is played.
    pub fn hand_document(&self, mut draft: Node) -> Result<Node, Vec<Complaint>> {
        let dealer = draft.remove("dealer");
        let named = Node::Map(dealer.iter().map(|dealer| ("dealer".to_owned(), dealer.clone())).collect());
        let deal = self.deal(self.read_dealer(&named)?);
        self.play.tidy_draft(&deal, &self.seats, &mut draft);
        let mut document = self.play.hand_document(self.at(&deal), &draft)?;
        // The rotation's own dealer is not worth a field: it would hold even when an earlier hand is corrected.
        if let Some(dealer) = dealer.filter(|_| deal.dealer != self.next_dealer()) {
            document.set("dealer", dealer);
        }
        Ok(document)
    }

    /// What never changes about the game.
    #[must_use]
    pub fn facts(&self) -> &'static Facts {
        self.play.facts()
    }

    /// What the amounts count.
    #[must_use]
    pub fn measure(&self) -> Measure {
        self.play.measure()
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The hands so far.
    #[must_use]
    pub fn hands(&self) -> &[Scored] {
        &self.hands
    }

    /// How the last hand was counted. Of the earlier ones nothing is kept: their reasons are by far the most of what a
    /// fold makes, and few are ever read. [`Session::replay_before`](super::Session::replay_before) gives them anew.
    #[must_use]
    pub fn reasons(&self) -> &Reasons {
        &self.reasons
    }

    /// What everybody has, and what lies in the pots.
    #[must_use]
    pub fn balances(&self) -> &Balances {
        &self.balances
    }

    /// The open debts; none once the table is closed.
    #[must_use]
    pub fn debts(&self) -> Vec<Debt> {
        if self.closing.is_some() { Vec::new() } else { self.play.debts() }
    }

    /// Whether the game is over, and who has won.
    #[must_use]
    pub fn ending(&self) -> Ending {
        self.play.ending(&self.balances)
    }

    /// Whether no further hand can be played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.closing.is_some() || self.ending() != Ending::Going
    }

    /// What moved when the table was closed.
    #[must_use]
    pub fn closing(&self) -> Option<&Transfers> {
        self.closing.as_ref()
    }

    /// The first hand that could not be played, and why.
    #[must_use]
    pub fn stopped(&self) -> Option<&Wrong> {
        self.stopped.as_ref()
    }
}
