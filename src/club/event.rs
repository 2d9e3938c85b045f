//! The events of a club's log, and the one place that writes them as JSON and reads them.

use chrono::NaiveDate;
use chrono_tz::Tz;

use super::body::Body;
use super::ids::{PaymentId, PersonId, TableNumber};
use super::purse::Purse;
use super::zone::time_zone;
use crate::games::choice::{Choice, choices};
use crate::games::node::Node;

choices! {
    /// The name of an event in a club's log.
    pub enum EventKind {
        Founded = "founded",
        /// The name or the time zone has changed.
        Changed = "changed",
        PersonAdded = "person_added",
        /// The name, or whether the person is a guest or has left.
        PersonChanged = "person_changed",
        PersonDeleted = "person_deleted",
        PersonMerged = "person_merged",
        MergeUndone = "merge_undone",
        TableAdded = "table_added",
        /// A person takes a seat at a table for the first time.
        PersonSeated = "person_seated",
        /// The club is hidden and can be restored.
        Deleted = "deleted",
        Restored = "restored",
        TableDeleted = "table_deleted",
        TableRestored = "table_restored",
        /// The table was erased, or moved to another club.
        TableGone = "table_gone",
        Paid = "paid",
        PaymentWithdrawn = "payment_withdrawn",
    }
}

/// One event of a club, recorded for itself or because of an event at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    Founded {
        name: Option<String>,
        time_zone: Tz,
    },
    Changed {
        name: Option<String>,
        time_zone: Option<Tz>,
    },
    PersonAdded {
        person: PersonId,
        name: String,
        guest: bool,
    },
    PersonChanged {
        person: PersonId,
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
        purse: Option<Purse>,
    },
    PersonSeated {
        table: TableNumber,
        person: PersonId,
    },
    Deleted,
    Restored,
    TableDeleted {
        table: TableNumber,
    },
    TableRestored {
        table: TableNumber,
    },
    TableGone {
        table: TableNumber,
    },
    Paid(Payment),
    PaymentWithdrawn {
        payment: PaymentId,
    },
}

/// The changes of a person; `None` leaves a value as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonChange {
    pub name: Option<String>,
    pub guest: Option<bool>,
    pub left: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    pub id: PaymentId,
    pub from: PersonId,
    pub to: PersonId,
    pub purse: Purse,
    /// In smallest parts; more than 0.
    pub amount: i64,
    pub note: Option<String>,
    pub date: NaiveDate,
}

impl Event {
    pub fn kind(&self) -> EventKind {
        match self {
            Self::Founded { .. } => EventKind::Founded,
            Self::Changed { .. } => EventKind::Changed,
            Self::PersonAdded { .. } => EventKind::PersonAdded,
            Self::PersonChanged { .. } => EventKind::PersonChanged,
            Self::PersonDeleted { .. } => EventKind::PersonDeleted,
            Self::PersonMerged { .. } => EventKind::PersonMerged,
            Self::MergeUndone { .. } => EventKind::MergeUndone,
            Self::TableAdded { .. } => EventKind::TableAdded,
            Self::PersonSeated { .. } => EventKind::PersonSeated,
            Self::Deleted => EventKind::Deleted,
            Self::Restored => EventKind::Restored,
            Self::TableDeleted { .. } => EventKind::TableDeleted,
            Self::TableRestored { .. } => EventKind::TableRestored,
            Self::TableGone { .. } => EventKind::TableGone,
            Self::Paid(_) => EventKind::Paid,
            Self::PaymentWithdrawn { .. } => EventKind::PaymentWithdrawn,
        }
    }

