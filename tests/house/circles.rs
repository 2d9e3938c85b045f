//! Dependencies have no circles within a layer either: code that two files share is in a file below both.

use std::collections::BTreeSet;

use crate::arrows::{Arrow, Modules, Neighbours, neighbours};
use crate::nothing_breaks;

#[test]
fn folders_have_no_circular_dependencies() {
    let arrows = Modules::of_src().arrows();
    let places: Vec<String> = neighbours(&arrows).values().flat_map(circular).collect();
    nothing_breaks(
        "In each folder, files and folders use one another in one direction (its mod.rs may use all of them, and be used \
         by all). Move what both need into a file below them:",
        &places,
    );
}

/// The dependencies of a folder that are part of a circle.
fn circular(folder: &Neighbours<'_>) -> Vec<String> {
    let circular = folder.iter().filter(|((from, to), _)| reachable(folder, to).contains(from));
    circular.map(|(_, arrow)| arrow.to_string()).collect()
}

/// Everything that a part of a folder depends on, also by way of others.
fn reachable<'a>(folder: &Neighbours<'a>, part: &'a str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open = vec![part];
    while let Some(part) = open.pop() {
        let next = folder.keys().filter(|(from, _)| *from == part).map(|(_, to)| *to);
        open.extend(next.filter(|to| reached.insert(*to)));
    }
    reached
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
            &[("a/w.rs", "a/x.rs"), ("a/x.rs", "a/y.rs"), ("a/y.rs", "a/x.rs")],
            &["src/a/x.rs uses src/a/y.rs", "src/a/y.rs uses src/a/x.rs"],
        ),
        // The files form no circle here, but the folders do.
        (
            &[("a/b/x.rs", "a/c/x.rs"), ("a/c/mod.rs", "a/b/y.rs")],
            &["src/a/b/x.rs uses src/a/c/x.rs", "src/a/c/mod.rs uses src/a/b/y.rs"],
        ),
    ];
    for (arrows, expected) in table {
        let arrows = arrows.iter().copied().map(arrow).collect();
        let seen: Vec<String> = neighbours(&arrows).values().flat_map(circular).collect();
        assert_eq!(seen, expected, "{arrows:?}");
    }
}
