//! The layout around the content of every page: language, theme, menu and assets.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap, LOCATION};
use askama::Template;

use super::long_names;
use crate::document::Message;
use crate::i18n::{Localizer, offset};
use crate::service::DELETION_GRACE_DAYS;
use crate::web::auth::Visitor;
use crate::web::http::assets::address;
use crate::web::http::{App, HttpError, fresh_key};

/// The most seats that a table of any game has.
const MAX_SEATS: usize = 12;

/// The page on which an old phone hands over to a new one.
const HANDOVER: &str = "/phone";

pub struct Page {
    pub localizer: Localizer,
    /// `light` or `dark`, if the reader has chosen one.
    pub theme: Option<&'static str>,
    /// The heading, which is also the first part of the title.
    pub heading: String,
    /// The whole title, where it is not the heading with what it belongs to.
    pub title: Option<String>,
    /// Smaller text beside the heading: which hand, which evening.
    pub aside: String,
    /// The further parts of the title.
    pub of: String,
    /// Whether the page reports an error; the title then begins with that.
    pub is_error: bool,
    /// Whether the page shows a damaged log, up to the damage.
    pub is_damaged: bool,
    /// The path of the page, to return to it.
    pub here: String,
    /// The target of the back arrow.
    pub back: Option<String>,
    /// The paths of the menu, each with the id of its message.
    pub menu: Vec<(String, &'static str)>,
    /// How many players the page may show; each has a mark.
    pub seats: usize,
    pub class: &'static str,
    /// The idempotency key of the page's forms: a new one, or that of a form that was sent.
    pub key: String,
    /// Whether it needs the second style sheet, see `http::assets`.
    pub has_more_style: bool,
    /// The path of the event stream, and the version that the page shows.
    pub events: Option<(String, i64)>,
    /// The path of a page to cache for use without a network, and after how many hands the dealer, and so the form, is the same
    /// again.
    pub cache_form: Option<(String, usize)>,
    /// For a request to an old address of the server: the current one.
    pub moved: Option<Moved>,
}

/// The current address of the server, as a page at an old one shows it.
pub struct Moved {
    pub address: String,
    /// Where the button of the banner leads; none on the page of the handover, which has its own.
    pub href: Option<String>,
}

impl Moved {
    /// Cookies belong to an address, so a device is a new one at the current address: the button leads to the handover
    /// to a new phone. A browser without a cookie goes straight there.
    fn new(visitor: &Visitor, address: &str, here: &str) -> Self {
        let href = match (&visitor.device, here) {
            (_, HANDOVER) => None,
            (Some(_), _) => Some(HANDOVER.to_owned()),
            (None, _) => Some(format!("{address}{here}")),
        };
        Self { address: address.to_owned(), href }
    }
}

impl Page {
    /// The layout of a page that belongs to no table and no club.
    pub fn new(visitor: &Visitor, heading: &Message, here: &str) -> Result<Self, HttpError> {
        Ok(Self {
            localizer: visitor.localizer,
            theme: visitor.theme,
            heading: visitor.localizer.say(heading),
            title: None,
            aside: String::new(),
            of: String::new(),
            is_error: false,
            is_damaged: false,
            here: here.to_owned(),
            back: Some("/".to_owned()),
            menu: Vec::new(),
            seats: MAX_SEATS,
            class: "",
            key: fresh_key()?,
            has_more_style: false,
            events: None,
            moved: visitor.moved.as_deref().map(|address| Moved::new(visitor, address, here)),
            cache_form: None,
        })
    }

    /// The status of the page: an error is one of a form that was sent.
    pub fn status(&self) -> StatusCode {
        if self.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK }
    }

    /// Renders a message without arguments.
    pub fn t(&self, id: &str) -> String {
        self.localizer.plain(id)
    }

    /// A hyphenated name for a place that is narrower than some names.
    pub fn divided(&self, name: &str) -> String {
        long_names::hyphenated(name)
    }

    /// Renders a message with one argument, which is a text.
    pub fn t1(&self, id: &'static str, name: &'static str, value: &str) -> String {
        self.localizer.say(&Message::new(id).with(name, value))
    }

    /// A value with its label before it.
    pub fn labelled(&self, label: &str, value: &str) -> String {
        self.localizer.labelled(label, value)
    }

    /// Renders a message with one number.
    pub fn counted(&self, id: &'static str, name: &'static str, number: impl TryInto<i64>) -> String {
        self.localizer.say(&Message::new(id).count(name, number))
    }

    /// Renders a message with the number of `days` for which a deletion can be undone.
    pub fn in_days(&self, id: &'static str) -> String {
        self.counted(id, "days", DELETION_GRACE_DAYS)
    }

    /// How far the time zone of the page's times is ahead of UTC, in milliseconds, for times that the script writes.
    pub fn offset(&self) -> i64 {
        offset(self.localizer, App::now())
    }

    pub fn asset(&self, name: &str) -> String {
        address(name)
    }
}

/// A page or a redirect, or the error that an error page explains.
pub type PageResult = Result<HttpResponse, HttpError>;

/// Responds with a page, without the indentation of its templates. Caches must not store it.
pub fn answer(status: StatusCode, page: &impl Template) -> PageResult {
    let html = page.render().map_err(|error| {
        tracing::error!(%error, "a page cannot be drawn");
        HttpError::Internal
    })?;
    Ok(HttpResponse::build(status)
        .insert_header((CONTENT_TYPE, "text/html; charset=utf-8"))
        .insert_header((CACHE_CONTROL, "no-store"))
        .body(unindented(&html)))
}

/// [`answer`] to a request that has succeeded.
pub fn answer_ok(page: &impl Template) -> PageResult {
    answer(StatusCode::OK, page)
}

/// The header by which the script knows the path of a response.
pub const URL: &str = "x-url";

/// Whether the script saves a hand: it expects the next page as the response instead of a redirect.
pub fn is_saving(headers: &HeaderMap) -> bool {
    headers.get("x-part").is_some_and(|part| part == "save")
}

/// Redirects to another page, which the browser requests with GET.
pub fn see_other(address: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((LOCATION, address)).finish()
}

/// Removes white space at the start of lines, except in the value of an attribute, which may be a player's text.
/// Templates use quotes only around values, and quotes in a player's text are escaped.
fn unindented(html: &str) -> String {
    let mut page = String::with_capacity(html.len());
    let mut in_value = false;
    for line in html.split_inclusive('\n') {
        let line = if in_value { line } else { line.trim_ascii_start() };
        in_value ^= line.bytes().filter(|byte| *byte == b'"').count() % 2 == 1;
        page.push_str(line);
    }
    page
}

#[cfg(test)]
mod tests {
    use super::unindented;

    #[test]
    fn indentation_goes_and_values_stay() {
        for (written, sent) in [
            ("", ""),
            ("\n  <p>\n    Ana  pays\n  </p>\n", "<p>\nAna  pays\n</p>\n"),
            ("<p>\n\n \t\r\n  <b>1</b> <b>2</b></p>", "<p>\n<b>1</b> <b>2</b></p>"),
            (
                "<input\n  name=\"a\"\n  value=\"1\n  >2\n\n\"\n  checked>",
                "<input\nname=\"a\"\nvalue=\"1\n  >2\n\n\"\nchecked>",
            ),
            ("<p>é\n  ½</p>", "<p>é\n½</p>"),
        ] {
            assert_eq!(unindented(written), sent, "{written:?}");
        }
    }
}
