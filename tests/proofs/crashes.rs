//! Answered requests survive when the server is killed.

use rustix::process::Signal;

use crate::program::Folder;
use crate::random_hand::Chance;
use crate::times::{seed, times};
use crate::writers::{Counted, Run};

/// The number of runs with one database.
const TOGETHER: usize = 50;

/// Practically no limits, because a link gets more requests at once here than at any real table.
pub const SETTINGS: [&str; 4] = ["--write-limit", "0", "--create-limit", "1000000"];

#[test]
fn answered_requests_survive_a_kill() {
    let (times, seed) = (times("crashes", 15), seed());
    println!("TANTO_TEST_SEED={seed}");
    let (mut chance, mut counted, mut folder) = (Chance::new(seed), Counted::default(), Folder::new());
    for run in 1..=times {
        let server = folder.serve(&SETTINGS);
        let written = Run::until(server, &mut chance, |server| assert_eq!(server.stop(Signal::KILL).0, None));
        let server = folder.serve(&SETTINGS);
        written.check(&server, &mut counted);
        if run % 2 == 0 {
            assert_eq!(server.stop(Signal::TERM).0, Some(0));
        } else {
            server.stop(Signal::KILL);
        }
        if run % 20 == 0 || run == times {
            folder.run(&["verify"]).well();
        }
        if run % TOGETHER == 0 {
            folder = Folder::new();
        }
    }
    println!("killed {times} times: {counted:?}");
    assert!(counted.answered > times, "{counted:?}");
}
