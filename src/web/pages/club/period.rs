//! The period of a page with statistics: a year, all time, or from one day to another.

use chrono::{Datelike, NaiveDate};

use crate::club::zone;
use crate::i18n::short_day;
use crate::store::TableFilter;
use crate::web::pages::prelude::*;

/// A link that selects a game or a period, in a row of them.
pub struct FilterLink {
    pub href: String,
    pub label: String,
    pub is_current: bool,
}

#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct PeriodQuery {
    pub year: String,
    pub from: String,
    pub to: String,
}

/// The first and the last day; `None` without a limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    pub from: Option<NaiveDate>,
    pub to: Option<NaiveDate>,
    /// The year, if it is a whole one.
    pub year: Option<i32>,
}

/// The value of `year` for all time.
const ALL: &str = "all";

impl PeriodQuery {
    /// The requested period, by default the current year; `None` if a day is invalid or the last comes before the first.
    pub fn period(&self, today: NaiveDate) -> Option<Period> {
        if self.error("from").or(self.error("to")).is_some() {
            return None;
        }
        if self.has_days() {
            return Some(Period { from: zone::read_date(&self.from), to: zone::read_date(&self.to), year: None });
        }
        if self.year == ALL {
            return Some(Period::default());
        }
        Some(Period::of_year(self.year.parse().unwrap_or(today.year())))
    }

    /// Whether the query has days instead of a year.
    pub fn has_days(&self) -> bool {
        !self.from.is_empty() || !self.to.is_empty()
    }

    /// What was typed as the first day, `from`, or as the last, and its error.
    pub fn field(&self, name: &str, localizer: Localizer) -> (String, Option<String>) {
        let typed = if name == "from" { &self.from } else { &self.to };
        (typed.clone(), self.error(name).map(|error| localizer.say(&error)))
    }

    fn error(&self, name: &str) -> Option<Message> {
        let typed = if name == "from" { &self.from } else { &self.to };
        if is_invalid(typed) {
            return Some(zone::wrong_form());
        }
        let is_reversed = zone::is_reversed(zone::read_date(&self.from), zone::read_date(&self.to));
        (name == "to" && is_reversed).then(|| Message::new("date-order"))
    }

    /// The errors, each with its field. They begin with the label, because both fields have the same error.
    pub fn problems(&self, localizer: Localizer) -> Vec<(&'static str, String)> {
        let line = |label, error: String| localizer.labelled(&localizer.plain(label), &error);
        let fields = [("from", "stats-from"), ("to", "stats-to")].into_iter();
        fields.filter_map(|(name, label)| Some((name, line(label, self.field(name, localizer).1?)))).collect()
    }
}

fn is_invalid(day: &str) -> bool {
    !day.is_empty() && zone::read_date(day).is_none()
}

impl Period {
    /// A whole year.
    pub fn of_year(year: i32) -> Self {
        let day = |month, day| NaiveDate::from_ymd_opt(year, month, day);
        Self { from: day(1, 1), to: day(12, 31), year: Some(year) }
    }

    /// Links to this year, the last one and all time, at an address that may have a query.
    pub fn choices(self, visit: &ClubVisit, here: &str, today: NaiveDate) -> Vec<FilterLink> {
        let sign = if here.contains('?') { '&' } else { '?' };
        let year = |year: i32| FilterLink {
            href: format!("{here}{sign}year={year}"),
            label: year.to_string(),
            is_current: self.year == Some(year),
        };
        let all = FilterLink {
            href: format!("{here}{sign}year={ALL}"),
            label: visit.localizer().plain("club-all"),
            is_current: self == Self::default(),
        };
        vec![year(today.year()), year(today.year() - 1), all]
    }

    /// The query for this period, without a question mark.
    pub fn query(self) -> String {
        match self.year {
            Some(year) => format!("year={year}"),
            None if self == Self::default() => format!("year={ALL}"),
            None => format!("from={}&to={}", iso(self.from), iso(self.to)),
        }
    }

    /// The filter of the store for the tables of this period.
    pub fn filter(self) -> TableFilter {
        let day = |day: Option<NaiveDate>| day.map(|day| day.to_string());
        TableFilter { from: day(self.from), to: day(self.to), ..TableFilter::default() }
    }

    /// The name of the period; `None` for all time.
    pub fn name(self, localizer: Localizer) -> Option<String> {
        let day = |day: NaiveDate| short_day(localizer.language, day);
        match (self.year, self.from, self.to) {
            (Some(year), ..) => Some(year.to_string()),
            (None, Some(from), Some(to)) => Some(format!("{} – {}", day(from), day(to))),
            (None, Some(from), None) => Some(format!("{} –", day(from))),
            (None, None, Some(to)) => Some(format!("– {}", day(to))),
            (None, None, None) => None,
        }
    }

    /// A heading with the message `within` for a limited period, or `ever` for all time.
    pub fn heading(self, localizer: Localizer, within: &'static str, ever: &'static str) -> Message {
        match self.name(localizer) {
            Some(name) => Message::new(within).with("period", name.as_str()),
            None => Message::new(ever),
        }
    }
}

/// A day as a query writes it; empty without a limit.
pub fn iso(day: Option<NaiveDate>) -> String {
    day.map_or_else(String::new, |day| day.to_string())
}
