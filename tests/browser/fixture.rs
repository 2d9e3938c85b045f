//! Tables with everything that a page can show, for the tests that visit every page.

use crate::prelude::*;

/// A page, its name, and how to open it.
pub struct Stop {
    pub name: String,
    pub path: String,
    /// A script that sends a form, for pages that are only shown in response to one.
    pub then: Option<&'static str>,
}

impl Stop {
    pub fn at(name: &str, path: &str) -> Self {
        Self { name: name.to_owned(), path: path.to_owned(), then: None }
    }
}

/// Sends the form as it is. An empty entry form leads to a page of errors.
const SEND: &str = "document.querySelector('.dock .primary').click()";
/// Starts or stops showing a code for a new phone.
const OFFER: &str = "document.querySelector('.dock .primary, [value=stop]').click()";
const PUBLISH: &str = "document.querySelector('[value=publish]').click()";
/// Sends the entry form with the number of a hand that is already on the sheet.
const SEND_FIRST: &str = "document.querySelector('[name=number]').value = '1';
    document.querySelector('[name=\"taker+bid\"]').click(); document.querySelector('[name=bouts]').click();
    document.querySelector('[name=points]').value = '60'; document.querySelector('.dock .primary').click()";
/// Changes the points in a correction, and requests a preview of what changes.
const PREVIEW: &str =
    "document.querySelector('[name=points]').value = '60'; document.querySelector('.dock .primary').click()";
/// Requests a preview of voiding or restoring a hand.
const VOID: &str = "document.querySelector('form[action$=\"/void\"] button').click()";
const RESTORE: &str = "document.querySelector('form[action$=\"/restore\"] button').click()";

impl Phone {
    /// Opens a table of each game and returns its pages, which are named `PAGE-GAME`.
    pub async fn pages_of_games(&self) -> Vec<Stop> {
        let mut stops = Vec::new();
        for game in GAMES {
            let (table, game) = (self.open_table(game).await, game.id);
            let paths = [
                ("live", table.clone()),
                ("entry", format!("{table}/hands/new")),
                ("new", format!("/tables/new?game={game}")),
            ];
            stops.extend(paths.map(|(page, path)| Stop::at(&format!("{page}-{game}"), &path)));
        }
        stops
    }

    /// Opens tables that fill every page, and returns all pages that exist once rather than for each game.
    pub async fn pages(&self) -> Vec<Stop> {
        let table = self.open_table(&TAROT).await;
        self.fill(&table, TAROT.players, &[49, 30, 51, 40, 62, 35]).await;
        let old =
            json!({ "version": "7", "taker": "Bruno", "bid": "petite", "bouts": "1", "points": "56", "step": "save" });
        self.post(&format!("{table}/hands/2/edit"), &old).await;

        let mended = self.open_table(&TAROT).await;
        self.fill(&mended, TAROT.players, &[49, 30, 51]).await;
        self.post(&format!("{mended}/hands/2/void"), &json!({ "version": "4" })).await;

        let finished = self.open_table(&TAROT).await;
        self.fill(&finished, TAROT.players, &[49, 30]).await;
        self.close_table(&finished).await;
        let pages = [
            ("home", "/".to_owned(), None),
            ("games", "/tables/new".to_owned(), None),
            ("live", table.clone(), None),
            ("live-by-score", format!("{table}?by=score"), None),
            ("entry", format!("{table}/hands/new"), None),
            ("error", format!("{table}/hands/new"), Some(SEND)),
            ("conflict", format!("{table}/hands/new"), Some(SEND_FIRST)),
            ("result", format!("{table}/hands/6"), None),
            ("result-corrected", format!("{table}/hands/2"), None),
            ("edit", format!("{table}/hands/2/edit"), None),
            ("edit-preview", format!("{table}/hands/2/edit"), Some(PREVIEW)),
            ("void-preview", format!("{table}/hands/3"), Some(VOID)),
            ("insert", format!("{table}/hands/2/insert"), None),
            ("voided", format!("{mended}/voided/3"), None),
            ("restore-preview", format!("{mended}/voided/3"), Some(RESTORE)),
            ("sheet", format!("{table}/sheet"), None),
            ("sheet-running", format!("{table}/sheet?as=running"), None),
            ("settle", format!("{table}/settlement"), None),
            ("close", format!("{table}/closing"), None),
            ("rules", format!("{table}/rules"), None),
            ("stake", format!("{table}/stake"), None),
            ("players", format!("{table}/players"), None),
            ("share", format!("{table}/share"), None),
            ("share-links", format!("{table}/share"), Some(SEND)),
            ("finished", finished.clone(), None),
            ("picture", format!("{finished}/picture"), None),
            ("picture-published", format!("{finished}/picture"), Some(PUBLISH)),
            ("finished-settle", format!("{finished}/settlement"), None),
            ("new-error", "/tables/new?game=tarot".to_owned(), Some(SEND)),
            ("missing", "/t/nothing-here".to_owned(), None),
            ("recovery", format!("{}/recovery", self.club().await), Some(SEND)),
            ("new-phone", "/phone".to_owned(), Some(OFFER)),
        ];
        pages.map(|(name, path, then)| Stop { name: name.to_owned(), path, then }).into()
    }

    /// Opens a page and, if it has a script, runs the script and waits until the page has changed.
    pub async fn visit(&self, stop: &Stop) {
        self.goto(&stop.path).await;
        if let Some(script) = stop.then {
            let before = self.run("return document.querySelector('main').innerText").await;
            self.run(script).await;
            let changed = format!(
                "return document.readyState === 'complete' && document.querySelector('main')?.innerText !== {before}"
            );
            self.wait_for(&changed).await;
        }
    }
}
