//! Sueca, the Portuguese game for four in two sides.

mod card;
mod hand;
mod score;

pub use hand::{Hand, Told, Win};

use crate::games::prelude::*;
use crate::games::series::{Games, Series};

/// The points of the whole pack.
const ALL_POINTS: i64 = 120;
/// With at most so many points, a win is a single one.
const MAX_SINGLE: i64 = 90;
/// The default target of a game.
const TARGET: i64 = 4;
/// The default worth of a bandeira.
const BANDEIRA: i64 = 4;
/// The default worth of a revoke for the other side.
const RENUNCIA: i64 = 4;

choices! {
    /// What draws do to the next win.
    pub enum Draw {
        Void = "void" => "sueca-draw-void",
        Double = "double" => "sueca-draw-double",
        PlusOne = "plus_one" => "sueca-draw-plus_one",
    }
}

choices! {
    /// What makes a bandeira.
    pub enum Bandeira {
        Tricks = "tricks" => "sueca-bandeira-tricks",
        /// All points are enough.
        Points = "points" => "sueca-bandeira-points",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub series: Series,
    pub draw: Draw,
    pub bandeira: Bandeira,
    pub bandeira_worth: i64,
    /// What a revoke gives the other side.
    pub renuncia: i64,
}

/// What a hand leaves to the next one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The draws in a row.
    pub draws: i64,
    pub games: Games,
}

impl Rules {
    /// What a win counts without draws before it.
    fn own_worth(&self, win: Win) -> i64 {
        match win {
            Win::Draw => 0,
            Win::Single => 1,
            Win::Double => 2,
            Win::Bandeira => self.bandeira_worth,
        }
    }

    /// What a win counts after draws in a row.
    fn worth(&self, worth: i64, draws: i64) -> i64 {
        match self.draw {
            Draw::Void => worth,
            Draw::Double => worth.saturating_mul(2_i64.saturating_pow(u32::try_from(draws).unwrap_or(u32::MAX))),
            Draw::PlusOne => worth + draws,
        }
    }
}

impl Game for Rules {
    type Hand = Hand;
    type State = State;

    const INFO: &'static GameInfo = &GameInfo {
        sisters: "Sueca italiana, Bisca, Manilha, King",
        kinds: RoleLabels {
            outcomes: &[
                ("won", "sueca-outcome-won"),
                ("double", "sueca-outcome-double"),
                ("bandeira", "sueca-outcome-bandeira"),
                ("draw", "sueca-outcome-draw"),
                ("lost", "sueca-outcome-lost"),
            ],
            ..RoleLabels::NONE
        },
        ..GameInfo::new("sueca", "pt", 4..=4)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let series = Series::read(fields, TARGET, 100);
        let (draw, bandeira) = (fields.optional_choice("draw"), fields.optional_choice("bandeira"));
        let bandeira_worth = fields.optional_number("bandeira_worth", Number::Count(2, 10)).unwrap_or(BANDEIRA);
        let renuncia = fields.optional_number("renuncia", Number::Count(1, 10)).unwrap_or(RENUNCIA);
        let (draw, bandeira) = (draw.unwrap_or(Draw::Void), bandeira.unwrap_or(Bandeira::Tricks));
        Some(Self { series, draw, bandeira, bandeira_worth, renuncia })
    }

    fn rules_form() -> Vec<Field> {
        let [target, games] = Series::form(TARGET);
        let draw = SelectOption::all(Draw::LABELS);
        vec![
            target,
            games,
            Field::segments("sueca-rule-draw", "draw", Draw::Void.name(), draw).looking(Widget::Tiles),
            Field::segments("sueca-rule-bandeira", "bandeira", "tricks", SelectOption::all(Bandeira::LABELS)),
            Field::rule("sueca-rule-bandeira_worth", "bandeira_worth", BANDEIRA),
            Field::rule("sueca-rule-renuncia", "renuncia", RENUNCIA),
        ]
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&POINTS, false).running()
    }

    fn parties(&self, _players: usize) -> usize {
        SIDES
    }

    fn read_hand(&self, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (State, Outcome) {
        score::score(table, hand)
    }

    fn settle(table: &Context<'_, Self>, state: State, balances: &Balances, _outcome: &mut Outcome) -> State {
        State { games: table.rules.series.settle(&state.games, balances), ..state }
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        let (winner, win) = score::result(table.rules, table.seats, hand);
        let own = |seat| match (winner, win) {
            (None, _) => "draw",
            (Some(winner), _) if winner != table.seats.party_of(seat) => "lost",
            (_, Win::Double) => "double",
            (_, Win::Bandeira) => "bandeira",
            _ => "won",
        };
        role::everybody(table.deal, |seat| Some(own(seat)))
    }

    fn ending(&self, state: &State, balances: &Balances) -> Ending {
        self.series.ending(&state.games, balances)
    }

    fn games_won(&self, state: &State, balances: &Balances) -> Option<Vec<i64>> {
        Some(self.series.won(&state.games, balances))
    }

    fn carried(&self, state: &State, seats: &Seats) -> Option<Value> {
        let draws = (self.draw != Draw::Void).then(|| Value::of([("draws", state.draws.into())]));
        match (draws, self.series.carried(&state.games, seats)) {
            (Some(Value::Map(mut draws)), Some(Value::Map(games))) => {
                draws.extend(games);
                Some(Value::Map(draws))
            }
            (draws, games) => draws.or(games),
        }
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        hand::form(table)
    }

    fn aim(&self) -> Option<Message> {
        self.series.aim()
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let (seats, dealer) = (table.seats, table.deal.dealer);
        let before = seats.all().find(|seat| seats.after(*seat) == dealer).unwrap_or(dealer);
        let eldest = table.deal.eldest();
        let who = Message::new("sueca-shuffles").with("shuffles", eldest).with("cuts", before);
        let waits = table.state.draws > 0 && table.rules.draw != Draw::Void;
        let worth = |single| table.rules.worth(single, table.state.draws);
        NextDeal {
            leads: Some(eldest),
            in_play: waits.then(|| Message::new("sueca-next-win").count("single", worth(1)).count("double", worth(2))),
            beside: table.rules.series.beside(&table.state.games),
            notes: vec![who, Message::new("sueca-deal")],
            ..NextDeal::default()
        }
    }
}
