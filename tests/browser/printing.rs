//! The sheet on paper.

use data_encoding::BASE64;

use crate::prelude::*;

const HANDS: usize = 100;

/// The maximum number of attempts to print.
const TRIES: usize = 5;

/// The size of an A4 page, in points.
const A4: (f64, f64) = (595.0, 842.0);

/// The address of a link that is only in the head of the table. A PDF has it as plain text once for each printed head.
const IN_THE_HEAD: &str = "https://head.example/";

impl Phone {
    /// Prints the current page as a PDF. On a busy machine, Chromium sometimes reports only that printing failed. The page is
    /// not the cause, so only this error is retried.
    fn print(&self) -> String {
        let wanted = json!({ "preferCSSPageSize": true, "generateTaggedPDF": false });
        let mut tries = 0;
        let printed = loop {
            tries += 1;
            match self.try_cdp("Page.printToPDF", wanted.clone()) {
                Ok(printed) => break printed,
                Err(error) if tries < TRIES && error.contains("Printing failed") => {}
                Err(error) => panic!("Page.printToPDF: {error}"),
            }
        };
        let bytes = BASE64.decode(printed["data"].as_str().expect("a PDF").as_bytes()).expect("BASE64");
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// The number of pages, which must all have this size, apart from rounding.
fn pages(pdf: &str, (width, height): (f64, f64)) -> usize {
    let boxes: Vec<_> = pdf.split("/MediaBox").skip(1).map(|after| after.trim_start_matches([' ', '['])).collect();
    for text in &boxes {
        let mut sides = text.split([' ', ']']).skip(2).filter_map(|number| number.parse::<f64>().ok());
        let is_near = |side: Option<f64>, wanted: f64| side.is_some_and(|side| (side - wanted).abs() < 2.0);
        let text = text.get(..40).unwrap_or_default();
        assert!(is_near(sides.next(), width) && is_near(sides.next(), height), "not {width}×{height}: {text}");
    }
    boxes.len()
}

#[tokio::test]
async fn a_long_sheet_is_portrait_and_repeats_its_head_on_every_page() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let points: Vec<i64> = (9..).take(HANDS).map(|hand| hand * 37 % 60 + 9).collect();
    phone.fill(&table, TAROT.players, &points).await;
    phone.goto(&format!("{table}/sheet")).await;
    let mark = "const link = document.createElement('a');
        link.href = arguments[0];
        link.textContent = 'x';
        document.querySelector('thead th').append(link)";
    phone.run_with(mark, vec![json!(IN_THE_HEAD)]).await;
    let pdf = phone.print();
    let pages = pages(&pdf, A4);
    assert!((2..=6).contains(&pages), "{HANDS} hands on {pages} pages");
    assert_eq!(pdf.matches(IN_THE_HEAD).count(), pages, "the head of the table is on each page");
}

#[tokio::test]
async fn a_wide_sheet_is_landscape() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let players = ["Ana", "Bruno", "Carla", "Dimitri", "Élodie", "Fredrik", "Guðrún", "Hildegard"];
    let table = phone.open_table_of("free", &players).await;
    phone.goto(&format!("{table}/sheet")).await;
    assert_ne!(pages(&phone.print(), (A4.1, A4.0)), 0);
}

#[tokio::test]
async fn controls_are_not_printed() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.fill(&table, TAROT.players, &[49, 30]).await;
    phone.close_table(&table).await;
    let club = phone.club().await;
    phone.cdp("Emulation.setEmulatedMedia", json!({ "media": "print" }));
    for page in [table.clone(), format!("{table}/settlement"), club.clone(), format!("{club}/season/tarot")] {
        phone.goto(&page).await;
        let script = "return [...document.querySelectorAll('input, select, button, summary, .chip')]
            .filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 90))";
        assert_eq!(phone.run(script).await, json!([]), "{page}");
    }
}

/// The scoring card of each game with its usual rules, as the form of a new table shows it.
#[tokio::test]
async fn a_scoring_card_fits_a_phone_and_prints_on_one_page() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    for game in tanto::games::GAMES {
        let id = game.info().id;
        phone.goto(&format!("/tables/new/card?game={id}")).await;
        phone.assert_sound().await;
        assert_eq!(pages(&phone.print(), A4), 1, "{id}");
    }
}
