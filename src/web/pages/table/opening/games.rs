//! The list of games for a new table: those that were played last, then those of the reader's language, then the rest. A search
//! finds them by any of their names. What has no form of its own is kept on a sheet under its name.

use std::ops::RangeInclusive;

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::draft::Draft;
use crate::document::name::folded;
use crate::games::{GAMES, GameInfo};
use crate::i18n::Language;
use crate::store::{ClubId, DeviceId, TableFilter};
use crate::web::components::form::Phrase;
use crate::web::components::table_texts::game_phrase;
use crate::web::pages::prelude::*;

/// How many tables of the device, and of the club, tell which games are played.
const LAST_TABLES: i64 = 50;
/// The longest search that is shown again, in characters.
const MAX_SOUGHT: usize = 40;

#[derive(Template)]
#[template(path = "table/opening/games.html")]
struct Games<'a> {
    page: Page,
    tiles: Vec<Tile>,
    sought: &'a str,
    /// Whether a game is called exactly what is sought.
    is_called: bool,
    /// The id of the club; empty for the usual one.
    club: &'a str,
    /// The key and the inputs to keep of a form for another game.
    kept: Option<(String, Vec<(&'static str, String)>)>,
}

/// A game in the list.
pub struct Tile {
    pub game: &'static GameInfo,
    /// The name of a game without a form of its own, which is kept on a sheet; otherwise empty.
    sister: &'static str,
    pub name: Phrase,
    /// The number of players, or that the game is kept on a sheet.
    pub players: String,
    /// All its names, joined by `|`, for the script that filters the list.
    names: String,
    /// The name by which the search has found it, if that is not the one on the tile.
    found_as: Option<String>,
    /// How well the search finds it; `None` if not at all.
    rank: Option<Rank>,
}

/// How well a search finds a name, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Exact,
    Beginning,
    /// The beginning of another word of the name.
    Word,
}

impl Tile {
    pub fn new(game: &'static GameInfo, localizer: Localizer, sought: &str) -> Self {
        let names = names(game);
        let name = game_phrase(localizer, game);
        let found = [name.text.as_str()].into_iter().chain(names.iter().map(String::as_str));
        let best = found.filter_map(|name| Some((rank(name, sought)?, name))).min_by_key(|(rank, _)| *rank);
        let found_as = best.map(|(_, found)| found).filter(|found| !sought.is_empty() && *found != name.text);
        Self {
            game,
            sister: "",
            players: player_count(localizer, &game.players),
            names: names.join("|"),
            rank: best.map(|(rank, _)| rank),
            found_as: found_as.map(str::to_owned),
            name,
        }
    }

    fn of_sister(sister: &'static str, sheet: &'static GameInfo, localizer: Localizer, sought: &str) -> Self {
        Self {
            game: sheet,
            sister,
            name: Phrase { text: sister.to_owned(), lang: None },
            players: localizer.plain("opening-on-sheet"),
            names: sister.to_owned(),
            found_as: None,
            rank: rank(sister, sought).filter(|_| !sought.is_empty()),
        }
    }
}

/// All names of a game, in all languages.
fn names(game: &GameInfo) -> Vec<String> {
    let own = Language::ALL.iter().map(|language| Localizer::new(*language).game(game.id));
    let mut names: Vec<String> = Vec::new();
    for name in own.chain(each(game.other_names).map(str::to_owned)) {
        if !names.iter().any(|known| spoken(known) == spoken(&name)) {
            names.push(name);
        }
    }
    names
}

fn each(names: &'static str) -> impl Iterator<Item = &'static str> {
    names.split(", ").filter(|name| !name.is_empty())
}

/// The games without a form of their own, by name.
fn sisters() -> Vec<&'static str> {
    let mut sisters: Vec<&str> = GAMES.iter().flat_map(|game| each(game.info().sisters)).collect();
    sisters.sort_unstable_by_key(|name| folded(name));
    sisters
}

/// A name as it is compared: only its words.
fn spoken(name: &str) -> String {
    let words = folded(name);
    words.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// How well a search finds a name. It must be the beginning of one of its words, or nothing.
fn rank(name: &str, sought: &str) -> Option<Rank> {
    let (name, sought) = (spoken(name), spoken(sought));
    match name.strip_prefix(&sought) {
        Some("") => Some(Rank::Exact),
        Some(_) => Some(Rank::Beginning),
        None => name.contains(&format!(" {sought}")).then_some(Rank::Word),
    }
}

/// The sheet for any other game.
fn any_other() -> Option<&'static GameInfo> {
    GAMES.iter().map(|game| game.info()).find(|game| game.is_any_other)
}

