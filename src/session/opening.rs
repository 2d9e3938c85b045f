//! The head of a session document: everything about a table before its first hand.

use std::ops::RangeInclusive;

use chrono::{DateTime, Datelike as _};

use super::FORMAT;
use super::circle::SeatChange;
use super::document_error::{DocumentError, within};
use super::people::MAX_PEOPLE;
use crate::document::{
    Arg, FieldError, Fields, Message, Number, Seats, Value, choices, fields::read_map, name::alike, seats::clean_name,
};
use crate::games::stake::Stake;
use crate::games::{AnyGame, GAMES, find};
use crate::ledger::Seat;

/// The valid years of a date without a time.
pub const YEARS: RangeInclusive<i32> = 1900..=2999;

/// The valid times of a log or a document, in milliseconds since 1970: the years 1901 to 2998 in UTC. The range is one
/// year narrower than [`YEARS`] at both ends, so that every time falls on a valid date of the club, whatever its time zone.
pub const TIMES: RangeInclusive<i64> = -2_177_452_800_000..=32_472_143_999_999;

choices! {
    /// When the players settle what the hands have moved.
    pub enum SettlementTime {
        /// In cash after every hand.
        EachHand = "each_hand",
        /// When the table is closed.
        AtClose = "at_close",
    }
}

/// A table before its first hand.
#[derive(Clone)]
pub struct Opening {
    pub game: &'static dyn AnyGame,
    /// The names in seating order.
    pub players: Vec<String>,
    /// The differences from the game's defaults.
    pub rules: Value,
    pub first_dealer: Seat,
    /// New rules with their first hand, in order. They are all differences from the game's defaults, not only those from
    /// the previous rules.
    pub rule_changes: Vec<(u32, Value)>,
    /// With their first hands, in the order of the document.
    pub seat_changes: Vec<(u32, SeatChange<String>)>,
    /// The table's own name, if it has one.
    pub name: Option<String>,
    /// Currency and rate; `None` when only the game's own unit is counted.
    pub played_for: Option<Value>,
    /// `None` when the document leaves it out.
    pub settled: Option<SettlementTime>,
    /// RFC 3339. Only for a table that was opened at another time than that of its first entry.
    pub opened_at: Option<String>,
    /// Whether the table is closed and its pots are shared.
    pub closed: bool,
}

impl Opening {
    /// Parses the head of a document: everything but its hands and its history.
    pub fn read(document: &Value) -> Result<Self, DocumentError> {
        let opening = read_map(document, read_head).map_err(DocumentError::document)?;
        let invalid = |field| move |errors| DocumentError::document(within(field, errors));
        // Check the rules of later hands now: under invalid rules those hands could not be played.
        let mut play = opening.game.open(&opening.rules).map_err(invalid("rules"))?;
        if let Some(misfit) = play.misfit(opening.players.len()) {
            return Err(DocumentError::document(vec![misfit]));
        }
        if let Some(stake) = &opening.played_for {
            Stake::of(stake, play.measure().unit).map_err(invalid("played_for"))?;
        }
        for (from, rules) in &opening.rule_changes {
            play = play.with_rules(rules, opening.players.len(), *from > 1).map_err(invalid("rule_changes"))?;
        }
        Ok(opening)
    }

    /// Refuses a rate per game if no game ends under the last rules.
    pub fn check_end(&self) -> Result<(), DocumentError> {
        let Some(stake) = &self.played_for else { return Ok(()) };
        let rules = self.rule_changes.last().map_or(&self.rules, |(_, rules)| rules);
        let checked = self.game.open(rules).and_then(|play| {
            let stake = Stake::of(stake, play.measure().unit)?;
            stake.check_end(play.has_end()).map_err(|error| vec![error])
        });
        checked.map_err(DocumentError::document)
    }
}

