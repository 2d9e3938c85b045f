//! The stake of a table: the game's own unit, or counters or money at a rate per unit or per game.

use iso_currency::Currency;
use rust_decimal::Decimal;

use super::Measure;
use super::unit::{self, Unit};
use crate::document::{
    Arg, Choice as _, FieldError, Fields, Format, Message, Notation, Number, Seats, Value, choices, fields::read_map,
};

/// The digits of a rate per unit after the point. A point may be worth a hundredth of a cent.
const RATE_DIGITS: u32 = 6;

/// The value of the choice for counters in a form.
pub const COUNTERS: &str = unit::COUNTERS.id;

choices! {
    /// What the rate is for.
    pub enum Per {
        /// A whole unit: a point, a letter.
        Point = "point",
        /// A finished game: everybody who has not won it pays the rate once, whatever the score, and the winners share it.
        Game = "game",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stake {
    /// The game's own unit.
    Unit,
    Counters {
        /// Counters per whole unit or per game.
        rate: Decimal,
        per: Per,
    },
    Money {
        currency: String,
        /// The digits of the currency after the point.
        digits: u32,
        /// Money per whole unit or per game.
        rate: Decimal,
        per: Per,
    },
}

impl Stake {
    /// Reads the document's `played_for`: a rate in counters, or in money if it names a currency. A game in cash always
    /// uses that cash.
    pub fn read(value: Option<&Value>, measure: &Measure) -> Result<Self, Vec<FieldError>> {
        if let Some(currency) = &measure.currency {
            let (currency, digits) = (currency.clone(), measure.digits);
            return Ok(Self::Money { currency, digits, rate: Decimal::ONE, per: Per::Point });
        }
        value.map_or(Ok(Self::Unit), |value| Self::of(value, measure.unit))
    }

    /// Reads a rate of one of a unit or of a game, in counters or in money.
    pub fn of(value: &Value, unit: &Unit) -> Result<Self, Vec<FieldError>> {
        read_map(value, |fields| Self::read_rate(fields, unit))
    }

    /// What the rate is for; `None` without a rate.
    pub fn per(&self) -> Option<Per> {
        match self {
            Self::Unit => None,
            Self::Counters { per, .. } | Self::Money { per, .. } => Some(*per),
        }
    }

    /// Refuses a rate per game where no game ends.
    pub fn check_end(&self, has_end: bool) -> Result<(), FieldError> {
        let is_endless = self.per() == Some(Per::Game) && !has_end;
        if is_endless { Err(FieldError::new("played_for.per", Message::new("stake-no-end"))) } else { Ok(()) }
    }

    fn read_rate(fields: &mut Fields<'_>, unit: &Unit) -> Option<Self> {
        let code = fields.optional_text("currency");
        let digits = code.and_then(Currency::from_code).and_then(Currency::exponent).map(u32::from);
        if code.is_some() && digits.is_none() {
            fields.add_error("currency", Message::new("stake-currency"));
        }
        let per = fields.optional_choice("per").unwrap_or(Per::Point);
        let (fine, no_rate) = match per {
            Per::Point => (RATE_DIGITS, no_rate(unit)),
            // What a game costs is paid as it is, without a rounding.
            Per::Game => {
                (digits.unwrap_or(if code.is_some() { RATE_DIGITS } else { 0 }), Message::new("stake-rate-game"))
            }
        };
        let rate = fields.number("rate", Number::Amount(fine));
        fields.refuse_if(rate.is_some_and(|rate| rate <= 0), "rate", no_rate);
        let rate = Decimal::new(rate.filter(|rate| *rate > 0)?, fine);
        let Some(code) = code else { return Some(Self::Counters { rate, per }) };
        Some(Self::Money { currency: code.to_owned(), digits: digits?, rate, per })
    }

    /// Makes the document's `played_for` from the inputs of a form; `None` for the game's own unit.
    pub fn document<'a>(
        input: impl Fn(&str) -> &'a str,
        (unit, notation): (&Unit, Notation),
    ) -> Result<Option<Value>, Vec<FieldError>> {
        let currency = match input("worth") {
            "money" => Some(input("currency").trim().to_ascii_uppercase()),
            COUNTERS => None,
            _ => return Ok(None),
        };
        let (rate, is_per_game) = (input("rate"), input("per") == Per::Game.name());
        if rate.trim().is_empty() {
            let text = if is_per_game { Message::new("stake-rate-game") } else { no_rate(unit) };
            return Err(vec![FieldError::new("rate", text)]);
        }
        let currency = currency.map(|currency| ("currency".into(), Value::from(currency)));
        let per = is_per_game.then(|| ("per".into(), Value::from(Per::Game.name())));
        let rate = ("rate".into(), Value::from(rate));
        let typed = Value::Map(currency.into_iter().chain([rate]).chain(per).collect());
        let no_seats = Seats::new(Vec::new());
        let mut fields = Fields::new(&typed, Format::Form(notation), &no_seats, None);
        let read = Self::read_rate(&mut fields, unit);
        fields.finish_recorded(read).map(|(_, document)| document)
    }
}

fn no_rate(unit: &Unit) -> Message {
    Message::new("stake-rate").with("unit", Arg::Id(unit.one))
}
