//! Half a point is written in more than one way.

use crate::driver::Browser;
use crate::games::TAROT_OF_FIVE;
use crate::phone::Phone;
use crate::server::Server;

const WAYS: [&str; 4] = ["44,5", "44.5", "44 1/2", "44½"];

#[tokio::test]
async fn every_way_to_write_a_half_saves_the_same_hand() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    let table = phone.open_table(&TAROT_OF_FIVE).await;
    let mut told = Vec::new();
    for (hand, written) in (1..).zip(WAYS) {
        phone.goto(&format!("{table}/hands/new")).await;
        phone.choose("taker+bid", "p1+garde").await;
        phone.choose("partner", "p3").await;
        phone.choose("bouts", "2").await;
        phone.type_into("[name=points]", written).await;
        phone.tap("button.primary[form=hand]").await;
        phone.reads(&format!("Hand {hand} saved")).await;
        phone.goto(&format!("{table}/hands/{hand}")).await;
        phone.reads(&format!("Hand {hand}")).await;
        told.push(phone.text("main .sheet").await);
    }
    for words in ["44.5 points with 2 bouts: contract of 41 made by", "3.5"] {
        assert!(told[0].contains(words), "{}", told[0]);
    }
    for (text, written) in told.iter().zip(WAYS) {
        assert_eq!(*text, told[0], "{written}");
    }
}
