//! Pages without a network: those that the service worker caches, and the page that it shows in place of others.

use askama::Template;

use super::page::{Page, PageResult, answer_ok};
use crate::games::Text;
use crate::web::auth::Visitor;

/// The header of pages that the service worker may cache. All pages are `no-store`: from its own cache a browser would
/// show a form that was sent already when the reader goes back. The worker asks the network first.
pub const HEADER: &str = "x-offline";

/// Whether the service worker may cache the page of a path. Pages whose address is a secret, or that show such an
/// address, are not listed: the links of invitations, recovery, handover and published pictures.
pub fn is_cacheable(path: &str) -> bool {
    let parts: Vec<_> = path.split('/').skip(1).collect();
    matches!(
        parts[..],
        ["" | "offline"]
            | ["tables", "new"]
            | ["t" | "c", _]
            | ["t", _, "watch" | "sheet" | "settlement" | "closing" | "rules" | "players"]
            | ["t", _, "hands" | "voided", ..]
            | ["c", _, "ledger" | "people" | "season", ..]
    )
}

#[derive(Template)]
#[template(path = "layout/offline.html")]
struct Offline {
    page: Page,
}

/// `GET /offline`
pub async fn show(visitor: Visitor) -> PageResult {
    let mut page = Page::new(&visitor, &Text::new("offline-heading"), "/offline")?;
    page.seats = 0;
    answer_ok(&Offline { page })
}
