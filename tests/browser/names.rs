//! Realistic names of up to twelve letters are not broken where there is room, and nothing overlaps them.

use serde_json::{Map, Value, json};

use crate::checks::NOTHING;
use crate::driver::Browser;
use crate::phone::Phone;
use crate::server::at_a_server;

const NAMES: [&str; 12] = [
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

impl Phone {
    async fn broken(&self, css: &str) -> Value {
        self.run_with(BROKEN, vec![json!(css)]).await
    }
}

#[tokio::test]
async fn names_are_whole_at_the_table() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let burro = phone.open_table_of("burro", &NAMES[..4]).await;
    phone.goto(&burro).await;
    assert_eq!(phone.broken(".spell .tile").await, json!([]), "on the tiles of a word");
    phone.assert_sound().await;
    phone.widen(320);
    assert_eq!(phone.sideways().await, NOTHING);
    phone.widen(360);
    let vriddiot = phone.open_table_of("vriddiot", &NAMES[..4]).await;
    phone.goto(&format!("{vriddiot}/hands/new")).await;
    phone.run("document.querySelector('.extras').open = true").await;
    assert_eq!(phone.broken(".order .who").await, json!([]), "in the order of going out");
    phone.resize(740, 360, 2);
    phone.goto(&format!("{vriddiot}/hands/new")).await;
    assert_eq!(phone.broken(".tiles .name").await, json!([]), "on tiles, held sideways");
}

#[tokio::test]
async fn names_are_whole_in_the_book() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let tarot = phone.open_table_of("tarot", &NAMES[..5]).await;
    for (taker, partner) in [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)] {
        let hand =
            json!({ "taker": NAMES[taker], "partner": NAMES[partner], "bid": "garde", "bouts": "2", "points": "49" });
        assert_eq!(phone.post(&format!("{tarot}/hands"), &hand).await, json!(201));
    }
    phone.close_table(&tarot).await;
    let free = phone.open_table_of("free", &NAMES).await;
    let scores =
        (0_i32..).zip(NAMES).map(|(seat, name)| (format!("scores[{name}]"), json!((seat * 900 - 4000).to_string())));
    assert_eq!(phone.post(&format!("{free}/hands"), &Value::Object(scores.collect::<Map<_, _>>())).await, json!(201));
    phone.close_table(&free).await;

    phone.goto("/").await;
    let club = "return document.querySelector('[href$=\"/season\"]').getAttribute('href').replace('/season', '')";
    let club = phone.run(club).await.as_str().expect("a club").to_owned();
    // The search field shows its text as it was typed, without a text transform.
    let typed = "return getComputedStyle(document.querySelector('#find')).textTransform";
    assert_eq!(phone.run(typed).await, json!("none"));
    for language in ["en", "de"] {
        phone.speak(language);
        for page in ["season/tarot", "season/free", "people/1", "people/3"] {
            phone.goto(&format!("{club}/{page}")).await;
            assert_eq!(phone.broken(".versus tbody th").await, json!([]), "{page} in {language}");
            assert_eq!(phone.sideways().await, NOTHING, "{page} in {language}");
            let overlap = phone.overlaps(".bars text").await;
            assert_eq!(overlap, NOTHING, "{page} in {language}");
        }
    }
    phone.goto(&format!("{club}/season/tarot")).await;
    phone.assert_sound().await;
    phone.enlarge_text(200).await;
    assert_eq!(phone.run(COVERED).await, json!([]), "a total lies on a name");
    for page in ["", "/season/tarot", "/people/1"] {
        phone.goto(&format!("{club}{page}")).await;
        phone.enlarge_text(200).await;
        assert_eq!(phone.sideways().await, NOTHING, "{page} in letters twice as large");
    }
}

/// The texts of the given elements that break within a word without a visible hyphen.
const TORN: &str = r"
return [...document.querySelectorAll(arguments[0])].flatMap((one) => [...one.textContent].flatMap((letter, at, all) => {
    const place = (index) => {
        const range = document.createRange();
        range.setStart(one.firstChild, index);
        range.setEnd(one.firstChild, index + 1);
        // What stands behind a hyphen that is seen has that, in the line before, for its own.
        return [...range.getClientRects()].at(-1)?.top;
    };
    const isLetter = (one) => /\p{L}/u.test(one ?? '');
    return isLetter(letter) && isLetter(all[at + 1]) && place(at) < place(at + 1) - 2 ? [one.textContent] : [];
}))";

#[tokio::test]
async fn names_over_the_columns_of_a_sheet_end_a_line_with_a_hyphen() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table_of("tarot", &NAMES[1..6]).await;
    let hand = json!({ "taker": NAMES[1], "partner": NAMES[2], "bid": "garde", "bouts": "2", "points": "49" });
    assert_eq!(phone.post(&format!("{table}/hands"), &hand).await, json!(201));
    phone.goto(&format!("{table}/sheet")).await;
    for (width, percent) in [(320, 100), (360, 100), (320, 200), (360, 200)] {
        phone.widen(width);
        phone.enlarge_text(percent).await;
        let torn = phone.run_with(TORN, vec![json!(".hands thead bdi")]).await;
        assert_eq!(torn, json!([]), "at {width} in letters of {percent} %");
    }
}

#[tokio::test]
async fn names_fill_the_big_screen_and_are_of_one_size() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table_of("tarot", &NAMES[..5]).await;
    let hand = json!({ "taker": NAMES[1], "partner": NAMES[2], "bid": "garde", "bouts": "2", "points": "49" });
    assert_eq!(phone.post(&format!("{table}/hands"), &hand).await, json!(201));
    phone.goto(&format!("{table}/watch")).await;
    phone.resize(1920, 1080, 1);
    let sizes = "return [...new Set([...document.querySelectorAll('.scores .who')]
        .map((name) => parseFloat(getComputedStyle(name).fontSize)))]";
    let sizes = phone.run(sizes).await;
    let sizes = sizes.as_array().expect("sizes");
    assert!(sizes.len() == 1 && sizes[0].as_f64() > Some(70.0), "{sizes:?}");
    // Each name is on one line.
    let lines = "return [...document.querySelectorAll('.scores .who')].map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return Math.round(range.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight));
    })";
    assert_eq!(phone.run(lines).await, json!([1, 1, 1, 1, 1]));
}

#[tokio::test]
async fn the_small_text_of_a_button_is_below_its_label() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table_of("burro", &NAMES[..2]).await;
    phone.goto(&format!("{table}/leaving")).await;
    let script = "const button = document.querySelector('main .btn');
        button.innerHTML = '<span>Club<small>Friederike</small></span>';
        const [name, who] = [button.querySelector('span').firstChild, button.querySelector('small')];
        const range = document.createRange();
        range.selectNodeContents(name);
        return who.getBoundingClientRect().top >= range.getBoundingClientRect().bottom - 4";
    assert_eq!(phone.run(script).await, json!(true));
}
