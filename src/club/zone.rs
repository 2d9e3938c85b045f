//! The days of a club: an evening that ends after midnight belongs to the day before.

use chrono::{DateTime, Days, NaiveDate, TimeDelta};
use chrono_tz::Tz;

use crate::command::CommandError;
use crate::document::Message;

/// The hour at which a day begins in the club's time zone.
const DAY_BEGINS: i64 = 5;
/// The first year in which something may have happened.
const FIRST_YEAR: i32 = 1900;

/// The day of a time in milliseconds since 1970.
pub fn day(zone: Tz, at: i64) -> NaiveDate {
    // A log has only times in the years 1901 to 2998, which all are dates.
    let local = DateTime::from_timestamp_millis(at).unwrap_or_default().with_timezone(&zone).naive_local();
    (local - TimeDelta::hours(DAY_BEGINS)).date()
}

/// Parses a date, `2026-11-22`.
pub fn read_date(text: &str) -> Option<NaiveDate> {
    let date = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()?;
    (date.to_string() == text).then_some(date)
}

/// The error for a date that cannot be parsed.
pub fn wrong_form() -> Message {
    Message::new("date-form").with("example", "2026-11-22")
}

/// Checks the first and the last day of a query, as far as it has them: its fields `from` and `to`.
pub fn query_days(from: Option<&str>, to: Option<&str>) -> Result<[Option<String>; 2], CommandError> {
    let day = |field: &str, text: Option<&str>| {
        let invalid = || CommandError::field(field, wrong_form());
        text.map(|text| read_date(text).ok_or_else(invalid)).transpose()
    };
    let (from, to) = (day("from", from)?, day("to", to)?);
    if is_reversed(from, to) {
        return Err(CommandError::field("to", Message::new("date-order")));
    }
    Ok([from, to].map(|day| day.map(|day| day.to_string())))
}

/// Whether the first day of a period comes after its last.
pub fn is_reversed(from: Option<NaiveDate>, to: Option<NaiveDate>) -> bool {
    from.zip(to).is_some_and(|(from, to)| from > to)
}

/// The last day that counts as past. Tomorrow does, since it may have begun where the client is.
pub fn last_day(today: NaiveDate) -> NaiveDate {
    today.checked_add_days(Days::new(1)).unwrap_or(today)
}

/// Parses the date of a past event in a field.
pub fn past_date(field: &str, text: &str, today: NaiveDate) -> Result<NaiveDate, CommandError> {
    let date = read_date(text).ok_or_else(|| CommandError::field(field, wrong_form()))?;
    let first = NaiveDate::from_ymd_opt(FIRST_YEAR, 1, 1).unwrap_or_default();
    if (first..=last_day(today)).contains(&date) {
        return Ok(date);
    }
    Err(CommandError::field(field, Message::new("date-range").with("first", FIRST_YEAR.to_string())))
}
