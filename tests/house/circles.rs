//! Dependencies have no circles within a room either: code that two files share is in a file below both.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::arrows::{Arrow, Modules};
use crate::nothing_breaks;

/// The modules of `web`, lowest first.
const WEB: [&str; 11] = [
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
];

/// The dependencies between neighbours in a folder: for each pair of names, one dependency as an example.
type Neighbours<'a> = BTreeMap<(&'a str, &'a str), &'a Arrow>;

#[test]
fn folders_have_no_circular_dependencies() {
    let arrows = Modules::of_src().arrows();
    let places: Vec<String> = neighbours(&arrows).values().flat_map(circles).collect();
    nothing_breaks(
        "In each folder, files and folders know one another in one direction (a folder's own mod.rs is its face and may \
         know, and be known by, all in it). Move what both need into a file below them:",
        &places,
    );
}

#[test]
fn web_modules_use_only_those_below_them() {
    let arrows = Modules::of_src().arrows();
    let web = neighbours(&arrows).remove("src/web").unwrap_or_default();
    let up = |(from, to): &(&str, &str)| {
        let place = |name: &str| WEB.iter().position(|folder| *folder == name);
        place(to).is_none_or(|to| place(from).is_some_and(|from| from < to))
    };
    let places: Vec<String> = web.iter().filter(|(pair, _)| up(pair)).map(|(_, arrow)| said(arrow)).collect();
    nothing_breaks("A module of `web` uses only those below it (WEB in tests/house/circles.rs):", &places);
}

/// The dependencies between the files and folders in each folder, except those from and to its `mod.rs`.
fn neighbours(arrows: &BTreeSet<Arrow>) -> BTreeMap<&str, Neighbours<'_>> {
    let mut folders: BTreeMap<&str, Neighbours<'_>> = BTreeMap::new();
    for arrow in arrows {
        let (from, to) = (arrow.from.as_str(), arrow.to.as_str());
        let parted = from.bytes().zip(to.bytes()).position(|(a, b)| a != b).unwrap_or_default();
        let Some(end) = from[..parted].rfind('/') else { continue };
        let pair = (next(from, end), next(to, end));
        if pair.0 != "mod.rs" && pair.1 != "mod.rs" {
            folders.entry(&from[..end]).or_default().entry(pair).or_insert(arrow);
        }
    }
    folders
}

/// The next segment of a path after its folder, which ends at this offset.
fn next(path: &str, folder: usize) -> &str {
    path[folder + 1..].split('/').next().unwrap_or_default()
}

/// The shortest circle through each dependency that is part of one; each circle is listed once.
fn circles(folder: &Neighbours<'_>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (from, to) in folder.keys() {
        let Some(back) = way(folder, to, from) else { continue };
        let round: Vec<&str> = [*from].into_iter().chain(back).collect();
        if seen.insert(round.iter().copied().collect::<BTreeSet<_>>()) {
            let arrows = round.windows(2).filter_map(|pair| folder.get(&(pair[0], pair[1])));
            found.push(arrows.map(|arrow| said(arrow)).collect::<Vec<_>>().join(", "));
        }
    }
    found
}

/// The shortest path along the dependencies, including both ends.
fn way<'a>(folder: &Neighbours<'a>, from: &'a str, to: &str) -> Option<Vec<&'a str>> {
    let mut ways = VecDeque::from([vec![from]]);
    let mut reached = BTreeSet::from([from]);
    while let Some(way) = ways.pop_front() {
        let last = *way.last()?;
        if last == to {
            return Some(way);
        }
        for (_, next) in folder.keys().filter(|(here, _)| *here == last) {
            if reached.insert(next) {
                ways.push_back([way.as_slice(), &[*next]].concat());
            }
        }
    }
    None
}

fn said(arrow: &Arrow) -> String {
    format!("{} knows {}", arrow.from, arrow.to)
}

#[test]
fn finds_circles() {
    type Pair = (&'static str, &'static str);
    let arrow = |(from, to): Pair| Arrow { from: format!("src/{from}"), to: format!("src/{to}") };
    let table: [(&[Pair], &[&str]); 4] = [
        // A folder's `mod.rs` and a file in it.
        (&[("a/mod.rs", "a/x.rs"), ("a/x.rs", "a/mod.rs")], &[]),
        (&[("a/x.rs", "a/y.rs"), ("a/y.rs", "a/z.rs"), ("a/x.rs", "a/z.rs")], &[]),
        (
            &[("a/x.rs", "a/y.rs"), ("a/y.rs", "a/z.rs"), ("a/z.rs", "a/x.rs")],
            &["src/a/x.rs knows src/a/y.rs, src/a/y.rs knows src/a/z.rs, src/a/z.rs knows src/a/x.rs"],
        ),
        // The files form no circle here, but the folders do.
        (
            &[("a/b/x.rs", "a/c/x.rs"), ("a/c/mod.rs", "a/b/y.rs")],
            &["src/a/b/x.rs knows src/a/c/x.rs, src/a/c/mod.rs knows src/a/b/y.rs"],
        ),
    ];
    for (arrows, expected) in table {
        let arrows = arrows.iter().copied().map(arrow).collect();
        let seen: Vec<String> = neighbours(&arrows).values().flat_map(circles).collect();
        assert_eq!(seen, expected, "{arrows:?}");
    }
}
