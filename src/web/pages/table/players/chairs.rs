//! The form of the players: who plays, in which order, and who takes whose seat.

use crate::command::{CommandError, CommandMeta};
use crate::document::{Message, seats::clean_name};
use crate::session::{People, Person, SeatChange};
use crate::table::{Table, apply, seats_changed};
use crate::web::http::{App, Inputs};

/// What stands before the name of a newcomer, who has no label yet.
const NEW: char = '+';

/// A row of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// The label of somebody who has sat at the table, or `+Finn` for a newcomer.
    pub id: String,
    pub plays: bool,
    /// The name of somebody who takes the seat.
    pub instead: String,
}

/// The rows of the form in the order of play, as they are at the table and as they are to be.
pub struct Chairs {
    now: Vec<Chair>,
    pub rows: Vec<Chair>,
    /// The number of the first hand for which the changes hold.
    pub from: u32,
}

impl Chair {
    /// The name of a newcomer.
    pub fn newcomer(&self) -> Option<&str> {
        self.id.strip_prefix(NEW)
    }

    pub fn name<'a>(&'a self, people: &'a People) -> &'a str {
        self.newcomer().unwrap_or_else(|| people.labelled(&self.id).map_or("", |person| people.name(person)))
    }
}

impl Chairs {
    /// The table as it is. Who is away keeps their place in the order.
    pub fn of(table: &Table) -> Self {
        let chair = |(person, plays): (Person, bool)| Chair { id: person.label(), plays, instead: String::new() };
        let now: Vec<Chair> = table.history.circle().everybody().into_iter().map(chair).collect();
        Self { rows: now.clone(), now, from: table.next_number() }
    }

    /// The posted form.
    pub fn typed(table: &Table, inputs: &Inputs) -> Self {
        let mut chairs = Self::of(table);
        let people = table.replay.people();
        let is_known = |id: &&str| {
            id.strip_prefix(NEW).is_some_and(|name| clean_name(name).is_ok()) || people.labelled(id).is_some()
        };
        let is_free = table.replay.position().has_independent_seats();
        let instead = |id: &str| inputs.get(&format!("instead[{id}]")).to_owned();
        let plays = |id: &str| inputs.all("plays").any(|plays| plays == id);
        let sits = |id: &str| chairs.sits(id);
        let row = |id: &str| Chair {
            id: id.to_owned(),
            plays: if is_free { plays(id) } else { sits(id) },
            instead: instead(id),
        };
        let mut rows: Vec<Chair> = Vec::new();
        for id in inputs.all("row").filter(is_known) {
            if rows.iter().all(|known| known.id != id) {
                rows.push(row(id));
            }
        }
        // Somebody may have come since the form was shown.
        let unsent = chairs.now.iter().filter(|now| !inputs.all("row").any(|id| id == now.id));
        rows.extend(unsent.map(|now| Chair { instead: instead(&now.id), ..now.clone() }));
        chairs.rows = rows;
        chairs.from = inputs.get("from").parse().unwrap_or(chairs.from);
        chairs
    }

    /// Applies a button of the form: `up-p3` and `down-p3` move a row, and `add:Finn` adds a newcomer. The last field adds the
    /// name that was typed.
    pub fn rearrange(&mut self, step: &str, typed: &str) -> Result<(), Message> {
        let at = |rows: &[Chair], id: &str| rows.iter().position(|row| row.id == id);
        let last = self.rows.len().saturating_sub(1);
        if let Some(place) = step.strip_prefix("up-").and_then(|id| at(&self.rows, id)) {
            self.rows.swap(place, place.saturating_sub(1));
        } else if let Some(place) = step.strip_prefix("down-").and_then(|id| at(&self.rows, id)) {
            self.rows.swap(place, (place + 1).min(last));
        } else if let Some(name) = step.strip_prefix("add:").or((step == "add").then_some(typed)) {
            let id = format!("{NEW}{}", clean_name(name)?);
            if at(&self.rows, &id).is_none() {
                self.rows.push(Chair { id, plays: true, instead: String::new() });
            }
        }
        Ok(())
    }

