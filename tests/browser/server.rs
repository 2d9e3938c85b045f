//! A server of the test's own: the built program, on a free port, with a new database.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{process, thread};

use rustix::process::{Pid, Signal, kill_process};

/// So that every server has a folder of its own.
static NUMBER: AtomicUsize = AtomicUsize::new(0);

/// What the program says when it is ready, before its address.
const READY: &str = "listening on ";

/// A running Tanto with `SQLite`. Stops when dropped, and takes its database with it.
pub struct Server {
    /// Such as `http://127.0.0.1:40123`.
    pub url: String,
    folder: PathBuf,
    running: Option<Running>,
}

struct Running {
    child: Child,
    /// Open as long as the program runs, or its next word there would end it.
    _words: BufReader<ChildStdout>,
}

impl Server {
    /// Starts one.
    pub fn start() -> Self {
        let name = format!("server-{}-{}", process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).expect("a folder for the server");
        let mut server = Self { url: String::new(), folder, running: None };
        server.run("127.0.0.1:0");
        server
    }

    /// Cuts the server off in the middle of whatever it does, as a lost network or a power cut would.
    pub fn cut(&mut self) {
        if let Some(Running { mut child, .. }) = self.running.take() {
            child.kill().and_then(|()| child.wait()).expect("the server ends");
        }
    }

    /// Makes it silent, as a network that takes everything and brings nothing: who is connected stays so, and waits.
    pub fn silence(&self) {
        let child = &self.running.as_ref().expect("the server runs").child;
        kill_process(Pid::from_child(child), Signal::STOP).expect("the server is silent");
    }

    /// Starts it again, at the same address and with the same database.
    pub fn restore(&mut self) {
        let address = self.url.trim_start_matches("http://").to_owned();
        self.run(&address);
    }

    fn run(&mut self, address: &str) {
        assert!(self.running.is_none(), "the server runs already");
        let log = File::options().create(true).append(true).open(self.log()).expect("the server's log");
        let mut child = Command::new(env!("CARGO_BIN_EXE_tanto"))
            .args(["serve", "--listen", address])
            .arg("--database-url")
            .arg(format!("sqlite:{}", self.folder.join("tanto.db").display()))
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the program starts");
        let mut words = BufReader::new(child.stdout.take().expect("its words"));
        let mut said = String::new();
        while !said.contains(READY) {
            said.clear();
            let more = words.read_line(&mut said).unwrap_or_default() > 0;
            assert!(more, "the server ended without `{READY}…`; its last words:\n{}", self.last_words());
        }
        let url = said.split(READY).nth(1).unwrap_or_default().split_whitespace().next().unwrap_or_default();
        url.trim_end_matches('/').clone_into(&mut self.url);
        self.running = Some(Running { child, _words: words });
    }

    fn log(&self) -> PathBuf {
        self.folder.join("log")
    }

    fn last_words(&self) -> String {
        let log = fs::read_to_string(self.log()).unwrap_or_default();
        let lines: Vec<_> = log.lines().collect();
        lines[lines.len().saturating_sub(20)..].join("\n")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.cut();
        if thread::panicking() {
            eprintln!("the server's last words:\n{}", self.last_words());
        }
        // A folder that stays behind lies under target/ and harms nobody.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
