//! Vriddiot: the last player with cards is the idiot of the hand.

mod form;

use super::kit::{
    Context, Deal, Facts, Field, FieldError, Fields, Game, Kinds, Measure, Medium, NextDeal, Node, Outcome, Part,
    Seats, Text, Unit, part,
};
use crate::ledger::{Account, Seat};

pub struct Vriddiot;

/// The unit: how often a player was the idiot.
const LOSSES: Unit =
    Unit { id: "losses", name: "unit-losses", one: "unit-one-losses", pieces: &[], medium: Medium::Sheet };

/// The data of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The last player with cards.
    pub loser: Seat,
    /// The others in the order in which they went out; empty if it was not recorded.
    pub finish: Vec<Seat>,
}

impl Game for Vriddiot {
    type Rules = ();
    type Hand = Hand;
    type State = ();

    const FACTS: &'static Facts = &Facts {
        kinds: Kinds { outcomes: &[("idiot", "vriddiot-outcome-idiot")], ..Kinds::NONE },
        ..Facts::new("vriddiot", "nb", 2..=11)
    };

    fn read_rules(&self, _fields: &mut Fields<'_>) -> Option<()> {
        Some(())
    }

    fn measure(&self, _rules: &()) -> Measure {
        Measure::tallied(&LOSSES, true)
    }

    fn tidy_draft(&self, _rules: &(), deal: &Deal, seats: &Seats, draft: &mut Node) {
        form::tidy(deal, seats, draft);
    }

    fn read_hand(&self, _rules: &(), deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        let loser = fields.player("loser");
        let noted = fields.raw("finish").is_some();
        let finish = fields.players("finish");
        let loser = loser?;
        let others = || deal.others(loser);
        let is_whole = finish.len() == others().count() && others().all(|seat| finish.contains(&seat));
        if noted && !is_whole && !fields.has_error("finish") {
            fields.add_error("finish", Text::new("vriddiot-error-finish").with("loser", loser));
        }
        Some(Hand { loser, finish })
    }

    fn score(&self, table: &Context<'_, Self>, hand: &Hand) -> Result<((), Outcome), Vec<FieldError>> {
        let losses = table.balances.seat(hand.loser) + 1;
        let text = |id| Text::new(id).with("loser", hand.loser).count("losses", losses);
        let mut outcome = Outcome::new(text("vriddiot-headline"));
        outcome.transfers.pay(Account::Book, hand.loser, 1);
        if !hand.finish.is_empty() {
            outcome.why.push(Text::new("vriddiot-why-finish").with("players", hand.finish.clone()));
        }
        outcome.why.push(text("vriddiot-why-loss"));
        Ok(((), outcome))
    }

    fn parts(&self, table: &Context<'_, Self>, hand: &Hand) -> Vec<Part> {
        part::everybody(table.deal, |seat| (seat == hand.loser).then_some("idiot"))
    }

    fn hand_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table)
    }

    fn quick_form(&self, table: &Context<'_, Self>) -> Option<Field> {
        Some(form::loser(table))
    }

    fn next_deal(&self, table: &Context<'_, Self>) -> NextDeal {
        form::next_deal(table.deal.active.len())
    }
}