/// The id of the sheet for any other game.
pub fn sheet() -> &'static str {
    any_other().map_or("", |game| game.id)
}

/// The game with a form of its own that has this name in any language.
pub fn named(name: &str) -> Option<&'static GameInfo> {
    let (games, sought) = (GAMES.iter().map(|game| game.info()), spoken(name));
    let mut with_form = games.filter(|game| !game.is_any_other);
    with_form.find(|game| names(game).iter().any(|known| spoken(known) == sought))
}

/// All games: those played, in this order, then those of the reader's language, then the rest.
pub fn in_order(language: Language, played: &[String]) -> Vec<&'static GameInfo> {
    let mut games: Vec<&GameInfo> = GAMES.iter().map(|game| game.info()).collect();
    games.sort_by_key(|game| {
        let last = played.iter().position(|id| id == game.id).unwrap_or(usize::MAX);
        let is_at_home = !game.is_any_other && game.home == language.tag();
        (last, !is_at_home, !game.also_in.contains(&language.tag()))
    });
    games
}

/// The ids of the games that a device or a club has played, the last one first.
pub fn played(app: &App, device: Option<&DeviceId>, club: Option<ClubId>) -> Result<Vec<String>, HttpError> {
    let mut played = Vec::new();
    if let Some(device) = device {
        played.extend(app.store().tables_of_device(device, LAST_TABLES)?.into_iter().map(|table| table.row.game));
    }
    if let Some(club) = club {
        let filter = TableFilter { limit: Some(LAST_TABLES), ..TableFilter::default() };
        played.extend(app.store().tables_of_club(club, &filter)?.into_iter().map(|table| table.game));
    }
    Ok(played)
}

/// The list of games for a table in a club, which keeps the inputs of a form for another game.
pub fn page(
    visitor: &Visitor,
    club: &str,
    sought: &str,
    played: &[String],
    kept: Option<(String, &Draft)>,
) -> PageResult {
    let sought = sought.trim().chars().take(MAX_SOUGHT).collect::<String>();
    let localizer = visitor.localizer;
    let mut page = Page::new(visitor, &Message::new("home-new"), "/tables/new")?;
    page.here = format!("/tables/new?find={}", utf8_percent_encode(&sought, NON_ALPHANUMERIC));
    let games = in_order(localizer.language, played).into_iter().map(|game| Tile::new(game, localizer, &sought));
    let sister = |sheet| sisters().into_iter().map(move |name| (name, sheet));
    let sisters_on_sheet = any_other().into_iter().flat_map(sister);
    let sisters_on_sheet = sisters_on_sheet.map(|(name, sheet)| Tile::of_sister(name, sheet, localizer, &sought));
    let mut tiles: Vec<Tile> = games.chain(sisters_on_sheet).collect();
    if !sought.is_empty() {
        tiles.sort_by_key(|tile| tile.rank.unwrap_or(Rank::Word));
    }
    answer_ok(&Games {
        page,
        tiles,
        is_called: named(&sought).is_some() || sisters().iter().any(|name| spoken(name) == spoken(&sought)),
        sought: &sought,
        club,
        kept: kept.map(|(key, draft)| (key, draft.kept())),
    })
}

impl Games<'_> {
    /// The address of the form of a game.
    fn form_of(&self, game: &str, name: &str) -> String {
        let part = |key: &str, value: &str| match value {
            "" => String::new(),
            value => format!("&{key}={}", utf8_percent_encode(value, NON_ALPHANUMERIC)),
        };
        format!("/tables/new?game={game}{}{}", part("name", name), part("club", self.club))
    }
}

/// The number of players: "4", "3 or 4", "2 to 8".
fn player_count(localizer: Localizer, players: &RangeInclusive<usize>) -> String {
    let (low, high) = (*players.start(), *players.end());
    let id = match high - low {
        0 => "opening-seats-just",
        1 => "opening-seats-or",
        _ => "opening-seats-to",
    };
    localizer.say(&Message::new(id).count("low", low).count("high", high))
}
