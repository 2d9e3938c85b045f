//! The picture of a finished table: winners, standing, chart, and biggest hand. It is an SVG with presentation attributes
//! only, always in the light theme.

use super::hero::{Hero, hero};
use crate::session::People;
use crate::table::Table;
use crate::web::components::chart::{Chart, chart};
use crate::web::components::moments::{MomentView, moments};
use crate::web::components::scoreboard::{ScoreRow, final_rows};
use crate::web::components::table_texts::winners;
use crate::web::layout::long_names::cut;
use crate::web::pages::prelude::*;
use crate::words::long_date;

/// The height of the chart; its width is 328.
const CHART_HEIGHT: i32 = 228;
/// The top and the height of all rows of the standing, and the height of the highest row.
const ROWS_TOP: usize = 206;
const ROWS_HEIGHT: usize = 290;
const MAX_ROW_HEIGHT: usize = 58;
/// The most letters of a name, and of the last line.
const MAX_NAME: usize = 14;
const MAX_LINE: usize = 64;

/// The colour and the dash of each player's mark, as in the light theme of the style sheet.
const PLAYERS: [(&str, &str); 12] = [
    ("#152e91", "none"),
    ("#dd6900", "6 3"),
    ("#4e9b80", "2 3"),
    ("#ad6bc5", "9 3 2 3"),
    ("#503d00", "1 2"),
    ("#252725", "12 4"),
    ("#34627c", "4 2 1 2 1 2"),
    ("#b72c4d", "3 6"),
    ("#152e91", "16 2"),
    ("#dd6900", "1 5"),
    ("#4e9b80", "14 3 3 3 3 3"),
    ("#ad6bc5", "6 8"),
];

#[derive(Template)]
#[template(path = "picture/picture.svg")]
struct Picture {
    seats: usize,
    detail: String,
    hero: Hero,
    scores: Vec<ScoreRow>,
    /// The height of a name: a row has one for each of its people.
    step: usize,
    /// The font size of the names.
    letters: usize,
    /// The size of the marks in the rows.
    side: usize,
    chart: Chart,
    biggest: Option<MomentView>,
}

/// "Ana and Bruno win"
pub fn title(table: &Table, words: Words) -> String {
    winners(&table.replay, words).unwrap_or_default()
}

/// The picture of a table in a language; `None` before the game is over, or without hands.
pub fn draw(table: &Table, words: Words) -> Result<Option<String>, HttpError> {
    let (replay, measure) = (&table.replay, table.replay.measure());
    if !replay.is_over() {
        return Ok(None);
    }
    let reader = words.at_table(replay.seats(), measure);
    let Some(chart) = chart(replay, &reader, CHART_HEIGHT) else { return Ok(None) };
    let detail = Text::new("picture-detail")
        .count("count", table.history.hands.count())
        .with("date", long_date(words.language, table.opened_at))
        .with("game", words.game(replay.facts().id));
    let scores = final_rows(replay, &reader);
    let names: usize = scores.iter().map(|score| score.people.len()).sum();
    let step = (ROWS_HEIGHT / names.max(1)).min(MAX_ROW_HEIGHT);
    let letters = (step * 7 / 10).min(32);
    let side = letters * 3 / 4;
    let biggest = moments(table, words).into_iter().find(|moment| moment.heading == "moment-biggest");
    let winning: Vec<Seat> = replay.leaders().people.into_iter().map(People::place).collect();
    let picture = Picture {
        seats: replay.people().all().count(),
        detail: words.say(&detail),
        hero: hero(&replay.people().everybody(), &winning, words),
        scores,
        step,
        letters,
        side,
        chart,
        biggest: biggest.map(|moment| MomentView { line: cut(&moment.line, MAX_LINE), ..moment }),
    };
    picture.render().map(Some).map_err(|error| {
        tracing::error!(%error, "a picture cannot be drawn");
        HttpError::Internal
    })
}

/// The colour and the dash of a mark.
fn look(mark: usize) -> (&'static str, &'static str) {
    PLAYERS.get(mark.wrapping_sub(1)).copied().unwrap_or(("#000", "none"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value of a custom property of a player in the style sheet.
    fn property_of<'a>(tokens: &'a str, player: usize, property: &str) -> Option<&'a str> {
        let of_player = |line: &&str| {
            let (names, _) = line.split_once('{').unwrap_or_default();
            names.split(',').any(|name| name.trim() == format!(".p{player}"))
        };
        let line = tokens.lines().filter(of_player).find(|line| line.contains(property))?;
        line.split_once(property)?.1.split([';', ',']).next()
    }

    #[test]
    fn players_look_as_on_the_pages() {
        let tokens = include_str!("../../assets/style/tokens.css");
        for (player, (colour, dash)) in (1..).zip(PLAYERS) {
            assert_eq!(property_of(tokens, player, "--c: light-dark("), Some(colour), "player {player}");
            assert_eq!(property_of(tokens, player, "--dash: ").unwrap_or("none"), dash, "player {player}");
        }
    }
}
