//! A game as statistics and lists tell it apart: a built-in game, or a sheet for another one by the name of that game.

use crate::document::name::comparison_key;
use crate::games::{GameInfo, find};
use crate::store::TableRow;

#[derive(Clone, Debug)]
pub struct PlayedGame {
    pub game: &'static GameInfo,
    /// The game that was played on the sheet; empty for a built-in game, and for a sheet without a name.
    pub name: String,
}

impl PlayedGame {
    /// The name counts only for a sheet.
    pub fn new(game: &'static GameInfo, name: &str) -> Self {
        Self { game, name: if game.is_any_other { name.to_owned() } else { String::new() } }
    }

    /// The game with this id; `None` if the program no longer has it.
    pub fn read(id: &str, name: &str) -> Option<Self> {
        Some(Self::new(find(id)?.info(), name))
    }

    pub fn of(table: &TableRow) -> Option<Self> {
        Self::read(&table.game, &table.name)
    }

    /// Whether a table of this game and with this name was played at it. Names are compared as those of people are.
    pub fn is_of(&self, game: &str, name: &str) -> bool {
        let is_named = || comparison_key(&self.name) == comparison_key(name);
        self.game.id == game && (!self.game.is_any_other || is_named())
    }

    pub fn is_at(&self, table: &TableRow) -> bool {
        self.is_of(&table.game, &table.name)
    }
}

impl PartialEq for PlayedGame {
    fn eq(&self, other: &Self) -> bool {
        self.is_of(other.game.id, &other.name)
    }
}

/// Each game once with what `count` sums up, the most frequent first.
pub fn by_game<T>(
    all: impl IntoIterator<Item = T>,
    of: impl Fn(&T) -> Option<(PlayedGame, i64)>,
) -> Vec<(PlayedGame, i64)> {
    let mut games: Vec<(PlayedGame, i64)> = Vec::new();
    for (game, count) in all.into_iter().filter_map(|one| of(&one)) {
        match games.iter_mut().find(|(known, _)| *known == game) {
            Some((_, sum)) => *sum += count,
            None => games.push((game, count)),
        }
    }
    games.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    games
}
