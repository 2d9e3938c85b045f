//! The pages, templates and messages of a subject share its name, so that they are easy to find.

use std::collections::BTreeSet;

use crate::fluent::Words;
use crate::nothing_breaks;
use crate::words::mentions;

/// The file for messages that pages of several subjects use, and for those that are used below the pages.
const COMMON: &str = "common";

/// The subject of a page: its folder under `src/web/pages` or `templates`. Code that serves all pages belongs to the layout.
fn subject(place: &str) -> Option<&str> {
    let inside = place.strip_prefix("templates/").or_else(|| place.strip_prefix("src/web/"))?;
    let inside = inside.strip_prefix("pages/").unwrap_or(inside);
    let inside = inside.strip_prefix("components/").filter(|rest| rest.starts_with("form/")).unwrap_or(inside);
    Some(match inside.split_once('/') {
        None | Some(("auth" | "http" | "server", _)) => "layout",
        Some((folder, _)) => folder,
    })
}

/// The files that may hold a message, by the subjects whose pages use it and by whether code below the pages uses it.
fn homes<'a>(subjects: &BTreeSet<&'a str>, is_said_below: bool) -> Vec<&'a str> {
    match (subjects.len(), is_said_below) {
        (1, false) => subjects.iter().copied().collect(),
        (_, false) => subjects.iter().copied().chain([COMMON]).collect(),
        (_, true) => vec![COMMON],
    }
}

#[test]
fn messages_stand_where_their_pages_are() {
    let (words, mentions) = (Words::read(), mentions());
    let mut places = BTreeSet::new();
    for messages in words.languages.values() {
        for (id, message) in messages.iter().filter(|(_, message)| message.path.starts_with("src/words/")) {
            let said: Vec<Option<&str>> =
                mentions.iter().filter(|mention| mention.fits(id)).map(|mention| subject(&mention.place)).collect();
            let homes = homes(&said.iter().copied().flatten().collect(), said.contains(&None));
            let file = message.path.rsplit('/').next().and_then(|name| name.strip_suffix(".ftl")).unwrap_or_default();
            // A message that is used only inside other messages has no mentions.
            if !said.is_empty() && !homes.contains(&file) {
                places.insert(format!("{}: `{id}` belongs into {}.ftl", message.path, homes.join(".ftl or ")));
            }
        }
    }
    nothing_breaks(
        "A message that only the pages of one subject say stands in the file of that subject, one that is said below \
         the pages in common.ftl:",
        &places.into_iter().collect::<Vec<_>>(),
    );
}

#[test]
fn finds_homes() {
    let table = [
        ("src/web/pages/table/opening/page.rs:7", Some("table")),
        ("templates/components/form/fields.html:2", Some("form")),
        ("templates/components/chart.html:1", Some("components")),
        ("src/web/http/state.rs:3", Some("layout")),
        ("src/games/tarot/score.rs:1", None),
    ];
    for (place, expected) in table {
        assert_eq!(subject(place), expected, "{place}");
    }
    let of = |subjects: &[&'static str], below| homes(&subjects.iter().copied().collect(), below);
    assert_eq!(of(&["hand"], false), ["hand"]);
    assert_eq!(of(&["table", "hand"], false), ["hand", "table", "common"]);
    assert_eq!(of(&["hand"], true), ["common"]);
    assert_eq!(of(&[], true), ["common"]);
}
