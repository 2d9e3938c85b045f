//! The open tables of a club, and the button for another table like the last one.

use crate::games::game::Ending;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::web::auth::AtTable;
use crate::web::components::scoreboard::{ScoreRow, order, rows};
use crate::web::components::standing::{game_name, won};
use crate::web::http::{App, HttpError, fresh_key};
use crate::words::moment;

pub struct OpenTable {
    pub href: String,
    pub title: String,
    pub when: String,
    pub scores: Vec<ScoreRow>,
}

/// The form for a table like the last one.
pub struct PlayAgain {
    pub key: String,
    pub table: String,
    pub text: String,
}

pub fn open_table(at: &AtTable) -> OpenTable {
    let (replay, reader) = (&at.table.replay, at.reader());
    let game = game_name(at.words(), replay.facts().id);
    let title = match replay.ending() {
        Ending::Going => Text::new("club-tonight").count("hand", at.table.next_number()),
        Ending::Finished(winners) => Text::new("club-over").with("won", reader.say(&won(winners))),
    };
    let when = moment(at.words().language, at.table.changed_at, App::now());
    OpenTable {
        href: at.address(""),
        title: at.words().say(&title.with("game", game)),
        when: at.table.history.opening().name.iter().fold(when, |when, name| format!("{name} · {when}")),
        scores: rows(replay, &replay.deal(), &order(replay, false), &reader),
    }
}

/// A table with the players who sat at the last one at its end. The next of them deals.
pub fn play_again(last: &AtTable) -> Result<PlayAgain, HttpError> {
    let players: Vec<Seat> = last.table.replay.seats().all().collect();
    let text = Text::new("club-same-detail")
        .with("game", game_name(last.words(), last.table.replay.facts().id))
        .count("count", players.len())
        .with("players", players);
    Ok(PlayAgain { key: fresh_key()?, table: last.id.to_string(), text: last.reader().say(&text) })
}
