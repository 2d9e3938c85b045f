//! The addresses of the app: the public one, the requested one, and which of them links and cookies use.

use std::sync::PoisonError;

use actix_web::HttpRequest;

use super::proxies::{RequestedAddress, is_secure, requested};
use super::state::{App, Settings};
use crate::store::Stream;

/// The headers that proxies add. Behind a proxy, the address that the server sees is not the one that the client
/// requested.
const FORWARDED: [&str; 5] = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "via"];

/// The path of a table or a club.
pub fn address_of(scope: impl Into<Stream>) -> String {
    match scope.into() {
        Stream::Table(id) => format!("/t/{id}"),
        Stream::Club(id) => format!("/c/{id}"),
    }
}

/// Whether the request came through a proxy, trusted or not.
pub fn is_forwarded(request: &HttpRequest) -> bool {
    FORWARDED.iter().any(|name| request.headers().contains_key(*name))
}

impl App {
    /// The base of links to share: the public URL, or else the requested address. Where other phones may not reach
    /// that, it is the address in the network.
    pub fn base(&self, request: &HttpRequest) -> String {
        let requested = requested(request);
        let settings = &self.settings;
        let is_elsewhere =
            is_of_this_machine(&requested) || self.is_mdns_url(&requested) || self.moved(request).is_some();
        match (&settings.public_url, &settings.reachable) {
            (Some(url), _) => url.clone(),
            (None, Some(url)) if is_elsewhere => url.clone(),
            _ => requested.written(),
        }
    }

    /// The announced mDNS URL, to be shown beside the numeric address `base`.
    pub fn mdns_url_beside(&self, base: &str) -> Option<String> {
        let url = self.mdns_url.read().unwrap_or_else(PoisonError::into_inner).clone();
        url.filter(|url| url != base && self.settings.reachable.as_deref() == Some(base))
    }

    /// Sets the mDNS URL; `None` when another machine turns out to have the name.
    pub fn set_mdns_url(&self, url: Option<String>) {
        *self.mdns_url.write().unwrap_or_else(PoisonError::into_inner) = url;
    }

    /// Whether this browser uses https, so that its cookies can be restricted to that.
    pub fn is_secure(&self, request: &HttpRequest) -> bool {
        let is_public = self.settings.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
        is_secure(request) || (is_public && self.moved(request).is_none())
    }

    /// The current address of the app, for a browser that requests an old one: an address in the network other than the
    /// public URL or, without a public URL, plain http when the server has https. Requests through a proxy and from the
    /// machine itself never count as old.
    pub fn moved(&self, request: &HttpRequest) -> Option<&str> {
        let Settings { public_url, reachable, .. } = &self.settings;
        let is_plain = !is_secure(request);
        let secure = reachable.as_deref().filter(|url| is_plain && url.starts_with("https://"));
        let to = public_url.as_deref().or(secure)?;
        let requested = requested(request);
        let is_before =
            !is_forwarded(request) && is_in_local_network(&requested) && !requested.written().eq_ignore_ascii_case(to);
        is_before.then_some(to)
    }

    fn is_mdns_url(&self, requested: &RequestedAddress) -> bool {
        let url = self.mdns_url.read().unwrap_or_else(PoisonError::into_inner);
        url.as_deref().is_some_and(|url| url.eq_ignore_ascii_case(&requested.written()))
    }
}

/// Whether the address works on this machine only, such as `localhost`.
fn is_of_this_machine(requested: &RequestedAddress) -> bool {
    match requested.name() {
        Ok(address) => address.is_loopback() || address.is_unspecified(),
        Err(name) => name == "localhost" || name.ends_with(".localhost"),
    }
}

/// Whether the address is an IP address or an mDNS name (`.local`), as in a home network.
fn is_in_local_network(requested: &RequestedAddress) -> bool {
    match requested.name() {
        Ok(address) => !address.is_loopback() && !address.is_unspecified(),
        Err(name) => name.rsplit_once('.').is_some_and(|(_, last)| last == "local"),
    }
}
