//! The inputs of a posted form, parsed strictly: invalid UTF-8, NUL and other content types are rejected. Among them are
//! its idempotency key and the version on which it is based.

use std::net::IpAddr;

use actix_web::web::Payload as Body;
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use data_encoding::HEXLOWER;
use futures_util::future::LocalBoxFuture;
use percent_encoding::percent_decode;

use super::body;
use super::error::HttpError;
use super::state::App;
use crate::document::Notation;
use crate::i18n::{Language, Localizer};
use crate::store::{Client, DeviceId, Request};

/// The largest form, in bytes.
const MAX_BYTES: usize = 16 * 1024;
/// The most inputs of a form.
const MAX_INPUTS: usize = 256;
/// The longest key, in bytes.
const MAX_KEY: usize = 128;

/// The inputs of a form in the order in which they were sent.
#[derive(Clone, Debug, Default)]
pub struct Inputs(pub Vec<(String, String)>);

impl Inputs {
    /// The value of an input; empty when the form does not have it.
    pub fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    /// The idempotency key; the request is malformed without a valid one.
    pub fn key(&self) -> Result<&str, HttpError> {
        Some(self.get("key")).filter(|key| is_key(key)).ok_or(HttpError::Malformed)
    }

    /// The version on which the form was based.
    pub fn version(&self) -> Result<i64, HttpError> {
        self.get("version").parse().map_err(|_| HttpError::Malformed)
    }

    /// The language in which the form was filled in. The reader may have changed theirs since: a hand may wait on a phone
    /// for days.
    pub fn language(&self, localizer: Localizer) -> Language {
        Language::of_tag(self.get("lang")).unwrap_or(localizer.language)
    }

    /// How numbers in the form are written.
    pub fn notation(&self, localizer: Localizer) -> Notation {
        self.language(localizer).notation()
    }

    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The inputs without those of these names.
    pub fn without(&self, names: &[&str]) -> Vec<(String, String)> {
        self.0.iter().filter(|(name, _)| !names.contains(&name.as_str())).cloned().collect()
    }
}

fn decoded(part: &[u8]) -> Result<String, HttpError> {
    let spaced: Vec<u8> = part.iter().map(|byte| if *byte == b'+' { b' ' } else { *byte }).collect();
    let text = percent_decode(&spaced).decode_utf8().map_err(|_| HttpError::Malformed)?;
    if text.contains('\0') { Err(HttpError::Malformed) } else { Ok(text.into_owned()) }
}

impl FromRequest for Inputs {
    type Error = HttpError;
    type Future = LocalBoxFuture<'static, Result<Self, HttpError>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, body) = (request.clone(), Body::from_request(request, payload));
        Box::pin(async move {
            let body = body.await.map_err(|_| HttpError::Malformed)?;
            let body = body::read(&request, body, "application/x-www-form-urlencoded", MAX_BYTES).await?;
            let pairs = body.split(|byte| *byte == b'&').filter(|pair| !pair.is_empty());
            let inputs = pairs.map(|pair| {
                let mut halves = pair.splitn(2, |byte| *byte == b'=');
                let mut half = || decoded(halves.next().unwrap_or_default());
                Ok((half()?, half()?))
            });
            let inputs = inputs.collect::<Result<Vec<_>, HttpError>>()?;
            if inputs.len() > MAX_INPUTS { Err(HttpError::TooLarge) } else { Ok(Self(inputs)) }
        })
    }
}

/// A random key for a new form.
pub fn fresh_key() -> Result<String, HttpError> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(|_| HttpError::Internal)?;
    Ok(HEXLOWER.encode(&bytes))
}

/// Whether a client may send this key. Keys with other characters are the program's own.
pub fn is_key(text: &str) -> bool {
    (1..=MAX_KEY).contains(&text.len()) && text.bytes().all(|byte| (b' '..=b'~').contains(&byte))
}

/// Scopes the key of a form to the device, or to the address of a browser that had no cookie when it sent the form.
/// Such a browser may retry before it gets the response, and also with the cookie of the response. Both create one
/// table only, unless the address has changed in between: nothing else identifies the browser.
pub fn creation_key(
    app: &App,
    request: Request,
    (device, is_new, from): (&DeviceId, bool, IpAddr),
    key: &str,
) -> Result<String, HttpError> {
    let by_address = request.key(&Client::Address(from), key);
    if is_new || app.store().has_created(&by_address, device)? {
        return Ok(by_address);
    }
    Ok(request.key(&Client::Device(device.clone()), key))
}
