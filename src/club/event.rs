//! The events of a club's log, and the one place that writes them as JSON and reads them.

use chrono::{Datelike as _, NaiveDate};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use super::purse::Purse;
use super::zone::read_date;
use crate::command::{LogEvent, event_of};
use crate::document::{name::is_name, note::is_note};
use crate::session::YEARS;
use crate::store::{PaymentId, PersonId, TableNumber};

/// One event of a club, recorded for itself or because of an event at a table. It serializes as `{"kind":body}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Founded {
        #[serde(skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        time_zone: Tz,
    },
    /// The name or the time zone has changed.
    Changed {
        #[serde(skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        time_zone: Option<Tz>,
    },
    PersonAdded {
        person: PersonId,
        name: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        guest: bool,
    },
    PersonChanged {
        person: PersonId,
        #[serde(flatten)]
        change: PersonChange,
    },
    PersonDeleted {
        person: PersonId,
    },
    /// Everything of one person counts as another's.
    PersonMerged {
        person: PersonId,
        into: PersonId,
    },
    MergeUndone {
        person: PersonId,
    },
    TableAdded {
        table: TableNumber,
        /// Everybody who has sat there, in the order of [`People`](crate::session::People).
        people: Vec<PersonId>,
        /// The purse of its debts; `None` where it cannot have any.
        #[serde(skip_serializing_if = "Option::is_none")]
        purse: Option<Purse>,
        /// The hash of the first entry of its log, so that no other table can take its place in a document.
        opening: String,
    },
    /// A person takes a seat at a table for the first time.
    PersonSeated {
        table: TableNumber,
        person: PersonId,
    },
    /// The club is hidden and can be restored.
    Deleted,
    Restored,
    TableDeleted {
        table: TableNumber,
    },
    TableRestored {
        table: TableNumber,
    },
    /// The table was erased, or moved to another club.
    TableGone {
        table: TableNumber,
    },
    Paid(Payment),
    PaymentWithdrawn {
        payment: PaymentId,
    },
}

/// The changes of a person; `None` leaves a value as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PersonChange {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guest: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "LoggedPayment", try_from = "LoggedPayment")]
pub struct Payment {
    pub id: PaymentId,
    pub from: PersonId,
    pub to: PersonId,
    pub purse: Purse,
    /// In smallest parts; more than 0.
    pub amount: i64,
    pub note: Option<String>,
    pub date: NaiveDate,
    /// The day of the evening that it settles, if it settles one.
    pub day: Option<NaiveDate>,
    /// The table at which it was entered after the end, if it was not entered in the club.
    pub table: Option<TableNumber>,
}

/// A payment as the log has it. The digits of its amount are those of its purse.
#[derive(Serialize, Deserialize)]
struct LoggedPayment {
    payment: PaymentId,
    from: PersonId,
    to: PersonId,
    purse: Purse,
    amount: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    date: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    table: Option<TableNumber>,
}

impl From<Payment> for LoggedPayment {
    fn from(Payment { id, from, to, purse, amount, note, date, day, table }: Payment) -> Self {
        let (date, day) = (date.to_string(), day.map(|day| day.to_string()));
        Self { payment: id, from, to, purse, amount: purse.print(amount), note, date, day, table }
    }
}

impl TryFrom<LoggedPayment> for Payment {
    type Error = &'static str;

    fn try_from(logged: LoggedPayment) -> Result<Self, Self::Error> {
        let LoggedPayment { payment: id, from, to, purse, amount, note, date, day, table } = logged;
        let amount = purse.parse(&amount).ok().filter(|amount| *amount > 0).ok_or("not an amount")?;
        let read = |date: &str| read_date(date).filter(|date| YEARS.contains(&date.year())).ok_or("not a date");
        let (date, day) = (read(&date)?, day.as_deref().map(read).transpose()?);
        Ok(Self { id, from, to, purse, amount, note, date, day, table })
    }
}

/// The longest event, in bytes; a list of people takes a few times the memory of its text. The longest that are written, with
/// 64 people or a long name, have a few kilobytes.
const MAX_BYTES: usize = 64 * 1024;

impl LogEvent for Event {
    fn read(kind: &str, body: &str) -> Option<Self> {
        if body.len() > MAX_BYTES {
            return None;
        }
        event_of(kind, body).filter(Self::is_canonical)
    }
}

impl Event {
    /// Whether the program could have recorded its names and notes.
    fn is_canonical(&self) -> bool {
        match self {
            Self::Founded { name, .. }
            | Self::Changed { name, .. }
            | Self::PersonChanged { change: PersonChange { name, .. }, .. } => name.as_deref().is_none_or(is_name),
            Self::PersonAdded { name, .. } => is_name(name),
            Self::Paid(Payment { note, .. }) => note.as_deref().is_none_or(is_note),
            _ => true,
        }
    }
}
