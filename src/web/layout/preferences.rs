//! The reader's choice of language and theme.

use actix_web::HttpResponse;
use actix_web::http::header::LOCATION;

use crate::i18n::Language;
use crate::web::auth::{Visitor, persistent_cookie, theme};
use crate::web::http::Inputs;

/// `POST /preferences`: stores the choices in cookies, and returns to the page.
pub async fn choose(visitor: Visitor, inputs: Inputs) -> HttpResponse {
    let mut answer = HttpResponse::SeeOther();
    answer.insert_header((LOCATION, local(inputs.get("back"))));
    if let Some(language) = Language::of_tag(inputs.get("language")) {
        answer.cookie(persistent_cookie(&visitor, "language", language.tag()));
    }
    let chosen = inputs.get("theme");
    if let Some(theme) = theme(chosen) {
        answer.cookie(persistent_cookie(&visitor, "theme", theme));
    } else if chosen == "system" {
        // Without a choice the page uses the theme of the phone.
        let mut removed = persistent_cookie(&visitor, "theme", "");
        removed.make_removal();
        answer.cookie(removed);
    }
    answer.finish()
}

/// The path if it is one of this site, otherwise the home page. `//host` and `/\host` lead to other sites.
pub fn local(path: &str) -> &str {
    let mut bytes = path.bytes();
    let begins = bytes.next() == Some(b'/') && !matches!(bytes.next(), Some(b'/' | b'\\'));
    if begins && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\') { path } else { "/" }
}
