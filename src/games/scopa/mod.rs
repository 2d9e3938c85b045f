//! Scopa for two or three players, or four in sides; scopone for four.

mod card;
mod form;
mod hand;
mod pack;
mod read;
mod score;

pub use hand::{Hand, Told};

use crate::games::prelude::*;
use crate::games::series::{Games, Series};

/// The highest target.
const MAX_TARGET: i64 = 200;

choices! {
    /// The deal and the usual target.
    pub enum Variant {
        /// Three cards at a time, to eleven.
        Scopa = "scopa" => "scopa-variant-scopa",
        /// Nine cards each and four on the table, to twenty-one.
        Scopone = "scopone" => "scopa-variant-scopone",
        /// Ten cards each, to twenty-one.
        Scientifico = "scientifico" => "scopa-variant-scientifico",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub variant: Variant,
    pub series: Series,
    /// Whether coins from the ace on without a gap count.
    pub napola: bool,
    /// Whether the king of coins counts.
    pub re_bello: bool,
    /// Whether all coins win the game at once.
    pub cappotto: bool,
}

impl Variant {
    /// The usual target.
    pub fn target(self) -> i64 {
        if self == Self::Scopa { 11 } else { 21 }
    }
}

impl Game for Rules {
    type Hand = Hand;
    type State = Games;

    const INFO: &'static GameInfo = &GameInfo {
        other_names: "Scopone, Scopone scientifico, Asso piglia tutto, Scopa d’assi",
        sisters: "Cirulla, Cicera, Escoba, Casino, Basra, Tressette, Briscola",
        kinds: RoleLabels { outcomes: &[("all_four", "scopa-outcome-all_four")], ..RoleLabels::NONE },
        ..GameInfo::new("scopa", "it", 2..=4)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let variant = fields.optional_choice("variant").unwrap_or(Variant::Scopa);
        Some(Self {
            variant,
            series: Series::read(fields, variant.target(), MAX_TARGET),
            napola: fields.flag("napola"),
            re_bello: fields.flag("re_bello"),
            cappotto: fields.flag("cappotto"),
        })
    }

    fn rules_form() -> Vec<Field> {
        form::rules()
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&POINTS, false).running()
    }

    fn parties(&self, players: usize) -> usize {
        if players == 4 { SIDES } else { players }
    }

    fn misfit(&self, players: usize) -> Option<(&'static str, Message)> {
        let is_wrong = self.variant != Variant::Scopa && players != 4;
        is_wrong.then(|| ("variant", Message::new("scopa-error-variant").count("players", 4)))
    }

    fn read_hand(&self, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        read::read(self, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (Games, Outcome) {
        let outcome = score::score(table, hand);
        let games = match hand.cappotto {
            Some(party) => table.state.clone().won_outright(table.seats.parties().len(), party),
            None => table.state.clone(),
        };
        (games, outcome)
    }

    fn settle(table: &Context<'_, Self>, games: Games, balances: &Balances, _outcome: &mut Outcome) -> Games {
        table.rules.series.settle(&games, balances)
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        role::everybody(table.deal, |seat| score::has_all_four(hand, table.seats.party_of(seat)).then_some("all_four"))
    }

    fn ending(&self, games: &Games, balances: &Balances) -> Ending {
        self.series.ending(games, balances)
    }

    fn games_won(&self, games: &Games, balances: &Balances) -> Option<Vec<i64>> {
        Some(self.series.won(games, balances))
    }

    fn carried(&self, games: &Games, seats: &Seats) -> Option<Value> {
        self.series.carried(games, seats)
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table.rules, table.seats)
    }

    fn aim(&self) -> Option<Message> {
        self.series.aim()
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let deal = match table.rules.variant {
            Variant::Scopa => "scopa-deal",
            Variant::Scopone => "scopa-scopone-deal",
            Variant::Scientifico => "scopa-scientifico-deal",
        };
        let notes = [deal, "scopa-kings-deal"].map(Message::new).to_vec();
        let beside = table.rules.series.beside(table.state);
        NextDeal { leads: Some(table.deal.eldest()), beside, notes, ..NextDeal::default() }
    }
}
