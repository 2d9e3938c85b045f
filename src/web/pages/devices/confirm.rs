//! A link that makes this phone more than it was: what it does is said before, and the button alone does it.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::games::text::Text;
use crate::web::auth::visitor::Visitor;
use crate::web::http::error::Problem;
use crate::web::http::keys::fresh_key;
use crate::web::http::state::{App, Shared, working};
use crate::web::layout::page::{Page, answer};

#[derive(Template)]
#[template(path = "devices/confirm.html")]
struct ArrivingPage {
    page: Page,
    key: String,
    does: &'static str,
    button: &'static str,
    label: String,
    error: Option<String>,
}

/// What a link does: the messages of the heading, of what it does, and of the button.
pub struct Deed {
    pub title: &'static str,
    pub does: &'static str,
    pub button: &'static str,
}

/// A name that was typed for the phone and cannot be one, and why.
pub type Refused = (String, Text);

/// The page, on which a phone that has a name has it already.
pub async fn page(
    app: &Shared,
    visitor: &Visitor,
    (here, deed): (&str, &Deed),
    refused: Option<Refused>,
) -> Result<HttpResponse, Problem> {
    let mut page = Page::new(visitor, &Text::new(deed.title), here);
    page.back = Some("/".to_owned());
    page.is_error = refused.is_some();
    let status = if page.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let (label, error) = match refused {
        Some((label, why)) => (label, Some(visitor.words.say(&why))),
        None => (known_label(app, visitor).await?, None),
    };
    answer(status, &ArrivingPage { page, key: fresh_key()?, does: deed.does, button: deed.button, label, error })
}

async fn known_label(app: &Shared, visitor: &Visitor) -> Result<String, Problem> {
    let Some(device) = visitor.device.clone() else { return Ok(String::new()) };
    working(app, move |app: &App| Ok(app.store().label_of(&device)?.unwrap_or_default())).await
}
