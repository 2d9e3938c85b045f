//! https: the certificate and its key, and what changes with them while the server runs.

use std::sync::Arc;

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, DnType, IsCa, KeyPair};
use rustls::crypto::ring::default_provider;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

use crate::attack::Attacker;
use crate::prelude::*;

/// A private certificate authority.
pub struct Home(CertifiedIssuer<'static, KeyPair>);

impl Home {
    pub fn new() -> Self {
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        // It needs its own name: OpenSSL considers a certificate self-signed if its subject equals its issuer.
        params.distinguished_name.push(DnType::CommonName, "home");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        Self(CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap())
    }

    /// A certificate for these hosts and its key, in PEM.
    pub fn make(&self, hosts: &[&str]) -> (String, String) {
        let params = CertificateParams::new(hosts.iter().map(|host| (*host).to_owned()).collect::<Vec<_>>()).unwrap();
        self.signed(&params)
    }

    /// The root certificate that clients install, in PEM.
    pub fn root(&self) -> String {
        self.0.pem()
    }

    fn signed(&self, params: &CertificateParams) -> (String, String) {
        let key = KeyPair::generate().unwrap();
        (params.signed_by(&key, &self.0).unwrap().pem(), key.serialize_pem())
    }

    /// Opens a connection from a client that trusts this authority.
    fn connect(&self, server: &Server) -> StreamOwned<ClientConnection, TcpStream> {
        let mut roots = RootCertStore::empty();
        roots.add(self.0.der().clone()).unwrap();
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let host = ServerName::try_from("127.0.0.1").unwrap();
        let connection = ClientConnection::new(Arc::new(config), host).unwrap();
        StreamOwned::new(connection, server.connect())
    }

    /// Sends a request and reads the whole response.
    fn ask(&self, server: &Server, host: &str, (method, path): (&str, &str), headers: &str, body: &str) -> String {
        let mut stream = self.connect(server);
        stream.write_all(request(host, method, path, headers, body).as_bytes()).unwrap();
        let mut answer = Vec::new();
        // The server may close the connection without a TLS close alert. The response is complete all the same.
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8(answer).unwrap()
    }

    /// The certificate that the server presents.
    fn shown(&self, server: &Server) -> CertificateDer<'static> {
        let mut stream = self.connect(server);
        stream.write_all(request("x", "GET", "/healthz", "", "").as_bytes()).unwrap();
        assert_ne!(stream.read(&mut [0; 64]).unwrap(), 0);
        stream.conn.peer_certificates().unwrap()[0].clone().into_owned()
    }
}

impl Folder {
    /// Writes a certificate and its key to the files that `PAIR` names.
    fn put(&self, (certificate, key): &(String, String)) {
        fs::write(self.path("key.pem"), key).unwrap();
        fs::write(self.path("cert.pem"), certificate).unwrap();
    }
}

const PAIR: [&str; 4] = ["--tls-cert", "cert.pem", "--tls-key", "key.pem"];

#[test]
fn https_sets_secure_cookies() {
    let (folder, home) = (Folder::new(), Home::new());
    folder.put(&home.make(&["127.0.0.1", "tanto.local"]));
    let server = folder.serve(&PAIR);
    assert!(server.is_secure);
    assert_eq!(status(&home.ask(&server, "x", ("GET", "/healthz"), "", "")), 200);

    let host = "127.0.0.1:8443";
    let opened = home.ask(&server, host, ("POST", "/api/v1/tables"), &json_with("once"), TAROT);
    let link = opened.split('"').find_map(|part| part.strip_prefix("https://127.0.0.1:8443")).unwrap();
    let form = "Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    let joined = home.ask(&server, host, ("POST", link), form, "");
    let header = |name| joined.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_else(|| panic!("{joined}"));
    let cookie = header("set-cookie: ");
    assert!(cookie.starts_with("__Host-tanto=") && cookie.contains("; Secure"), "{cookie}");
    let cookie = format!("Cookie: {}\r\n", cookie.split(';').next().unwrap());
    let page = home.ask(&server, "localhost", ("GET", header("location: ")), &cookie, "");
    assert!(status(&page) == 200 && page.contains("Chloé"), "{page}");
    assert!(page.contains("cross-origin-opener-policy: same-origin"), "{page}");
}

#[test]
fn silent_connections_do_not_block_handshakes() {
    let (folder, home) = (Folder::new(), Home::new());
    folder.put(&home.make(&["127.0.0.1"]));
    let server = folder.serve(&PAIR);
    let attacker = Attacker::of(&server);
    // The library runs fewer handshakes than this at a time, and gives up on each after three seconds.
    let _silent: Vec<TcpStream> = (0..1200).map(|number| attacker.send(number, "")).collect();
    let start = Instant::now();
    assert_eq!(status(&home.ask(&server, "x", ("GET", "/healthz"), "", "")), 200);
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
}