fn read_head(fields: &mut Fields<'_>) -> Option<Opening> {
    let format = fields.raw("format");
    if format.and_then(Value::as_text) != Some(FORMAT) {
        fields.add(FieldError::no_document("format", Message::new("document-format").with("format", FORMAT)));
    }
    let game = read_game(fields);
    let players = read_players(fields, game);
    let rules = fields.raw("rules").cloned().unwrap_or_else(Value::empty);
    let first_dealer = read_first_dealer(fields, players.as_deref());
    let rule_changes = fields.maps("rule_changes", |change| {
        let from = change.number("from", Number::Count(1, 1_000_000));
        let rules = change.raw("rules").cloned().unwrap_or_else(Value::empty);
        Some((u32::try_from(from?).ok()?, rules))
    });
    let rule_changes = effective_changes(rule_changes);
    let seat_changes = fields.maps("seat_changes", |change| {
        let from = change.number("from", Number::Count(1, 1_000_000));
        let change = SeatChange::read(change);
        Some((u32::try_from(from?).ok()?, change?))
    });
    let name = fields.optional_text("name").map(str::to_owned);
    if let Some(Err(text)) = name.as_deref().map(clean_name) {
        fields.add_error("name", text);
    }
    let played_for = fields.raw("played_for").cloned();
    let settled = fields.optional_choice::<SettlementTime>("settled");
    let opened_at = fields.optional_text("opened_at").map(str::to_owned);
    let is_time = |text| DateTime::parse_from_rfc3339(text).is_ok_and(|time| TIMES.contains(&time.timestamp_millis()));
    if opened_at.as_deref().is_some_and(|text| !is_time(text)) {
        let year = |time: &i64| DateTime::from_timestamp_millis(*time).unwrap_or_default().year().to_string();
        let text =
            Message::new("document-opened-at").with("first", year(TIMES.start())).with("last", year(TIMES.end()));
        fields.add_error("opened_at", text.with("example", "2026-11-22T20:00:00Z"));
    }
    let closed = fields.flag("closed");
    Some(Opening {
        game: game?,
        players: players?,
        rules,
        first_dealer,
        rule_changes,
        seat_changes,
        name,
        played_for,
        settled,
        opened_at,
        closed,
    })
}

/// The first player, unless the document names another one.
fn read_first_dealer(fields: &mut Fields<'_>, players: Option<&[String]>) -> Seat {
    let named = fields.optional_text("first_dealer").zip(players);
    let dealer = named.map_or(Ok(Seat(0)), |(name, players)| Seats::new(players.to_vec()).named(name));
    dealer.map_err(|text| fields.add_error("first_dealer", text)).unwrap_or(Seat(0))
}

/// The last change wins: it replaces earlier ones that start at the same hand or later.
pub fn effective_changes<T>(requested: impl IntoIterator<Item = (u32, T)>) -> Vec<(u32, T)> {
    let mut changes: Vec<(u32, T)> = Vec::new();
    for (from, change) in requested {
        while changes.pop_if(|(earlier, _)| *earlier >= from).is_some() {}
        changes.push((from, change));
    }
    changes
}

/// The message about an unknown game, which lists the known ones.
pub fn no_game() -> Message {
    let all = GAMES.iter().map(|game| game.info().id).collect::<Vec<_>>().join(", ");
    Message::new("field-choice").with("allowed", Arg::Verbatim(all))
}

fn read_game(fields: &mut Fields<'_>) -> Option<&'static dyn AnyGame> {
    let game = fields.raw("game").and_then(Value::as_text).and_then(find);
    if game.is_none() {
        fields.add_error("game", no_game());
    }
    game
}

fn read_players(fields: &mut Fields<'_>, game: Option<&'static dyn AnyGame>) -> Option<Vec<String>> {
    let Some(Value::List(items)) = fields.raw("players") else {
        fields.add_error("players", Message::new("document-players"));
        return None;
    };
    let mut names: Vec<String> = Vec::new();
    // More would be refused in any case.
    for item in items.iter().take(MAX_PEOPLE) {
        match item.as_text().map(clean_name) {
            Some(Ok(name)) => match names.iter().find(|known| alike(known, &name)) {
                Some(known) => {
                    let twice = Message::new("document-players-twice").with("name", known.as_str());
                    fields.add_error("players", twice);
                }
                None => names.push(name),
            },
            Some(Err(text)) => fields.add_error("players", text),
            None => fields.add_error("players", Message::new("document-players")),
        }
    }
    if let Some(text) = game?.info().wrong_players(items.len()) {
        fields.add_error("players", text);
    }
    Some(names)
}
