//! The stake of a table: the game's own unit, or counters or money at a rate per unit.

use iso_currency::Currency;
use rust_decimal::Decimal;

use super::Measure;
use super::unit::{self, Unit};
use crate::document::{Arg, FieldError, Fields, Format, Message, Notation, Number, Seats, Value, fields::read_map};

/// The digits of a rate after the point. A point may be worth a hundredth of a cent.
const RATE_DIGITS: u32 = 6;

/// The value of the choice for counters in a form.
pub const COUNTERS: &str = unit::COUNTERS.id;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stake {
    /// The game's own unit.
    Unit,
    Counters {
        /// Counters per whole unit.
        rate: Decimal,
    },
    Money {
        currency: String,
        /// The digits of the currency after the point.
        digits: u32,
        /// Money per whole unit.
        rate: Decimal,
    },
}

impl Stake {
    /// Reads the document's `played_for`: a rate in counters, or in money if it names a currency. A game in cash always
    /// uses that cash.
    pub fn read(value: Option<&Value>, measure: &Measure) -> Result<Self, Vec<FieldError>> {
        if let Some(currency) = &measure.currency {
            return Ok(Self::Money { currency: currency.clone(), digits: measure.digits, rate: Decimal::ONE });
        }
        value.map_or(Ok(Self::Unit), |value| Self::of(value, measure.unit))
    }

    /// Reads a rate of one of a unit, in counters or in money.
    pub fn of(value: &Value, unit: &Unit) -> Result<Self, Vec<FieldError>> {
        read_map(value, |fields| Self::read_rate(fields, unit))
    }

    fn read_rate(fields: &mut Fields<'_>, unit: &Unit) -> Option<Self> {
        let code = fields.optional_text("currency");
        let digits = code.and_then(Currency::from_code).and_then(Currency::exponent).map(u32::from);
        if code.is_some() && digits.is_none() {
            fields.add_error("currency", Message::new("stake-currency"));
        }
        let rate = fields.number("rate", Number::Amount(RATE_DIGITS));
        if rate.is_some_and(|rate| rate <= 0) {
            fields.add_error("rate", no_rate(unit));
        }
        let rate = Decimal::new(rate.filter(|rate| *rate > 0)?, RATE_DIGITS);
        let Some(code) = code else { return Some(Self::Counters { rate }) };
        Some(Self::Money { currency: code.to_owned(), digits: digits?, rate })
    }

    /// Makes the document's `played_for` from the inputs of a form; `None` for the game's own unit.
    pub fn document(
        kind: &str,
        currency: &str,
        rate: &str,
        (unit, notation): (&Unit, Notation),
    ) -> Result<Option<Value>, Vec<FieldError>> {
        let currency = match kind {
            "money" => Some(currency.trim().to_ascii_uppercase()),
            COUNTERS => None,
            _ => return Ok(None),
        };
        if rate.trim().is_empty() {
            return Err(vec![FieldError::new("rate", no_rate(unit))]);
        }
        let currency = currency.map(|currency| ("currency".into(), Value::from(currency)));
        let typed = Value::Map(currency.into_iter().chain([("rate".into(), Value::from(rate))]).collect());
        let no_seats = Seats::new(Vec::new());
        let mut fields = Fields::new(&typed, Format::Form(notation), &no_seats, None);
        let read = Self::read_rate(&mut fields, unit);
        fields.finish_recorded(read).map(|(_, document)| document)
    }
}

fn no_rate(unit: &Unit) -> Message {
    Message::new("stake-rate").with("unit", Arg::Id(unit.one))
}
