//! The entry form of tresillo.

use super::Rules;
use super::hand::Bid;
use super::pots::Ready;
use crate::games::hombre::{outcome_field, tricks_field};
use crate::games::prelude::*;

/// The tiles for sacado and repuesto, each with its second line.
const ENDS: [[&str; 2]; 2] =
    [["tresillo-tile-sacado", "tresillo-tile-sacado-hint"], ["tresillo-tile-repuesto", "tresillo-tile-repuesto-hint"]];

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
        outcome_field(table.seats, table.deal, ENDS, "hombre+bid", own),
        Field::Extras { summary: Text::new("tresillo-ask-extras"), fields: extras },
    ]
}
