//! Every message exists in every language and is used.

use std::collections::BTreeSet;

use tanto::i18n::Language;

use crate::fluent::{Words, has_digit_but};
use crate::nothing_breaks;
use crate::source::{File, Source, files, rust};
use crate::templates::TEMPLATES;

/// The functions that take a message id as their first argument.
const CALLS: [&str; 4] = ["Text::new", "t", "t1", "plain"];

#[test]
fn word_files_are_sound() {
    nothing_breaks(
        "Fix the Fluent (https://projectfluent.org/fluent/guide); an id is once in a language:",
        &Words::read().faults,
    );
}

#[test]
fn every_language_has_every_message() {
    let words = Words::read();
    let mut places = Vec::new();
    for id in words.ids() {
        let variables = |language: &str| words.languages[language].get(id).map(|message| &message.variables);
        let all: BTreeSet<&String> =
            words.languages.keys().filter_map(|language| variables(language)).flatten().collect();
        for language in words.languages.keys() {
            match variables(language) {
                None => places.push(format!("{language}: `{id}` is missing")),
                Some(own) => places.extend(
                    all.iter()
                        .filter(|name| !own.contains(**name))
                        .map(|name| format!("{language}: `{id}` leaves out ${name}, which another language has")),
                ),
            }
        }
    }
    nothing_breaks("Each message is in each language, with the same variables:", &places);
}

/// Numbers that are never one where the singular would be needed.
const NEVER_ONE: [&str; 2] = ["bassadewitz-error-no-cards", "lombre-matadors"];

/// Without its singular, a translation reads "1 cards". In Norwegian, many plurals are like their singular.
#[test]
fn every_language_has_the_plurals_of_the_others() {
    let words = Words::read();
    let mut places = Vec::new();
    for id in words.ids().into_iter().filter(|id| !NEVER_ONE.contains(id)) {
        let counted = words.languages.values().filter_map(|messages| messages.get(id)).flat_map(|one| &one.counted);
        let counted: BTreeSet<&String> = counted.collect();
        for (language, messages) in words.languages.iter().filter(|(language, _)| *language != "nb") {
            let missing = counted.iter().filter(|name| !messages[id].counted.contains(**name));
            places.extend(missing.map(|name| format!("{language}: `{id}`: ${name}")));
        }
    }
    nothing_breaks("Another language chooses `{ $n -> [one] … *[other] … }` here:", &places);
}

/// Messages with a digit that is no number of the program: a name or a mark of the game, or the one of "1 point = €0.10".
const DIGITS: [(&str, &str); 17] = [
    ("stake-rate", "one of what has a worth"),
    ("table-worth", "one of what has a worth"),
    ("table-worth-counters", "one of what has a worth"),
    ("bar-waiting-one", "the singular of another message"),
    ("bassadewitz-column-second", "the mark of a place"),
    ("bassadewitz-column-third", "the mark of a place"),
    ("vriddiot-ask-order", "the mark of a place"),
    ("bassadewitz-error-places", "the marks of places"),
    ("bassadewitz-error-no-cards", "a fact about the cards"),
    ("bassadewitz-rule-rounds-hint", "the number of players, which is in the rules"),
    ("lombre-ask-extras", "the first five tricks, where a word is too long"),
    ("tarot-ask-extras", "the ordinal of a poignée"),
    ("tarot-ask-poignee-second", "the ordinal of a poignée"),
    ("tarot-error-petit-attack", "a bout, as in the rules"),
    ("tarot-error-petit-defence", "bouts, as in the rules"),
    ("tarot-error-slam-cards", "bouts, as in the rules"),
    ("tarot-error-slam-not-failed", "bouts, as in the rules"),
];

/// The prefixes and suffixes of ids of messages whose digits are names of cards, or say how to deal.
const DIGITS_OF_CARDS: [(&str, &str); 5] = [
    ("vidrasso-rank-", ""),
    ("", "-deal"),
    ("", "-deal-dobbeldekker"),
    ("tresillo-error-primeras", ""),
    ("", "-deal-slam"),
];

