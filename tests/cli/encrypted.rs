//! TLS between the program and `PostgreSQL`, in a build that supports it and in one that does not.

use crate::cluster::Cluster;
use crate::https::Home;
use crate::prelude::*;

/// Whether this build supports TLS. `tests/long tls` builds the program with it.
const SUPPORTED: bool = cfg!(feature = "postgres-tls");

#[test]
fn connections_to_the_database_are_encrypted_or_refused() {
    let folder = Folder::new();
    let (home, other) = (Home::new(), Home::new());
    let database = Cluster::new(&folder, "encrypted", &[]);
    database.encrypt(&folder, &home.make(&["127.0.0.1"]));
    let url = |trusted: &Home, name: &str| {
        std::fs::write(folder.path(name), trusted.root()).unwrap();
        format!("{}?sslmode=verify-full&sslrootcert={}", database.url(), folder.path(name).display())
    };
    let (trusting, distrusting) = (url(&home, "home.pem"), url(&other, "other.pem"));
    if !SUPPORTED {
        let line = folder.run(&["verify", "--database-url", &trusting]).failed(78);
        assert!(line.contains("build tanto with --features postgres-tls"), "{line}");
        return;
    }
    let server = folder.serve(&["--database-url", &trusting]);
    server.enter(&server.open_table("owner"), "first").unwrap();
    // All connections of the server are encrypted.
    database.execute(
        "SELECT 1 / coalesce(bool_and(ssl), false)::int FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
         WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    let line = folder.run(&["verify", "--database-url", &distrusting]).failed(69);
    assert!(line.contains("SSL error"), "{line}");
}
