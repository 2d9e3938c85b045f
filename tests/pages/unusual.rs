//! A hand that is possible but unusual needs a confirmation before it is saved.

use crate::prelude::*;

/// A garde with all three bouts and 90 points: nearly every trick.
const HAND: [(&str, &str); 5] =
    [("key", "a"), ("number", "1"), ("taker+bid", "Ana+garde"), ("bouts", "3"), ("points", "90")];

#[actix_web::test]
async fn an_unusual_hand_is_asked_about_once() {
    for (language, question, anyway) in
        [("en", "This is unusual.", "Save anyway"), ("de", "Das ist ungewöhnlich.", "Trotzdem speichern")]
    {
        let mut ana = Browser::new().speaking(language);
        let table = ana.open_table(&[]).await;
        let (hands, confirmed) = (format!("{table}/hands"), [&HAND[..], &[("odd", "seen")]].concat());
        ana.post(&format!("{table}/preview?before=1"), &HAND).await.is(200).holds("class=\"odd\"");
        let answer = ana.post(&hands, &HAND).await;
        answer.is(422).says(question).says("90").says(anyway);
        // The form keeps everything that was typed, and its button confirms that the warning was seen.
        answer.holds("value=\"90\"").holds("name=\"odd\" value=\"seen\"");
        assert_eq!(answer.input("key"), "a");
        // A repetition is the same hand, with or without the confirmation.
        for sent in [&confirmed[..], &HAND] {
            ana.post(&hands, sent).await.is(303);
        }
        ana.get(&format!("{hands}/2")).await.is(404);
        // An ordinary hand is saved without a question.
        ana.enter(&table, "49").await;
        // A correction to an unusual hand shows a warning with its preview.
        let edit = format!("{hands}/2/edit");
        let page = ana.page(&edit).await;
        let sent = [&page.form(&[("step", "preview")])[..], &HAND[2..]].concat();
        ana.post(&edit, &sent).await.is(200).holds("<p class=\"warning\">");
    }
}
