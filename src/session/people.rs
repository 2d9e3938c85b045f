//! Who has sat at a table. A seat is what the game knows; a person has it for some hands, under the name of now, and
//! what was said of him under an earlier name still means him.

use crate::games::seats::Seats;
use crate::ledger::Seat;

/// How many marks there are for people, at a table and in a club.
pub const MARKS: u32 = 12;

/// A person of a table: a place in the order in which they came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Person(usize);

/// Everybody who has sat at a table, and what they were called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    known: Vec<Known>,
    renames: Vec<Rename>,
}

/// Somebody who has sat at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    /// The name of now.
    name: String,
    /// The entry of the log with which he came; 0 for those who sat down first.
    came: i64,
}

/// A person has another name from an entry of the log on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Rename {
    seq: i64,
    person: Person,
    former: String,
}

impl People {
    /// Those who sit down first, in seating order.
    pub fn new(names: Vec<String>) -> Self {
        let known = names.into_iter().map(|name| Known { name, came: 0 }).collect();
        Self { known, renames: Vec::new() }
    }

    /// How those sit who sat down first, who are so many.
    pub fn first_seating(&self, count: usize) -> Seating {
        let seated: Vec<Person> = self.all().take(count).collect();
        let seats = self.seats(&seated);
        Seating { from: 1, seated, seats }
    }

    /// Everybody, in the order in which they came.
    pub fn all(&self) -> impl Iterator<Item = Person> + use<> {
        (0..self.known.len()).map(Person)
    }

    /// The name of now.
    pub fn name(&self, person: Person) -> &str {
        self.known.get(person.0).map_or("", |known| &known.name)
    }

    /// Everybody as if each had a seat, in the order in which they came; for what is between people and not between seats.
    pub fn everybody(&self) -> Seats {
        Seats::new(self.known.iter().map(|known| known.name.clone()).collect())
    }

    /// A person's place among everybody.
    pub fn place(person: Person) -> Seat {
        Seat(u8::try_from(person.0).unwrap_or(u8::MAX))
    }

    /// A person's mark, from 1.
    pub fn mark(person: Person) -> usize {
        person.0 % MARKS as usize + 1
    }

    /// Who has a name now, whether he sits or has left.
    pub fn named(&self, name: &str) -> Option<Person> {
        self.known.iter().position(|known| known.name == name).map(Person)
    }

    /// Whether anybody has got another name after an entry of the log.
    pub fn are_renamed_since(&self, seq: i64) -> bool {
        self.renames.iter().any(|rename| rename.seq > seq)
    }

    /// Who had a name when an entry of the log was written.
    pub fn named_then(&self, name: &str, seq: i64) -> Option<Person> {
        self.all().find(|person| self.name_then(*person, seq) == Some(name))
    }

    /// What a person was called when an entry of the log was written; nothing where he had not come yet.
    fn name_then(&self, person: Person, seq: i64) -> Option<&str> {
        self.known.get(person.0).filter(|known| known.came <= seq)?;
        let rename = self.renames.iter().find(|rename| rename.person == person && rename.seq > seq);
        Some(rename.map_or_else(|| self.name(person), |rename| &rename.former))
    }

    /// The person of a name, who is new with an entry of the log where nobody has it.
    pub fn come(&mut self, seq: i64, name: &str) -> Person {
        self.named(name).unwrap_or_else(|| {
            self.known.push(Known { name: name.to_owned(), came: seq });
            Person(self.known.len() - 1)
        })
    }

    /// Gives a person another name from an entry of the log on; says the former one.
    pub fn rename(&mut self, seq: i64, person: Person, name: String) -> Option<String> {
        let former = std::mem::replace(&mut self.known.get_mut(person.0)?.name, name);
        self.renames.push(Rename { seq, person, former: former.clone() });
        Some(former)
    }

    /// The seats of these people, who are also known by what they were called before.
    pub fn seats(&self, seated: &[Person]) -> Seats {
        let first = |person: &Person| {
            let former = self.renames.iter().find(|rename| rename.person == *person).map(|rename| &*rename.former);
            former.unwrap_or_else(|| self.name(*person)).to_owned()
        };
        let mut seats = Seats::new(seated.iter().map(first).collect());
        for (at, rename) in self.renames.iter().enumerate() {
            let seat = seated.iter().position(|person| *person == rename.person).and_then(|at| u8::try_from(at).ok());
            let Some(seat) = seat else { continue };
            let later = self.renames.iter().skip(at + 1).find(|later| later.person == rename.person);
            let name = later.map_or_else(|| self.name(rename.person), |later| &later.former);
            seats = seats.renamed(Seat(seat), name.to_owned());
        }
        seats.marked(seated.iter().copied().map(Self::mark).collect())
    }

    /// The seats of these people under the names that they had when an entry of the log was written, and under no others;
    /// nothing where nobody has ever had another name. Who had not come yet could not be meant by any name.
    pub fn seats_then(&self, seated: &[Person], seq: i64) -> Option<Seats> {
        if self.renames.is_empty() {
            return None;
        }
        let then = |(seat, person): (usize, &Person)| {
            self.name_then(*person, seq).map_or_else(|| unsayable(seat), str::to_owned)
        };
        let seats = Seats::new(seated.iter().enumerate().map(then).collect());
        Some(seats.marked(seated.iter().copied().map(Self::mark).collect()))
    }
}

/// A name for a seat that nobody can have.
pub(super) fn unsayable(seat: usize) -> String {
    format!("\u{1}{seat}")
}

/// Who has the seats from a hand on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The first hand.
    pub from: u32,
    pub seated: Vec<Person>,
    /// The seats by the names of now.
    pub seats: Seats,
}
