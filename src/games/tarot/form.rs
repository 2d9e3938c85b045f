//! The entry form of tarot.

use super::hand::{ALL_POINTS, Bid, Side, Size, Slam, target};
use super::{Rules, deal_facts};
use crate::games::prelude::*;

/// The cards by value in half-points. The helper counts the bouts separately.
pub static PILE: Pile = Pile {
    kinds: &[
        ("tarot-pile-bouts", 9, 3),
        ("tarot-pile-kings", 9, 4),
        ("tarot-pile-queens", 7, 4),
        ("tarot-pile-knights", 5, 4),
        ("tarot-pile-valets", 3, 4),
        ("tarot-pile-rest", 1, 59),
    ],
    answers: Some(("bouts", "points_of=defence")),
};

/// The questions, in the order of play.
pub fn form(rules: Rules, seats: &Seats, deal: &Deal) -> Vec<Field> {
    let mut fields = vec![takers(seats, deal), bouts()];
    // The most common of the rare events is not collapsed, so that it takes only one tap.
    let [first, shown_by] = poignee(0, "tarot-ask-poignee", seats, deal);
    fields.extend([first.looking(Widget::Columns(None)), shown_by]);
    fields.push(Field::Extras { summary: Message::new("tarot-ask-extras"), fields: extras(seats, deal) });
    if rules.misere {
        fields.push(Field::Extras { summary: Message::new("tarot-ask-miseres"), fields: vec![miseres(seats, deal)] });
    }
    // Four players count pairs of cards.
    let has_halves = deal.active.len() != 4;
    let side = Field::segments("tarot-ask-side", "points_of", "attack", SelectOption::all(Side::LABELS));
    fields.push(Field::Numbers(Numbers {
        decimals: u32::from(has_halves),
        halves: has_halves,
        pile: Some(&PILE),
        side: Some(Box::new(side)),
        ..Numbers::new(Message::new("tarot-ask-points"), vec![Cell::alone("points")], ALL_POINTS / 2)
    }));
    fields
}

/// With five active players, the taker calls a partner.
fn takers(seats: &Seats, deal: &Deal) -> Field {
    let columns = ["tarot-column-petite", "tarot-column-garde", "tarot-column-garde-sans", "tarot-column-garde-contre"];
    let players = deal.seated();
    let called = (players.len() == 5).then(|| BidLookup {
        legend: Message::new("tarot-ask-partner"),
        name: "partner".to_owned(),
        column: Message::new("tarot-column-called"),
        alone: Message::new("tarot-alone"),
        values: players.iter().map(|seat| seats.label(*seat).to_owned()).collect(),
    });
    who::and_bid::<Bid>("tarot-ask-taker", "taker+bid", columns, called, seats, &players)
}

fn bouts() -> Field {
    let options = (0..=3)
        .map(|bouts| SelectOption::number(bouts).hint(Message::new("plain-number").count("number", target(bouts))));
    Field::choice("tarot-ask-bouts", "bouts", Widget::Columns(Some("tarot-needs")), options.collect())
}

/// The size of a poignée, and who showed it.
fn poignee(at: usize, legend: &'static str, seats: &Seats, deal: &Deal) -> [Field; 2] {
    const SHOWN: [&str; 2] = ["poignees[0][size]=single|double|triple", "poignees[1][size]=single|double|triple"];
    let (_, _, trumps) = deal_facts(deal.active.len());
    let sizes = Size::ALL.iter().map(|(size, _)| *size).zip(trumps);
    let sizes = sizes
        .map(|(size, trumps)| SelectOption::new(size, Message::new("tarot-poignee-trumps").count("trumps", trumps)));
    let players = deal.seated().into_iter().map(|seat| who::tile(seats, seat));
    let (size, player) = (format!("poignees[{at}][size]"), format!("poignees[{at}][player]"));
    let player = Field::optional("tarot-ask-poignee-player", &player, "tarot-poignee-not-recorded", players);
    let sizes = Field::optional(legend, &size, "answer-none", sizes);
    [sizes, Field::when(SHOWN[at], player.looking(Widget::Tiles))]
}

fn extras(seats: &Seats, deal: &Deal) -> Vec<Field> {
    let [size, player] = poignee(1, "tarot-ask-poignee-second", seats, deal);
    vec![
        Field::optional("tarot-ask-petit", "petit_au_bout", "answer-none", SelectOption::all(Side::LABELS)),
        size,
        player,
        // Two answers in a row: three would break "Announced, made" on a narrow phone.
        Field::optional("tarot-ask-slam", "slam", "answer-none", SelectOption::all(Slam::LABELS))
            .looking(Widget::Tiles),
    ]
}

fn miseres(seats: &Seats, deal: &Deal) -> Field {
    let options = deal.seated().into_iter().map(|seat| Toggle::item("miseres", seats.label(seat), Label::Player(seat)));
    Field::toggles("tarot-ask-miseres-who", Widget::Chips, options.collect())
}
