//! Words: message ids become sentences here, in the reader's language, and nowhere else.
//!
//! Each game's word files lie in its folder, all others here, in a folder a language. Numbers, dates and lists of names
//! are written by ICU4X, plurals are chosen by Fluent.

mod dates;
mod files;
mod language;
mod lists;
mod numbers;
mod plurals;
mod regions;
mod render;

pub use dates::{date, long_date, moment, month, month_of_year, offset, short_day, short_month, time, weekday};
pub use language::Language;
pub use numbers::{money, number};
pub use regions::{Region, currencies};
pub use render::{Reader, Words};
