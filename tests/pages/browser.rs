//! A browser without scripts: it keeps its cookies, sends forms as they are on the page, and shows the page as text.

use std::collections::BTreeMap;
use std::rc::Rc;

use actix_web::http::Method;
use actix_web::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, HeaderName, LOCATION, SET_COOKIE};
use actix_web::test::{TestRequest, read_body};

use crate::place::Place;
pub use crate::service::Service as Site;

/// The inputs of a form.
pub type Inputs<'a> = &'a [(&'a str, &'a str)];

#[derive(Clone)]
pub struct Browser {
    pub site: Rc<Site>,
    cookies: BTreeMap<String, String>,
    language: String,
    /// The host that it requests.
    host: String,
    /// Whether its requests come over https and through a proxy.
    is_forwarded: bool,
    /// The last part of its address, if it has one.
    address: Option<u8>,
}

/// A response, usually a page.
pub struct Answer {
    /// The method and path of the request.
    request: String,
    pub status: u16,
    pub to: String,
    pub body: String,
    /// The instructions for search engines, if any.
    pub robots: String,
}

impl Browser {
    /// A browser at a site of its own.
    pub fn new() -> Self {
        Self::at(Site::new())
    }

    /// The first browser at a site.
    pub fn at(site: Site) -> Self {
        Self {
            site: Rc::new(site),
            cookies: BTreeMap::new(),
            language: String::new(),
            host: "tanto.example".to_owned(),
            is_forwarded: false,
            address: None,
        }
    }

    /// A new browser at the same site.
    pub fn another(&self) -> Self {
        Self { cookies: BTreeMap::new(), language: String::new(), address: None, ..self.clone() }
    }

    /// The same browser after the server has been restarted on its database.
    pub fn after_restart(self, place: &Place) -> Self {
        drop(self.site);
        Self { site: Rc::new(Site::at(place)), ..self }
    }

    pub fn speaking(self, language: &str) -> Self {
        Self { language: language.to_owned(), ..self }
    }

    pub fn requesting(self, host: &str) -> Self {
        Self { host: host.to_owned(), ..self }
    }

    pub fn forwarded(self) -> Self {
        Self { is_forwarded: true, ..self }
    }

    pub fn at_address(self, last: u8) -> Self {
        Self { address: Some(last), ..self }
    }

    pub fn has_cookie(&self, name: &str) -> bool {
        self.cookies.contains_key(name)
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.request(Method::GET, path, "", Vec::new()).await
    }

    /// A page that must exist.
    pub async fn page(&mut self, path: &str) -> Answer {
        self.get(path).await.ok()
    }

    /// The value of the first input with this name on a page.
    pub async fn input(&mut self, path: &str, name: &str) -> String {
        self.page(path).await.input(name).to_owned()
    }

    /// Sends a form with these inputs.
    pub async fn post(&mut self, path: &str, inputs: Inputs<'_>) -> Answer {
        let body: Vec<String> =
            inputs.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
        self.request(Method::POST, path, "application/x-www-form-urlencoded", body.join("&").into_bytes()).await
    }

    /// Sends the first form of a page that has this action, with other values for some of its inputs.
    pub async fn submit(&mut self, page: &Answer, action: &str, other: Inputs<'_>) -> Answer {
        let form = page.body.split("<form").find(|form| form.contains(&format!("action=\"{action}\"")));
        let form = form.unwrap_or_else(|| panic!("no form to {action}")).split("</form>").next().unwrap();
        let own: Vec<(&str, String)> = form
            .split("<input")
            .skip(1)
            .filter_map(|tag| {
                let part = |name: &str| tag.split_once(&format!("{name}=\""))?.1.split('"').next();
                Some((part("name")?, part("value").unwrap_or_default().replace("&#60;", "<")))
            })
            .filter(|(name, _)| other.iter().all(|(others, _)| others != name))
            .collect();
        let own = own.iter().map(|(name, value)| (*name, value.as_str()));
        self.post(action, &own.chain(other.iter().copied()).collect::<Vec<_>>()).await
    }

