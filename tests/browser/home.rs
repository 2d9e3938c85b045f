//! The first page that anybody sees.

use crate::checks::NOTHING;
use crate::driver::Browser;
use crate::look::Look;
use crate::phone::Phone;
use crate::server::Server;

#[tokio::test]
async fn opens_in_every_look() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    let (dark, forced_colors) =
        (Look { dark: true, ..Look::default() }, Look { forced_colors: true, ..Look::default() });
    for (name, look) in [("light", Look::default()), ("dark", dark), ("forced", forced_colors)] {
        phone.wear(look);
        phone.goto("/").await;
        phone.reads("Tanto").await;
        phone.screenshot(&format!("home-{name}")).await;
        phone.assert_sound().await;
    }
    for width in [320, 412, 768, 1280] {
        phone.widen(width);
        assert_eq!(phone.sideways().await, NOTHING, "at {width}");
    }
    phone.widen(360);
    phone.enlarge_text(200).await;
    assert_eq!(phone.sideways().await, NOTHING, "with text twice as large");
    assert_eq!(phone.console(), NOTHING);
}

#[tokio::test]
async fn opens_in_webkit() {
    let mut server = Server::start();
    let phone = Phone::new(Browser::WebKit, &server.url).await;
    phone.goto("/").await;
    phone.reads("Tanto").await;
    phone.assert_sound().await;
    server.cut();
    server.restore();
    phone.goto("/").await;
    phone.reads("Tanto").await;
}

#[tokio::test]
async fn a_rate_is_asked_in_what_is_played_for() {
    let server = Server::start();
    for phone in [Phone::new(Browser::Chromium, &server.url).await, Phone::without_scripts(&server.url).await] {
        phone.goto("/tables/new?game=tarot").await;
        if !phone.scripts {
            assert_eq!(phone.text("[for=f-rate]").await, "Counters or money for 1 point");
        }
        for (worth, label) in [("money", "Money for 1 point"), ("counters", "Counters for 1 point")] {
            phone.choose("worth", worth).await;
            assert_eq!(phone.text("[for=f-rate]").await, label);
        }
        // A game that counts in counters is played for nothing else than these or money.
        phone.goto("/tables/new?game=lombre").await;
        phone.choose("worth", "money").await;
        assert_eq!(phone.text("[for=f-rate]").await, "Money for 1 counter");
    }
}
