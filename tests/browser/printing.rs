//! The sheet on paper.

use data_encoding::BASE64;
use serde_json::json;

use crate::driver::Browser;
use crate::games::TAROT;
use crate::phone::Phone;
use crate::server::{at_a_server, at_a_table};

const HANDS: usize = 100;

/// The maximum number of attempts to print.
const TRIES: usize = 5;

/// The size of an A4 page, in points.
const A4: (f64, f64) = (595.0, 842.0);

/// The address of a link that is only in the head of the table. A PDF has it as plain text once for each printed head.
const IN_THE_HEAD: &str = "https://head.example/";

/// A printed document.
struct Paper {
    pdf: String,
}

impl Phone {
    /// Prints the current page. On a busy machine, Chromium sometimes reports only that printing failed. The page is not
    /// the cause, so only this error is retried.
    fn print(&self) -> Paper {
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
        Paper { pdf: String::from_utf8_lossy(&bytes).into_owned() }
    }

    /// Adds a link to the head of the table, so that it can be found in the PDF.
    async fn mark_the_head(&self) {
        let script = "const link = document.createElement('a');
            link.href = arguments[0];
            link.textContent = 'x';
            document.querySelector('thead th').append(link)";
        self.run_with(script, vec![json!(IN_THE_HEAD)]).await;
    }
}

impl Paper {
    /// The width and height of each page.
    fn pages(&self) -> Vec<(f64, f64)> {
        let boxes = self.pdf.split("/MediaBox").skip(1).map(|after| after.trim_start_matches([' ', '[']));
        let sides = |text: &str| {
            let mut numbers = text.split([' ', ']']).skip(2).filter_map(|number| number.parse::<f64>().ok());
            (numbers.next().unwrap_or_default(), numbers.next().unwrap_or_default())
        };
        boxes.map(sides).collect()
    }

    /// How often a link is printed.
    fn links(&self, address: &str) -> usize {
        self.pdf.matches(address).count()
    }
}

/// Whether a page has this size, apart from rounding.
fn measures(page: (f64, f64), size: (f64, f64)) -> bool {
    (page.0 - size.0).abs() < 2.0 && (page.1 - size.1).abs() < 2.0
}

#[tokio::test]
async fn a_long_sheet_is_portrait_and_repeats_its_head_on_every_page() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let points: Vec<i64> = (9..).take(HANDS).map(|hand| hand * 37 % 60 + 9).collect();
    phone.fill(&table, TAROT.players, &points).await;
    phone.goto(&format!("{table}/sheet")).await;
    phone.mark_the_head().await;
    let paper = phone.print();
    let pages = paper.pages();
    println!("{pages:?}, {} heads", paper.links(IN_THE_HEAD));
    assert!((2..=6).contains(&pages.len()), "{HANDS} hands on {} pages", pages.len());
    assert!(pages.iter().all(|page| measures(*page, A4)), "{pages:?}");
    assert_eq!(paper.links(IN_THE_HEAD), pages.len(), "the head of the table, on so many pages");
}

#[tokio::test]
async fn a_wide_sheet_is_landscape() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let crowd = ["Ana", "Bruno", "Carla", "Dimitri", "Élodie", "Fredrik", "Guðrún", "Hildegard"];
    let table = phone.open_table_of("free", &crowd).await;
    phone.goto(&format!("{table}/sheet")).await;
    let pages = phone.print().pages();
    assert!(!pages.is_empty() && pages.iter().all(|page| measures(*page, (A4.1, A4.0))), "{pages:?}");
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
