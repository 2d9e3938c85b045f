//! An evening of tarot on one phone, from the home page and back to it.

use crate::checks::NOTHING;
use crate::driver::Browser;
use crate::games::{Step, TAROT};
use crate::phone::Phone;
use crate::server::at_a_server;

const fn hand(taker: &'static str, bouts: &'static str, points: &'static str) -> [Step; 3] {
    [Step::Answer("taker+bid", taker), Step::Answer("bouts", bouts), Step::Number("points", points)]
}

/// Each hand, the sentence that describes it, and the totals after it.
const HANDS: [([Step; 3], &str, [&str; 4]); 5] = [
    (hand("p1+garde", "2", "49"), "Ana makes garde by 8 with 2 bouts.", ["+198", "−66", "−66", "−66"]),
    (hand("p2+petite", "1", "51"), "Bruno makes petite exactly with 1 bout.", ["+173", "+9", "−91", "−91"]),
    (hand("p3+garde_sans", "3", "40"), "Carla makes garde sans by 4 with 3 bouts.", ["+57", "−107", "+257", "−207"]),
    (hand("p4+garde", "0", "50"), "Dimitri loses garde by 6 with 0 bouts.", ["+119", "−45", "+319", "−393"]),
    (hand("p1+petite", "2", "41"), "Ana makes petite exactly with 2 bouts.", ["+194", "−70", "+294", "−418"]),
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

    for (number, (steps, said, totals)) in (1..).zip(&HANDS) {
        phone.enter(&TAROT, steps).await;
        phone.reads(&format!("Hand {number} saved")).await;
        phone.reads(said).await;
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
    phone.wait_for("return document.querySelector('.versus') !== null").await;
    phone.reads("Bruno makes petite by 5").await;
    let changes = phone.texts(".versus tbody tr").await;
    assert_eq!(changes, ["Ana +194 +189 −5", "Bruno −70 −55 +15", "Carla +294 +289 −5", "Dimitri −418 −423 −5"]);
    phone.tap_words("Save the correction").await;
    phone.reads("Entered Bruno makes petite exactly").await;

    // Undo opens the form with the answers of the voided hand, so nothing is lost.
    phone.goto(&table).await;
    phone.tap_words("Undo").await;
    phone.await_path(&format!("{table}/hands/new")).await;
    phone.reads("What you had entered is still here.").await;
    let points = "return document.querySelector('[name=points]').value";
    assert_eq!(phone.run(points).await, "41");
    phone.reads(HANDS[4].1).await;
    phone.tap("a.back").await;
    phone.reads("Enter hand 5").await;
    assert_eq!(phone.totals().await, ["+114", "−30", "+314", "−398"]);
    phone.goto(&format!("{table}/sheet")).await;
    phone.reads("voided").await;
    phone.goto(&table).await;
    phone.enter(&TAROT, &HANDS[4].0).await;
    phone.reads("Hand 5 saved").await;
    phone.reads(HANDS[4].1).await;
    assert_eq!(phone.totals().await, ["+189", "−55", "+289", "−423"]);

    phone.goto(&format!("{table}/settlement")).await;
    phone.reads("3 payments settle everything").await;
    assert_eq!(phone.texts(".pay .sum").await, ["€2.75", "€6.70", "€14.45"]);
    phone.tap_words("Mark as paid").await;
    phone.reads("2 payments settle everything").await;
    phone.tap(".dock a.primary").await;
    phone.reads("Carla wins").await;
    phone.tap(".dock .primary").await;
    // The previous page shows the winner too, and its path begins with the same text.
    phone.wait_for(&format!("return location.pathname === '{table}'")).await;
    phone.reads("Carla wins").await;
    assert_eq!(phone.totals().await, ["+289", "+189", "−55", "−423"]);

    phone.goto("/").await;
    phone.reads("Same as last time").await;
    phone.tap(".book a[href^=\"/t/\"]").await;
    phone.reads("Sunday tarot").await;
    phone.reads("Carla wins").await;
    phone.tap_words("All 5 hands").await;
    phone.reads("voided").await;
    assert_eq!(phone.console(), NOTHING);
}
