//! What somebody said about a club, and the one place that writes it as JSON and reads it again.

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
        /// Its name or its time zone.
        Changed = "changed",
        PersonAdded = "person_added",
        /// His name, or whether he is a guest or has left.
        PersonChanged = "person_changed",
        PersonDeleted = "person_deleted",
        PersonMerged = "person_merged",
        MergeUndone = "merge_undone",
        TableAdded = "table_added",
        /// Somebody new has a seat at a table.
        PersonSeated = "person_seated",
        /// Nobody sees the club any more; it may come back.
        Deleted = "deleted",
        Restored = "restored",
        TableDeleted = "table_deleted",
        TableRestored = "table_restored",
        /// It is gone for good, or another club has it.
        TableGone = "table_gone",
        Paid = "paid",
        PaymentWithdrawn = "payment_withdrawn",
    }
}

/// One thing that somebody said about a club, or that followed for it from what was said at a table.
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
    /// All that is one person's counts as another's.
    PersonMerged {
        person: PersonId,
        into: PersonId,
    },
    MergeUndone {
        person: PersonId,
    },
    TableAdded {
        table: TableNumber,
        /// Everybody who has sat there, as [`People`](crate::session::People) has them.
        people: Vec<PersonId>,
        /// What its debts are in; nothing where there will be none.
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

/// What changes about a person, each only where it was said.
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
    /// What kind of thing it is.
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

    /// The JSON that the log keeps.
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

    /// Reads what the log keeps; nothing when it is no event that this program writes.
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
