//! What every page has around its content: language, looks, menu, addresses of the assets.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use askama::Template;

use super::assets::address;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::games::text::Text;
use crate::store::{Role, TableId};
use crate::table::Table;
use crate::words::{Language, Words};

/// The most seats that a table of any game has.
const MOST_SEATS: usize = 12;

/// The frame of a page.
pub struct Page {
    /// The reader's words.
    pub words: Words,
    /// `light` or `dark` by choice.
    pub theme: Option<&'static str>,
    /// The heading, which is also the first part of the title.
    pub heading: String,
    /// The further parts of the title.
    pub of: String,
    /// Whether the page says what was wrong, which the title says first.
    pub is_error: bool,
    /// Where the page itself is, for coming back to it.
    pub here: String,
    /// Where the arrow leads.
    pub back: Option<String>,
    /// The menu: where to, and the message that says so.
    pub menu: Vec<(String, &'static str)>,
    /// How many seats the page may show; each has its mark.
    pub seats: usize,
    /// A class of the body.
    pub class: &'static str,
    /// The stream that tells of changes, and the version that the page shows.
    pub events: Option<(String, i64)>,
    /// A page to be kept for when there is no network.
    pub keep: Option<String>,
}

impl Page {
    /// The frame of a page that belongs to no table.
    #[must_use]
    pub fn new(visitor: &Visitor, heading: &Text, here: &str) -> Self {
        Self {
            words: visitor.words,
            theme: visitor.theme,
            heading: visitor.words.say(heading),
            of: String::new(),
            is_error: false,
            here: here.to_owned(),
            back: None,
            menu: Vec::new(),
            seats: MOST_SEATS,
            class: "",
            events: None,
            keep: None,
        }
    }

    /// The frame of a page about a table.
    #[must_use]
    pub fn at_table(visitor: &Visitor, heading: &Text, here: &str, at: &TableFrame<'_>) -> Self {
        let base = format!("/t/{}", at.id);
        let mut page = Self::new(visitor, heading, &format!("{base}{here}"));
        let link = |path: &str, id| (format!("{base}{path}"), id);
        page.menu = vec![link("", "menu-score"), link("/sheet", "menu-sheet"), link("/settlement", "menu-settlement")];
        if at.role >= Role::Scorer {
            page.menu.push(link("/rules", "menu-rules"));
        }
        page.menu.push(link("/watch", "menu-watch"));
        if at.role >= Role::Owner {
            page.menu.push(link("/share", "menu-share"));
        }
        if at.role >= Role::Scorer {
            page.menu.push(link("/closing", "menu-closing"));
        }
        page.menu.push(("/".to_owned(), "menu-home"));
        at.name.clone_into(&mut page.of);
        page.seats = at.seats;
        page.back = Some(if here.is_empty() { "/".to_owned() } else { base });
        page
    }

    /// The words of a message without arguments.
    #[must_use]
    pub fn t(&self, id: &str) -> String {
        self.words.plain(id)
    }

    /// The words of a message with one argument that is a text.
    #[must_use]
    pub fn t1(&self, id: &'static str, name: &'static str, value: &str) -> String {
        self.words.say(&Text::new(id).with(name, value))
    }

    /// The address of an asset.
    #[must_use]
    #[expect(clippy::unused_self, reason = "a template calls methods, not functions of other files")]
    pub fn asset(&self, name: &str) -> String {
        address(name)
    }

    /// The languages to choose from.
    #[must_use]
    #[expect(clippy::unused_self, reason = "a template calls methods, not functions of other files")]
    pub fn languages(&self) -> &'static [Language] {
        Language::ALL
    }
}

/// The table that a page is about.
pub struct TableFrame<'a> {
    /// The table.
    pub id: &'a TableId,
    /// What it is called.
    pub name: String,
    /// How many sit at it.
    pub seats: usize,
    /// What the visitor may do.
    pub role: Role,
}

impl<'a> TableFrame<'a> {
    /// The frame of a table.
    #[must_use]
    pub fn of(id: &'a TableId, table: &Table, role: Role) -> Self {
        Self { id, name: table.title(), seats: table.session.seats.count(), role }
    }
}

/// A page as an answer. Pages about tables are kept by nobody on the way.
///
/// # Errors
/// When the template cannot be drawn, which is the program's fault.
pub fn answer(status: StatusCode, page: &impl Template) -> Result<HttpResponse, Problem> {
    let html = page.render().map_err(|error| {
        tracing::error!(%error, "a page cannot be drawn");
        Problem::Fault
    })?;
    Ok(HttpResponse::build(status)
        .insert_header((CONTENT_TYPE, "text/html; charset=utf-8"))
        .insert_header((CACHE_CONTROL, "no-store"))
        .body(html))
}
