//! People come and go on the page of the players.

use crate::prelude::*;

/// From the live table: Players, the switch, Save.
async fn a_player_pauses_in_three_taps(browser: Browser) {
    let (_server, phone) = at_a_server(browser).await;
    let table = phone.open_table(&TAROT).await;
    phone.fill(&table, &TAROT.players[..1], &[49]).await;
    phone.goto(&table).await;
    phone.count_taps();
    phone.tap(".tools a").await;
    phone.tap("#chairs > li:last-child .switch").await;
    phone.reads("Dimitri pauses. Hand 2 for 3 players").await;
    phone.tap(".dock .primary").await;
    phone.arrive_at(&table).await;
    phone.reads("away since hand 2").await;
    assert_eq!((phone.count_taps(), phone.count_scrolls()), (3, 0));
    // The arrow keys move a focused grip, and what was unfolded stays so.
    phone.goto(&format!("{table}/players")).await;
    phone.appears("#chairs [data-grip]").await;
    let script = "document.querySelector('#chairs details').open = true;
        const grip = document.querySelector('#chairs [data-grip]');
        grip.focus();
        grip.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))";
    phone.has_loaded("players").await;
    phone.run(script).await;
    phone.reads("New order of play: Bruno, Ana, Carla.").await;
    let kept = "const [, row] = document.querySelectorAll('#chairs > li');
        return row.querySelector('details').open && row.contains(document.activeElement)";
    phone.wait_for(kept).await;
    if browser == Browser::Chromium {
        assert_eq!(phone.console(), NOTHING);
    }
}

in_both_browsers!(a_player_pauses_in_three_taps);
