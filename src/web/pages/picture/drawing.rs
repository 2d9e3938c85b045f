//! The picture of a finished table: winners, standing, chart, and biggest hand. It is an SVG with presentation attributes
//! only, always in the light theme.

use super::hero::{Hero, hero};
use crate::document::{Arg, Choice};
use crate::games::suit::Suit;
use crate::i18n::long_date;
use crate::session::{People, Person};
use crate::table::Table;
use crate::web::components::chart::{Chart, chart};
use crate::web::components::moments::{MomentView, moments};
use crate::web::components::scoreboard::{ScoreRow, final_rows, final_standing};
use crate::web::components::table_texts::{game_of, winners};
use crate::web::http::typeface::{Font, drawable, fitted, width};
use crate::web::pages::prelude::*;

/// The height of the chart; its width is 328.
const CHART_HEIGHT: i32 = 228;
/// The y coordinate of the first row of the standing.
const ROWS_TOP: usize = 206;
/// The height of all rows.
const ROWS_HEIGHT: usize = 290;
/// The height of the highest row.
const MAX_ROW_HEIGHT: usize = 58;
/// The width of a row from its name to the end of its total.
const ROW_WIDTH: usize = 414;
/// The most that a total takes of a row.
const MAX_TOTAL: usize = 280;
/// The least space between name and total.
const GAP: usize = 16;
/// The width of the last line.
const LINE_WIDTH: usize = 1072;
/// The font size of the last line.
const LINE_SIZE: usize = 28;
/// The most rows, so that their letters can be read in the preview of a messenger.
const MAX_ROWS: usize = 8;
/// The smallest font size.
const MIN_LETTERS: usize = 28;

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
    /// The line below the rows that says how many people have none.
    more: Option<String>,
    /// The height of a name: a row has one for each of its people.
    step: usize,
    /// The font size of the names.
    letters: usize,
    /// The size of the marks in the rows.
    side: usize,
    chart: Chart,
    biggest: Option<MomentView>,
}

impl Picture {
    /// The y coordinate of a row. Sides may have had different numbers of players.
    fn top(&self, row: usize) -> usize {
        ROWS_TOP + self.step * self.scores.iter().take(row).map(|score| score.people.len()).sum::<usize>()
    }
}

/// The game, the day and the number of hands, and whether the fewest win.
pub fn detail(table: &Table, localizer: Localizer) -> String {
    let detail = Message::new("picture-detail")
        .count("count", table.history.hands.count())
        .with("date", long_date(localizer.in_zone(table.time_zone), table.opened_at))
        .with("game", game_of(table, localizer));
    let fewest = table.replay.measure().lower_wins.then(|| localizer.plain("table-fewest-wins"));
    std::iter::once(localizer.say(&detail)).chain(fewest).collect::<Vec<_>>().join(" · ")
}

