//! `tanto serve`: the web app and the API, until a signal stops them.

use std::io::{self, IsTerminal};
use std::net::{IpAddr, TcpListener};
use std::num::NonZeroU32;
use std::ops::Range;
use std::sync::Arc;

use actix_web::rt::System;
use clap::Args;
use clap::builder::FalseyValueParser;
use ipnet::IpNet;
use rustix::net::listen as set_backlog;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use rustix::system::uname;
use tracing_subscriber::EnvFilter;

use super::addresses::Endpoint;
use super::certificate::Certificate;
use super::database::Database;
use super::mdns::Announcement;
use super::public_url::{PublicUrl, host};
use super::shutdown::{Broken, survive_file_size_limit};
use super::tls::{Tls, configuration};
use super::{CliError, addresses, print};
use crate::service::DEFAULT_CACHE_MIB;
use crate::store::Store;
use crate::web::http::hosts::Hosts;
use crate::web::http::rate_limits::{TABLES_PER_HOUR, WRITES_PER_MINUTE};
use crate::web::http::state::{App, Settings, Shared};
use crate::web::server::{self, Sockets, jobs};

/// The settings that decide whether the server can work; `tanto doctor` checks them.
#[derive(Debug, Args)]
pub struct ServerConfig {
    /// The address and port to listen on; port 0 picks a free one
    #[arg(long, env = "TANTO_LISTEN", value_name = "ADDRESS:PORT", default_value = "0.0.0.0:8080")]
    pub listen: String,
    #[command(flatten)]
    pub database: Database,
    #[command(flatten)]
    pub public_url: PublicUrl,
    #[command(flatten)]
    pub tls: Tls,
}

/// The settings of the server.
#[derive(Debug, Args)]
pub struct Serve {
    #[command(flatten)]
    config: ServerConfig,
    /// Do not announce the name tanto.local on the network
    #[arg(long, env = "TANTO_NO_MDNS", value_parser = FalseyValueParser::new())]
    no_mdns: bool,
    /// Serve GET /metrics only here; by default, on --listen, for this machine only
    #[arg(long, env = "TANTO_METRICS_LISTEN", value_name = "ADDRESS:PORT")]
    metrics_listen: Option<String>,
    /// Another host name to answer to, besides its addresses, tanto.local and that of --public-url
    #[arg(long = "allowed-host", env = "TANTO_ALLOWED_HOST", value_name = "NAME", value_delimiter = ',')]
    allowed_hosts: Vec<String>,
    /// A proxy whose X-Forwarded-For, -Proto and -Host headers are trusted: an address or a network
    #[arg(long = "trusted-proxy", env = "TANTO_TRUSTED_PROXY", value_name = "ADDRESS", value_delimiter = ',')]
    #[arg(value_parser = network)]
    trusted_proxies: Vec<IpNet>,
    /// How many tables one address may open per hour; a burst may be three times as large
    #[arg(long, env = "TANTO_CREATE_LIMIT", value_name = "TABLES", default_value_t = TABLES_PER_HOUR)]
    create_limit: NonZeroU32,
    /// How many hands one link may write per minute through the API, and how many forms one phone may send; a burst may
    /// be three times as large; 0 for no limit
    #[arg(long, env = "TANTO_WRITE_LIMIT", value_name = "HANDS", default_value_t = WRITES_PER_MINUTE)]
    write_limit: u32,
    /// The size of the cache for tables, in MiB
    #[arg(long, env = "TANTO_MEMORY", value_name = "MIB", default_value_t = DEFAULT_CACHE_MIB)]
    memory: u16,
}

/// Raises the limit of open files to the maximum, because every phone at a table holds a connection.
fn raise_file_limit() {
    let limit = getrlimit(Resource::Nofile);
    // If this fails, the old limit stays; `tanto doctor` warns when it is low.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
}

