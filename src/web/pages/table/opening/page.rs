//! The pages on which a table is opened: the games, and the form of one.

use std::ops::RangeInclusive;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::draft::{Draft, RULES};
use super::prefix::below;
use crate::games::GAMES;
use crate::games::any::AnyGame;
use crate::games::fields::FieldError;
use crate::games::game::Measure;
use crate::games::node::Node;
use crate::games::seats::Seats;
use crate::games::text::Text;
use crate::games::unit::Medium;
use crate::web::auth::visitor::Visitor;
use crate::web::components::form::{FieldView, Kind, Phrase, Shown, summary, view};
use crate::web::components::standing::{game_phrase, one_of, unit_name};
use crate::web::http::error::Problem;
use crate::web::layout::page::{Page, answer};
use crate::words::{Words, currencies};

/// How many rows for names are open from the start, where the game seats more.
const OPEN_ROWS: usize = 5;

#[derive(Template)]
#[template(path = "table/opening/games.html")]
struct Games {
    page: Page,
    tiles: Vec<GameTile>,
    /// The end of an address that names the club.
    club: String,
    /// The key and the inputs of the form whose game is to be another one.
    kept: Option<(String, Vec<(&'static str, String)>)>,
}

/// A game to choose.
struct GameTile {
    id: &'static str,
    name: Phrase,
    players: String,
}

#[derive(Template)]
#[template(path = "table/opening/form.html")]
struct Opening {
    page: Page,
    key: String,
    game: Phrase,
    game_id: &'static str,
    draft: Draft,
    open: usize,
    problems: Vec<(String, String)>,
    errors: Vec<(String, String)>,
    lately: Vec<String>,
    unit: String,
    one: String,
    /// The currencies that are offered, that of the reader's region first.
    currencies: [&'static str; 12],
    is_cash: bool,
    has_counters: bool,
    rules: Vec<FieldView>,
    rules_open: bool,
}

/// The games to choose from, for a table in a club; with what was typed for another one.
pub fn games(visitor: &Visitor, club: &str, kept: Option<(String, &Draft)>) -> Result<HttpResponse, Problem> {
    let mut page = Page::new(visitor, &Text::new("home-new"), "/tables/new");
    page.back = Some("/".to_owned());
    let tile = |game: &&'static dyn AnyGame| {
        let facts = game.facts();
        GameTile {
            id: facts.id,
            name: game_phrase(visitor.words, facts),
            players: seats_of(visitor.words, &facts.players),
        }
    };
    let kept = kept.map(|(key, draft)| (key, draft.kept()));
    let club =
        if club.is_empty() { String::new() } else { format!("&club={}", utf8_percent_encode(club, NON_ALPHANUMERIC)) };
    answer(StatusCode::OK, &Games { page, tiles: GAMES.iter().map(tile).collect(), club, kept })
}

/// How many can play: "4", "3 or 4", "2 to 8".
fn seats_of(words: Words, players: &RangeInclusive<usize>) -> String {
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let (low, high) = (count(*players.start()), count(*players.end()));
    let id = match high - low {
        0 => "opening-seats-just",
        1 => "opening-seats-or",
        _ => "opening-seats-to",
    };
    words.say(&Text::new(id).count("low", low).count("high", high))
}

/// The form of a game, with what is wrong with what was typed.
pub fn form(
    visitor: &Visitor,
    draft: Draft,
    key: String,
    lately: Vec<String>,
    errors: &[FieldError],
) -> Result<HttpResponse, Problem> {
    let (words, facts) = (visitor.words, draft.game.facts());
    let measure = measure(&draft)?;
    let nobody = Seats::new(Vec::new());
    let reader = words.at_table(&nobody, &measure);
    let of_rules = |error: &FieldError| {
        let field = error.field.strip_prefix(RULES)?;
        Some(FieldError::new(field, error.text.clone()))
    };
    let wrong_rules: Vec<FieldError> = errors.iter().filter_map(of_rules).collect();
    let shown = match &draft.rules_like {
        _ if !draft.rules.is_empty() => Shown::Typed(&draft.rules),
        Some(rules) => Shown::Document(rules),
        None => Shown::New,
    };
    let rules = view(&draft.game.rules_form(), &shown, &wrong_rules, &reader, facts.home, &nobody);
    let mut problems: Vec<(String, String)> = errors
        .iter()
        .filter(|error| !error.field.starts_with(RULES))
        .map(|error| (format!("f-{}", error.field), reader.say(&error.text)))
        .collect();
    let own = problems.clone();
    let below_rules = |(anchor, text): (String, String)| (anchor.replacen("f-", &format!("f-{RULES}"), 1), text);
    problems.extend(summary(&rules, &wrong_rules, &reader).into_iter().map(below_rules));
    let mut page = Page::new(visitor, &Text::new("home-new"), "/tables/new");
    page.here = format!("/tables/new?game={}", facts.id);
    page.back = Some("/tables/new".to_owned());
    page.is_error = !errors.is_empty();
    let filled = draft.names.iter().rposition(|name| !name.trim().is_empty()).map_or(0, |last| last + 1);
    let status = if page.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let lately = lately.into_iter().filter(|name| !draft.names.contains(name)).collect();
    let opening = Opening {
        page,
        key,
        game: game_phrase(words, facts),
        game_id: facts.id,
        open: OPEN_ROWS.max(filled).min(draft.names.len()),
        problems,
        errors: own,
        lately,
        unit: unit_name(words, measure.unit),
        one: one_of(words, measure.unit),
        currencies: currencies(visitor.region),
        is_cash: measure.currency.is_some(),
        // Where the unit is counters already, they need no rate.
        has_counters: measure.unit.medium != Medium::Counters,
        rules_open: !wrong_rules.is_empty(),
        rules: below(rules, RULES),
        draft,
    };
    answer(status, &opening)
}

/// What the game counts by its usual rules.
fn measure(draft: &Draft) -> Result<Measure, Problem> {
    let seats = Seats::new((1..=*draft.game.facts().players.start()).map(|seat| seat.to_string()).collect());
    let usual = draft.game.open(&seats, &Node::empty());
    usual.map(|play| play.measure()).map_err(|_| Problem::Fault)
}

impl Opening {
    /// What is wrong with a field, by the end of its anchor.
    fn wrong(&self, field: &str) -> Option<&str> {
        let anchor = format!("f-{field}");
        self.errors.iter().find(|(known, _)| *known == anchor).map(|(_, text)| text.as_str())
    }
    /// What is said about a seat.
    fn numbered(&self, id: &'static str, seat: usize) -> String {
        self.page.words.say(&Text::new(id).count("number", i64::try_from(seat).unwrap_or(i64::MAX)))
    }

    /// The error about a row for a name.
    fn wrong_row(&self, row: usize) -> Option<&str> {
        self.wrong(&format!("players[{row}]"))
    }
}
