//! Every language on every page: it says so, nothing is left unsaid, and the longest words fit.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use serde_json::json;
use tanto::words::Language;

use crate::checks::NOTHING;
use crate::driver::Browser;
use crate::phone::Phone;
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

#[tokio::test]
async fn every_page_speaks_every_language() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    let stops = phone.furnish().await;
    let ids = ids();
    let mut wrong = Vec::new();
    for language in Language::ALL.iter().map(|language| language.tag()) {
        phone.speak(language);
        for stop in &stops {
            phone.visit(stop).await;
            let page = "return [document.documentElement.lang, document.title + ' ' + document.documentElement.outerHTML
                .replace(/<head.*?<\\/head>/s, '').replace(/ (href|src|action|class|id|for|data-when|data-count|value|name|aria-describedby|data-(?!asof|one|other|refused|sure|copied|text|none)[a-z]+)=\"[^\"]*\"/g, '')]";
            let page = phone.run(page, Vec::new()).await;
            if page[0] != json!(language) {
                wrong.push(format!("{} in {language}: it says that it is in {}", stop.name, page[0]));
            }
            let text = page[1].as_str().unwrap_or_default();
            let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
            wrong.extend(
                words.filter(|word| ids.contains(*word)).map(|id| format!("{} in {language}: {id}", stop.name)),
            );
            phone.widen(NARROW);
            let wide = phone.sideways().await;
            wrong.extend(wide.into_iter().map(|one| format!("{} in {language}: {one}", stop.name)));
        }
    }
    assert_eq!(wrong, NOTHING, "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[tokio::test]
async fn a_chosen_language_stays() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    phone.goto("/").await;
    phone.tap("button[lang=de]").await;
    phone.wait_for("return document.documentElement.lang === 'de'").await;
    phone.speak("fr");
    phone.goto("/tables/new").await;
    assert_eq!(phone.run("return document.documentElement.lang", Vec::new()).await, json!("de"));
}
