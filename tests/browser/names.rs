//! Realistic names of up to twelve letters are not broken where there is room, and nothing overlaps them.

use crate::prelude::*;

pub const NAMES: [&str; 12] = [
    "Friederike",
    "Maximiliane",
    "Bartholomäus",
    "Konstantin",
    "Élodie",
    "Guðrún",
    "Wilhelmina",
    "Christopher",
    "Sebastião",
    "Hildegard",
    "Ana",
    "Ole",
];

/// A hand of tarot for five of these players.
pub fn garde(taker: usize, partner: usize) -> Value {
    json!({ "taker": NAMES[taker], "partner": NAMES[partner], "bid": "garde", "bouts": "2", "points": "49" })
}

/// The words in the given elements that are broken across lines.
const BROKEN: &str = r"
return [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility()).flatMap((one) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), broken = [];
    while (texts.nextNode()) {
        if (texts.currentNode.parentElement.closest('.sr')) continue;
        for (const word of texts.currentNode.data.matchAll(/[\p{L}\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, word.index);
            range.setEnd(texts.currentNode, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)));
            if (lines.size > 1) broken.push(word[0]);
        }
    }
    return broken;
})";

/// The rows of a standing in which the name overlaps the total beside it.
const COVERED: &str = r"
const middle = (box) => (box.top + box.bottom) / 2;
return [...document.querySelectorAll('.standing li')].filter((row) => {
    const range = document.createRange();
    range.selectNodeContents(row.querySelector('.who'));
    const [name, total] = [range, row.querySelector('.total')].map((one) => one.getBoundingClientRect());
    return name.right > total.left && Math.abs(middle(name) - middle(total)) < name.height / 2;
}).map((row) => row.innerText)";

/// The parts of the score board that lie over each other. A long name is clipped, so its box counts and not its text.
const COVERING: &str = r"
const parts = [...document.querySelectorAll('.scores :is(.who, .change, .total)')].map((one) => [one.innerText, one.getBoundingClientRect()]);
const overlap = ([, a], [, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
return parts.flatMap((one, at) => parts.slice(at + 1).filter((other) => overlap(one, other)).map((other) => `${one[0]} on ${other[0]}`))";

impl Phone {
    async fn broken(&self, css: &str) -> Value {
        self.run_with(BROKEN, vec![json!(css)]).await
    }
}

#[tokio::test]
async fn names_are_whole_at_the_table() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let burro = phone.open_table_of("burro", &NAMES[..4]).await;
    for loser in [0, 1, 1, 3, 1, 0, 1, 3] {
        phone.post_hand(&burro, &json!({ "loser": NAMES[loser] })).await;
    }
    phone.goto(&burro).await;
    // The letters are as large as the names, and only one is new.
    let sizes = "const size = (css) => getComputedStyle(document.querySelector(css)).fontSize;
        return [size('.spell .tile > span') === size('.word b'), document.querySelectorAll('.fresh').length]";
    assert_eq!(phone.run(sizes).await, json!([true, 1]));
    assert_eq!(phone.broken(".spell .tile").await, json!([]), "on the tiles of a word");
    phone.assert_sound().await;
    phone.widen(320);
    assert_eq!(phone.sideways().await, NOTHING);
    phone.widen(360);
    let vriddiot = phone.open_table_of("vriddiot", &NAMES[..4]).await;
    phone.open_form(&vriddiot).await;
    phone.run("document.querySelector('.extras').open = true").await;
    assert_eq!(phone.broken(".order .who").await, json!([]), "in the order of going out");
    phone.resize(740, 360, 2);
    phone.open_form(&vriddiot).await;
    assert_eq!(phone.broken(".tiles .name").await, json!([]), "on tiles, held sideways");
}

#[tokio::test]
async fn names_are_whole_in_the_book() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let tarot = phone.open_table_of("tarot", &NAMES[..5]).await;
    for (taker, partner) in [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)] {
        phone.post_hand(&tarot, &garde(taker, partner)).await;
    }
    phone.close_table(&tarot).await;
    let free = phone.crowd(&NAMES.map(str::to_owned)).await;
    phone.close_table(&free).await;

    let club = phone.club().await;
    // The search field shows its text as it was typed, without a text transform.
    let transform = "return getComputedStyle(document.querySelector('#find')).textTransform";
    assert_eq!(phone.run(transform).await, json!("none"));
    for language in ["en", "de"] {
        phone.speak(language);
        for page in ["season/tarot", "season/free", "people/1", "people/3"] {
            phone.goto(&format!("{club}/{page}")).await;
            assert_eq!(phone.broken(".versus tbody th").await, json!([]), "{page} in {language}");
            assert_eq!(phone.sideways().await, NOTHING, "{page} in {language}");
            assert_eq!(phone.overlaps(".bars text").await, NOTHING, "{page} in {language}");
        }
    }
    phone.goto(&format!("{club}/season/tarot")).await;
    phone.assert_sound().await;
    phone.enlarge_text(200).await;
    assert_eq!(phone.run(COVERED).await, json!([]), "a total overlaps a name");
    for page in ["", "/season/tarot", "/people/1"] {
        phone.goto(&format!("{club}{page}")).await;
        phone.enlarge_text(200).await;
        assert_eq!(phone.sideways().await, NOTHING, "{page} in letters twice as large");
        let dock = "return document.querySelector('.dock').offsetHeight / innerHeight";
        assert!(phone.run(dock).await.as_f64().is_some_and(|part| part < 0.3), "the dock covers {page}");
    }
}

