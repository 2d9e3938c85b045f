//! One interface for all games, so that a list can hold them.

use super::choice::PLAYED;
use super::fields::{FieldError, Fields, Source};
use super::form::Field;
use super::game::{Context, Debt, Ending, Facts, Game, Measure, NextDeal, Outcome, refuse};
use super::node::Node;
use super::part::Part;
use super::seats::{Deal, Seats};
use super::text::Text;
use crate::ledger::{Balances, Pot, Seat, TooLarge};

/// A game without its types for rules, hands and state.
pub trait AnyGame: Sync {
    /// The constants of the game.
    fn facts(&self) -> &'static Facts;

    /// The form for choosing the rules.
    fn rules_form(&self) -> Vec<Field>;

    /// Converts the rules from a form to a document.
    fn rules_document(&self, seats: &Seats, draft: &Node) -> Result<Node, Vec<FieldError>>;

    /// Opens a table of this game.
    fn open(&self, seats: &Seats, rules: &Node) -> Result<Box<dyn Play>, Vec<FieldError>>;
}

/// A game in progress: its rules and the state that the hands so far have left. A clone continues independently.
pub trait Play: Send + Sync {
    /// The constants of the game.
    fn facts(&self) -> &'static Facts;

    /// The unit of the amounts.
    fn measure(&self) -> &Measure;

    fn pots(&self) -> &'static [Pot];

    /// Whether a player may play in the next hand.
    fn eligible(&self, seat: Seat) -> bool;

    /// Changes the rules. Once a hand has been played, a change of the unit is an error.
    fn change_rules(&mut self, seats: &Seats, rules: &Node, has_begun: bool) -> Result<(), Vec<FieldError>>;

    /// Converts a hand from the values of a form to those of a document.
    fn tidy_draft(&self, deal: &Deal, seats: &Seats, draft: &mut Node);

