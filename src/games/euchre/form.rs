//! The rules form and the entry form of euchre.

use super::hand::End;
use super::{EUCHRED, LONE_MARCH, Rules, TARGET, TRICKS};
use crate::games::prelude::*;
use crate::games::series::Series;

/// The question of who made trumps, and with whom.
pub const CALLER: &str = "caller+alone";

pub fn rules() -> Vec<Field> {
    let [target, games] = Series::form(TARGET);
    vec![
        target,
        games,
        Field::rule_flag("euchre-rule-stick", "stick_the_dealer"),
        Field::rule("euchre-rule-lone-march", "lone_march", LONE_MARCH),
        Field::rule("euchre-rule-lone-euchred", "lone_euchred", EUCHRED),
        Field::rule("euchre-rule-euchred-all", "euchred_all", EUCHRED),
        Field::rule("euchre-rule-defend-alone", "defend_alone", 0),
    ]
}

/// The questions, in the order of play.
pub fn hand(table: &Context<'_, Rules>) -> Vec<Field> {
    let tricks = (0..=TRICKS).map(SelectOption::number);
    let mut extras = vec![
        Trump::memo("euchre-ask-trump"),
        Field::optional("euchre-ask-tricks", "tricks", "answer-none", tricks).looking(Widget::Keys),
    ];
    if table.rules.defend_alone > 0 {
        extras.push(who::or_nobody("euchre-ask-defender", "defender", table.seats, &table.deal.seated()));
    }
    let summary = Message::new(if extras.len() > 2 { "euchre-ask-extras-defender" } else { "euchre-ask-extras" });
    vec![callers(table.seats, &table.deal.seated()), ends(table.rules), Field::Extras { summary, fields: extras }]
}

/// A row for each player, partners together.
fn callers(seats: &Seats, players: &[Seat]) -> Field {
    let rows = who::by_side(seats, players).into_iter().map(|seat| MatrixRow {
        label: Label::Player(seat),
        values: vec![seats.label(seat).to_owned(), joined(&[seats.label(seat), "true"])],
        name: None,
    });
    Field::Matrix {
        legend: Message::new("euchre-ask-caller"),
        name: CALLER.to_owned(),
        columns: ["euchre-column-with", "euchre-column-alone"].map(|column| Message::new(column).into()).to_vec(),
        rows: rows.collect(),
        called: None,
        is_named: false,
    }
}

/// The fourth tile is there only where it is worth something else than a euchre.
fn ends(rules: &Rules) -> Field {
    let worth = |end, alone| rules.worth(end, alone, false);
    let hint = |id, end| {
        let hint = Message::new(id).count("all", TRICKS).count("least", TRICKS / 2 + 1);
        hint.count("points", worth(end, false)).count("alone", worth(end, true))
    };
    let is_all_apart = rules.euchred_all != EUCHRED;
    let tile = |end: End, id| SelectOption::new(end.name(), end.label()).hint(hint(id, end));
    let mut tiles = vec![
        tile(End::Made, "euchre-hint-made"),
        tile(End::March, "euchre-hint-march"),
        tile(
            End::Euchred,
            match (is_all_apart, rules.lone_euchred == EUCHRED) {
                (true, _) => "euchre-hint-euchred-some",
                (false, true) => "euchre-hint-euchred",
                (false, false) => "euchre-hint-euchred-lone",
            },
        ),
    ];
    if is_all_apart {
        let is_same = worth(End::EuchredAll, false) == worth(End::EuchredAll, true);
        let id = if is_same { "euchre-hint-euchred-none" } else { "euchre-hint-euchred-all" };
        tiles.push(tile(End::EuchredAll, id));
    }
    let look = if is_all_apart { Widget::Tiles } else { Widget::Segments };
    Field::choice("euchre-ask-end", "outcome", look, tiles)
}
