//! The picture of a finished table: who sees it where, and how it is published and withdrawn.

use actix_web::http::StatusCode;

use crate::browser::{Browser, Site};

async fn finished(site: &Site, ana: &mut Browser) -> String {
    let table = ana.open_table(site, &[("name", "Sunday at Ana’s")]).await;
    ana.enter(site, &table, "49").await;
    ana.enter(site, &table, "45").await;
    ana.change(site, &table, "closing").await;
    table
}

#[actix_web::test]
async fn a_picture_is_published_and_withdrawn() {
    let (site, mut ana, mut bo) = (Site::new(), Browser::new(), Browser::speaking("fr"));
    let table = finished(&site, &mut ana).await;
    let address = format!("{table}/picture");
    ana.get(&site, &table).await.ok().holds(&format!("href=\"{address}\""));
    assert!(ana.get(&site, &format!("{address}.png")).await.ok().body.contains("PNG"));
    // A stranger cannot see the picture, and an invented address leads nowhere.
    for path in [&address, &format!("{address}.png"), "/p/AAAAAAAAAAAAAAAAAAAAAAAAAA", "/p/A.png", "/p/A.svg"] {
        assert_eq!(bo.get(&site, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let published = ana.post(&site, &address, &[("do", "publish")]).await.ok();
    let link = published.link(0);
    assert!(!link.contains("unday") && link.starts_with("/p/"), "the address says nothing of the table: {link}");

    let page = bo.get(&site, &link).await.ok();
    assert_eq!(page.robots, "noindex, nofollow");
    page.holds(&format!("property=\"og:image\" content=\"http://tanto.example{link}.png\""));
    page.holds("property=\"og:title\" content=\"Ana wins\"");
    page.does_not_hold(table.trim_start_matches("/t/"));
    page.does_not_say("Sunday");
    let svg = bo.get(&site, &format!("{link}.svg")).await.ok();
    for words in ["Ana wins", "French Tarot", "2 hands", "Tanto", "+", "Bo", "Chloé"] {
        assert!(svg.body.contains(words), "{words}: {}", svg.body);
    }
    assert!(!svg.body.contains("Sunday at"), "the table has a name of its own, which is nobody else's");
    assert!(bo.get(&site, &format!("{link}.png")).await.ok().body.contains("PNG"));
    // The link opens nothing else.
    assert_eq!(bo.get(&site, &table).await.status, StatusCode::NOT_FOUND);

    // A scorer can neither publish nor withdraw the picture.
    let links = ana.post(&site, &format!("{table}/share"), &[]).await.ok();
    let to_score = &links.link(0);
    bo.post(&site, to_score, &[]).await;
    bo.get(&site, &address).await.ok().does_not_hold("value=\"publish\"");
    for step in ["publish", "withdraw"] {
        assert_eq!(bo.post(&site, &address, &[("do", step)]).await.status, StatusCode::NOT_FOUND);
    }
    bo.get(&site, &link).await.ok();

    ana.get(&site, &address).await.ok().holds("value=\"withdraw\"");
    assert_eq!(ana.post(&site, &address, &[("do", "withdraw")]).await.to, address);
    ana.get(&site, &address).await.ok().does_not_hold("value=\"withdraw\"");
    for path in [link.clone(), format!("{link}.png"), format!("{link}.svg")] {
        assert_eq!(bo.get(&site, &path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[actix_web::test]
async fn there_is_a_picture_of_a_finished_game_alone() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let going = ana.open_table(&site, &[]).await;
    ana.enter(&site, &going, "49").await;
    let address = format!("{going}/picture");
    for path in [&address, &format!("{address}.png")] {
        assert_eq!(ana.get(&site, path).await.status, StatusCode::NOT_FOUND);
    }
    assert_eq!(ana.post(&site, &address, &[("do", "publish")]).await.status, StatusCode::NOT_FOUND);

    // The published picture disappears when the table is reopened, so that nobody sees the score of a running game.
    let table = finished(&site, &mut ana).await;
    let published = ana.post(&site, &format!("{table}/picture"), &[("do", "publish")]).await.ok();
    let link = published.link(0);
    ana.get(&site, &link).await.ok();
    ana.change(&site, &table, "reopening").await;
    assert_eq!(ana.get(&site, &link).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn the_picture_names_all_winners_and_shows_amounts_once() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let names = ["Bartholomäus", "Maximiliane", "Konstantin"];
    let table = ana.open_for(&site, &names, &[("key", "new"), ("game", "free")]).await;
    for scores in [["1", "1", "5"], ["8", "8", "4"]] {
        let names = ["scores[p1]", "scores[p2]", "scores[p3]"];
        ana.enter_hand(&site, &table, &names.into_iter().zip(scores).collect::<Vec<_>>()).await;
    }
    ana.change(&site, &table, "closing").await;
    let published = ana.post(&site, &format!("{table}/picture"), &[("do", "publish")]).await.ok();
    let svg = ana.get(&site, &format!("{}.svg", published.link(0))).await.ok();
    svg.says("Bartholomäus, Maximiliane and Konstantin win");
    svg.says("Hand 2: Bartholomäus +8");
}
