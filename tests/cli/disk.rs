//! A full disk.

use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use rustix::process::getuid;

use crate::prelude::*;

impl Folder {
    /// Starts a server whose database is on its own disk of `size` KiB. No other process sees that disk.
    fn serve_on_small_disk(&self, size: u64) -> Server {
        fs::create_dir(self.path("disk")).unwrap();
        let mut command = self.in_folder(Command::new("unshare"));
        if !getuid().is_root() {
            command.args(["--user", "--map-root-user"]);
        }
        let serve = format!(
            "mount -t tmpfs -o size={size}k tmpfs disk && \
             TMPDIR=disk exec \"$0\" serve --listen 127.0.0.1:0 --database-url sqlite:disk/tanto.db"
        );
        command.args(["--mount", "sh", "-c", &serve, env!("CARGO_BIN_EXE_tanto")]);
        Self::start(&mut command, None)
    }
}

impl Server {
    /// The path by which the test reaches a file on the server's own disk.
    fn on_its_disk(&self, folder: &Folder, name: &str) -> PathBuf {
        let seen = folder.path("disk").join(name);
        PathBuf::from(format!("/proc/{}/root{}", self.pid(), seen.display()))
    }
}

/// Whether this machine lets a process mount a disk of its own.
fn can_mount() -> bool {
    let mut command = Command::new("unshare");
    if !getuid().is_root() {
        command.args(["--user", "--map-root-user"]);
    }
    let status = command.args(["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status();
    status.is_ok_and(|status| status.success())
}

#[test]
fn a_full_disk_loses_no_hand_and_writes_resume_when_there_is_room() {
    if !can_mount() {
        // Not by `eprintln`, whose words the test runner hides.
        let notice =
            "NOT TESTED: a full disk. `unshare --mount` needs root or user namespaces, and a container that allows it.";
        writeln!(std::io::stderr(), "{notice}").unwrap();
        return;
    }
    let folder = Folder::new();
    let server = folder.serve_on_small_disk(8 * 1024);
    let scorer = server.open_table("scorer");
    server.enter(&scorer, "before").unwrap();

    let filler = server.on_its_disk(&folder, "filler");
    assert!(fs::write(&filler, vec![1; 16 << 20]).is_err(), "the disk is larger than it was made");
    // The database files may still have free pages, so a few more hands may be saved.
    let (saved, refused) = server.enter_until_refused(&scorer);
    assert_eq!(refused, 503);
    for number in 0..20 {
        assert_eq!(server.enter(&scorer, &format!("refused {number}")), Err(503));
    }
    until("/readyz reports that nothing can be written", || server.status("/readyz") == 503);
    // A document that is uploaded has no room, either.
    let sent = crate::attack::upload(&"x".repeat(100_000));
    assert_eq!(status(&server.send(sent.as_bytes())), 503);
    let hands = || server.table(&scorer)["hands"].as_array().unwrap().len();
    assert_eq!(hands(), saved + 1);

    fs::remove_file(filler).unwrap();
    server.enter(&scorer, &format!("hand {saved}")).unwrap();
    server.enter(&scorer, "refused 0").unwrap();
    assert_eq!(hands(), saved + 3);
    assert_eq!(server.status("/readyz"), 200);
    for end in ["", "-wal"] {
        let name = format!("tanto.db{end}");
        fs::copy(server.on_its_disk(&folder, &name), folder.path(&name)).unwrap();
    }
    drop(server);
    assert!(folder.run(&["verify"]).well().starts_with(&format!("1 tables, {} entries", saved + 4)));
}
