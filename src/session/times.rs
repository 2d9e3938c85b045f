//! The dates and times that are valid in a log or a document.

use std::ops::RangeInclusive;

/// Of a date without a time.
pub const YEARS: RangeInclusive<i32> = 1900..=2999;

/// In milliseconds since 1970: the years 1901 to 2998 in UTC. The range is one year narrower than [`YEARS`] at both
/// ends, so that every time falls on a valid date of the club, whatever its time zone.
pub const TIMES: RangeInclusive<i64> = -2_177_452_800_000..=32_472_143_999_999;
