//! The old phone of a handover: it shows a code that is valid once and for ten minutes, and confirms or refuses the phone
//! that takes it.

use actix_web::cookie::Cookie;
use actix_web::cookie::time::Duration;

use crate::store::{AccessChange, HANDOVER_MINUTES, Offer, Token};
use crate::web::auth::{persistent_cookie, redirect_with_cookie};
use crate::web::components::sharing::Invitation;
use crate::web::pages::prelude::*;

/// The cookie with the code. The database has only its hash.
const COOKIE: &str = "handover";
/// The path of the page and of its cookie.
const HERE: &str = "/phone";
/// The query string after a confirmation that came too late.
const LATE: &str = "late";

#[derive(Template)]
#[template(path = "devices/old_phone.html")]
struct OldPhonePage {
    page: Page,
    step: HandoverStep,
}

enum HandoverStep {
    /// The device has no roles to hand over.
    Nothing,
    /// No code is open; with the result of the last handover.
    Start(Option<String>),
    /// Shows the code.
    Show(Invitation),
    /// The new phone waits for confirmation.
    Ask { question: String, tag: String },
}

/// `GET /phone`: the next step of the handover.
pub async fn show(app: Shared, visitor: Visitor, request: HttpRequest) -> PageResult {
    let token = request.cookie(COOKIE).map(|cookie| cookie.value().to_owned());
    let (device, shown) = (visitor.device.clone(), token.clone());
    let (offer, has_roles) = run_query(&app, move |app| {
        let Some(device) = device else { return Ok((None, false)) };
        let store = app.store();
        let has_roles = !store.tables_of_device(&device, 1)?.is_empty() || !store.clubs_of_device(&device)?.is_empty();
        Ok((store.offered_handover(&device, shown.as_deref(), App::now())?, has_roles))
    })
    .await?;
    let localizer = visitor.localizer;
    let with_name = |id, label: &str| localizer.say(&Message::new(id).with("name", label));
    let step = match (offer, token) {
        (Some(Offer::Taken { label, tag }), _) => {
            HandoverStep::Ask { question: with_name("handover-question", &label), tag }
        }
        (Some(Offer::Open), Some(token)) => {
            let address = format!("{}/n/{token}", app.base(&request));
            HandoverStep::Show(Invitation::of("link-phone", "handover-heading", address))
        }
        (Some(Offer::Given { label }), _) => HandoverStep::Start(Some(with_name("handover-given", &label))),
        _ if !has_roles => HandoverStep::Nothing,
        _ => {
            let late = Message::new("handover-late").count("minutes", HANDOVER_MINUTES);
            HandoverStep::Start((request.query_string() == LATE).then(|| localizer.say(&late)))
        }
    };
    let mut page = Page::new(&visitor, &Message::new("handover-title"), HERE)?;
    page.has_more_style = true;
    answer_ok(&OldPhonePage { page, step })
}

/// `POST /phone`: makes or withdraws a code, or confirms or refuses the new phone.
pub async fn change(app: Shared, visitor: Visitor, inputs: Inputs) -> PageResult {
    let device = visitor.device.clone().ok_or(HttpError::Missing)?;
    let (action, tag) = (inputs.get("do").to_owned(), inputs.get("phone").to_owned());
    let (token, is_late) = run_query(&app, move |app| {
        let (store, now) = (app.store(), App::now());
        if store.label_of(&device)?.is_none() {
            return Err(HttpError::Missing);
        }
        match action.as_str() {
            "offer" => Ok((Some(app.service.offer_handover(&device, now)?), false)),
            "confirm" | "refuse" => {
                let answer = AccessChange::AnswerHandover { device, tag, agrees: action == "confirm", at: now };
                // The phone may no longer wait.
                Ok((None, app.service.change_access([answer])? == 0))
            }
            "stop" => {
                app.service.change_access([AccessChange::StopHandover(device)])?;
                Ok((None, false))
            }
            _ => Err(HttpError::Malformed),
        }
    })
    .await?;
    let cookie = code_cookie(&visitor, token.as_ref().map(Token::as_str));
    let back = if is_late { format!("{HERE}?{LATE}") } else { HERE.to_owned() };
    Ok(redirect_with_cookie(back, Some(cookie)))
}

/// The cookie with the code, or one that deletes it.
fn code_cookie(visitor: &Visitor, token: Option<&str>) -> Cookie<'static> {
    let mut cookie = persistent_cookie(visitor, COOKIE, token.unwrap_or_default());
    cookie.set_path(HERE);
    cookie.set_max_age(if token.is_some() { Duration::hours(1) } else { Duration::ZERO });
    cookie
}
