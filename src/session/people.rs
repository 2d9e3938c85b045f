//! Who has sat at a table. A seat is what the game knows; a person has it for some hands.

use smol_str::SmolStr;

use crate::games::node::Node;
use crate::games::seats::{Seats, index_of_label, label, mark};
use crate::ledger::Seat;

/// A person of a table: their place in the order in which people first sat down, which is what their label counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Person(usize);

impl Person {
    /// The person whom the log of a table calls so.
    pub fn labelled(label: &str) -> Option<Self> {
        index_of_label(label).map(Self)
    }

    /// The person who first sat down as the one of this index.
    pub fn at(index: usize) -> Self {
        Self(index)
    }

    /// What the log of a table calls the person: `p1`.
    pub fn label(self) -> String {
        label(self.0).to_string()
    }

    pub fn index(self) -> usize {
        self.0
    }
}

/// The names of everybody who has sat at a table, in the order in which they first did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People(Vec<String>);

impl People {
    /// Those who sit down first, in seating order.
    pub fn new(names: Vec<String>) -> Self {
        Self(names)
    }

    /// How those sit who sat down first, who are so many.
    pub fn first_seating(&self, count: usize) -> Seating {
        let seated: Vec<Person> = self.all().take(count).collect();
        let seats = self.seats(&seated);
        Seating { from: 1, seated, seats }
    }

    /// Everybody, in the order in which they came.
    pub fn all(&self) -> impl ExactSizeIterator<Item = Person> + use<> {
        (0..self.0.len()).map(Person)
    }

    pub fn names(&self) -> &[String] {
        &self.0
    }

    pub fn name(&self, person: Person) -> &str {
        self.0.get(person.0).map_or("", String::as_str)
    }

    /// Everybody as if each had a seat, in the order in which they came; for what is between people and not between seats.
    pub fn everybody(&self) -> Seats {
        Seats::new(self.0.clone())
    }

    /// A person's mark, from 1.
    pub fn mark(person: Person) -> usize {
        mark(person.0)
    }

    /// A person's place among everybody.
    pub fn place(person: Person) -> Seat {
        Seat(u8::try_from(person.0).unwrap_or(u8::MAX))
    }

    /// Who has a name, whether they sit or have left.
    pub fn named(&self, name: &str) -> Option<Person> {
        self.0.iter().position(|known| known == name).map(Person)
    }

    /// Who has a label.
    pub fn labelled(&self, label: &str) -> Option<Person> {
        Person::labelled(label).filter(|person| person.0 < self.0.len())
    }

    /// Adds a person, who has the next label.
    pub fn add(&mut self, name: String) -> Person {
        self.0.push(name);
        Person(self.0.len() - 1)
    }

    /// The person of a name, who is new where nobody has it.
    pub fn named_or_new(&mut self, name: &str) -> Person {
        self.named(name).unwrap_or_else(|| self.add(name.to_owned()))
    }

    /// Gives everybody a name, in the order in which they came.
    pub fn rename(&mut self, names: &[String]) {
        self.0.iter_mut().zip(names).for_each(|(known, name)| name.clone_into(known));
    }

    /// The seats of these people.
    pub fn seats(&self, seated: &[Person]) -> Seats {
        Seats::of(seated.iter().map(|person| (person.0, self.name(*person).to_owned())))
    }

    /// A hand of the log as a document has it: with names instead of labels. Nothing but a player looks like a label.
    pub fn with_names(&self, hand: &Node) -> Node {
        let name = |text: &SmolStr| self.labelled(text).map(|person| self.name(person));
        match hand {
            Node::Text(text) => name(text).map_or_else(|| hand.clone(), Node::from),
            Node::List(items) => Node::List(items.iter().map(|item| self.with_names(item)).collect()),
            Node::Map(fields) => {
                let field = |(field, value): &(SmolStr, Node)| {
                    let named = name(field).map_or_else(|| SmolStr::clone(field), SmolStr::from);
                    (named, self.with_names(value))
                };
                Node::Map(fields.iter().map(field).collect())
            }
            Node::Null | Node::Flag(_) | Node::Integer(_) | Node::BadNumber => hand.clone(),
        }
    }
}

/// Who has the seats from a hand on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The first hand.
    pub from: u32,
    pub seated: Vec<Person>,
    pub seats: Seats,
}
