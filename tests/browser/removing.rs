//! Removing hands that wait: restoring them in any order, double taps, and hands that are being sent.

use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;

use crate::games::TAROT;
use crate::phone::{HAS_BEEN_READ, Phone};
use crate::proxy::Proxy;
use crate::server::Server;
use crate::waiting::bruno;

#[tokio::test]
async fn removed_hands_can_be_restored_in_any_order() {
    // The places of the hands to remove, in order, and of the hands to restore.
    for (removed, restored) in [([1, 2], [1, 2]), ([2, 1], [2, 1])] {
        let mut server = Server::start();
        let (phone, table) = Phone::in_the_kitchen(&server.url).await;
        server.cut();
        phone.enter_three(&table).await;
        for place in removed {
            phone.tap(&format!(".pending:nth-child({place}) [data-remove]")).await;
            phone
                .wait_for(&format!("return document.querySelector('.pending:nth-child({place})').matches('.gone')"))
                .await;
        }
        phone.reads("1 hand not sent yet").await;
        for place in restored {
            phone.tap(&format!(".pending:nth-child({place}) [data-restore]")).await;
        }
        phone.reads("3 hands not sent yet").await;
        server.restore();
        phone.all_sent().await;
        phone.saved(&table, 3).await;
        assert_eq!(phone.last_column(&table).await, ["+75", "−70", "−66"], "{removed:?}, {restored:?}");
    }
}

#[tokio::test]
async fn a_hand_that_is_being_sent_is_only_removed_if_refused() {
    // Either the server accepts it and the hands behind it keep their numbers, or another phone was faster and it is removed.
    for (is_refused, sheet) in [(false, ["+75", "−70", "−66"]), (true, ["+75", "−70", "−25"])] {
        let mut server = Server::start();
        let wire = Proxy::to(&server.url);
        let (phone, table) = Phone::in_the_kitchen(&wire.url).await;
        let other = phone.joined_by(&server, &table).await;
        phone.goto(&table).await;
        phone.form_is_kept().await;
        server.cut();
        phone.enter_three(&table).await;
        wire.hold(true);
        let count = "const fetched = fetch; window.sent = 0;
            window.fetch = (...asked) => { window.sent += asked[1]?.method === 'POST'; return fetched(...asked); }";
        phone.run(count).await;
        server.restore();
        if is_refused {
            assert_eq!(other.post(&format!("{table}/hands"), &bruno(1)).await, json!(201));
        }
        phone.run("window.sent = 0; dispatchEvent(new Event('online'))").await;
        phone.wait_for("return window.sent > 0").await;
        phone.tap(".pending:nth-child(1) [data-remove]").await;
        phone.reads("Removing…").await;
        assert_eq!(phone.texts(".pending").await.len(), 3);
        wire.hold(false);
        phone.wait_for("return !document.querySelector('#pending').innerText.includes('Removing')").await;
        phone.all_sent().await;
        phone.saved(&table, 3).await;
        assert_eq!(phone.last_column(&table).await, sheet, "refused: {is_refused}");
    }
}

impl Phone {
    /// Touches an element twice in the same place, `gap` milliseconds apart, and waits for the effects.
    async fn put_down_twice(&self, css: &str, gap: u64) {
        self.wait_for(HAS_BEEN_READ).await;
        let middle = "const found = document.querySelector(arguments[0]);
            found.scrollIntoView({ block: 'center' });
            const box = found.getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 }";
        let at = self.run_with(middle, vec![css.into()]).await;
        self.put_down(&at);
        sleep(Duration::from_millis(gap)).await;
        self.put_down(&at);
        sleep(Duration::from_millis(300)).await;
    }
}

#[tokio::test]
async fn a_double_tap_removes_once_and_restores_once() {
    let mut server = Server::start();
    let (phone, table) = Phone::in_the_kitchen(&server.url).await;
    server.cut();
    phone.enter_waiting(&table, 1, TAROT.hand).await;
    phone.reads("1 hand not sent yet").await;
    for gap in [40, 120, 250] {
        phone.put_down_twice(".pending [data-remove]", gap).await;
        phone.wait_for("return !!document.querySelector('.pending.gone')").await;
        phone.put_down_twice(".pending [data-restore]", gap).await;
        phone.wait_for("return !document.querySelector('.pending.gone')").await;
    }
    server.restore();
    phone.all_sent().await;
    phone.saved(&table, 1).await;
}
