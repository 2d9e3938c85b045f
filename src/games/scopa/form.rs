//! The entry form of scopa, and the form of its rules.

use super::hand::{CARDS, COINS};
use super::read::{MAX_PRIMIERA, MAX_SCOPE};
use super::{Rules, Variant};
use crate::games::form::NOBODY;
use crate::games::prelude::*;
use crate::games::series::Series;

/// The questions: who has the most of what, the sweeps, and what is counted exactly.
pub fn form(rules: &Rules, seats: &Seats) -> Vec<Field> {
    let parties: Vec<Party> = seats.parties().collect();
    let label = |party: &Party| seats.label(party.first()).to_owned();
    let row = |(name, text, may_tie): (&str, &'static str, bool)| MatrixRow {
        label: Message::new(text).into(),
        values: parties.iter().map(label).chain(may_tie.then(|| NOBODY.to_owned())).collect(),
        name: Some(name.to_owned()),
    };
    let mut rows = vec![
        ("carte", "scopa-title-carte", true),
        ("denari", "scopa-title-denari", true),
        ("settebello", "scopa-title-settebello", false),
        ("primiera", "scopa-title-primiera", true),
    ];
    if rules.re_bello {
        rows.push(("re_bello", "scopa-title-re_bello", false));
    }
    let columns = parties.iter().map(|party| Label::Party(*party));
    let matrix = Field::Matrix {
        legend: Message::new("scopa-ask-most"),
        name: "carte".to_owned(),
        columns: columns.chain([Message::new("scopa-nobody").into()]).collect(),
        rows: rows.into_iter().map(row).collect(),
        called: None,
        is_named: false,
    };
    let scope = Cell::by_party("scope", seats, seats.parties());
    let scope = Steps::new(
        Message::new("scopa-ask-scope"),
        scope,
        MAX_SCOPE[usize::from(rules.variant == Variant::Scientifico)],
    );
    vec![
        Field::Aside(Message::new("scopa-to").count("target", rules.series.target)),
        matrix,
        Field::Steps(scope),
        Field::Extras { summary: Message::new(summary(rules)), fields: extras(rules, seats, &parties) },
    ]
}

fn summary(rules: &Rules) -> &'static str {
    match (rules.napola, rules.cappotto) {
        (false, false) => "scopa-ask-counts",
        (true, false) => "scopa-ask-napola-counts",
        (false, true) => "scopa-ask-cappotto-counts",
        (true, true) => "scopa-ask-both-counts",
    }
}

fn extras(rules: &Rules, seats: &Seats, parties: &[Party]) -> Vec<Field> {
    let counts = |name: &str, legend: Message, most, total| {
        let cells = Cell::by_party(name, seats, parties.iter().copied());
        Field::Numbers(Numbers { total, ..Numbers::new(legend, cells, most) })
    };
    let mut fields = Vec::new();
    if rules.napola {
        fields.push(counts("napola", Message::new("scopa-count-napola"), COINS, None));
    }
    if rules.cappotto {
        let options = parties.iter().map(|party| SelectOption::new(seats.label(party.first()), Label::Party(*party)));
        let cappotto = Field::optional("scopa-title-cappotto", "cappotto", "answer-no-player", options);
        fields.push(cappotto.looking(Widget::Tiles));
    }
    let all = |id, all: i64| Message::new(id).count("all", all);
    fields.extend([
        counts("carte", all("scopa-count-carte", CARDS), CARDS, Some(CARDS)),
        counts("denari", all("scopa-count-denari", COINS), COINS, Some(COINS)),
        counts("primiera", Message::new("scopa-count-primiera"), MAX_PRIMIERA, None),
    ]);
    fields
}

/// The questions about the rules.
pub fn rules() -> Vec<Field> {
    let variants = Variant::ALL.iter().enumerate().map(|(at, (name, variant))| {
        let hint = Message::new("scopa-to").count("target", variant.target());
        SelectOption::new(if at == 0 { "" } else { name }, variant.label()).hint(hint)
    });
    let switch = |legend: &'static str, name: &str| {
        Field::segments(legend, name, "", SelectOption::all(&[("", "rule-off"), ("true", "rule-on")]))
    };
    let [target, games] = Series::form(Variant::Scopa.target());
    vec![
        Field::segments("scopa-rule-variant", "variant", "", variants.collect()),
        target,
        switch("scopa-rule-napola", "napola"),
        switch("scopa-rule-re_bello", "re_bello"),
        switch("scopa-rule-cappotto", "cappotto"),
        games,
    ]
}
