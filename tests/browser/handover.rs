//! Phones that come to a table: with a code on a phone at the table, or as the new phone of somebody who is there.

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

#[tokio::test]
async fn one_tap_invites_and_the_guest_says_who_they_are() {
    let (server, ana, table) = at_a_table(Browser::Chromium, &TAROT).await;
    ana.goto(&table).await;
    ana.taps("Invite", "10 minutes left").await;
    ana.assert_sound().await;
    ana.screenshot("invite").await;
    // One code is shown at a time, and choosing another one keeps the first.
    let shown = "return [...document.querySelectorAll('.ticket')].filter(ticket => ticket.checkVisibility()).map(ticket => \
        ticket.querySelector('input').value).join(' ')";
    let club = ana.run(shown).await;
    ana.tap_words("Only watch").await;
    assert_ne!(ana.run(shown).await, club);
    ana.tap_words("Club and table").await;
    assert_eq!(ana.run(shown).await, club);
    let code = ana.text(".ticket[data-ticket=link-club] .code").await;
    // When the minutes have run out, a button for a new code takes its place.
    ana.run("const left = document.querySelector('[data-ticket=link-club] [data-left]'); left.dataset.end = 1").await;
    ana.reads("This code has run out.").await;
    let bo = Phone::new(Browser::WebKit, &server.url).await;
    bo.goto("/").await;
    bo.assert_sound().await;
    bo.screenshot("first-page").await;
    bo.type_into("#code", &code).await;
    bo.taps("Join", "Only watching").await;
    bo.assert_sound().await;
    bo.screenshot("who").await;
    bo.tap_words("Bruno").await;
    bo.appears(".scores .me .tag.on").await;
    assert_eq!(bo.path().await, table);
    bo.assert_sound().await;
}
