//! Who asks: the device, its language and its looks.

use std::future::{Ready, ready};

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::http::header::{ACCEPT_LANGUAGE, LOCATION};
use actix_web::{FromRequest, HttpRequest, HttpResponse, dev::Payload};

use crate::store::{DeviceId, Token};
use crate::web::frame::app::{App, Shared};
use crate::web::frame::problem::Problem;
use crate::words::{Language, Region, Words};

/// How long a device is remembered: the longest that browsers keep a cookie.
const REMEMBERED: Duration = Duration::days(400);

#[derive(Clone, Debug)]
pub struct Visitor {
    /// The device that its cookie names; whether it has ever been greeted, the database knows.
    pub device: Option<DeviceId>,
    /// The token of its cookie, where it can be one of ours.
    token: Option<Token>,
    /// The language, by choice or by what the browser accepts.
    pub words: Words,
    /// Where the reader is, as far as the browser says.
    pub region: Option<Region>,
    /// `light` or `dark` by choice; what the system says when there is none.
    pub theme: Option<&'static str>,
    /// Whether the browser came by https, so that its cookies can be kept to that.
    pub is_secure: bool,
    /// Where the app has moved, for who comes to an address of before.
    pub moved: Option<String>,
}

impl Visitor {
    /// The language and the looks that a request asks for; works also where there is no time to look up the device.
    pub fn reading(request: &HttpRequest) -> Self {
        let chosen = request.cookie("language").and_then(|cookie| Language::of_tag(cookie.value()));
        let header = request.headers().get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let language = chosen.unwrap_or_else(|| Language::accepted(header.unwrap_or_default()));
        let region = header.and_then(Region::accepted);
        let theme = request.cookie("theme").and_then(|cookie| theme(cookie.value()));
        Self { device: None, token: None, words: Words::new(language), region, theme, is_secure: false, moved: None }
    }
}

/// A theme that somebody may choose.
pub fn theme(name: &str) -> Option<&'static str> {
    ["light", "dark"].into_iter().find(|theme| *theme == name)
}

/// The name of the device's cookie; over https the browser keeps it to this host alone.
fn device_cookie(is_secure: bool) -> &'static str {
    if is_secure { "__Host-tanto" } else { "tanto" }
}

pub fn lasting(visitor: &Visitor, name: &'static str, value: String, http_only: bool) -> Cookie<'static> {
    Cookie::build(name, value)
        .path("/")
        .max_age(REMEMBERED)
        .same_site(SameSite::Lax)
        .http_only(http_only)
        .secure(visitor.is_secure)
        .finish()
}

/// The visitor's device, greeted now if it is new; the cookie is to be sent then.
pub fn greeted(app: &App, visitor: &Visitor) -> Result<(DeviceId, Option<Cookie<'static>>), Problem> {
    if let Some(device) = &visitor.device
        && app.store().knows_device(device)?
    {
        return Ok((device.clone(), None));
    }
    let (token, cookie) = match &visitor.token {
        Some(token) => (token.clone(), None),
        None => fresh_cookie(visitor).map(|(token, cookie)| (token, Some(cookie)))?,
    };
    app.store().add_device_with(&token, "", App::now())?;
    Ok((DeviceId::of(token.as_str()), cookie))
}

fn fresh_cookie(visitor: &Visitor) -> Result<(Token, Cookie<'static>), Problem> {
    let token = Token::make()?;
    let cookie = lasting(visitor, device_cookie(visitor.is_secure), token.as_str().to_owned(), true);
    Ok((token, cookie))
}

/// Sends a new browser its cookie with the form that it fills in: a form that it sends twice before the first answer
/// comes from one device. The database has the device once the form is sent.
pub fn with_cookie(visitor: &Visitor, mut form: HttpResponse) -> Result<HttpResponse, Problem> {
    if visitor.token.is_none() {
        form.add_cookie(&fresh_cookie(visitor)?.1).map_err(|_| Problem::Fault)?;
    }
    Ok(form)
}

/// The way to somewhere else, with the cookie of a device that is new.
pub fn going_to(address: String, cookie: Option<Cookie<'static>>) -> HttpResponse {
    let mut answer = HttpResponse::SeeOther();
    answer.insert_header((LOCATION, address));
    if let Some(cookie) = cookie {
        answer.cookie(cookie);
    }
    answer.finish()
}

impl FromRequest for Visitor {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let mut visitor = Self::reading(request);
        let Some(app) = request.app_data::<Shared>() else { return ready(Err(Problem::Fault)) };
        visitor.is_secure = app.is_secure(request);
        visitor.moved = app.moved(request).map(str::to_owned);
        let cookie = request.cookie(device_cookie(visitor.is_secure));
        visitor.device = cookie.as_ref().map(|cookie| DeviceId::of(cookie.value()));
        visitor.token = cookie.and_then(|cookie| Token::parse(cookie.value()));
        ready(Ok(visitor))
    }
}
