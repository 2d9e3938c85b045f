//! Every page in every language but English, whose pages other tests inspect: no message is missing, the longest words fit,
//! and axe finds no barrier.

use tanto::i18n::{Language, Localizer};

use crate::prelude::*;

/// The width of the narrowest phones, where long words are least likely to fit.
pub const NARROW: u32 = 320;

/// The pages on which axe looks for barriers in other languages than English.
const MAIN: [&str; 9] = ["live", "entry", "result", "sheet", "settle", "close", "share", "finished", "season"];

/// The language of a page, and its text and HTML without addresses and names of fields, which may look like identifiers.
const PAGE: &str = "return [document.documentElement.lang, document.title + ' ' + document.documentElement.outerHTML
    .replace(/<head.*?<\\/head>/s, '').replace(/ (href|src|action|class|id|for|data-when|data-count-for|value|name|aria-describedby|data-(?!as-of|one|other|refused|confirm|copied|text|none)[a-z-]+)=\"[^\"]*\"/g, '')]";

/// Checks these pages in these languages. One run reports the faults of all pages.
async fn assert_spoken(phone: &Phone, stops: &[Stop], languages: &[&str]) {
    let words = Localizer::new(Language::En);
    let mut faults = Vec::new();
    for language in languages {
        phone.speak(language);
        for stop in stops {
            phone.widen(WIDTH);
            phone.visit(stop).await;
            let page = phone.run(PAGE).await;
            let mut found = Vec::new();
            if page[0] != json!(language) {
                found.push(format!("the page is in {}", page[0]));
            }
            let text = page[1].as_str().unwrap_or_default();
            let parts = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
            found.extend(parts.filter(|part| part.contains('-') && words.knows(part)).map(str::to_owned));
            if MAIN.contains(&stop.name.as_str()) {
                found.extend(phone.axe().await);
                found.extend(phone.small_targets().await);
            }
            phone.widen(NARROW);
            found.extend(phone.sideways().await);
            faults.extend(found.into_iter().map(|fault| format!("{} in {language}: {fault}", stop.name)));
        }
    }
    assert_eq!(faults, NOTHING, "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[tokio::test]
async fn every_page_speaks_every_language() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let mut stops = phone.pages().await;
    stops.push(Stop::at("season", &format!("{}/season/tarot", phone.club().await)));
    assert_eq!(stops.iter().filter(|stop| MAIN.contains(&stop.name.as_str())).count(), MAIN.len());
    let languages: Vec<_> = Language::ALL.iter().map(|language| language.tag()).filter(|tag| *tag != "en").collect();
    assert_spoken(&phone, &stops, &languages).await;
}

/// German has the longest words. The other languages are tested on the pages of tarot.
#[tokio::test]
async fn every_game_speaks_german() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let stops = phone.pages_of_games().await;
    assert_spoken(&phone, &stops, &["de"]).await;
}
