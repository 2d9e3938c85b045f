//! The data of a hand of skat: a game with a declarer, or a ramsch.

use super::ramsch::{self, RAMSCH, Ramsch};
use super::{ALL_POINTS, Rules};
use crate::games::prelude::*;

/// The points with which the declarer wins.
pub const NEEDED: i64 = 61;
/// The most points of a side that is schneider.
pub const SCHNEIDER: i64 = 30;
/// The most matadors in a suit: the jacks and the other trumps.
pub const MATADORS: i64 = 11;
/// The most matadors in a grand: the jacks.
pub const JACKS: i64 = 4;
/// The highest value of a game: a grand ouvert with four.
pub const MAX_BID: i64 = 264;
/// The two lowest bids.
const LOWEST: [i64; 2] = [18, 20];
/// The values of a null: plain, hand, ouvert, hand and ouvert.
pub const NULL: [i64; 4] = [23, 35, 46, 59];
/// The most levels of a suit game: [`MATADORS`], the game, and one for each of six achievements.
const LEVELS: i64 = MATADORS + 7;

choices! {
    pub enum Played {
        Diamonds = "diamonds" => "skat-game-diamonds",
        Hearts = "hearts" => "skat-game-hearts",
        Spades = "spades" => "skat-game-spades",
        Clubs = "clubs" => "skat-game-clubs",
        Grand = "grand" => "skat-game-grand",
        Null = "null" => "skat-game-null",
    }
}

choices! {
    /// What the declarer announced to make.
    pub enum Announced {
        Schneider = "schneider" => "skat-schneider",
        Schwarz = "schwarz" => "skat-schwarz",
    }
}

choices! {
    /// The doubling by a defender, and the declarer's answer.
    pub enum Kontra {
        /// Times 2.
        Kontra = "kontra" => "skat-kontra",
        /// Times 4.
        Re = "re" => "skat-re",
    }
}

