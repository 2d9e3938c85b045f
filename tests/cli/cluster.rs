//! Database servers that a test starts, stops and kills.

use std::fs::{File, Permissions};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use rustix::process::{Pid, kill_process};

use crate::prelude::*;

const PASSWORD: &str = "of-a-test";

/// A `PostgreSQL` program, run as a user that it accepts: it refuses to run as root.
fn program(name: &str) -> Command {
    let folder = setting("TANTO_TEST_POSTGRES_PROGRAMS");
    as_postgres(PathBuf::from(folder).join(name))
}

fn as_postgres(program: PathBuf) -> Command {
    // The setting may be empty: `env` then runs the program itself.
    let mut command = Command::new("env");
    command.args(setting("TANTO_TEST_AS_POSTGRES").split_whitespace()).arg(program);
    command.current_dir("/").env("PGPASSWORD", PASSWORD).stdin(Stdio::null());
    command
}

fn setting(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set; tests/run sets it"))
}

fn succeed(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A database on the server that all tests share.
pub struct Database(String);

impl Database {
    pub fn new() -> Self {
        let name = format!("tanto_cli_{}_{}", std::process::id(), free_port());
        shared().batch_execute(&format!("CREATE DATABASE {name}")).unwrap();
        Self(name)
    }

    pub fn url(&self) -> String {
        let url = setting("TANTO_TEST_POSTGRES");
        format!("{}/{}", url.rsplit_once('/').unwrap().0, self.0)
    }
}

fn shared() -> PgConnection {
    PgConnection::establish(&setting("TANTO_TEST_POSTGRES")).unwrap()
}

impl Drop for Database {
    fn drop(&mut self) {
        let _ = shared().batch_execute(&format!("DROP DATABASE {} WITH (FORCE)", self.0));
    }
}

/// A `PostgreSQL` server with its own data folder.
pub struct Cluster {
    data: PathBuf,
    log: PathBuf,
    pub port: u16,
    settings: Vec<String>,
    running: Option<Child>,
}

impl Cluster {
    /// Creates a server and starts it.
    pub fn new(folder: &Folder, name: &str, settings: &[&str]) -> Self {
        fs::set_permissions(folder.path(""), Permissions::from_mode(0o777)).unwrap();
        let secret = folder.path("password");
        fs::write(&secret, PASSWORD).unwrap();
        let mut cluster = Self::at(folder, name, settings);
        succeed(
            program("initdb")
                .args(["-U", "tanto", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"])
                .arg(format!("--pwfile={}", secret.display()))
                .arg("-D")
                .arg(&cluster.data),
        );
        succeed(
            as_postgres("/bin/sh".into())
                .args(["-c", "echo host replication tanto 127.0.0.1/32 scram-sha-256 >> $0"])
                .arg(cluster.data.join("pg_hba.conf")),
        );
        cluster.start();
        cluster
    }

    /// Creates a standby and starts it. The primary waits for it with every commit.
    pub fn standby(folder: &Folder, name: &str, primary: &Self) -> Self {
        let mut standby = Self::at(folder, name, &[]);
        let from =
            format!("host=127.0.0.1 port={} user=tanto password={PASSWORD} application_name=second", primary.port);
        succeed(program("pg_basebackup").args(["-R", "-c", "fast", "-d", &from, "-D"]).arg(&standby.data));
        standby.start();
        primary.execute("ALTER SYSTEM SET synchronous_standby_names = 'second'");
        primary.execute("SELECT pg_reload_conf()");
        standby
    }

    /// Enables TLS with a certificate and its key in PEM.
    pub fn encrypt(&self, folder: &Folder, (certificate, key): &(String, String)) {
        // `PostgreSQL` rejects a key that belongs to another user or that others can read.
        let script = "umask 077; cat >$0";
        for (name, text) in [("server.crt", certificate), ("server.key", key)] {
            let passing = folder.path(name);
            fs::write(&passing, text).unwrap();
            let mut put = as_postgres("/bin/sh".into());
            succeed(put.args(["-c", script]).arg(self.data.join(name)).stdin(File::open(&passing).unwrap()));
        }
        self.execute("ALTER SYSTEM SET ssl = on");
        self.execute("SELECT pg_reload_conf()");
        self.until("SELECT 1 / count(*) FROM pg_settings WHERE name = 'ssl' AND setting = 'on'");
    }

    fn at(folder: &Folder, name: &str, settings: &[&str]) -> Self {
        let settings = settings.iter().map(|setting| (*setting).to_owned()).collect();
        let (data, log) = (folder.path(name), folder.path(&format!("{name}.log")));
        Self { data, log, port: free_port(), settings, running: None }
    }

    pub fn start(&mut self) {
        let log = File::options().create(true).append(true).open(&self.log).unwrap();
        let mut command = program("postgres");
        command.arg("-D").arg(&self.data).args(["-p", &self.port.to_string(), "-h", "127.0.0.1"]);
        command.args(["-c", "unix_socket_directories="]);
        for setting in &self.settings {
            command.args(["-c", setting]);
        }
        self.running = Some(command.stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap());
        self.until("SELECT 1");
    }

    /// Waits until a statement succeeds on this server.
    pub fn until(&self, sql: &str) {
        let start = Instant::now();
        while !PgConnection::establish(&self.url()).is_ok_and(|mut there| there.batch_execute(sql).is_ok()) {
            assert!(start.elapsed() < Duration::from_secs(30), "{}", fs::read_to_string(&self.log).unwrap());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub fn execute(&self, sql: &str) {
        PgConnection::establish(&self.url()).unwrap().batch_execute(sql).unwrap();
    }

    pub fn url(&self) -> String {
        format!("postgres://tanto:{PASSWORD}@127.0.0.1:{}/postgres", self.port)
    }

    /// A URL that names this server and another one.
    pub fn url_or(&self, other: &Self) -> String {
        let (one, other) = (self.port, other.port);
        format!("postgres://tanto:{PASSWORD}@127.0.0.1:{one},127.0.0.1:{other}/postgres")
    }

    /// Kills all its processes at once, as if the machine had failed.
    pub fn kill(&mut self) {
        let Some(mut postmaster) = self.running.take() else { return };
        let pid = postmaster.id();
        let children = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap_or_default();
        // Kill the postmaster first, because it would restart the others.
        postmaster.kill().unwrap();
        for child in children.split_whitespace() {
            let child = Pid::from_raw(child.parse().unwrap()).unwrap();
            let _ = kill_process(child, Signal::KILL);
        }
        postmaster.wait().unwrap();
    }

    pub fn promote(&self) {
        succeed(program("pg_ctl").args(["promote", "-w", "-D"]).arg(&self.data));
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.kill();
    }
}

/// `PgBouncer` in transaction mode, in front of a server.
pub struct Pooler {
    port: u16,
    process: Child,
}

impl Pooler {
    pub fn new(folder: &Folder, server: &Cluster) -> Self {
        fs::set_permissions(folder.path(""), Permissions::from_mode(0o777)).unwrap();
        let (users, settings, port) = (folder.path("users.txt"), folder.path("pgbouncer.ini"), free_port());
        fs::write(&users, format!("\"tanto\" \"{PASSWORD}\"\n")).unwrap();
        let lines = [
            format!("[databases]\npostgres = host=127.0.0.1 port={}", server.port),
            format!("[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir ="),
            format!("auth_type = scram-sha-256\nauth_file = {}", users.display()),
            "pool_mode = transaction\ndefault_pool_size = 5\nmax_client_conn = 200\n".to_owned(),
        ];
        fs::write(&settings, lines.join("\n")).unwrap();
        let log = File::create(folder.path("pgbouncer.log")).unwrap();
        let mut command = as_postgres("pgbouncer".into());
        let process = command.arg(&settings).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap();
        let pooler = Self { port, process };
        until("PgBouncer answers", || PgConnection::establish(&pooler.url()).is_ok());
        pooler
    }

    pub fn url(&self) -> String {
        format!("postgres://tanto:{PASSWORD}@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
