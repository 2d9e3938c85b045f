//! The addresses that phones in the same network open, also as a QR code.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use super::certificate::Certificate;

/// The name that mDNS announces in the network.
pub const MDNS_NAME: &str = "tanto.local";

/// Where the server can be reached.
#[derive(Clone, Copy)]
pub struct Endpoint {
    /// The bound address.
    pub listening: SocketAddr,
    pub is_secure: bool,
}

impl Endpoint {
    /// Whether the server listens on the loopback only, so that no other machine can ever reach it.
    pub fn is_loopback(&self) -> bool {
        self.listening.ip().is_loopback()
    }

    /// The address with the machine's IP address as its host.
    pub fn url_by_ip(&self) -> String {
        let ip = self.ip();
        self.url(&if ip.is_ipv6() { format!("[{ip}]") } else { ip.to_string() })
    }

    /// The address with the announced name as its host.
    pub fn url_by_name(&self) -> String {
        self.url(MDNS_NAME)
    }

    /// Where the server listens; the machine's address in its network when that is unspecified (`0.0.0.0`).
    fn ip(&self) -> IpAddr {
        match self.listening.ip() {
            all if all.is_unspecified() => own_address().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            ip => ip,
        }
    }

    fn url(&self, host: &str) -> String {
        let (scheme, usual_port) = if self.is_secure { ("https", 443) } else { ("http", 80) };
        match self.listening.port() {
            port if port == usual_port => format!("{scheme}://{host}"),
            port => format!("{scheme}://{host}:{port}"),
        }
    }

    /// The address for phones; `None` without a network. It contains the IP address, because not every phone resolves
    /// mDNS names, unless the certificate is valid only for the name.
    pub fn url_for_phones(&self, certificate: Option<&Certificate>) -> Option<String> {
        let ip = self.ip();
        let is_by_name = certificate
            .is_some_and(|certificate| !certificate.is_for(&ip.to_string()) && certificate.is_for(MDNS_NAME));
        (!ip.is_loopback()).then(|| if is_by_name { self.url_by_name() } else { self.url_by_ip() })
    }
}

/// The text that a terminal shows after the line with the address of the server.
pub fn invitation(url: Option<&str>) -> String {
    let Some(url) = url else {
        return "only this machine can open it: connect it to a network, or use --listen 0.0.0.0:8080\n".to_owned();
    };
    format!("on a phone on the same network: {url}\n{}\n", qr_code(url).unwrap_or_default())
}

/// The address of this machine in its network: the one that the system chooses for a packet to the internet. Connecting
/// a UDP socket sends nothing.
pub fn own_address() -> Option<IpAddr> {
    /// Reserved for documentation (RFC 5737).
    const OUTSIDE: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 1);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((OUTSIDE, 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|address| !address.is_unspecified())
}

/// The QR code, light on dark, as in most terminals. Cameras read the inverse, too.
fn qr_code(url: &str) -> Option<String> {
    let code = QrCode::new(url).ok()?;
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

#[cfg(test)]
mod tests {
    use std::net::AddrParseError;

    use super::*;

    #[test]
    fn a_phone_gets_an_address_it_can_open() -> Result<(), AddrParseError> {
        let endpoint = |address: &str, is_secure| address.parse().map(|listening| Endpoint { listening, is_secure });
        for (address, is_secure, url) in [
            ("192.168.1.7:8080", false, "http://192.168.1.7:8080"),
            ("192.168.1.7:443", true, "https://192.168.1.7"),
            ("192.168.1.7:80", true, "https://192.168.1.7:80"),
            ("[fd00::7]:8080", false, "http://[fd00::7]:8080"),
        ] {
            assert_eq!(endpoint(address, is_secure)?.url_by_ip(), url);
        }
        assert_eq!(endpoint("192.168.1.7:8080", false)?.url_by_name(), "http://tanto.local:8080");
        assert_eq!(endpoint("127.0.0.1:8080", false)?.url_for_phones(None), None);
        for everywhere in ["0.0.0.0:8080", "[::]:8080"] {
            let url = endpoint(everywhere, false)?.url_by_ip();
            assert!(!url.contains("0.0.0.0") && !url.contains("[::]"), "{url}");
        }
        Ok(())
    }

    #[test]
    fn a_terminal_shows_the_address_and_its_code() {
        let text = invitation(Some("https://cards.example"));
        assert!(text.starts_with("on a phone on the same network: https://cards.example\n") && text.contains('█'));
        assert!(invitation(None).starts_with("only this machine"));
    }
}
