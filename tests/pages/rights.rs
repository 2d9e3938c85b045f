//! A role at a table gives no rights in the table's club.

use crate::prelude::*;

const RENAMING: &str = "players?rename=0";
const REPLACING: &str = "name=\"instead[p";

#[actix_web::test]
async fn a_name_is_changed_by_owners_of_the_club_alone() {
    let (mut ana, table) = at_a_table().await;
    let club = ana.club().await;
    let players = format!("{table}/players");
    // The phone that opened the table created the club with it, and owns the club, too. An owner of the table can give its
    // seats to others, but cannot change a name, because names belong to the club.
    let cases = [
        (ana.invite(&table, SCORER).await, false, false),
        (ana.invite(&club, SCORER).await, false, false),
        (ana.invite(&table, OWNER).await, false, true),
        (ana.clone(), true, true),
        (ana.invite(&club, OWNER).await, true, true),
    ];
    for (at, (mut browser, renames, replaces)) in cases.into_iter().enumerate() {
        let page = browser.page(&players).await;
        for (button, is_there) in [(RENAMING, renames), (REPLACING, replaces)] {
            assert_eq!(page.body.contains(button), is_there, "{at}: {button}");
        }
        for (button, may) in [("rename", renames), ("replace", replaces)] {
            let (name, form) = (format!("{button} {at}"), ana.page(&players).await);
            let instead = format!("instead[p{}]", at.max(1));
            let renaming = [("seat", "0"), ("name", &*name), ("do", "rename")];
            let replacing = [(&*instead, &*name)];
            let form = form.form(if button == "rename" { &renaming } else { &replacing });
            browser.post(&players, &form).await.is(if may { 303 } else { 404 });
            assert_eq!(ana.page(&table).await.text().contains(&name), may, "{name}");
        }
    }
}

/// Who takes a seat over begins anew, or with the score of the seat. After the end of the game nobody takes one over.
#[actix_web::test]
async fn the_page_of_the_players_explains_whose_score_it_is() {
    let mut ana = Browser::new();
    let tarot = ana.open_table(&[]).await;
    let vidrasso = ana.open_for(&["A", "B"], &[("key", "new"), ("game", "vidrasso")]).await;
    let burro = ana.open_for(&["A", "B"], &[("key", "other"), ("game", "burro")]).await;
    for _ in 0..5 {
        ana.enter_hand(&burro, &[("loser", "B")]).await;
    }
    let texts = [
        "has won or lost so far stays",
        "plays on from the score as it stands",
        "The game is over, so nobody comes or goes",
    ];
    for (at, table) in [tarot, vidrasso, burro].iter().enumerate() {
        let page = ana.page(&format!("{table}/players")).await;
        for (of, text) in texts.iter().enumerate() {
            assert_eq!(page.text().contains(text), of == at, "{table}: {text}");
        }
    }
}

#[actix_web::test]
async fn a_table_is_moved_by_owners_of_both_clubs_alone() {
    let (mut ana, mut eva) = two_browsers();
    let table = ana.finish_evening().await;
    eva.open_table(&[]).await;
    let (from, to) = (ana.club().await, eva.club().await);
    eva.join(&ana.renew(&table, "owner").await.link(OWNER)).await;
    let (leaving, moving) = (format!("{table}/leaving"), format!("{table}/moving"));
    let to_eva = [("key", "k"), ("to", to.strip_prefix("/c/").unwrap())];
    eva.page(&leaving).await.holds("/deletion\"").does_not_hold("/moving\"");
    eva.post(&moving, &to_eva).await.is(404);
    ana.page(&format!("{from}/ledger")).await.says("Ana +€9.90");
    // An owner of both clubs may move the table.
    eva.join(&ana.share(&from).await.link(OWNER)).await;
    let page = eva.page(&leaving).await;
    eva.submit(&page, &moving, &to_eva[1..]).await.leads_to(&to);
    ana.get(&format!("{to}/ledger")).await.is(404);
    eva.page(&format!("{to}/ledger")).await.says("Ana +€9.90");
}

#[actix_web::test]
async fn a_link_to_a_table_opens_no_other_table_in_its_club() {
    let (mut ana, table, club) = after_an_evening().await;
    let before = ana.page(&club).await.count("href=\"/t/");
    for role in [SCORER, OWNER] {
        let mut guest = ana.invite(&table, role).await;
        // The form still offers the players' names, which a guest has already seen.
        guest.page("/tables/new?game=tarot").await.holds("Chloé");
        guest.open_table(&[]).await;
        let same = [("key", "same"), ("table", &table[3..]), ("club", &club[3..])];
        let same = guest.post("/tables/same", &same).await;
        same.is(303);
        ana.get(&same.to).await.is(404);
        assert_eq!(ana.page(&club).await.count("href=\"/t/"), before);
        // Both new tables are in the guest's own club.
        let own = guest.club().await;
        guest.page(&format!("{own}/share")).await;
    }
    let opened = ana.invite(&club, SCORER).await.open_table(&[]).await;
    ana.page(&opened).await;
    for (of, who) in [(&table, "has no link to the club"), (&club, "has only the link to a table")] {
        let notice = format!("Somebody who {who} starts a separate club with their next table.");
        ana.page(&format!("{of}/share")).await.says(&notice);
    }
}

#[actix_web::test]
async fn all_links_of_a_club_are_withdrawn_with_those_of_its_tables() {
    let (mut ana, mut bo) = two_browsers();
    let (table, elsewhere) = (ana.finish_evening().await, bo.open_table(&[]).await);
    let club = ana.club().await;
    let mut joined = ana.invite(&table, SCORER).await;
    let of_table = ana.renew(&table, "owner").await;
    let of_club = ana.share(&club).await;
    let others = bo.share(&elsewhere).await;
    // Withdrawing one role affects only the club's own links.
    ana.renew(&club, "scorer").await;
    ana.another().page(&of_table.link(SCORER)).await;
    let notice = "This also withdraws the links to the club’s tables. The recovery link stays valid.";
    ana.page(&format!("{club}/share")).await.says(notice);
    let renewed = ana.renew(&club, "all").await;
    for old in (0..3).flat_map(|role| [of_table.link(role), of_club.link(role)]) {
        ana.another().get(&old).await.is(404);
    }
    ana.another().post("/join", &[("code", &of_table.code(0))]).await.is(422);
    // Phones that have joined stay, new links work, and other clubs keep their links.
    joined.page(&table).await;
    for new in [renewed.link(SCORER), renewed.link(OWNER), others.link(SCORER)] {
        ana.another().page(&new).await;
    }
}
