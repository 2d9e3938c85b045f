//! The `tanto` program.

fn main() {}
