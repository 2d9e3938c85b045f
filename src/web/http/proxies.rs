//! The address of the client, and the address that it requested. A proxy passes both on in headers, which are trusted
//! only from the proxies that the operator has named.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

use actix_web::HttpRequest;
use actix_web::http::header::{HOST, HeaderMap};
use actix_web::http::uri::Authority;
use ipnet::IpNet;

/// The trusted proxies.
#[derive(Clone, Debug, Default)]
pub struct Proxies(Arc<[IpNet]>);

impl From<Vec<IpNet>> for Proxies {
    fn from(named: Vec<IpNet>) -> Self {
        Self(named.into())
    }
}

impl Proxies {
    /// Whether an address is that of a trusted proxy.
    pub fn has(&self, address: IpAddr) -> bool {
        self.0.iter().any(|named| named.contains(&address))
    }
}

/// The address that a client has requested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestedAddress {
    pub scheme: &'static str,
    /// With its port, unless that is the default.
    pub host: String,
}

impl RequestedAddress {
    /// The scheme and the host, with which the address begins.
    pub fn written(&self) -> String {
        format!("{}://{}", self.scheme, self.host)
    }

    /// The host without its port: an address, or a name in lower case.
    pub fn name(&self) -> Result<IpAddr, String> {
        let host = self.host.parse::<Authority>().map_or_else(|_| String::new(), |all| all.host().to_ascii_lowercase());
        host.trim_matches(['[', ']']).parse().map_err(|_| host)
    }
}

/// The requested address: from the headers of a trusted proxy, as far as they are well-formed, or else from the
/// request.
pub fn requested(request: &HttpRequest) -> RequestedAddress {
    let headers = request.headers();
    let is_trusted = request.app_data::<Proxies>().is_some_and(|proxies| proxies.has(peer(request)));
    let forwarded = |name| if is_trusted { one(headers, name) } else { None };
    let scheme = match forwarded("x-forwarded-proto") {
        Some("https") => "https",
        Some("http") => "http",
        _ if is_secure(request) => "https",
        _ => "http",
    };
    let host = forwarded("x-forwarded-host").filter(|host| !host.contains('@') && host.parse::<Authority>().is_ok());
    let own = || headers.get(HOST).and_then(|host| host.to_str().ok()).or_else(|| request.uri().host());
    RequestedAddress { scheme, host: host.or_else(own).unwrap_or_default().to_owned() }
}

/// The app data of a server that listens with TLS.
#[derive(Clone, Copy, Debug)]
pub struct Secure;

/// Whether the request reached this program over https.
pub fn is_secure(request: &HttpRequest) -> bool {
    request.app_data::<Secure>().is_some()
}

/// The address of the client: in a chain of proxies, the last one in `X-Forwarded-For` that is not a trusted proxy.
pub fn client_address(request: &HttpRequest) -> IpAddr {
    let (mut from, proxies) = (peer(request), request.app_data::<Proxies>());
    let forwarded = request.headers().get_all("x-forwarded-for").filter_map(|value| value.to_str().ok());
    let mut forwarded: Vec<&str> = forwarded.flat_map(|list| list.split(',')).collect();
    while proxies.is_some_and(|proxies| proxies.has(from))
        && let Some(before) = forwarded.pop().and_then(|address| address.trim().parse::<IpAddr>().ok())
    {
        from = before.to_canonical();
    }
    limit_key(from)
}

/// The key of an address for limits. Of an IPv6 address only the upper 64 bits count, because a household has all lower
/// ones.
pub fn limit_key(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64))),
        address @ IpAddr::V4(_) => address,
    }
}

/// The address at the other end of the connection.
pub fn peer(request: &HttpRequest) -> IpAddr {
    request.peer_addr().map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.ip().to_canonical())
}

/// The value of a header that occurs exactly once.
fn one<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let mut all = headers.get_all(name);
    let first = all.next()?.to_str().ok()?;
    all.next().is_none().then(|| first.trim())
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn request(peer: [u8; 4], headers: &[(&'static str, &str)]) -> HttpRequest {
        let named = ["127.0.0.1/32", "10.1.0.0/16"].map(|net| net.parse::<IpNet>().unwrap_or_default());
        let mut request = TestRequest::default().peer_addr((peer, 1).into()).app_data(Proxies::from(named.to_vec()));
        for (name, value) in headers {
            request = request.append_header((*name, *value));
        }
        request.to_http_request()
    }

    #[test]
    fn only_named_proxies_name_the_client() {
        let from =
            |peer, forwarded: &str| client_address(&request(peer, &[("x-forwarded-for", forwarded)])).to_string();
        assert_eq!(from([127, 0, 0, 1], "10.0.0.9, 198.51.100.7"), "198.51.100.7");
        assert_eq!(from([10, 1, 2, 3], "203.0.113.9, 198.51.100.7, 127.0.0.1"), "198.51.100.7");
        assert_eq!(from([127, 0, 0, 1], "2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(from([203, 0, 113, 5], "198.51.100.7"), "203.0.113.5");
        assert_eq!(from([127, 0, 0, 2], "198.51.100.7"), "127.0.0.2");
        assert_eq!(from([127, 0, 0, 1], "nonsense"), "127.0.0.1");
    }

    #[test]
    fn only_named_proxies_name_the_requested_address() {
        let of = |peer, proto, host| {
            let headers = [("host", "inside:8080"), ("x-forwarded-proto", proto), ("x-forwarded-host", host)];
            requested(&request(peer, &headers)).written()
        };
        let (named, other) = ([127, 0, 0, 1], [203, 0, 113, 5]);
        assert_eq!(of(named, "https", "cards.example"), "https://cards.example");
        assert_eq!(of(other, "https", "cards.example"), "http://inside:8080");
        for (proto, host) in [("javascript", "a b"), ("https, http", "//evil"), ("", ""), ("HTTPS://x", "x/y")] {
            assert_eq!(of(named, proto, host), "http://inside:8080", "{proto} {host}");
        }
        let twice = [("host", "inside"), ("x-forwarded-proto", "https"), ("x-forwarded-proto", "http")];
        assert_eq!(requested(&request(named, &twice)).written(), "http://inside");
    }
}
