//! Any game behind one face, so that unlike games stand in one list.

use super::fields::{Complaint, Fields, Source};
use super::form::Field;
use super::game::{Before, Debt, Ending, Facts, Game, Measure, NextDeal, Outcome, refuse};
use super::node::Node;
use super::seats::{Deal, Seats};
use super::text::Text;
use crate::ledger::{Balances, Seat, TooLarge};

/// A game of which only the name is known.
pub trait AnyGame: Sync {
    /// What never changes about the game.
    fn facts(&self) -> &'static Facts;

    /// The game's word files by language.
    fn words(&self) -> &'static [(&'static str, &'static str)];

    /// The form in which the rules are chosen.
    fn rules_form(&self) -> Vec<Field>;

    /// The rules of a form as a document has them.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    fn rules_document(&self, seats: &Seats, draft: &Node) -> Result<Node, Vec<Complaint>>;

    /// Opens a table of this game.
    ///
    /// # Errors
    /// What is wrong with the rules.
    fn open(&self, seats: &Seats, rules: &Node) -> Result<Box<dyn Play>, Vec<Complaint>>;
}

/// A game being played: its rules and what the hands so far have left.
pub trait Play: Send {
    /// What never changes about the game.
    fn facts(&self) -> &'static Facts;

    /// What the amounts count.
    fn measure(&self) -> Measure;