impl Kontra {
    /// How many times the value counts.
    pub fn times(self) -> i64 {
        match self {
            Self::Kontra => 2,
            Self::Re => 4,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hand {
    Declared(Declared),
    Ramsch(Ramsch),
}

/// A game with a declarer. What follows from an answer is filled in: an announcement means that the skat was not taken up.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "players know each of them by its name")]
pub struct Declared {
    pub declarer: Seat,
    pub game: Played,
    /// With or without; 0 in null.
    pub matadors: i64,
    /// Whether the skat was not taken up.
    pub hand: bool,
    pub announced: Option<Announced>,
    pub ouvert: bool,
    /// Whether the declarer got what they played for. An overbid game is lost even so.
    pub won: bool,
    /// The declarer's points, if they were counted.
    pub points: Option<i64>,
    /// Whether a side has at most [`SCHNEIDER`] points.
    pub schneider: bool,
    /// Whether a side has no trick.
    pub schwarz: bool,
    pub bid: Option<i64>,
    pub kontra: Option<Kontra>,
    /// The bock rounds that run.
    pub bock: i64,
}

/// Reads a hand. Errors go to `fields`.
pub fn read(rules: &Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    // A form also sends the answers to the questions that it hides.
    fields.ignore_others_of_form();
    if fields.raw("result").and_then(Value::as_text) == Some(RAMSCH) {
        fields.refuse_if(!rules.ramsch, "result", "field-rule-off");
        return ramsch::read(rules, deal, fields).map(Hand::Ramsch);
    }
    read_declared(rules, fields).map(Hand::Declared)
}

/// What the players said about a game. Leaving out a flag and `false` differ.
#[derive(Clone, Copy)]
struct Said {
    hand: Option<bool>,
    announced: Option<Announced>,
    ouvert: bool,
    won: Option<bool>,
    points: Option<i64>,
    schneider: Option<bool>,
    schwarz: Option<bool>,
}

fn read_declared(rules: &Rules, fields: &mut Fields<'_>) -> Option<Declared> {
    let declarer = fields.player("declarer");
    let game = fields.choice::<Played>("game");
    let is_null = game == Some(Played::Null);
    let only_suits = ["matadors", "announced", "points", "schneider", "schwarz"];
    if is_null && !fields.format.is_form() {
        for name in only_suits {
            // A flag that is off says nothing.
            let is_there = fields.raw(name).is_some_and(|value| *value != Value::Flag(false));
            fields.refuse_if(is_there, name, "skat-error-null");
        }
    }
    let matadors = match game {
        Some(Played::Null) => Some(0),
        Some(Played::Grand) => fields.number("matadors", Number::Count(1, JACKS)),
        _ => fields.number("matadors", Number::Count(1, MATADORS)),
    };
    let is_ramsch_of_form = fields.format.is_form() && matches!(fields.raw("points"), Some(Value::Map(_)));
    let (has_points, is_suit) = (!is_null && !is_ramsch_of_form, !is_null);
    let said = Said {
        hand: fields.optional_flag("hand"),
        announced: if is_suit { fields.optional_choice("announced") } else { None },
        ouvert: fields.flag("ouvert"),
        won: fields.optional_flag("won"),
        points: if has_points { fields.optional_number("points", Number::Count(0, ALL_POINTS)) } else { None },
        schneider: if is_suit { fields.optional_flag("schneider") } else { None },
        schwarz: if is_suit { fields.optional_flag("schwarz") } else { None },
    };
    let bid = fields.optional_number("bid", Number::Count(0, MAX_BID));
    let kontra = fields.optional_choice::<Kontra>("kontra");
    fields.refuse_if(kontra.is_some() && !rules.kontra, "kontra", "field-rule-off");
    let bock = rules.read_bock(fields);
    let announced = announced(said, is_null, fields);
    let [won, schneider, schwarz] = judge(said, announced, fields)?;
    if said.won.is_some() {
        fields.record("won", || won.into());
    }
    for (name, said) in [("hand", said.hand), ("schneider", said.schneider), ("schwarz", said.schwarz)] {
        if said == Some(true) {
            fields.record(name, || true.into());
        }
    }
    let hand = said.hand == Some(true) || announced.is_some();
    let hand = Declared {
        declarer: declarer?,
        game: game?,
        matadors: matadors?,
        hand,
        announced,
        ouvert: said.ouvert,
        won,
        points: said.points,
        schneider,
        schwarz,
        bid,
        kontra,
        bock,
    };
    hand.check_bid(fields);
    Some(hand)
}

/// What was announced: ouvert in a suit or grand means schwarz. Any of it means that the skat was not taken up.
fn announced(said: Said, is_null: bool, fields: &mut Fields<'_>) -> Option<Announced> {
    let is_open = said.ouvert && !is_null;
    let is_less = is_open && said.announced == Some(Announced::Schneider);
    fields.refuse_if(is_less, "announced", "skat-error-announced-ouvert");
    let announced = if is_open { Some(Announced::Schwarz) } else { said.announced };
    fields.refuse_if(announced.is_some() && said.hand == Some(false), "hand", "skat-error-hand");
    announced
}

/// Whether the game is won, schneider and schwarz, from what was said about it and from the points.
fn judge(said: Said, announced: Option<Announced>, fields: &mut Fields<'_>) -> Option<[bool; 3]> {
    let Said { points, schneider, schwarz, .. } = said;
    let is_slam = announced == Some(Announced::Schwarz);
    let needs = if announced.is_some() { ALL_POINTS - SCHNEIDER } else { NEEDED };
    let counted = points.and_then(|points| match schwarz {
        _ if !is_slam => Some(points >= needs),
        _ if points < ALL_POINTS => Some(false),
        schwarz => schwarz,
    });
    let Some(won) = said.won.or(counted) else {
        match points {
            Some(points) => {
                fields.add_error("won", Message::new("skat-error-won-schwarz").count("points", points));
            }
            None => fields.require("won"),
        }
        return None;
    };
    if let Some(points) = points {
        let text = |id| Message::new(id).count("points", points);
        let [one, rest] = [1, ALL_POINTS - 1];
        let is_never = [one, rest].contains(&points);
        fields.refuse_if(is_never, "points", text("skat-error-points").count("one", one).count("rest", rest));
        let needs = if is_slam { ALL_POINTS } else { needs };
        let is_otherwise = counted.is_some_and(|counted| counted != won);
        fields.refuse_if(is_otherwise, "won", text("skat-error-won").count("needs", needs));
        let has_all = [0, ALL_POINTS].contains(&points);
        fields.refuse_if(schwarz == Some(true) && !has_all, "schwarz", text("skat-error-schwarz-points"));
        let is_schneider = points <= SCHNEIDER || points >= ALL_POINTS - SCHNEIDER;
        let is_otherwise = schneider.is_some_and(|said| said != is_schneider);
        let wrong = text("skat-error-schneider-points").count("most", SCHNEIDER);
        fields.refuse_if(is_otherwise, "schneider", wrong);
        let is_schwarz = schwarz == Some(true) || won && is_slam;
        fields.refuse_if(is_schwarz && schwarz == Some(false), "schwarz", "skat-error-schwarz");
        return Some([won, is_schneider, is_schwarz]);
    }
    let is_schwarz = schwarz == Some(true) || won && is_slam;
    fields.refuse_if(is_schwarz && schwarz == Some(false), "schwarz", "skat-error-schwarz");
    let is_schneider = schneider == Some(true) || is_schwarz || won && announced.is_some();
    fields.refuse_if(is_schneider && schneider == Some(false), "schneider", "skat-error-schneider");
    Some([won, is_schneider, is_schwarz])
}

impl Declared {
    /// Refuses a bid that there is not, and one that a null does not reach.
    pub fn check_bid(&self, fields: &mut Fields<'_>) {
        let Some(bid) = self.bid else { return };
        if !is_bid(bid) {
            let text = Message::new("skat-error-bid").count("bid", bid);
            fields.add_error("bid", text.count("low", LOWEST[0]).count("next", LOWEST[1]));
        } else if self.game == Played::Null && bid > self.value() {
            let text = Message::new("skat-error-bid-null").count("bid", bid);
            fields.add_error("bid", text.count("value", self.value()));
        }
    }

    /// The levels with their names, in the order in which players count them; the first is the game itself.
    pub fn levels(&self) -> Vec<&'static str> {
        let is_slam = self.announced == Some(Announced::Schwarz);
        let levels = [
            (self.hand, "skat-hand"),
            (self.schneider || self.announced.is_some(), "skat-schneider"),
            (self.announced.is_some(), "skat-schneider-announced"),
            (self.schwarz || is_slam, "skat-schwarz"),
            (is_slam, "skat-schwarz-announced"),
            (self.ouvert, "skat-ouvert"),
        ];
        levels.into_iter().filter(|(holds, _)| *holds).map(|(_, label)| label).collect()
    }

    /// What the base is multiplied by.
    pub fn level(&self) -> i64 {
        self.matadors + 1 + i64::try_from(self.levels().len()).unwrap_or_default()
    }

    /// The value of the game as it was played.
    pub fn value(&self) -> i64 {
        match self.game {
            Played::Null => NULL[usize::from(self.hand) + 2 * usize::from(self.ouvert)],
            game => game.base() * self.level(),
        }
    }

    pub fn is_overbid(&self) -> bool {
        self.bid.is_some_and(|bid| bid > self.value())
    }

    /// The value that counts: of an overbid game, the lowest one that reaches the bid.
    pub fn counted(&self) -> i64 {
        match self.bid {
            Some(bid) if self.is_overbid() && self.game != Played::Null => {
                (bid + self.game.base() - 1) / self.game.base() * self.game.base()
            }
            _ => self.value(),
        }
    }

    pub fn is_won(&self) -> bool {
        self.won && !self.is_overbid()
    }

    /// What the value is multiplied by.
    pub fn factor(&self) -> i64 {
        self.kontra.map_or(1, Kontra::times) << self.bock
    }

    /// The contract in statistics.
    pub fn kind(&self) -> &'static str {
        if self.game == Played::Null && self.ouvert { "null_ouvert" } else { self.game.name() }
    }
}

impl Played {
    /// The base value; 0 of a null, which has fixed values.
    pub fn base(self) -> i64 {
        match self {
            Self::Diamonds => 9,
            Self::Hearts => 10,
            Self::Spades => 11,
            Self::Clubs => 12,
            Self::Grand => 24,
            Self::Null => 0,
        }
    }
}

/// Whether a game has this value.
fn is_bid(bid: i64) -> bool {
    let is_multiple = |(_, game): &(&str, Played)| {
        let base = game.base();
        let most = if *game == Played::Grand { MAX_BID } else { LEVELS * base };
        base > 0 && bid % base == 0 && (2 * base..=most).contains(&bid)
    };
    NULL.contains(&bid) || Played::ALL.iter().any(is_multiple)
}
