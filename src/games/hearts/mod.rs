//! Hearts: each heart and the queen of spades cost points, and the fewest points win.

mod card;
mod form;
mod hand;
mod score;

pub use hand::Hand;

use crate::games::prelude::*;

/// The points of a hand: thirteen hearts and the queen of spades.
pub const ALL_POINTS: i64 = 26;
/// The points of the queen of spades.
const QUEEN: i64 = 13;
/// What the jack of diamonds takes off.
const JACK: i64 = 10;
/// How many cards are passed.
const PASSED: i64 = 3;
/// The usual total at which the game ends, and the bounds of others.
const TARGET: i64 = 100;
const LOWEST_TARGET: i64 = 10;
const HIGHEST_TARGET: i64 = 1000;
/// The most points that taking no trick may take off.
const MAX_OFF: i64 = 20;

choices! {
    /// What 26 points do.
    pub enum Moon {
        Add = "add" => "hearts-moon-add",
        Subtract = "subtract" => "hearts-moon-subtract",
        Choice = "choice" => "hearts-moon-choice",
        None = "none" => "hearts-moon-none",
    }
}

choices! {
    /// What becomes of a total that is exactly the target.
    pub enum Exact {
        None = "none" => "hearts-exact-none",
        Half = "half" => "hearts-exact-half",
        Zero = "zero" => "hearts-exact-zero",
    }
}

choices! {
    /// What equal lowest totals do at the end.
    pub enum Tie {
        Shared = "shared" => "hearts-tie-shared",
        PlayOn = "play_on" => "hearts-tie-play-on",
    }
}

choices! {
    /// To whom cards are passed; it changes only what the next deal says.
    pub enum Passing {
        Cycle = "cycle",
        Left = "left",
        None = "none",
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Rules {
    pub target: i64,
    pub moon: Moon,
    /// Whether the jack of diamonds takes points off.
    pub jack: bool,
    /// The points off for taking no trick; 0 if there are none.
    pub no_tricks: i64,
    pub exact: Exact,
    pub tie: Tie,
    pub passing: Passing,
}

/// The number of deals, which decides the passing. Adjustments are none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub deals: usize,
}

impl Game for Rules {
    type Hand = Hand;
    type State = State;

    const INFO: &'static GameInfo = &GameInfo {
        other_names: "Black Lady",
        sisters: "Black Maria, Spot Hearts, Cancellation Hearts, Partnership Hearts, Gong Zhu, Chase the Pig, \
            Slobberhannes, Polignac, Reversis, Knaves, Barbu",
        independent_seats: true,
        kinds: RoleLabels {
            outcomes: &[("moon", "hearts-outcome-moon"), ("clean", "hearts-outcome-clean")],
            ..RoleLabels::NONE
        },
        ..GameInfo::new("hearts", "en", 3..=7)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let target = fields.optional_number("target", Number::Count(LOWEST_TARGET, HIGHEST_TARGET));
        Some(Self {
            target: target.unwrap_or(TARGET),
            moon: fields.optional_choice("moon").unwrap_or(Moon::Add),
            jack: fields.flag("jack"),
            no_tricks: fields.optional_number("no_tricks", Number::Count(0, MAX_OFF)).unwrap_or_default(),
            exact: fields.optional_choice("exact").unwrap_or(Exact::None),
            tie: fields.optional_choice("tie").unwrap_or(Tie::Shared),
            passing: fields.optional_choice("passing").unwrap_or(Passing::Cycle),
        })
    }

    fn rules_form() -> Vec<Field> {
        form::rules()
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&POINTS, true)
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(*self, deal, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (State, Outcome) {
        (State { deals: table.state.deals + 1 }, score::score(table, hand))
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        role::everybody(table.deal, |seat| match hand.shooter() {
            Some(shooter) => (shooter == seat).then_some("moon"),
            None => (hand.points_of(seat) == 0).then_some("clean"),
        })
    }

    fn ending(&self, _state: &State, balances: &Balances) -> Ending {
        score::winners(*self, balances).map_or(Ending::Going, Ending::Finished)
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table)
    }

    fn aim(&self) -> Option<Message> {
        ends_at(self.target)
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        form::next_deal(table)
    }
}