/// A number in a message is an argument, which the reader's language formats, and which comes from the one constant in the code.
/// Zero is written the same everywhere and is no constant.
#[test]
fn numbers_in_messages_are_arguments() {
    let words = Words::read();
    let explained = |id: &str| {
        DIGITS.iter().any(|(known, _)| *known == id)
            || DIGITS_OF_CARDS.iter().any(|(start, end)| id.starts_with(start) && id.ends_with(end))
    };
    let mut places = Vec::new();
    for (language, messages) in &words.languages {
        for (id, message) in messages.iter().filter(|(id, _)| !explained(id)) {
            let wrong = message.digits.iter().filter(|text| has_digit_but(text, "0"));
            places.extend(wrong.map(|text| format!("{language}: `{id}`: {text}")));
        }
    }
    nothing_breaks("Pass the number as an argument from the constant in the code:", &places);
}

#[test]
fn french_punctuation_has_no_breaking_space() {
    let is_french = |file: &File| file.path.ends_with("/fr.ftl") || file.path.contains("/fr/");
    let breaks = |line: &str| [" ;", " :", " !", " ?", " »", "« "].iter().any(|sign| line.contains(sign));
    let places: Vec<String> = files("src", ".ftl")
        .into_iter()
        .filter(is_french)
        .flat_map(|file| {
            let lines = file.text.lines().filter(|line| !line.starts_with('#') && breaks(line));
            lines.map(|line| format!("{}: {line}", file.path)).collect::<Vec<_>>()
        })
        .collect();
    nothing_breaks("French writes U+202F before ; ! ?, and U+00A0 before : and », where no line ends:", &places);
}

#[test]
fn every_message_is_used() {
    let words = Words::read();
    let mentions = mentions();
    let is_mentioned = |id: &str| mentions.iter().any(|mention| mention.fits(id));
    let unused: Vec<_> = words.ids().into_iter().filter(|id| !is_mentioned(id)).map(str::to_owned).collect();
    nothing_breaks("No text in src/ or templates/ names these messages. Remove them from every language:", &unused);
}

#[test]
fn every_mentioned_message_exists() {
    let words = Words::read();
    let ids = words.ids();
    let games: BTreeSet<&str> =
        ids.iter().filter_map(|id| id.split('-').next()).filter(|first| is_game(first)).collect();
    let mut places = Vec::new();
    for mention in mentions() {
        let ours = mention.called
            || mention.id.split_once('-').map(|(first, _)| first).is_some_and(|first| games.contains(first));
        if ours && !mention.id.contains('{') && !ids.contains(mention.id.as_str()) {
            places.push(format!("{}: `{}`", mention.place, mention.id));
        }
    }
    nothing_breaks("No language has these messages. Add them to the words/*.ftl beside their game or layer:", &places);
}

#[test]
fn the_program_has_every_word_file() {
    let words = Words::read();
    let listed: BTreeSet<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
    let written: BTreeSet<&str> = words.languages.keys().map(String::as_str).collect();
    assert_eq!(listed, written, "A language is one line in src/i18n/language.rs and its word files");
    let mut unread = BTreeSet::new();
    for language in Language::ALL {
        let inside = tanto::i18n::Localizer::new(*language);
        let messages = words.languages[language.tag()].iter();
        let missing = messages.filter(|(id, _)| !inside.knows(id));
        unread.extend(missing.map(|(_, message)| message.path.clone()));
    }
    nothing_breaks(
        "The program does not have these word files: a subject has one line in src/i18n/files.rs, a game one in \
         src/games/mod.rs:",
        &unread.into_iter().collect::<Vec<_>>(),
    );
}

/// A string that looks like a message id, and its location.
#[derive(Debug)]
struct Mention {
    place: String,
    /// The id; `{…}` stands for any part of an id.
    id: String,
    /// Whether it is passed to one of [`CALLS`], which accept only ids.
    called: bool,
}

impl Mention {
    /// Reads a string as a mention, given the code before it.
    fn read(place: String, text: &str, before: &str) -> Option<Self> {
        let id = text.split('.').next().unwrap_or_default();
        let part = |part: &str| {
            !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "_{}".contains(c))
        };
        // `{}-{}` would match any id.
        let has_words = id.split(['{', '}']).step_by(2).any(|piece| piece.contains(|c: char| c.is_ascii_lowercase()));
        let is_id = has_words && id.split('-').all(part);
        let call = before.trim_end().strip_suffix('(').unwrap_or_default();
        let called = CALLS.iter().any(|name| {
            call.strip_suffix(name).is_some_and(|rest| !rest.ends_with(|c: char| c.is_alphanumeric() || c == '_'))
        });
        is_id.then(|| Self { place, id: id.to_owned(), called })
    }

    fn fits(&self, id: &str) -> bool {
        let mut rest = id;
        // At least one character is between two fixed pieces.
        for (number, piece) in self.id.split(['{', '}']).step_by(2).enumerate() {
            let found = if number == 0 { rest.strip_prefix(piece) } else { after(rest, piece) };
            let Some(found) = found else { return false };
            rest = found;
        }
        rest.is_empty()
    }
}

