//! The circle of places between two hands: people come, go and change places, and then somebody deals.

use serde::{Deserialize, Serialize};

use super::people::{People, Person};
use crate::document::{Arg, FieldError, Fields, Message, Value, name::clean_name};
use crate::ledger::Seat;

/// A change of the seats: `{"out": "p1", "in": "p5"}`. A document and a request name people, and the log has their labels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SeatFields<P>", into = "SeatFields<P>", bound(serialize = "P: Clone + Serialize"))]
pub enum SeatChange<P = Person> {
    /// Somebody sits down in the place of another.
    Replace { out: P, r#in: P },
    /// Somebody sits down behind another in the order of play, or last.
    Join { r#in: P, after: Option<P> },
    /// Somebody leaves, for good or for some hands.
    Leave { out: P },
    /// Everybody at the table, in the new order of play.
    Order { order: Vec<P> },
}

/// The fields of a change as the log has them.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatFields<P> {
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    out: Option<P>,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    r#in: Option<P>,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    after: Option<P>,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    order: Option<Vec<P>>,
}

impl<P> From<SeatChange<P>> for SeatFields<P> {
    fn from(change: SeatChange<P>) -> Self {
        let (out, r#in, after, order) = match change {
            SeatChange::Replace { out, r#in } => (Some(out), Some(r#in), None, None),
            SeatChange::Join { r#in, after } => (None, Some(r#in), after, None),
            SeatChange::Leave { out } => (Some(out), None, None, None),
            SeatChange::Order { order } => (None, None, None, Some(order)),
        };
        Self { out, r#in, after, order }
    }
}

impl<P> TryFrom<SeatFields<P>> for SeatChange<P> {
    type Error = &'static str;

    fn try_from(SeatFields { out, r#in, after, order }: SeatFields<P>) -> Result<Self, Self::Error> {
        match (out, r#in, after, order) {
            (Some(out), Some(r#in), None, None) => Ok(Self::Replace { out, r#in }),
            (None, Some(r#in), after, None) => Ok(Self::Join { r#in, after }),
            (Some(out), None, None, None) => Ok(Self::Leave { out }),
            (None, None, None, Some(order)) => Ok(Self::Order { order }),
            _ => Err("not a change of the seats"),
        }
    }
}

impl<P> SeatChange<P> {
    /// Who sits down.
    pub fn comes(&self) -> Option<&P> {
        match self {
            Self::Replace { r#in, .. } | Self::Join { r#in, .. } => Some(r#in),
            Self::Leave { .. } | Self::Order { .. } => None,
        }
    }

    /// The field that says what the change is about.
    fn field(&self) -> &'static str {
        match self {
            Self::Replace { .. } | Self::Leave { .. } => "out",
            Self::Join { .. } => "in",
            Self::Order { .. } => "order",
        }
    }

    /// The same change of other people. `to` also gets the name of the field.
    pub fn try_map<'a, Q, E>(
        &'a self,
        mut to: impl FnMut(&'static str, &'a P) -> Result<Q, E>,
    ) -> Result<SeatChange<Q>, E> {
        Ok(match self {
            Self::Replace { out, r#in } => SeatChange::Replace { out: to("out", out)?, r#in: to("in", r#in)? },
            Self::Join { r#in, after } => {
                let after = after.as_ref().map(|after| to("after", after)).transpose()?;
                SeatChange::Join { r#in: to("in", r#in)?, after }
            }
            Self::Leave { out } => SeatChange::Leave { out: to("out", out)? },
            Self::Order { order } => {
                SeatChange::Order { order: order.iter().map(|one| to("order", one)).collect::<Result<_, E>>()? }
            }
        })
    }
}

impl SeatChange<String> {
    /// Reads the fields of a change that names people.
    pub fn read(fields: &mut Fields<'_>) -> Option<Self> {
        if fields.raw("order").is_some() {
            return read_order(fields).map(|order| Self::Order { order });
        }
        let leaves = fields.raw("out").is_some().then(|| read_name(fields, "out"));
        let comes = (leaves.is_none() || fields.raw("in").is_some()).then(|| read_name(fields, "in"));
        match (leaves, comes) {
            (Some(out), Some(r#in)) => Some(Self::Replace { out: out?, r#in: r#in? }),
            (Some(out), None) => Some(Self::Leave { out: out? }),
            (None, comes) => {
                let after = fields.raw("after").is_some().then(|| read_name(fields, "after"));
                Some(Self::Join { r#in: comes??, after: after.map_or(Some(None), |after| after.map(Some))? })
            }
        }
    }
}

fn read_name(fields: &mut Fields<'_>, field: &'static str) -> Option<String> {
    let Some(Value::Text(name)) = fields.raw(field) else {
        fields.add_error(field, Message::new("field-player"));
        return None;
    };
    clean_name(name).map_err(|text| fields.add_error(field, text)).ok()
}

fn read_order(fields: &mut Fields<'_>) -> Option<Vec<String>> {
    let names = match fields.raw("order") {
        Some(Value::List(names)) => names.iter().map(|name| clean_name(name.as_text()?).ok()).collect(),
        _ => None,
    };
    if names.is_none() {
        fields.add_error("order", Message::new("seat-change-order"));
    }
    names
}

/// Whose turn it is to deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat's, or that of the next one that plays.
    Deals(Seat),
    /// That of the next seat that plays after this one, which dealt last.
    After(Seat),
}

impl Turn {
    pub fn seat(self) -> Seat {
        match self {
            Self::Deals(seat) | Self::After(seat) => seat,
        }
    }
}

/// A place at the table. It is empty once its last player has left, and keeps its position until the next hand.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    sits: Option<Person>,
    /// Who has given it up since the last hand.
    left: Vec<Person>,
}

/// The places in the order of play, after the changes before a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    places: Vec<Place>,
    /// Who has sat down since the last hand, in order.
    pub arrivals: Vec<Arrival>,
    /// Whether people have done more than replace each other.
    pub moves_seats: bool,
}

/// Somebody who sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub person: Person,
    /// Whose place it was.
    pub replaces: Option<Person>,
    /// Who sat at the table then.
    pub seated: Vec<Person>,
}

impl Circle {
    /// These people, before any change.
    pub fn of(seated: &[Person]) -> Self {
        let places = seated.iter().map(|person| Place { sits: Some(*person), left: Vec::new() }).collect();
        Self { places, arrivals: Vec::new(), moves_seats: false }
    }

    /// Who sits at the table now.
    pub fn seated(&self) -> Vec<Person> {
        self.places.iter().filter_map(|place| place.sits).collect()
    }

    /// Everybody who has had a place, in the order of play, each with whether they sit at the table.
    pub fn everybody(&self) -> Vec<(Person, bool)> {
        let seated = self.seated();
        let mut everybody: Vec<(Person, bool)> = Vec::new();
        for place in &self.places {
            everybody.extend(place.sits.map(|person| (person, true)));
            for person in place.left.iter().rev() {
                if !seated.contains(person) && !everybody.contains(&(*person, false)) {
                    everybody.push((*person, false));
                }
            }
        }
        everybody
    }

    /// Changes the places, if that is possible.
    pub fn change(&mut self, change: &SeatChange, people: &People) -> Result<(), FieldError> {
        let find = |circle: &Self, field, person: Person| {
            let place = circle.places.iter().position(|place| place.sits == Some(person));
            let name = || Arg::Verbatim(people.name(person).to_owned());
            place.ok_or_else(|| FieldError::new(field, Message::new("field-player-unknown").with("name", name())))
        };
        let place = match change {
            SeatChange::Replace { out, .. } | SeatChange::Leave { out } => find(self, "out", *out)?,
            SeatChange::Join { after: Some(after), .. } => find(self, "after", *after)? + 1,
            SeatChange::Join { after: None, .. } | SeatChange::Order { .. } => self.places.len(),
        };
        let seated = self.seated();
        if let Some(person) = change.comes() {
            if seated.contains(person) {
                let text = Message::new("seat-change-twice").with("name", people.name(*person));
                return Err(FieldError::new("in", text));
            }
            let replaces = if let SeatChange::Replace { out, .. } = change { Some(*out) } else { None };
            self.arrivals.push(Arrival { person: *person, replaces, seated: seated.clone() });
        }
        self.moves_seats |= !matches!(change, SeatChange::Replace { .. });
        match change {
            SeatChange::Join { r#in, .. } => self.places.insert(place, Place { sits: Some(*r#in), left: Vec::new() }),
            SeatChange::Replace { .. } | SeatChange::Leave { .. } => {
                if let Some(place) = self.places.get_mut(place) {
                    place.left.extend(place.sits.take());
                    place.sits = change.comes().copied();
                }
            }
            SeatChange::Order { order } => {
                let has = |person: &Person| order.contains(person);
                if order.len() != seated.len() || !seated.iter().all(has) {
                    return Err(FieldError::new("order", Message::new("seat-change-order")));
                }
                self.order(order);
            }
        }
        Ok(())
    }

    /// Everybody moves with their place. An empty place stays before the person whom it preceded.
    fn order(&mut self, order: &[Person]) {
        let places = std::mem::take(&mut self.places);
        let mut groups: Vec<(Option<Person>, Vec<Place>)> = Vec::new();
        let mut empty = Vec::new();
        for place in places {
            match place.sits {
                None => empty.push(place),
                Some(person) => {
                    empty.push(place);
                    groups.push((Some(person), std::mem::take(&mut empty)));
                }
            }
        }
        // Behind the last player comes the first one.
        if let Some((_, first)) = groups.first_mut() {
            first.splice(..0, empty);
        }
        groups.sort_by_key(|(person, _)| order.iter().position(|one| Some(*one) == *person));
        self.places = groups.into_iter().flat_map(|(_, places)| places).collect();
    }

    /// Whose turn it is to deal, when this person was to deal, or had dealt, before the changes.
    pub fn turn(&self, person: Person, has_dealt: bool) -> Turn {
        let is_in = |place: &&Place| place.sits == Some(person);
        let was_in = |place: &Place| place.left.contains(&person);
        let at = self.places.iter().position(|place| is_in(&place));
        let at = at.or_else(|| self.places.iter().position(was_in)).unwrap_or_default();
        let before = self.places.iter().take(at).filter(|place| place.sits.is_some()).count();
        let is_taken = self.places.get(at).is_some_and(|place| place.sits.is_some());
        let seat = Seat(u8::try_from(before % self.seated().len().max(1)).unwrap_or_default());
        if is_taken && has_dealt { Turn::After(seat) } else { Turn::Deals(seat) }
    }
}

/// The circle before each hand that follows a change, from the changes in the order of the hands. Without independent seats,
/// people can only replace each other. An error comes with the index of its change.
pub fn circles<'a>(
    first: Vec<Person>,
    changes: impl IntoIterator<Item = (u32, &'a SeatChange)>,
    people: &People,
    has_independent_seats: bool,
) -> Result<Vec<(u32, Circle)>, (usize, FieldError)> {
    let mut seated = first;
    let mut circles: Vec<(u32, Circle)> = Vec::new();
    for (index, (from, change)) in changes.into_iter().enumerate() {
        if !has_independent_seats && !matches!(change, SeatChange::Replace { .. }) {
            return Err((index, FieldError::new(change.field(), Message::new("seat-change-bound"))));
        }
        if circles.last().is_none_or(|(known, _)| *known != from) {
            circles.push((from, Circle::of(&seated)));
        }
        if let Some((_, circle)) = circles.last_mut() {
            circle.change(change, people).map_err(|error| (index, error))?;
            seated = circle.seated();
        }
    }
    Ok(circles)
}