impl Serve {
    /// Serves until a signal.
    pub fn run(self) -> Result<(), CliError> {
        log();
        raise_file_limit();
        survive_file_size_limit().map_err(|error| CliError::io("signals", &error))?;
        checked_clock(App::now())?;
        let config = &self.config;
        let public_url = config.public_url.checked()?;
        let certificate = config.tls.files(public_url.as_deref())?.map(Certificate::watched).transpose()?;
        let store = Store::open(&config.database.url)?;
        let listener = bind(&config.listen)?;
        let plain = config.tls.http_listen().map(bind).transpose()?;
        let metrics = self.metrics_listen.as_deref().filter(|listen| !listen.is_empty()).map(bind).transpose()?;
        let address = listener.local_addr().map_err(|error| CliError::io(&config.listen, &error))?;
        let endpoint = Endpoint { listening: address, is_secure: certificate.is_some() };
        let reachable = endpoint.url_for_phones(certificate.as_deref());
        let url_for_phones = public_url.clone().or_else(|| reachable.clone());
        for warning in certificate.iter().flat_map(|certificate| certificate.warnings(url_for_phones.as_deref())) {
            tracing::warn!("{warning}");
        }
        let is_named = self.is_named(&endpoint, public_url.as_deref(), certificate.as_deref());
        let settings = Settings {
            metrics_apart: metrics.is_some(),
            hosts: Some(self.hosts(public_url.as_deref())),
            proxies: self.trusted_proxies.clone().into(),
            public_url,
            reachable,
            create_limit: self.create_limit,
            write_limit: self.write_limit,
            cache_mib: self.memory,
        };
        let app = App::shared(store, settings);
        app.metrics.watch_panics();
        jobs::erase_expired(&app);
        greet(&endpoint, url_for_phones.as_deref(), plain.as_ref())?;
        let sockets = match certificate {
            None => Sockets { plain: Some(listener), secure: None, metrics },
            Some(certificate) => Sockets { plain, secure: Some((listener, configuration(certificate)?)), metrics },
        };
        let watched = Arc::downgrade(&app.clone().into_inner());
        std::thread::spawn(move || jobs::run(&watched));
        let announcement = if is_named { start_mdns(endpoint, &app) } else { None };
        let broken = Broken::default();
        let stop = broken.clone();
        let served = System::new().block_on(async { server::serve(app.clone(), sockets, stop.stop(app)?).await });
        if let Some(announcement) = announcement {
            announcement.end();
        }
        broken.ended()?;
        served.map_err(|error| CliError::io(address, &error))
    }

    /// The host names that the app answers to.
    fn hosts(&self, public_url: Option<&str>) -> Hosts {
        let system = uname();
        let machine = system.nodename().to_string_lossy().to_ascii_lowercase();
        let in_network = format!("{}.local", machine.split('.').next().unwrap_or_default());
        let given = self.allowed_hosts.iter().map(|name| host(name).to_ascii_lowercase());
        let public = public_url.map(|url| host(url).to_ascii_lowercase());
        let own = [addresses::MDNS_NAME.to_owned(), in_network, machine];
        Hosts::new(own.into_iter().chain(public).chain(given).filter(|name| !name.is_empty()).collect())
    }

    /// Whether to announce the mDNS name: other machines can reach the server, the operator has set no other public
    /// URL, and the certificate is valid for the name.
    fn is_named(&self, endpoint: &Endpoint, public_url: Option<&str>, certificate: Option<&Certificate>) -> bool {
        !self.no_mdns
            && !endpoint.is_loopback()
            && public_url.is_none_or(|url| host(url) == addresses::MDNS_NAME)
            && certificate.is_none_or(|certificate| certificate.is_for(addresses::MDNS_NAME))
    }
}

/// Parses a network or a single address.
fn network(text: &str) -> Result<IpNet, String> {
    let address = text.parse::<IpAddr>().map(IpNet::from);
    address
        .or_else(|_| text.parse())
        .map_err(|_| "give an address or a network, such as 127.0.0.1 or 10.0.0.0/8".to_owned())
}

/// The years 2020 to 2998 in milliseconds since 1970. The program is younger, and logs have no later times.
const CLOCK: Range<i64> = 1_577_836_800_000..32_472_144_000_000;

/// Refuses a clock that is wrong: a machine without a battery starts in 1970.
fn checked_clock(now: i64) -> Result<(), CliError> {
    if !CLOCK.contains(&now) {
        return Err(CliError::setting("the clock of this machine is not in the years 2020 to 2998; set it first"));
    }
    Ok(())
}

