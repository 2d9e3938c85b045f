//! The number of times that something is tried, and the random seed.

/// The number of times to try something: `quick`, unless the environment sets another number, as `tests/long` does.
pub fn times(proof: &str, quick: usize) -> usize {
    let said = std::env::var(format!("TANTO_TIMES_{}", proof.to_uppercase()));
    said.map_or(quick, |said| said.parse().unwrap_or_else(|_| panic!("{said:?} times")))
}

/// The random seed: that of an earlier failure from the environment, or a new one.
pub fn seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let said = std::env::var("TANTO_TEST_SEED").ok().and_then(|seed| seed.parse().ok());
    said.unwrap_or_else(|| u64::try_from(since.as_nanos() % 1_000_000_007).unwrap())
}