    /// The body that the log keeps.
    pub fn to_json(&self) -> String {
        let mut body = Node::empty();
        let mut set = |name, node: Option<Node>| {
            if let Some(node) = node {
                body.set(name, node);
            }
        };
        match self {
            Self::Founded { name, time_zone } => {
                set("name", name.as_deref().map(Node::from));
                set("time_zone", Some(time_zone.name().into()));
            }
            Self::Changed { name, time_zone } => {
                set("name", name.as_deref().map(Node::from));
                set("time_zone", time_zone.map(|zone| zone.name().into()));
            }
            Self::PersonAdded { person, name, guest } => {
                set("person", Some(text(person)));
                set("name", Some(name.as_str().into()));
                set("guest", guest.then_some(Node::Flag(true)));
            }
            Self::PersonChanged { person, change } => {
                set("person", Some(text(person)));
                set("name", change.name.as_deref().map(Node::from));
                set("guest", change.guest.map(Node::Flag));
                set("left", change.left.map(Node::Flag));
            }
            Self::PersonMerged { person, into } => {
                set("person", Some(text(person)));
                set("into", Some(text(into)));
            }
            Self::PersonDeleted { person } | Self::MergeUndone { person } => set("person", Some(text(person))),
            Self::TableAdded { table, people, purse } => {
                set("table", Some(text(table)));
                set("people", Some(Node::List(people.iter().map(text).collect())));
                set("purse", purse.map(|purse| Node::from(purse.name())));
            }
            Self::PersonSeated { table, person } => {
                set("table", Some(text(table)));
                set("person", Some(text(person)));
            }
            Self::Deleted | Self::Restored => {}
            Self::TableDeleted { table } | Self::TableRestored { table } | Self::TableGone { table } => {
                set("table", Some(text(table)));
            }
            Self::Paid(Payment { id, from, to, purse, amount, note, date }) => {
                set("payment", Some(text(id)));
                set("from", Some(text(from)));
                set("to", Some(text(to)));
                set("purse", Some(Node::from(purse.name())));
                set("amount", Some(Node::from(purse.print(*amount))));
                set("note", note.as_deref().map(Node::from));
                set("date", Some(text(date)));
            }
            Self::PaymentWithdrawn { payment } => set("payment", Some(text(payment))),
        }
        body.to_json()
    }

    /// Parses an event of the log; `None` if this program did not write it.
    pub fn read(kind: &str, body: &str) -> Option<Self> {
        let (_, kind) = EventKind::ALL.iter().find(|(name, _)| *name == kind)?;
        let body = Body::read(body)?;
        Some(match kind {
            EventKind::Founded => Self::Founded {
                name: body.optional("name", Body::named).ok()?.map(str::to_owned),
                time_zone: time_zone(body.text("time_zone")?)?,
            },
            EventKind::Changed => Self::Changed {
                name: body.optional("name", Body::named).ok()?.map(str::to_owned),
                time_zone: body.optional("time_zone", |body, name| time_zone(body.text(name)?)).ok()?,
            },
            EventKind::PersonAdded => Self::PersonAdded {
                person: body.person("person")?,
                name: body.named("name")?.to_owned(),
                guest: body.optional("guest", Body::flag).ok()?.unwrap_or(false),
            },
            EventKind::PersonChanged => Self::PersonChanged {
                person: body.person("person")?,
                change: PersonChange {
                    name: body.optional("name", Body::named).ok()?.map(str::to_owned),
                    guest: body.optional("guest", Body::flag).ok()?,
                    left: body.optional("left", Body::flag).ok()?,
                },
            },
            EventKind::PersonDeleted => Self::PersonDeleted { person: body.person("person")? },
            EventKind::PersonMerged => {
                Self::PersonMerged { person: body.person("person")?, into: body.person("into")? }
            }
            EventKind::MergeUndone => Self::MergeUndone { person: body.person("person")? },
            EventKind::TableAdded => Self::TableAdded {
                table: body.table()?,
                people: body.people()?,
                purse: body.optional("purse", |body, _| body.purse()).ok()?,
            },
            EventKind::PersonSeated => Self::PersonSeated { table: body.table()?, person: body.person("person")? },
            EventKind::Deleted => Self::Deleted,
            EventKind::Restored => Self::Restored,
            EventKind::TableDeleted => Self::TableDeleted { table: body.table()? },
            EventKind::TableRestored => Self::TableRestored { table: body.table()? },
            EventKind::TableGone => Self::TableGone { table: body.table()? },
            EventKind::Paid => Self::Paid(body.payment()?),
            EventKind::PaymentWithdrawn => Self::PaymentWithdrawn { payment: body.payment_id()? },
        })
    }
}

fn text(value: &impl ToString) -> Node {
    Node::from(value.to_string())
}

impl Body {
    fn payment(&self) -> Option<Payment> {
        let purse = self.purse()?;
        Some(Payment {
            id: self.payment_id()?,
            from: self.person("from")?,
            to: self.person("to")?,
            purse,
            amount: purse.parse(self.text("amount")?).ok().filter(|amount| *amount > 0)?,
            note: self.optional("note", Self::note).ok()?.map(str::to_owned),
            date: self.date()?,
        })
    }
}
