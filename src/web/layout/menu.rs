//! The pages of a table and of a club: their menus, titles and back arrows.

use super::page::Page;
use crate::games::text::Text;
use crate::web::auth::{At, AtClub, AtTable, Guarded};

impl<P: Guarded> At<P> {
    /// The layout of a page at a path below that of the table or club, without its menu.
    fn page_of(&self, of: String, heading: &Text, here: &str) -> Page {
        let back = Some(if here.is_empty() { "/".to_owned() } else { self.address("") });
        let is_damaged = self.is_damaged();
        Page { of, is_damaged, back, ..Page::new(&self.visitor, heading, &self.address(here)) }
    }
}

impl AtTable {
    /// The layout of a page at a path below the table's.
    pub fn page(&self, heading: &Text, here: &str) -> Page {
        let mut page = self.page_of(self.state.title(), heading, here);
        let link = |path: &str, id| (self.address(path), id);
        page.menu = vec![link("", "menu-score"), link("/sheet", "menu-sheet"), link("/settlement", "menu-settlement")];
        if self.can_score() {
            page.menu.extend([link("/rules", "menu-rules"), link("/players", "menu-players")]);
        }
        page.menu.push(link("/watch", "menu-watch"));
        if self.can_own() {
            page.menu.push(link("/share", "menu-share"));
        }
        if self.can_score() {
            page.menu.push(link("/closing", "menu-closing"));
        }
        page.menu.extend([link("/leaving", "menu-leave"), ("/".to_owned(), "menu-home")]);
        page.seats = self.state.replay.people().all().count();
        page
    }
}

impl AtClub {
    /// The layout of a page at a path below the club's.
    pub fn page(&self, heading: &Text, here: &str) -> Page {
        let mut page = self.page_of(self.name(), heading, here);
        let link = |path: &str, id| (self.address(path), id);
        page.menu = vec![link("", "menu-club"), link("/people", "menu-people"), link("/ledger", "menu-owed")];
        page.menu.push(link("/season", "menu-season"));
        if self.can_own() {
            page.menu.push(link("/share", "menu-club-share"));
        }
        page.menu.extend([link("/export", "menu-club-export"), link("/leaving", "menu-leave-club")]);
        page.menu.push(("/".to_owned(), "menu-home"));
        // Most visits begin at the first page. It uses the style sheet of the tables, which is cached for them then.
        if !here.is_empty() {
            page.style = "tanto-more.css";
        }
        page
    }
}
