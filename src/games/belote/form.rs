//! The entry form of belote.

use super::hand::{ALL_POINTS, Capot, DECLARATIONS, Doubled, EVERY_TRICK, MAX_BELOTES, Side, Trump, bids};
use super::rules::{CAPOT, GENERALE, Rules};
use super::waiting;
use crate::games::prelude::*;

/// Above this, a bid needs declarations or several belotes.
const USUAL_BID: i64 = 180;

/// The condition of the questions about a game without a suit as trumps. In a document its cell has a value of its own.
const OTHER_TRUMPS: &str = "taker+trump=+|+no_trumps|+all_trumps";

/// The questions, in the order of play.
pub fn form(table: &Context<'_, Rules>) -> Vec<Field> {
    let (rules, seats, players) = (table.rules, table.seats, table.deal.seated());
    let mut fields: Vec<Field> = waiting(table).map(|line| Field::Notes(vec![line])).into_iter().collect();
    if rules.coinche.is_some() {
        let tiles = players.iter().map(|seat| who::tile(seats, *seat)).collect();
        fields.push(Field::choice("belote-ask-taker", "taker", Widget::Tiles, tiles));
        fields.push(bid_keys("belote-ask-bid", |bid| rules.declarations || bid <= USUAL_BID || bid >= CAPOT));
        let trump =
            Field::optional("belote-ask-trump", "trump", "belote-not-noted", Trump::ALL.iter().map(trump_option));
        fields.push(Field::Grid { columns: Trump::ALL.len(), fields: vec![trump] });
        fields.push(Field::Grid { columns: 4, fields: vec![doubled(), belotes(true)] });
    } else {
        fields.push(taker_and_trump(seats, &players));
        let others = [Trump::NoTrumps, Trump::AllTrumps].map(|trump| SelectOption::new(trump.name(), trump.label()));
        let others = Field::choice("belote-ask-other", "trump", Widget::Line, others.to_vec());
        fields.push(Field::when(OTHER_TRUMPS, others));
        fields.push(belotes(false));
    }
    let every_trick =
        Toggle { value: EVERY_TRICK.to_owned(), ..Toggle::flag("capot", Message::new("belote-every-trick")) };
    let every_trick = Field::toggles("belote-ask-every-trick", Widget::Line, vec![every_trick]);
    fields.push(Field::when(format!("points=0|{ALL_POINTS}"), every_trick));
    fields.push(several_belotes(rules));
    fields.push(extras(rules, seats, &players));
    let side = Field::segments("belote-ask-side", "points_of", Side::Attack.name(), SelectOption::all(Side::LABELS));
    let points = Numbers::new(Message::new("belote-ask-points"), vec![Cell::alone("points")], ALL_POINTS);
    fields.push(Field::Numbers(Numbers { side: Some(Box::new(side)), ..points }));
    fields
}

/// The last column stands for no trumps and all trumps.
fn taker_and_trump(seats: &Seats, players: &[Seat]) -> Field {
    let suits = Trump::ALL.iter().filter_map(|(name, trump)| Some((*name, trump.suit()?.into())));
    let columns = suits.chain([("", Message::new("belote-column-other").into())]).collect();
    who::and_named("belote-ask-taker-trump", "taker+trump", columns, seats, players)
}

fn trump_option((name, trump): &(&'static str, Trump)) -> SelectOption {
    let label = match trump.suit() {
        Some(suit) => suit.into(),
        None if *trump == Trump::NoTrumps => Message::new("belote-column-no_trumps").into(),
        None => Message::new("belote-column-all_trumps").into(),
    };
    SelectOption { label, ..SelectOption::new(*name, trump.label()) }
}

fn bid_keys(legend: &'static str, is_offered: impl Fn(i64) -> bool) -> Field {
    let key = |bid: i64| match bid {
        CAPOT => SelectOption::number(bid).hint(Message::new("belote-name-capot")),
        GENERALE => SelectOption::number(bid).hint(Message::new("belote-name-generale")).wide(),
        bid => SelectOption::number(bid),
    };
    let bids = bids().filter(|bid| is_offered(*bid)).map(key).collect();
    Field::Grid { columns: 7, fields: vec![Field::choice(legend, "bid", Widget::Keys, bids)] }
}

fn doubled() -> Field {
    let options = Doubled::ALL.iter().map(|(name, doubled)| {
        SelectOption::new(*name, doubled.label()).hint(Message::new("belote-times").count("times", doubled.times()))
    });
    Field::optional("belote-ask-coinche", "coinche", "answer-none", options)
}

/// Whose the belote is; in cells, each names it.
fn belotes(in_cells: bool) -> Field {
    let toggle = |(name, side): &(&'static str, Side)| {
        if in_cells {
            Toggle::item("belotes", name, Message::new("belote-ask-belote")).hint(side.label())
        } else {
            Toggle::item("belotes", name, side.label())
        }
    };
    let look = if in_cells { Widget::Segments } else { Widget::Line };
    Field::toggles("belote-ask-belote", look, Side::ALL.iter().map(toggle).collect())
}

/// How many belotes there are, where there can be several.
fn several_belotes(rules: &Rules) -> Field {
    let belote = |(name, side): &(&'static str, Side)| Cell {
        label: Some(side.label().into()),
        ..Cell::alone(&format!("belotes[={name}]"))
    };
    let cells = Side::ALL.iter().map(belote).collect();
    let belotes = Field::Steps(Steps::new(Message::new("belote-ask-belotes"), cells, MAX_BELOTES));
    Field::when(if rules.coinche.is_some() { "trump=all_trumps" } else { OTHER_TRUMPS }, belotes)
}

/// The rare events.
fn extras(rules: &Rules, seats: &Seats, players: &[Seat]) -> Field {
    let capots = SelectOption::all(Capot::LABELS);
    let capot = Field::optional("belote-ask-capot", "capot", "answer-none", capots).looking(Widget::Segments);
    let mut fields = vec![capot];
    let summary = if rules.declarations {
        fields.push(declarations(seats, players));
        "belote-ask-extras-declarations"
    } else if rules.coinche.is_some() {
        fields.push(bid_keys("belote-ask-bid-high", |bid| bid > USUAL_BID && bid < CAPOT));
        "belote-ask-extras-bids"
    } else {
        "belote-ask-extras"
    };
    Field::Extras { summary: Message::new(summary), fields }
}

fn declarations(seats: &Seats, players: &[Seat]) -> Field {
    let count = |seat: Seat, size: i64| Count {
        name: format!("declarations[player+size={}+{size}]", seats.label(seat)),
        label: Message::new("plain-number").count("number", size),
        most: 2,
    };
    let row = |seat: Seat| CountRow {
        label: Label::Player(seat),
        cells: DECLARATIONS.map(|size| count(seat, size)).to_vec(),
    };
    let rows = who::by_side(seats, players).into_iter().map(row).collect();
    Field::Counts { legend: Message::new("belote-ask-declarations"), rows, beside: None }
}