    /// Sends the import form with a file.
    pub async fn import(&mut self, key: &str, document: &[u8]) -> Answer {
        self.upload(key, "", document).await
    }

    /// Sends the import form with a file of a club that is here already.
    pub async fn import_again(&mut self, key: &str, document: &[u8]) -> Answer {
        self.upload(key, "--apart\r\ncontent-disposition: form-data; name=\"again\"\r\n\r\nyes\r\n", document).await
    }

    async fn upload(&mut self, key: &str, more: &str, document: &[u8]) -> Answer {
        let part = |name: &str| format!("--apart\r\ncontent-disposition: form-data; name=\"{name}\"");
        let file = format!("{}; filename=\"evening.json\"\r\n\r\n", part("document"));
        let mut body = format!("{}\r\n\r\n{key}\r\n{more}{file}", part("key")).into_bytes();
        body.extend([document, b"\r\n--apart--\r\n"].concat());
        self.request(Method::POST, "/import", "multipart/form-data; boundary=apart", body).await
    }

    async fn request(&mut self, method: Method, path: &str, media: &str, body: Vec<u8>) -> Answer {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let asked = format!("{method} {path}");
        let mut request = TestRequest::with_uri(path)
            .method(method)
            .insert_header(("sec-fetch-site", "same-origin"))
            .insert_header(("host", self.host.as_str()))
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
        let response = self.site.respond(request).await;
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
        let status = response.status().as_u16();
        let body = String::from_utf8_lossy(&read_body(response).await).into_owned();
        Answer { request: asked, status, to, body, robots }
    }
}

impl Answer {
    pub fn is(&self, status: u16) -> &Self {
        assert_eq!(self.status, status, "{}: {}", self.request, self.text());
        self
    }

    /// The response, which must have status 200.
    pub fn ok(self) -> Self {
        self.is(200);
        self
    }

    /// Checks that the response redirects to this path.
    pub fn leads_to(&self, path: &str) -> &Self {
        self.is(303);
        assert_eq!(self.to, path, "{}", self.request);
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

    pub fn says(&self, words: &str) -> &Self {
        assert!(self.text().contains(words), "{}: no {words:?} in: {}", self.request, self.text());
        self
    }

    pub fn does_not_say(&self, words: &str) -> &Self {
        assert!(!self.text().contains(words), "{}: {words:?} in: {}", self.request, self.text());
        self
    }

    pub fn holds(&self, html: &str) -> &Self {
        assert!(self.body.contains(html), "{}: no {html} in: {}", self.request, self.body);
        self
    }

    pub fn does_not_hold(&self, html: &str) -> &Self {
        assert!(!self.body.contains(html), "{}: {html} in: {}", self.request, self.body);
        self
    }

    /// How often the HTML contains a piece of HTML.
    pub fn count(&self, html: &str) -> usize {
        self.body.matches(html).count()
    }

    /// The value of the first input with this name.
    pub fn input(&self, name: &str) -> &str {
        let at = self.body.find(&format!("name=\"{name}\"")).unwrap_or_else(|| panic!("no {name} in {}", self.body));
        let tag = self.body[at..].split('>').next().unwrap();
        tag.split_once("value=\"").map_or("", |(_, rest)| rest.split('"').next().unwrap())
    }

    /// The key and the version of the page's form, with more inputs.
    pub fn form<'a>(&'a self, more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
        let own = ["key", "version"].map(|name| (name, self.input(name)));
        own.into_iter().chain(more.iter().copied()).collect()
    }

    /// One of the links that the page offers for copying.
    pub fn link(&self, at: usize) -> String {
        self.after("readonly value=\"http://tanto.example", at, '"')
    }

    /// One of the codes that the page shows.
    pub fn code(&self, at: usize) -> String {
        self.after("class=\"code\">", at, '<')
    }

    fn after(&self, start: &str, at: usize, end: char) -> String {
        let rest = self.body.split(start).nth(at + 1).unwrap_or_else(|| panic!("no {start} in {}", self.body));
        rest.split(end).next().unwrap().to_owned()
    }
}

pub fn encoded(text: &str) -> String {
    percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC).to_string()
}
