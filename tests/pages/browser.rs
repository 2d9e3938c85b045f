//! A browser without scripts: it keeps its cookies, sends forms as they are on the page, and shows the page as text.

use std::collections::BTreeMap;

use actix_web::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, HeaderName, LOCATION, SET_COOKIE};
use actix_web::http::{Method, StatusCode};
use actix_web::test::{TestRequest, read_body};

pub use crate::service::Service as Site;

#[derive(Clone, Default)]
pub struct Browser {
    cookies: BTreeMap<String, String>,
    language: String,
    /// The host that it requests, or the usual one if it is empty.
    host: String,
    /// Whether its requests come over https and through a proxy.
    is_forwarded: bool,
    /// The last part of its address, if it has one.
    address: Option<u8>,
}

/// A response, usually a page.
pub struct Answer {
    pub status: StatusCode,
    pub to: String,
    pub body: String,
    /// The instructions for search engines, if any.
    pub robots: String,
}

impl Site {
    /// Opens a table over the API, from an address with this last part, and returns its path.
    pub async fn open_by_api(&self, last: u8, key: &str, document: &str) -> String {
        let asked = TestRequest::post()
            .uri("/api/v1/tables")
            .peer_addr(([192, 0, 2, last], 1).into())
            .insert_header(("host", "tanto.example"))
            .insert_header(("idempotency-key", key))
            .insert_header((CONTENT_TYPE, "application/json"))
            .set_payload(document.to_owned());
        let opened = read_body(self.respond(asked).await).await;
        let opened: serde_json::Value = serde_json::from_slice(&opened).unwrap();
        format!("/t/{}", opened["id"].as_str().unwrap())
    }

    /// How many tables there are.
    pub fn tables(&self) -> usize {
        self.app.store().all_table_ids().unwrap().len()
    }

    /// Gives the app a name on the network.
    pub fn name(&self, url: &str) {
        self.app.offer_name(Some(url.to_owned()));
    }
}

/// A browser that has just opened a tarot table.
pub async fn at_a_table() -> (Site, Browser, String) {
    let (site, mut browser) = (Site::new(), Browser::new());
    let table = browser.open_table(&site, &[]).await;
    (site, browser, table)
}

impl Browser {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn speaking(language: &str) -> Self {
        Self { language: language.to_owned(), ..Self::default() }
    }

    pub fn at(host: &str) -> Self {
        Self { host: host.to_owned(), ..Self::default() }
    }

    pub fn forwarded(host: &str) -> Self {
        Self { is_forwarded: true, ..Self::at(host) }
    }

    pub fn from_address(last: u8) -> Self {
        Self { address: Some(last), ..Self::default() }
    }

    pub async fn get(&mut self, site: &Site, path: &str) -> Answer {
        self.ask(site, Method::GET, path, "").await
    }

    /// Sends a form with these inputs.
    pub async fn post(&mut self, site: &Site, path: &str, inputs: &[(&str, &str)]) -> Answer {
        let body: Vec<String> =
            inputs.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
        self.ask(site, Method::POST, path, &body.join("&")).await
    }

    /// Sends a form with inputs that were read from a page.
    pub async fn send(&mut self, site: &Site, path: &str, inputs: &[(&str, String)]) -> Answer {
        let inputs: Vec<(&str, &str)> = inputs.iter().map(|(name, value)| (*name, value.as_str())).collect();
        self.post(site, path, &inputs).await
    }

    /// Closes or reopens a table. `path` is the last part of the form's path.
    pub async fn change(&mut self, site: &Site, table: &str, path: &str) {
        let page = self.get(site, &format!("{table}/closing")).await.ok();
        let sent = self.send(site, &format!("{table}/{path}"), &page.form(&[])).await;
        assert_eq!((sent.status, sent.to.as_str()), (StatusCode::SEE_OTHER, table), "{}", sent.text());
    }

