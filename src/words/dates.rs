//! Dates and times as each language writes them, in the time zone of the server. A server at home shares its zone with
//! the table.

use std::sync::LazyLock;

use chrono::{Datelike, Local, NaiveDate, TimeZone};
use icu_datetime::DateTimeFormatter;
use icu_datetime::fieldsets::enums::CompositeDateTimeFieldSet;
use icu_datetime::fieldsets::{E, M, MDE, YM, YMD, YMDE};
use icu_datetime::input::{Date, DateTime, Time};
use icu_locale_core::Locale;

use super::Language;

/// For any of the fields below.
type Formatter = DateTimeFormatter<CompositeDateTimeFieldSet>;

struct Formatters {
    long: Formatter,
    short: Formatter,
    weekday: Formatter,
    day: Formatter,
    month: Formatter,
    short_month: Formatter,
    month_of_year: Formatter,
}

static FORMATTERS: LazyLock<Vec<Option<Formatters>>> = LazyLock::new(|| Language::each(formatters));

fn formatters(locale: &Locale) -> Option<Formatters> {
    Some(Formatters {
        long: DateTimeFormatter::try_new(locale.into(), YMDE::long()).ok()?.cast_into_fset(),
        short: DateTimeFormatter::try_new(locale.into(), YMD::medium()).ok()?.cast_into_fset(),
        weekday: DateTimeFormatter::try_new(locale.into(), MDE::medium()).ok()?.cast_into_fset(),
        day: DateTimeFormatter::try_new(locale.into(), E::short()).ok()?.cast_into_fset(),
        month: DateTimeFormatter::try_new(locale.into(), M::long()).ok()?.cast_into_fset(),
        short_month: DateTimeFormatter::try_new(locale.into(), M::medium()).ok()?.cast_into_fset(),
        month_of_year: DateTimeFormatter::try_new(locale.into(), YM::long()).ok()?.cast_into_fset(),
    })
}

/// A time in milliseconds since 1970, in the time zone of the server.
fn local(at: i64) -> Option<chrono::DateTime<Local>> {
    Local.timestamp_millis_opt(at).single()
}

fn written(language: Language, day: Option<NaiveDate>, format: impl FnOnce(&Formatters) -> &Formatter) -> String {
    let formatters = FORMATTERS.get(language.index()).and_then(Option::as_ref);
    let date = day.and_then(|day| {
        let (month, of_month) = (u8::try_from(day.month()).ok()?, u8::try_from(day.day()).ok()?);
        Date::try_new_iso(day.year(), month, of_month).ok()
    });
    let (Some(formatters), Some(date)) = (formatters, date) else { return String::new() };
    format(formatters).format(&DateTime { date, time: Time::start_of_day() }).to_string()
}

fn day_of(at: i64) -> Option<NaiveDate> {
    local(at).map(|at| at.date_naive())
}

/// A date in full: "Sunday, 22 November 2026".
pub fn long_date(language: Language, at: i64) -> String {
    written(language, day_of(at), |all| &all.long)
}

/// A date with its year: "22 Nov 2026".
pub fn date(language: Language, at: i64) -> String {
    written(language, day_of(at), |all| &all.short)
}

/// The time of day: "21:05".
pub fn time(at: i64) -> String {
    local(at).map_or_else(String::new, |at| at.format("%H:%M").to_string())
}

/// How far the server's time zone is ahead of UTC at a time, in milliseconds.
pub fn offset(at: i64) -> i64 {
    local(at).map_or(0, |at| i64::from(at.offset().local_minus_utc()) * 1000)
}

/// A time relative to `now`: the time of day for today, the day of the week for this year, the date otherwise.
pub fn moment(language: Language, at: i64, now: i64) -> String {
    let (Some(then), Some(today)) = (local(at), local(now)) else { return String::new() };
    if then.date_naive() == today.date_naive() {
        time(at)
    } else if then.year() == today.year() {
        written(language, day_of(at), |all| &all.weekday)
    } else {
        date(language, at)
    }
}

/// [`date`] for a day of the calendar: "22 Nov 2026".
pub fn short_day(language: Language, day: NaiveDate) -> String {
    written(language, Some(day), |all| &all.short)
}

/// The day of the week: "Sat".
pub fn weekday(language: Language, day: NaiveDate) -> String {
    written(language, Some(day), |all| &all.day)
}

/// The month of a day: "November".
pub fn month(language: Language, day: NaiveDate) -> String {
    written(language, Some(day), |all| &all.month)
}

/// The abbreviated month: "Nov".
pub fn short_month(language: Language, day: NaiveDate) -> String {
    written(language, Some(day), |all| &all.short_month)
}

/// The month with its year: "November 2025".
pub fn month_of_year(language: Language, day: NaiveDate) -> String {
    written(language, Some(day), |all| &all.month_of_year)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Noon, so that the day is the same in every time zone of a server.
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

    #[test]
    fn months_and_days_of_the_week_have_names() {
        let day = day_of(noon(2026, 3, 7)).unwrap_or_default();
        let names = |language| (weekday(language, day), month(language, day), month_of_year(language, day));
        assert_eq!(names(Language::En), ("Sat".into(), "March".into(), "March 2026".into()));
        assert_eq!(names(Language::It), ("sab".into(), "marzo".into(), "marzo 2026".into()));
        assert_eq!(names(Language::De), ("Sa".into(), "März".into(), "März 2026".into()));
        assert_eq!(short_day(Language::En, day), "7 Mar 2026");
        assert_eq!([Language::En, Language::Fr].map(|language| short_month(language, day)), ["Mar", "mars"]);
    }
}
