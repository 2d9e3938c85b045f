//! What is going on in a club, and how to play again.

use super::evenings::verbatim;
use crate::games::game::Ending;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::web::auth::at_table::AtTable;
use crate::web::components::standing::{game_name, total, won};
use crate::web::http::error::Problem;
use crate::web::http::keys::fresh_key;
use crate::web::http::state::App;
use crate::words::moment;

/// A table that is going on.
pub struct Going {
    pub href: String,
    pub title: String,
    pub when: String,
    pub seats: Vec<GoingSeat>,
}

pub struct GoingSeat {
    pub mark: usize,
    pub name: String,
    pub total: String,
}

/// A table like the last one.
pub struct Same {
    pub key: String,
    pub table: String,
    pub said: String,
}

pub fn going(at: &AtTable) -> Going {
    let (replay, reader) = (&at.table.replay, at.reader());
    let totals = replay.totals_by_seat(None);
    let seats = replay.seats().all().zip(totals).map(|(seat, sum)| GoingSeat {
        mark: replay.seats().mark(seat),
        name: replay.seats().name(seat).to_owned(),
        total: total(at.measure(), &reader, sum),
    });
    let game = game_name(at.words(), replay.facts().id);
    let title = match replay.ending() {
        Ending::Going => {
            let next = i64::from(at.table.next_number());
            at.words().say(&Text::new("club-tonight").with("game", verbatim(&game)).count("hand", next))
        }
        Ending::Finished(winners) => {
            let winners = reader.say(&won(winners));
            at.words().say(&Text::new("club-over").with("game", verbatim(&game)).with("won", verbatim(&winners)))
        }
    };
    let when = moment(at.words().language, at.table.changed_at, App::now());
    Going {
        href: at.address(""),
        title,
        when: at.table.history.opening().name.iter().fold(when, |when, name| format!("{name} · {when}")),
        seats: seats.collect(),
    }
}

/// A table as the last one was, of those who sat there at its end, with the next of them to deal.
pub fn same(last: Option<&AtTable>) -> Result<Option<Same>, Problem> {
    let Some(last) = last else { return Ok(None) };
    let players: Vec<Seat> = last.table.replay.seats().all().collect();
    let game = game_name(last.words(), last.table.replay.facts().id);
    let said = Text::new("club-same-said")
        .with("game", verbatim(&game))
        .count("count", i64::try_from(players.len()).unwrap_or(i64::MAX))
        .with("players", players);
    Ok(Some(Same { key: fresh_key()?, table: last.id.to_string(), said: last.reader().say(&said) }))
}
