//! Reading the body of an event in a club's log: each value by its name, and `None` when it is missing or invalid.

use chrono::{Datelike as _, NaiveDate};

use super::ids::{PaymentId, PersonId, TableNumber};
use super::note::is_note;
use super::purse::Purse;
use super::zone::read_date;
use crate::games::name::is_name;
use crate::games::node::Node;
use crate::session::YEARS;

/// A value is present but invalid.
pub struct Damaged;

/// The body of an event as parsed JSON.
pub struct Body(Node);

impl Body {
    /// Parses JSON; `None` unless it is an object.
    pub fn read(json: &str) -> Option<Self> {
        Node::from_json(json).ok().filter(|body| matches!(body, Node::Map(_))).map(Self)
    }

    /// Reads an optional value: `Ok(None)` when it is missing, an error when it is invalid.
    pub fn optional<'a, T>(
        &'a self,
        name: &str,
        read: impl FnOnce(&'a Self, &str) -> Option<T>,
    ) -> Result<Option<T>, Damaged> {
        match self.0.get(name) {
            None => Ok(None),
            Some(_) => read(self, name).map(Some).ok_or(Damaged),
        }
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name)?.as_text()
    }

    pub fn named(&self, name: &str) -> Option<&str> {
        self.text(name).filter(|text| is_name(text))
    }

    pub fn note(&self, name: &str) -> Option<&str> {
        self.text(name).filter(|text| is_note(text))
    }

    pub fn flag(&self, name: &str) -> Option<bool> {
        match self.0.get(name)? {
            Node::Flag(flag) => Some(*flag),
            _ => None,
        }
    }

    pub fn person(&self, name: &str) -> Option<PersonId> {
        PersonId::read(self.text(name)?)
    }

    pub fn people(&self) -> Option<Vec<PersonId>> {
        let Node::List(people) = self.0.get("people")? else { return None };
        people.iter().map(|person| PersonId::read(person.as_text()?)).collect()
    }

    pub fn table(&self) -> Option<TableNumber> {
        TableNumber::read(self.text("table")?)
    }

    pub fn payment_id(&self) -> Option<PaymentId> {
        PaymentId::read(self.text("payment")?)
    }

    pub fn purse(&self) -> Option<Purse> {
        Purse::read(self.text("purse")?)
    }

    pub fn date(&self) -> Option<NaiveDate> {
        read_date(self.text("date")?).filter(|date| YEARS.contains(&date.year()))
    }
}
