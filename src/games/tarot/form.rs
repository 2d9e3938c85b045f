//! The entry form of tarot.

use super::hand::{Bid, Size, target};
use super::{Rules, deal_facts};
use crate::games::kit::{
    Called, Cell, Choice, Choosable, Deal, Field, Look, Node, Numbers, Pile, Seats, Text, Toggle, typed_number, who,
};
use crate::ledger::{parse_amount, print_amount};

/// The cards by value in half-points. The helper counts the bouts separately.
static PILE: Pile = Pile {
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

/// The answers to questions about a side.
const SIDES: [(&str, &str); 2] = [("attack", "tarot-side-attack"), ("defence", "tarot-side-defence")];

/// The slams, from the most common.
const SLAMS: [(&str, &str); 4] = [
    ("made", "tarot-slam-made"),
    ("announced_made", "tarot-slam-announced-made"),
    ("announced_failed", "tarot-slam-announced-failed"),
    ("defence", "tarot-slam-defence"),
];

/// The questions, in the order of play.
pub fn form(rules: Rules, seats: &Seats, deal: &Deal) -> Vec<Field> {
    let mut fields = vec![takers_and_called(seats, deal), bouts()];
    // The most common of the rare events is not collapsed, so that it takes only one tap.
    fields.push(poignee(0, "tarot-ask-poignee", deal).looking(Look::Columns(None)));
    fields.push(Field::Extras { summary: Text::new("tarot-ask-extras"), fields: extras(deal) });
    if rules.misere {
        fields.push(Field::Extras { summary: Text::new("tarot-ask-miseres"), fields: vec![miseres(seats, deal)] });
    }
    let side = Field::segments("tarot-ask-side", "points_of", "attack", Choosable::all(&SIDES));
    fields.push(Field::Numbers(Numbers {
        halves: deal.active.len() != 4,
        pile: Some(&PILE),
        side: Some(Box::new(side)),
        ..Numbers::new(Text::new("tarot-ask-points"), vec![Cell::alone("points")], 2)
    }));
    fields
}

/// The questions that can be answered before the play.
pub fn bid(seats: &Seats, deal: &Deal) -> Vec<Field> {
    vec![takers(seats, deal)]
}

/// Converts the defence's points to the attack's, which the document has. Players may count the smaller pile.
pub fn tidy(draft: &mut Node) {
    let side = draft.remove("points_of");
    let of_defence = side.as_ref().and_then(Node::as_text) == Some("defence");
    if let Some(points) = draft.get("points").and_then(Node::as_text).filter(|_| of_defence)
        && let Ok(tenths) = parse_amount(&typed_number(points), 1)
    {
        draft.set("points", Node::from(print_amount(910 - tenths, 1, false)));
    }
}

fn takers(seats: &Seats, deal: &Deal) -> Field {
    let columns = ["tarot-column-petite", "tarot-column-garde", "tarot-column-garde-sans", "tarot-column-garde-contre"];
    who::and_bid::<Bid>(Text::new("tarot-ask-taker"), "taker+bid", columns, seats, &deal.seated())
}

/// With five active players, the taker calls a partner.
fn takers_and_called(seats: &Seats, deal: &Deal) -> Field {
    let mut takers = takers(seats, deal);
    if let Field::Matrix { called, .. } = &mut takers {
        *called = (deal.active.len() == 5).then(|| Called {
            legend: Text::new("tarot-ask-partner"),
            name: "partner".to_owned(),
            column: Text::new("tarot-column-called"),
            alone: Text::new("tarot-alone"),
            values: deal.seated().into_iter().map(|seat| seats.label(seat).to_owned()).collect(),
        });
    }
    takers
}

fn bouts() -> Field {
    let options = (0..=3).map(|bouts| {
        Choosable::new(bouts.to_string(), Text::new("plain-number").count("number", bouts))
            .hint(Text::new("plain-number").count("number", target(bouts)))
    });
    Field::choice(Text::new("tarot-ask-bouts"), "bouts", Look::Columns(Some("tarot-needs")), options.collect())
}

fn poignee(at: usize, legend: &'static str, deal: &Deal) -> Field {
    let (_, _, trumps) = deal_facts(deal.active.len());
    let sizes = Size::ALL.iter().map(|(size, _)| *size).zip(trumps);
    let shown =
        sizes.map(|(size, trumps)| Choosable::new(size, Text::new("tarot-poignee-trumps").count("trumps", trumps)));
    let options = std::iter::once(Choosable::new("", Text::new("answer-none"))).chain(shown).collect();
    Field::segments(legend, &format!("poignees[{at}][size]"), "", options)
}

fn extras(deal: &Deal) -> Vec<Field> {
    let none = || Choosable::new("", Text::new("answer-none"));
    let petit = std::iter::once(none()).chain(Choosable::all(&SIDES)).collect();
    let slam = std::iter::once(none()).chain(Choosable::all(&SLAMS)).collect();
    vec![
        Field::segments("tarot-ask-petit", "petit_au_bout", "", petit),
        poignee(1, "tarot-ask-poignee-second", deal),
        // Two answers in a row: three would break "Announced, made" on a narrow phone.
        Field::segments("tarot-ask-slam", "slam", "", slam).looking(Look::Tiles),
    ]
}

fn miseres(seats: &Seats, deal: &Deal) -> Field {
    let options = deal.seated().into_iter().map(|seat| Toggle {
        name: "miseres[]".to_owned(),
        value: seats.label(seat).to_owned(),
        label: Text::new("player-name").with("player", seat),
    });
    Field::Toggles { legend: Text::new("tarot-ask-miseres-who"), options: options.collect() }
}
