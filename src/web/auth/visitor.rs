//! The visitor of a request: their device, language and theme.

use std::future::{Ready, ready};

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::http::header::{ACCEPT_LANGUAGE, LOCATION};
use actix_web::{FromRequest, HttpRequest, HttpResponse, dev::Payload};

use crate::command::CommandMeta;
use crate::i18n::{Language, Localizer, Region, accepted_region};
use crate::store::{AccessChange, DeviceId, Token};
use crate::web::http::{App, HttpError, Inputs, Shared};

/// The lifetime of a cookie: the longest that browsers allow.
const COOKIE_LIFETIME: Duration = Duration::days(400);

#[derive(Clone, Debug)]
pub struct Visitor {
    /// The device that the cookie names. The database may not know it yet.
    pub device: Option<DeviceId>,
    /// The token in the cookie, if it is well-formed.
    token: Option<Token>,
    /// In the language that the reader has chosen, or else that the browser prefers.
    pub localizer: Localizer,
    /// The region of the reader, if the browser sends one.
    pub region: Option<Region>,
    /// `light` or `dark`, if the reader has chosen one; `None` for the theme of the system.
    pub theme: Option<&'static str>,
    /// Whether boards show money rather than points, where a table is played for money.
    pub shows_money: bool,
    /// Whether the browser used https, so that its cookies can be restricted to that.
    pub is_secure: bool,
    /// The current address of the app, when the request used an old one.
    pub moved: Option<String>,
}

impl Visitor {
    /// The language and the theme of a request, without its device.
    pub fn reading(request: &HttpRequest) -> Self {
        let chosen = request.cookie("language").and_then(|cookie| Language::of_tag(cookie.value()));
        let header = request.headers().get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let language = chosen.unwrap_or_else(|| Language::accepted(header.unwrap_or_default()));
        let region = header.and_then(accepted_region);
        let theme = request.cookie("theme").and_then(|cookie| theme(cookie.value()));
        let shows_money = request.cookie(FIGURES).and_then(|cookie| figures(cookie.value())) == Some(true);
        Self {
            device: None,
            token: None,
            localizer: Localizer::new(language),
            region,
            theme,
            shows_money,
            is_secure: false,
            moved: None,
        }
    }

    /// The metadata of a posted form.
    pub fn command(&self, inputs: &Inputs) -> Result<CommandMeta, HttpError> {
        let device = self.device.clone();
        Ok(CommandMeta { device, ..CommandMeta::new(inputs.key()?, App::now()) })
    }
}

/// Parses a theme.
pub fn theme(name: &str) -> Option<&'static str> {
    ["light", "dark"].into_iter().find(|theme| *theme == name)
}

/// The cookie with the figures of boards: `money` or `points`.
pub const FIGURES: &str = "figures";

/// Whether a choice of figures is money; `None` if it is no choice.
pub fn figures(name: &str) -> Option<bool> {
    [("money", true), ("points", false)].into_iter().find(|(known, _)| *known == name).map(|(_, is_money)| is_money)
}

/// The name of the device's cookie. Over https, the prefix `__Host-` restricts it to this host.
fn device_cookie(is_secure: bool) -> &'static str {
    if is_secure { "__Host-tanto" } else { "tanto" }
}

/// A cookie that lasts as long as browsers allow.
pub fn persistent_cookie(visitor: &Visitor, name: &'static str, value: &str) -> Cookie<'static> {
    Cookie::build(name, value.to_owned())
        .path("/")
        .max_age(COOKIE_LIFETIME)
        .same_site(SameSite::Lax)
        .http_only(true)
        .secure(visitor.is_secure)
        .finish()
}

/// Whether the visitor's device is known.
pub fn is_registered(app: &App, visitor: &Visitor) -> Result<bool, HttpError> {
    let label = visitor.device.as_ref().map(|device| app.store().label_of(device)).transpose()?;
    Ok(label.flatten().is_some())
}

/// The visitor's device, which is registered if it is new. The cookie, if there is one, has to be sent.
pub fn register_device(app: &App, visitor: &Visitor) -> Result<(DeviceId, Option<Cookie<'static>>), HttpError> {
    if let Some(device) = &visitor.device
        && is_registered(app, visitor)?
    {
        return Ok((device.clone(), None));
    }
    let (token, cookie) = match &visitor.token {
        Some(token) => (token.clone(), None),
        None => fresh_cookie(visitor).map(|(token, cookie)| (token, Some(cookie)))?,
    };
    let device = DeviceId::of(token.as_str());
    app.service.change_access([AccessChange::AddDevice { device: device.clone(), at: App::now() }])?;
    Ok((device, cookie))
}

fn fresh_cookie(visitor: &Visitor) -> Result<(Token, Cookie<'static>), HttpError> {
    let token = Token::make()?;
    let cookie = persistent_cookie(visitor, device_cookie(visitor.is_secure), token.as_str());
    Ok((token, cookie))
}

/// Sends the cookie of a new browser with its first form, so that a form that it sends twice before the first response
/// comes from one device. The device is registered when the form is sent.
pub fn with_cookie(visitor: &Visitor, mut form: HttpResponse) -> Result<HttpResponse, HttpError> {
    if visitor.token.is_none() {
        form.add_cookie(&fresh_cookie(visitor)?.1).map_err(|_| HttpError::Internal)?;
    }
    Ok(form)
}

/// Redirects, with the cookie of a new device.
pub fn redirect_with_cookie(address: String, cookie: Option<Cookie<'static>>) -> HttpResponse {
    let mut answer = HttpResponse::SeeOther();
    answer.insert_header((LOCATION, address));
    if let Some(cookie) = cookie {
        answer.cookie(cookie);
    }
    answer.finish()
}

impl FromRequest for Visitor {
    type Error = HttpError;
    type Future = Ready<Result<Self, HttpError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let mut visitor = Self::reading(request);
        let Some(app) = request.app_data::<Shared>() else { return ready(Err(HttpError::Internal)) };
        visitor.is_secure = app.is_secure(request);
        visitor.moved = app.moved(request).map(str::to_owned);
        let cookie = request.cookie(device_cookie(visitor.is_secure));
        visitor.device = cookie.as_ref().map(|cookie| DeviceId::of(cookie.value()));
        visitor.token = cookie.and_then(|cookie| Token::parse(cookie.value()));
        ready(Ok(visitor))
    }
}
