//! The host names that the app answers to. Another site can point a name of its own at the address of this machine (DNS
//! rebinding), so a request with an unknown name gets 421.

use std::net::{IpAddr, Ipv6Addr};

/// Suffixes that the public DNS does not register (RFC 6761, 6762 and 8375, and those that ICANN reserves): only the
/// operator of the local network can point them here.
const LOCAL_SUFFIXES: [&str; 7] = [".localhost", ".local", ".home.arpa", ".internal", ".lan", ".home", ".test"];

/// The configured names; local names and private addresses are allowed without being listed.
#[derive(Clone, Debug, Default)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// The names are in lower case and without ports.
    pub fn new(names: Vec<String>) -> Self {
        Self(names)
    }

    /// Whether the app answers to a name or an address. DNS rebinding needs a name, so addresses of this machine are
    /// safe.
    pub fn allow(&self, requested: &Result<IpAddr, String>) -> bool {
        let (is_safe, name) = match requested {
            Ok(address) => (is_private(*address) || is_own(*address), &address.to_string()),
            Err(name) => (is_local_name(name), name),
        };
        is_safe || self.0.iter().any(|known| known == name.trim_end_matches('.'))
    }
}

/// Whether no site on the internet can use the name: it has no dot, like the names of machines at home, or a reserved
/// suffix.
fn is_local_name(name: &str) -> bool {
    let name = name.trim_end_matches('.');
    let is_a_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte));
    is_a_name && !name.is_empty() && (!name.contains('.') || LOCAL_SUFFIXES.iter().any(|end| name.ends_with(end)))
}

/// Whether an address belongs to a private network. A container or a router may translate it, so this machine need not
/// have the address itself.
fn is_private(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            let [first, second, ..] = address.octets();
            let is_shared = first == 100 && (64..128).contains(&second);
            address.is_private()
                || address.is_loopback()
                || address.is_link_local()
                || address.is_unspecified()
                || is_shared
        }
        IpAddr::V6(address) => {
            let is_inside = address.is_unique_local() || address.is_unicast_link_local();
            is_inside || address.is_loopback() || address == Ipv6Addr::UNSPECIFIED
        }
    }
}

/// Whether this machine has an address now. It is looked up each time, because networks assign new ones.
fn is_own(address: IpAddr) -> bool {
    let own = if_addrs::get_if_addrs().unwrap_or_default();
    own.iter().any(|interface| interface.ip() == address)
}