    /// The place of a row at the table now, if they sit there.
    pub fn sits(&self, id: &str) -> bool {
        self.now.iter().any(|now| now.id == id && now.plays)
    }

    /// Whether a row differs from the table.
    pub fn is_changed(&self, row: &Chair) -> bool {
        !row.instead.trim().is_empty() || row.plays != self.sits(&row.id)
    }

    /// The changes that lead from the table, with these people in its seats, to the form. A newcomer is named, everybody else has
    /// their label.
    pub fn changes(&self, seated: &[Person], people: &People) -> Vec<SeatChange<String>> {
        let mut line: Vec<String> = seated.iter().map(|person| person.label()).collect();
        let plain = |id: &str| id.strip_prefix(NEW).unwrap_or(id).to_owned();
        // Who sits in the place of a row.
        let sitting = |row: &Chair| match row.instead.trim() {
            "" => row.id.clone(),
            name => format!("{NEW}{name}"),
        };
        let mut changes = Vec::new();
        for row in self.rows.iter().filter(|row| self.sits(&row.id)) {
            let place = line.iter().position(|id| *id == row.id);
            if !row.instead.trim().is_empty() {
                changes.push(SeatChange::Replace { out: row.id.clone(), r#in: row.instead.trim().to_owned() });
                line.iter_mut().filter(|id| **id == row.id).for_each(|id| *id = sitting(row));
            } else if !row.plays {
                changes.push(SeatChange::Leave { out: row.id.clone() });
                place.map(|place| line.remove(place));
            }
        }
        for (at, row) in self.rows.iter().enumerate().filter(|(_, row)| row.plays && !self.sits(&row.id)) {
            let before = self.rows.iter().take(at).rev().map(sitting).find(|id| line.contains(id));
            let place = before.as_ref().and_then(|before| line.iter().position(|id| id == before));
            changes.push(SeatChange::Join { r#in: row.name(people).to_owned(), after: before.map(|id| plain(&id)) });
            line.insert(place.map_or(line.len(), |place| place + 1), row.id.clone());
        }
        let known = self.rows.iter().filter(|row| row.newcomer().is_none());
        let is_moved = !known.map(|row| &row.id).eq(self.now.iter().map(|now| &now.id));
        let comes_first = self.rows.iter().find(|row| row.plays).is_some_and(|row| !self.sits(&row.id));
        let place = |id: &String| self.rows.iter().position(|row| sitting(row) == *id);
        let mut order = line.clone();
        order.sort_by_key(place);
        if (is_moved || comes_first) && order != line {
            changes.push(SeatChange::Order { order: order.iter().map(|id| plain(id)).collect() });
        }
        changes
    }

    /// The changes of a table, from the seating of the hand at which they begin.
    pub fn changes_of(&self, table: &Table) -> Vec<SeatChange<String>> {
        let seated = table.replay.seating_at(self.from).map_or(&[][..], |seating| &seating.seated);
        // After the last hand, those who sit there may not have played yet.
        let seated = if self.from >= table.next_number() { &table.history.seated } else { seated };
        self.changes(seated, table.replay.people())
    }

    /// The table after the changes, without the club.
    pub fn preview(&self, table: &Table, changes: &[SeatChange<String>]) -> Result<Table, CommandError> {
        let people = table.replay.people();
        let mut names: Vec<String> = people.names().to_vec();
        let mut person = |_: &'static str, name: &String| {
            let known = People::new(names.clone());
            let known = people.labelled(name).or_else(|| known.named(name));
            Ok::<_, CommandError>(known.unwrap_or_else(|| {
                names.push(name.clone());
                Person(names.len() - 1)
            }))
        };
        let changes: Result<Vec<_>, CommandError> = changes.iter().map(|change| change.try_map(&mut person)).collect();
        let event = seats_changed(table, Some(self.from), changes?)?;
        let mut next = apply(table, event, &CommandMeta::new("", App::now()))?.table;
        next.rename(&names);
        Ok(next)
    }
}
