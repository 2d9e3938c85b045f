//! The dates and times that a log or a document may have.

use std::ops::RangeInclusive;

/// The years of dates.
pub const YEARS: RangeInclusive<i32> = 1900..=2999;

/// Times in milliseconds since 1970: the years 1901 to 2998 in UTC. A year less at both ends, so that the club's day of any
/// time is a date, whatever its time zone.
pub const TIMES: RangeInclusive<i64> = -2_177_452_800_000..=32_472_143_999_999;
