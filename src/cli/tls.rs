//! The settings of https.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use rustls::ServerConfig;

use super::CliError;
use super::certificate::{Certificate, Files, provider};

/// The certificate and its key are given both or not at all.
#[derive(Debug, Args)]
pub struct Tls {
    /// The certificate for https in PEM, with its chain; reloaded when it changes
    #[arg(id = "tls-cert", long = "tls-cert", env = "TANTO_TLS_CERT", value_name = "FILE")]
    certificate: Option<OsString>,
    /// The private key of the certificate in PEM
    #[arg(id = "tls-key", long = "tls-key", env = "TANTO_TLS_KEY", value_name = "FILE")]
    key: Option<OsString>,
    /// With a certificate, also serve plain http here: phones that still use it are shown the new address
    #[arg(long, env = "TANTO_HTTP_LISTEN", value_name = "ADDRESS:PORT")]
    http_listen: Option<String>,
}

impl Tls {
    /// The files of the certificate; `None` when the server uses plain http.
    pub fn files(&self, public_url: Option<&str>) -> Result<Option<Files>, CliError> {
        let files = self.both_or_neither()?;
        match public_url {
            Some(url) if files.is_some() && url.starts_with("http://") => Err(CliError::setting(format!(
                "public URL {url:?}: with --tls-cert, people use https; give an address with https://"
            ))),
            _ if files.is_none() && self.http_listen().is_some() => {
                Err(CliError::setting("http listen: without --tls-cert, --listen itself is plain http"))
            }
            _ => Ok(files),
        }
    }

    /// The address for plain http beside https.
    pub fn http_listen(&self) -> Option<&str> {
        self.http_listen.as_deref().filter(|address| !address.is_empty())
    }

    fn both_or_neither(&self) -> Result<Option<Files>, CliError> {
        let given = |path: Option<&OsString>| path.filter(|path| !path.is_empty()).map(PathBuf::from);
        match (given(self.certificate.as_ref()), given(self.key.as_ref())) {
            (None, None) => Ok(None),
            (Some(certificate), Some(key)) => Ok(Some(Files { certificate, key })),
            (Some(certificate), None) => Err(CliError::setting(format!(
                "{}: a certificate without its key; give --tls-key too, or neither",
                certificate.display()
            ))),
            (None, Some(key)) => Err(CliError::setting(format!(
                "{}: a key without its certificate; give --tls-cert too, or neither",
                key.display()
            ))),
        }
    }
}

/// The TLS configuration of the server.
pub fn configuration(certificate: Arc<Certificate>) -> Result<ServerConfig, CliError> {
    let builder = ServerConfig::builder_with_provider(Arc::new(provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| CliError::setting(error.to_string()))?;
    Ok(builder.with_no_client_auth().with_cert_resolver(certificate))
}
