//! Every page in every language: no message is missing, the longest words fit, and axe finds no barrier.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use serde_json::json;
use tanto::words::Language;

use crate::checks::NOTHING;
use crate::driver::Browser;
use crate::fixture::Stop;
use crate::phone::{Phone, WIDTH};
use crate::server::Server;

/// The narrowest phones, where long words fit last.
const NARROW: u32 = 320;

/// The identifiers of all messages.
fn ids() -> HashSet<String> {
    let mut found = HashSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else if entry.extension().is_some_and(|ending| ending == "ftl") {
                let text = fs::read_to_string(entry).expect("messages");
                let starts = text.lines().filter_map(|line| line.split_once(" ="));
                found.extend(starts.map(|(id, _)| id.to_owned()).filter(|id| id.contains('-') && !id.starts_with(' ')));
            }
        }
    }
    assert!(found.len() > 300, "{}", found.len());
    found
}

/// The pages on which axe looks for barriers in other languages than English.
const MAIN: [&str; 9] = ["live", "entry", "result", "sheet", "settle", "close", "share", "finished", "season"];

/// A page without addresses and names of fields, which may look like identifiers.
const PAGE: &str = "return [document.documentElement.lang, document.title + ' ' + document.documentElement.outerHTML
    .replace(/<head.*?<\\/head>/s, '').replace(/ (href|src|action|class|id|for|data-when|data-count-for|value|name|aria-describedby|data-(?!as-of|one|other|refused|confirm|copied|text|none)[a-z-]+)=\"[^\"]*\"/g, '')]";

/// What is wrong with these pages in these languages.
async fn faults(phone: &Phone, stops: &[Stop], languages: &[&str]) -> Vec<String> {
    let ids = ids();
    let mut faults = Vec::new();
    for language in languages {
        phone.speak(language);
        for stop in stops {
            phone.widen(WIDTH);
            phone.visit(stop).await;
            let page = phone.run(PAGE, Vec::new()).await;
            let mut found = Vec::new();
            if page[0] != json!(language) {
                found.push(format!("the page is in {}", page[0]));
            }
            let text = page[1].as_str().unwrap_or_default();
            let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
            found.extend(words.filter(|word| ids.contains(*word)).map(str::to_owned));
            if *language != "en" && MAIN.contains(&stop.name.as_str()) {
                found.extend(phone.axe().await);
                found.extend(phone.small_targets().await);
            }
            phone.widen(NARROW);
            found.extend(phone.sideways().await);
            faults.extend(found.into_iter().map(|fault| format!("{} in {language}: {fault}", stop.name)));
        }
    }
    faults
}

#[tokio::test]
async fn every_page_speaks_every_language() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    let mut stops = phone.pages().await;
    let path = format!("{}/season/tarot", phone.club().await);
    stops.push(Stop { name: "season".to_owned(), path, then: None });
    assert_eq!(stops.iter().filter(|stop| MAIN.contains(&stop.name.as_str())).count(), MAIN.len());
    let languages: Vec<_> = Language::ALL.iter().map(|language| language.tag()).collect();
    let faults = faults(&phone, &stops, &languages).await;
    assert_eq!(faults, NOTHING, "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// German has the longest words; the other languages are read on the pages of tarot.
#[tokio::test]
async fn every_game_speaks_two_languages() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    let stops = phone.pages_of_games().await;
    let faults = faults(&phone, &stops, &["en", "de"]).await;
    assert_eq!(faults, NOTHING, "{} faults:\n{}", faults.len(), faults.join("\n"));
}
