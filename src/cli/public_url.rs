//! The public address of the server.

use clap::Args;

use super::CliError;

/// The name of the setting.
pub const PUBLIC_URL: &str = "public-url";

/// The help of the server.
const OF_REQUESTS: &str =
    "The address that people use, such as https://cards.example; by default, the one that they requested";
/// The help of a command that only prints links, and receives no requests.
pub const OF_LINKS: &str = "The address in front of the printed links, such as https://cards.example; without it, only their paths are printed";

/// Shared by every command that prints links.
#[derive(Debug, Args)]
pub struct PublicUrl {
    #[arg(id = PUBLIC_URL, long = PUBLIC_URL, help = OF_REQUESTS, env = "TANTO_PUBLIC_URL", value_name = "URL")]
    given: Option<String>,
}

impl PublicUrl {
    /// The address without a trailing slash; `None` when the setting is absent or empty.
    pub fn checked(&self) -> Result<Option<String>, CliError> {
        let Some(url) = self.given.as_deref().filter(|url| !url.is_empty()) else { return Ok(None) };
        let url = url.trim_end_matches('/');
        let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        match host {
            Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => Ok(Some(url.to_owned())),
            _ => Err(CliError::setting(format!(
                "public URL {url:?}: give scheme and host, with a port where it needs one, as in https://cards.example"
            ))),
        }
    }
}

/// The host of an address, without its port and without the brackets of IPv6.
pub fn host(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    match rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, _)) => address,
        None => rest.split([':', '/']).next().unwrap_or(rest),
    }
}
