//! The old phone, which hands over to a new one: it shows a code that is good once and for ten minutes, and answers whoever
//! has taken it up.

use actix_web::cookie::Cookie;
use actix_web::cookie::time::Duration;
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::games::text::Text;
use crate::store::{Offer, Token};
use crate::web::auth::visitor::{Visitor, going_to, lasting};
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::state::{App, Shared, working};
use crate::web::layout::page::{Page, answer};
use crate::web::pages::table::share::Invitation;

/// The cookie in which the old phone keeps the code that it shows; the database has only its hash.
const COOKIE: &str = "handover";
/// Where the page is, and where its cookie goes.
const HERE: &str = "/phone";
/// How its address ends behind an answer that came too late.
const LATE: &str = "late";

#[derive(Template)]
#[template(path = "devices/phone.html")]
struct PhonePage {
    page: Page,
    step: Step,
}

/// How far it is.
enum Step {
    /// There is nothing to hand over.
    Nothing,
    /// Nobody waits; with how the last time ended.
    Start(Option<String>),
    Show(Invitation),
    /// Somebody waits for the answer: who, and what tells him apart.
    Ask {
        said: String,
        tag: String,
    },
}

/// `GET /phone`: how far it is.
pub async fn show(app: Shared, visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Problem> {
    let token = request.cookie(COOKIE).map(|cookie| cookie.value().to_owned());
    let (device, own) = (visitor.device.clone(), token.clone());
    let (offer, has_roles) = working(&app, move |app| {
        let Some(device) = device else { return Ok((None, false)) };
        let store = app.store();
        let has_roles = !store.tables_of_device(&device, 1)?.is_empty() || !store.clubs_of_device(&device)?.is_empty();
        Ok((store.offered_handover(&device, own.as_deref(), App::now())?, has_roles))
    })
    .await?;
    let words = visitor.words;
    let named = |id, label: &str| words.say(&Text::new(id).with("name", label));
    let step = match (offer, token) {
        (Some(Offer::Taken { label, tag }), _) => Step::Ask { said: named("handover-asks", &label), tag },
        (Some(Offer::Open), Some(token)) => {
            let address = format!("{}/n/{token}", app.base(&request));
            Step::Show(Invitation::of("link-phone", "handover-heading", address))
        }
        (Some(Offer::Given { label }), _) => Step::Start(Some(named("handover-given", &label))),
        _ if !has_roles => Step::Nothing,
        _ => Step::Start((request.query_string() == LATE).then(|| words.plain("handover-late"))),
    };
    let mut page = Page::new(&visitor, &Text::new("handover-title"), HERE);
    page.back = Some("/".to_owned());
    page.style = "tanto-more.css";
    answer(StatusCode::OK, &PhonePage { page, step })
}

/// `POST /phone`: shows a code, answers, or stops.
pub async fn change(app: Shared, visitor: Visitor, inputs: Inputs) -> Result<HttpResponse, Problem> {
    let device = visitor.device.clone().ok_or(Problem::Missing)?;
    let (what, tag) = (inputs.get("do").to_owned(), inputs.get("phone").to_owned());
    let (token, is_late) = working(&app, move |app| {
        let (store, now) = (app.store(), App::now());
        if !store.knows_device(&device)? {
            return Err(Problem::Missing);
        }
        match what.as_str() {
            "offer" => return Ok((Some(store.offer_handover(&device, now)?), false)),
            "confirm" => return Ok((None, !store.answer_handover(&device, &tag, true, now)?)),
            "refuse" => return Ok((None, !store.answer_handover(&device, &tag, false, now)?)),
            "stop" => store.stop_handover(&device)?,
            _ => return Err(Problem::Malformed),
        }
        Ok((None, false))
    })
    .await?;
    let cookie = kept(&visitor, token.as_ref().map(Token::as_str));
    let back = if is_late { format!("{HERE}?{LATE}") } else { HERE.to_owned() };
    Ok(going_to(back, Some(cookie)))
}

/// The cookie of a code, or one that takes it away.
fn kept(visitor: &Visitor, token: Option<&str>) -> Cookie<'static> {
    let mut cookie = lasting(visitor, COOKIE, token.unwrap_or_default().to_owned(), true);
    cookie.set_path(HERE);
    cookie.set_max_age(if token.is_some() { Duration::hours(1) } else { Duration::ZERO });
    cookie
}
