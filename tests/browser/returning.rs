//! A page that the user returns to shows what happened meanwhile.

use crate::driver::Browser;
use crate::games::{SECOND, TAROT};
use crate::phone::Phone;
use crate::server::at_a_server;

async fn what_happened_meanwhile_is_shown(browser: Browser) {
    let (server, phone) = at_a_server(Browser::Chromium).await;
    let other = Phone::new(browser, &server.url).await;
    let table = phone.open_table(&TAROT).await;
    other.join_as_scorer(&phone, &table).await;
    other.reads("Enter hand 1").await;

    let watch = "addEventListener('pageshow', (event) => window.kept = event.persisted)";
    other.run(watch).await;
    other.goto(&format!("{table}/sheet")).await;
    other.reads("No hands yet.").await;
    phone.goto(&table).await;
    phone.enter(&TAROT, TAROT.hand).await;
    phone.reads(TAROT.said).await;
    other.client.back().await.expect("the page before");
    other.reads(TAROT.said).await;
    other.reads("+198").await;
    // Both are correct: a page that the browser kept has caught up, and a page that it fetched again was never behind.
    let kept = other.run("return window.kept === true").await == true;
    println!("{browser:?} {} the page", if kept { "kept" } else { "fetched" });

    // A browser under WebDriver may not keep pages, so the test dispatches the events of one that does.
    let told = "dispatchEvent(new PageTransitionEvent(arguments[0], { persisted: true }))";
    other.run_with(told, vec!["pagehide".into()]).await;
    phone.goto(&table).await;
    phone.enter(&TAROT, SECOND).await;
    phone.reads("Bruno makes petite").await;
    assert!(!other.text("main").await.contains("Bruno makes"), "nobody looks at it");
    other.run_with(told, vec!["pageshow".into()]).await;
    other.reads("Bruno makes petite").await;
    other.reads("Enter hand 3").await;
}

in_both_browsers!(what_happened_meanwhile_is_shown);
