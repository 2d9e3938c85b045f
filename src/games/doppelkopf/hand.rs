//! The data of a hand of doppelkopf.

use super::Rules;
use crate::games::prelude::*;

/// All card points.
pub const ALL_POINTS: i64 = 240;
/// The fewest card points of a trick without nines.
const TRICK: i64 = 8;
/// The most bock rounds that run at once.
pub const MAX_BOCK: i64 = 3;
/// The largest result that players tell.
pub const MAX_VALUE: i64 = 999;
/// The most other extra points.
pub const MAX_OTHER: i64 = 99;
/// The foxes, doppelkopfs and charlies in a pack.
const IN_PACK: [i64; 3] = [2, 4, 1];
/// The fewest points of tricks with one to two foxes, one to four doppelkopfs, and a charlie.
const HELD: [&[i64]; 3] = [&[11, 22], &[40, 80, 124, 168], &[2]];

choices! {
    /// What was played: first what two players play together, then what one plays alone. A wedding may be either.
    pub enum Kind {
        Normal = "normal" => "doppelkopf-game-normal",
        Wedding = "wedding" => "doppelkopf-game-wedding",
        Poverty = "poverty" => "doppelkopf-game-poverty",
        Solo = "solo" => "doppelkopf-game-solo",
        Queens = "queens" => "doppelkopf-game-queens",
        Jacks = "jacks" => "doppelkopf-game-jacks",
        Clubs = "clubs" => "doppelkopf-game-clubs",
        Spades = "spades" => "doppelkopf-game-spades",
        Hearts = "hearts" => "doppelkopf-game-hearts",
        Diamonds = "diamonds" => "doppelkopf-game-diamonds",
        Aces = "aces" => "doppelkopf-game-aces",
        SilentWedding = "silent_wedding" => "doppelkopf-game-silent_wedding",
    }
}

choices! {
    pub enum Side {
        Re = "re" => "doppelkopf-re",
        Contra = "contra" => "doppelkopf-contra",
    }
}

choices! {
    /// The highest call of Re. Each includes those before it.
    pub enum ReCall {
        Re = "re",
        No90 = "no_90",
        No60 = "no_60",
        No30 = "no_30",
        Black = "black",
    }
}

choices! {
    /// The highest call of contra.
    pub enum ContraCall {
        Contra = "contra",
        No90 = "no_90",
        No60 = "no_60",
        No30 = "no_30",
        Black = "black",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The two of Re, or the soloist, in seating order.
    pub re: Vec<Seat>,
    pub game: Kind,
    pub compulsory: bool,
    pub told: Told,
}

/// How the players report the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    Play(Play),
    /// What each of Re gets, before a soloist's three times.
    Value(i64),
}

/// What happened. Pairs are of Re and of contra.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    pub points: [i64; 2],
    /// The side that took no trick.
    pub no_tricks: Option<Side>,
    /// 0 without a call, 1 for re or contra, up to 5 for black.
    pub calls: [usize; 2],
    pub extras: [Extras; 2],
    /// The bock rounds that run.
    pub bock: i64,
}

/// The extra points of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Foxes caught, doppelkopfs, and the charlie in the last trick.
    pub counts: [i64; 3],
    /// By the rules of the house.
    pub other: i64,
}

impl Extras {
    pub fn sum(self) -> i64 {
        self.counts.iter().sum::<i64>() + self.other
    }
}

/// The fields that tell what happened, in place of the result itself.
const OF_PLAY: [&str; 6] = ["points", "no_tricks", "re_call", "contra_call", "extras", "bock"];

/// Reads a hand. Errors go to `fields`.
pub fn read(rules: &Rules, fields: &mut Fields<'_>) -> Option<Hand> {
    fields.ignore_others_of_form();
    fields.require("re");
    let re = fields.distinct_players("re");
    let (is_alone, are_two) = (re.len() == 1, re.len() == 2);
    let is_known = is_alone || are_two;
    let is_wrong = !is_known && fields.raw("re").is_some() && !fields.has_error("re");
    fields.refuse_if(is_wrong, "re", "doppelkopf-error-re");
    let game = fields.optional_choice::<Kind>("game");
    let is_other = is_known && game.is_some_and(|game| !game.is_for(re.len()));
    let wrong = if is_alone { "doppelkopf-error-game-alone" } else { "doppelkopf-error-game-two" };
    fields.refuse_if(is_other, "game", wrong);
    let compulsory = fields.flag("compulsory");
    fields.refuse_if(are_two && compulsory, "compulsory", "doppelkopf-error-compulsory");
    let told = read_told(rules, is_alone, fields)?;
    let game = game.unwrap_or(if is_alone { Kind::Solo } else { Kind::Normal });
    is_known.then_some(Hand { re, game, compulsory, told })
}

