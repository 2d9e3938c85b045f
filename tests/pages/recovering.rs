//! A club's recovery link, renewed links, and removed phones.

use crate::prelude::*;

#[actix_web::test]
async fn a_recovery_link_makes_an_owner_and_is_seen() {
    let place = &Place::sqlite();
    let mut ana = Browser::at(Site::at(place));
    let mut bo = ana.another();
    let table = ana.finish_evening().await;
    let club = ana.club().await;
    let recovery = format!("{club}/recovery");
    ana.page(&format!("{club}/leaving")).await.holds(&format!("href=\"{recovery}\""));
    ana.page(&recovery).await.says("There is no recovery link.").does_not_say("Who has used it");
    let first = ana.post(&recovery, &[]).await.link(0);
    ana.page(&recovery).await.says("There is a recovery link, created").does_not_hold(&first);
    let second = ana.post(&recovery, &[]).await.link(0);
    ana.another().get(&first).await.is(404);
    // Opening the link changes nothing, however often.
    for _ in 0..2 {
        bo.page(&second.to_uppercase()).await.says("Every owner of the club sees that it was used.");
    }
    bo.get(&club).await.is(404);
    ana.page(&club).await.does_not_say("used the recovery link");
    for name in ["", &"x".repeat(41)] {
        assert_eq!(bo.post(&second, &[("name", name)]).await.is(422).input("name"), name);
    }
    for _ in 0..2 {
        bo.post(&second, &[("name", "Bo’s phone")]).await.leads_to(&club);
    }
    // A phone that opens the link again finds its name in the form.
    assert_eq!(bo.input(&second, "name").await, "Bo’s phone");
    bo.page(&format!("{club}/share")).await;
    bo.page(&table).await;
    for page in ["/", &club] {
        ana.page(page).await.says("Bo’s phone used the recovery link to become an owner:");
    }
    let page = ana.page(&recovery).await.text();
    assert_eq!(page.matches("Bo’s phone").count(), 1, "{page}");
    place.execute("UPDATE recovery_uses SET used_at = used_at - 8 * 86400000").unwrap();
    ana.page(&club).await.does_not_say("used the recovery link");
    ana.page(&recovery).await.says("Bo’s phone");
    ana.post(&recovery, &[("do", "revoke")]).await.leads_to(&recovery);
    ana.another().get(&second).await.is(404);
    ana.another().post(&second, &[("name", "Eve")]).await.is(404);
    bo.page(&recovery).await.says("There is no recovery link.");
}

#[actix_web::test]
async fn links_of_every_role_are_renewed() {
    let (mut ana, table, club) = after_an_evening().await;
    for of in [&table, &club] {
        for (at, role) in ["scorer", "spectator", "owner"].into_iter().enumerate() {
            let old = ana.renew(of, "owner").await;
            let new = ana.renew(of, role).await;
            // The links of the other roles stay.
            for (other, link) in (0..3).map(|other| (other, old.link(other))) {
                ana.another().get(&link).await.is(if other == at { 404 } else { 200 });
            }
            let mut guest = ana.another();
            // Who only watches is not asked who they are.
            let to = if role == "spectator" { of.clone() } else { format!("{of}/who") };
            guest.join(&new.link(at)).await.leads_to(&to);
            assert_eq!(guest.owns(of).await, role == "owner", "{of} {role}");
        }
    }
}

#[actix_web::test]
async fn a_removed_phone_is_out_of_the_club_and_its_tables() {
    let (mut ana, _, club) = after_an_evening().await;
    let mut bo = ana.another();
    let link = ana.share(&club).await.link(SCORER);
    bo.join(&link).await;
    let table = bo.open_table(&[]).await;
    ana.page(&table).await.says("Enter hand 1");
    ana.page(&format!("{club}/share")).await.does_not_say("The phone was removed.");
    let removed = ana.remove_phone(&club).await;
    removed.leads_to(&format!("{club}/share?removed"));
    for path in [&club, &table] {
        bo.get(path).await.is(404);
    }
    // The phone may still have its link. The page offers to withdraw it at once.
    ana.page(&removed.to).await.says("It can come back with an older link").holds("<details class=\"extras\" open>");
    ana.renew(&club, "scorer").await;
    bo.join(&link).await.is(404);
}
