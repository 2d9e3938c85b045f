//! A damaged log: the pages show its table up to the damage, and nothing can be added to it.

use crate::prelude::*;

const BANNER: &str = "This record is damaged.";

/// A browser, its table with three hands, and its club, after somebody has changed events behind the program's back.
async fn at_a_damaged_table(place: &Place, change: &str) -> (Browser, String, String) {
    let mut owner = Browser::at(Site::at(place));
    let table = owner.play(&["49", "51", "45"]).await;
    let club = owner.club().await;
    place.disarm();
    place.execute(&format!("UPDATE events SET body = {change}")).unwrap();
    (owner.after_restart(place), table, club)
}

#[actix_web::test]
async fn a_damaged_table_is_shown_up_to_the_damage() {
    let place = &Place::sqlite();
    let (mut owner, table, _) = at_a_damaged_table(place, "replace(body, '51', '15') WHERE seq = 3").await;
    for page in ["", "/watch", "/sheet", "/settlement", "/hands/1"] {
        let shown = owner.page(&format!("{table}{page}")).await;
        shown.says(BANNER).does_not_say("Hand 2").does_not_hold("action=\"/t/");
    }
    // The total includes Ana's first hand, and nothing from the damaged hand on.
    owner.page(&format!("{table}/watch")).await.says("+198");
    for page in ["/hands/new", "/players", "/rules", "/share", "/closing"] {
        owner.get(&format!("{table}{page}")).await.is(503);
    }
    let hand =
        [("key", "a-key-of-its-own"), ("number", "2"), ("taker+bid", "Ana+garde"), ("bouts", "2"), ("points", "50")];
    owner.post(&format!("{table}/hands"), &hand).await.is(503).says("nothing can be changed here");

    // Other tables continue, and the lists still work.
    let other = owner.play(&["49"]).await;
    owner.page(&other).await.does_not_say(BANNER);
    owner.page("/").await;
}

#[actix_web::test]
async fn a_damaged_club_cannot_be_changed() {
    let place = &Place::sqlite();
    let change = "replace(body, 'Dag', 'Dan') WHERE stream_id IN (SELECT id FROM clubs)";
    let (mut owner, table, club) = at_a_damaged_table(place, change).await;
    owner.get(&club).await.says(BANNER);
    // Entering hands and closing the table change only the table. A new player changes the club, too.
    owner.enter(&table, "49").await;
    let seat = [("instead[p2]", "Eva")];
    owner.send(&format!("{table}/closing"), &format!("{table}/players"), &seat).await.is(503);
    owner.change(&table, "closing").await;
    // An imported document adds people to the club.
    let document = r#"{"format": "tanto/1", "game": "burro", "players": ["Ana", "Eva"]}"#;
    owner.import("k", document.as_bytes()).await.is(503);
    assert_eq!(owner.site.app.store().all_table_ids().unwrap().len(), 1);
}
