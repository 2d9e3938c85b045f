//! The inputs of a posted form, parsed strictly: invalid UTF-8, NUL and other content types are rejected.

use actix_web::web::Payload as Body;
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use futures_util::future::LocalBoxFuture;
use percent_encoding::percent_decode;

use super::body::{self, LARGEST_FORM};
use super::error::HttpError;

/// The maximum number of inputs in a form.
const MOST: usize = 256;

/// The inputs of a form in the order in which they were sent.
#[derive(Clone, Debug, Default)]
pub struct Inputs(pub Vec<(String, String)>);

impl Inputs {
    /// Parses a body.
    pub fn read(body: &[u8]) -> Result<Self, HttpError> {
        let mut inputs = Vec::new();
        for pair in body.split(|byte| *byte == b'&').filter(|pair| !pair.is_empty()) {
            let mut halves = pair.splitn(2, |byte| *byte == b'=');
            let name = decoded(halves.next().unwrap_or_default())?;
            let value = decoded(halves.next().unwrap_or_default())?;
            inputs.push((name, value));
        }
        if inputs.len() > MOST { Err(HttpError::TooLarge) } else { Ok(Self(inputs)) }
    }

    /// The value of an input; empty when the form does not have it.
    pub fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
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
            body::check_type(&request, "application/x-www-form-urlencoded")?;
            let body = body.await.map_err(|_| HttpError::Malformed)?;
            Self::read(&body::read(&request, body, LARGEST_FORM).await?)
        })
    }
}
