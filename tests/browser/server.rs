//! A separate server for each test: the built program, on a free port, with a new `SQLite` database.

use std::{fs, thread};

use rustix::process::Signal;

use crate::prelude::*;
use crate::program::{self, Folder, database};

/// A running Tanto. Stops when dropped, and removes its database.
pub struct Server {
    /// Such as `http://127.0.0.1:40123`.
    pub url: String,
    running: Option<program::Server>,
    folder: Folder,
}

impl Server {
    pub fn start() -> Self {
        let mut server = Self { url: String::new(), running: None, folder: Folder::new() };
        server.run("127.0.0.1:0");
        server
    }

    /// Kills the server, as a power cut would.
    pub fn cut(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop(Signal::KILL);
        }
    }

    /// Suspends the process: connections stay open but get no response, as in a dead network.
    pub fn silence(&self) {
        self.running.as_ref().expect("the server runs").signal(Signal::STOP);
    }

    /// Starts the server again, at the same address and with the same database.
    pub fn restore(&mut self) {
        let address = self.url.trim_start_matches("http://").to_owned();
        self.run(&address);
    }

    fn run(&mut self, address: &str) {
        assert!(self.running.is_none(), "the server runs already");
        let database = database(&self.folder.path("tanto.db"));
        let arguments = ["--listen", address, "--database-url", &database];
        let running = self.folder.serve_into(&arguments, Some(&self.folder.path("log")));
        self.url = format!("http://{}", running.address);
        self.running = Some(running);
    }
}

/// A new server, and a phone that uses it.
pub async fn at_a_server(browser: Browser) -> (Server, Phone) {
    let server = Server::start();
    let phone = Phone::new(browser, &server.url).await;
    (server, phone)
}

/// The same over plain http, as in a home network: the phone takes the server for another machine, so it has no service worker.
pub async fn over_plain_http(browser: Browser) -> (Server, Phone) {
    let server = Server::start();
    let phone = Phone::new(browser, &plain_http(browser, &server.url)).await;
    (server, phone)
}

/// The same behind a proxy.
pub async fn behind_a_proxy(browser: Browser) -> (Server, Proxy, Phone) {
    let server = Server::start();
    let wire = Proxy::to(&server.url);
    let phone = Phone::new(browser, &wire.url).await;
    (server, wire, phone)
}

/// A new server and a new table of a game, which a phone shows.
pub async fn at_a_table(browser: Browser, game: &Game) -> (Server, Phone, String) {
    let (server, phone) = at_a_server(browser).await;
    let table = phone.open_table(game).await;
    (server, phone, table)
}

/// A new tarot table of a phone with Chromium, and a second phone that has joined it.
pub async fn with_a_guest(browser: Browser, role: usize) -> (Server, Phone, Phone, String) {
    let (server, owner, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let guest = owner.invite(browser, &server.url, &table, role).await;
    (server, owner, guest, table)
}

impl Drop for Server {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("the server's log:\n{}", fs::read_to_string(self.folder.path("log")).unwrap_or_default());
        }
    }
}
