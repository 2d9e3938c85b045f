//! A damaged log: the pages show its table up to the damage, and nothing can be added to it.

use actix_web::http::StatusCode;

use crate::browser::{Browser, Site};
use crate::place::Place;

const BANNER: &str = "This record is damaged.";

/// Changes one figure in the body of the second hand of every table that has one.
fn falsify(place: &Place) {
    place.disarm();
    place.execute("UPDATE events SET body = replace(body, '51', '15') WHERE seq = 3").unwrap();
}

async fn evening(place: &Place) -> (Browser, String) {
    let (site, mut owner) = (Site::at(place), Browser::new());
    let table = owner.open_table(&site, &[]).await;
    for points in ["49", "51", "45"] {
        owner.enter(&site, &table, points).await;
    }
    (owner, table)
}

#[actix_web::test]
async fn a_damaged_table_is_shown_up_to_the_damage() {
    let place = &Place::sqlite();
    let (mut owner, table) = evening(place).await;
    falsify(place);
    let site = Site::at(place);
    for page in ["", "/watch", "/sheet", "/settlement", "/hands/1"] {
        let shown = owner.get(&site, &format!("{table}{page}")).await.ok();
        shown.says(BANNER);
        shown.does_not_say("Hand 2");
        assert!(!shown.body.contains("action=\"/t/"), "{page}: {}", shown.body);
    }
    // The total includes Ana's first hand, and nothing from the damaged hand on.
    owner.get(&site, &format!("{table}/watch")).await.says("+198");
    for page in ["/hands/new", "/players", "/rules", "/share", "/closing"] {
        assert_eq!(owner.get(&site, &format!("{table}{page}")).await.status, StatusCode::SERVICE_UNAVAILABLE, "{page}");
    }
    let hand =
        [("key", "a-key-of-its-own"), ("number", "2"), ("taker+bid", "Ana+garde"), ("bouts", "2"), ("points", "50")];
    let refused = owner.post(&site, &format!("{table}/hands"), &hand).await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    refused.says("nothing can be changed here");

    // Other tables continue, and the lists still work.
    let other = owner.open_table(&site, &[]).await;
    owner.enter(&site, &other, "49").await;
    owner.get(&site, &other).await.ok().does_not_say(BANNER);
    owner.get(&site, "/").await.ok();
}

#[actix_web::test]
async fn a_damaged_club_cannot_be_changed() {
    let place = &Place::sqlite();
    let (mut owner, table) = evening(place).await;
    place.disarm();
    place
        .execute("UPDATE events SET body = replace(body, 'Dag', 'Dan') WHERE stream_id IN (SELECT id FROM clubs)")
        .unwrap();
    let site = Site::at(place);
    let home = owner.get(&site, "/").await.ok();
    let club = home.body.split("href=\"/c/").nth(1).map(|rest| rest.split('"').next().unwrap().to_owned());
    if let Some(club) = club {
        let page = owner.get(&site, &format!("/c/{club}")).await.ok();
        page.says(BANNER);
    }
    // Entering hands and closing the table change only the table. A new player changes the club, too.
    owner.enter(&site, &table, "49").await;
    let version = owner.get(&site, &format!("{table}/closing")).await.ok().input("version");
    let seat = [("key", "a-key-of-its-own"), ("version", &*version), ("seat", "1"), ("name", "Eva"), ("do", "replace")];
    let refused = owner.post(&site, &format!("{table}/players"), &seat).await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE, "{}", refused.text());
    owner.change(&site, &table, "closing").await;
    // An imported document adds people to the club.
    let document = r#"{"format": "tanto/1", "game": "burro", "players": ["Ana", "Eva"]}"#;
    let refused = owner.upload(&site, "/import", "k", document.as_bytes()).await;
    assert_eq!((refused.status, site.tables()), (StatusCode::SERVICE_UNAVAILABLE, 1), "{}", refused.text());
}
