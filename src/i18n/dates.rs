//! Dates and times as each language writes them. On the pages of a club and of its tables they are in the club's time zone;
//! elsewhere in that of the server.

use std::sync::LazyLock;

use chrono::{DateTime as Instant, Datelike, FixedOffset, Local, NaiveDate};
use chrono_tz::Tz;
use icu_datetime::DateTimeFormatter;
use icu_datetime::fieldsets::enums::CompositeDateTimeFieldSet;
use icu_datetime::fieldsets::{E, M, MDE, YM, YMD, YMDE};
use icu_datetime::input::{Date, DateTime, Time};
use icu_locale_core::Locale;

use super::{Language, Localizer};

/// For any of the fields below.
type Formatter = DateTimeFormatter<CompositeDateTimeFieldSet>;

struct Formatters {
    long: Formatter,
    short: Formatter,
    in_year: Formatter,
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
        in_year: DateTimeFormatter::try_new(locale.into(), MDE::long()).ok()?.cast_into_fset(),
        weekday: DateTimeFormatter::try_new(locale.into(), MDE::medium()).ok()?.cast_into_fset(),
        day: DateTimeFormatter::try_new(locale.into(), E::short()).ok()?.cast_into_fset(),
        month: DateTimeFormatter::try_new(locale.into(), M::long()).ok()?.cast_into_fset(),
        short_month: DateTimeFormatter::try_new(locale.into(), M::medium()).ok()?.cast_into_fset(),
        month_of_year: DateTimeFormatter::try_new(locale.into(), YM::long()).ok()?.cast_into_fset(),
    })
}

/// The time zone of the server, if it has a name.
pub fn server_zone() -> Option<Tz> {
    iana_time_zone::get_timezone().ok()?.parse().ok()
}

/// A time in milliseconds since 1970, where the reader's club or the server is.
fn local(localizer: Localizer, at: i64) -> Option<Instant<FixedOffset>> {
    let utc = Instant::from_timestamp_millis(at)?;
    Some(match localizer.zone {
        Some(zone) => utc.with_timezone(&zone).fixed_offset(),
        None => utc.with_timezone(&Local).fixed_offset(),
    })
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

fn day_of(localizer: Localizer, at: i64) -> Option<NaiveDate> {
    local(localizer, at).map(|at| at.date_naive())
}

/// A date in full: "Sunday, 22 November 2026".
pub fn long_date(localizer: Localizer, at: i64) -> String {
    written(localizer.language, day_of(localizer, at), |all| &all.long)
}

/// A date with its year: "22 Nov 2026".
pub fn date(localizer: Localizer, at: i64) -> String {
    written(localizer.language, day_of(localizer, at), |all| &all.short)
}

/// The time of day: "21:05".
pub fn time(localizer: Localizer, at: i64) -> String {
    local(localizer, at).map_or_else(String::new, |at| at.format("%H:%M").to_string())
}

/// How far the time zone is ahead of UTC at a time, in milliseconds.
pub fn offset(localizer: Localizer, at: i64) -> i64 {
    local(localizer, at).map_or(0, |at| i64::from(at.offset().local_minus_utc()) * 1000)
}

/// A time, as short as it can be: "21:40" today, "Sun 22 Nov" this year, "22 Nov 2025" before.
pub fn moment(localizer: Localizer, at: i64, now: i64) -> String {
    let (Some(then), Some(today)) = (local(localizer, at), local(localizer, now)) else { return String::new() };
    if then.date_naive() == today.date_naive() {
        time(localizer, at)
    } else if then.year() == today.year() {
        written(localizer.language, day_of(localizer, at), |all| &all.weekday)
    } else {
        date(localizer, at)
    }
}

/// [`date`] for a day of the calendar: "22 Nov 2026".
pub fn short_day(language: Language, day: NaiveDate) -> String {
    written(language, Some(day), |all| &all.short)
}

/// The day of an evening: "Friday, 20 November", with the year if it is not today's.
pub fn day_in_year(language: Language, day: NaiveDate, today: NaiveDate) -> String {
    let is_this_year = day.year() == today.year();
    written(language, Some(day), |all| if is_this_year { &all.in_year } else { &all.long })
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
    use chrono::{TimeZone, Utc};

    use super::*;

    const EN: Localizer = Localizer::new(Language::En);
    const FR: Localizer = Localizer::new(Language::Fr);

    /// Noon of the server, as its zone has no part in these tests.
    fn noon(year: i32, month: u32, day: u32) -> i64 {
        Local.with_ymd_and_hms(year, month, day, 12, 5, 0).single().map_or(0, |at| at.timestamp_millis())
    }

    #[test]
    fn days_are_written_as_people_write_them() {
        let at = noon(2026, 11, 22);
        assert_eq!(long_date(EN, at), "Sunday, 22 November 2026");
        assert_eq!(long_date(FR, at), "dimanche 22 novembre 2026");
        assert_eq!(date(EN, at), "22 Nov 2026");
        assert_eq!(date(FR, at), "22 nov. 2026");
        assert_eq!(moment(EN, at, at), "12:05");
        assert_eq!(moment(EN, at, noon(2026, 11, 23)), "Sun 22 Nov");
        assert_eq!(moment(FR, at, noon(2027, 1, 1)), "22 nov. 2026");
    }

    /// Half past eleven in the evening of 31 December in London is another day and year elsewhere.
    #[test]
    fn a_club_has_its_own_days_and_hours() {
        let at = Utc.with_ymd_and_hms(2026, 12, 31, 23, 30, 0).single().map_or(0, |at| at.timestamp_millis());
        let hour = 60 * 60 * 1000;
        for (zone, today, hours, later) in [
            (Tz::Europe__London, "23:30", 0, "31 Dec 2026"),
            (Tz::Europe__Paris, "00:30", 1, "00:30"),
            (Tz::America__New_York, "18:30", -5, "18:30"),
            (Tz::Asia__Tokyo, "08:30", 9, "08:30"),
        ] {
            let localizer = EN.in_zone(zone);
            assert_eq!((moment(localizer, at, at), offset(localizer, at)), (today.to_owned(), hours * hour), "{zone}");
            assert_eq!(moment(localizer, at, at + hour), later, "{zone}");
        }
        assert_eq!(long_date(EN.in_zone(Tz::Asia__Tokyo), at), "Friday, 1 January 2027");
    }

    #[test]
    fn months_and_days_of_the_week_have_names() {
        let day = day_of(EN, noon(2026, 3, 7)).unwrap_or_default();
        let names = |language| (weekday(language, day), month(language, day), month_of_year(language, day));
        assert_eq!(names(Language::En), ("Sat".into(), "March".into(), "March 2026".into()));
        assert_eq!(names(Language::It), ("sab".into(), "marzo".into(), "marzo 2026".into()));
        assert_eq!(names(Language::De), ("Sa".into(), "März".into(), "März 2026".into()));
        assert_eq!(short_day(Language::En, day), "7 Mar 2026");
        assert_eq!([Language::En, Language::Fr].map(|language| short_month(language, day)), ["Mar", "mars"]);
    }
}
