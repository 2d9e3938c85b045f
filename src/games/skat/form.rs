//! The entry form of skat, and the form of its rules.

use super::hand::{Announced, JACKS, Kontra, MATADORS, MAX_BID, Played};
use super::ramsch::{MAX_PUSHED, RAMSCH};
use super::{ALL_POINTS, LIMIT, MAX_BOCK, Rules, Scoring, State, WonGames};
use crate::games::info::PLAYED;
use crate::games::prelude::*;

/// A limit of Bierlachs that is usual beside the default one.
const OTHER_LIMIT: i64 = 501;
/// The deals of a list for three and for four players.
const LIST: [i64; 2] = [36, 48];

/// The condition of the questions about a suit or a grand.
const NO_NULL: &str = "declarer+game!=+null";

/// The questions about a game with a declarer, and about a ramsch if the rules have it.
pub fn form(rules: &Rules, state: &State, seats: &Seats, deal: &Deal) -> Vec<Field> {
    let players = deal.seated();
    let numbers = |most: i64| (1..=most).map(SelectOption::number);
    let columns = Played::ALL.iter().map(|(name, game)| (*name, column(*game)));
    let who = who::and_named("skat-ask-game", "declarer+game", columns.collect(), seats, &players);
    let matadors = numbers(MATADORS).map(|option| {
        let is_of_suits = option.value.parse::<i64>().is_ok_and(|matadors| matadors > JACKS);
        if is_of_suits { option.never("declarer+game", "+grand") } else { option }
    });
    let matadors = Field::choice("skat-ask-matadors", "matadors", Widget::Keys, matadors.collect());
    let won = SelectOption::all(&[("true", "skat-won"), ("false", "skat-lost")]);
    let won = Field::choice("skat-ask-won", "won", Widget::Tiles, won);
    let mut fields = vec![
        asked(rules, "", who),
        asked(rules, NO_NULL, matadors),
        Field::Grid { columns: 4, fields: levels(rules) },
        Field::Grid { columns: 2, fields: vec![asked(rules, "", won)] },
    ];
    if rules.ramsch {
        let kinds = SelectOption::all(&[(PLAYED, "skat-play"), (RAMSCH, "skat-game-ramsch")]);
        fields.insert(0, Field::segments("skat-ask-kind", "result", PLAYED, kinds));
        let pushed = Field::optional("skat-ask-pushed", "pushed", "answer-none", numbers(MAX_PUSHED));
        fields.extend([points(seats, &players), pushed.looking(Widget::Line)].map(of_ramsch));
    }
    let summary = if rules.ramsch { "skat-ask-extras-ramsch" } else { "skat-ask-extras" };
    fields.push(Field::Extras { summary: Message::new(summary), fields: extras(rules, state, seats, &players) });
    if rules.bock && state.bock > 0 {
        fields.insert(0, Field::Aside(Message::new("skat-bock").count("bock", state.bock)));
    }
    fields
}

fn column(game: Played) -> Label {
    match game {
        Played::Diamonds => Suit::Diamonds.into(),
        Played::Hearts => Suit::Hearts.into(),
        Played::Spades => Suit::Spades.into(),
        Played::Clubs => Suit::Clubs.into(),
        Played::Grand | Played::Null => game.label().into(),
    }
}

/// What adds a level to a game.
fn levels(rules: &Rules) -> Vec<Field> {
    let flags = [
        ("", "hand", "skat-hand"),
        (NO_NULL, "schneider", "skat-schneider"),
        (NO_NULL, "schwarz", "skat-schwarz"),
        ("", "ouvert", "skat-ouvert"),
    ];
    let field = |(only, name, label): (&str, &str, &'static str)| {
        let toggle = Toggle::flag(name, Message::new(label)).hint(Message::new("skat-plus").count("count", 1));
        asked(rules, only, Field::toggles(label, Widget::Segments, vec![toggle]))
    };
    flags.map(field).to_vec()
}

