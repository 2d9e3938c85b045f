//! How often something is tried.

/// A few times in every run of the tests; as often as `tests/long` says in its own.
pub fn times(proof: &str, quick: usize) -> usize {
    let said = std::env::var(format!("TANTO_TIMES_{}", proof.to_uppercase()));
    said.map_or(quick, |said| said.parse().unwrap_or_else(|_| panic!("{said:?} times")))
}

/// The seed of what chance brings: that of a failure, or one that no run had before.
pub fn seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let said = std::env::var("TANTO_TEST_SEED").ok().and_then(|seed| seed.parse().ok());
    said.unwrap_or_else(|| u64::try_from(since.as_nanos() % 1_000_000_007).unwrap())
}
