//! Messages: the only place where message ids become sentences in the reader's language.
//!
//! The message files of a game are in its folder; all others are here, in one folder for each language. ICU4X formats
//! numbers, dates and lists of names. The files have the syntax of Fluent; of its expressions they use only arguments,
//! literals, and selections by an argument.

mod dates;
mod elision;
mod files;
mod isolation;
mod language;
mod lists;
mod numbers;
mod plurals;
mod regions;
mod render;

pub use dates::{
    date, day_in_year, long_date, moment, month, month_of_year, offset, server_zone, short_day, short_month, time,
    weekday,
};
pub use icu_locale_core::subtags::Region;
pub use isolation::isolated;
pub use language::Language;
pub use numbers::{money, number};
pub use regions::{accepted_region, currencies};
pub use render::{Localizer, MessageFormatter};
