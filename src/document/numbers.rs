//! Reads the numeric fields: counts of cards and tricks, and amounts, single or by player.

use smol_str::SmolStr;

use super::fields::Fields;
use super::format::Format;
use super::message::{Arg, Message};
use super::notation::{EXAMPLE, amount_error};
use super::value::Value;
use crate::ledger::{MAX_AMOUNT, Party, Seat, parse_amount, print_amount};

/// How a number is written, and which numbers are allowed.
#[derive(Clone, Copy)]
pub enum Number {
    /// A whole number within bounds, such as cards or tricks.
    Count(i64, i64),
    /// A whole amount within bounds, which may also be a text: `90` or `"90"`.
    Whole(i64, i64),
    /// An amount with a number of decimals, read as a count of its smallest parts.
    Amount(u32),
}

impl Number {
    fn allows(self, value: i64) -> bool {
        match self {
            Self::Count(low, high) | Self::Whole(low, high) => (low..=high).contains(&value),
            Self::Amount(_) => value.abs() <= MAX_AMOUNT,
        }
    }

    /// A value in document format.
    fn to_value(self, value: i64) -> Value {
        match self {
            Self::Count(..) | Self::Whole(..) => Value::Integer(value),
            Self::Amount(digits) => Value::from(print_amount(value, digits, false)),
        }
    }

    fn read(self, raw: &Value, format: Format) -> Result<i64, Message> {
        match self {
            Self::Amount(digits) => {
                let parse =
                    |plain: &str| parse_amount(plain, digits).map_err(|error| amount_error(error.message(), digits));
                match raw {
                    Value::Integer(value) => parse(&value.to_string()),
                    Value::Text(text) => parse(&format.plain(text, digits)?),
                    Value::BadNumber => Err(Message::new("field-amount-as-text").with("example", EXAMPLE)),
                    _ => Err(amount_error("field-amount", digits)),
                }
            }
            Self::Count(low, high) | Self::Whole(low, high) => {
                let value = match (self, raw) {
                    (_, Value::Integer(value)) => Some(*value),
                    (Self::Count(..), Value::Text(_)) if !format.is_form() => None,
                    (_, Value::Text(text)) => parse_amount(&format.plain(text, 0)?, 0).ok(),
                    _ => None,
                };
                let id = if value.is_some() { "field-range" } else { "field-count" };
                let allowed = value.filter(|value| self.allows(*value));
                allowed.ok_or_else(|| Message::new(id).count("low", low).count("high", high))
            }
        }
    }
}

impl<'a> Fields<'a> {
    /// A required number.
    pub fn number(&mut self, name: &'static str, number: Number) -> Option<i64> {
        self.number_or_rest(name, number, None)
    }

    /// A required number that is recorded under another name.
    pub fn number_as(&mut self, name: &'static str, recorded: &str, number: Number) -> Option<i64> {
        self.require(name);
        let raw = self.raw(name)?;
        let value = self.check_number(name, raw, number)?;
        self.record(recorded, || number.to_value(value));
        Some(value)
    }

    /// A required number. If it was counted from the other side, `rest_of` is the sum of both sides.
    pub fn number_or_rest(&mut self, name: &'static str, number: Number, rest_of: Option<i64>) -> Option<i64> {
        self.require(name);
        let raw = self.raw(name)?;
        let value = self.check_number(name, raw, number)?;
        let value = rest_of.map_or(value, |all| all - value);
        self.record(name, || number.to_value(value));
        Some(value)
    }

    /// A required number, which is one of a list in ascending order.
    pub fn number_among(&mut self, name: &'static str, allowed: &[i64]) -> Option<i64> {
        let (low, high) = (allowed.first().copied()?, allowed.last().copied()?);
        let value = self.number(name, Number::Count(low, high))?;
        if !allowed.contains(&value) {
            let allowed = allowed.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            self.add_error(name, Message::new("field-choice").with("allowed", Arg::Verbatim(allowed)));
        }
        Some(value)
    }

    pub fn optional_number(&mut self, name: &'static str, number: Number) -> Option<i64> {
        self.raw(name).and_then(|_| self.number(name, number))
    }

    /// A count that is 0 when absent, which is not recorded.
    pub fn count_or_none(&mut self, name: &'static str, most: i64) -> i64 {
        let Some(value) = self.raw(name) else { return 0 };
        let count = self.check_number(name, value, Number::Count(0, most)).unwrap_or_default();
        if count > 0 {
            self.record(name, || count.into());
        }
        count
    }

    /// A required number that only a form has. What follows from it is in a field of the document.
    pub fn number_of_form(&mut self, name: &'static str, number: Number) -> Option<i64> {
        self.require(name);
        self.of_form(name).and_then(|raw| self.check_number(name, raw, number))
    }

    /// A number for each player who has one, in seating order; empty when absent. If all numbers together are `total`,
    /// a form may leave out the last one.
    pub fn numbers_by_player(&mut self, name: &'static str, number: Number, total: Option<i64>) -> Vec<(Seat, i64)> {
        let entries = self.entries(name);
        let mut values = self.numbers_by(name, entries, number, |seat| seat);
        if values.len() == entries.len() && self.format.is_form() {
            values.extend(total.and_then(|total| self.last_number(&values, number, total)));
        }
        self.record_numbers(name, number, values.iter().copied());
        values.sort_unstable_by_key(|(seat, _)| *seat);
        values
    }

