//! Answered requests survive when the server is killed.

use crate::prelude::*;
use crate::writers::{Counts, Run};

/// The number of runs with one database.
const RUNS_PER_DATABASE: usize = 50;

#[test]
fn answered_requests_survive_a_kill() {
    let (times, mut rng) = (times("crashes", 15), Rng::new(seed()));
    let (mut counts, mut folder) = (Counts::default(), Folder::new());
    for run in 1..=times {
        let server = folder.serve(&SETTINGS);
        let written = Run::until(server, &mut rng, |server| assert_eq!(server.stop(Signal::KILL).0, None));
        let server = folder.serve(&SETTINGS);
        written.check(&server, &mut counts);
        if run % 2 == 0 {
            assert_eq!(server.stop(Signal::TERM).0, Some(0));
        } else {
            server.stop(Signal::KILL);
        }
        if run % 20 == 0 || run == times {
            folder.run(&["verify"]).well();
        }
        if run % RUNS_PER_DATABASE == 0 {
            folder = Folder::new();
        }
    }
    println!("killed {times} times: {counts:?}");
    assert!(counts.answered > times, "{counts:?}");
}
