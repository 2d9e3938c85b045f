//! The pages of a table and of a club: their menus, titles and back arrows.

use super::page::Page;
use crate::games::text::Text;
use crate::web::auth::{AtClub, AtTable};

impl AtTable {
    /// The layout of a page at a path below the table's.
    pub fn page(&self, heading: &Text, here: &str) -> Page {
        let mut page = Page::new(&self.visitor, heading, &self.address(here));
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
        page.of = self.table.title();
        page.is_damaged = self.table.damaged.is_some();
        page.seats = self.table.replay.people().all().count();
        page.back = Some(if here.is_empty() { "/".to_owned() } else { self.address("") });
        page
    }
}

impl AtClub {
    /// The layout of a page at a path below the club's.
    pub fn page(&self, heading: &Text, here: &str) -> Page {
        let mut page = Page::new(&self.visitor, heading, &self.address(here));
        let link = |path: &str, id| (self.address(path), id);
        page.menu = vec![link("", "menu-club"), link("/people", "menu-people"), link("/ledger", "menu-owed")];
        page.menu.push(link("/season", "menu-season"));
        if self.can_own() {
            page.menu.push(link("/share", "menu-club-share"));
        }
        page.menu.extend([link("/export", "menu-club-export"), link("/leaving", "menu-leave-club")]);
        page.menu.push(("/".to_owned(), "menu-home"));
        page.of = self.name();
        page.is_damaged = self.state.damaged.is_some();
        page.back = Some(if here.is_empty() { "/".to_owned() } else { self.address("") });
        // Most visits begin at the first page. It uses the style sheet of the tables, which is cached for them then.
        if !here.is_empty() {
            page.style = "tanto-more.css";
        }
        page
    }
}
