//! Error responses of the API as JSON.

use actix_web::HttpResponse;

use crate::document::{Message, Value};
use crate::i18n::Localizer;
use crate::session::Explained;
use crate::web::http::HttpError;

/// The result of a handler.
pub type ApiResult = Result<HttpResponse, HttpError>;

/// The body of an error response, in the reader's language.
pub fn error_body(error: &HttpError, localizer: Localizer) -> Value {
    let about = |Explained { hand, field, message }| {
        Value::of([("hand", i64::from(hand).into()), ("field", field.into()), ("message", message.into())])
    };
    let message = |text: &Message| Value::of([("message", localizer.say(text).into())]);
    let detail = match error {
        HttpError::Invalid(invalid) => about(invalid.explained(localizer)),
        HttpError::KeyReused => about(Explained {
            hand: 0,
            field: "Idempotency-Key".to_owned(),
            message: localizer.plain("api-key-reused"),
        }),
        HttpError::NotJson(reason) => message(&Message::new("not-json").with("reason", reason.as_str())),
        error => message(&error.text()),
    };
    let mut body = Value::of([("error", detail)]);
    if let HttpError::Conflict { version, yours } = error {
        body.set("version", (*version).into());
        if let Some(yours) = yours {
            body.set("yours", (*yours).into());
        }
    }
    body
}
