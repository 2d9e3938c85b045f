//! The open tables of a club, and the button for another table like the last one.

use crate::i18n::moment;
use crate::web::components::scoreboard::{ScoreRow, rows, standing};
use crate::web::components::table_texts::{game_of, own_name};
use crate::web::pages::prelude::*;
use crate::web::pages::table::opening::playing_again;

/// The game with the number of the next hand.
pub fn title(visit: &TableVisit) -> String {
    let title = Message::new("club-tonight").count("hand", visit.state.next_number());
    visit.localizer().say(&title.with("game", game_of(&visit.state, visit.localizer())))
}

/// The name of the table, if it has one, and when it last changed.
pub fn name_and_time(visit: &TableVisit) -> String {
    let when = moment(visit.localizer(), visit.state.history.changed_at, App::now());
    own_name(&visit.state).iter().fold(when, |when, name| format!("{name} · {when}"))
}

pub fn scores(visit: &TableVisit) -> Vec<ScoreRow> {
    let replay = &visit.state.replay;
    let mut standing = standing(replay, false);
    standing.retain(|score| score.party.is_some());
    rows(replay, &replay.deal(), &standing, &visit.formatter())
}

/// The players who sat at the last table at its end, without those who have left the club. The next of them deals.
pub fn players_again(visit: &ClubVisit, last: &TableVisit) -> String {
    let players = playing_again(last.state.replay.seats(), &visit.state.people().left());
    let text = Message::new("club-same-detail").with("game", game_of(&last.state, last.localizer()));
    last.formatter().say(&text.count("count", players.len()).with("players", players))
}
