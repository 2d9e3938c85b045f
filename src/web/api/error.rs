//! Error responses of the API as JSON.

use actix_web::HttpResponse;

use crate::games::{Node, Text};
use crate::session::Explained;
use crate::web::http::HttpError;
use crate::words::Words;

/// The result of a handler.
pub type ApiResult = Result<HttpResponse, HttpError>;

/// The body of an error response, in the reader's language.
pub fn error_body(error: &HttpError, words: Words) -> Node {
    let about = |Explained { hand, field, message }| {
        Node::of([("hand", i64::from(hand).into()), ("field", field.into()), ("message", message.into())])
    };
    let message = |text: &Text| Node::of([("message", words.say(text).into())]);
    let detail = match error {
        HttpError::Invalid(invalid) => about(invalid.explained(words)),
        HttpError::KeyReused => {
            about(Explained { hand: 0, field: "Idempotency-Key".to_owned(), message: words.plain("api-key-reused") })
        }
        HttpError::NotJson(reason) => message(&Text::new("not-json").with("reason", reason.as_str())),
        error => message(&error.text()),
    };
    let mut body = Node::of([("error", detail)]);
    if let HttpError::Conflict { version, yours } = error {
        body.set("version", (*version).into());
        if let Some(yours) = yours {
            body.set("yours", (*yours).into());
        }
    }
    body
}
