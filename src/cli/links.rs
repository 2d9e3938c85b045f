//! The addresses that people use.

use clap::Args;

use super::Failure;

/// The setting of every command that writes links.
#[derive(Debug, Args)]
pub struct PublicUrl {
    /// The address that people use, such as <https://cards.example>; without it, whatever they asked for
    #[arg(id = "public-url", long = "public-url", env = "TANTO_PUBLIC_URL", value_name = "URL")]
    given: Option<String>,
}

impl PublicUrl {
    /// The address without a slash at the end; nothing when none was given.
    pub fn checked(&self) -> Result<Option<String>, Failure> {
        let Some(url) = self.given.as_deref().filter(|url| !url.is_empty()) else { return Ok(None) };
        let url = url.trim_end_matches('/');
        let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        match host {
            Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => Ok(Some(url.to_owned())),
            _ => Err(Failure::setting(format!(
                "public URL {url:?}: give scheme and host, with a port where it needs one, as in https://cards.example"
            ))),
        }
    }
}