/// A question about a game with a declarer.
fn asked(rules: &Rules, only: &str, field: Field) -> Field {
    match (rules.ramsch, only) {
        (false, "") => field,
        (false, only) => Field::when(only, field),
        (true, "") => Field::when(format!("result={PLAYED}"), field),
        (true, only) => Field::when(format!("result={PLAYED}&{only}"), field),
    }
}

fn of_ramsch(field: Field) -> Field {
    Field::when(format!("result={RAMSCH}"), field)
}

fn points(seats: &Seats, players: &[Seat]) -> Field {
    let legend = Message::new("skat-ask-points").count("all", ALL_POINTS);
    let no_tricks =
        Beside { is_named: true, ..Beside::player("skat-no-tricks", "no_tricks[]", "skat-nobody", seats, players) };
    let numbers = Numbers::new(legend, Cell::by_player("points", seats, players), ALL_POINTS);
    Field::Numbers(Numbers { total: Some(ALL_POINTS), beside: vec![no_tricks], ..numbers })
}

fn extras(rules: &Rules, state: &State, seats: &Seats, players: &[Seat]) -> Vec<Field> {
    let line = |legend, name, options: Vec<SelectOption>| {
        Field::optional(legend, name, "answer-none", options).looking(Widget::Line)
    };
    let announced = line("skat-ask-announced", "announced", SelectOption::all(Announced::LABELS));
    let mut fields = vec![asked(rules, NO_NULL, announced)];
    if rules.kontra {
        fields.push(asked(rules, "", line("skat-ask-kontra", "kontra", SelectOption::all(Kontra::LABELS))));
    }
    if rules.bock {
        // The rounds run on, so the last number stays until it is changed.
        let mut bock = line("skat-ask-bock", "bock", (1..=MAX_BOCK).map(SelectOption::number).collect());
        if let Field::Choice { chosen, .. } = &mut bock
            && state.bock > 0
        {
            *chosen = Some(state.bock.to_string());
        }
        fields.push(bock);
    }
    let cell = |name: &str, label| Cell { label: Some(Message::new(label).into()), ..Cell::alone(name) };
    let cells = vec![cell("points", "skat-points"), cell("bid", "skat-bid")];
    let numbers = Numbers::new(Message::new("skat-ask-numbers"), cells, MAX_BID);
    fields.push(asked(rules, "", Field::Numbers(numbers)));
    if rules.ramsch {
        let players = players.iter().map(|seat| who::tile(seats, *seat));
        let loser = Field::optional("skat-ask-loser", "loser", "skat-both", players);
        fields.push(of_ramsch(loser.looking(Widget::Tiles)));
    }
    fields
}

/// The questions about the rules.
pub fn rules() -> Vec<Field> {
    let switch = |legend: &'static str, name: &str| {
        Field::segments(legend, name, "", SelectOption::all(&[("", "rule-off"), ("true", "rule-on")]))
    };
    let or_default = |labels: &[(&'static str, &'static str)]| {
        let mut options = SelectOption::all(labels);
        if let Some(first) = options.first_mut() {
            first.value.clear();
        }
        options
    };
    let limit = Message::new("skat-rule-limit-hint").count("limit", LIMIT).count("other", OTHER_LIMIT);
    let deals = Message::new("skat-rule-deals-hint").count("three", LIST[0]).count("four", LIST[1]);
    let of_bierlachs = |field| Field::when("scoring=bierlachs", field);
    let won_games = Field::segments("skat-rule-won_games", "won_games", "", or_default(WonGames::LABELS));
    vec![
        Field::segments("skat-rule-scoring", "scoring", "", or_default(Scoring::LABELS)),
        of_bierlachs(Field::number_line(Message::new("skat-rule-limit"), "limit", limit)),
        of_bierlachs(won_games),
        switch("skat-rule-kontra", "kontra"),
        switch("skat-rule-ramsch", "ramsch"),
        switch("skat-rule-bock", "bock"),
        Field::number_line(Message::new("skat-rule-deals"), "deals", deals),
    ]
}