/// Prints where the server listens and, at a terminal, the address for phones.
fn greet(endpoint: &Endpoint, url_for_phones: Option<&str>, plain: Option<&TcpListener>) -> Result<(), CliError> {
    print(&format!("listening on {}\n", endpoint.url_by_ip()))?;
    if let Some(listener) = plain {
        let address = listener.local_addr().map_err(|error| CliError::io("http listen", &error))?;
        print(&format!(
            "and, for phones that know the old address, on {}\n",
            Endpoint { listening: address, is_secure: false }.url_by_ip()
        ))?;
    }
    if io::stdout().is_terminal() {
        print(&addresses::invitation(url_for_phones))?;
    }
    Ok(())
}

/// Announces the name, and offers it as soon as it is ours. A failure is logged and does not stop the server.
fn start_mdns(endpoint: Endpoint, app: &Shared) -> Option<Announcement> {
    let app = app.clone();
    let report = move |is_ours: bool| {
        app.set_mdns_url(is_ours.then(|| endpoint.url_by_name()));
        if is_ours && io::stdout().is_terminal() {
            // When standard output is closed, the server runs on without it.
            let _ = print(&format!("or, by name: {}\n", endpoint.url_by_name()));
        }
    };
    Announcement::start(&endpoint, report)
        .inspect_err(|error| tracing::warn!("{} cannot be announced: {error}", addresses::MDNS_NAME))
        .ok()
}

/// How many connections may wait to be accepted; the system may allow fewer.
const BACKLOG: i32 = 4096;

/// Binds a listener to an address.
pub fn bind(listen: &str) -> Result<TcpListener, CliError> {
    let bound = TcpListener::bind(listen).map_err(|error| match error.kind() {
        io::ErrorKind::InvalidInput => {
            CliError::setting(format!("listen {listen:?}: give an address and a port, such as 0.0.0.0:8080"))
        }
        io::ErrorKind::AddrInUse => {
            CliError::io(format!("{listen}, another program is already listening there; choose another port"), &error)
        }
        _ => CliError::io(format!("listen {listen}"), &error),
    })?;
    // The standard library has a backlog of 128; a client beyond it retries only after a second.
    set_backlog(&bound, BACKLOG).map_err(|error| CliError::io(format!("listen {listen}"), error))?;
    Ok(bound)
}

/// The filter without `RUST_LOG`. It is quiet, so that the QR code for phones stays visible at a terminal. Malformed
/// HTTP gets an answer and is not logged.
const DEFAULT_LOG: &str = "warn,actix_http::h1=off";

/// Logs to standard error, filtered by `RUST_LOG`.
fn log() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(DEFAULT_LOG));
    // A test in the same process may have set a subscriber already.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::Arguments;

    #[test]
    fn a_wrong_clock_is_refused() {
        let at = |time: &str| chrono::DateTime::parse_from_rfc3339(time).map(|time| time.timestamp_millis());
        for (time, is_right) in [
            ("1969-12-31T23:59:59Z", false),
            ("2019-12-31T23:59:59.999Z", false),
            ("2020-01-01T00:00:00Z", true),
            ("2998-12-31T23:59:59.999Z", true),
            ("2999-01-01T00:00:00Z", false),
        ] {
            assert_eq!(at(time).map(|now| checked_clock(now).is_ok()), Ok(is_right), "{time}");
        }
    }

    #[test]
    fn the_name_is_announced_where_it_leads_to_the_app() {
        let is_named = |flags: &[&str], listening: &str, public_url: Option<&str>| {
            let program = Arguments::try_parse_from(std::iter::once("tanto").chain(flags.iter().copied())).ok()?;
            let endpoint = Endpoint { listening: listening.parse().ok()?, is_secure: false };
            Some(program.serve.is_named(&endpoint, public_url, None))
        };
        assert_eq!(is_named(&[], "192.168.1.7:8080", None), Some(true));
        assert_eq!(is_named(&["--no-mdns"], "192.168.1.7:8080", None), Some(false));
        assert_eq!(is_named(&[], "127.0.0.1:8080", None), Some(false));
        assert_eq!(is_named(&[], "192.168.1.7:8080", Some("https://cards.example")), Some(false));
        assert_eq!(is_named(&[], "192.168.1.7:8080", Some("http://tanto.local:8080")), Some(true));
    }
}
