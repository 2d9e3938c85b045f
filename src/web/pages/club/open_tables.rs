//! The open tables of a club, and the button for another table like the last one.

use crate::games::Ending;
use crate::web::components::scoreboard::{ScoreRow, rows, standing};
use crate::web::components::table_texts::who_won;
use crate::web::pages::prelude::*;
use crate::web::pages::table::opening::playing_again;
use crate::words::moment;

/// The game with the number of the next hand, or with the winners.
pub fn title(at: &AtTable) -> String {
    let replay = &at.state.replay;
    let title = match who_won(replay, at.words()).filter(|_| replay.ending() != Ending::Going) {
        None => Text::new("club-tonight").count("hand", at.state.next_number()),
        Some(won) => Text::new("club-over").with("won", won),
    };
    at.words().say(&title.with("game", at.words().game(replay.facts().id)))
}

/// The name of the table, if it has one, and when it last changed.
pub fn name_and_time(at: &AtTable) -> String {
    let when = moment(at.words(), at.state.history.changed_at, App::now());
    at.state.history.opening.name.iter().fold(when, |when, name| format!("{name} · {when}"))
}

pub fn scores(at: &AtTable) -> Vec<ScoreRow> {
    let replay = &at.state.replay;
    let mut standing = standing(replay, false);
    standing.retain(|score| score.party.is_some());
    rows(replay, &replay.deal(), &standing, &at.reader())
}

/// The players who sat at the last table at its end, without those who have left the club. The next of them deals.
pub fn players_again(at: &AtClub, last: &AtTable) -> String {
    let players = playing_again(last.state.replay.seats(), &at.state.people().left());
    let text = Text::new("club-same-detail").with("game", last.words().game(last.state.replay.facts().id));
    last.reader().say(&text.count("count", players.len()).with("players", players))
}
