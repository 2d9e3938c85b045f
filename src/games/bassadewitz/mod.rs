//! Bassadewitz for four players: avoid card points, or take every trick.

mod card;
mod hand;
mod score;

pub use hand::Hand;

use crate::games::prelude::*;

/// The card points of the whole pack.
const ALL_POINTS: i64 = 120;
/// The pot of the chips.
const BANK: Pot = Pot { id: "bank", label: "pot-bank" };
/// The unit of a table that writes down penalty points.
const PENALTY: Unit =
    Unit { id: "penalty", name: "unit-penalty", one: "unit-one-penalty", pieces: &[], medium: Medium::Sheet };
/// The unit of a table that plays for chips.
const CHIPS: Unit =
    Unit { id: "chips", name: "unit-chips", one: "unit-one-chips", pieces: &[], medium: Medium::Counters };
/// The dealer's payment into an empty bank: as much as the four places take out.
const BANK_FILLED: i64 = 12;
/// The default number of hands: three deals by each player.
const ROUNDS: i64 = 12;
/// The largest number of hands.
const MAX_ROUNDS: i64 = 100_000;

/// The cards with points, in half-points.
static PILE: Pile = Pile {
    kinds: &[
        ("bassadewitz-pile-aces", 22, 4),
        ("bassadewitz-pile-tens", 20, 4),
        ("bassadewitz-pile-kings", 8, 4),
        ("bassadewitz-pile-queens", 6, 4),
        ("bassadewitz-pile-jacks", 4, 4),
    ],
    answers: None,
};

choices! {
    /// How the places score.
    pub enum Scoring {
        /// Penalty points are written down; the fewest win.
        Penalty = "penalty",
        /// Chips are taken from a bank; the most win.
        Chips = "chips",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The number of hands in a game.
    pub rounds: i64,
    /// How the places score.
    pub scoring: Scoring,
}

impl Game for Rules {
    type Hand = Hand;
    /// The number of hands played.
    type State = i64;

    const INFO: &'static GameInfo = &GameInfo {
        pieces: Some(&CHIPS),
        kinds: RoleLabels { outcomes: &[("all_tricks", "bassadewitz-ask-all-tricks")], ..RoleLabels::NONE },
        measured_by: "scoring",
        ..GameInfo::new("bassadewitz", "de", 4..=4)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let rounds = fields.optional_number("rounds", Number::Count(1, MAX_ROUNDS)).unwrap_or(ROUNDS);
        let scoring = fields.optional_choice("scoring").unwrap_or(Scoring::Penalty);
        Some(Self { rounds, scoring })
    }

    fn rules_form() -> Vec<Field> {
        let rounds = Numbers::new(Message::new("bassadewitz-rule-rounds"), vec![Cell::alone("rounds")], MAX_ROUNDS);
        let option = |value, label, hint| SelectOption::new(value, Message::new(label)).hint(hint);
        let penalties = score::PENALTIES.map(|penalty| penalty.to_string()).join(", ");
        let penalty_hint = Message::new("bassadewitz-scoring-penalty-hint").with("penalties", penalties);
        let chips_hint = Message::new("bassadewitz-scoring-chips-hint").count("bank", BANK_FILLED);
        let scoring = vec![
            option("", "bassadewitz-scoring-penalty", penalty_hint),
            option("chips", "bassadewitz-scoring-chips", chips_hint),
        ];
        vec![
            Field::Numbers(rounds),
            Field::Notes(vec![Message::new("bassadewitz-rule-rounds-hint").count("rounds", ROUNDS)]),
            Field::segments("bassadewitz-rule-scoring", "scoring", "", scoring),
        ]
    }

    fn measure(&self) -> Measure {
        match self.scoring {
            Scoring::Penalty => Measure::tallied(&PENALTY, true).running(),
            Scoring::Chips => Measure { pots: &[BANK], ..Measure::paid(&CHIPS).running() },
        }
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(deal, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (i64, Outcome) {
        (table.state + 1, score::score(table, hand))
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        role::everybody(table.deal, |seat| (*hand == Hand::AllTricks(seat)).then_some("all_tricks"))
    }

    fn ending(&self, played: &i64, balances: &Balances) -> Ending {
        if *played < self.rounds {
            return Ending::Going;
        }
        Ending::Finished(balances.leaders(self.measure().lower_wins))
    }

    /// The order of the players, their points, or a special result. The order comes first, because it takes only three
    /// taps; the rest is collapsed.
    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        let (seats, players) = (table.seats, table.deal.seated());
        let special = vec![
            who::or_nobody("bassadewitz-ask-all-tricks", "all_tricks", seats, &players),
            who::or_nobody(of_hundred("bassadewitz-ask-hundred"), "hundred", seats, &players),
        ];
        let legend = Message::new("bassadewitz-ask-points").count("all", ALL_POINTS);
        let points = Numbers::new(legend, Cell::by_player("points", seats, &players), ALL_POINTS);
        let points = Field::Numbers(Numbers { total: Some(ALL_POINTS), pile: Some(&PILE), ..points });
        vec![
            places(seats, &players),
            Field::Notes(vec![Message::new("bassadewitz-ask-places-hint")]),
            Field::Extras { summary: of_hundred("bassadewitz-ask-special"), fields: special },
            Field::Extras { summary: Message::new("bassadewitz-ask-by-points"), fields: vec![points] },
        ]
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    /// How to deal, the number of hands left, and the contents of the bank.
    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let rounds = table.rules.rounds;
        let left = Message::new("bassadewitz-deal-left").count("left", rounds - table.state).count("rounds", rounds);
        let mut notes = vec![Message::new("bassadewitz-deal"), left];
        if table.rules.scoring == Scoring::Chips {
            notes.push(match table.balances.pot(BANK.id) {
                0 => Message::new("bassadewitz-deal-fill")
                    .with("dealer", table.deal.dealer)
                    .amount("amount", BANK_FILLED),
                bank => Message::new("bassadewitz-deal-bank").amount("amount", bank),
            });
        }
        NextDeal { leads: Some(table.deal.eldest()), notes, ..NextDeal::default() }
    }
}

/// A message about the hundred points.
fn of_hundred(id: &'static str) -> Message {
    Message::new(id).count("hundred", hand::HUNDRED)
}

fn places(seats: &Seats, players: &[Seat]) -> Field {
    let columns = [
        "bassadewitz-column-most",
        "bassadewitz-column-second",
        "bassadewitz-column-third",
        "bassadewitz-column-fewest",
    ];
    let rows = players.iter().map(|seat| MatrixRow {
        label: Label::Player(*seat),
        values: (1..=4).map(|place| place.to_string()).collect(),
        name: Some(format!("places[{}]", seats.label(*seat))),
    });
    Field::Matrix {
        legend: Message::new("bassadewitz-ask-places"),
        name: "places".to_owned(),
        columns: columns.map(|column| Message::new(column).into()).to_vec(),
        rows: rows.collect(),
        called: None,
        is_named: false,
    }
}
