//! A hand that is possible but unusual needs a confirmation before it is saved.

use actix_web::http::StatusCode;

use crate::browser::{Browser, Site, at_a_table};

/// A garde with all three bouts and 90 points: nearly every trick.
const HAND: [(&str, &str); 4] = [("number", "1"), ("taker+bid", "Ana+garde"), ("bouts", "3"), ("points", "90")];

fn with<'a>(key: &'a str, more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    [("key", key)].into_iter().chain(HAND).chain(more.iter().copied()).collect()
}

#[actix_web::test]
async fn an_unusual_hand_is_asked_about_once() {
    for (language, asked, anyway) in
        [("en", "This is unusual.", "Save anyway"), ("de", "Das ist ungewöhnlich.", "Trotzdem speichern")]
    {
        let (site, mut ana) = (Site::new(), Browser::speaking(language));
        let table = ana.open_table(&site, &[]).await;
        let page = ana.get(&site, &format!("{table}/hands/new")).await.ok();
        let key = page.input("key");
        let answer = ana.post(&site, &format!("{table}/hands"), &with(&key, &[])).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        answer.says(asked);
        answer.says("90");
        answer.says(anyway);
        // The form keeps everything that was typed, and its button confirms that the warning was seen.
        answer.holds("value=\"90\"");
        answer.holds("name=\"odd\" value=\"seen\"");
        assert_eq!(answer.input("key"), key);
        let saved = ana.post(&site, &format!("{table}/hands"), &with(&key, &[("odd", "seen")])).await;
        assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text());
        // An ordinary hand is saved without a question.
        ana.enter(&site, &table, "49").await;
    }
}

#[actix_web::test]
async fn a_confirmed_hand_needs_no_question() {
    let (site, mut ana, table) = at_a_table().await;
    let preview = ana.post(&site, &format!("{table}/preview?before=1"), &with("a", &[])).await.ok();
    preview.holds("class=\"odd\"");
    let saved = ana.post(&site, &format!("{table}/hands"), &with("a", &[("odd", "seen")])).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER);
    // A repetition is the same hand, with or without the confirmation.
    let again = ana.post(&site, &format!("{table}/hands"), &with("a", &[])).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    ana.get(&site, &table).await.ok().says("Enter hand 2");
}

#[actix_web::test]
async fn a_correction_says_what_is_unusual() {
    let (site, mut ana, table) = at_a_table().await;
    ana.enter(&site, &table, "49").await;
    let page = ana.get(&site, &format!("{table}/hands/1/edit")).await.ok();
    let (key, version) = (page.input("key"), page.input("version"));
    let sent = with(&key, &[("version", version.as_str()), ("step", "preview")]);
    let shown = ana.post(&site, &format!("{table}/hands/1/edit"), &sent).await.ok();
    shown.says("What changes");
    shown.holds("<p class=\"warning\">");
}