fn read_told(rules: &Rules, is_alone: bool, fields: &mut Fields<'_>) -> Option<Told> {
    let value = Number::Count(-MAX_VALUE, MAX_VALUE);
    if fields.of_form("counts").and_then(Value::as_text) == Some("value") {
        return fields.number_as("points", "value", value).map(Told::Value);
    }
    if fields.raw("value").is_some() {
        if !fields.format.is_form() {
            for name in OF_PLAY {
                let is_there = fields.raw(name).is_some();
                fields.refuse_if(is_there, name, "doppelkopf-error-value");
            }
        }
        return fields.number("value", value).map(Told::Value);
    }
    let points = fields.number("points", Number::Count(0, ALL_POINTS));
    let mut no_tricks = fields.optional_choice::<Side>("no_tricks");
    let re_call = fields.optional_choice::<ReCall>("re_call").map_or(0, |call| call.place() + 1);
    let contra_call = fields.optional_choice::<ContraCall>("contra_call").map_or(0, |call| call.place() + 1);
    let extras = fields.map("extras", |fields| {
        let [re, contra] =
            ["re", "contra"].map(|side| fields.map(side, |fields| Some(read_extras(fields))).unwrap_or_default());
        Some([re, contra])
    });
    let extras = extras.unwrap_or_default();
    let bock = fields.count_or_none("bock", MAX_BOCK);
    fields.refuse_if(bock > 0 && !rules.bock, "bock", "field-rule-off");
    let points = [points?, ALL_POINTS - points?];
    let least = if rules.nines { 2 } else { TRICK };
    let is_between = |points: &i64| (1..least).contains(points);
    if points.iter().any(is_between) {
        let text = Message::new("doppelkopf-error-points").count("points", points[0]);
        fields.add_error("points", text.count("least", least).count("most", ALL_POINTS - least));
    }
    let wrong = no_tricks.filter(|side| points[side.place()] > 0);
    if let Some(side) = wrong {
        let text = Message::new("doppelkopf-error-no-tricks").with("side", side.label());
        fields.add_error("no_tricks", text.count("points", points[side.place()]));
    }
    if !rules.nines && wrong.is_none() {
        // Every trick has points.
        no_tricks = [Side::Re, Side::Contra].into_iter().find(|side| points[side.place()] == 0);
    }
    let play = Play { points, no_tricks, calls: [re_call, contra_call], extras, bock };
    play.check_extras(is_alone, fields);
    Some(Told::Play(play))
}

fn read_extras(fields: &mut Fields<'_>) -> Extras {
    let counts = ["fox", "doppelkopf", "charlie"].map(|name| fields.count_or_none(name, 4));
    let other = fields.count_or_none("other", MAX_OTHER);
    Extras { counts, other }
}

impl Play {
    /// Refuses extra points that the game or the cards do not have.
    pub fn check_extras(&self, is_alone: bool, fields: &mut Fields<'_>) {
        if is_alone {
            let has_any = self.extras.iter().any(|extras| extras.sum() > 0);
            fields.refuse_if(has_any, "extras", "doppelkopf-error-extras-solo");
            return;
        }
        let both = |kind: usize| self.extras[0].counts[kind] + self.extras[1].counts[kind];
        if (0..3).any(|kind| both(kind) > IN_PACK[kind]) {
            let text = Message::new("doppelkopf-error-extras-pack").count("foxes", IN_PACK[0]);
            fields.add_error("extras", text.count("doppelkopfs", IN_PACK[1]));
            return;
        }
        for side in [Side::Re, Side::Contra] {
            let (extras, points) = (self.extras[side.place()], self.points[side.place()]);
            let holds = |kind: usize| {
                let count = usize::try_from(extras.counts[kind]).unwrap_or_default();
                count == 0 || self.no_tricks != Some(side) && HELD[kind][count - 1] <= points
            };
            if !(0..3).all(holds) {
                let text = Message::new("doppelkopf-error-extras-points").with("side", side.label());
                fields.add_error("extras", text.count("points", points));
                return;
            }
        }
    }
}

impl Hand {
    pub fn is_alone(&self) -> bool {
        self.re.len() == 1
    }
}

impl Kind {
    /// Whether this many players of Re may play it.
    fn is_for(self, players: usize) -> bool {
        match self {
            Self::Wedding => true,
            Self::Normal | Self::Poverty => players == 2,
            _ => players == 1,
        }
    }
}

impl Side {
    pub fn other(self) -> Self {
        if self == Self::Re { Self::Contra } else { Self::Re }
    }
}
