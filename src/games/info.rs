//! The constants of a game: its players, its names, and the results and questions that its pages offer.

use std::ops::RangeInclusive;

use super::form::{Field, SelectOption};
use super::role::RoleLabels;
use super::unit::Unit;
use crate::document::Message;

/// The constants of a game.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own about the game")]
pub struct GameInfo {
    /// The game's name in documents, addresses and message ids.
    pub id: &'static str,
    /// The possible numbers of players at the table.
    pub players: RangeInclusive<usize>,
    /// The maximum number of players in a hand; the others sit out.
    pub most_active: usize,
    /// Whether seats are independent of each other, so that people may join, leave and change places between two hands, and
    /// everybody has a score of their own. Elsewhere (stakes, sides, a plan of hands) people can only replace each other. A
    /// state that such a game keeps of a player has their label as its key ([`Seats::label`]), because seats move.
    pub independent_seats: bool,
    /// Whether a game of it ends, by some rules at least, so that it can be played for money per game.
    pub ends: bool,
    /// Whether it is a sheet for any game that is not built in.
    pub is_any_other: bool,
    /// The language of the game's own terms, for the `lang` attribute.
    pub home: &'static str,
    /// Other languages in which many play it.
    pub also_in: &'static [&'static str],
    /// What else players call it and its variants, in any language, separated by commas.
    pub other_names: &'static str,
    /// Games like it that have no form of their own, separated by commas. They are kept on a sheet.
    pub sisters: &'static str,
    /// The unit of pieces with a value (counters, chips) if the game can be played for them.
    pub pieces: Option<&'static Unit>,
    /// The categories of its statistics.
    pub kinds: RoleLabels,
    /// The results of deals other than `played`. Buttons on the live page record them.
    pub unplayed: &'static [Unplayed],
    /// The names of results with which a hand was played, but otherwise than usual, such as `ramsch`. The game's form asks for them.
    pub otherwise: &'static [&'static str],
    /// The names of the questions in the form of a hand that can be answered before the play: `taker+bid`, one question for the
    /// player and the bid.
    pub bid: &'static [&'static str],
    /// The name of the question in the form of a hand that a single tap on the live page answers, for games in which a
    /// hand is one answer.
    pub quick: Option<&'static str>,
    /// Whether hands are written on the sheet of a rubber ([`super::Outcome::rubber`]).
    pub has_rubbers: bool,
    /// The name of the rule that determines the unit; empty if there is none.
    pub measured_by: &'static str,
    /// The name of the rule that determines whether two sides play; empty if there is none.
    pub sided_by: &'static str,
}

/// The result of a hand that was played to the end. Hands of every game may have it.
pub const PLAYED: &str = "played";

/// A result of a deal that was not played to the end.
#[derive(Debug)]
pub struct Unplayed {
    /// The name in documents.
    pub name: &'static str,
    /// The message on the button that records it.
    pub button: &'static str,
    pub headline: &'static str,
}

/// The question for the result of a deal; `None` if there is no result but `played`.
pub fn ask_result(fields: &mut Vec<Field>, unplayed: &[&'static Unplayed]) {
    let answers = unplayed.iter().map(|result| SelectOption::new(result.name, Message::new(result.button)));
    match fields.iter_mut().find(|field| field.asks("result")) {
        Some(Field::Choice { options, .. }) => options.extend(answers),
        _ if unplayed.is_empty() => {}
        _ => {
            let played = SelectOption::new(PLAYED, Message::new("hand-played"));
            let options = std::iter::once(played).chain(answers).collect();
            fields.insert(0, Field::segments("hand-result", "result", PLAYED, options));
        }
    }
}

impl GameInfo {
    /// A game in which everybody at the table plays every hand. Its statistics have only amounts.
    pub const fn new(id: &'static str, home: &'static str, players: RangeInclusive<usize>) -> Self {
        Self {
            id,
            most_active: *players.end(),
            independent_seats: false,
            players,
            ends: true,
            is_any_other: false,
            home,
            also_in: &[],
            other_names: "",
            sisters: "",
            pieces: None,
            kinds: RoleLabels::NONE,
            unplayed: &[],
            otherwise: &[],
            bid: &[],
            quick: None,
            has_rubbers: false,
            measured_by: "",
            sided_by: "",
        }
    }

    /// Whether a hand with a result was played.
    pub fn is_played(&self, result: &str) -> bool {
        result == PLAYED || self.otherwise.contains(&result)
    }

    /// The error in a number of players; `None` if it is valid.
    pub fn wrong_players(&self, now: usize) -> Option<Message> {
        let (low, high) = (*self.players.start(), *self.players.end());
        let text = if low == high {
            Message::new("document-players-exactly").count("count", low)
        } else {
            Message::new("document-players-count").count("low", low).count("high", high)
        };
        (!self.players.contains(&now)).then(|| text.count("now", now))
    }
}