    /// Sends the import form with a file.
    pub async fn upload(&mut self, site: &Site, path: &str, key: &str, document: &[u8]) -> Answer {
        let part = |name: &str| format!("--apart\r\ncontent-disposition: form-data; name=\"{name}\"");
        let file = format!("{}; filename=\"evening.json\"\r\n\r\n", part("document"));
        let mut body = format!("{}\r\n\r\n{key}\r\n{file}", part("key")).into_bytes();
        body.extend([document, b"\r\n--apart--\r\n"].concat());
        self.submit(site, Method::POST, path, ("multipart/form-data; boundary=apart", body)).await
    }

    async fn ask(&mut self, site: &Site, method: Method, path: &str, body: &str) -> Answer {
        self.submit(site, method, path, ("application/x-www-form-urlencoded", body.to_owned().into_bytes())).await
    }

    async fn submit(&mut self, site: &Site, method: Method, path: &str, (media, body): (&str, Vec<u8>)) -> Answer {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = TestRequest::with_uri(path)
            .method(method)
            .insert_header(("sec-fetch-site", "same-origin"))
            .insert_header(("host", if self.host.is_empty() { "tanto.example" } else { &self.host }))
            .insert_header((ACCEPT_LANGUAGE, self.language.as_str()))
            .insert_header((CONTENT_TYPE, media))
            .set_payload(body);
        if self.is_forwarded {
            request = request.insert_header(("x-forwarded-proto", "https")).peer_addr(([127, 0, 0, 1], 1).into());
        }
        if let Some(last) = self.address {
            request = request.peer_addr(([192, 0, 2, last], 1).into());
        }
        if !cookies.is_empty() {
            request = request.insert_header(("cookie", cookies.join("; ")));
        }
        let response = site.respond(request).await;
        for cookie in response.headers().get_all(SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            if cookie.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let header = |name| response.headers().get(name).map_or("", |value| value.to_str().unwrap()).to_owned();
        let (to, robots) = (header(LOCATION), header(HeaderName::from_static("x-robots-tag")));
        let status = response.status();
        let body = String::from_utf8_lossy(&read_body(response).await).into_owned();
        Answer { status, to, body, robots }
    }

    pub fn has_cookie(&self, name: &str) -> bool {
        self.cookies.contains_key(name)
    }

    /// The same browser in another network.
    pub fn moved_to(self, last: u8) -> Self {
        Self { address: Some(last), ..self }
    }

    /// Opens a tarot table of four with a form that has this key.
    pub async fn open_with(&mut self, site: &Site, key: &str) -> String {
        self.open_for(site, &["Ana", "Bo", "Chloé", "Dag"], &[("key", key), ("game", "tarot")]).await
    }

    /// Whether it has the rights of an owner at a table.
    pub async fn owns(&mut self, site: &Site, table: &str) -> bool {
        self.get(site, &format!("{table}/share")).await.status == StatusCode::OK
    }

    /// Opens a tarot table of four through the form, and returns its path.
    pub async fn open_table(&mut self, site: &Site, more: &[(&str, &str)]) -> String {
        self.open_table_of(site, "tarot", more).await
    }

    /// The same for any game.
    pub async fn open_table_of(&mut self, site: &Site, game: &str, more: &[(&str, &str)]) -> String {
        let key = self.get(site, &format!("/tables/new?game={game}")).await.ok().input("key");
        let inputs = [&[("key", key.as_str()), ("game", game)], more].concat();
        self.open_for(site, &["Ana", "Bo", "Chloé", "Dag"], &inputs).await
    }

    /// Opens a table for these players. The first one deals.
    pub async fn open_for(&mut self, site: &Site, players: &[&str], inputs: &[(&str, &str)]) -> String {
        let players = players.iter().map(|name| ("players", *name));
        let inputs: Vec<_> = inputs.iter().copied().chain([("first_dealer", "0")]).chain(players).collect();
        let answer = self.post(site, "/tables/new", &inputs).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
        answer.to
    }

    /// Gives a seat to somebody else, from the next hand on.
    pub async fn replace(&mut self, site: &Site, table: &str, seat: &str, name: &str) {
        let path = format!("{table}/players");
        let page = self.get(site, &path).await.ok();
        let form = page.form(&[("seat", seat), ("name", name), ("do", "replace")]);
        let answer = self.send(site, &path, &form).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
    }

    /// Enters a hand at a tarot table: Ana takes a garde with two bouts and these points.
    pub async fn enter(&mut self, site: &Site, table: &str, points: &str) {
        self.enter_hand(site, table, &[("taker+bid", "Ana+garde"), ("bouts", "2"), ("points", points)]).await;
    }

    /// Enters the next hand of a table with these inputs of its form.
    pub async fn enter_hand(&mut self, site: &Site, table: &str, inputs: &[(&str, &str)]) {
        let page = self.get(site, &format!("{table}/hands/new")).await.ok();
        let (key, number) = (page.input("key"), page.input("number"));
        let mut hand = vec![("key", key.as_str()), ("number", number.as_str())];
        hand.extend(inputs);
        let answer = self.post(site, &format!("{table}/hands"), &hand).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
    }
}

impl Answer {
    /// The response, which must have status 200.
    pub fn ok(self) -> Self {
        assert_eq!(self.status, StatusCode::OK, "{}", self.text());
        self
    }