    /// A required number for each player, in seating order. All together are `total`, so one player may be missing: they
    /// have the rest, if it is allowed.
    pub fn numbers_of_all(&mut self, name: &'static str, number: Number, total: i64) -> Vec<(Seat, i64)> {
        self.require(name);
        let entries = self.entries(name);
        let mut values = self.numbers_by(name, entries, number, |seat| seat);
        if values.len() == entries.len() && !values.is_empty() {
            values.extend(self.last_number(&values, number, total));
        }
        values.sort_unstable_by_key(|(seat, _)| *seat);
        self.record_numbers(name, number, values.iter().copied());
        values
    }

    /// A number for each party that has one, in order; empty when absent. A side stands under the name of either of its
    /// players, never of both. If all numbers together are `total`, one party may be missing: it has the rest.
    pub fn numbers_by_party(&mut self, name: &'static str, number: Number, total: Option<i64>) -> Vec<(Party, i64)> {
        let (entries, seats) = (self.entries(name), self.seats);
        let mut values = self.numbers_by(name, entries, number, |seat| seats.party_of(seat));
        if values.len() == entries.len()
            && let Some(rest) = total.map(|total| total - values.iter().map(|(_, value)| value).sum::<i64>())
        {
            let mut missing = seats.parties().filter(|party| !values.iter().any(|(known, _)| known == party));
            if let (Some(last), None) = (missing.next(), missing.next())
                && !values.is_empty()
                && number.allows(rest)
            {
                values.push((last, rest));
            }
        }
        self.record_numbers(name, number, values.iter().map(|(party, value)| (party.first(), *value)));
        values.sort_unstable_by_key(|(party, _)| *party);
        values
    }

    /// What each player has in a map, none of them twice, as `read` makes it of a path and a value; empty when absent. Nothing
    /// is recorded.
    pub fn by_player<T>(
        &mut self,
        name: &'static str,
        mut read: impl FnMut(&mut Self, &str, &Value) -> Option<T>,
    ) -> Vec<(Seat, T)> {
        let mut values: Vec<(Seat, T)> = Vec::new();
        for (player, raw) in self.entries(name) {
            let path = format!("{name}[{player}]");
            let Some(seat) = self.find_player(&path, Some(player)) else { continue };
            if values.iter().any(|(earlier, _)| *earlier == seat) {
                self.add_error(&path, Message::new("field-twice"));
            } else if let Some(value) = read(self, &path, raw) {
                values.push((seat, value));
            }
        }
        values.sort_unstable_by_key(|(seat, _)| *seat);
        values
    }

    /// The number of each party, in order; 0 where it has none. Both players of a side may have one, and theirs add up.
    pub fn sums_by_party(&mut self, name: &'static str, number: Number) -> Vec<i64> {
        let (entries, seats) = (self.entries(name), self.seats);
        let values = self.numbers_by(name, entries, number, |seat| seat);
        let mut sums = vec![0; seats.parties().len()];
        for (seat, value) in values {
            sums[seats.party_of(seat).index()] += value;
        }
        let recorded = seats.parties().zip(&sums).filter(|(_, sum)| **sum != 0);
        let recorded: Vec<(Seat, i64)> = recorded.map(|(party, sum)| (party.first(), *sum)).collect();
        self.record_numbers(name, number, recorded.into_iter());
        sums
    }

    /// The entries of a map by player; none when it is absent.
    fn entries(&mut self, name: &'static str) -> &'a [(SmolStr, Value)] {
        match self.raw(name) {
            None => &[],
            Some(Value::Map(entries)) => entries,
            Some(_) => {
                self.add_error(name, Message::new("field-by-player"));
                &[]
            }
        }
    }

    /// The numbers in the entries of a map by player, each of what `of` makes of its player, and none of them twice.
    fn numbers_by<T: PartialEq>(
        &mut self,
        name: &str,
        entries: &[(SmolStr, Value)],
        number: Number,
        of: impl Fn(Seat) -> T,
    ) -> Vec<(T, i64)> {
        let mut values: Vec<(T, i64)> = Vec::with_capacity(entries.len());
        for (player, raw) in entries {
            let path = format!("{name}[{player}]");
            let Some(owner) = self.find_player(&path, Some(player)).map(&of) else { continue };
            if values.iter().any(|(earlier, _)| *earlier == owner) {
                self.add_error(&path, Message::new("field-twice"));
            } else if let Some(value) = self.check_number(&path, raw, number) {
                values.push((owner, value));
            }
        }
        values
    }

    /// Records a number for each of these players.
    pub fn record_numbers(&mut self, name: &str, number: Number, values: impl ExactSizeIterator<Item = (Seat, i64)>) {
        if values.len() > 0 {
            let seats = self.seats;
            let entry = |(seat, value)| (seats.label(seat).into(), number.to_value(value));
            self.record(name, || Value::Map(values.map(entry).collect()));
        }
    }

    /// The number of the only player without one, if it is allowed.
    fn last_number(&self, values: &[(Seat, i64)], number: Number, total: i64) -> Option<(Seat, i64)> {
        let [last] = *missing(self.playing?, values) else { return None };
        let rest = total - values.iter().map(|(_, value)| value).sum::<i64>();
        number.allows(rest).then_some((last, rest))
    }

    /// The number of a value, with an error at the path if it is none or not allowed.
    pub fn check_number(&mut self, name: &str, raw: &Value, number: Number) -> Option<i64> {
        number.read(raw, self.format).map_err(|text| self.add_error(name, text)).ok()
    }
}

/// The players without a number.
pub fn missing(players: &[Seat], numbers: &[(Seat, i64)]) -> Vec<Seat> {
    players.iter().copied().filter(|seat| !numbers.iter().any(|(known, _)| known == seat)).collect()
}
