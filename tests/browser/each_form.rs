//! The forms of the games of cards that many people play, hand by hand: the taps, the result, and the ways back to a filled form.

use crate::each_hand::{RARE, TABLES, Table};
use crate::prelude::*;

/// What a player would have seen, chosen before they have said so. What a game has no answer to is none, or was played.
const PRESELECTED: &str = "return [...document.querySelectorAll('#hand .field :checked')]
    .filter((one) => one.value !== '' && one.value !== 'played').map((one) => `${one.name}=${one.value}`)";

/// Whether the preview has shown the hand for a while. Save confirms the warnings in it.
const PREVIEWED: &str = "const say = document.getElementById('say'), now = Date.now();
    if (say.shown !== say.innerHTML) say.seenAt = now;
    say.shown = say.innerHTML;
    return !!say.querySelector('.amounts') && now - say.seenAt > 400";

async fn hands_are_entered(table: &Table) {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let name = format!("{} {:?}", table.game, table.rules);
    let at = phone.open_table_with(table.game, table.players, table.rules).await;
    phone.speak(table.language);
    phone.goto(&at).await;
    for (index, (steps, taps, sentence)) in table.hands.iter().enumerate() {
        phone.appears("#dock a.primary").await;
        phone.count_taps();
        phone.count_scrolls();
        phone.tap("#dock a.primary").await;
        phone.appears("#hand").await;
        assert_eq!(phone.run(PRESELECTED).await, json!([]), "{name}");
        phone.fill_in(steps).await;
        phone.wait_for(PREVIEWED).await;
        phone.screenshot(&format!("form-{}-{}-{index}", table.game, table.rules.len())).await;
        if index == 0 {
            phone.assert_sound().await;
        }
        phone.save().await;
        phone.reads(sentence).await;
        phone.saved(&at, index + 1).await;
        let (used, scrolls) = (phone.count_taps(), phone.count_scrolls());
        assert!(used <= *taps, "{name}, hand {index}: {used} taps");
        assert!(scrolls == 0 || *taps == RARE, "{name}, hand {index}: {scrolls} scrolls");
    }
    // The form of a correction shows the hand as it was: without a change there is nothing to save.
    for number in 1..=table.hands.len() {
        let hand = format!("{at}/hands/{number}");
        phone.goto(&format!("{hand}/edit")).await;
        phone.assert_sound().await;
        phone.save().await;
        phone.arrive_at(&hand).await;
    }
    // So does the form after Undo.
    let (_, _, sentence) = table.hands.last().expect("a hand");
    phone.goto(&at).await;
    phone.tap("form[action$='/void'] button").await;
    phone.appears("#hand").await;
    phone.wait_for(PREVIEWED).await;
    phone.enlarge_text(200).await;
    assert_eq!(phone.overlaps("#say .amounts").await, NOTHING, "{name}");
    assert_eq!(phone.sideways().await, NOTHING, "{name}");
    phone.enlarge_text(100).await;
    phone.saves(&[], sentence).await;
    assert_eq!(phone.console(), NOTHING);
}

macro_rules! each {
    ($($test:ident: $games:expr),+ $(,)?) => {$(
        #[tokio::test]
        async fn $test() {
            for table in TABLES.iter().filter(|table| $games.contains(&table.game)) {
                hands_are_entered(table).await;
            }
        }
    )+};
}

each! {
    hands_with_points_of_sides: ["belote", "jass"],
    hands_of_hearts_and_spades: ["hearts", "spades"],
    hands_of_skat_and_doppelkopf: ["skat", "doppelkopf"],
    hands_told_by_tiles: ["scopa", "euchre", "bridge", "sueca"],
}
