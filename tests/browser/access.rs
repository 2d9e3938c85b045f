//! Everybody can use every page: by thumb, by keyboard, by screen reader, in any look and size.

use crate::prelude::*;

/// Checks pages for barriers in these looks, for small targets, and for content beyond the edge of the screen in several widths
/// and with larger text. One run reports the faults of all pages.
async fn assert_for_everybody(phone: &Phone, stops: &[Stop], looks: &[Look]) {
    let mut faults = Vec::new();
    let mut add = |page: String, found: Vec<String>| faults.extend(found.iter().map(|one| format!("{page}: {one}")));
    for stop in stops {
        let name = &stop.name;
        phone.visit(stop).await;
        for &look in looks {
            phone.wear(look);
            add(format!("{name} {look:?}"), phone.axe().await);
            if !look.forced_colors {
                phone.screenshot(&format!("{name}-{}", if look.dark { "dark" } else { "light" })).await;
            }
        }
        phone.wear(Look::default());
        add(name.clone(), phone.small_targets().await);
        for width in [320, 412, 768, 1280, WIDTH] {
            phone.widen(width);
            add(format!("{name} at {width}"), phone.sideways().await);
        }
        phone.enlarge_text(200).await;
        add(format!("{name} with text twice as large"), phone.sideways().await);
    }
    assert_eq!(faults, NOTHING, "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[tokio::test]
async fn every_page_is_for_everybody() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    assert_for_everybody(&phone, &[Stop::at("home-empty", "/")], &LOOKS).await;
    let stops = phone.pages().await;
    assert_for_everybody(&phone, &stops, &LOOKS).await;
}

#[tokio::test]
async fn every_game_is_for_everybody() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let stops = phone.pages_of_games().await;
    assert_for_everybody(&phone, &stops, &LOOKS[..2]).await;
}

/// A name of the maximum length, without a place where a line could break.
const UNBROKEN: &str = "Donaudampfschifffahrtsgesellschaftskapit";

#[tokio::test]
async fn a_name_without_a_break_stays_on_the_screen() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let players = [UNBROKEN, "Bruno", "Carla", "Dimitri"];
    let table = phone.open_table_of("tarot", &players).await;
    phone.fill(&table, &players, &[49, 30, 51]).await;
    let own = ["", "/hands/new", "/hands/1", "/hands/3", "/sheet", "/settlement", "/closing", "/watch"];
    let others = ["/", "/tables/new?game=tarot"].map(str::to_owned);
    for path in own.map(|path| format!("{table}{path}")).into_iter().chain(others) {
        phone.goto(&path).await;
        assert_eq!(phone.sideways().await, NOTHING, "{path}");
    }
}

/// Presses Tab until the focus is on an element that matches a selector.
async fn tab_to(phone: &Phone, css: &str) {
    for _ in 0..80 {
        phone.press("\u{e004}").await;
        if phone.run_with("return document.activeElement.matches(arguments[0])", vec![json!(css)]).await == true {
            return;
        }
    }
    panic!("{css} is out of the keyboard's reach");
}

#[tokio::test]
async fn a_keyboard_alone_enters_a_hand() {
    let (space, right, enter) = (" ", "\u{e014}", "\u{e007}");
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    phone.open_table(&TAROT).await;
    phone.reads("Enter hand 1").await;
    tab_to(&phone, "a.primary").await;
    phone.press(enter).await;
    phone.reads("Points").await;
    for (css, keys) in [
        ("[name=\"taker+bid\"]", [space, right].as_slice()),
        ("[name=bouts]", &[space, right, right]),
        ("[name=points]", &["49"]),
        ("button.primary", &[enter]),
    ] {
        tab_to(&phone, css).await;
        for key in keys {
            phone.press(key).await;
        }
    }
    phone.reads("Ana makes garde by 8").await;
    // The focus is on the result of the hand, so a screen reader announces it.
    phone.wait_for("return document.activeElement.matches('.last [role=status]')").await;
}

#[tokio::test]
async fn nothing_moves_for_users_who_prefer_reduced_motion() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    for (less_motion, moves) in [(true, false), (false, true)] {
        phone.wear(Look { less_motion, ..Look::default() });
        phone.goto(&table).await;
        let watch = "window.moved = false; const start = document.startViewTransition;
            document.startViewTransition = function (change) { window.moved = true; return start.call(this, change); }";
        phone.run(watch).await;
        let revision = phone.run("return document.body.dataset.version").await;
        phone.fill(&table, &["Ana"], &[49]).await;
        phone.wait_for(&format!("return document.body.dataset.version !== {revision}")).await;
        assert_eq!(phone.run("return window.moved").await, json!(moves));
        if less_motion {
            let moving = "return [...document.querySelectorAll('*')].filter((one) => {
                const style = getComputedStyle(one);
                return style.transitionDuration !== '0s' || style.animationName !== 'none';
            }).length + document.getAnimations().length";
            assert_eq!(phone.run(moving).await, json!(0));
        }
    }
}
