//! The open tables of a club, and the button for another table like the last one.

use crate::games::game::Ending;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::web::auth::at_table::AtTable;
use crate::web::components::standing::{game_name, total, won};
use crate::web::http::error::HttpError;
use crate::web::http::keys::fresh_key;
use crate::web::http::state::App;
use crate::words::moment;

pub struct OpenTable {
    pub href: String,
    pub title: String,
    pub when: String,
    pub seats: Vec<SeatTotal>,
}

pub struct SeatTotal {
    pub mark: usize,
    pub name: String,
    pub total: String,
}

/// The form for a table like the last one.
pub struct PlayAgain {
    pub key: String,
    pub table: String,
    pub text: String,
}

pub fn open_table(at: &AtTable) -> OpenTable {
    let (replay, reader) = (&at.table.replay, at.reader());
    let totals = replay.totals_by_seat(None);
    let seats = replay.seats().all().zip(totals).map(|(seat, sum)| SeatTotal {
        mark: replay.seats().mark(seat),
        name: replay.seats().name(seat).to_owned(),
        total: total(at.measure(), &reader, sum),
    });
    let game = game_name(at.words(), replay.facts().id);
    let title = match replay.ending() {
        Ending::Going => Text::new("club-tonight").count("hand", i64::from(at.table.next_number())),
        Ending::Finished(winners) => Text::new("club-over").with("won", reader.say(&won(winners)).as_str()),
    };
    let when = moment(at.words().language, at.table.changed_at, App::now());
    OpenTable {
        href: at.address(""),
        title: at.words().say(&title.with("game", game.as_str())),
        when: at.table.history.opening().name.iter().fold(when, |when, name| format!("{name} · {when}")),
        seats: seats.collect(),
    }
}

/// A table with the players who sat at the last one at its end. The next of them deals.
pub fn play_again(last: &AtTable) -> Result<PlayAgain, HttpError> {
    let players: Vec<Seat> = last.table.replay.seats().all().collect();
    let text = Text::new("club-same-detail")
        .with("game", game_name(last.words(), last.table.replay.facts().id).as_str())
        .count("count", i64::try_from(players.len()).unwrap_or(i64::MAX))
        .with("players", players);
    Ok(PlayAgain { key: fresh_key()?, table: last.id.to_string(), text: last.reader().say(&text) })
}
