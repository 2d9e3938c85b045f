//! The time that a page of statistics is about: a year, all of it, or from one day to another.

use chrono::{Datelike, NaiveDate};

use crate::club::zone;
use crate::web::club::home::Chip;
use crate::web::frame::member::AtClub;

/// As it was asked for.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub struct Asked {
    #[serde(default)]
    pub year: String,
    #[serde(default)]
    pub from: String,
    #[serde(default)]
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

/// The word for all the time in an address.
const ALL: &str = "all";

impl Period {
    /// The time that is asked for: this year where nothing is said.
    ///
    /// # Errors
    /// The field whose day cannot be read.
    pub fn read(asked: &Asked, today: NaiveDate) -> Result<Self, &'static str> {
        let day = |field, text: &str| match text {
            "" => Ok(None),
            text => zone::read_date(text).map(Some).ok_or(field),
        };
        let (from, to) = (day("from", &asked.from)?, day("to", &asked.to)?);
        if from.is_some() || to.is_some() {
            return Ok(Self { from, to, year: None });
        }
        if asked.year == ALL {
            return Ok(Self::default());
        }
        Ok(Self::of_year(asked.year.parse().unwrap_or(today.year())))
    }

    fn of_year(year: i32) -> Self {
        let day = |month, day| NaiveDate::from_ymd_opt(year, month, day);
        Self { from: day(1, 1), to: day(12, 31), year: Some(year) }
    }

    /// The choice of times at an address: this year, the last one, all.
    #[must_use]
    pub fn choices(self, at: &AtClub, here: &str, today: NaiveDate) -> Vec<Chip> {
        let year = |year: i32| Chip {
            href: format!("{here}?year={year}"),
            label: year.to_string(),
            is_current: self.year == Some(year),
        };
        let all = Chip {
            href: format!("{here}?year={ALL}"),
            label: at.words().plain("club-all"),
            is_current: self == Self::default(),
        };
        vec![year(today.year()), year(today.year() - 1), all]
    }

    /// What it is called.
    #[must_use]
    pub fn said(self, at: &AtClub) -> Option<String> {
        let day = |day: NaiveDate| crate::words::short_day(at.words().language, day);
        match (self.year, self.from, self.to) {
            (Some(year), ..) => Some(year.to_string()),
            (None, Some(from), Some(to)) => Some(format!("{} – {}", day(from), day(to))),
            (None, Some(from), None) => Some(format!("{} –", day(from))),
            (None, None, Some(to)) => Some(format!("– {}", day(to))),
            (None, None, None) => None,
        }
    }
}
