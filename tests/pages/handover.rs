//! Handover to a new phone: the old one shows a code, the new one uses it, and the old one confirms or refuses.

use crate::prelude::*;

impl Browser {
    /// Shows a code for a new phone, and returns the code's link.
    async fn offer(&mut self) -> String {
        self.post("/phone", &[("do", "offer")]).await.leads_to("/phone");
        self.page("/phone").await.link(0)
    }

    /// Uses a code on the new phone.
    pub async fn take(&mut self, code: &str, name: &str) -> Answer {
        let key = self.input(code, "key").await;
        self.post(code, &[("key", &key), ("name", name)]).await
    }

    /// Confirms or refuses the phone that waits.
    pub async fn answer(&mut self, what: &str) -> Answer {
        let phone = self.input("/phone", "phone").await;
        self.post("/phone", &[("do", what), ("phone", &phone)]).await
    }
}

#[actix_web::test]
async fn a_new_phone_gets_everything_when_the_old_one_confirms() {
    let (mut old, mut new) = two_browsers();
    let table = old.finish_evening().await;
    let club = old.club().await;
    new.page("/phone").await.says("This phone has no tables or clubs yet.");
    new.post("/phone", &[("do", "offer")]).await.is(404);
    old.page("/").await.holds("href=\"/phone\"");
    old.page("/phone").await.says("This phone keeps its own.");
    let code = old.offer().await;
    let shown = old.page("/phone").await;
    shown.holds("<path d=\"M4 4h7v1h-7z").holds("http-equiv=\"refresh\"");
    assert_eq!(shown.link(0), code, "the page asks for itself again");
    // Opening the link changes nothing, however often, and the old phone cannot use its own code.
    for _ in 0..2 {
        new.page(&code.to_uppercase()).await.says("as soon as the old one confirms it");
    }
    old.get(&code).await.leads_to("/phone");
    old.post(&code, &[("key", "own"), ("name", "Ana")]).await.leads_to(&code);
    new.take(&code, " ").await.is(422);
    new.take(&code, "Ana’s new one").await.leads_to(&code);
    new.page(&code).await.says("Now confirm it on the old phone.").holds("data-poll");
    new.get(&table).await.is(404);
    let mut eve = old.another();
    let late = eve.post(&code, &[("key", "k"), ("name", "Eve")]).await;
    late.is(404).says("It has been used.");
    assert!(!eve.has_cookie("tanto"));
    old.page("/phone").await.says("Ana’s new one asks for the same access as this phone.");
    // A confirmation for a phone that does not wait has no effect.
    old.post("/phone", &[("do", "confirm"), ("phone", "0123456789ab")]).await.leads_to("/phone?late");
    new.get(&table).await.is(404);
    let phone = old.input("/phone", "phone").await;
    for to in ["/phone", "/phone?late"] {
        old.post("/phone", &[("do", "confirm"), ("phone", &phone)]).await.leads_to(to);
        old.page(to).await.says("Ana’s new one now has the same access as this phone.");
    }
    new.get(&code).await.leads_to("/");
    for browser in [&mut old, &mut new] {
        browser.page(&format!("{table}/share")).await.says("Ana’s new one");
        browser.page(&format!("{club}/share")).await;
    }
    // The next table that it opens is in the same club.
    let next = new.open_table(&[]).await;
    old.page(&next).await;
    // They count as two phones: one can remove the other and keeps its own access.
    new.remove_phone(&club).await;
    new.page(&table).await;
    old.get(&table).await.is(404);
}

#[actix_web::test]
async fn a_phone_that_is_in_the_club_already_gets_more() {
    let (mut old, mut new) = two_browsers();
    let table = old.finish_evening().await;
    let club = old.club().await;
    let own = new.open_table_of("burro", &[]).await;
    let watch = old.share(&club).await.link(SPECTATOR);
    new.post(&watch, &[("name", "Ana’s tablet")]).await;
    let code = old.offer().await;
    assert_eq!(new.input(&code, "name").await, "Ana’s tablet");
    new.take(&code, "Ana’s tablet").await;
    old.answer("confirm").await.leads_to("/phone");
    for of in [club, table, own.clone()] {
        new.page(&format!("{of}/share")).await;
    }
    // The old phone gets no access to the new phone's own table.
    old.get(&own).await.is(404);
}

#[actix_web::test]
async fn a_form_can_be_resent_after_a_lost_response() {
    let (mut old, mut new) = two_browsers();
    let table = old.finish_evening().await;
    let code = old.offer().await;
    let key = old.another().input(&code, "key").await;
    // The phone sends the same form twice because it never received the first response.
    let mut lost = old.another();
    for browser in [&mut lost, &mut new] {
        browser.post(&code, &[("key", &key), ("name", "New")]).await.leads_to(&code);
    }
    new.page(&code).await.says("Now confirm it on the old phone.");
    old.answer("confirm").await;
    new.page(&table).await;
    lost.get(&table).await.is(404);
}

#[actix_web::test]
async fn the_old_phone_can_refuse() {
    let (mut old, mut new) = two_browsers();
    let table = old.finish_evening().await;
    let code = old.offer().await;
    new.take(&code, "Somebody").await;
    old.answer("refuse").await.leads_to("/phone");
    old.page("/phone").await.does_not_say("Somebody");
    new.page(&code).await.says("The old phone declined.");
    new.get(&table).await.is(404);
    // An unused code can be withdrawn.
    let code = old.offer().await;
    old.post("/phone", &[("do", "stop")]).await.leads_to("/phone");
    new.get(&code).await.is(404);
    assert!(!old.has_cookie("handover"));
    for what in ["", "dance"] {
        old.post("/phone", &[("do", what)]).await.is(400);
    }
}

#[actix_web::test]
async fn a_code_is_good_once_and_for_a_while() {
    let place = &Place::sqlite();
    let mut old = Browser::at(Site::at(place));
    let mut new = old.another();
    let table = old.finish_evening().await;
    let later = |minutes: u32| {
        place.execute(&format!("UPDATE handovers SET created_at = created_at - {minutes} * 60000")).unwrap();
    };
    let first = old.offer().await;
    let second = old.offer().await;
    // The second code replaces the first.
    new.get(&first).await.is(404);
    later(9);
    new.page(&second).await;
    later(1);
    new.get(&second).await.is(404);
    old.page("/phone").await.says("Show the code");
    // A used code expires, too, unless the old phone confirms it.
    let third = old.offer().await;
    new.take(&third, "New").await;
    let phone = old.input("/phone", "phone").await;
    later(10);
    new.get(&third).await.is(404);
    old.post("/phone", &[("do", "confirm"), ("phone", &phone)]).await.leads_to("/phone?late");
    old.page("/phone?late").await.says("Too late");
    new.get(&table).await.is(404);
    // Control characters are not a code, either.
    for stray in ["/n/%00", "/n/%0A"] {
        new.post(stray, &[("key", "k"), ("name", "New")]).await.is(404);
    }
}
