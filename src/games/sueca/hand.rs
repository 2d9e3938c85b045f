//! The data of a hand of sueca, and its entry form.

use super::{ALL_POINTS, Bandeira, Draw, MAX_SINGLE, Rules};
use crate::games::prelude::*;

choices! {
    pub enum Win {
        Draw = "draw" => "sueca-win-draw",
        /// More than half of the points.
        Single = "single" => "sueca-win-single",
        Double = "double" => "sueca-win-double",
        /// Every trick.
        Bandeira = "bandeira" => "sueca-win-bandeira",
    }
}

/// How the players told the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// The points of both sides, and whether one of them took every trick.
    Points([i64; SIDES], bool),
    /// The result, and the side that won.
    Win(Win, Option<Party>),
    /// Who revoked.
    Renuncia(Seat),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub told: Told,
    /// The trumps, for information only.
    pub trump: Option<Suit>,
}

/// Reads a hand. Errors go to `fields`.
pub fn read(fields: &mut Fields<'_>) -> Option<Hand> {
    let ways = ["points", "win", "renuncia"].map(|way| (way, fields.raw(way).is_some()));
    let points = fields.numbers_by_party("points", Number::Count(0, ALL_POINTS), Some(ALL_POINTS));
    let every_trick = fields.flag("bandeira");
    let win = fields.optional_choice::<Win>("win");
    let winner = fields.optional_party("winner");
    let renuncia = fields.optional_player("renuncia");
    let trump = fields.optional_choice("trump");
    let told: Vec<&str> = ways.into_iter().filter(|(_, is_told)| *is_told).map(|(way, _)| way).collect();
    if let [_, second, ..] = told[..] {
        fields.add_error(second, Message::new("sueca-error-twice"));
        return None;
    }
    let needs_winner = win.is_some_and(|win| win != Win::Draw);
    fields.refuse_if(
        needs_winner && winner.is_none() && !fields.has_error("winner"),
        "winner",
        "sueca-error-winner-missing",
    );
    fields.refuse_if(!needs_winner && winner.is_some(), "winner", "sueca-error-winner");
    let has_all = points.iter().any(|(_, points)| *points == ALL_POINTS);
    fields.refuse_if(
        every_trick && !has_all,
        "bandeira",
        Message::new("sueca-error-bandeira").count("all", ALL_POINTS),
    );
    let told = match (win, renuncia) {
        (Some(win), _) => Told::Win(win, winner),
        (_, Some(player)) => Told::Renuncia(player),
        // What could not be read has an error already.
        _ if fields.has_error("points") || fields.has_error("win") || fields.has_error("renuncia") => return None,
        _ => Told::Points(check_points(&points, fields)?, every_trick),
    };
    Some(Hand { told, trump })
}

fn check_points(points: &[(Party, i64)], fields: &mut Fields<'_>) -> Option<[i64; SIDES]> {
    let text = match *points {
        [] => "sueca-error-none",
        [(_, one), (_, other)] if one + other != ALL_POINTS => "sueca-error-sum",
        [(_, one), _] if one == 1 || one == ALL_POINTS - 1 => "sueca-error-one",
        [(_, one), (_, other)] => return Some([one, other]),
        _ => "sueca-error-sum",
    };
    fields.add_error("points", Message::new(text).count("all", ALL_POINTS).count("most", ALL_POINTS - 1));
    None
}

/// The questions: the result on tiles, or the points in the dock.
pub fn form(table: &Context<'_, Rules>) -> Vec<Field> {
    let (rules, seats, draws) = (table.rules, table.seats, table.state.draws);
    let range = |low, high| Message::new("sueca-range").count("low", low).count("high", high);
    let tile = |party: Party, win: Win, worth: i64, hint: Message| {
        let value = joined(&[win.name(), seats.label(party.first())]);
        let hint = Message::new("sueca-worth").with("what", hint).count("worth", rules.worth(worth, draws));
        SelectOption::new(value, win.label()).hint(hint)
    };
    let tiles = seats.parties().flat_map(|party| {
        let every = if rules.bandeira == Bandeira::Tricks { "sueca-every-trick" } else { "sueca-every-point" };
        let every = Message::new(every).count("all", ALL_POINTS);
        [
            tile(party, Win::Single, 1, range(ALL_POINTS / 2 + 1, MAX_SINGLE)).below(party),
            tile(party, Win::Double, 2, range(MAX_SINGLE + 1, ALL_POINTS)),
            tile(party, Win::Bandeira, rules.bandeira_worth, every),
        ]
    });
    let next = if rules.draw == Draw::Void { "sueca-draw-nobody" } else { "sueca-draw-next" };
    let next = Message::new(next).count("half", ALL_POINTS / 2).count("worth", rules.worth(1, draws + 1));
    let draw = SelectOption::new(Win::Draw.name(), Win::Draw.label()).hint(next).wide();
    let tiles = Field::choice("sueca-ask-win", "win+winner", Widget::Tiles, tiles.chain([draw]).collect());
    let every_trick = |party: Party| {
        let toggle = Toggle::flag("bandeira", Message::new("sueca-every-trick"));
        let field = Field::toggles("sueca-ask-bandeira", Widget::Line, vec![toggle]);
        Field::when(format!("points[{}]={ALL_POINTS}", seats.label(party.first())), field)
    };
    let players = table.deal.seated();
    let rare = vec![
        who::or_nobody("sueca-ask-renuncia", "renuncia", seats, &who::by_side(seats, &players)),
        Field::optional("sueca-ask-trump", "trump", "sueca-not-noted", Suit::options()).looking(Widget::Line),
    ];
    let cells = Cell::by_party("points", seats, seats.parties());
    let points = Numbers {
        total: Some(ALL_POINTS),
        instead_of: Some("win+winner"),
        ..Numbers::new(Message::new("sueca-ask-points"), cells, ALL_POINTS)
    };
    let mut fields = vec![Field::Aside(Message::new("sueca-to").count("target", rules.series.target)), tiles];
    fields.extend(seats.parties().map(every_trick));
    fields.push(Field::Extras { summary: Message::new("sueca-ask-extras"), fields: rare });
    fields.push(Field::Numbers(points));
    fields
}
