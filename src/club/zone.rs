//! The days of a club: an evening that ends after midnight belongs to the day before.

use chrono::{DateTime, Datelike as _, Days, NaiveDate, TimeDelta};
use chrono_tz::Tz;

use crate::command::CommandError;
use crate::games::Text;

/// The hour at which a day begins in the club's time zone.
const DAY_BEGINS: i64 = 5;

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

/// Checks the date in a field of a query, if it has one.
pub fn query_date(field: &str, text: Option<&str>) -> Result<Option<String>, CommandError> {
    let invalid = || CommandError::field(field, Text::new("date-form"));
    text.map(|text| read_date(text).map(|date| date.to_string()).ok_or_else(invalid)).transpose()
}

/// Parses the date of a past event in a field. Tomorrow is allowed, since it may have begun where the client is.
pub fn past_date(field: &str, text: &str, today: NaiveDate) -> Result<NaiveDate, CommandError> {
    let wrong = |text| CommandError::field(field, Text::new(text));
    let date = read_date(text).ok_or_else(|| wrong("date-form"))?;
    let last = today.checked_add_days(Days::new(1)).unwrap_or(today);
    if date.year() >= 1900 && date <= last { Ok(date) } else { Err(wrong("date-range")) }
}
