//! A `PostgreSQL` database that is parted by club, as `operating/partition.sql` does it, and in how many parts a statement looks
//! for what it wants, as the server's own log of plans says.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::place::Place;

/// What is found by another key than a club's, as the store's schema says.
pub const OF_NO_CLUB: [&str; 4] = ["directory", "device_clubs", "devices", "handovers"];

impl Place {
    /// Few parts, for they are made for every test.
    pub fn parted() -> Self {
        let place = Self::postgres();
        drop(place.open());
        let part = include_str!("../../operating/partition.sql");
        // Also as a user who has limits of time.
        place.execute(&format!("SET tanto.parts = '4'; SET statement_timeout = '20ms'; {part}")).unwrap();
        place
    }

    /// The same place for somebody whose plans the server is to write down.
    pub fn explained(&self) -> String {
        let settings = "-csession_preload_libraries%3Dauto_explain%20-cauto_explain.log_min_duration%3D0%20\
                        -cauto_explain.log_nested_statements%3Don%20-cauto_explain.log_format%3Djson%20";
        self.url().replacen("options=", &format!("options={settings}"), 1)
    }

    /// The plans of this place's statements, in the order in which they were carried out.
    pub fn plans(&self) -> Vec<Value> {
        let Self::Postgres { schema, .. } = self else { panic!("only a server plans") };
        let log = std::env::var("TANTO_TEST_POSTGRES_LOG").expect(
            "TANTO_TEST_POSTGRES_LOG must name the log of the PostgreSQL in TANTO_TEST_POSTGRES, which begins each line \
             with the application's name (log_line_prefix = '%a ')",
        );
        let log = std::fs::read_to_string(log).unwrap();
        let begin = format!("{schema} LOG:  duration: ");
        let mut lines = log.lines().peekable();
        let mut plans = Vec::new();
        while let Some(line) = lines.next() {
            let mut plan = String::new();
            while let Some(part) = lines.next_if(|line| line.starts_with('\t')) {
                plan += part;
            }
            if line.starts_with(&begin) && line.ends_with("plan:") {
                plans.push(serde_json::from_str(&plan).unwrap());
            }
        }
        plans
    }
}

/// The tables that a plan looks at, each with its parts.
fn looked_at(plan: &Value, parts: &mut BTreeMap<String, BTreeSet<u32>>) {
    if let Some((table, part)) = plan["Relation Name"].as_str().and_then(|name| name.rsplit_once("_p")) {
        parts.entry(table.to_owned()).or_default().insert(part.parse().unwrap());
    }
    for part in plan["Plans"].as_array().into_iter().flatten() {
        looked_at(part, parts);
    }
}

/// Why a statement would go to more than one part; nothing where it does not.
pub fn straying(plan: &Value) -> Option<String> {
    let mut parts = BTreeMap::new();
    looked_at(&plan["Plan"], &mut parts);
    let of_clubs: BTreeSet<u32> = parts
        .iter()
        .filter(|(table, _)| !OF_NO_CLUB.contains(&table.as_str()))
        .flat_map(|(_, of)| of)
        .copied()
        .collect();
    let strays = of_clubs.len() > 1 || OF_NO_CLUB.iter().any(|table| parts.get(*table).is_some_and(|of| of.len() > 1));
    strays.then(|| format!("{parts:?}: {}", plan["Query Text"].as_str().unwrap_or_default()))
}
