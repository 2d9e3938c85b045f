//! The exact text that Tanto shows about hands, in sheets that a person can read beside the rules.
//!
//! `# Ana, Bo, Chloé {"misere": true}` opens a table with its rules. A line of JSON is a hand, and so is a line with what a form
//! sends, such as `hombre=p1&tricks[p2]=3`. The indented lines are its result: the headline, the computation and the payments;
//! `?` marks a warning, and `=` the change for everybody and the contents of the pots. For a refused hand, `!` marks the
//! reason. `>` marks what is new in the announcement of the next deal.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use tanto::games::{Ending, RULES_VERSION};
use tanto::ledger::print_amount;
use tanto::store::hash_text;

use crate::prelude::*;

const SHEETS: &[(&str, &str)] = &[
    ("bassadewitz", include_str!("sheets/bassadewitz.txt")),
    ("belote", include_str!("sheets/belote.txt")),
    ("bridge", include_str!("sheets/bridge.txt")),
    ("burro", include_str!("sheets/burro.txt")),
    ("casita_robada", include_str!("sheets/casita_robada.txt")),
    ("doppelkopf", include_str!("sheets/doppelkopf.txt")),
    ("euchre", include_str!("sheets/euchre.txt")),
    ("free", include_str!("sheets/free.txt")),
    ("hearts", include_str!("sheets/hearts.txt")),
    ("jass", include_str!("sheets/jass.txt")),
    ("lombre", include_str!("sheets/lombre.txt")),
    ("oh_hell", include_str!("sheets/oh_hell.txt")),
    ("scopa", include_str!("sheets/scopa.txt")),
    ("skat", include_str!("sheets/skat.txt")),
    ("solo_whist", include_str!("sheets/solo_whist.txt")),
    ("spades", include_str!("sheets/spades.txt")),
    ("sueca", include_str!("sheets/sueca.txt")),
    ("tarot", include_str!("sheets/tarot.txt")),
    ("tresillo", include_str!("sheets/tresillo.txt")),
    ("vidrasso", include_str!("sheets/vidrasso.txt")),
    ("vriddiot", include_str!("sheets/vriddiot.txt")),
];

/// The version of the rules, and below it a line for every hand on the sheets: a digest of what was entered at the table up to
/// it, and a digest of its amounts.
const SCORED: &str = include_str!("sheets/scored.txt");

/// A generated sheet and the ids of all sentences on it.
#[derive(Default)]
struct Written {
    sheet: String,
    /// The announcement of the next deal.
    next: Vec<String>,
    ids: BTreeSet<&'static str>,
}

impl Written {
    /// Plays the hands of a sheet.
    fn of(game: &str, sheet: &str) -> Self {
        let (mut written, mut table) = (Self::default(), None);
        for line in sheet.lines().filter(|line| !line.starts_with(' ')) {
            written.sheet += line;
            written.sheet += "\n";
            if let Some(opened) = line.strip_prefix("# ") {
                written.next.clear();
                written.announce(table.insert(opened_by(game, opened)));
            } else if !line.is_empty() {
                written.play(table.as_mut().unwrap(), line);
            }
        }
        written
    }

    fn play(&mut self, table: &mut Replay, line: &str) {
        let hand = DocumentValue::from_json(line).map_or_else(|_| from_form(table, line), Ok);
        match hand.and_then(|hand| Ok(scored(table, &hand)?.deltas())) {
            Ok(deltas) => {
                let outcome = table.last_outcome().clone();
                self.say(table, "", &outcome.headline);
                outcome.explanation().for_each(|text| self.say(table, "", text));
                outcome.warnings.iter().for_each(|text| self.say(table, "? ", text));
                let measure = table.measure();
                let print = |minor: i64| print_amount(minor, measure.digits, measure.currency.is_some());
                let players = deltas.into_iter().map(|(party, delta)| (table.seats().party_name(party), delta));
                let pots = table.balances().pots().iter().map(|(pot, minor)| (pot.id.to_owned(), *minor));
                let came: Vec<String> =
                    players.chain(pots).map(|(name, minor)| format!("{name} {}", print(minor))).collect();
                writeln!(self.sheet, "    = {}", came.join(", ")).unwrap();
                self.announce(table);
            }
            Err(errors) => {
                for error in errors {
                    self.say(table, &format!("! {}: ", error.field), &error.text);
                }
            }
        }
    }

