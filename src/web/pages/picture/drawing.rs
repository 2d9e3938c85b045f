//! The picture of a finished table: who has won, how everybody ended, the running totals, the night's biggest hand. One SVG with
//! presentation attributes alone, always on light paper.

use askama::Template;

use super::hero::{Hero, hero};
use crate::games::text::{Arg, Text};
use crate::table::Table;
use crate::web::components::chart::{Chart, End, chart};
use crate::web::components::moments::{MomentView, moments};
use crate::web::components::scoreboard::{ScoreRow, final_rows};
use crate::web::components::standing::{game_name, won};
use crate::web::http::error::Problem;
use crate::web::layout::names::cut;
use crate::words::{Words, long_date};

/// How high the chart is, its width being 328.
const CHART: i64 = 228;
/// The height that the rows of the standing share, and the most that one takes.
const ROWS: usize = 290;
const ROW: usize = 58;
/// Letters of a name, and of the last line that fit.
const NAME: usize = 14;
const LINE: usize = 64;

/// The colour and the dash of each player's mark, as the style sheet has them on light paper.
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
    rows: Vec<Row>,
    /// How large the names are.
    letters: usize,
    /// How large the marks in the rows are.
    side: usize,
    chart: Chart,
    /// The lines of the chart, and the names at their ends with the colour of each.
    lines: Vec<Line>,
    ends: Vec<(End, &'static str)>,
    biggest: Option<MomentView>,
}

/// A line of the chart.
struct Line {
    path: String,
    colour: &'static str,
    dash: &'static str,
}

/// A player's line, and how far down it is.
struct Row {
    score: ScoreRow,
    colour: &'static str,
    /// Of the mark, of the letters, of the rule below.
    mark: usize,
    text: usize,
    rule: usize,
}

/// Who has won, in a sentence.
pub fn title(table: &Table, words: Words) -> String {
    words.with_names(table.replay.seats()).say(&won(table.replay.winners()))
}

/// The picture of a table in a language; nothing while the game goes on, or where no hand was played.
pub fn draw(table: &Table, words: Words) -> Result<Option<String>, Problem> {
    let (replay, measure) = (&table.replay, table.replay.measure());
    if !replay.is_over() {
        return Ok(None);
    }
    let reader = words.at_table(replay.seats(), &measure);
    let Some(mut chart) = chart(replay, &reader, CHART) else { return Ok(None) };
    let detail = Text::new("picture-detail")
        .count("count", i64::from(table.history.hands().count()))
        .with("date", Arg::Verbatim(long_date(words.language, table.opened_at)))
        .with("game", game_name(words, replay.facts().id).as_str());
    let scores = final_rows(replay, &reader);
    let step = (ROWS / scores.len().max(1)).min(ROW);
    let letters = (step * 7 / 10).min(32);
    let side = letters * 3 / 4;
    let row = |(place, score): (usize, ScoreRow)| Row {
        colour: look(score.mark).0,
        mark: 206 + step * place + (step - side) / 2,
        text: 206 + step * place + step / 2 + letters * 7 / 20,
        rule: 206 + step * (place + 1),
        score: ScoreRow { name: cut(&score.name, NAME), ..score },
    };
    let line = |(mark, path): (usize, String)| Line { path, colour: look(mark).0, dash: look(mark).1 };
    let end = |end: End| {
        let colour = look(end.mark).0;
        (end, colour)
    };
    let biggest = moments(table, words).into_iter().find(|moment| moment.heading == "moment-biggest");
    let picture = Picture {
        seats: replay.people().all().count(),
        detail: words.say(&detail),
        hero: hero(replay.seats(), &replay.winners(), words),
        rows: scores.into_iter().enumerate().map(row).collect(),
        letters,
        side,
        lines: chart.lines.drain(..).map(line).collect(),
        ends: chart.ends.drain(..).map(end).collect(),
        chart,
        biggest: biggest.map(|moment| MomentView { line: cut(&moment.line, LINE), ..moment }),
    };
    picture.render().map(Some).map_err(|error| {
        tracing::error!(%error, "a picture cannot be drawn");
        Problem::Fault
    })
}

/// The colour and the dash of a mark.
fn look(mark: usize) -> (&'static str, &'static str) {
    PLAYERS.get(mark.wrapping_sub(1)).copied().unwrap_or(("#000", "none"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the style sheet says of a custom property of a player.
    fn said<'a>(tokens: &'a str, player: usize, property: &str) -> Option<&'a str> {
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
            assert_eq!(said(tokens, player, "--c: light-dark("), Some(colour), "player {player}");
            assert_eq!(said(tokens, player, "--dash: ").unwrap_or("none"), dash, "player {player}");
        }
    }
}
