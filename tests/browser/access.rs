//! Everybody can use every page: by thumb, by keyboard, by screen reader, in any look and size.

use serde_json::{Value, json};

use crate::checks::NOTHING;
use crate::driver::Browser;
use crate::fixture::Stop;
use crate::games::TAROT;
use crate::look::{LOOKS, Look};
use crate::phone::{Phone, WIDTH};
use crate::server::{at_a_server, at_a_table};

/// Collects the faults of all pages, so that one run reports all of them.
#[derive(Default)]
struct Findings(Vec<String>);

impl Findings {
    fn add(&mut self, page: &str, found: Vec<String>) {
        self.0.extend(found.into_iter().map(|one| format!("{page}: {one}")));
    }

    fn assert_none(&self) {
        assert_eq!(self.0, NOTHING, "{} findings:\n{}", self.0.len(), self.0.join("\n"));
    }
}

/// Checks a page for barriers in these looks, for small targets, and for content beyond the edge of the screen in several
/// widths and with larger text.
async fn inspect(phone: &Phone, stop: &Stop, looks: &[Look], findings: &mut Findings) {
    phone.visit(stop).await;
    for &look in looks {
        phone.wear(look);
        findings.add(&format!("{} {look:?}", stop.name), phone.axe().await);
        let name = if look.dark { "dark" } else { "light" };
        if !look.forced_colors {
            phone.screenshot(&format!("{}-{name}", stop.name)).await;
        }
    }
    phone.wear(Look::default());
    findings.add(&stop.name, phone.small_targets().await);
    for width in [320, 412, 768, 1280, WIDTH] {
        phone.widen(width);
        findings.add(&format!("{} at {width}", stop.name), phone.sideways().await);
    }
    phone.enlarge_text(200).await;
    findings.add(&format!("{} with text twice as large", stop.name), phone.sideways().await);
}

#[tokio::test]
async fn every_page_is_for_everybody() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let mut findings = Findings::default();
    let empty = Stop { name: "home-empty".to_owned(), path: "/".to_owned(), then: None };
    inspect(&phone, &empty, &LOOKS, &mut findings).await;
    for stop in phone.pages().await {
        inspect(&phone, &stop, &LOOKS, &mut findings).await;
    }
    findings.assert_none();
}

#[tokio::test]
async fn every_game_is_for_everybody() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let mut findings = Findings::default();
    for stop in phone.pages_of_games().await {
        inspect(&phone, &stop, &LOOKS[..2], &mut findings).await;
    }
    findings.assert_none();
}

#[tokio::test]
async fn a_damaged_table_is_for_everybody() {
    let (mut server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.fill(&table, &["Ana"], &[49, 51]).await;
    server.falsify();
    let mut findings = Findings::default();
    let damaged = Stop { name: "damaged".to_owned(), path: table, then: None };
    inspect(&phone, &damaged, &LOOKS, &mut findings).await;
    phone.reads("This record is damaged.").await;
    findings.assert_none();
}

/// A name of the maximum length, without a place where a line could break.
const UNBROKEN: &str = "Donaudampfschifffahrtsgesellschaftskapit";

#[tokio::test]
async fn a_name_without_a_break_stays_on_the_screen() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let crowd = [UNBROKEN, "Bruno", "Carla", "Dimitri"];
    let table = phone.open_table_of("tarot", &crowd).await;
    phone.fill(&table, &crowd, &[49, 30, 51]).await;
    let own = ["", "/hands/new", "/hands/1", "/hands/3", "/sheet", "/settlement", "/closing", "/watch"];
    let mut paths: Vec<String> = own.iter().map(|path| format!("{table}{path}")).collect();
    paths.extend(["/", "/tables/new?game=tarot"].map(str::to_owned));
    let mut findings = Findings::default();
    for path in &paths {
        phone.goto(path).await;
        findings.add(path, phone.sideways().await);
    }
    findings.assert_none();
}

/// Presses Tab until the focus is on an element that matches a selector, and asserts that the element has a ring.
async fn tab_to(phone: &Phone, css: &str) {
    for _ in 0..80 {
        phone.press("\u{e004}").await;
        if phone.run_with("return document.activeElement.matches(arguments[0])", vec![json!(css)]).await
            == Value::Bool(true)
        {
            let ring = "const one = document.activeElement, next = one.nextElementSibling;
                return [one, next].some((it) => it && getComputedStyle(it).outlineStyle !== 'none')";
            assert_eq!(phone.run(ring).await, json!(true), "no ring around {css}");
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
    tab_to(&phone, "[name=\"taker+bid\"]").await;
    phone.press(space).await;
    phone.press(right).await;
    tab_to(&phone, "[name=bouts]").await;
    phone.press(space).await;
    phone.press(right).await;
    phone.press(right).await;
    tab_to(&phone, "[name=points]").await;
    phone.press("49").await;
    tab_to(&phone, "button.primary").await;
    phone.press(enter).await;
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
