//! The entry form of doppelkopf, and the form of its rules.

use super::hand::{ContraCall, Kind, MAX_BOCK, MAX_OTHER, MAX_VALUE, ReCall, Side};
use super::score::BELOW;
use super::{Calls, MAX_SOLOS, Rules, Scoring, State};
use crate::games::prelude::*;

/// The deals of a round for four and for five players.
const ROUND: [i64; 2] = [24, 30];

/// The condition of the questions about what happened, which a result replaces.
const OF_PLAY: &str = "counts!=value";

/// The questions: who was Re, the calls, the extra points, and the points or the result itself.
pub fn form(rules: &Rules, state: &State, seats: &Seats, deal: &Deal) -> Vec<Field> {
    let re = deal.seated().into_iter().map(|seat| Toggle::item("re", seats.label(seat), Label::Player(seat)));
    let of_play = |field| Field::when(OF_PLAY, field);
    let call = |legend, name, names: Vec<(&'static str, usize, Side)>| {
        let options = names.into_iter().map(|(value, level, side)| SelectOption::new(value, called(level, side)));
        Field::optional(legend, name, "answer-none", options).looking(Widget::Line)
    };
    let re_calls = ReCall::ALL.iter().map(|(name, call)| (*name, call.place(), Side::Re));
    let contra_calls = ContraCall::ALL.iter().map(|(name, call)| (*name, call.place(), Side::Contra));
    let counts = [("points", "doppelkopf-counts-points"), ("value", "doppelkopf-counts-value")];
    let counts = Field::segments("doppelkopf-ask-counts", "counts", "points", SelectOption::all(&counts));
    let points = Numbers {
        side: Some(Box::new(counts)),
        signed_when: Some("counts=value"),
        ..Numbers::new(Message::new("doppelkopf-ask-points"), vec![Cell::alone("points")], MAX_VALUE)
    };
    let bock =
        (rules.bock && state.bock > 0).then(|| Field::Aside(Message::new("doppelkopf-bock").count("bock", state.bock)));
    let summary = if rules.bock { "doppelkopf-ask-more-bock" } else { "doppelkopf-ask-more" };
    let fields = [
        Field::toggles("doppelkopf-ask-re", Widget::Tiles, re.collect()),
        of_play(call("doppelkopf-ask-re-call", "re_call", re_calls.collect())),
        of_play(call("doppelkopf-ask-contra-call", "contra_call", contra_calls.collect())),
        of_play(extra_points()),
        Field::Extras { summary: Message::new(summary), fields: more(rules, state) },
        Field::Numbers(points),
    ];
    bock.into_iter().chain(fields).collect()
}

/// What a side called: its own name, a limit that it denies the other, or every trick.
fn called(level: usize, side: Side) -> Message {
    match level {
        0 => side.label(),
        1..=3 => Message::new("doppelkopf-no").count("limit", BELOW[level - 1]),
        _ => Message::new("doppelkopf-black"),
    }
}

fn extra_points() -> Field {
    const KINDS: [(&str, &str, i64); 3] = [
        ("fox", "doppelkopf-fox", 2),
        ("doppelkopf", "doppelkopf-doppelkopf", 4),
        ("charlie", "doppelkopf-charlie", 1),
    ];
    let row = |(side, label): (&str, &'static str)| CountRow {
        label: Message::new(label).into(),
        cells: KINDS
            .map(|(kind, label, most)| Count {
                name: format!("extras[{side}][{kind}]"),
                label: Message::new(label),
                most,
            })
            .to_vec(),
    };
    let rows = [("re", "doppelkopf-re-extra"), ("contra", "doppelkopf-contra-extra")].map(row).to_vec();
    Field::Counts { legend: Message::new("doppelkopf-ask-extras"), rows, beside: None }
}

/// What is rare.
fn more(rules: &Rules, state: &State) -> Vec<Field> {
    let of_play = |field| Field::when(OF_PLAY, field);
    let games = Field::optional("doppelkopf-ask-game", "game", "answer-none", SelectOption::all(Kind::LABELS));
    let no_tricks =
        Field::optional("doppelkopf-ask-no-tricks", "no_tricks", "answer-none", SelectOption::all(Side::LABELS));
    let compulsory = vec![Toggle::flag("compulsory", Message::new("doppelkopf-compulsory"))];
    let cell = |side: Side| Cell {
        label: Some(side.label().into()),
        ..Cell::alone(&format!("extras[{}][other]", side.name()))
    };
    let other = vec![cell(Side::Re), cell(Side::Contra)];
    let bocks = std::iter::once(SelectOption { is_none: true, ..SelectOption::new("", Message::new("answer-none")) });
    let bocks = bocks.chain((1..=MAX_BOCK).map(SelectOption::number)).collect();
    let last = if state.bock > 0 { state.bock.to_string() } else { String::new() };
    let bock = Field::segments("doppelkopf-ask-bock", "bock", &last, bocks).looking(Widget::Line);
    let mut fields = Vec::new();
    fields.extend(rules.bock.then(|| of_play(bock)));
    fields.extend([
        Field::Grid { columns: 3, fields: vec![games] },
        Field::toggles("doppelkopf-ask-flags", Widget::Chips, compulsory),
        of_play(no_tricks.looking(Widget::Line)),
        of_play(Field::Steps(Steps::new(Message::new("doppelkopf-ask-other"), other, MAX_OTHER))),
    ]);
    fields
}

/// The questions about the rules.
pub fn rules() -> Vec<Field> {
    let worth = |calls: Calls| match calls {
        Calls::Double => Message::new("doppelkopf-calls-double"),
        _ => Message::new("doppelkopf-calls").count("points", calls.worth()),
    };
    let calls = Calls::ALL.iter().enumerate();
    let calls = calls.map(|(at, (name, calls))| SelectOption::new(if at == 0 { "" } else { name }, worth(*calls)));
    let solos = (0..=MAX_SOLOS).map(|solos| match solos {
        0 => SelectOption::new("", Message::new("rule-off")),
        solos => SelectOption::number(solos),
    });
    let scoring = [("", "doppelkopf-scoring-plus_minus"), (Scoring::Plus.name(), "doppelkopf-scoring-plus")];
    let deals = Message::new("doppelkopf-rule-deals-hint").count("four", ROUND[0]).count("five", ROUND[1]);
    let [no, yes] = [("", "rule-off"), ("true", "rule-on")];
    vec![
        Field::segments("doppelkopf-rule-scoring", "scoring", "", SelectOption::all(&scoring)),
        Field::segments("doppelkopf-rule-calls", "calls", "", calls.collect()),
        Field::segments(
            "doppelkopf-rule-nines",
            "nines",
            "",
            SelectOption::all(&[("", "rule-on"), ("false", "rule-off")]),
        ),
        Field::segments("doppelkopf-rule-bock", "bock", "", SelectOption::all(&[no, yes])),
        Field::segments("doppelkopf-rule-solos", "compulsory_solos", "", solos.collect()),
        Field::number_line(Message::new("doppelkopf-rule-deals"), "deals", deals),
    ]
}
