//! The entry form of l'ombre.

use super::Rules;
use super::stakes::{Ante, in_counters};
use crate::games::hombre::{TRICKS, outcome_field, tricks_field};
use crate::games::prelude::*;

/// The tiles for sacado and repuesto, each with its second line.
const ENDS: [[&str; 2]; 2] =
    [["lombre-tile-sacado", "lombre-tile-sacado-hint"], ["lombre-tile-repuesto", "lombre-tile-repuesto-hint"]];

/// The stakes, and the questions in the order of play.
pub fn form(table: &Context<'_, Rules>) -> Vec<Field> {
    let (seats, deal) = (table.seats, table.deal);
    let forced = Text::new("lombre-tick-forced").with("eldest", deal.eldest());
    let exchanged = Cell::by_player("exchanged", seats, &deal.seated());
    vec![
        Field::Notes(vec![in_counters(Ante::before(table).stakes)]),
        hombres(seats, deal),
        ticks("lombre-ask-forced", "forced", forced),
        Field::Numbers(Numbers::new(Text::new("lombre-ask-exchanged"), exchanged, 1)),
        outcome_field(seats, deal, ENDS, "hombre", |name| vec![name.to_owned()]),
        Field::Extras { summary: Text::new("lombre-ask-extras"), fields: extras(seats, deal) },
    ]
}

/// When all players have passed, only the eldest hand can be the hombre.
fn hombres(seats: &Seats, deal: &Deal) -> Field {
    let tiles = deal.seated().into_iter().map(|seat| match who::tile(seats, seat) {
        eldest if seat == deal.eldest() => eldest,
        other => other.never("forced", &["true".to_owned()]),
    });
    Field::choice(Text::new("lombre-ask-hombre"), "hombre", Look::Tiles, tiles.collect())
}

fn ticks(legend: &'static str, name: &str, label: Text) -> Field {
    Field::Toggles { legend: Text::new(legend), options: vec![Toggle::flag(name, label)] }
}

/// To exchange nothing and to declare it are different: only the declaration is a bet, so it has its own question.
fn extras(seats: &Seats, deal: &Deal) -> Vec<Field> {
    let voll = [("made", "lombre-voll-segment-made"), ("failed", "lombre-voll-segment-failed")];
    vec![
        ticks("lombre-ask-no-exchange", "no_exchange", Text::new("lombre-tick-no-exchange")),
        who::or_nobody("lombre-ask-first-five", "first_five", seats, &deal.seated()),
        Field::optional("lombre-ask-voll", "voll", "answer-none", Choosable::all(&voll)),
        Field::optional("lombre-ask-matadors", "matadors", "answer-none", (3..=TRICKS).map(Choosable::number))
            .looking(Look::Keys),
        tricks_field(seats, deal),
    ]
}
