//! The page that the service worker shows without a network, in place of those that it has not cached.

use askama::Template;

use super::page::{Page, PageResult, answer_ok};
use crate::document::Message;
use crate::web::auth::Visitor;

#[derive(Template)]
#[template(path = "layout/offline.html")]
struct Offline {
    page: Page,
}

/// `GET /offline`
pub async fn show(visitor: Visitor) -> PageResult {
    let mut page = Page::new(&visitor, &Message::new("offline-heading"), "/offline")?;
    page.seats = 0;
    answer_ok(&Offline { page })
}
