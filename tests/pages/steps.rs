//! What people do again and again: open tables, enter hands, share and join.

use crate::browser::{Answer, Browser, Inputs};

/// The links on an owner's page, in order.
pub const SCORER: usize = 0;
pub const SPECTATOR: usize = 1;
pub const OWNER: usize = 2;

/// The stakes of an evening for money.
pub const FIVE_CENTS: [(&str, &str); 3] = [("worth", "money"), ("currency", "EUR"), ("rate", "0.05")];

pub fn two_browsers() -> (Browser, Browser) {
    let browser = Browser::new();
    (browser.another(), browser)
}

/// A browser that has just opened a tarot table.
pub async fn at_a_table() -> (Browser, String) {
    let mut browser = Browser::new();
    let table = browser.open_table(&[]).await;
    (browser, table)
}

/// A browser after a finished evening: its table and its club.
pub async fn after_an_evening() -> (Browser, String, String) {
    let mut browser = Browser::new();
    let table = browser.finish_evening().await;
    let club = browser.club().await;
    (browser, table, club)
}

impl Browser {
    /// Opens a tarot table of four through the form, and returns its path.
    pub async fn open_table(&mut self, more: Inputs<'_>) -> String {
        self.open_table_of("tarot", more).await
    }

    /// The same for any game.
    pub async fn open_table_of(&mut self, game: &str, more: Inputs<'_>) -> String {
        let key = self.input(&format!("/tables/new?game={game}&name="), "key").await;
        let inputs = [&[("key", key.as_str()), ("game", game)], more].concat();
        self.open_for(&["Ana", "Bo", "Chloé", "Dag"], &inputs).await
    }

    /// Opens a table for these players. The first one deals.
    pub async fn open_for(&mut self, players: &[&str], inputs: Inputs<'_>) -> String {
        let players = players.iter().map(|name| ("players", *name));
        let inputs: Vec<_> = inputs.iter().copied().chain([("first_dealer", "0")]).chain(players).collect();
        let answer = self.post("/tables/new", &inputs).await;
        answer.is(303);
        answer.to
    }

    /// Opens a tarot table and enters hands with these points.
    pub async fn play(&mut self, points: &[&str]) -> String {
        let table = self.open_table(&[]).await;
        for points in points {
            self.enter(&table, points).await;
        }
        table
    }

    /// A finished evening for money: Ana +198 points, €9.90; the others −66, €3.30 each.
    pub async fn finish_evening(&mut self) -> String {
        let table = self.open_table(&FIVE_CENTS).await;
        self.enter(&table, "49").await;
        self.change(&table, "closing").await;
        table
    }

    /// Enters a hand at a tarot table: Ana takes a garde with two bouts and these points.
    pub async fn enter(&mut self, table: &str, points: &str) {
        self.enter_hand(table, &[("taker+bid", "Ana+garde"), ("bouts", "2"), ("points", points)]).await;
    }

    /// Enters the next hand of a table with these inputs of its form.
    pub async fn enter_hand(&mut self, table: &str, inputs: Inputs<'_>) {
        let page = self.page(&format!("{table}/hands/new")).await;
        let own = ["key", "number"].map(|name| (name, page.input(name)));
        self.post(&format!("{table}/hands"), &[&own[..], inputs].concat()).await.is(303);
    }

    /// Enters the scores of each player on a free sheet.
    pub async fn enter_scores(&mut self, table: &str, scores: &[&str]) {
        let fields = ["scores[p1]", "scores[p2]", "scores[p3]", "scores[p4]"];
        self.enter_hand(table, &fields.into_iter().zip(scores.iter().copied()).collect::<Vec<_>>()).await;
    }

    /// Opens a page and sends its form to a path, with more inputs.
    pub async fn send(&mut self, page: &str, path: &str, more: Inputs<'_>) -> Answer {
        let page = self.page(page).await;
        self.post(path, &page.form(more)).await
    }

    pub async fn void(&mut self, table: &str, number: u32) {
        let hand = format!("{table}/hands/{number}");
        self.send(&hand, &format!("{hand}/void"), &[("step", "save")]).await.is(303);
    }

    /// Closes or reopens a table. `path` is the last part of the form's path.
    pub async fn change(&mut self, table: &str, path: &str) {
        self.send(&format!("{table}/closing"), &format!("{table}/{path}"), &[]).await.leads_to(table);
    }

    /// Gives a seat to somebody else, from the next hand on.
    pub async fn replace(&mut self, table: &str, seat: &str, name: &str) {
        let path = format!("{table}/players");
        let label = seat.parse::<u8>().unwrap() + 1;
        self.send(&path, &path, &[(&format!("instead[p{label}]"), name)]).await.is(303);
    }

    /// The path of the browser's only club, as home links to it.
    pub async fn club(&mut self) -> String {
        let home = self.page("/").await;
        let id = home.body.split("href=\"/c/").nth(1).unwrap_or_else(|| panic!("no club: {}", home.text()));
        format!("/c/{}", id.split(['"', '/', '?']).next().unwrap())
    }

    /// The page of the newest evening of a club.
    pub async fn evening(&mut self, club: &str) -> String {
        let book = self.page(club).await;
        let day = book.body.split("datetime=\"").nth(1).unwrap_or_else(|| panic!("no evening: {}", book.text()));
        format!("{club}/evenings/{}", day.split('"').next().unwrap())
    }

    /// The export of a club or a table.
    pub async fn export(&mut self, of: &str) -> String {
        self.page(&format!("{of}/export/json")).await.body
    }

    /// The page with the links to a table or a club.
    pub async fn share(&mut self, of: &str) -> Answer {
        self.post(&format!("{of}/share"), &[]).await.ok()
    }

    /// Renews the links of a role, and returns the page with all links.
    pub async fn renew(&mut self, of: &str, role: &str) -> Answer {
        self.post(&format!("{of}/share"), &[("revoke", role)]).await.ok()
    }

    pub async fn join(&mut self, link: &str) -> Answer {
        self.post(link, &[]).await
    }

    /// A new browser that has joined a table or a club with one of its links.
    pub async fn invite(&mut self, of: &str, role: usize) -> Self {
        let shown = if role == OWNER { self.renew(of, "owner").await } else { self.share(of).await };
        let mut guest = self.another();
        guest.join(&shown.link(role)).await.is(303);
        guest
    }

    /// Removes the first other phone of a table or a club.
    pub async fn remove_phone(&mut self, of: &str) -> Answer {
        let share = format!("{of}/share");
        let phone = self.input(&share, "remove").await;
        self.post(&share, &[("remove", &phone)]).await
    }

    /// Whether it has the rights of an owner at a table.
    pub async fn owns(&mut self, table: &str) -> bool {
        self.get(&format!("{table}/share")).await.body.contains("name=\"revoke\"")
    }
}
