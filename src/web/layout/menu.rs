//! The pages of a table and of a club: their menus, titles and back arrows.

use super::page::Page;
use crate::document::Message;
use crate::store::Role;
use crate::web::auth::{ClubVisit, Resource, TableVisit, Visit};
use crate::web::http::HttpError;

/// The entries of a menu: the path below the table or club, the message, and the lowest role that sees the entry. Of
/// entries with one path in a row, a role sees the last that it may see.
type Menu = [(&'static str, &'static str, Role)];

const TABLE: &Menu = &[
    ("", "menu-score", Role::Spectator),
    ("/sheet", "menu-sheet", Role::Spectator),
    ("/settlement", "menu-settlement", Role::Spectator),
    ("/card", "card-title", Role::Spectator),
    ("/rules", "menu-rules", Role::Scorer),
    ("/stake", "menu-stake", Role::Scorer),
    ("/players", "menu-players", Role::Scorer),
    ("/watch", "menu-watch", Role::Spectator),
    ("/share", "menu-share", Role::Scorer),
    ("/who", "who-title", Role::Spectator),
    ("/closing", "menu-closing", Role::Scorer),
    ("/leaving", "leave-forget-table", Role::Spectator),
    ("/leaving", "menu-leave", Role::Owner),
];

const CLUB: &Menu = &[
    ("", "menu-club", Role::Spectator),
    ("/people", "menu-people", Role::Spectator),
    ("/ledger", "menu-owed", Role::Spectator),
    ("/season", "menu-season", Role::Spectator),
    ("/who", "who-title", Role::Spectator),
    ("/name", "menu-club-name", Role::Owner),
    ("/share", "menu-club-share", Role::Owner),
    ("/export", "menu-club-export", Role::Spectator),
    ("/leaving", "leave-forget-club", Role::Spectator),
    ("/leaving", "menu-leave-club", Role::Owner),
];

impl<P: Resource> Visit<P> {
    /// The layout of a page at a path below that of the table or club.
    fn page_of(&self, of: String, menu: &Menu, heading: &Message, here: &str) -> Result<Page, HttpError> {
        let mut entries: Vec<(&str, &str)> = Vec::new();
        for (path, id, _) in menu.iter().filter(|(_, _, role)| self.can(*role)) {
            entries.pop_if(|(before, _)| before == path);
            entries.push((path, id));
        }
        let entries = entries.into_iter().map(|(path, id)| (self.address(path), id));
        Ok(Page {
            of,
            localizer: self.localizer(),
            is_damaged: self.is_damaged(),
            back: Some(if here.is_empty() { "/".to_owned() } else { self.address("") }),
            menu: entries.chain([("/".to_owned(), "menu-home")]).collect(),
            ..Page::new(&self.visitor, heading, &self.address(here))?
        })
    }
}

impl TableVisit {
    /// The layout of a page at a path below the table's.
    pub fn page(&self, heading: &Message, here: &str) -> Result<Page, HttpError> {
        let page = self.page_of(self.state.title(), TABLE, heading, here)?;
        Ok(Page { seats: self.state.replay.people().all().count(), ..page })
    }
}

impl ClubVisit {
    /// The layout of a page at a path below the club's.
    pub fn page(&self, heading: &Message, here: &str) -> Result<Page, HttpError> {
        let page = self.page_of(self.name(), CLUB, heading, here)?;
        // Most visits begin at the first page, which is styled like a table.
        Ok(Page { has_more_style: !here.is_empty(), ..page })
    }
}
