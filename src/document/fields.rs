//! Reads the fields of a hand or of rules from a [`Value`], and collects all errors.

use smol_str::SmolStr;

use super::format::Format;
use super::message::Message;
use super::seats::{Seats, index_of_label};
use super::value::Value;
use crate::ledger::{Party, Seat};

/// An invalid or missing value, explained so that a player can correct it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// The path of the field, such as `points` or `poignees[0].player`.
    pub field: String,
    /// What is wrong, and how to correct it.
    pub text: Message,
    pub fault: Fault,
}

/// What callers tell apart about an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A required field is missing.
    Missing,
    /// The hand comes after the end of the game.
    AfterEnd,
    /// The text is not a document that this program can have written, whatever else is wrong with it.
    NoDocument,
    /// Everything else.
    Invalid,
}

impl FieldError {
    pub fn new(field: impl Into<String>, text: Message) -> Self {
        Self { field: field.into(), text, fault: Fault::Invalid }
    }

    pub fn missing(field: impl Into<String>) -> Self {
        Self { fault: Fault::Missing, ..Self::new(field, Message::new("field-missing")) }
    }

    pub fn no_document(field: impl Into<String>, text: Message) -> Self {
        Self { fault: Fault::NoDocument, ..Self::new(field, text) }
    }

    /// An error of a hand after the end of the game.
    pub fn after_end() -> Self {
        Self { fault: Fault::AfterEnd, ..Self::new("", Message::new("hand-after-end")) }
    }
}

/// Reads the fields of one map.
pub struct Fields<'a> {
    entries: &'a [(SmolStr, Value)],
    known: Vec<&'static str>,
    allows_unknown: bool,
    path: String,
    pub format: Format,
    pub seats: &'a Seats,
    /// The players who may be named; `None` if all players of the table may be.
    pub(super) playing: Option<&'a [Seat]>,
    errors: Vec<FieldError>,
    /// The fields read so far in the canonical form that is stored: counts are integers, amounts are plain decimals in
    /// text, players are labels, and the fields are in the order in which they are read. What comes from the log has
    /// this form already; recording it again would slow down the replay of a long log.
    recorded: Option<Vec<(SmolStr, Value)>>,
}

impl<'a> Fields<'a> {
    /// Starts to read a map.
    pub fn new(raw: &'a Value, format: Format, seats: &'a Seats, playing: Option<&'a [Seat]>) -> Self {
        let (entries, errors) = match raw {
            Value::Map(entries) => (entries.as_slice(), Vec::new()),
            _ => (&[][..], vec![FieldError::new("", Message::new("field-map"))]),
        };
        let known = Vec::with_capacity(24);
        let recorded = (format != Format::Log).then(Vec::new);
        Self { entries, known, allows_unknown: false, path: String::new(), format, seats, playing, errors, recorded }
    }

    /// [`Self::finish_recorded`] without the canonical form.
    pub fn finish<T>(self, read: Option<T>) -> Result<T, Vec<FieldError>> {
        self.finish_recorded(read).map(|(value, _)| value)
    }

    /// Ends the reading; also returns the canonical form.
    pub fn finish_recorded<T>(mut self, read: Option<T>) -> Result<(T, Option<Value>), Vec<FieldError>> {
        let errors = self.all_errors();
        match read {
            Some(value) if errors.is_empty() => Ok((value, self.recorded.map(Value::Map))),
            _ if errors.is_empty() => Err(vec![FieldError::new("", Message::new("field-map"))]),
            _ => Err(errors),
        }
    }

    /// The errors; those about unknown and repeated fields come before all others.
    fn all_errors(&mut self) -> Vec<FieldError> {
        let mut errors = Vec::new();
        for (at, (name, _)) in self.entries.iter().enumerate() {
            if !self.allows_unknown && !self.known.contains(&name.as_str()) {
                let text = Message::new("field-unknown").with("field", name.as_str());
                errors.push(FieldError::new(self.at(name), text));
            } else if self.entries.iter().take(at).any(|(earlier, _)| earlier == name) {
                errors.push(FieldError::new(self.at(name), Message::new("field-twice")));
            }
        }
        errors.append(&mut self.errors);
        errors
    }

    /// Adds an error about a field of this map.
    pub fn add_error(&mut self, name: &str, text: Message) {
        self.add(FieldError::new(name, text));
    }

    /// Adds an error about the field of this map that it names.
    pub fn add(&mut self, error: FieldError) {
        self.errors.push(FieldError { field: self.at(&error.field), ..error });
    }

    /// Adds an error if a condition holds.
    pub fn refuse_if(&mut self, is_wrong: bool, name: &str, text: impl Into<Message>) {
        if is_wrong {
            self.add_error(name, text.into());
        }
    }

    /// Adds an error if a field is missing.
    pub fn require(&mut self, name: &'static str) {
        if self.raw(name).is_none() {
            self.errors.push(FieldError::missing(self.at(name)));
        }
    }

