//! The entry form of hearts, and what the next deal says.

use super::{ALL_POINTS, Exact, JACK, MAX_OFF, Moon, PASSED, Passing, Rules, TARGET, Tie};
use crate::games::prelude::*;

/// For each number of players from 3: the cards that are left out, the card that leads, and to whom cards are passed, deal by
/// deal. With six and seven players sources are silent: as many low cards as the hands need, and an extended cycle.
const DEALS: [(&str, &str, &[&str]); 5] = [
    ("♦\u{fe0e}2", CLUB_TWO, &[LEFT, RIGHT, NONE]),
    ("", CLUB_TWO, &[LEFT, RIGHT, "hearts-pass-across", NONE]),
    ("♦\u{fe0e}2 ♣\u{fe0e}2", CLUB_THREE, &[LEFT, RIGHT, SECOND_LEFT, SECOND_RIGHT, NONE]),
    (
        "♦\u{fe0e}2 ♦\u{fe0e}3 ♣\u{fe0e}2 ♣\u{fe0e}3",
        "♣\u{fe0e}4",
        &[LEFT, RIGHT, SECOND_LEFT, SECOND_RIGHT, "hearts-pass-across", NONE],
    ),
    (
        "♦\u{fe0e}2 ♦\u{fe0e}3 ♣\u{fe0e}2",
        CLUB_THREE,
        &[LEFT, RIGHT, SECOND_LEFT, SECOND_RIGHT, "hearts-pass-third-left", "hearts-pass-third-right", NONE],
    ),
];
const CLUB_TWO: &str = "♣\u{fe0e}2";
const CLUB_THREE: &str = "♣\u{fe0e}3";
const LEFT: &str = "hearts-pass-left";
const RIGHT: &str = "hearts-pass-right";
const SECOND_LEFT: &str = "hearts-pass-second-left";
const SECOND_RIGHT: &str = "hearts-pass-second-right";
const NONE: &str = "hearts-pass-none";
/// The cards of the pack.
const PACK: usize = 52;

pub fn rules() -> Vec<Field> {
    let number = |legend, name, hint, usual: i64| {
        Field::number_line(Message::new(legend), name, Message::new(hint).count("usual", usual))
    };
    // What is usual is left out of the document.
    let options = |labels: &[(&'static str, &'static str)]| {
        let mut options = SelectOption::all(labels);
        options[0].value.clear();
        options
    };
    let passing = [("", "hearts-passing-cycle"), ("left", "hearts-passing-left"), ("none", "hearts-passing-none")];
    let jack = [("", "rule-off"), ("true", "rule-on")];
    let of = |legend, count: i64| Message::new(legend).count("points", count);
    vec![
        number("hearts-rule-target", "target", "hearts-rule-target-hint", TARGET),
        Field::segments(of("hearts-rule-moon", ALL_POINTS), "moon", "", options(Moon::LABELS)),
        Field::segments(of("hearts-rule-jack", JACK), "jack", "", SelectOption::all(&jack)),
        number("hearts-rule-no-tricks", "no_tricks", "hearts-rule-no-tricks-hint", MAX_OFF),
        Field::segments("hearts-rule-exact", "exact", "", options(Exact::LABELS)),
        Field::segments("hearts-rule-tie", "tie", "", options(Tie::LABELS)),
        Field::segments("hearts-rule-passing", "passing", "", SelectOption::all(&passing)),
    ]
}

/// What each player took, with the marks of the moon and of what else the rules count.
pub fn form(table: &Context<'_, Rules>) -> Vec<Field> {
    let (rules, seats, players) = (table.rules, table.seats, table.deal.seated());
    let legend = Message::new("hearts-ask-points").count("all", ALL_POINTS);
    let numbers = Numbers::of_values(legend, Cell::by_player("points", seats, &players), ALL_POINTS);
    let mark = |column, name: &str| Beside::player(column, name, "answer-no-player", seats, &players);
    let mut beside = Vec::new();
    if rules.moon != Moon::None {
        beside.push(Beside { fills: Some((ALL_POINTS, 0)), ..mark("hearts-column-moon", "shooter") });
    }
    if rules.jack {
        beside.push(mark("hearts-column-jack", "jack"));
    }
    if rules.no_tricks > 0 {
        beside.push(mark("hearts-column-no-tricks", "no_tricks[]"));
    }
    let mut fields = vec![Field::Numbers(Numbers { total: Some(ALL_POINTS), beside, ..numbers })];
    if rules.moon == Moon::Choice {
        let choices = [("add", "hearts-choice-add"), ("subtract", "hearts-choice-subtract")];
        let option = |(value, label): &(&'static str, &'static str)| {
            SelectOption::new(*value, Message::new(label).count("points", ALL_POINTS))
        };
        let choice = Field::choice("hearts-ask-moon", "moon", Widget::Segments, choices.iter().map(option).collect());
        fields.push(Field::when("shooter!=", choice));
    }
    fields
}

pub fn next_deal(table: &Context<'_, Rules>) -> NextDeal {
    let players = table.deal.active.len();
    let Some((left_out, lead, cycle)) = DEALS.get(players.wrapping_sub(3)) else { return NextDeal::default() };
    let pass = match table.rules.passing {
        Passing::Cycle => cycle.get(table.state.deals % cycle.len()).copied().unwrap_or(NONE),
        Passing::Left => LEFT,
        Passing::None => NONE,
    };
    let left = left_out.split_whitespace().count();
    let mut notes = vec![
        Message::new(pass).count("cards", PASSED),
        Message::new("hearts-deal").count("each", (PACK - left) / players).with("card", *lead),
    ];
    if left > 0 {
        notes.push(Message::new("hearts-deal-left-out").with("cards", *left_out));
    }
    NextDeal { notes, ..NextDeal::default() }
}