#[test]
fn a_new_certificate_is_used_and_a_broken_one_is_not() {
    let (folder, home) = (Folder::new(), Home::new());
    folder.put(&home.make(&["127.0.0.1"]));
    let log = folder.path("log");
    let server = folder.serve_into(&PAIR, Some(&log));
    let first = home.shown(&server);
    assert_eq!(home.shown(&server), first);

    folder.put(&home.make(&["127.0.0.1"]));
    until("the new certificate is shown", || home.shown(&server) != first);
    let second = home.shown(&server);
    // The server keeps the last good pair while the certificate is broken, and while only one of the two files is new.
    let other = home.make(&["127.0.0.1"]);
    for (broken, logged) in [("no certificate", "cert.pem: there is no certificate"), (&other.0, "was not made for")] {
        fs::write(folder.path("cert.pem"), broken).unwrap();
        until(logged, || fs::read_to_string(&log).unwrap().contains(logged));
        assert_eq!(home.shown(&server), second);
    }
    fs::write(folder.path("key.pem"), other.1).unwrap();
    until("the next one is shown", || home.shown(&server) != second);
}

#[test]
fn startup_fails_and_names_an_invalid_certificate() {
    let (folder, home) = (Folder::new(), Home::new());
    let (good, other) = (home.make(&["127.0.0.1"]), home.make(&["127.0.0.1"]));
    let pem = |label: &str| format!("-----BEGIN {label}-----\nAAAA\n-----END {label}-----\n");
    for (name, text) in [
        ("cert.pem", good.0.as_str()),
        ("key.pem", &good.1),
        ("other.pem", &other.1),
        ("letter.txt", "Dear Bo"),
        ("broken.pem", &good.0[..good.0.len() / 2]),
        ("hollow.pem", &pem("CERTIFICATE")),
        ("odd.pem", &pem("PRIVATE KEY")),
    ] {
        fs::write(folder.path(name), text).unwrap();
    }
    let serve = |arguments: &[&str]| folder.run(&[&["serve", "--listen", "127.0.0.1:0"], arguments].concat());
    for (certificate, key, status, named) in [
        ("cert.pem", "", 78, "cert.pem: a certificate without its key; give --tls-key too"),
        ("", "key.pem", 78, "key.pem: a key without its certificate; give --tls-cert too"),
        ("cert.pem", "other.pem", 78, "cert.pem: this certificate was not made for the key in other.pem"),
        ("letter.txt", "key.pem", 78, "letter.txt: there is no certificate in it"),
        ("cert.pem", "letter.txt", 78, "letter.txt: there is no private key in it"),
        ("broken.pem", "key.pem", 78, "broken.pem: "),
        ("hollow.pem", "key.pem", 78, "hollow.pem: "),
        ("cert.pem", "odd.pem", 78, "odd.pem: "),
        ("nothing.pem", "key.pem", 74, "nothing.pem: "),
        ("cert.pem", "nothing.pem", 74, "nothing.pem: "),
    ] {
        let line = serve(&["--tls-cert", certificate, "--tls-key", key]).failed(status);
        assert!(line.starts_with(named), "{line}");
    }
    let line = serve(&[&PAIR[..], &["--public-url", "http://cards.example"]].concat()).failed(78);
    assert!(line.contains("https://"), "{line}");
    assert!(serve(&["--http-listen", "127.0.0.1:0"]).failed(78).contains("--tls-cert"));
    assert!(!folder.path("tanto.db").exists());
}

#[test]
fn the_doctor_looks_at_the_certificate() {
    let (folder, home) = (Folder::new(), Home::new());
    let doctor = |arguments: &[&str]| folder.run(&[&["doctor", "--listen", "127.0.0.1:0"], arguments].concat());
    let plain = doctor(&[]).well();
    assert!(plain.contains("warn https: none: over plain http") && plain.contains("--tls-cert"), "{plain}");
    let proxied = doctor(&["--public-url", "https://cards.example"]).well();
    assert!(proxied.contains("ok   https: from the proxy"), "{proxied}");
    let half = doctor(&["--tls-cert", "cert.pem"]);
    assert_eq!(half.status, 78);
    assert!(half.stdout.contains("red  https: cert.pem: a certificate without its key"), "{}", half.stdout);

    let mut old = CertificateParams::new(vec!["cards.example".to_owned()]).unwrap();
    old.not_after = rcgen::date_time_ymd(2020, 1, 1);
    let (good, old) = (home.make(&["cards.example"]), home.signed(&old));
    for (certificate, url, line) in [
        (&good, "https://cards.example:8443", "ok   https: cert.pem"),
        (&good, "https://other.example", "warn https: cert.pem: this certificate was not made for other.example"),
        (&good, "https://[fd00::7]:8443", "warn https: cert.pem: this certificate was not made for fd00::7;"),
        (&old, "https://cards.example", "warn https: cert.pem: this certificate is not valid today"),
    ] {
        folder.put(certificate);
        let report = doctor(&[&PAIR[..], &["--public-url", url]].concat()).well();
        assert!(report.contains(line), "{report}");
    }
}

#[test]
fn the_old_http_address_leads_to_https() {
    let (folder, home) = (Folder::new(), Home::new());
    folder.put(&home.make(&["127.0.0.1", "tanto.local"]));
    let more = ["--http-listen", "127.0.0.1:0", "--public-url", "https://tanto.local:8443"];
    let server = folder.serve(&[&PAIR[..], &more].concat());
    let plain = server.plain();
    // Without a cookie, the link leads straight to the page at the new address.
    let (_, page) = ask_at(&plain, "192.168.1.7:8080", "GET", "/tables/new", "", "");
    assert!(page.contains("href=\"https://tanto.local:8443/tables/new\""), "{page}");
    let there = home.ask(&server, "tanto.local:8443", ("GET", "/"), "", "");
    assert!(status(&there) == 200 && !there.contains("data-moved"), "{there}");
}
