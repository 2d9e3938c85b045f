//! The names of purses.

use super::standing::game_name;
use crate::club::Purse;
use crate::games::text::Text;
use crate::web::auth::AtClub;

/// The currency's code, or the counters with their game.
pub fn purse_name(at: &AtClub, purse: Purse) -> String {
    match purse {
        Purse::Money(currency) => currency.code().to_owned(),
        Purse::Counters { game, unit } => {
            let text = Text::new("purse-counters").with("game", game_name(at.words(), game));
            at.words().say(&text.with("unit", at.words().plain(unit.name)))
        }
    }
}