/// The picture of a table in a language; `None` before the game is over, or without hands.
pub fn draw(table: &Table, localizer: Localizer) -> Result<Option<String>, HttpError> {
    let mut table = table.clone();
    table.rename(&drawable_names(table.replay.people(), localizer));
    let (replay, measure) = (&table.replay, table.replay.measure());
    if !replay.is_over() {
        return Ok(None);
    }
    let formatter = localizer.for_table(replay.seats(), measure);
    let Some(chart) = chart(replay, &formatter, CHART_HEIGHT) else { return Ok(None) };
    let detail = detail(&table, localizer);
    let mut scores = final_rows(replay, &formatter, &[]);
    for (row, score) in scores.iter_mut().zip(final_standing(replay)) {
        let shares = replay.shares_of(&score);
        if !shares.is_empty() {
            // Everybody who has played for the party, with what they have scored.
            row.marks = shares.iter().map(|(person, _)| People::mark(*person)).collect();
            row.people = row.shares.iter().map(|(name, _)| name.clone()).collect();
        }
    }
    let names: usize = scores.iter().map(|score| score.people.len()).sum();
    let more = (names > MAX_ROWS).then(|| {
        let mut lines = 0;
        scores.retain(|score| {
            lines += score.people.len();
            lines < MAX_ROWS
        });
        let rest = names - scores.iter().map(|score| score.people.len()).sum::<usize>();
        localizer.say(&Message::new("picture-more").count("count", rest))
    });
    let step = (ROWS_HEIGHT / names.clamp(1, MAX_ROWS)).min(MAX_ROW_HEIGHT);
    let widest = scores.iter().map(|score| width(&score.total, Font::Bold)).max().unwrap_or_default();
    let letters = (step * 4 / 5).min(32).min(MAX_TOTAL * 1000 / widest.max(1)).max(MIN_LETTERS);
    let side = letters * 3 / 4;
    for score in &mut scores {
        let room = ROW_WIDTH - GAP - width(&score.total, Font::Bold) * letters / 1000;
        for (at, name) in score.people.iter_mut().enumerate() {
            let share = score.shares.get(at).map_or_else(String::new, |(_, amount)| format!(" {amount}"));
            *name = fitted(name, Font::Serif, letters, room - width(&share, Font::Serif) * letters / 1000) + &share;
        }
    }
    let biggest = moments(&table, localizer).into_iter().find(|moment| moment.heading == "moment-biggest");
    let winning: Vec<Seat> = winners(replay).into_iter().map(People::place).collect();
    let picture = Picture {
        seats: replay.people().all().count(),
        detail,
        hero: hero(&replay.people().everybody(), &winning, localizer),
        scores,
        more,
        step,
        letters,
        side,
        chart,
        biggest: biggest.map(|moment| {
            let moment = MomentView { line: in_words(&moment.line, localizer), ..moment };
            MomentView { line: localizer.labelled(&last_line(&moment), ""), ..moment }
        }),
    };
    picture.render().map(Some).map_err(|error| {
        tracing::error!(%error, "a picture cannot be drawn");
        HttpError::Internal
    })
}

/// The names as far as there are letters for them. A name without any, or whose rest would be another player's, becomes the
/// number of the player.
fn drawable_names(people: &People, localizer: Localizer) -> Vec<String> {
    let name = |person: Person| {
        let (name, first) = (people.name(person), people.first(person));
        let drawn = drawable(name);
        let is_anothers = || people.names().iter().any(|other| other != name && drawable(other) == drawn);
        if drawn.is_empty() || drawn != name && is_anothers() {
            return localizer.say(&Message::new("picture-player").count("number", first.0 + 1));
        }
        drawn
    };
    people.all().map(name).collect()
}

/// A line with the names of suits in place of their symbols, for which the picture has no letters.
fn in_words(line: &str, localizer: Localizer) -> String {
    let named = Suit::ALL.iter().fold(line.to_owned(), |line, (_, suit)| match suit.symbol() {
        Arg::Verbatim(symbol) => line.replace(&symbol, &format!(" {}", localizer.say(&suit.label()))),
        _ => line,
    });
    named.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The line of the biggest hand, shortened so that the figure behind it has room.
fn last_line(moment: &MomentView) -> String {
    let beside = width(&format!("{}, : ", moment.note), Font::Regular) + width(&moment.figure, Font::Bold);
    fitted(&moment.line, Font::Regular, LINE_SIZE, LINE_WIDTH.saturating_sub(beside * LINE_SIZE / 1000))
}

/// The colour and the dash of a mark.
fn look(mark: usize) -> (&'static str, &'static str) {
    PLAYERS.get(mark.wrapping_sub(1)).copied().unwrap_or(("#000", "none"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suits_are_written_out() {
        let localizer = Localizer::new(crate::i18n::Language::En);
        assert_eq!(in_words("Dag \u{2660}\u{fe0e} · down 82", localizer), "Dag spades · down 82");
        assert_eq!(in_words("Ana · 4\u{2665}\u{fe0e} X · =", localizer), "Ana · 4 hearts X · =");
    }

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
