//! The certificate for https. Its two files may change while the server runs.

use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Display, Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::thread;
use std::time::Duration;

use rustls::client::{verify_server_cert_signed_by_trust_anchor, verify_server_name};
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use rustls::server::{ClientHello, ParsedCertificate, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use rustls::{CertificateError, Error, InconsistentKeys, RootCertStore};

use super::CliError;
use super::public_url::host;

/// How often the files are checked for changes.
const POLL_INTERVAL: Duration = Duration::from_secs(2);

/// The paths of a certificate and of its key.
#[derive(Clone, Debug)]
pub struct Files {
    pub certificate: PathBuf,
    pub key: PathBuf,
}

/// Identifies a version of a file: its modification time, size and inode; `None` while there is no file.
type FileVersion = Option<(i64, i64, u64, u64)>;

/// The certificate that was last read successfully.
#[derive(Debug)]
pub struct Certificate {
    files: Files,
    current: RwLock<Arc<CertifiedKey>>,
}

impl Certificate {
    /// Reads the certificate, and reads it again whenever its files change. If the new files cannot be used, the server
    /// logs why and keeps the previous certificate.
    pub fn watched(files: Files) -> Result<Arc<Self>, CliError> {
        let mut seen = files.versions();
        let certificate = Arc::new(Self::read(files)?);
        let watching = Arc::clone(&certificate);
        thread::spawn(move || {
            loop {
                thread::sleep(POLL_INTERVAL);
                let now = watching.files.versions();
                if now != seen {
                    seen = now;
                    watching.renew();
                }
            }
        });
        Ok(certificate)
    }

    /// Reads the certificate once.
    pub fn read(files: Files) -> Result<Self, CliError> {
        let current = RwLock::new(Arc::new(files.read()?));
        Ok(Self { files, current })
    }

    fn renew(&self) {
        match self.files.read() {
            Ok(certificate) => {
                *self.current.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(certificate);
                tracing::info!(file = %self.file(), "the certificate was renewed");
            }
            Err(failure) => tracing::error!("the previous certificate stays in use: {failure}"),
        }
    }

    fn current(&self) -> Arc<CertifiedKey> {
        Arc::clone(&self.current.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether the certificate is valid for a host, given as a name or an address.
    pub fn is_for(&self, host: &str) -> bool {
        let current = self.current();
        let Ok(Ok(certificate)) = current.end_entity_cert().map(ParsedCertificate::try_from) else { return false };
        ServerName::try_from(host).is_ok_and(|name| verify_server_name(&certificate, &name).is_ok())
    }

    /// The path of the certificate, for messages.
    pub fn file(&self) -> Display<'_> {
        self.files.certificate.display()
    }

    /// Why a phone that trusts the certificate may still show a warning at this address.
    pub fn warnings(&self, url: Option<&str>) -> Vec<String> {
        let file = self.file();
        let stranger = url.map(host).filter(|host| !self.is_for(host));
        let name = stranger.map(|host| format!("{file}: this certificate was not made for {host}; make one that is"));
        let date =
            self.is_out_of_date().then(|| format!("{file}: this certificate is not valid today; make a new one"));
        name.into_iter().chain(date).collect()
    }

    /// Whether the certificate has expired or is not valid yet.
    fn is_out_of_date(&self) -> bool {
        let current = self.current();
        let Ok(Ok(certificate)) = current.end_entity_cert().map(ParsedCertificate::try_from) else { return false };
        // The verifier checks the dates before the issuer, so no trusted roots are needed for that.
        let (no_roots, algorithms) = (RootCertStore::empty(), provider().signature_verification_algorithms.all);
        let verified =
            verify_server_cert_signed_by_trust_anchor(&certificate, &no_roots, &[], UnixTime::now(), algorithms);
        matches!(
            verified,
            Err(Error::InvalidCertificate(
                CertificateError::Expired
                    | CertificateError::ExpiredContext { .. }
                    | CertificateError::NotValidYet
                    | CertificateError::NotValidYetContext { .. }
            ))
        )
    }
}

impl ResolvesServerCert for Certificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.current())
    }
}

impl Files {
    fn versions(&self) -> [FileVersion; 2] {
        [&self.certificate, &self.key].map(|path| {
            let about = fs::metadata(path).ok()?;
            Some((about.mtime(), about.mtime_nsec(), about.size(), about.ino()))
        })
    }

    fn read(&self) -> Result<CertifiedKey, CliError> {
        let (file, key_file) = (&self.certificate, &self.key);
        let chain: Vec<_> = CertificateDer::pem_file_iter(file)
            .and_then(Iterator::collect)
            .map_err(|error| unreadable(file, "certificate", error))?;
        if chain.is_empty() {
            return Err(unreadable(file, "certificate", pem::Error::NoItemsFound));
        }
        let key = PrivateKeyDer::from_pem_file(key_file).map_err(|error| unreadable(key_file, "private key", error))?;
        CertifiedKey::from_der(chain, key, &provider()).map_err(|error| match error {
            Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => CliError::setting(format!(
                "{}: this certificate was not made for the key in {}",
                file.display(),
                key_file.display()
            )),
            Error::InvalidCertificate(_) => {
                CliError::setting(format!("{}: this certificate cannot be read", file.display()))
            }
            error => CliError::setting(format!("{}: {error}; give an ECDSA or RSA key", key_file.display())),
        })
    }
}

/// The cryptography for https.
pub fn provider() -> CryptoProvider {
    ring::default_provider()
}

fn unreadable(file: &Path, what: &str, error: pem::Error) -> CliError {
    match error {
        pem::Error::Io(error) if error.kind() != io::ErrorKind::InvalidData => CliError::io(file.display(), &error),
        pem::Error::NoItemsFound => CliError::setting(format!(
            "{}: there is no {what} in it that can be read; it must be in PEM and unencrypted",
            file.display()
        )),
        _ => CliError::setting(format!("{}: this {what} in PEM is incomplete", file.display())),
    }
}