#[tokio::test]
async fn names_have_room_in_large_letters() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let lombre = phone.open_table_of("lombre", &NAMES[..3]).await;
    phone.open_form(&lombre).await;
    phone.enlarge_text(200).await;
    let cut = "return [...document.querySelectorAll('.tiles .name > span')].filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth).length";
    assert_eq!(phone.run(cut).await, json!(0));
    assert_eq!(phone.broken(".tiles .opt").await, json!([]));
    // The button "All pass" goes below the deal, and no word of that is torn.
    let tarot = phone.open_table_of("tarot", &NAMES[..4]).await;
    phone.goto(&tarot).await;
    phone.enlarge_text(200).await;
    assert_eq!(phone.broken("#deal").await, json!([]));
    phone.fill(&tarot, &NAMES[..1], &[49]).await;
    phone.goto(&format!("{tarot}/settlement")).await;
    phone.enlarge_text(200).await;
    let hidden =
        "const scroll = document.querySelector('#balances .scroll'); return scroll.scrollWidth - scroll.clientWidth";
    assert_eq!(phone.run(hidden).await, json!(0), "the last column is in sight");
}

#[tokio::test]
async fn a_long_word_stays_in_its_card() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table_of("tarot", &["Wolfeschlegelsteinhausenbergerdorff", "Bo", "Chloé", "Dag"]).await;
    phone.fill(&table, &["Bo"], &[49]).await;
    phone.close_table(&table).await;
    phone.goto(&format!("{}/people/1", phone.club().await)).await;
    let out = "return [...document.querySelectorAll('.sheet > table')].filter((one) => one.offsetWidth > one.parentElement.clientWidth - 32)
        .map((one) => one.innerText)";
    assert_eq!(phone.run(out).await, json!([]));
}

/// The texts of the given elements that break within a word without a visible hyphen.
const TORN: &str = r"
return [...document.querySelectorAll(arguments[0])].flatMap((one) => [...one.textContent].flatMap((letter, at, all) => {
    const place = (index) => {
        const range = document.createRange();
        range.setStart(one.firstChild, index);
        range.setEnd(one.firstChild, index + 1);
        // After a visible hyphen, the first rectangle of a letter is the hyphen's, on the line before.
        return [...range.getClientRects()].at(-1)?.top;
    };
    const isLetter = (one) => /\p{L}/u.test(one ?? '');
    return isLetter(letter) && isLetter(all[at + 1]) && place(at) < place(at + 1) - 2 ? [one.textContent] : [];
}))";

#[tokio::test]
async fn names_over_the_columns_of_a_sheet_end_a_line_with_a_hyphen() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table_of("tarot", &NAMES[1..6]).await;
    phone.post_hand(&table, &garde(1, 2)).await;
    phone.goto(&format!("{table}/sheet")).await;
    for (width, percent) in [(320, 100), (360, 100), (320, 200), (360, 200)] {
        phone.widen(width);
        phone.enlarge_text(percent).await;
        let torn = phone.run_with(TORN, vec![json!(".hands thead bdi")]).await;
        assert_eq!(torn, json!([]), "at {width} in letters of {percent} %");
    }
}

/// Names of forty letters without a space, and totals of ten digits.
#[tokio::test]
async fn nothing_overlaps_however_long_names_and_numbers_are() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let long: Vec<String> = NAMES[..3].iter().map(|name| name.repeat(4).chars().take(40).collect()).collect();
    let names: Vec<&str> = long.iter().map(String::as_str).collect();
    let lombre = phone.open_table_of("lombre", &names).await;
    phone.post_hand(&lombre, &json!({ "hombre": names[0], "outcome": "sacado" })).await;
    phone.widen(320);
    phone.goto(&format!("{lombre}/settlement")).await;
    assert_eq!(phone.sideways().await, NOTHING, "the settlement");
    assert_eq!(phone.overlaps("#payments :is(small, .sum, .btn)").await, NOTHING);
    for names in [["Ana", "Bo", "Chloé"], [names[0], names[1], names[2]]] {
        let free = phone.open_table_of("free", &names).await;
        for scores in [[99_999_999, -100_000_000, 7]; 12] {
            let scores =
                names.iter().zip(scores).map(|(name, score)| (format!("scores[{name}]"), json!(score.to_string())));
            phone.post_hand(&free, &Value::Object(scores.collect())).await;
        }
        for width in [320, 375] {
            phone.widen(width);
            let club = phone.club().await;
            for (page, css) in [
                (format!("{free}/sheet"), ".hands td"),
                (format!("{free}/settlement"), ".versus :is(th, td)"),
                (club, ".five b, .rows a > *"),
                ("/".to_owned(), ".rows a"),
            ] {
                phone.goto(&page).await;
                assert_eq!(phone.overlaps(css).await, NOTHING, "{page} at {width}");
                assert_eq!(phone.sideways().await, NOTHING, "{page} at {width}");
            }
            phone.goto(&free).await;
            assert_eq!(phone.run(COVERING).await, json!([]), "at {width}");
            assert_eq!(phone.sideways().await, NOTHING, "at {width}");
            if names[0] == "Ana" {
                assert_eq!(phone.broken(".scores .who").await, json!([]), "at {width}");
            }
        }
    }
}