    fn announce(&mut self, table: &Replay) {
        if table.ending() != Ending::Going {
            return;
        }
        let (position, measure) = (table.position(), table.measure());
        let next = position.next_deal(&position.deal(None));
        let reader = Localizer::new(Language::En).for_table(table.seats(), measure);
        let leads = next.leads.map(|seat| format!("{} leads", table.seats().name(seat)));
        let pots = next.pots.iter().map(|(pot, minor)| format!("{} {minor}", pot.id));
        let beside =
            next.beside.iter().map(|(of, text)| format!("{}: {}", table.seats().party_name(*of), reader.say(text)));
        let texts = next.in_play.iter().chain(&next.notes).map(|text| reader.say(text));
        let lines: Vec<String> = leads.into_iter().chain(pots).chain(beside).chain(texts).collect();
        for line in lines.iter().filter(|line| !self.next.contains(line)) {
            writeln!(self.sheet, "    > {line}").unwrap();
        }
        self.next = lines;
    }

    fn say(&mut self, table: &Replay, mark: &str, text: &Message) {
        let measure = table.measure();
        let sentence = Localizer::new(Language::En).for_table(table.seats(), measure).say(text);
        writeln!(self.sheet, "    {mark}{sentence}").unwrap();
        self.note(text);
    }

    fn note(&mut self, text: &Message) {
        self.ids.insert(text.id);
        for (_, arg) in &text.args {
            match arg {
                Arg::Id(id) => drop(self.ids.insert(id)),
                Arg::Message(inner) => self.note(inner),
                Arg::Sum(parts) => parts.iter().for_each(|part| self.note(part)),
                _ => {}
            }
        }
    }
}

fn opened_by(game: &str, line: &str) -> Replay {
    let (names, rules) = line.split_at(line.find('{').unwrap_or(line.len()));
    let rules = if rules.is_empty() { json!({}) } else { serde_json::from_str(rules).unwrap() };
    let names: Vec<&str> = names.trim().split(", ").collect();
    open(game, &names, &rules)
}

#[test]
fn messages_about_hands_match_the_sheets() {
    let other = |(game, sheet): &(&str, &str)| {
        let written = Written::of(game, sheet).sheet;
        (written != *sheet).then(|| format!("the sheet of {game} comes out so:\n{written}"))
    };
    let others: Vec<String> = SHEETS.iter().filter_map(other).collect();
    assert!(others.is_empty(), "{}", others.join("\n"));
}

fn digest(text: &str) -> String {
    hash_text(text).chars().take(12).collect()
}

/// Digests of what was entered up to each hand, with digests of the amounts that the hand brings.
fn scored_hands() -> BTreeMap<String, String> {
    let mut hands = BTreeMap::new();
    for (game, sheet) in SHEETS {
        let mut entered = String::new();
        for line in Written::of(game, sheet).sheet.lines() {
            if let Some(amounts) = line.strip_prefix("    = ") {
                hands.insert(digest(&entered), digest(amounts));
            } else if line.starts_with("# ") {
                entered = format!("{game} {line}");
            } else if !line.starts_with(' ') {
                entered += line;
            }
        }
    }
    hands
}

/// Servers keep the results of an older program until the version is higher.
#[test]
fn a_change_of_the_scoring_has_a_higher_version() {
    let (version, recorded) = SCORED.split_once('\n').unwrap();
    let recorded: BTreeMap<&str, &str> = recorded.lines().map(|line| line.split_once(' ').unwrap()).collect();
    let hands = scored_hands();
    let is_other = |(entered, amounts): &(&String, &String)| {
        recorded.get(entered.as_str()).is_some_and(|before| *before != amounts.as_str())
    };
    let others = hands.iter().filter(is_other).count();
    assert!(
        others == 0 || RULES_VERSION > version.parse().unwrap(),
        "{others} hands bring other amounts than in version {version}: raise RULES_VERSION"
    );
    let mut scored = format!("{RULES_VERSION}\n");
    for (entered, amounts) in &hands {
        writeln!(scored, "{entered} {amounts}").unwrap();
    }
    assert!(scored == SCORED, "tests/rules/sheets/scored.txt has to be:\n{scored}");
}

/// The ids of a game's sentences about the result of a hand.
fn sentences(words: &str) -> impl Iterator<Item = &str> {
    let ids = words.lines().filter_map(|line| Some(line.split_once(" =")?.0)).filter(|id| !id.starts_with([' ', '#']));
    ids.filter(|id| ["headline", "why", "odd"].iter().any(|kind| id.split('-').any(|part| part == *kind)))
}

#[test]
fn every_sentence_about_a_hand_is_on_a_sheet() {
    let written: BTreeSet<&str> = SHEETS.iter().flat_map(|(game, sheet)| Written::of(game, sheet).ids).collect();
    let read = |path: String| std::fs::read_to_string(format!("{}/src/{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let words = SHEETS.iter().map(|(game, _)| read(format!("games/{game}/words/en.ftl")));
    let words: Vec<String> = words.chain([read("i18n/en/common.ftl".to_owned())]).collect();
    let missing: Vec<&str> =
        words.iter().flat_map(|words| sentences(words)).filter(|id| !written.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}
