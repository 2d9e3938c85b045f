//! The entry form of tresillo.

use super::Tresillo;
use super::hand::Bid;
use super::pots::Ready;
use crate::games::hombre::{FIRST_FIVE, Labels, TRICKS, outcome_field, tricks_field};
use crate::games::kit::{
    Choice, Choosable, Context, Deal, Field, LabelledChoice, Node, Seats, Text, Toggle, fill_last, joined, who,
};

const LABELS: Labels = Labels {
    legend: "tresillo-ask-outcome",
    sacado: ["tresillo-tile-sacado", "tresillo-tile-sacado-hint"],
    repuesto: ["tresillo-tile-repuesto", "tresillo-tile-repuesto-hint"],
    codillo: "tresillo-tile-codillo",
};

/// The pots, and the questions in the order of play.
pub fn form(table: &Context<'_, Tresillo>) -> Vec<Field> {
    let mut fields = vec![Field::Notes(Ready::before(table).lying(table.state))];
    fields.extend(bid(table.seats, table.deal));
    let own = |name: &str| Bid::ALL.iter().map(|(bid, _)| joined(&[name, bid])).collect();
    fields.push(outcome_field(table.seats, table.deal, &LABELS, "hombre+bid", own));
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

/// The questions that can be answered before the play.
pub fn bid(seats: &Seats, deal: &Deal) -> Vec<Field> {
    vec![hombres(seats, deal)]
}

/// Fills the last cell of the tricks. After primeras there are only five.
pub fn tidy(deal: &Deal, seats: &Seats, draft: &mut Node) {
    let primeras = draft.get("primeras").and_then(Node::as_text) == Some("true");
    let total = if primeras { FIRST_FIVE } else { TRICKS };
    fill_last(draft, "tricks", (&deal.active, seats), (total, 0), &(0..=TRICKS));
}

fn hombres(seats: &Seats, deal: &Deal) -> Field {
    let columns = Bid::LABELS.iter().map(|(_, column)| *column);
    who::and_bid::<Bid>(Text::new("tresillo-ask-hombre"), "hombre+bid", columns, seats, &deal.seated())
}

fn bola() -> Field {
    let options = [("", "answer-none"), ("made", "tresillo-bola-made"), ("failed", "tresillo-bola-failed")];
    Field::segments("tresillo-ask-bola", "bola", "", Choosable::all(&options))
}