    /// What a reader sees: no tags, single spaces.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut inside = false;
        for c in self.body.chars() {
            match c {
                '<' => (inside, text) = (true, text + " "),
                '>' => inside = false,
                _ if !inside => text.push(c),
                _ => {}
            }
        }
        text.split_whitespace().collect::<Vec<_>>().join(" ").replace("&#39;", "'")
    }

    /// The value of the first input with this name.
    pub fn input(&self, name: &str) -> String {
        let at = self.body.find(&format!("name=\"{name}\"")).unwrap_or_else(|| panic!("no {name} in {}", self.body));
        let tag = self.body[at..].split('>').next().unwrap();
        tag.split_once("value=\"").map_or(String::new(), |(_, rest)| rest.split('"').next().unwrap().to_owned())
    }

    /// One of the links that the page offers for copying.
    pub fn link(&self, at: usize) -> String {
        let rest = self.body.split("readonly value=\"http://tanto.example").nth(at + 1).expect("no such link");
        rest.split('"').next().unwrap().to_owned()
    }

    /// The first code that the page shows.
    pub fn code(&self) -> String {
        let rest = self.body.split("class=\"code\">").nth(1).expect("no code");
        rest.split('<').next().unwrap().to_owned()
    }

    /// The key and the version of the page's form, with more inputs.
    pub fn form<'a>(&self, more: &[(&'a str, &'a str)]) -> Vec<(&'a str, String)> {
        let own = ["key", "version"].map(|name| (name, self.input(name)));
        own.into_iter().chain(more.iter().map(|(name, value)| (*name, (*value).to_owned()))).collect()
    }

    pub fn says(&self, words: &str) {
        assert!(self.text().contains(words), "no {words:?} in: {}", self.text());
    }

    pub fn does_not_say(&self, words: &str) {
        assert!(!self.text().contains(words), "{words:?} in: {}", self.text());
    }

    /// Checks that the explanation of a hand has these lines below its rule.
    pub fn ends_in(&self, lines: &[&str]) {
        let end = self.body.split_once("<li class=\"rule\">").map_or("", |(_, end)| end);
        assert!(lines.iter().all(|line| end.contains(line)), "{lines:?}\n{}", self.text());
    }

    pub fn does_not_hold(&self, html: &str) {
        assert!(!self.body.contains(html), "{html} in: {}", self.body);
    }

    /// The marks before a name.
    pub fn marks_of(&self, name: &str) -> Vec<String> {
        let marks = self.body.split("href=\"#m").skip(1).filter_map(|rest| {
            let (mark, rest) = rest.split_once('"')?;
            let words = rest.split('>').skip(1).map(|part| part.split('<').next().unwrap_or_default().trim());
            (words.into_iter().find(|words| !words.is_empty()) == Some(name)).then(|| format!("m{mark}"))
        });
        marks.collect()
    }

    pub fn holds(&self, html: &str) {
        assert!(self.body.contains(html), "no {html} in: {}", self.body);
    }
}

fn encoded(text: &str) -> String {
    percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC).to_string()
}