    /// Converts a hand from a form or a document to the canonical form that is stored. If it has a `dealer`, that is
    /// the dealer of the deal.
    fn canonical_hand(&self, at: At<'_>, hand: &Node, source: Source) -> Result<Node, Vec<FieldError>>;

    /// Reads a hand and plays it.
    fn play(&mut self, at: At<'_>, hand: &Node, source: Source) -> Result<Played, Vec<FieldError>>;

    /// Reads a valid hand and returns the part of each active player, for statistics; nothing if it was not played.
    /// Call it before [`Self::play`].
    fn parts(&self, at: At<'_>, hand: &Node, source: Source) -> Result<Vec<Part>, Vec<FieldError>>;

    fn ending(&self, balances: &Balances) -> Ending;

    fn debts(&self) -> Vec<Debt>;

    /// The form for entering the next hand.
    fn hand_form(&self, at: At<'_>) -> Vec<Field>;

    /// The question that a single tap on the live page answers.
    fn quick_form(&self, at: At<'_>) -> Option<Field>;

    /// The questions of the form that can be answered before the play.
    fn bid_form(&self, at: At<'_>) -> Vec<Field>;

    /// What the live page announces about the next deal.
    fn next_deal(&self, at: At<'_>) -> NextDeal;

    /// A clone in its own box.
    fn boxed_clone(&self) -> Box<dyn Play>;
}

impl Clone for Box<dyn Play> {
    fn clone(&self) -> Self {
        self.as_ref().boxed_clone()
    }
}

/// A hand that has been read and scored.
pub struct Played {
    /// The hand as the log stores it; `None` if it came from the log.
    pub hand: Option<Node>,
    pub outcome: Outcome,
    pub after: Balances,
}

/// The state of the table before a hand: its seats, the deal and the balances.
#[derive(Clone, Copy)]
pub struct At<'a> {
    pub seats: &'a Seats,
    pub deal: &'a Deal,
    /// The balances of the seats and of the pots.
    pub balances: &'a Balances,
}

struct Playing<G: Game> {
    game: &'static G,
    rules: G::Rules,
    measure: Measure,
    state: G::State,
}

impl<G: Game> Playing<G> {
    fn context<'a>(&'a self, at: At<'a>) -> Context<'a, G> {
        Context { rules: &self.rules, state: &self.state, seats: at.seats, deal: at.deal, balances: at.balances }
    }

    fn read_hand(&self, at: At<'_>, hand: &Node, source: Source) -> Result<G::Hand, Vec<FieldError>> {
        let mut fields = Fields::new(hand, source, at.seats, Some(&at.deal.active));
        let read = self.read_fields(at.deal, &mut fields);
        fields.finish(read)
    }

    fn read_and_record(&self, at: At<'_>, hand: &Node, source: Source) -> Result<(G::Hand, Node), Vec<FieldError>> {
        let mut fields = Fields::recording(hand, source, at.seats, Some(&at.deal.active));
        let read = self.read_fields(at.deal, &mut fields);
        let (read, mut canonical) = fields.finish_recorded(read)?;
        if hand.get("dealer").is_some() {
            canonical.set("dealer", at.seats.label(at.deal.dealer).into());
        }
        Ok((read, canonical))
    }

    fn read_fields(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<G::Hand> {
        // The caller has already read the dealer.
        fields.raw("dealer");
        // Any hand may have the result `played`. A game with other results reads the field itself.
        if G::FACTS.results.is_empty()
            && let Some(result) = fields.raw("result")
            && result.as_text() != Some(PLAYED)
        {
            fields.add_error("result", Text::new("field-choice").with("allowed", PLAYED));
        }
        self.game.read_hand(&self.rules, deal, fields)
    }
}

fn read_rules<G: Game>(game: &G, seats: &Seats, rules: &Node) -> Result<G::Rules, Vec<FieldError>> {
    let mut fields = Fields::new(rules, Source::Document, seats, None);
    let read = game.read_rules(&mut fields);
    fields.finish(read)
}

impl<G: Game> AnyGame for &'static G {
    fn facts(&self) -> &'static Facts {
        G::FACTS
    }

    fn rules_form(&self) -> Vec<Field> {
        Game::rules_form(*self)
    }

    fn rules_document(&self, seats: &Seats, draft: &Node) -> Result<Node, Vec<FieldError>> {
        let mut fields = Fields::recording(draft, Source::Form, seats, None);
        let rules = self.read_rules(&mut fields);
        fields.finish_recorded(rules).map(|(_, document)| document)
    }

    fn open(&self, seats: &Seats, rules: &Node) -> Result<Box<dyn Play>, Vec<FieldError>> {
        let game: &'static G = self;
        let rules = read_rules(game, seats, rules)?;
        let measure = game.measure(&rules);
        Ok(Box::new(Playing { game, rules, measure, state: G::State::default() }))
    }
}

impl<G: Game> Play for Playing<G> {
    fn facts(&self) -> &'static Facts {
        G::FACTS
    }

    fn measure(&self) -> &Measure {
        &self.measure
    }

    fn pots(&self) -> &'static [Pot] {
        self.game.pots(&self.rules)
    }

    fn eligible(&self, seat: Seat) -> bool {
        self.game.eligible(&self.state, seat)
    }

    fn change_rules(&mut self, seats: &Seats, rules: &Node, has_begun: bool) -> Result<(), Vec<FieldError>> {
        let rules = read_rules(self.game, seats, rules)?;
        let measure = self.game.measure(&rules);
        if has_begun && !measure.counts_as(&self.measure) {
            let id = if measure.currency == self.measure.currency { "rules-unit-kept" } else { "rules-currency-kept" };
            return refuse(G::FACTS.measured_by, Text::new(id));
        }
        (self.rules, self.measure) = (rules, measure);
        Ok(())
    }

    fn tidy_draft(&self, deal: &Deal, seats: &Seats, draft: &mut Node) {
        self.game.tidy_draft(&self.rules, deal, seats, draft);
    }

    fn canonical_hand(&self, at: At<'_>, hand: &Node, source: Source) -> Result<Node, Vec<FieldError>> {
        self.read_and_record(at, hand, source).map(|(_, canonical)| canonical)
    }

    fn play(&mut self, at: At<'_>, hand: &Node, source: Source) -> Result<Played, Vec<FieldError>> {
        let (hand, canonical) = match source {
            Source::Log => (self.read_hand(at, hand, source)?, None),
            Source::Document | Source::Form => {
                let (hand, canonical) = self.read_and_record(at, hand, source)?;
                (hand, Some(canonical))
            }
        };
        let (state, outcome) = self.game.score(&self.context(at), &hand)?;
        let after =
            at.balances.after(&outcome.transfers).or_else(|TooLarge| refuse("", Text::new("hand-too-large")))?;
        self.state = state;
        Ok(Played { hand: canonical, outcome, after })
    }

    fn parts(&self, at: At<'_>, hand: &Node, source: Source) -> Result<Vec<Part>, Vec<FieldError>> {
        let hand = self.read_hand(at, hand, source)?;
        Ok(self.game.parts(&self.context(at), &hand))
    }

    fn ending(&self, balances: &Balances) -> Ending {
        self.game.ending(&self.rules, &self.state, balances)
    }

    fn debts(&self) -> Vec<Debt> {
        self.game.debts(&self.state)
    }

    fn hand_form(&self, at: At<'_>) -> Vec<Field> {
        self.game.hand_form(&self.context(at))
    }

    fn quick_form(&self, at: At<'_>) -> Option<Field> {
        self.game.quick_form(&self.context(at))
    }

    fn bid_form(&self, at: At<'_>) -> Vec<Field> {
        self.game.bid_form(&self.context(at))
    }

    fn next_deal(&self, at: At<'_>) -> NextDeal {
        self.game.next_deal(&self.context(at))
    }

    fn boxed_clone(&self) -> Box<dyn Play> {
        let Self { game, rules, measure, state } = self;
        Box::new(Self { game, rules: rules.clone(), measure: measure.clone(), state: state.clone() })
    }
}
