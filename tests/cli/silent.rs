//! A `PostgreSQL` that has fallen silent: it neither answers nor hangs up.

use crate::cluster::Database;
use crate::prelude::*;
use crate::proxy::Proxy;

/// The longest that a response may take. The server's deadline is five seconds, and two for `/readyz`; the rest is slack for
/// a busy machine.
const ANSWER: Duration = Duration::from_secs(8);
const READINESS: Duration = Duration::from_secs(5);

#[test]
fn requests_fail_soon_when_the_database_is_silent() {
    let database = Database::new();
    let whole = database.url();
    let (credentials, place) = whole.split_once('@').unwrap();
    let (address, name) = place.split_once('/').unwrap();
    let proxy = Proxy::to(address);
    let url = format!("{credentials}@{}/{name}", proxy.url.strip_prefix("http://").unwrap());
    let (_folder, server) = Folder::serving(&["--database-url", &url]);
    let scorer = server.open_table("scorer");
    server.enter(&scorer, "before").unwrap();

    proxy.silence();
    let start = Instant::now();
    assert_eq!(server.enter(&scorer, "silent"), Err(503));
    let refused = start.elapsed();
    assert_eq!(server.status("/readyz"), 503);
    let reported = start.elapsed().checked_sub(refused).unwrap();
    println!("a hand was refused after {refused:?}, and /readyz reported it after {reported:?}");
    assert!(refused < ANSWER && reported < READINESS, "{refused:?} {reported:?}");
    assert_eq!(server.status("/healthz"), 200);

    proxy.restore();
    let back = Instant::now();
    until("hands are saved again", || server.enter(&scorer, "silent").is_ok());
    println!("hands were saved again after {:?}", back.elapsed());
    assert_eq!(server.table(&scorer)["hands"].as_array().unwrap().len(), 2);
}
