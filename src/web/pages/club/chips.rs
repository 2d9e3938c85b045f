//! A row of links with the current choice marked.

use crate::web::auth::AtClub;
use crate::web::components::standing::game_name;

pub struct Chip {
    pub href: String,
    pub label: String,
    pub is_current: bool,
}

pub fn of_games(at: &AtClub, games: &[(String, i64)], current: &str, href: impl Fn(&str) -> String) -> Vec<Chip> {
    let chip = |(game, _): &(String, i64)| Chip {
        href: href(game),
        label: game_name(at.words(), game),
        is_current: game == current,
    };
    games.iter().map(chip).collect()
}
