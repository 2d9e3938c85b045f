//! The people of a table. A game knows only seats; a person has a seat for a range of hands.

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::document::{
    Message, Seats, Value, name::comparison_key, note::NOTE, seats::index_of_label, seats::label, seats::mark,
};
use crate::ledger::{Party, Seat};

/// A person at a table, by their index in the order in which people first sat down. Labels count from 1 in this order. A
/// person serializes as their label.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Person(pub usize);

impl Person {
    /// Parses a label of the table's log.
    pub fn labelled(label: &str) -> Option<Self> {
        index_of_label(label).map(Self)
    }

    /// The label in the table's log: `p1`.
    pub fn label(self) -> String {
        label(self.0).to_string()
    }
}

impl From<Person> for String {
    fn from(person: Person) -> Self {
        person.label()
    }
}

impl TryFrom<String> for Person {
    type Error = &'static str;

    fn try_from(label: String) -> Result<Self, Self::Error> {
        Self::labelled(&label).ok_or("not a label")
    }
}

/// The most people who may ever sit at one table.
pub const MAX_PEOPLE: usize = 64;

/// Refuses one person more at a table where this many have sat.
pub fn check_room(people: usize) -> Result<(), Message> {
    if people < MAX_PEOPLE { Ok(()) } else { Err(Message::new("table-people-most").count("count", MAX_PEOPLE)) }
}

/// The names of everyone who has sat at a table, in the order in which they first sat down; and the names that people of the
/// club had before they were merged into one of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People(Vec<String>, FormerNames);

/// Names that mean a person at the table now.
pub type FormerNames = Vec<(String, Person)>;

impl People {
    /// The first players, in seating order.
    pub fn new(names: Vec<String>) -> Self {
        Self(names, Vec::new())
    }

    /// The seating of the first `count` people, in this many parties.
    pub fn first_seating(&self, count: usize, parties: usize) -> Seating {
        self.seating(1, self.all().take(count).collect(), parties)
    }

    /// These people in their seats, in order and in this many parties, from a hand on.
    pub fn seating(&self, from: u32, seated: Vec<Person>, parties: usize) -> Seating {
        let people = seated.iter().map(|person| self.first(*person)).collect();
        let seats = self.seats(&seated).in_parties(parties);
        Seating { from, seated, people, seats }
    }

    /// Everyone, in the order in which they first sat down.
    pub fn all(&self) -> impl ExactSizeIterator<Item = Person> + use<> {
        (0..self.0.len()).map(Person)
    }

    /// [`Self::all`], with merged people as one.
    pub fn distinct(&self) -> impl Iterator<Item = Person> {
        self.all().filter(|person| self.first(*person) == *person)
    }

    /// The names of [`Self::distinct`].
    pub fn distinct_names(&self) -> Vec<&str> {
        self.distinct().map(|person| self.name(person)).collect()
    }

    /// The first person of the same name. In the club, they were merged; while they are, they count as one.
    pub fn first(&self, person: Person) -> Person {
        self.0.iter().position(|name| name == self.name(person)).map_or(person, Person)
    }

    pub fn names(&self) -> &[String] {
        &self.0
    }

    pub fn name(&self, person: Person) -> &str {
        self.0.get(person.0).map_or("", String::as_str)
    }

    /// One seat for each person, in the order of [`Self::all`]; for amounts between people rather than between seats.
    pub fn everybody(&self) -> Seats {
        Seats::new(self.0.clone())
    }

    /// A person's mark, from 1.
    pub fn mark(person: Person) -> usize {
        mark(person.0)
    }

    /// The person's seat in [`Self::everybody`].
    pub fn place(person: Person) -> Seat {
        Seat(u8::try_from(person.0).unwrap_or(u8::MAX))
    }

    /// The person with a name, whether they sit at the table or have left. Merged people have one name: of them it is the one
    /// who joined last.
    pub fn named(&self, name: &str) -> Option<Person> {
        if let Some(same) = self.0.iter().rposition(|known| known == name) {
            return Some(Person(same));
        }
        let key = comparison_key(name);
        let current = self.0.iter().rposition(|known| comparison_key(known) == key).map(Person);
        current.or_else(|| self.1.iter().find(|(former, _)| comparison_key(former) == key).map(|(_, person)| *person))
    }

    /// The person with a label; `None` when the table has fewer people.
    pub fn labelled(&self, label: &str) -> Option<Person> {
        Person::labelled(label).filter(|person| person.0 < self.0.len())
    }

    /// Adds a person with the next label.
    pub fn add(&mut self, name: String) -> Person {
        self.0.push(name);
        Person(self.0.len() - 1)
    }

    /// Replaces the names, in the order of [`Self::all`].
    pub fn rename(&mut self, names: &[String]) {
        self.0.iter_mut().zip(names).for_each(|(known, name)| name.clone_into(known));
    }

    /// The names of those who were merged into somebody here.
    pub fn former_names(&self) -> &FormerNames {
        &self.1
    }

    pub fn set_former_names(&mut self, names: FormerNames) {
        self.1 = names;
    }

    /// Seats for these people, in their order.
    pub fn seats(&self, seated: &[Person]) -> Seats {
        let seats = Seats::of(seated.iter().map(|person| (person.0, self.name(*person).to_owned())));
        if self.1.is_empty() && self.distinct().count() == self.0.len() {
            return seats;
        }
        // Merged people are one, with the mark of the first.
        let people: Vec<Person> = seated.iter().map(|person| self.first(*person)).collect();
        let seat = |person: Person| {
            let at = people.iter().position(|one| *one == self.first(person))?;
            u8::try_from(at).ok().map(Seat)
        };
        let former = self.1.iter().filter_map(|(name, person)| Some((name.clone(), seat(*person)?))).collect();
        seats.with_merged(people.iter().map(|person| Self::mark(*person)).collect(), former)
    }

    /// Replaces the labels in a hand of the log with names, as documents have them. Only players look like labels.
    pub fn with_names(&self, hand: &Value) -> Value {
        let name = |text: &SmolStr| self.labelled(text).map(|person| self.name(person));
        match hand {
            Value::Text(text) => name(text).map_or_else(|| hand.clone(), Value::from),
            Value::List(items) => Value::List(items.iter().map(|item| self.with_names(item)).collect()),
            Value::Map(fields) => {
                let field = |(field, value): &(SmolStr, Value)| {
                    // A note is what somebody typed: "p1" means no player there.
                    if field == NOTE {
                        return (field.clone(), value.clone());
                    }
                    let named = name(field).map_or_else(|| SmolStr::clone(field), SmolStr::from);
                    (named, self.with_names(value))
                };
                Value::Map(fields.iter().map(field).collect())
            }
            Value::Null | Value::Flag(_) | Value::Integer(_) | Value::BadNumber => hand.clone(),
        }
    }
}

/// The seating from a hand on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The first hand of this seating.
    pub from: u32,
    pub seated: Vec<Person>,
    /// As `seated`, with the first of merged people for each of them.
    pub people: Vec<Person>,
    pub seats: Seats,
}

impl Seating {
    /// The seat of a person; `None` if they are not there.
    pub fn seat_of(&self, person: Person) -> Option<Seat> {
        let place = self.seated.iter().position(|seated| *seated == person)?;
        u8::try_from(place).ok().map(Seat)
    }

    /// The people of a party, with merged people as one.
    pub fn members(&self, party: Party) -> impl Iterator<Item = Person> {
        self.seats.members(party).filter_map(|seat| self.people.get(seat.index()).copied())
    }
}
