//! The entry form of tresillo.

use super::Tresillo;
use super::hand::Bid;
use super::pots::Ready;
use crate::games::draft::joined;
use crate::games::fields::Choice;
use crate::games::form::{Choosable, Field, Look, Row, Toggle};
use crate::games::game::Before;
use crate::games::hombre::{FIRST_FIVE, Labels, TRICKS, outcome_field, tidy_tricks, tricks_field};
use crate::games::node::Node;
use crate::games::seats::{Deal, Seats};
use crate::games::text::Text;

const LABELS: Labels = Labels {
    legend: "tresillo-ask-outcome",
    sacado: ["tresillo-tile-sacado", "tresillo-tile-sacado-hint"],
    repuesto: ["tresillo-tile-repuesto", "tresillo-tile-repuesto-hint"],
    codillo: "tresillo-tile-codillo",
};

/// The questions, in the order in which a hand is told, below what lies on the table.
pub fn form(table: &Before<'_, Tresillo>) -> Vec<Field> {
    let mut fields: Vec<Field> = Ready::before(table).lying(table.state).into_iter().map(Field::Note).collect();
    fields.extend(bid(table.seats, table.deal));
    fields.push(outcome_field(table.seats, table.deal, &LABELS));
    let toggle =
        |name: &str, label| Toggle { name: name.to_owned(), value: "true".to_owned(), label: Text::new(label) };
    let toggles = vec![toggle("estuche", "tresillo-tick-estuche"), toggle("primeras", "tresillo-tick-primeras")];
    fields.push(Field::Extras {
        summary: Text::new("tresillo-ask-extras"),
        fields: vec![
            Field::Toggles { legend: Text::new("tresillo-ask-honours"), options: toggles },
            bola(),
            tricks_field(table.seats, table.deal),
        ],
    });
    fields
}

/// What is known before the play.
pub fn bid(seats: &Seats, deal: &Deal) -> Vec<Field> {
    vec![hombres(seats, deal)]
}

/// Completes the tricks, which after primeras end at five.
pub fn tidy(deal: &Deal, seats: &Seats, draft: &mut Node) {
    let primeras = draft.get("primeras").and_then(Node::as_text) == Some("true");
    tidy_tricks(deal, seats, draft, if primeras { FIRST_FIVE } else { TRICKS });
}

fn hombres(seats: &Seats, deal: &Deal) -> Field {
    let columns = ["tresillo-column-juego", "tresillo-column-vuelta", "tresillo-column-solo"];
    let rows = deal.seated().into_iter().map(|seat| Row {
        label: Text::new("player-name").with("player", seat),
        values: Bid::ALL.iter().map(|(bid, _)| joined(&[seats.name(seat), bid])).collect(),
        name: None,
    });
    Field::Matrix {
        legend: Text::new("tresillo-ask-hombre"),
        name: "hombre+bid".to_owned(),
        columns: columns.map(Text::new).to_vec(),
        rows: rows.collect(),
    }
}

fn bola() -> Field {
    let options = [("", "answer-none"), ("made", "tresillo-bola-made"), ("failed", "tresillo-bola-failed")];
    Field::Choice {
        legend: Text::new("tresillo-ask-bola"),
        name: "bola".to_owned(),
        look: Look::Segments,
        options: options.into_iter().map(|(value, label)| Choosable::new(value, Text::new(label))).collect(),
        chosen: Some(String::new()),
    }
}
