//! Runs the program, and talks to it when it serves.

use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

/// The program that was built with the tests, or the one that `TANTO` names.
fn program() -> OsString {
    std::env::var_os("TANTO").unwrap_or_else(|| env!("CARGO_BIN_EXE_tanto").into())
}

/// A folder for one test, which is removed after the test.
pub struct Folder(PathBuf);

static NEXT: AtomicU32 = AtomicU32::new(0);

impl Folder {
    pub fn new() -> Self {
        let name = format!("tanto_cli_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        fs::create_dir(&folder).unwrap();
        Self(folder)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// A command that runs the program in this folder, without settings from the environment.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = self.in_folder(Command::new(program()));
        command.args(arguments);
        command
    }

    /// Makes a command run in this folder, without settings from the environment.
    pub fn in_folder(&self, mut command: Command) -> Command {
        command.current_dir(&self.0).stdin(Stdio::null());
        for setting in
            ["LISTEN", "HTTP_LISTEN", "DATABASE_URL", "PUBLIC_URL", "CREATE_LIMIT", "TLS_CERT", "TLS_KEY", "NO_MDNS"]
        {
            command.env_remove(format!("TANTO_{setting}"));
        }
        command
    }

    pub fn run(&self, arguments: &[&str]) -> Ended {
        Ended::of(self.command(arguments).output().unwrap())
    }

    /// Runs the program with this standard input.
    pub fn feed(&self, arguments: &[&str], input: &[u8]) -> Ended {
        let mut command = self.command(arguments);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(input).unwrap();
        Ended::of(child.wait_with_output().unwrap())
    }

    /// Creates a folder and starts a server with its database there.
    pub fn serving(arguments: &[&str]) -> (Self, Server) {
        let folder = Self::new();
        let server = folder.serve(arguments);
        (folder, server)
    }

    /// Starts a server on a free port.
    pub fn serve(&self, arguments: &[&str]) -> Server {
        self.serve_into(arguments, None)
    }

    /// The same, with its log in a file.
    pub fn serve_into(&self, arguments: &[&str], log: Option<&Path>) -> Server {
        let mut command = self.command(&[&["serve"], arguments].concat());
        if !arguments.contains(&"--listen") {
            command.args(["--listen", "127.0.0.1:0"]);
        }
        Self::start(&mut command, log)
    }

    /// Starts a server with a limit of the shell's `ulimit`, such as `-n 1024`.
    pub fn serve_limited(&self, limit: &str, arguments: &[&str]) -> Server {
        let mut command = self.in_folder(Command::new("sh"));
        let serve = format!("ulimit {limit} && exec \"$0\" serve --listen 127.0.0.1:0 \"$@\"");
        command.args(["-c", &serve]).arg(program()).args(arguments);
        Self::start(&mut command, None)
    }

    /// Starts a server with a command. Its log may go to a file.
    pub fn start(command: &mut Command, log: Option<&Path>) -> Server {
        let log = log.map_or_else(Stdio::inherit, |path| fs::File::create(path).unwrap().into());
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let url = rest_of_line(&mut output, "listening on ");
        let (scheme, address) = url.split_once("://").unwrap();
        Server { address: address.to_owned(), is_secure: scheme == "https", child, output: Mutex::new(output) }
    }
}

/// Reads a line that begins with `begins`, and returns the rest.
fn rest_of_line(output: &mut impl BufRead, begins: &str) -> String {
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    let rest = line.strip_prefix(begins).and_then(|rest| rest.strip_suffix('\n'));
    rest.unwrap_or_else(|| panic!("the program printed {line:?}")).to_owned()
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Waits until a condition holds.
pub fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_secs(40), "waited for {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// How the program ended.
#[derive(Debug)]
pub struct Ended {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Ended {
    fn of(output: Output) -> Self {
        Self {
            status: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// The standard output of a program that must have succeeded.
    pub fn well(self) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (0, ""), "{}", self.stdout);
        self.stdout
    }

    /// The error message of a program that must have failed and printed only this one line.
    pub fn failed(self, status: i32) -> String {
        assert_eq!((self.status, self.stdout.as_str()), (status, ""), "{}", self.stderr);
        assert_eq!(self.stderr.matches('\n').count(), 1, "{:?}", self.stderr);
        self.stderr.trim_end().to_owned()
    }
}

/// A running server.
pub struct Server {
    pub address: String,
    pub is_secure: bool,
    child: Child,
    output: Mutex<BufReader<ChildStdout>>,
}

/// A request as it is sent.
pub fn request(host: &str, method: &str, path: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    let line = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
    format!("{line}{headers}Content-Length: {length}\r\n\r\n{body}")
}

/// The headers of a JSON request with an idempotency key.
pub fn json_with(key: &str) -> String {
    format!("Content-Type: application/json\r\nIdempotency-Key: {key}\r\n")
}

/// The status in the head of a response; 0 if there is none.
pub fn status(head: &str) -> u16 {
    head.get(9..12).map_or(0, |status| status.parse().unwrap())
}

fn exchange(mut stream: TcpStream, sent: &[u8]) -> std::io::Result<String> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    stream.write_all(sent)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

/// Sends a request to an address, and returns the head and the body of the response.
fn try_ask_at(address: &str, sent: &str) -> std::io::Result<(String, String)> {
    let answer = exchange(TcpStream::connect(address)?, sent.as_bytes())?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(std::io::ErrorKind::UnexpectedEof)?;
    Ok((head.to_owned(), body.to_owned()))
}

/// The same for a request with this `Host`, which must have a response.
pub fn ask_at(address: &str, host: &str, method: &str, path: &str, headers: &str, body: &str) -> (String, String) {
    try_ask_at(address, &request(host, method, path, headers, body)).unwrap()
}

impl Server {
    /// Sends a request, and returns the head and the body of the response.
    pub fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> (String, String) {
        ask_at(&self.address, "localhost", method, path, headers, body)
    }

    /// Sends a request to a server that may be gone. Returns empty strings in that case.
    fn try_ask(&self, method: &str, path: &str, headers: &str, body: &str) -> (String, String) {
        try_ask_at(&self.address, &request("localhost", method, path, headers, body)).unwrap_or_default()
    }

    /// Sends bytes that need not be a request.
    pub fn send(&self, bytes: &[u8]) -> String {
        exchange(self.connect(), bytes).unwrap()
    }

    /// The status of a page; 0 if there was no response.
    pub fn status(&self, path: &str) -> u16 {
        status(&self.try_ask("GET", path, "", "").0)
    }

    /// Opens a table, and returns the token of a role.
    pub fn open_table(&self, role: &str) -> String {
        token(&self.post("/api/v1/tables", TAROT), role)
    }

    /// A table as the API returns it.
    pub fn table(&self, token: &str) -> Value {
        serde_json::from_str(&self.ask("GET", &format!("/api/v1/tables/{token}"), "", "").1).unwrap()
    }

    /// Enters a hand. Returns the new version, or the status of the refusal: 0 if there was no response.
    pub fn enter(&self, table: &str, key: &str) -> Result<i64, u16> {
        let (head, body) = self.try_ask("POST", &format!("/api/v1/tables/{table}/hands"), &json_with(key), HAND);
        let answer: Value = serde_json::from_str(&body).unwrap_or_default();
        answer["version"].as_i64().filter(|_| status(&head) == 201).ok_or(status(&head))
    }

    /// Enters hands until one is refused. Returns how many were saved, and the status of the refusal.
    pub fn enter_until_refused(&self, table: &str) -> (usize, u16) {
        let refusal = |saved| Some((saved, self.enter(table, &format!("hand {saved}")).err()?));
        (0..1000).find_map(refusal).expect("a refusal")
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Waits until the server exits by itself, and returns its status.
    pub fn ended(mut self) -> Option<i32> {
        until("the server exits", || self.child.try_wait().unwrap().is_some());
        self.child.wait().unwrap().code()
    }

    /// The address for plain http, which the server prints second.
    pub fn plain(&self) -> String {
        let url = rest_of_line(&mut *self.output.lock().unwrap(), "and, for phones that know the old address, on ");
        url.strip_prefix("http://").unwrap().to_owned()
    }

    pub fn post(&self, path: &str, body: &str) -> Value {
        self.post_as("once", path, body)
    }

    /// The same with an idempotency key.
    pub fn post_as(&self, key: &str, path: &str, body: &str) -> Value {
        let (head, body) = self.ask("POST", path, &json_with(key), body);
        assert_eq!(status(&head), 201, "{head} {body}");
        serde_json::from_str(&body).unwrap()
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        stream
    }

    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// Sends a signal and waits for the exit. Returns the status and the time that it took.
    pub fn stop(mut self, signal: Signal) -> (Option<i32>, Duration) {
        let asked = Instant::now();
        self.signal(signal);
        (self.child.wait().unwrap().code(), asked.elapsed())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The token of a role's link.
pub fn token(opened: &Value, role: &str) -> String {
    opened["links"][role].as_str().unwrap().rsplit('/').next().unwrap().to_owned()
}

/// The database URL of a file, for the command line.
pub fn database(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

pub const TAROT: &str = r#"{"format":"tanto/1","game":"tarot","players":["Ana","Bo","Chloé","Dag"]}"#;
pub const HAND: &str = r#"{"taker":"Ana","bid":"garde","bouts":2,"points":"49"}"#;

/// The bar for a release build, which `TANTO` names, or else the one for an unoptimised build.
pub fn bar<T>(of_a_release: T, otherwise: T) -> T {
    if std::env::var_os("TANTO").is_some() { of_a_release } else { otherwise }
}
