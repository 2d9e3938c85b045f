//! Which game is played on a sheet for any other game: its name comes first. A game that the club has played on sheets brings its
//! rules, its stake and its players; a name that means a built-in game offers that game.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::games;
use crate::club::played::PlayedGame;
use crate::document::name::comparison_key;
use crate::games::GameInfo;
use crate::store::{ClubId, TableFilter, TableId, TableRow};
use crate::web::components::table_texts::worth;
use crate::web::pages::prelude::*;

/// The most games that are listed, the most frequent first.
const MAX_GAMES: usize = 12;

#[derive(Template)]
#[template(path = "table/opening/which.html")]
struct WhichGame<'a> {
    page: Page,
    game: &'a GameInfo,
    /// The id of the club; empty for the usual one.
    club: &'a str,
    typed: &'a str,
    /// A built-in game that the typed name means.
    built_in: Option<&'static GameInfo>,
    sheets: Vec<Sheet>,
}

/// A game that the club has played on sheets.
pub struct Sheet {
    /// The last table.
    table: TableId,
    name: String,
    times: i64,
    /// Who wins, what ends the game, and what a point is worth.
    rules: String,
}

/// The games that a club has played on sheets with names, the most frequent first, each with its last table.
fn played(app: &App, club: ClubId, game: &GameInfo) -> Result<Vec<(TableRow, i64)>, HttpError> {
    let filter = TableFilter { game: Some(game.id.to_owned()), finished: Some(true), ..TableFilter::default() };
    let mut sheets: Vec<(TableRow, i64)> = Vec::new();
    for table in app.store().tables_of_club(club, &filter)?.into_iter().filter(|table| !table.name.is_empty()) {
        let is_it = |(known, _): &&mut (TableRow, i64)| comparison_key(&known.name) == comparison_key(&table.name);
        match sheets.iter_mut().find(is_it) {
            Some((_, times)) => *times += 1,
            None => sheets.push((table, 1)),
        }
    }
    sheets.sort_by_key(|(_, times)| -times);
    Ok(sheets)
}

/// The last table at which a club has played the game of this name; `None` if it has not.
pub fn last_of(app: &App, club: ClubId, game: &'static GameInfo, name: &str) -> Result<Option<TableId>, HttpError> {
    let wanted = PlayedGame::new(game, name);
    let sheets = played(app, club, game)?;
    Ok(sheets.iter().find(|(table, _)| wanted.is_at(table)).map(|(table, _)| table.id))
}

/// The games to offer.
pub fn sheets(app: &App, club: ClubId, game: &GameInfo, localizer: Localizer) -> Result<Vec<Sheet>, HttpError> {
    let sheet = |(row, times): (TableRow, i64)| {
        let Some(table) = app.load_readable(row.id)? else { return Ok(None) };
        let (seats, measure) = (table.replay.seats(), table.replay.measure());
        let formatter = localizer.for_table(seats, measure);
        let wins = localizer.plain(if measure.lower_wins { "club-fewest" } else { "club-most" });
        let ends = table.replay.position().aim().map(|aim| formatter.say(&aim));
        let worth = worth(&table, measure, &formatter);
        let rules = std::iter::once(wins).chain(ends).chain(worth).collect::<Vec<_>>().join(" · ");
        Ok(Some(Sheet { table: row.id, name: row.name, times, rules }))
    };
    played(app, club, game)?.into_iter().take(MAX_GAMES).filter_map(|one| sheet(one).transpose()).collect()
}

/// The page that asks for the name.
pub fn page(visitor: &Visitor, game: &GameInfo, club: &str, typed: &str, sheets: Vec<Sheet>) -> PageResult {
    let mut page = Page::new(visitor, &Message::new("home-new"), "/tables/new")?;
    page.here = format!("/tables/new?game={}", game.id);
    page.aside = visitor.localizer.game(game.id);
    page.back = Some("/tables/new".to_owned());
    answer_ok(&WhichGame { page, game, club, typed, built_in: games::named(typed), sheets })
}

impl WhichGame<'_> {
    /// The part of a query with the club.
    fn of_club(&self) -> String {
        let club = utf8_percent_encode(self.club, NON_ALPHANUMERIC);
        if self.club.is_empty() { String::new() } else { format!("&club={club}") }
    }

    /// The address of a sheet with this name.
    fn sheet_of(&self, name: &str) -> String {
        let name = utf8_percent_encode(name, NON_ALPHANUMERIC);
        format!("/tables/new?game={}&name={name}&as=sheet{}", self.game.id, self.of_club())
    }
}
