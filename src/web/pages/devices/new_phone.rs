//! The new phone of a handover: it takes the code under a name, and waits until the old phone confirms.

use super::confirm::{self, InvalidName, LinkMessages};
use crate::i18n::moment;
use crate::store::{Arrival, HANDOVER_MINUTES};
use crate::web::auth::{redirect_with_cookie, register_device};
use crate::web::pages::home::join::over;
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "devices/new_phone.html")]
struct WaitingPage {
    page: Page,
    message: &'static str,
    is_waiting: bool,
}

const MESSAGES: LinkMessages = LinkMessages { title: "handover-title", does: "handover-does", button: "handover-take" };

/// `GET /n/{token}`: what the code does, or the state of the handover for the phone that has taken it.
pub async fn show(app: Shared, visitor: Visitor, token: web::Path<(String, String)>) -> PageResult {
    page(&app, &visitor, &token.1, None).await
}

/// `POST /n/{token}`: takes the code. The old phone sees the name.
pub async fn take(app: Shared, visitor: Visitor, token: web::Path<(String, String)>, inputs: Inputs) -> PageResult {
    let (_, token) = token.into_inner();
    let (typed, key) = (inputs.get("name").to_owned(), inputs.key()?.to_owned());
    let label = match clean_name(&typed) {
        Ok(label) => label,
        Err(why) => return page(&app, &visitor, &token, Some((typed, why))).await,
    };
    let (secret, comer) = (token.clone(), visitor.clone());
    let cookie = run_query(&app, move |app| {
        let (store, now) = (app.store(), App::now());
        // A phone that comes too late is not registered.
        if !store.handover(&secret)?.is_some_and(|handover| handover.can_be_claimed(&key, now)) {
            return Ok(None);
        }
        let (device, cookie) = register_device(app, &comer)?;
        if app.service.take_handover(&secret, &device, &key, now)? == Arrival::Waiting {
            app.service.label_device(&device, &label)?;
        }
        Ok(Some(cookie))
    });
    match cookie.await? {
        Some(cookie) => Ok(redirect_with_cookie(address(&token), cookie)),
        // Not a redirect: an invalid token may contain anything, which is not safe in a header.
        None => page(&app, &visitor, &token, None).await,
    }
}

async fn page(app: &Shared, visitor: &Visitor, token: &str, invalid: Option<InvalidName>) -> PageResult {
    let (secret, device) = (token.to_owned(), &visitor.device);
    let handover = run_query(app, move |app| Ok(app.store().handover(&secret)?)).await?;
    let arrival = handover.map_or(Arrival::Over, |handover| handover.arrival(device.as_ref(), App::now()));
    let (status, message) = match arrival {
        Arrival::Open => return confirm::page(app, visitor, &address(token), &MESSAGES, invalid).await,
        Arrival::Own => return Ok(see_other("/phone")),
        Arrival::Done => return Ok(see_other("/")),
        Arrival::Waiting => (StatusCode::OK, "handover-wait"),
        Arrival::Refused => (StatusCode::OK, "handover-refused"),
        Arrival::Used => {
            let why = visitor.localizer.plain("invitation-used");
            return over(app, visitor, &address(token), why, "invitation-ask-old-phone", None).await;
        }
        Arrival::Expired(until) => {
            let until = moment(visitor.localizer, until, App::now());
            let why = visitor.localizer.say(&Message::new("invitation-late").with("time", until));
            return over(app, visitor, &address(token), why, "invitation-ask-old-phone", None).await;
        }
        Arrival::Over => (StatusCode::NOT_FOUND, "handover-expired"),
    };
    let mut page = Page::new(visitor, &Message::new(MESSAGES.title), &address(token))?;
    page.is_error = status != StatusCode::OK;
    answer(status, &WaitingPage { page, message, is_waiting: message == "handover-wait" })
}

fn address(token: &str) -> String {
    format!("/n/{token}")
}
