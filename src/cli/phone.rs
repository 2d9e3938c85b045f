//! The address that a phone in the same network opens, also as a code to be photographed.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// What a terminal shows below the line that says where the server listens.
pub fn invitation(listening: SocketAddr, public_url: Option<&str>) -> String {
    let Some(url) = public_url.map(str::to_owned).or_else(|| reachable(listening)) else {
        return "only this machine can open it; --listen 0.0.0.0:8080 lets phones in\n".to_owned();
    };
    format!("on a phone in the same network: {url}\n{}\n", drawn(&url).unwrap_or_default())
}

fn reachable(listening: SocketAddr) -> Option<String> {
    let address = match listening.ip() {
        address if address.is_unspecified() => own_address()?,
        address => address,
    };
    (!address.is_loopback()).then(|| format!("http://{}", SocketAddr::new(address, listening.port())))
}

/// The address of this machine in its network: the one from which it would speak to a stranger. Nothing is sent.
pub fn own_address() -> Option<IpAddr> {
    /// Reserved for examples (RFC 5737), so nobody's.
    const STRANGER: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 1);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((STRANGER, 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|address| !address.is_unspecified())
}

/// Light on dark, as most terminals are; cameras read the other way round as well.
fn drawn(url: &str) -> Option<String> {
    let code = QrCode::new(url).ok()?;
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phone_gets_an_address_it_can_open() {
        let said = |address: &str, public| invitation(address.parse().unwrap_or(([0, 0, 0, 0], 1).into()), public);
        assert!(
            said("192.168.1.7:8080", None).starts_with("on a phone in the same network: http://192.168.1.7:8080\n")
        );
        assert!(said("127.0.0.1:8080", None).starts_with("only this machine"));
        assert!(said("127.0.0.1:8080", Some("https://cards.example")).contains("https://cards.example\n"));
    }
}
