//! `tanto doctor`: checks the settings and the machine before the first evening.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::fs::{statfs, statvfs};
use rustix::process::{Resource, getrlimit};

use super::addresses::Endpoint;
use super::certificate::Certificate;
use super::serve::{ServerConfig, bind};
use super::{CliError, addresses, print};
use crate::store::{ErrorKind, Fact, Store, sqlite_path};

/// Phones deny these features to pages over plain http.
const PLAIN: &str = "none: over plain http a phone cannot keep its screen on, copy links, open pages offline or send \
    waiting hands in the background, and everybody on the network can read what is sent; use --tls-cert and --tls-key (the \
    README explains how to make a certificate)";

/// One line of the report: its mark, its subject and what was found.
type Line = (&'static str, &'static str, String);

/// Marks a fault that stops the server or loses hands. The exit status depends on these lines.
const RED: &str = "red";

fn ok(about: &'static str, message: impl Into<String>) -> Line {
    ("ok", about, message.into())
}

fn warn(about: &'static str, message: impl Into<String>) -> Line {
    ("warn", about, message.into())
}

fn red(about: &'static str, message: impl Into<String>) -> Line {
    (RED, about, message.into())
}

/// In bytes. Below this the database soon has no room to grow.
const LITTLE_ROOM: u64 = 100 * 1024 * 1024;
/// In bytes. Below this the server should not be started.
const NO_ROOM: u64 = 10 * 1024 * 1024;
/// How long a server on this machine may take to answer `/healthz`.
const PATIENCE: Duration = Duration::from_secs(2);
/// Every phone at a table holds one connection, and all phones behind one router may use a ninth of the connections: a
/// hall full of phones needs this many open files.
const FEW_FILES: u64 = 16_384;

impl ServerConfig {
    /// Prints one line for each thing.
    pub fn examine(self) -> Result<(), CliError> {
        let mut lines = vec![ok("tanto", env!("CARGO_PKG_VERSION"))];
        lines.extend(self.about_the_database());
        lines.extend(self.file().into_iter().flat_map(|file| about_the_disk(&file)));
        lines.push(about_open_files());
        lines.push(self.about_the_address());
        lines.push(self.about_the_public_url());
        lines.extend(self.about_https());
        for (mark, about, message) in &lines {
            print(&format!("{mark:<5}{about}: {message}\n"))?;
        }
        match lines.iter().filter(|(mark, ..)| *mark == RED).count() {
            0 => Ok(()),
            count => Err(CliError::setting(format!("red lines: {count}; fix them before the first evening"))),
        }
    }

    fn file(&self) -> Option<PathBuf> {
        Some(sqlite_path(&self.database.url)?.into())
    }

    fn about_the_database(&self) -> Vec<Line> {
        match Store::facts(&self.database.url) {
            Ok(facts) => {
                let line = |fact: Fact| if fact.safe { ok(fact.name, fact.value) } else { red(fact.name, fact.value) };
                facts.into_iter().map(line).collect()
            }
            Err(error) if error.kind() == ErrorKind::Unreachable && self.file().is_some() => {
                vec![warn("database", format!("{error}; tanto serve creates one"))]
            }
            Err(error) => vec![red("database", error.to_string())],
        }
    }

    fn about_the_address(&self) -> Line {
        let listen = &self.listen;
        match (bind(listen), addresses::own_address()) {
            (Ok(_), Some(address)) => {
                ok("address", format!("{listen} is free; this machine is {address} on its network"))
            }
            (Ok(_), None) => ok("address", format!("{listen} is free; this machine has no address on a network")),
            (Err(_), _) if self.is_served() => {
                ok("address", format!("{listen}: the server that is running answers there"))
            }
            (Err(failure), _) => red("address", failure.to_string()),
        }
    }

    /// Whether Tanto already listens there. Over http it answers `/healthz`; over https it holds the lock of the
    /// database.
    fn is_served(&self) -> bool {
        let Some(mut address) = self.listen.to_socket_addrs().ok().and_then(|mut all| all.next()) else { return false };
        if address.ip().is_unspecified() {
            address.set_ip(Ipv4Addr::LOCALHOST.into());
        }
        match self.tls.files(None) {
            Ok(Some(_)) => Store::is_served(&self.database.url),
            _ => is_alive(address).unwrap_or(false),
        }
    }

