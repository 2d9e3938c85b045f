//! Euchre for two sides of two: the caller's side needs three of five tricks (Bicycle's rules).

mod card;
mod form;
mod hand;
mod score;

pub use hand::{End, Hand};

use crate::games::prelude::*;
use crate::games::series::{Games, Series};

/// The tricks of a hand.
const TRICKS: i64 = 5;
/// The usual target of a game.
const TARGET: i64 = 10;
/// The highest target.
const HIGHEST: i64 = 100;
/// What a side gets for a hand without anything special.
const MADE: i64 = 1;
/// For all tricks with the partner.
const MARCH: i64 = 2;
/// For euchring a caller who plays with the partner.
const EUCHRED: i64 = 2;
/// The usual value of all tricks alone.
const LONE_MARCH: i64 = 4;
/// The greatest value that a rule can have.
const MOST: i64 = 10;

const CONTRACTS: Contracts = Contracts {
    roles: &[
        ("caller", "euchre-role-caller"),
        ("partner", "euchre-role-partner"),
        ("defender", "euchre-role-defender"),
    ],
    partner: Some("partner"),
    names: &[("", "euchre-column-with"), ("alone", "euchre-column-alone")],
    say: Message::new,
    outcomes: &[("made", "euchre-end-made"), ("march", "euchre-end-march"), ("euchred", "euchre-end-euchred")],
    neither: None,
    made: 2,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub series: Series,
    /// Whether the dealer must name a suit when all others have passed.
    pub stick_the_dealer: bool,
    /// For all five tricks alone.
    pub lone_march: i64,
    /// For euchring a lone caller.
    pub lone_euchred: i64,
    /// For all five tricks against the caller, if it is more than for a euchre.
    pub euchred_all: i64,
    /// For a lone defender who euchres a lone caller; 0 if defending alone is not allowed.
    pub defend_alone: i64,
}

impl Game for Rules {
    type Hand = Hand;
    type State = Games;

    const INFO: &'static GameInfo = &GameInfo {
        sisters: "Bid Euchre, Pepper, Hasenpfeffer, Call-Ace Euchre, Railroad Euchre, Buck Euchre, Five Hundred, \
            Écarté",
        kinds: RoleLabels { contracts: Some(CONTRACTS), ..RoleLabels::NONE },
        unplayed: &[Unplayed { name: "passed", button: "euchre-result-passed", headline: "headline-passed" }],
        bid: &[form::CALLER],
        ..GameInfo::new("euchre", "en", 4..=4)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let series = Series::read(fields, TARGET, HIGHEST);
        let stick_the_dealer = fields.flag("stick_the_dealer");
        let mut worth = |name, least, usual| fields.optional_number(name, Number::Count(least, MOST)).unwrap_or(usual);
        Some(Self {
            series,
            stick_the_dealer,
            lone_march: worth("lone_march", 1, LONE_MARCH),
            lone_euchred: worth("lone_euchred", 1, EUCHRED),
            euchred_all: worth("euchred_all", 1, EUCHRED),
            defend_alone: worth("defend_alone", 0, 0),
        })
    }

    fn rules_form() -> Vec<Field> {
        form::rules()
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&POINTS, false).running()
    }

    fn parties(&self, _players: usize) -> usize {
        SIDES
    }

    fn refusal(&self, _passed: &Unplayed) -> Option<Message> {
        self.stick_the_dealer.then(|| Message::new("euchre-error-stuck"))
    }

    fn read_hand(&self, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(self, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (Games, Outcome) {
        (table.state.clone(), score::score(table, hand))
    }

    fn settle(table: &Context<'_, Self>, games: Games, balances: &Balances, _outcome: &mut Outcome) -> Games {
        table.rules.series.settle(&games, balances)
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        let partner = table
            .deal
            .others(hand.caller)
            .find(|seat| table.seats.party_of(*seat) == table.seats.party_of(hand.caller));
        let outcome = match hand.end {
            End::Made => "made",
            End::March => "march",
            End::Euchred | End::EuchredAll => "euchred",
        };
        let contract = if hand.alone { "alone" } else { "" };
        CONTRACTS.parts(table.deal, (hand.caller, partner), (contract, outcome), &[])
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
        form::hand(table)
    }

    fn aim(&self) -> Option<Message> {
        self.series.aim()
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let mut notes = vec![Message::new("euchre-deal")];
        if table.rules.stick_the_dealer {
            notes.push(Message::new("euchre-deal-stuck"));
        }
        NextDeal {
            leads: Some(table.deal.eldest()),
            beside: table.rules.series.beside(table.state),
            notes,
            ..NextDeal::default()
        }
    }
}
