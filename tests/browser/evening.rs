//! An evening of tarot on one phone, from the home page and back to it, and how games end.

use crate::prelude::*;

/// Each hand, the sentence that describes it, and the totals after it.
const HANDS: [([Step; 3], &str, [&str; 4]); 5] = [
    (tarot("p1+garde", "2", "49"), "Ana makes garde by 8 with 2 bouts.", ["+198", "−66", "−66", "−66"]),
    (tarot("p2+petite", "1", "51"), "Bruno makes petite exactly with 1 bout.", ["+173", "+9", "−91", "−91"]),
    (tarot("p3+garde_sans", "3", "40"), "Carla makes garde sans by 4 with 3 bouts.", ["+57", "−107", "+257", "−207"]),
    (tarot("p4+garde", "0", "50"), "Dimitri loses garde by 6 with 0 bouts.", ["+119", "−45", "+319", "−393"]),
    (tarot("p1+petite", "2", "41"), "Ana makes petite exactly with 2 bouts.", ["+194", "−70", "+294", "−418"]),
];

impl Phone {
    /// The totals on the score board.
    async fn totals(&self) -> Vec<String> {
        let totals = self.texts(".scores .total").await;
        totals.iter().map(|total| total.trim_start_matches("total").trim().to_owned()).collect()
    }
}

#[tokio::test]
async fn five_hands_of_tarot() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    phone.goto("/").await;
    phone.tap_words("New table").await;
    phone.tap("a[href=\"/tables/new?game=tarot\"]").await;
    phone.seat(TAROT.players).await;
    phone.type_into("#f-name", "Sunday tarot").await;
    phone.choose("worth", "money").await;
    phone.type_into("#f-rate", "0,05").await;
    phone.type_into("#f-currency", "EUR").await;
    phone.tap_words("Start").await;
    let table = phone.await_path("/t/").await;
    phone.reads("Ana deals").await;

    for (number, (steps, sentence, totals)) in (1..).zip(&HANDS) {
        phone.enters(&TAROT, steps, &format!("Hand {number} saved")).await;
        phone.reads(sentence).await;
        assert_eq!(phone.totals().await, totals, "after hand {number}");
        phone.reads(&format!("Enter hand {}", number + 1)).await;
        assert_eq!(phone.path().await, table);
    }

    // Bruno had 56 points, not 51.
    phone.goto(&format!("{table}/sheet")).await;
    phone.tap("tbody:nth-of-type(4) th a").await;
    phone.tap_words("Correct this hand").await;
    phone.type_into("#points", "56").await;
    phone.tap_words("Show what changes").await;
    // The form shows this sentence too, so wait for the preview first.
    phone.appears(".versus").await;
    phone.reads("Bruno makes petite by 5").await;
    let changes = phone.texts(".versus tbody tr").await;
    assert_eq!(
        changes,
        [
            "Ana +€9.70 → +€9.45 +194 +189 −5",
            "Bruno −€3.50 → −€2.75 −70 −55 +15",
            "Carla +€14.70 → +€14.45 +294 +289 −5",
            "Dimitri −€20.90 → −€21.15 −418 −423 −5"
        ]
    );
    phone.taps("Save the correction", "Entered Bruno makes petite exactly").await;

    phone.goto(&table).await;
    assert_eq!(phone.totals().await, ["+189", "−55", "+289", "−423"]);
    phone.opens(&format!("{table}/settlement"), "3 payments settle everything").await;
    assert_eq!(phone.texts(".pay .sum").await, ["€2.75", "€6.70", "€14.45"]);
    phone.taps("Mark as paid", "2 payments settle everything").await;
    phone.tap(".dock a.primary").await;
    phone.reads("Carla wins").await;
    phone.tap(".dock .primary").await;
    // The previous page shows the winner too, and its path begins with the same text.
    phone.arrive_at(&table).await;
    phone.reads("Carla wins").await;
    assert_eq!(phone.totals().await, ["+€14.45", "+€9.45", "−€2.75", "−€21.15"]);

    phone.opens("/", "Same as last time").await;
    phone.tap(".book a[href^=\"/t/\"]").await;
    phone.reads_all(&["Sunday tarot", "Carla wins"]).await;
    phone.taps("All 5 hands", "corrected").await;
    assert_eq!(phone.console(), NOTHING);
}

/// Nonzero if an animation draws the lines of the chart.
const DRAWN: &str = "return document.querySelector('.chart .line').getAnimations().length
    + (getComputedStyle(document.querySelector('.chart .line')).animationName === 'draw')";

#[tokio::test]
async fn the_last_save_leads_to_the_winner_and_the_picture() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    // The last letter ends the game, on the same page.
    let burro = phone.open_table_of(BURRO.id, &["Ana", "Bruno"]).await;
    phone.goto(&burro).await;
    for number in 2..=5 {
        phone.tap("[value=p2]").await;
        phone.reads(&format!("hand {number}")).await;
    }
    phone.tap("[value=p2]").await;
    phone.reads_all(&["Ana wins", "B U R R O"]).await;
    phone.wait_for("return [...document.styleSheets].some((sheet) => sheet.href.includes('/tanto-more.'))").await;

    let table = phone.open_table(&TAROT).await;
    phone.fill(&table, TAROT.players, &[30, 49, 51, 40, 62, 60]).await;
    phone.goto(&format!("{table}/closing")).await;
    phone.tap(".dock .primary").await;
    phone.reads("Biggest hand").await;
    assert_ne!(phone.run(DRAWN).await, json!(0));
    phone.assert_sound().await;
    phone.wear(Look { less_motion: true, ..Look::default() });
    phone.goto(&table).await;
    assert_eq!(phone.run(DRAWN).await, json!(0));

    phone.tap_words("Share picture").await;
    let has_come = "return document.querySelector('.picture img').naturalWidth === 1200";
    phone.wait_for(has_come).await;
}

#[tokio::test]
async fn an_evening_of_several_games_is_one_thing() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    for _ in 0..2 {
        let burro = phone.open_table_of(BURRO.id, &["Ana", "Bruno"]).await;
        phone.goto(&burro).await;
        for number in 2..=5 {
            phone.tap("[value=p2]").await;
            phone.reads(&format!("hand {number}")).await;
        }
        phone.tap("[value=p2]").await;
        phone.reads("Ana wins").await;
    }
    // Nobody has closed the tables.
    phone.opens("/", "1 evening, 2 games").await;
    phone.tap(".book .days").await;
    phone.reads_all(&["Who played", "Ana wins", "10 hands"]).await;
    assert_eq!(phone.texts(".results tbody tr").await, ["Ana 0 0", "Bruno 5 5"]);
    phone.assert_sound().await;
    assert_eq!(phone.console(), NOTHING);
}
