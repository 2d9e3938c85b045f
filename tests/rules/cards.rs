//! The scoring cards: their figures are what hands pay, and their examples can be played under all rules.

use std::collections::BTreeSet;
use std::fmt::Write;

use tanto::document::{Seats, form_value};
use tanto::games::card::{Card, Section};
use tanto::games::{AnyGame, Field, GAMES};
use tanto::session::Position;

use crate::prelude::*;

const NAMES: [&str; 8] = ["Ana", "Bo", "Chloé", "Dag", "Eva", "Finn", "Guro", "Hugo"];

/// A table before its first hand, which the last player deals.
fn table(game: &'static dyn AnyGame, rules: &DocumentValue, players: usize) -> Position {
    let seats = Seats::new(NAMES.iter().take(players).map(|name| (*name).to_owned()).collect());
    let last = seats.all().next_back().unwrap();
    Position::new(game, rules, seats, last).unwrap()
}

fn card(table: &Position) -> Card {
    table.card(&table.deal(None))
}

/// The answers of a question about rules, each with the name of its input.
fn answers(field: &Field) -> Vec<(String, String)> {
    match field {
        Field::Choice { name, options, .. } => {
            options.iter().map(|option| (name.clone(), option.value.clone())).collect()
        }
        Field::Line { name, is_number: true, .. } => {
            ["2", "0", "300", "-200"].map(|number| (name.clone(), number.to_owned())).to_vec()
        }
        Field::When { field, .. } => answers(field),
        _ => Vec::new(),
    }
}

/// The rules that differ from the usual ones in one answer of the form.
fn rules_of(game: &'static dyn AnyGame) -> Vec<DocumentValue> {
    let form = game.rules_form();
    let fields: Vec<&Field> = form.iter().flat_map(Field::with_inner).collect();
    let (variants, others): (Vec<_>, Vec<_>) =
        fields.into_iter().flat_map(answers).partition(|(name, _)| ["variant", "scoring"].contains(&name.as_str()));
    let mut drafts = vec![Vec::new()];
    for variant in variants.into_iter().map(Some).chain([None]) {
        for other in others.iter().cloned().map(Some).chain([None]) {
            drafts.push(variant.clone().into_iter().chain(other).collect());
        }
    }
    let document = |draft: Vec<_>| game.rules_document(&form_value::draft(&draft), Language::En.notation()).ok();
    drafts.into_iter().filter_map(document).collect()
}

#[test]
fn every_card_has_an_example_that_can_be_played_under_all_rules() {
    for game in GAMES.iter().copied() {
        let mut said = 0;
        for rules in rules_of(game) {
            let Ok(play) = game.open(&rules) else { continue };
            for players in game.info().players.clone().take_while(|players| *players <= NAMES.len()) {
                if play.misfit(players).is_some() {
                    continue;
                }
                let table = table(game, &rules, players);
                let (card, deal) = (card(&table), table.deal(None));
                let about = format!("{}, {players} players, {}", game.info().id, rules.to_json());
                let hand = card.hand(table.seats(), &deal).unwrap_or_else(|| panic!("no example: {about}"));
                let (_, outcome, _) = table.clone().play(&hand, Format::Log).unwrap_or_else(|wrong| {
                    panic!("{}: {about}: {wrong:?}", hand.to_json());
                });
                let is_usual = rules == DocumentValue::empty();
                assert!(!is_usual || outcome.warnings.is_empty(), "an odd example: {about}");
                assert!(!card.sections.is_empty(), "an empty card: {about}");
                for section in &card.sections {
                    let columns = section.columns.len().max(1);
                    assert!(section.rows.iter().all(|(_, figures)| figures.len() == columns), "{about}: {section:?}");
                    for language in Language::ALL {
                        let formatter = Localizer::new(*language).for_table(table.seats(), table.measure());
                        let texts = section.notes.iter().chain(section.rows.iter().map(|(label, _)| label));
                        let texts = texts.chain([&section.heading]).chain(&section.columns);
                        for text in texts {
                            let text = formatter.say(text);
                            assert!(!text.is_empty() && !text.contains("{$"), "{about}: {text}");
                            said += 1;
                        }
                    }
                }
            }
        }
        assert_ne!(said, 0, "{} has no scoring card", game.info().id);
    }
}