    fn about_the_public_url(&self) -> Line {
        const NONE: &str = "none: links use the address that people requested; behind a proxy, set --public-url";
        const BEHIND_PROXY: &str = "the proxy must pass on Host and not buffer /events; name it with --trusted-proxy";
        match self.public_url.checked() {
            Err(failure) => red("public URL", failure.to_string()),
            Ok(None) => ok("public URL", NONE),
            Ok(Some(url)) if url.starts_with("http://") => {
                warn("public URL", format!("{url}: without https, everybody on the network can read the links"))
            }
            Ok(Some(url)) => ok("public URL", format!("{url}: {BEHIND_PROXY}")),
        }
    }

    /// Whether phones use https, and whether they will accept the certificate.
    fn about_https(&self) -> Vec<Line> {
        let public_url = self.public_url.checked().ok().flatten();
        let files = self.tls.files(public_url.as_deref());
        let certificate = match files.and_then(|files| files.map(Certificate::read).transpose()) {
            Err(failure) => return vec![red("https", failure.to_string())],
            Ok(Some(certificate)) => certificate,
            Ok(None) if public_url.as_deref().is_some_and(|url| url.starts_with("https://")) => {
                return vec![ok("https", "from the proxy")];
            }
            Ok(None) => return vec![warn("https", PLAIN)],
        };
        let listening = self.listen.to_socket_addrs().ok().and_then(|mut all| all.next());
        let url = public_url
            .or_else(|| Endpoint { listening: listening?, is_secure: true }.url_for_phones(Some(&certificate)));
        let warnings = certificate.warnings(url.as_deref());
        if warnings.is_empty() {
            let file = certificate.file();
            return vec![ok("https", format!("{file}; phones trust it once its issuer is installed on them"))];
        }
        warnings.into_iter().map(|warning| warn("https", warning)).collect()
    }
}

fn is_alive(address: SocketAddr) -> io::Result<bool> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(10_000).read_to_string(&mut answer)?;
    Ok(answer.starts_with("HTTP/1.1 200") && answer.ends_with("alive\n"))
}

/// The magic numbers of network file systems, on which locks are not reliable.
const REMOTE: [(u64, &str); 5] =
    [(0x6969, "NFS"), (0x517B, "SMB"), (0xFF53_4D42, "CIFS"), (0xFE53_4D42, "SMB"), (0x6573_5546, "FUSE")];

/// The free space beside a database, and the kind of its file system.
fn about_the_disk(file: &Path) -> Vec<Line> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let shown = folder.display();
    let space = match statvfs(folder) {
        Err(error) => red("disk", format!("{shown}: {error}; create that folder")),
        Ok(disk) => {
            let free = disk.f_bavail.saturating_mul(disk.f_frsize);
            let message = format!("{} MiB free in {shown}", free / 1024 / 1024);
            match free {
                free if free < NO_ROOM => red("disk", message),
                free if free < LITTLE_ROOM => warn("disk", message),
                _ => ok("disk", message),
            }
        }
    };
    let kind = statfs(folder).ok().and_then(|disk| u64::try_from(disk.f_type).ok());
    let remote = REMOTE.iter().find(|(known, _)| kind.is_some_and(|kind| kind & 0xFFFF_FFFF == *known));
    let remote = remote.map(|(_, name)| {
        warn("file system", format!("{name}: locks may not work there; put the database on a local disk"))
    });
    std::iter::once(space).chain(remote).collect()
}

/// The server raises its limit of open files to this maximum.
fn about_open_files() -> Line {
    match getrlimit(Resource::Nofile).maximum {
        Some(limit) if limit < FEW_FILES => {
            warn("open files", format!("at most {limit}; ulimit -n {FEW_FILES} lets more phones in"))
        }
        Some(limit) => ok("open files", format!("at most {limit}")),
        None => ok("open files", "no limit"),
    }
}
