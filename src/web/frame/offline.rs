//! The page that a phone shows in place of others without a network. The phone caches it while there is a network.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::games::text::Text;
use crate::web::frame::page::{Page, answer};
use crate::web::frame::problem::Problem;
use crate::web::frame::visitor::Visitor;

#[derive(Template)]
#[template(path = "frame/offline.html")]
struct Offline {
    page: Page,
}

/// `GET /offline`
pub async fn show(visitor: Visitor) -> Result<HttpResponse, Problem> {
    let mut page = Page::new(&visitor, &Text::new("offline-heading"), "/offline");
    page.back = Some("/".to_owned());
    page.seats = 0;
    answer(StatusCode::OK, &Offline { page })
}