    /// The pots in the middle.
    fn pots(&self) -> &'static [&'static str];

    /// Whether a player takes part in the next hand at all.
    fn eligible(&self, seat: Seat) -> bool;

    /// Goes on with other rules. Once a hand has been played, what the amounts count stays.
    ///
    /// # Errors
    /// What is wrong with the rules; the old ones hold on then.
    fn change_rules(&mut self, seats: &Seats, rules: &Node, has_begun: bool) -> Result<(), Vec<Complaint>>;

    /// Makes the document's hand out of what a form gives.
    fn tidy_draft(&self, deal: &Deal, seats: &Seats, draft: &mut Node);

    /// The hand of a form as a document has it.
    ///
    /// # Errors
    /// Everything that cannot be read; whether the hand is possible shows when it is played.
    fn hand_document(&self, at: At<'_>, draft: &Node) -> Result<Node, Vec<Complaint>>;

    /// Reads a hand and plays it; gives what it came to and the balances after it.
    ///
    /// # Errors
    /// Everything that is wrong with the hand; nothing has changed then.
    fn play(&mut self, at: At<'_>, hand: &Node) -> Result<(Outcome, Balances), Vec<Complaint>>;

    /// Whether the game is over.
    fn ending(&self, balances: &Balances) -> Ending;

    /// The open debts.
    fn debts(&self) -> Vec<Debt>;

    /// The form in which the next hand is entered.
    fn hand_form(&self, at: At<'_>) -> Vec<Field>;

    /// The question that a tap on the live table answers by itself.
    fn quick_form(&self, at: At<'_>) -> Option<Field>;

    /// The questions of the form that can be answered before the play.
    fn bid_form(&self, at: At<'_>) -> Vec<Field>;

    /// What to tell the table about the next deal.
    fn next_deal(&self, at: At<'_>) -> NextDeal;
}

/// Where the table stands: who sits, who deals, what everybody has.
#[derive(Clone, Copy)]
pub struct At<'a> {
    /// Who sits where.
    pub seats: &'a Seats,
    /// Who deals and plays.
    pub deal: &'a Deal,
    /// What everybody has, and what lies in the pots.
    pub balances: &'a Balances,
}

struct Playing<G: Game> {
    game: &'static G,
    rules: G::Rules,
    state: G::State,
}

impl<G: Game> Playing<G> {
    fn before<'a>(&'a self, at: At<'a>) -> Before<'a, G> {
        Before { rules: &self.rules, state: &self.state, seats: at.seats, deal: at.deal, balances: at.balances }
    }

    fn read_hand(&self, at: At<'_>, hand: &Node, source: Source) -> Result<(G::Hand, Node), Vec<Complaint>> {
        let mut fields = Fields::new(hand, source, at.seats, Some(&at.deal.active));
        // The table has read this one already: it says who deals.
        fields.raw("dealer");
        // Any hand may say that it was played; which other results there are, the game reads.
        if self.game.facts().results.is_empty()
            && let Some(result) = fields.raw("result")
            && result.as_text() != Some("played")
        {
            fields.complain("result", Text::new("field-choice").with("allowed", "played"));
        }
        let read = self.game.read_hand(&self.rules, at.deal, &mut fields);
        fields.finish_document(read)
    }
}

fn read_rules<G: Game>(game: &G, seats: &Seats, rules: &Node) -> Result<G::Rules, Vec<Complaint>> {
    let mut fields = Fields::new(rules, Source::Document, seats, None);
    let read = game.read_rules(&mut fields);
    fields.finish(read)
}

impl<G: Game> AnyGame for &'static G {
    fn facts(&self) -> &'static Facts {
        Game::facts(*self)
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        Game::words(*self)
    }

    fn rules_form(&self) -> Vec<Field> {
        Game::rules_form(*self)
    }

    fn rules_document(&self, seats: &Seats, draft: &Node) -> Result<Node, Vec<Complaint>> {
        let mut fields = Fields::new(draft, Source::Form, seats, None);
        let read = self.read_rules(&mut fields);
        fields.finish_document(read).map(|(_, document)| document)
    }

    fn open(&self, seats: &Seats, rules: &Node) -> Result<Box<dyn Play>, Vec<Complaint>> {
        let game: &'static G = self;
        let rules = read_rules(game, seats, rules)?;
        let state = game.begin(&rules, seats);
        Ok(Box::new(Playing { game, rules, state }))
    }
}

impl<G: Game> Play for Playing<G> {
    fn facts(&self) -> &'static Facts {
        self.game.facts()
    }

    fn measure(&self) -> Measure {
        self.game.measure(&self.rules)
    }

    fn pots(&self) -> &'static [&'static str] {
        self.game.pots(&self.rules)
    }

    fn eligible(&self, seat: Seat) -> bool {
        self.game.eligible(&self.state, seat)
    }

    fn change_rules(&mut self, seats: &Seats, rules: &Node, has_begun: bool) -> Result<(), Vec<Complaint>> {
        let rules = read_rules(self.game, seats, rules)?;
        let (now, then) = (self.game.measure(&self.rules), self.game.measure(&rules));
        if has_begun && !then.counts_as(&now) {
            let id = if then.currency == now.currency { "rules-unit-kept" } else { "rules-currency-kept" };
            return refuse(self.game.measured_by(), Text::new(id));
        }
        self.rules = rules;
        Ok(())
    }

    fn tidy_draft(&self, deal: &Deal, seats: &Seats, draft: &mut Node) {
        self.game.tidy_draft(&self.rules, deal, seats, draft);
    }

    fn hand_document(&self, at: At<'_>, draft: &Node) -> Result<Node, Vec<Complaint>> {
        self.read_hand(at, draft, Source::Form).map(|(_, document)| document)
    }

    fn play(&mut self, at: At<'_>, hand: &Node) -> Result<(Outcome, Balances), Vec<Complaint>> {
        let (hand, _) = self.read_hand(at, hand, Source::Document)?;
        let (state, outcome) = self.game.score(&self.before(at), &hand)?;
        let after =
            at.balances.after(&outcome.transfers).or_else(|TooLarge| refuse("", Text::new("hand-too-large")))?;
        self.state = state;
        Ok((outcome, after))
    }

    fn ending(&self, balances: &Balances) -> Ending {
        self.game.ending(&self.rules, &self.state, balances)
    }

    fn debts(&self) -> Vec<Debt> {
        self.game.debts(&self.state)
    }

    fn hand_form(&self, at: At<'_>) -> Vec<Field> {
        self.game.hand_form(&self.before(at))
    }

    fn quick_form(&self, at: At<'_>) -> Option<Field> {
        self.game.quick_form(&self.before(at))
    }

    fn bid_form(&self, at: At<'_>) -> Vec<Field> {
        self.game.bid_form(&self.before(at))
    }

    fn next_deal(&self, at: At<'_>) -> NextDeal {
        self.game.next_deal(&self.before(at))
    }
}
