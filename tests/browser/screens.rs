//! The pages that show scores: the sheet of hands while it scrolls, the big screen, the columns of an explanation, and the live
//! page. Some tests use the longest names and the maximum number of players.

use crate::prelude::*;

/// Twelve names of forty characters.
fn long_names() -> Vec<String> {
    NAMES.map(|name| format!("{name} von Hohenstaufen-Wittelsbach zu Oldenburg").chars().take(40).collect()).into()
}

/// Lists the texts in the given elements that overlap.
const OVERLAPS: &str = r"
const boxes = [];
for (const one of document.querySelectorAll(arguments[0])) {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.data.trim() || text.parentElement.closest('.sr')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        boxes.push([text.data.trim(), range.getBoundingClientRect()]);
    }
}
const overlap = ([, a], [, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => overlap(one, other)).map((other) => `${one[0]} on ${other[0]}`));
";

impl Phone {
    pub async fn overlaps(&self, css: &str) -> Vec<String> {
        lines(&self.run_with(OVERLAPS, vec![json!(css)]).await)
    }

    /// Sets the size of the screen that pages see.
    pub fn resize(&self, width: u32, height: u32, scale: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": scale > 1 });
        self.cdp("Emulation.setDeviceMetricsOverride", size);
    }

    /// Opens a table of the free game with these players, and enters four hands with scores of up to four digits.
    pub async fn crowd(&self, names: &[String]) -> String {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let table = self.open_table_of("free", &names).await;
        for hand in 1..=4_i64 {
            let score = |seat: i64| (seat * hand * 3571) % 9973 - 4200;
            let scores: Map<String, Value> = (1..)
                .zip(&names)
                .map(|(seat, name)| (format!("scores[{name}]"), json!(score(seat).to_string())))
                .collect();
            self.post_hand(&table, &Value::Object(scores)).await;
        }
        table
    }
}

#[tokio::test]
async fn names_stay_on_top_of_the_sheet_and_nothing_overlaps() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let points: Vec<i64> = (0..60).map(|hand| hand * 37 % 60 + 9).collect();
    phone.fill(&table, TAROT.players, &points).await;
    phone.goto(&format!("{table}/sheet")).await;
    for width in [320, 360] {
        phone.widen(width);
        assert_eq!(phone.overlaps(".hands tbody:nth-of-type(-n + 9) :is(th, td)").await, NOTHING);
        assert_eq!(phone.sideways().await, NOTHING);
    }
    phone.run("scrollTo(0, 900)").await;
    let script = "const head = document.querySelector('.hands thead').getBoundingClientRect();
        const bar = document.querySelector('.top').getBoundingClientRect();
        const at = document.elementFromPoint(head.left + head.width / 2, head.top + head.height / 2);
        return [scrollY, Math.round(head.top - bar.bottom), !!at.closest('thead')]";
    assert_eq!(phone.run(script).await, json!([900, 0, true]));
    // The row of figures links to the hand too.
    let script = "const rows = [...document.querySelectorAll('.hands tbody')];
        const seen = rows.find((one) => one.getBoundingClientRect().top > 300);
        const figures = seen.rows[1].getBoundingClientRect();
        const at = document.elementFromPoint(figures.left + figures.width / 2, figures.top + figures.height / 2);
        return at.closest('a')?.getAttribute('href') === seen.querySelector('a').getAttribute('href')";
    assert_eq!(phone.run(script).await, json!(true));
}

#[tokio::test]
async fn a_sheet_of_twelve_moves_sideways_below_its_names() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.crowd(&long_names()).await;
    phone.goto(&table).await;
    let most_lines = "return Math.max(...[...document.querySelectorAll('.scores .who > :first-child')]
        .map((name) => Math.round(name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight))))";
    assert_eq!(phone.run(most_lines).await, json!(2), "a long name has two lines");
    phone.goto(&format!("{table}/sheet")).await;
    phone.assert_sound().await;
    phone.run("document.querySelector('.scroll').scrollTo(300, 100)").await;
    assert_eq!(phone.overlaps(".hands tbody td, .hands .sums td").await.len(), 0);
    let script = "const scroll = document.querySelector('.scroll').getBoundingClientRect();
        const head = document.querySelector('.hands thead').getBoundingClientRect();
        const label = document.querySelector('.hands tbody:last-of-type th span').getBoundingClientRect();
        return [Math.round(head.top - scroll.top), label.left >= 0 && label.right <= innerWidth]";
    assert_eq!(phone.run(script).await, json!([0, true]));
}

