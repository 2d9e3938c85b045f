//! Days and times as each language writes them, in the time zone of the server: the table's, for a server in the house.

use std::sync::LazyLock;

use chrono::{DateTime, Datelike, Local, TimeZone};
use icu_datetime::DateTimeFormatter;
use icu_datetime::fieldsets::{MDE, YMD, YMDE};
use icu_datetime::input::Date;
use icu_locale_core::Locale;

use super::Language;

struct Formatters {
    long: DateTimeFormatter<YMDE>,
    short: DateTimeFormatter<YMD>,
    weekday: DateTimeFormatter<MDE>,
}

static FORMATTERS: LazyLock<Vec<Option<Formatters>>> =
    LazyLock::new(|| Language::ALL.iter().map(|language| formatters(*language)).collect());

fn formatters(language: Language) -> Option<Formatters> {
    let locale: Locale = language.locale().parse().ok()?;
    Some(Formatters {
        long: DateTimeFormatter::try_new((&locale).into(), YMDE::long()).ok()?,
        short: DateTimeFormatter::try_new((&locale).into(), YMD::medium()).ok()?,
        weekday: DateTimeFormatter::try_new((&locale).into(), MDE::medium()).ok()?,
    })
}

/// A time in milliseconds since 1970, where the server is.
fn local(at: i64) -> Option<DateTime<Local>> {
    Local.timestamp_millis_opt(at).single()
}

/// How much of a day is written.
#[derive(Clone, Copy)]
enum Length {
    Long,
    Short,
    Weekday,
}

fn written(language: Language, at: i64, length: Length) -> String {
    let formatters = FORMATTERS.get(language.index()).and_then(Option::as_ref);
    let date = local(at).and_then(|at| {
        let (month, day) = (u8::try_from(at.month()).ok()?, u8::try_from(at.day()).ok()?);
        Date::try_new_iso(at.year(), month, day).ok()
    });
    let (Some(formatters), Some(date)) = (formatters, date) else { return String::new() };
    match length {
        Length::Long => formatters.long.format(&date).to_string(),
        Length::Short => formatters.short.format(&date).to_string(),
        Length::Weekday => formatters.weekday.format(&date).to_string(),
    }
}

/// A day in full: "Sunday, 22 November 2026".
#[must_use]
pub fn long_date(language: Language, at: i64) -> String {
    written(language, at, Length::Long)
}

/// A day with its year: "22 Nov 2026".
#[must_use]
pub fn date(language: Language, at: i64) -> String {
    written(language, at, Length::Short)
}

/// The time of day: "21:05".
#[must_use]
pub fn time(at: i64) -> String {
    local(at).map_or_else(String::new, |at| at.format("%H:%M").to_string())
}

/// A time as somebody says it now: the time of day for today, the day of the week for this year, else the date.
#[must_use]
pub fn moment(language: Language, at: i64, now: i64) -> String {
    let (Some(then), Some(today)) = (local(at), local(now)) else { return String::new() };
    if then.date_naive() == today.date_naive() {
        time(at)
    } else if then.year() == today.year() {
        written(language, at, Length::Weekday)
    } else {
        date(language, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Noon of a day, so that it is the same day wherever the server is.
    fn noon(year: i32, month: u32, day: u32) -> i64 {
        Local.with_ymd_and_hms(year, month, day, 12, 5, 0).single().map_or(0, |at| at.timestamp_millis())
    }

    #[test]
    fn days_are_written_as_people_write_them() {
        let at = noon(2026, 11, 22);
        assert_eq!(long_date(Language::En, at), "Sunday, 22 November 2026");
        assert_eq!(long_date(Language::Fr, at), "dimanche 22 novembre 2026");
        assert_eq!(date(Language::En, at), "22 Nov 2026");
        assert_eq!(date(Language::Fr, at), "22 nov. 2026");
        assert_eq!(moment(Language::En, at, at), "12:05");
        assert_eq!(moment(Language::En, at, noon(2026, 11, 23)), "Sun 22 Nov");
        assert_eq!(moment(Language::Fr, at, noon(2027, 1, 1)), "22 nov. 2026");
    }
}
