//! Access for a new phone, confirmed on the old one: both pages continue by themselves.

use crate::prelude::*;

#[tokio::test]
async fn both_phones_go_on_by_themselves() {
    let (server, old, table) = at_a_table(Browser::Chromium, &TAROT).await;
    old.goto("/phone").await;
    old.tap(".dock .primary").await;
    old.appears("#link-phone").await;
    let code = old.run("return new URL(document.querySelector('#link-phone').value).pathname").await;
    let new = Phone::new(Browser::WebKit, &server.url).await;
    new.goto(code.as_str().expect("a link")).await;
    new.type_into("#me", "Ana’s new one").await;
    new.tap(".dock .primary").await;
    new.reads("Now confirm it on the old phone.").await;
    old.reads("Ana’s new one asks for the same access").await;
    old.assert_sound().await;
    old.tap("[value=confirm]").await;
    old.reads("Ana’s new one now has the same access").await;
    new.wait_for("return location.pathname === '/'").await;
    new.opens(&table, "Enter hand 1").await;
}