/// The figure of a row, which has a label in English, in a column from 0: `60` of "± 60", `-40` of "−40", 25 cents of "$0.25".
fn figure(table: &Position, label: &str, column: usize) -> i64 {
    let formatter = Localizer::new(Language::En).for_table(table.seats(), table.measure());
    let rows = card(table).sections.into_iter().flat_map(|section| section.rows);
    let (_, figures) = rows
        .into_iter()
        .find(|(known, _)| formatter.say(known).eq_ignore_ascii_case(label))
        .unwrap_or_else(|| panic!("no row {label}"));
    let shown = formatter.say(&Message::new("plain-number").with("number", figures[column].clone()));
    let digits: String = shown.chars().filter(char::is_ascii_digit).collect();
    let value: i64 = digits.parse().unwrap_or_else(|_| panic!("no figure in {shown}"));
    if shown.starts_with('−') { -value } else { value }
}

/// What the first player gets by a hand; nothing for none.
fn paid(table: &Position, hand: &str) -> i64 {
    if hand.is_empty() {
        return 0;
    }
    let hand = DocumentValue::from_json(hand).unwrap();
    let (scored, ..) = table.clone().play(&hand, Format::Log).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    scored.delta(Seat(0))
}

/// A game, its rules and the number of players; a row of its card and the column; a hand and one without what the row names; and
/// how many times the first player gets the figure for the difference.
type Figure = (&'static str, &'static str, usize, (&'static str, usize), &'static str, &'static str, i64);

const FIGURES: &[Figure] = &[
    (
        "tarot",
        "{}",
        4,
        ("poignée of 13 trumps, to the side that wins", 0),
        r#"{"taker":"p1","bid":"garde","bouts":2,"points":49,"poignees":[{"size":"double"}]}"#,
        r#"{"taker":"p1","bid":"garde","bouts":2,"points":49}"#,
        3,
    ),
    (
        "tarot",
        "{}",
        5,
        ("Announced, failed", 0),
        r#"{"taker":"p1","partner":"p2","bid":"petite","bouts":2,"points":49,"slam":"announced_failed"}"#,
        r#"{"taker":"p1","partner":"p2","bid":"petite","bouts":2,"points":49}"#,
        2,
    ),
    ("tarot", "{}", 4, ("garde contre", 0), r#"{"taker":"p1","bid":"garde_contre","bouts":2,"points":41}"#, "", 25 * 3),
    ("belote", "{}", 4, ("capot", 0), r#"{"taker":"p1","capot":"attack"}"#, "", 1),
    (
        "belote",
        "{}",
        4,
        ("belote", 0),
        r#"{"taker":"p1","trump":"hearts","points":100,"belotes":["attack"]}"#,
        r#"{"taker":"p1","trump":"hearts","points":100}"#,
        1,
    ),
    (
        "belote",
        r#"{"variant":"coinche","declarations":true}"#,
        4,
        ("four jacks", 0),
        r#"{"taker":"p1","points":100,"bid":80,"declarations":[{"player":"p1","size":200}]}"#,
        r#"{"taker":"p1","points":100,"bid":80}"#,
        1,
    ),
    (
        "jass",
        "{}",
        4,
        ("Match, all nine tricks", 0),
        r#"{"trump":"hearts","declarer":"p1","points":157,"match":true}"#,
        r#"{"trump":"hearts","declarer":"p1","points":157}"#,
        1,
    ),
    (
        "jass",
        r#"{"deck":"swiss","counting":"multiplied"}"#,
        4,
        ("shields", 0),
        r#"{"trump":"shields","declarer":"p1","points":100}"#,
        "",
        100,
    ),
    ("solo_whist", "{}", 4, ("Misère", 1), r#"{"soloist":"p1","bid":"misere","tricks":0}"#, "", 3),
    ("solo_whist", "{}", 4, ("Royal abondance", 1), r#"{"soloist":"p1","bid":"royal_abondance","tricks":9}"#, "", 3),
    (
        "tresillo",
        "{}",
        3,
        ("Solo", 0),
        r#"{"hombre":"p1","bid":"solo","tricks":{"p1":5,"p2":2,"p3":2}}"#,
        r#"{"hombre":"p1","bid":"juego","tricks":{"p1":5,"p2":2,"p3":2}}"#,
        2,
    ),
    (
        "lombre",
        "{}",
        3,
        ("no cards exchanged", 0),
        r#"{"hombre":"p1","no_exchange":true,"tricks":{"p1":5,"p2":2,"p3":2}}"#,
        r#"{"hombre":"p1","tricks":{"p1":5,"p2":2,"p3":2}}"#,
        2,
    ),
    ("bassadewitz", "{}", 4, ("most points", 0), r#"{"points":{"p1":60,"p2":40,"p3":20,"p4":0}}"#, "", 1),
    (
        "bassadewitz",
        r#"{"scoring":"chips"}"#,
        4,
        ("fewest points", 0),
        r#"{"points":{"p1":0,"p2":40,"p3":20,"p4":60}}"#,
        "",
        1,
    ),
    ("hearts", "{}", 4, ("queen of spades", 0), r#"{"points":{"p1":13,"p2":13,"p3":0,"p4":0}}"#, "", 1),
    (
        "hearts",
        r#"{"jack":true}"#,
        4,
        ("jack of diamonds", 0),
        r#"{"points":{"p1":13,"p2":13,"p3":0,"p4":0},"jack":"p1"}"#,
        r#"{"points":{"p1":13,"p2":13,"p3":0,"p4":0},"jack":"p2"}"#,
        1,
    ),
    ("skat", "{}", 3, ("Grand", 0), r#"{"declarer":"p1","game":"grand","matadors":1,"won":true}"#, "", 2),
    ("skat", "{}", 3, ("Spades", 0), r#"{"declarer":"p1","game":"spades","matadors":2,"won":false}"#, "", -2 * 3),
    (
        "skat",
        "{}",
        3,
        ("Null hand ouvert", 0),
        r#"{"declarer":"p1","game":"null","hand":true,"ouvert":true,"won":true}"#,
        "",
        1,
    ),
    (
        "doppelkopf",
        "{}",
        4,
        ("Re and contra", 0),
        r#"{"re":["p1","p3"],"points":130,"re_call":"re"}"#,
        r#"{"re":["p1","p3"],"points":130}"#,
        1,
    ),
    ("doppelkopf", "{}", 4, ("Soloist", 0), r#"{"re":["p1"],"points":130,"game":"queens"}"#, "", 1),
    (
        "scopa",
        r#"{"re_bello":true}"#,
        4,
        ("King of coins", 0),
        r#"{"carte":"p1","denari":"p1","settebello":"p2","re_bello":"p1"}"#,
        r#"{"carte":"p1","denari":"p1","settebello":"p2","re_bello":"p2"}"#,
        1,
    ),
    ("euchre", "{}", 4, ("March", 1), r#"{"caller":"p1","alone":true,"tricks":5}"#, "", 1),
    ("euchre", r#"{"euchred_all":4}"#, 4, ("No trick", 0), r#"{"caller":"p2","tricks":0}"#, "", 1),
    (
        "oh_hell",
        "{}",
        4,
        ("Points for a bid of nothing", 0),
        r#"{"bids":{"p1":0,"p2":5,"p3":5,"p4":5},"tricks":{"p1":0,"p2":5,"p3":5,"p4":0}}"#,
        "",
        1,
    ),
    (
        "oh_hell",
        r#"{"variant":"wizard"}"#,
        4,
        ("Points off for each trick away", 0),
        r#"{"bids":{"p1":1,"p2":1,"p3":1,"p4":0},"tricks":{"p1":0,"p2":1,"p3":0,"p4":0}}"#,
        "",
        1,
    ),
    (
        "spades",
        r#"{"nil":0}"#,
        4,
        ("Blind nil", 0),
        r#"{"bids":{"p1":"blind_nil","p2":3,"p3":5,"p4":4},"tricks":{"p1":0,"p2":3,"p3":5,"p4":5}}"#,
        r#"{"bids":{"p1":"nil","p2":3,"p3":5,"p4":4},"tricks":{"p1":0,"p2":3,"p3":5,"p4":5}}"#,
        1,
    ),
    ("sueca", "{}", 4, ("Double, 91 to 120", 0), r#"{"points":{"p1":91}}"#, "", 1),
    (
        "bridge",
        "{}",
        4,
        ("small slam", 0),
        r#"{"declarer":"p1","level":6,"strain":"clubs","tricks":12}"#,
        r#"{"declarer":"p1","level":5,"strain":"clubs","tricks":12}"#,
        1,
    ),
    (
        "bridge",
        "{}",
        4,
        ("4", 1),
        r#"{"declarer":"p2","level":4,"strain":"spades","doubled":"doubled","tricks":6}"#,
        "",
        1,
    ),
];

/// Games whose cards have no figure that a hand pays: each letter, loss, card and point counts as one.
const WITHOUT_FIGURES: [&str; 5] = ["burro", "vidrasso", "vriddiot", "casita_robada", "free"];

#[test]
fn the_figures_of_a_card_are_what_hands_pay() {
    for (game, rules, players, (label, column), with, without, times) in FIGURES {
        let rules = DocumentValue::from_json(rules).unwrap();
        let table = table(find(game).unwrap(), &rules, *players);
        let difference = paid(&table, with) - paid(&table, without);
        let expected = figure(&table, label, *column) * times;
        assert_eq!(difference, expected, "{game}: {label}: {with}");
    }
    for game in GAMES {
        let id = game.info().id;
        let is_checked = FIGURES.iter().any(|(game, ..)| *game == id);
        assert_ne!(is_checked, WITHOUT_FIGURES.contains(&id), "a figure of {id}");
    }
}

/// The lines of a card in English.
fn lines(table: &Position) -> Vec<String> {
    let formatter = Localizer::new(Language::En).for_table(table.seats(), table.measure());
    let figure = |figure: &Arg| formatter.say(&Message::new("plain-number").with("number", figure.clone()));
    let of = |section: &Section| {
        let heading = formatter.say(&section.heading);
        let columns: Vec<String> = section.columns.iter().map(|column| formatter.say(column)).collect();
        let heads = (!columns.is_empty()).then(|| format!("{heading}: {}", columns.join(" | ")));
        let notes = section.notes.iter().map(|note| format!("{heading}: {}", formatter.say(note)));
        let rows = section.rows.iter().map(|(label, figures)| {
            let figures: Vec<String> = figures.iter().map(figure).collect();
            format!("{heading}: {}: {}", formatter.say(label), figures.join(" | "))
        });
        heads.into_iter().chain(notes).chain(rows).collect::<Vec<_>>()
    };
    card(table).sections.iter().flat_map(of).collect()
}

/// What the cards of all games say, in a sheet that a person can read beside the rules: the usual card of each game, and what
/// more players or another rule add (+) and take away (-).
const CARDS: &str = include_str!("sheets/cards.txt");

#[test]
fn cards_match_the_sheet() {
    let mut sheet = String::new();
    for game in GAMES.iter().copied() {
        let usual = DocumentValue::empty();
        let fits = |rules: &DocumentValue, players: &usize| {
            game.open(rules).is_ok_and(|play| *players <= NAMES.len() && play.misfit(*players).is_none())
        };
        let players: Vec<usize> = game.info().players.clone().filter(|players| fits(&usual, players)).collect();
        let more_players = players.iter().map(|players| (usual.clone(), *players));
        let other_rules = rules_of(game).into_iter().map(|rules| (rules, players[0]));
        let (mut first, mut said) = (Vec::new(), BTreeSet::new());
        for (rules, players) in more_players.chain(other_rules.filter(|(rules, players)| fits(rules, players))) {
            let lines = lines(&table(game, &rules, players));
            let change: String = if said.is_empty() {
                format!("    {}\n", lines.join("\n    "))
            } else {
                let less = first.iter().filter(|line| !lines.contains(line)).map(|line| format!("    - {line}\n"));
                let more = lines.iter().filter(|line| !first.contains(line)).map(|line| format!("    + {line}\n"));
                less.chain(more).collect()
            };
            if said.is_empty() {
                first = lines;
            }
            if !change.is_empty() && said.insert(change.clone()) {
                writeln!(sheet, "# {}, {players} players {}\n{change}", game.info().id, rules.to_json()).unwrap();
            }
        }
    }
    assert!(sheet.trim_end() == CARDS.trim_end(), "tests/rules/sheets/cards.txt has to be:\n{sheet}");
}
