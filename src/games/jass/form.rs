//! The entry form of the Schieber.

use super::hand::{ALL_POINTS, sizes};
use super::rules::{Counting, Rules};
use crate::games::prelude::*;

/// Weis of this size and above are folded away.
const LARGE: i64 = 150;
/// More than a usual hand can bring before it is multiplied: all tricks, weis and stöck.
const USUAL_MOST: i64 = ALL_POINTS + LARGE;

/// The questions, in the order of play.
pub fn form(table: &Context<'_, Rules>) -> Vec<Field> {
    let (rules, seats, players) = (table.rules, table.seats, table.deal.seated());
    let times = rules.trumps().map(|trump| rules.times(trump)).max().unwrap_or(1);
    let is_near = |party| rules.target > 0 && table.balances.party(party) + USUAL_MOST * times >= rules.target;
    let first = by_party("jass-ask-first", "first", seats);
    let (mut fields, mut rare) = (Vec::new(), Vec::new());
    match seats.parties().any(is_near) {
        true => fields.push(first.looking(Widget::Line)),
        false if rules.target > 0 => rare.push(first),
        false => {}
    }
    fields.push(Field::Grid { columns: 4, fields: vec![trumps(rules), shoved(table)] });
    let large = |size: &i64| *size >= LARGE;
    if rules.weis {
        let stoeck =
            Beside::player("jass-ask-stoeck", "stoeck", "answer-no-player", seats, &who::by_side(seats, &players));
        let stoeck = Beside { is_named: true, ..stoeck };
        fields.push(weis("jass-ask-weis", seats, &players, &|size| !large(size), Some(stoeck)));
        rare.insert(0, weis("jass-ask-weis-large", seats, &players, &large, None));
    }
    let every_trick =
        Field::toggles("jass-ask-match", Widget::Line, vec![Toggle::flag("match", Message::new("jass-match"))]);
    fields.push(Field::when(format!("points=0|{ALL_POINTS}"), every_trick));
    if rules.target > 0 {
        rare.push(by_party("jass-ask-false", "false_claim", seats));
    }
    // One of the dealer's side only in a first deal that a card decides.
    let of_dealer = |seat: Seat| seats.party_of(seat) == seats.party_of(table.deal.dealer);
    let dealers = players.iter().filter(|seat| of_dealer(**seat) || **seat == table.deal.eldest());
    rare.push(Field::optional(
        "jass-ask-declarer",
        "declarer",
        "jass-forehand",
        dealers.map(|seat| who::tile(seats, *seat)),
    ));
    fields.push(Field::Extras { summary: Message::new("jass-ask-extras"), fields: rare });
    let sides = seats.parties().map(|party| SelectOption::new(seats.label(party.first()), party)).collect();
    let side = Field::segments("jass-ask-side", "points_of", seats.label(Party(0).first()), sides);
    let points = Numbers::new(Message::new("jass-ask-points"), vec![Cell::alone("points")], ALL_POINTS);
    let recorded_of = Some(("declarer", table.deal.eldest()));
    fields.push(Field::Numbers(Numbers { side: Some(Box::new(side)), recorded_of, ..points }));
    fields
}

fn by_party(legend: &'static str, name: &str, seats: &Seats) -> Field {
    let options = seats.parties().map(|party| SelectOption::new(seats.label(party.first()), party));
    Field::optional(legend, name, "answer-no-player", options)
}

/// The trumps of the table's pack, with what they count.
fn trumps(rules: &Rules) -> Field {
    let is_plain = rules.counting == Counting::Simple && rules.multipliers.is_empty();
    let tile = |trump: super::Trump| {
        let option = SelectOption::new(trump.name(), trump.label());
        if is_plain { option } else { option.hint(Message::new("jass-times").count("times", rules.times(trump))) }
    };
    Field::choice("jass-ask-trump", "trump", Widget::Tiles, rules.trumps().map(tile).collect())
}

/// Whether forehand shoved: the partner has named trumps.
fn shoved(table: &Context<'_, Rules>) -> Field {
    let (seats, eldest) = (table.seats, table.deal.eldest());
    let partner = seats.members(seats.party_of(eldest)).find(|seat| *seat != eldest).unwrap_or(eldest);
    let toggle = Toggle {
        value: seats.label(partner).to_owned(),
        ..Toggle::flag("declarer", Message::new("jass-shoved")).hint(Message::new("jass-shoved-hint"))
    };
    Field::toggles("jass-ask-shoved", Widget::Segments, vec![toggle])
}

fn weis(
    legend: &'static str,
    seats: &Seats,
    players: &[Seat],
    is_here: &dyn Fn(&i64) -> bool,
    beside: Option<Beside>,
) -> Field {
    let count = |seat: Seat, size: i64| Count {
        name: format!("weis[player+size={}+{size}]", seats.label(seat)),
        label: Message::new("plain-number").count("number", size),
        most: 3,
    };
    let row = |seat: Seat| CountRow {
        label: Label::Player(seat),
        cells: sizes().into_iter().filter(|size| is_here(size)).map(|size| count(seat, size)).collect(),
    };
    let rows = who::by_side(seats, players).into_iter().map(row).collect();
    Field::Counts { legend: Message::new(legend), rows, beside }
}