/// The text after the last `piece` that is not at the start.
fn after<'a>(text: &'a str, piece: &str) -> Option<&'a str> {
    let at = if piece.is_empty() { text.len() } else { text.rfind(piece)? };
    (at > 0).then(|| &text[at + piece.len()..])
}

fn mentions() -> Vec<Mention> {
    let sources = rust("src");
    let pages = files(TEMPLATES, "");
    sources.iter().flat_map(mentions_in_rust).chain(pages.iter().flat_map(mentions_in_page)).collect()
}

fn mentions_in_rust(source: &Source) -> Vec<Mention> {
    let read = |place: String, text: &str, at: usize| Mention::read(place, text, &source.code[..at]);
    source.texts.iter().filter_map(|text| read(format!("{}:{}", source.path, text.line), &text.text, text.at)).collect()
}

/// The texts in the expressions of a page.
fn mentions_in_page(page: &File) -> Vec<Mention> {
    let mut found = Vec::new();
    for (open, close) in [("{{", "}}"), ("{%", "%}")] {
        for (at, _) in page.text.match_indices(open) {
            let expression = page.text[at + 2..].split(close).next().unwrap_or_default();
            let line = page.text[..at].matches('\n').count() + 1;
            let mut rest = expression;
            while let Some((before, quoted)) = rest.split_once('"') {
                let (text, after) = quoted.split_once('"').unwrap_or((quoted, ""));
                found.extend(Mention::read(format!("{}:{line}", page.path), text, before));
                rest = after;
            }
        }
    }
    found
}

fn is_game(name: &str) -> bool {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(name).is_dir()
}

#[test]
fn reads_mentions() {
    let rust = Source::read(
        "a".to_owned(),
        "Text::new(\n\"tarot-why\"); set_t(\"x-y\"); words.t(\"b-c\"); \"A-b\" \"x\" \"p-{x}-q\"",
    );
    let seen: Vec<_> = mentions_in_rust(&rust).into_iter().map(|mention| (mention.id, mention.called)).collect();
    let expected = [("tarot-why", true), ("x-y", false), ("b-c", true), ("x", false), ("p-{x}-q", false)];
    assert_eq!(seen, expected.map(|(id, called)| (id.to_owned(), called)));
    let page =
        File { path: "p".to_owned(), text: "<a class=\"a-b\">{{ t(\"web-a\") }}{% if x == \"c-d\" %}".to_owned() };
    let seen: Vec<_> = mentions_in_page(&page).into_iter().map(|mention| (mention.id, mention.called)).collect();
    assert_eq!(seen, [("web-a".to_owned(), true), ("c-d".to_owned(), false)]);
    let pattern = Mention::read(String::new(), "tarot-{}-name", "").expect("an id");
    assert!(pattern.fits("tarot-garde_sans-name") && !pattern.fits("tarot--name") && !pattern.fits("tarot-garde"));
    let result = Mention::read(String::new(), "{}-result-{}", "").expect("an id");
    assert!(result.fits("tarot-result-petit-sec") && !result.fits("result-passed"));
    assert!(Mention::read(String::new(), "{}-{}", "").is_none());
    let whole = Mention::read(String::new(), "tarot-name", "").expect("an id");
    assert!(whole.fits("tarot-name") && !whole.fits("tarot-name-long"));
}

#[test]
fn reads_words() {
    let mut words = Words::default();
    let text = "a-b = { $n ->\n    [one] { $x }\n   *[other] { $y } { \"\" }\n  }\n    .label = { $z }\nc-d = { a-b }\n\
                -term = T\nbroken\n";
    words.add(&File { path: "words/en.ftl".to_owned(), text: text.to_owned() });
    let faults = ["`c-d` has an unsupported expression", "-term", "broken"];
    assert_eq!(words.faults, faults.map(|fault| format!("words/en.ftl: {fault}")));
    let message = &words.languages["en"]["a-b"];
    assert_eq!(message.counted.iter().collect::<Vec<_>>(), ["n"]);
    assert_eq!(message.variables.iter().map(String::as_str).collect::<String>(), "nxyz");
}
