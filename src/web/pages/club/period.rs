//! The time that a page of statistics is about: a year, all of it, or from one day to another.

use chrono::{Datelike, NaiveDate};

use super::chips::Chip;
use super::query::BookQuery;
use crate::club::zone;
use crate::games::text::Text;
use crate::store::Which;
use crate::web::auth::at_club::AtClub;
use crate::words::{Words, short_day};

/// As it was asked for.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct PeriodQuery {
    pub year: String,
    pub from: String,
    pub to: String,
}

/// The first and the last day; nothing where there is no end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    pub from: Option<NaiveDate>,
    pub to: Option<NaiveDate>,
    /// The year, where it is a whole one.
    pub year: Option<i32>,
}

/// A day that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDay(&'static str);

/// The two fields for days, with what was typed.
pub struct Days {
    pub is_open: bool,
    pub from: (String, Option<String>),
    pub to: (String, Option<String>),
}

/// The word for all the time in an address.
const ALL: &str = "all";

impl PeriodQuery {
    /// The time that is asked for: this year where nothing is said.
    pub fn period(&self, today: NaiveDate) -> Result<Period, NoDay> {
        let day = |field, text: &str| match text {
            "" => Ok(None),
            text => zone::read_date(text).map(Some).ok_or(NoDay(field)),
        };
        let (from, to) = (day("from", &self.from)?, day("to", &self.to)?);
        if from.is_some() || to.is_some() {
            return Ok(Period { from, to, year: None });
        }
        if self.year == ALL {
            return Ok(Period::default());
        }
        Ok(Period::of_year(self.year.parse().unwrap_or(today.year())))
    }

    /// Whether days were asked for, and not a year.
    pub fn has_days(&self) -> bool {
        !self.from.is_empty() || !self.to.is_empty()
    }

    /// The fields, with what was typed into them.
    pub fn days(&self, words: Words, wrong: Option<NoDay>) -> Days {
        let field = |name, typed: &String| {
            let why = wrong.filter(|NoDay(field)| *field == name).map(|_| words.plain("date-form"));
            (typed.clone(), why)
        };
        Days { is_open: self.has_days(), from: field("from", &self.from), to: field("to", &self.to) }
    }
}

impl Days {
    /// What is wrong, each with its field.
    pub fn problems(&self) -> Vec<(&'static str, String)> {
        let fields = [("from", &self.from.1), ("to", &self.to.1)];
        fields.into_iter().filter_map(|(name, wrong)| Some((name, wrong.clone()?))).collect()
    }
}

impl Period {
    fn of_year(year: i32) -> Self {
        let day = |month, day| NaiveDate::from_ymd_opt(year, month, day);
        Self { from: day(1, 1), to: day(12, 31), year: Some(year) }
    }

    /// The choice of times at an address, to which a game may belong: this year, the last one, all.
    pub fn choices(self, at: &AtClub, here: &str, today: NaiveDate) -> Vec<Chip> {
        let sign = if here.contains('?') { '&' } else { '?' };
        let year = |year: i32| Chip {
            href: format!("{here}{sign}year={year}"),
            label: year.to_string(),
            is_current: self.year == Some(year),
        };
        let all = Chip {
            href: format!("{here}{sign}year={ALL}"),
            label: at.words().plain("club-all"),
            is_current: self == Self::default(),
        };
        vec![year(today.year()), year(today.year() - 1), all]
    }

    /// As an address asks for it.
    pub fn query(self) -> String {
        let day = |day: Option<NaiveDate>| day.map_or_else(String::new, |day| day.to_string());
        match (self.year, self == Self::default()) {
            (Some(year), _) => format!("year={year}"),
            (None, true) => format!("year={ALL}"),
            (None, false) => format!("from={}&to={}", day(self.from), day(self.to)),
        }
    }

    /// The evenings of this time as the book is asked for them.
    pub fn evenings(self) -> BookQuery {
        let day = |day: Option<NaiveDate>| day.map_or_else(String::new, |day| day.to_string());
        BookQuery { from: day(self.from), to: day(self.to), ..BookQuery::default() }
    }

    /// The same as the store is asked.
    pub fn which(self) -> Which {
        let day = |day: Option<NaiveDate>| day.map(|day| day.to_string());
        Which { from: day(self.from), to: day(self.to), ..Which::default() }
    }

    /// What it is called.
    pub fn said(self, words: Words) -> Option<String> {
        let day = |day: NaiveDate| short_day(words.language, day);
        match (self.year, self.from, self.to) {
            (Some(year), ..) => Some(year.to_string()),
            (None, Some(from), Some(to)) => Some(format!("{} – {}", day(from), day(to))),
            (None, Some(from), None) => Some(format!("{} –", day(from))),
            (None, None, Some(to)) => Some(format!("– {}", day(to))),
            (None, None, None) => None,
        }
    }

    /// A heading that names the time, where it has an end.
    pub fn heading(self, words: Words, within: &'static str, ever: &'static str) -> Text {
        match self.said(words) {
            Some(said) => Text::new(within).with("period", super::evenings::verbatim(&said)),
            None => Text::new(ever),
        }
    }
}
