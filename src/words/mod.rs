//! Words: message ids become sentences here, in the reader's language, and nowhere else.
//!
//! Each game's word files lie in its folder; what all share lies in `src/words`, what only the pages say in
//! `src/web/words`. Numbers and dates are written by ICU4X, plurals are chosen by Fluent.

mod dates;
mod language;
mod numbers;
mod render;

pub use dates::{date, long_date, moment, time};
pub use language::Language;
pub use numbers::{money, number};
pub use render::{Reader, Words};
