//! The number of times that something is tried, the random seed, and the settings of servers.

/// Practically no limits, because a link gets more requests at once here than at any real table.
pub const SETTINGS: [&str; 7] =
    ["--trusted-proxy", "127.0.0.1", "--create-limit", "1000000000", "--write-limit", "0", "--no-mdns"];

/// The number of times to try something: `quick`, unless the environment sets another number, as `tests/long` does.
pub fn times(proof: &str, quick: usize) -> usize {
    let number = std::env::var(format!("TANTO_TIMES_{}", proof.to_uppercase()));
    number.map_or(quick, |number| number.parse().unwrap_or_else(|_| panic!("{number:?} times")))
}

/// The random seed: that of an earlier failure from the environment, or a new one.
pub fn seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let given = std::env::var("TANTO_TEST_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = given.unwrap_or_else(|| u64::try_from(since.as_nanos() % 1_000_000_007).unwrap());
    println!("TANTO_TEST_SEED={seed}");
    seed
}