    /// Whether a field, or a part of it, has an error. A field that could not be read is not also reported as missing.
    pub fn has_error(&self, name: &str) -> bool {
        let field = self.at(name);
        let is_within = |rest: &str| rest.is_empty() || rest.starts_with(['[', '.']);
        self.errors.iter().any(|error| error.field.strip_prefix(&field).is_some_and(is_within))
    }

    /// The value of a field that only a form has. What follows from it is in a field of the document.
    pub fn of_form(&mut self, name: &'static str) -> Option<&'a Value> {
        if self.format.is_form() { self.raw(name) } else { None }
    }

    /// Allows a form to send answers that do not apply, such as those about the play when the deal was not played.
    pub fn ignore_others_of_form(&mut self) {
        self.allows_unknown |= self.format.is_form();
    }

    /// [`Self::of_form`] of a required player.
    pub fn player_of_form(&mut self, name: &'static str) -> Option<Seat> {
        self.require(name);
        self.of_form(name).and_then(|raw| self.find_player(name, raw.as_text()))
    }

    /// The value of a field.
    pub fn raw(&mut self, name: &'static str) -> Option<&'a Value> {
        self.known.push(name);
        self.entries.iter().find(|(field, _)| field == name).map(|(_, raw)| raw)
    }

    /// A required player.
    pub fn player(&mut self, name: &'static str) -> Option<Seat> {
        self.require(name);
        self.optional_player(name)
    }

    /// An optional player.
    pub fn optional_player(&mut self, name: &'static str) -> Option<Seat> {
        let seat = self.raw(name).and_then(|raw| self.find_player(name, raw.as_text()))?;
        self.record_player(name, seat);
        Some(seat)
    }

    /// The party of an optional player, which is recorded under its first player, as forms name it.
    pub fn optional_party(&mut self, name: &'static str) -> Option<Party> {
        let seat = self.raw(name).and_then(|value| self.find_player(name, value.as_text()))?;
        let party = self.seats.party_of(seat);
        self.record_player(name, party.first());
        Some(party)
    }

    /// A required player, whose party it is.
    pub fn party(&mut self, name: &'static str) -> Option<Party> {
        self.require(name);
        self.optional_party(name)
    }

    /// Players in any order; empty when absent. They are recorded in seating order, so that the same players in another
    /// order are the same hand.
    pub fn players(&mut self, name: &'static str) -> Vec<Seat> {
        let seats = self.listed_players(name);
        self.record_players(name, seats)
    }

    /// Players in any order, in seating order; empty when absent. They are not recorded.
    pub fn listed_players(&mut self, name: &'static str) -> Vec<Seat> {
        let items = self.list(name);
        let mut seats = self.find_players(name, items);
        seats.sort_unstable();
        seats
    }

    /// [`Self::players`], of whom none may be named twice.
    pub fn distinct_players(&mut self, name: &'static str) -> Vec<Seat> {
        let mut seats = self.players(name);
        let count = seats.len();
        seats.dedup();
        self.refuse_if(seats.len() < count, name, "field-twice");
        seats
    }

    /// Players in an order that matters; empty when absent.
    pub fn ordered_players(&mut self, name: &'static str) -> Vec<Seat> {
        let items = self.list(name);
        self.players_in(name, items)
    }

    /// The players in the items of a list, in an order that matters.
    pub fn players_in(&mut self, name: &'static str, items: &[Value]) -> Vec<Seat> {
        let seats = self.find_players(name, items);
        self.record_players(name, seats)
    }

    fn find_players(&mut self, name: &'static str, items: &[Value]) -> Vec<Seat> {
        items.iter().filter_map(|item| self.find_player(name, item.as_text())).collect()
    }

    /// Records players, if there are any.
    pub fn record_players(&mut self, name: &'static str, seats: Vec<Seat>) -> Vec<Seat> {
        if !seats.is_empty() {
            let all = self.seats;
            self.record(name, || Value::List(seats.iter().map(|seat| all.label(*seat).into()).collect()));
        }
        seats
    }

    /// The items of a list; none when it is absent.
    pub(super) fn list(&mut self, name: &'static str) -> &'a [Value] {
        match self.raw(name) {
            None => &[],
            Some(Value::List(items)) => items,
            Some(_) => {
                self.add_error(name, Message::new("field-list"));
                &[]
            }
        }
    }

    /// A flag; false when absent.
    pub fn flag(&mut self, name: &'static str) -> bool {
        self.flag_or(name, false)
    }

    /// A flag with a value when absent, which is not recorded.
    pub fn flag_or(&mut self, name: &'static str, absent: bool) -> bool {
        let value = self.optional_flag(name).unwrap_or(absent);
        if value != absent {
            self.record(name, || Value::Flag(value));
        }
        value
    }

    /// A flag that may be absent. The caller records it, if its absence means something else.
    pub fn optional_flag(&mut self, name: &'static str) -> Option<bool> {
        match (self.raw(name)?, self.format) {
            (Value::Flag(value), _) => return Some(*value),
            (Value::Text(text), Format::Form(_)) if text == "true" => return Some(true),
            (Value::Text(text), Format::Form(_)) if text == "false" => return Some(false),
            _ => self.add_error(name, Message::new("field-flag")),
        }
        None
    }

    /// An optional text.
    pub fn optional_text(&mut self, name: &'static str) -> Option<&'a str> {
        let Value::Text(text) = self.raw(name)? else {
            self.add_error(name, Message::new("field-text"));
            return None;
        };
        self.record(name, || text.trim().into());
        Some(text)
    }

    /// A list of maps in an order that matters, each read by `read`; empty when absent.
    pub fn maps<T>(&mut self, name: &'static str, read: impl FnMut(&mut Fields<'a>) -> Option<T>) -> Vec<T> {
        let items = self.read_items(name, read);
        self.record_items(name, items)
    }

    /// Maps in any order, each read by `read`; empty when absent. They are recorded in one order, so that the same maps in
    /// another order are the same hand.
    pub fn unordered_maps<T>(&mut self, name: &'static str, read: impl FnMut(&mut Fields<'a>) -> Option<T>) -> Vec<T> {
        let mut items = self.read_items(name, read);
        items.sort_by_cached_key(|(_, recorded)| recorded.as_ref().map(Value::to_json));
        self.record_items(name, items)
    }

    fn read_items<T>(
        &mut self,
        name: &'static str,
        mut read: impl FnMut(&mut Fields<'a>) -> Option<T>,
    ) -> Vec<(T, Option<Value>)> {
        let items = self.list(name).iter().enumerate();
        items.filter_map(|(at, item)| self.read_below(item, &format!("{name}[{at}]"), &mut read)).collect()
    }

    fn record_items<T>(&mut self, name: &'static str, items: Vec<(T, Option<Value>)>) -> Vec<T> {
        let (values, recorded): (Vec<T>, Vec<Option<Value>>) = items.into_iter().unzip();
        let recorded: Vec<Value> = recorded.into_iter().flatten().collect();
        if !recorded.is_empty() {
            self.record(name, || Value::List(recorded));
        }
        values
    }

    /// A nested map, read by `read`.
    pub fn map<T>(&mut self, name: &'static str, read: impl FnOnce(&mut Fields<'a>) -> Option<T>) -> Option<T> {
        let raw = self.raw(name)?;
        let (value, recorded) = self.read_below(raw, name, read)?;
        if let Some(recorded) = recorded.filter(|fields| *fields != Value::empty()) {
            self.record(name, || recorded);
        }
        Some(value)
    }

    /// Reads a nested map. Its errors have its path, including the error that it is not a map.
    fn read_below<T>(
        &mut self,
        raw: &'a Value,
        name: &str,
        read: impl FnOnce(&mut Fields<'a>) -> Option<T>,
    ) -> Option<(T, Option<Value>)> {
        let mut inner = Self::new(raw, self.format, self.seats, self.playing);
        inner.path = self.at(name);
        inner.errors = inner.errors.into_iter().map(|wrong| FieldError::new(&*inner.path, wrong.text)).collect();
        let value = read(&mut inner);
        inner.finish_recorded(value).map_err(|errors| self.errors.extend(errors)).ok()
    }

    /// Records a value in canonical form, if that is needed.
    pub fn record(&mut self, name: &str, canonical: impl FnOnce() -> Value) {
        if let Some(recorded) = &mut self.recorded {
            recorded.push((name.into(), canonical()));
        }
    }

    /// Records a player who follows from other fields.
    pub fn record_player(&mut self, name: &str, seat: Seat) {
        let seats = self.seats;
        self.record(name, || seats.label(seat).into());
    }

    /// The player with a label or a name; an error if it is not a text, or if they may not be named.
    pub(super) fn find_player(&mut self, path: &str, player: Option<&str>) -> Option<Seat> {
        let seats = self.seats;
        let left = || Message::new("field-player-left");
        let known = match (player, self.format) {
            (None, _) => Err(Message::new("field-player")),
            (Some(player), Format::Log) => seats.find_label(player).ok_or_else(left),
            // Another player may have taken over the seat while the form was open.
            (Some(player), Format::Form(_)) if index_of_label(player).is_some() => {
                seats.find_in_form(player).ok_or_else(left)
            }
            (Some(player), _) => seats.named(player),
        };
        let found = known.and_then(|seat| {
            let is_out = self.playing.is_some_and(|playing| !playing.contains(&seat));
            if is_out { Err(Message::new("field-player-out").with("player", seat)) } else { Ok(seat) }
        });
        found.map_err(|text| self.add_error(path, text)).ok()
    }

    fn at(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) }
    }
}

/// Reads a map of a document that names no players of a table.
pub fn read_map<T>(map: &Value, read: impl FnOnce(&mut Fields<'_>) -> Option<T>) -> Result<T, Vec<FieldError>> {
    let no_seats = Seats::new(Vec::new());
    let mut fields = Fields::new(map, Format::Document, &no_seats, None);
    let read = read(&mut fields);
    fields.finish(read)
}
