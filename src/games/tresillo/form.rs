//! The entry form of tresillo.

use super::Rules;
use super::hand::Bid;
use super::pots::Ready;
use crate::games::hombre::{Labels, outcome_field, tricks_field};
use crate::games::prelude::*;

const LABELS: Labels = Labels {
    legend: "tresillo-ask-outcome",
    sacado: ["tresillo-tile-sacado", "tresillo-tile-sacado-hint"],
    repuesto: ["tresillo-tile-repuesto", "tresillo-tile-repuesto-hint"],
    codillo: "tresillo-tile-codillo",
};

/// The pots, and the questions in the order of play.
pub fn form(table: &Context<'_, Rules>) -> Vec<Field> {
    let (columns, seated) = (Bid::LABELS.iter().map(|(_, column)| *column), table.deal.seated());
    let own = |name: &str| Bid::ALL.iter().map(|(bid, _)| joined(&[name, bid])).collect();
    let honours = vec![
        Toggle::flag("estuche", Text::new("tresillo-tick-estuche")),
        Toggle::flag("primeras", Text::new("tresillo-tick-primeras")),
    ];
    let bola = [("made", "tresillo-bola-made"), ("failed", "tresillo-bola-failed")];
    let extras = vec![
        Field::Toggles { legend: Text::new("tresillo-ask-honours"), options: honours },
        Field::optional("tresillo-ask-bola", "bola", "answer-none", Choosable::all(&bola)),
        tricks_field(table.seats, table.deal),
    ];
    vec![
        Field::Notes(Ready::before(table).lying(table.state)),
        who::and_bid::<Bid>(Text::new("tresillo-ask-hombre"), "hombre+bid", columns, table.seats, &seated),
        outcome_field(table.seats, table.deal, &LABELS, "hombre+bid", own),
        Field::Extras { summary: Text::new("tresillo-ask-extras"), fields: extras },
    ]
}
