//! Dependencies have no circles within a layer either: code that two files share is in a file below both.

use std::collections::{BTreeSet, VecDeque};

use crate::arrows::{Arrow, Modules, Neighbours, neighbours};
use crate::nothing_breaks;

#[test]
fn folders_have_no_circular_dependencies() {
    let arrows = Modules::of_src().arrows();
    let places: Vec<String> = neighbours(&arrows).values().flat_map(circles).collect();
    nothing_breaks(
        "In each folder, files and folders use one another in one direction (its mod.rs may use all of them, and be used \
         by all). Move what both need into a file below them:",
        &places,
    );
}

/// The shortest circle through each dependency that is part of one; each circle is listed once.
fn circles(folder: &Neighbours<'_>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (from, to) in folder.keys() {
        let Some(back) = path(folder, to, from) else { continue };
        let circle: Vec<&str> = [*from].into_iter().chain(back).collect();
        if seen.insert(circle.iter().copied().collect::<BTreeSet<_>>()) {
            let arrows = circle.windows(2).filter_map(|pair| folder.get(&(pair[0], pair[1])));
            found.push(arrows.map(|arrow| arrow.to_string()).collect::<Vec<_>>().join(", "));
        }
    }
    found
}

/// The shortest path along the dependencies, including both ends.
fn path<'a>(folder: &Neighbours<'a>, from: &'a str, to: &str) -> Option<Vec<&'a str>> {
    let mut paths = VecDeque::from([vec![from]]);
    let mut reached = BTreeSet::from([from]);
    while let Some(path) = paths.pop_front() {
        let last = *path.last()?;
        if last == to {
            return Some(path);
        }
        for (_, next) in folder.keys().filter(|(here, _)| *here == last) {
            if reached.insert(next) {
                paths.push_back([path.as_slice(), &[*next]].concat());
            }
        }
    }
    None
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
            &["src/a/x.rs uses src/a/y.rs, src/a/y.rs uses src/a/z.rs, src/a/z.rs uses src/a/x.rs"],
        ),
        // The files form no circle here, but the folders do.
        (
            &[("a/b/x.rs", "a/c/x.rs"), ("a/c/mod.rs", "a/b/y.rs")],
            &["src/a/b/x.rs uses src/a/c/x.rs, src/a/c/mod.rs uses src/a/b/y.rs"],
        ),
    ];
    for (arrows, expected) in table {
        let arrows = arrows.iter().copied().map(arrow).collect();
        let seen: Vec<String> = neighbours(&arrows).values().flat_map(circles).collect();
        assert_eq!(seen, expected, "{arrows:?}");
    }
}
