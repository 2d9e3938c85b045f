//! The addresses of the app: the one that people are told, the one that they asked for, and which of them is kept to.

use std::sync::PoisonError;

use actix_web::HttpRequest;

use super::app::{App, Settings};
use super::proxies::{Asked, asked, is_secure};

/// What a proxy says of whom it asks for. Behind one, the address that the server sees is not the one that was asked for.
const FORWARDED: [&str; 5] = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "via"];

/// Whether a proxy asks, believed or not.
pub fn is_forwarded(request: &HttpRequest) -> bool {
    FORWARDED.iter().any(|name| request.headers().contains_key(*name))
}

impl App {
    /// The beginning of links that are handed on: the address that people use, or the one that they asked for where others
    /// reach it too.
    pub fn base(&self, request: &HttpRequest) -> String {
        let asked = asked(request);
        let settings = &self.settings;
        let is_elsewhere = is_of_this_machine_alone(&asked) || self.is_name(&asked) || self.moved(request).is_some();
        match (&settings.public_url, &settings.reachable) {
            (Some(url), _) => url.clone(),
            (None, Some(url)) if is_elsewhere => url.clone(),
            _ => asked.written(),
        }
    }

    /// The announced name of the app, to be offered beside an address that is its number.
    pub fn name_beside(&self, base: &str) -> Option<String> {
        let name = self.name.read().unwrap_or_else(PoisonError::into_inner).clone();
        name.filter(|name| name != base && self.settings.reachable.as_deref() == Some(base))
    }

    /// Offers the app by a name as well; by none from when the name turns out to be another's.
    pub fn offer_name(&self, name: Option<String>) {
        *self.name.write().unwrap_or_else(PoisonError::into_inner) = name;
    }

    /// Whether this browser reaches the app by https, so that cookies can be kept to it.
    pub fn is_secure(&self, request: &HttpRequest) -> bool {
        let is_public = self.settings.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
        is_secure(request) || (is_public && self.moved(request).is_none())
    }

    /// Where the app has moved, for a browser that asks for it at an address of before. The name beside the number is no
    /// such address, nor is what a proxy asks for, nor the machine itself.
    pub fn moved(&self, request: &HttpRequest) -> Option<&str> {
        let Settings { public_url, reachable, .. } = &self.settings;
        let is_plain = !is_secure(request);
        let secure = reachable.as_deref().filter(|url| is_plain && url.starts_with("https://"));
        let to = public_url.as_deref().or(secure)?;
        let asked = asked(request);
        let is_before = !is_forwarded(request) && is_in_a_network(&asked) && !asked.written().eq_ignore_ascii_case(to);
        is_before.then_some(to)
    }

    fn is_name(&self, asked: &Asked) -> bool {
        let name = self.name.read().unwrap_or_else(PoisonError::into_inner);
        name.as_deref().is_some_and(|name| name.eq_ignore_ascii_case(&asked.written()))
    }
}

/// Whether the address means another machine wherever else it is opened.
fn is_of_this_machine_alone(asked: &Asked) -> bool {
    match asked.name() {
        Ok(address) => address.is_loopback() || address.is_unspecified(),
        Err(name) => name == "localhost" || name.ends_with(".localhost"),
    }
}

/// Whether the address is a number, or a name that is announced, as machines at home have them.
fn is_in_a_network(asked: &Asked) -> bool {
    match asked.name() {
        Ok(address) => !address.is_loopback() && !address.is_unspecified(),
        Err(name) => name.rsplit_once('.').is_some_and(|(_, last)| last == "local"),
    }
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn tells_addresses_apart() {
        let of = |host: &str| {
            let request = TestRequest::default().insert_header(("host", host)).to_http_request();
            let asked = asked(&request);
            (is_of_this_machine_alone(&asked), is_in_a_network(&asked))
        };
        for host in ["localhost:8080", "LOCALHOST", "127.0.0.1:8080", "0.0.0.0:8080", "[::1]:8080", "a.localhost"] {
            assert_eq!(of(host), (true, false), "{host}");
        }
        for host in ["192.168.1.7:8080", "[fe80::1]:8080", "tanto.local", "Tanto.Local:8080"] {
            assert_eq!(of(host), (false, true), "{host}");
        }
        for host in ["cards.example", "cards.example:8080", "local", "a b"] {
            assert_eq!(of(host), (false, false), "{host}");
        }
    }
}
