//! The page of a link that gives a device more rights. It asks for a name of the device, and only its button uses the link.

use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "devices/confirm.html")]
struct ConfirmPage {
    page: Page,
    messages: &'static LinkMessages,
    label: String,
    error: Option<String>,
}

/// The messages of the page.
pub struct LinkMessages {
    pub title: &'static str,
    /// What the link does.
    pub does: &'static str,
    pub button: &'static str,
}

/// An invalid name of a device as it was typed, and why it is invalid.
pub type InvalidName = (String, Message);

/// The page at the path `here`. The name defaults to the current one.
pub async fn page(
    app: &Shared,
    visitor: &Visitor,
    here: &str,
    messages: &'static LinkMessages,
    invalid: Option<InvalidName>,
) -> PageResult {
    let mut page = Page::new(visitor, &Message::new(messages.title), here)?;
    page.is_error = invalid.is_some();
    let (label, error) = match (invalid, visitor.device.clone()) {
        (Some((label, why)), _) => (label, Some(visitor.localizer.say(&why))),
        (None, Some(device)) => {
            (run_query(app, move |app| Ok(app.store().label_of(&device)?)).await?.unwrap_or_default(), None)
        }
        (None, None) => (String::new(), None),
    };
    answer(page.status(), &ConfirmPage { page, messages, label, error })
}
