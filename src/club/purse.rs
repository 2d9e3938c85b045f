//! Purses: the currency or the counters in which debts are kept. Amounts of different purses are never added.

use iso_currency::Currency;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::games::unit::{COUNTERS, Unit};
use crate::games::{GameInfo, find};
use crate::ledger::{AmountError, parse_amount, print_amount};

/// A purse of a club. It serializes as its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purse {
    Money(Currency),
    /// Pieces that stand for value. Those of two games are different purses.
    Counters {
        game: &'static str,
        unit: &'static Unit,
    },
}

impl Purse {
    /// The purse of a currency code.
    pub fn money(code: &str) -> Option<Self> {
        Currency::from_code(code).map(Self::Money)
    }

    /// The purse of the pieces that a game lays on the table; `None` for a game that only counts.
    pub fn pieces(game: &'static GameInfo) -> Option<Self> {
        game.pieces.map(|unit| Self::Counters { game: game.id, unit })
    }

    /// The purse of the counters for which any game can be played at a rate.
    pub fn counters(game: &'static GameInfo) -> Self {
        Self::Counters { game: game.id, unit: &COUNTERS }
    }

    /// Parses the name of a purse, `EUR` or `tresillo:tantos`.
    pub fn read(name: &str) -> Option<Self> {
        let Some((game, unit)) = name.split_once(':') else { return Self::money(name) };
        let info = find(game)?.info();
        let purses = Self::pieces(info).into_iter().chain([Self::counters(info)]);
        purses.into_iter().find(|purse| matches!(purse, Self::Counters { unit: own, .. } if own.id == unit))
    }

    /// Each purse once, in order of the first.
    pub fn distinct(purses: impl Iterator<Item = Self>) -> Vec<Self> {
        let mut distinct = Vec::new();
        for purse in purses {
            if !distinct.contains(&purse) {
                distinct.push(purse);
            }
        }
        distinct
    }

    /// The name as in documents.
    pub fn name(self) -> String {
        match self {
            Self::Money(currency) => currency.code().to_owned(),
            Self::Counters { game, unit } => format!("{game}:{}", unit.id),
        }
    }

    /// The currency code, for money.
    pub fn currency(self) -> Option<&'static str> {
        if let Self::Money(currency) = self { Some(currency.code()) } else { None }
    }

    /// The number of digits after the decimal point.
    pub fn digits(self) -> u32 {
        if let Self::Money(currency) = self { currency.exponent().map_or(0, u32::from) } else { 0 }
    }

    /// Parses an amount into smallest parts.
    pub fn parse(self, amount: &str) -> Result<i64, AmountError> {
        parse_amount(amount, self.digits())
    }

    /// Formats an amount as in documents.
    pub fn print(self, minor: i64) -> String {
        print_amount(minor, self.digits(), self.currency().is_some())
    }
}

impl Serialize for Purse {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name())
    }
}

impl<'de> Deserialize<'de> for Purse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(&String::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("not a purse"))
    }
}
