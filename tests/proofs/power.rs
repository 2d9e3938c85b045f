//! Answered requests survive a power cut. The server runs on a disk that forgets everything that was not flushed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::disk::{Files, after_a_cut};
use crate::prelude::*;
use crate::writers::{Counts, Run};

/// The number of cuts with one database.
const CUTS_PER_DATABASE: usize = 20;

/// The database and its write-ahead log.
fn files(folder: &Folder) -> [PathBuf; 2] {
    ["tanto.db", "tanto.db-wal"].map(|name| folder.path(name))
}

fn read(folder: &Folder) -> Files {
    files(folder).map(|file| fs::read(file).ok())
}

/// Writes the files as they are after the cut.
fn write(folder: &Folder, contents: Files) {
    let _ = fs::remove_file(folder.path("tanto.db-shm"));
    for (path, bytes) in files(folder).into_iter().zip(contents) {
        let _ = fs::remove_file(&path);
        if let Some(bytes) = bytes {
            fs::write(path, bytes).unwrap();
        }
    }
}

/// Builds the library that records the server's operations on the files.
fn forgetting(folder: &Folder) -> PathBuf {
    let built = folder.path("forgetting.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/proofs/forgetting.c");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O2", "-Wall", "-Werror", "-o"]).arg(&built).args([source, "-ldl", "-pthread"]);
    assert!(compiler.status().unwrap().success());
    built
}

fn serve(folder: &Folder, forgetting: &Path, notes: &Path) -> Server {
    let mut command = folder.command(&[&["serve", "--listen", "127.0.0.1:0"][..], &SETTINGS].concat());
    let database = fs::canonicalize(folder.path("")).unwrap().join("tanto.db");
    command.env("LD_PRELOAD", forgetting).env("FORGETTING_DATABASE", database).env("FORGETTING_NOTES", notes);
    Folder::start(&mut command, None)
}

#[test]
fn answered_requests_survive_a_power_cut() {
    let (times, mut rng) = (times("power", 6), Rng::new(seed()));
    let tools = Folder::new();
    let (forgetting, notes) = (forgetting(&tools), tools.path("notes"));
    let (mut counts, mut folder, mut bytes) = (Counts::default(), Folder::new(), 0);
    for cut in 1..=times {
        let before = read(&folder);
        let _ = fs::remove_file(&notes);
        let server = serve(&folder, &forgetting, &notes);
        // Every third cut happens while the server stops, which is when it tidies up its log.
        let stopping = (cut % 3 == 0).then(|| Duration::from_micros(u64::try_from(rng.below(40_000)).unwrap()));
        let written = Run::until(server, &mut rng, |server| {
            if let Some(pause) = stopping {
                server.signal(Signal::TERM);
                thread::sleep(pause);
            }
            server.stop(Signal::KILL);
        });
        let recorded = fs::read(&notes).unwrap();
        bytes += recorded.len();
        let kept = after_a_cut(before, &recorded, (cut % 2 == 0).then_some(&mut rng));
        write(&folder, kept);
        folder.run(&["verify"]).well();
        let server = folder.serve(&SETTINGS);
        written.check(&server, &mut counts);
        server.stop(if cut % 4 < 2 { Signal::TERM } else { Signal::KILL });
        folder.run(&["verify"]).well();
        if cut % CUTS_PER_DATABASE == 0 {
            folder = Folder::new();
        }
    }
    println!("the power was cut {times} times, {} kB were written: {counts:?}", bytes / 1024);
    assert!(counts.answered > times, "{counts:?}");
}