#[tokio::test]
async fn the_big_screen_is_filled_and_holds_twelve() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let five = phone.open_table_of("tarot", &NAMES[..5]).await;
    phone.post_hand(&five, &garde(1, 2)).await;
    let twelve = phone.crowd(&long_names()).await;
    let fits = "const board = document.querySelector('.scores').getBoundingClientRect();
        const out = [...document.querySelectorAll('.top h1, .head, .scores .total, .scores .who, .news > *')].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1;
        });
        return [document.documentElement.scrollHeight <= innerHeight, document.documentElement.scrollWidth <= innerWidth,
            out.map((one) => one.outerHTML.slice(0, 90)), board.height > innerHeight * .5]";
    // In each row, no element overlaps another one or exceeds the row's height.
    let crowded = "return [...document.querySelectorAll('.scores > li')].flatMap((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        const boxes = [...row.querySelectorAll('.mark, .who, .change, .total')].filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect()).sort((a, b) => a.left - b.left);
        const wrong = boxes.some((box, at) => box.top < top - 1 || box.bottom > bottom + 1 || box.right > boxes[at + 1]?.left + 1);
        return wrong ? [row.innerText] : [];
    })";
    let smallest = "return Math.min(...[...document.querySelectorAll('body *')]
        .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
        .filter((one) => one.checkVisibility() && !one.closest('.sr, .skip, .menu > div') && getComputedStyle(one).clipPath === 'none')
        .map((one) => parseFloat(getComputedStyle(one).fontSize)))";
    // The size and the lines of each name.
    let names = "return [...document.querySelectorAll('.scores .who')].map((name) => {
        const range = document.createRange(), style = getComputedStyle(name);
        range.selectNodeContents(name);
        return [parseFloat(style.fontSize), Math.round(range.getBoundingClientRect().height / parseFloat(style.lineHeight))];
    })";
    for (name, table) in [("five", &five), ("twelve", &twelve)] {
        phone.goto(&format!("{table}/watch")).await;
        phone.resize(1920, 1080, 1);
        assert_eq!(phone.run(fits).await, json!([true, true, [], true]), "{name} at 1920×1080");
        let least = phone.run(smallest).await.as_f64().expect("a size");
        assert!(least >= 44.0, "{name}: the smallest text has {least} px");
        assert_eq!(phone.run(crowded).await, json!([]), "{name}: rows that are crowded");
        if table == &five {
            // The names are large, of one size, and each on one line.
            let names = phone.run(names).await;
            let is_fine = |name: &Value| name[0].as_f64() > Some(70.0) && name[1] == 1 && *name == names[0];
            assert!(names.as_array().is_some_and(|names| names.iter().all(is_fine)), "{names}");
        }
        phone.resize(740, 360, 2);
        assert_eq!(phone.run(fits).await, json!([true, true, [], true]), "{name} held sideways");
        phone.resize(360, 740, 2);
        assert_eq!(phone.sideways().await, NOTHING);
    }
}

#[tokio::test]
async fn an_explanation_is_aligned_in_one_column() {
    let (_server, phone, tarot) = at_a_table(Browser::Chromium, &TAROT).await;
    let hand =
        json!({ "taker": TAROT.players[0], "bid": "garde", "bouts": "2", "points": "49", "petit_au_bout": "attack" });
    phone.post_hand(&tarot, &hand).await;
    phone.goto(&format!("{tarot}/hands/1")).await;
    phone.assert_sound().await;
    let edges = "return [...new Set([...document.querySelectorAll('.reckon:has(b)')].map((list) =>
        new Set([...list.querySelectorAll('li > b')].map((one) => Math.round(one.getBoundingClientRect().right))).size))]";
    assert_eq!(phone.run(edges).await, json!([1]), "one column for each explanation");
    phone.widen(320);
    assert_eq!(phone.sideways().await, NOTHING);
    phone.widen(360);

    let tresillo = phone.open_table_of("tresillo", &["Ana", "Bruno", "Carla"]).await;
    for (hombre, outcome) in [("Bruno", "repuesto"), ("Carla", "sacado"), ("Ana", "repuesto"), ("Bruno", "repuesto")] {
        let hand = json!({ "hombre": hombre, "bid": "vuelta", "outcome": outcome });
        phone.post_hand(&tresillo, &hand).await;
    }
    phone.goto(&format!("{tresillo}/hands/4")).await;
    phone.assert_sound().await;
    phone.goto(&tresillo).await;
    phone.assert_sound().await;
    let pots = "return [...document.querySelectorAll('.pots > div')].map((pot) =>
        Number(pot.querySelector('b').textContent) ===
            [...pot.querySelectorAll('.piece')].reduce((sum, one) => sum + Number(one.textContent), 0))";
    assert_eq!(phone.run(pots).await, json!([true, true]), "the counters add up to the value of the pot");
    assert!(phone.sees(".slip").await, "a debt is shown beside a name");
}
