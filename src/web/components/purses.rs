//! What purses are called.

use super::standing::game_name;
use crate::club::Purse;
use crate::games::text::{Arg, Text};
use crate::web::auth::at_club::AtClub;

/// What a purse is called: the currency's code, or whose counters.
pub fn purse_name(at: &AtClub, purse: Purse) -> String {
    match purse {
        Purse::Money(currency) => currency.code().to_owned(),
        Purse::Counters { game, unit } => {
            let text = Text::new("purse-counters").with("game", game_name(at.words(), game).as_str());
            at.words().say(&text.with("unit", Arg::Verbatim(at.words().plain(unit.name))))
        }
    }
}
