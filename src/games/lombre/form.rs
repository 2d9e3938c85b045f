//! The entry form of l'ombre.

use super::Lombre;
use super::stakes::Ante;
use crate::games::hombre::{Labels, TRICKS, outcome_field, tricks_field};
use crate::games::kit::{
    Cell, Choosable, Context, Deal, Field, Look, Node, Numbers, Seats, Text, Toggle, fill_last, who,
};

const LABELS: Labels = Labels {
    legend: "lombre-ask-outcome",
    sacado: ["lombre-tile-sacado", "lombre-tile-sacado-hint"],
    repuesto: ["lombre-tile-repuesto", "lombre-tile-repuesto-hint"],
    codillo: "lombre-tile-codillo",
};

/// The stakes, and the questions in the order of play.
pub fn form(table: &Context<'_, Lombre>) -> Vec<Field> {
    let (seats, deal) = (table.seats, table.deal);
    let mut fields = vec![Field::Notes(vec![Ante::before(table).lying()])];
    fields.extend(hombres(seats, deal));
    let forced = Text::new("lombre-tick-forced").with("eldest", deal.eldest());
    fields.push(ticks("lombre-ask-forced", "forced", forced));
    fields.push(exchanged(seats, deal));
    fields.push(outcome_field(seats, deal, &LABELS, "hombre", |name| vec![name.to_owned()]));
    fields.push(Field::Extras { summary: Text::new("lombre-ask-extras"), fields: extras(seats, deal) });
    fields
}

/// The questions that can be answered before the play.
pub fn bid(seats: &Seats, deal: &Deal) -> Vec<Field> {
    vec![who::tiles(Text::new("lombre-ask-hombre"), "hombre", seats, &deal.seated())]
}

/// When all players have passed, only the eldest hand can be the hombre.
fn hombres(seats: &Seats, deal: &Deal) -> Vec<Field> {
    let mut fields = bid(seats, deal);
    for field in &mut fields {
        if let Field::Choice { options, .. } = field {
            let others = options.iter_mut().filter(|option| option.value != seats.label(deal.eldest()));
            others.for_each(|option| option.never = Some("forced=true".to_owned()));
        }
    }
    fields
}

/// Sets the hombre when the eldest hand was forced, and fills the last cell of the tricks.
pub fn tidy(deal: &Deal, seats: &Seats, draft: &mut Node) {
    if draft.get("forced").is_some() && draft.get("hombre").is_none() {
        draft.set("hombre", seats.label(deal.eldest()).into());
    }
    fill_last(draft, "tricks", (&deal.active, seats), (TRICKS, 0), &(0..=TRICKS));
}

fn ticks(legend: &'static str, name: &str, label: Text) -> Field {
    let toggle = Toggle { name: name.to_owned(), value: "true".to_owned(), label };
    Field::Toggles { legend: Text::new(legend), options: vec![toggle] }
}

fn exchanged(seats: &Seats, deal: &Deal) -> Field {
    Field::Numbers(Numbers::new(
        Text::new("lombre-ask-exchanged"),
        Cell::by_player("exchanged", seats, &deal.seated()),
        1,
    ))
}

fn matadors() -> impl Iterator<Item = Choosable> {
    (3..=TRICKS).map(|number| Choosable::new(number.to_string(), Text::new("plain-number").count("number", number)))
}

/// To exchange nothing and to declare it are different: only the declaration is a bet, so it has its own question.
fn extras(seats: &Seats, deal: &Deal) -> Vec<Field> {
    let none = || std::iter::once(Choosable::new("", Text::new("answer-none")));
    let voll = [("made", "lombre-voll-segment-made"), ("failed", "lombre-voll-segment-failed")];
    let voll = Choosable::all(&voll);
    vec![
        ticks("lombre-ask-no-exchange", "no_exchange", Text::new("lombre-tick-no-exchange")),
        who::or_nobody(
            Text::new("lombre-ask-first-five"),
            "first_five",
            Text::new("answer-no-player"),
            seats,
            &deal.seated(),
        ),
        Field::segments("lombre-ask-voll", "voll", "", none().chain(voll).collect()),
        Field::segments("lombre-ask-matadors", "matadors", "", none().chain(matadors()).collect()).looking(Look::Keys),
        tricks_field(seats, deal),
    ]
}
