//! Which layer may use which, and where SQL, pages, and access to the environment and the clock belong.

use crate::arrows::{Modules, neighbours};
use crate::nothing_breaks;
use crate::source::{Source, rust};

/// The folders whose parts are in layers, and their parts, lowest first. A part uses only those before it.
const LAYERS: [(&str, &[&str]); 2] = [
    (
        "src",
        &[
            "ledger", "document", "games", "i18n", "session", "store", "command", "club", "table", "service", "web",
            "cli",
        ],
    ),
    (
        "src/web",
        &[
            "http",
            "auth",
            "layout",
            "components",
            "event_stream.rs",
            "pages",
            "api",
            "monitoring.rs",
            "middleware.rs",
            "routes.rs",
            "server",
        ],
    ),
];

/// What reads the clock, before its `now`.
const CLOCKS: [&str; 3] = ["SystemTime::", "Utc::", "Local::"];

/// The most lines in a file. A longer one has more than one subject.
const MAX_LINES: usize = 400;

#[test]
fn layers_use_only_those_below_them() {
    let arrows = Modules::of_src().arrows();
    let folders = neighbours(&arrows);
    let mut places = Vec::new();
    for (folder, layers) in LAYERS {
        let place = |name: &str| layers.iter().position(|layer| *layer == name);
        let is_wrong = |(from, to): &(&str, &str)| place(from).zip(place(to)).is_none_or(|(from, to)| from < to);
        let wrong = folders[folder].iter().filter(|(pair, _)| is_wrong(pair));
        places.extend(wrong.map(|(_, arrow)| arrow.to_string()));
    }
    nothing_breaks(
        "A layer uses only the layers below it (LAYERS in tests/house/layers.rs). Move what both need down, or pass it \
         as an argument:",
        &places,
    );
}

#[test]
fn sql_pages_environment_clock_and_floats_stay_in_their_layers() {
    let mut places = Vec::new();
    for source in rust("src") {
        for (at, word) in source.words() {
            let (before, after) = (&source.code[..at], &source.code[at + word.len()..]);
            let layer = source.path.split('/').nth(1).unwrap_or_default();
            let misplaced = match word {
                "diesel" | "diesel_migrations" => layer != "store" && after.starts_with("::"),
                "actix_web" | "askama" => !matches!(layer, "web" | "cli") && after.starts_with("::"),
                // A document may have a number with a fraction, which is refused.
                "f32" | "f64" => {
                    matches!(layer, "document" | "games" | "ledger") && source.path != "src/document/value.rs"
                }
                "var" | "var_os" | "vars" => layer != "cli" && before.ends_with("env::"),
                // The time is read in one file and passed elsewhere, so that tests can set it.
                "now" => CLOCKS.iter().any(|clock| before.ends_with(clock)) && source.path != "src/web/http/state.rs",
                _ => false,
            };
            if misplaced {
                places.push(format!("{}:{}: `{word}`", source.path, source.line(at)));
            }
        }
    }
    nothing_breaks(
        "SQL lives in src/store, pages in src/web, the environment is read in src/cli, the clock in src/web/http/state.rs, \
         and points and money are i64:",
        &places,
    );
}

#[test]
fn no_file_is_long() {
    let long = |source: &Source| source.code.lines().count() > MAX_LINES;
    let places: Vec<_> = rust("").into_iter().filter(long).map(|source| source.path).collect();
    nothing_breaks("A file has at most 400 lines. Find its second subject and give it its own file:", &places);
}
