//! A phone: a browser of 360×740 CSS pixels, which tests tap and read.

use std::cell::Cell;
use std::fmt::Display;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::driver::{Browser, Driver};

/// The screen of the phones, as the page sees it.
pub const WIDTH: u32 = 360;
pub const HEIGHT: u32 = 740;

/// A name and an address of this machine that Chromium and `WebKit`, respectively, do not recognize as local.
const UNKNOWN_NAME: &str = "home.test";
const UNKNOWN_ADDRESS: &str = "[::ffff:7f00:1]";

/// The server's address in a form that the browser takes for another machine's. Without https, it has no service worker.
pub fn plain_http(browser: Browser, url: &str) -> String {
    let host = match browser {
        Browser::Chromium => UNKNOWN_NAME,
        Browser::WebKit => UNKNOWN_ADDRESS,
    };
    url.replace("127.0.0.1", host)
}

/// How long something may take to appear.
const PATIENCE: Duration = Duration::from_secs(30);

/// A browser with one page. Closes when dropped, even if its test fails.
pub struct Phone {
    pub browser: Browser,
    pub client: Client,
    /// Whether pages may run scripts.
    pub scripts: bool,
    driver: Driver,
    session: String,
    home: String,
    taps: Cell<usize>,
    /// How often something had to be scrolled into view before it was tapped.
    scrolls: Cell<usize>,
}

impl Phone {
    /// A phone that has not visited the server yet. Its paths are relative to `home`, such as `http://127.0.0.1:80`.
    pub async fn new(browser: Browser, home: &str) -> Self {
        let capabilities = match browser {
            Browser::Chromium => chromium(),
            Browser::WebKit => json!({}),
        };
        Self::open(browser, capabilities, true, home).await
    }

    /// The same, in Chromium with scripts switched off.
    pub async fn without_scripts(home: &str) -> Self {
        let mut capabilities = chromium();
        capabilities["goog:chromeOptions"]["prefs"]["profile.managed_default_content_settings.javascript"] = json!(2);
        Self::open(Browser::Chromium, capabilities, false, home).await
    }

    async fn open(browser: Browser, capabilities: Value, scripts: bool, home: &str) -> Self {
        let driver = Driver::take(browser);
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities.as_object().cloned().unwrap_or_default());
        let client = done(builder.connect(&driver.url).await, "the browser did not start");
        // `Drop` closes the session and waits for that, which fantoccini would not do.
        done(client.persist().await, "no session");
        let session = done(client.session_id().await, "no session").unwrap_or_default();
        let (home, taps, scrolls) = (home.to_owned(), Cell::new(0), Cell::new(0));
        let phone = Self { browser, client, scripts, driver, session, home, taps, scrolls };
        if browser == Browser::WebKit {
            phone.shape_window().await;
        }
        phone
    }

    /// Goes to a path of the server, or to a whole URL.
    pub async fn goto(&self, path: &str) {
        let url = if path.starts_with('/') { format!("{}{path}", self.home) } else { path.to_owned() };
        done(self.client.goto(&url).await, &format!("{path} did not open"));
    }

    /// The path and query of the page.
    pub async fn path(&self) -> String {
        let url = done(self.client.current_url().await, "no address");
        url.query().map_or_else(|| url.path().to_owned(), |query| format!("{}?{query}", url.path()))
    }

    /// Taps the first element that matches a selector, as soon as it can be tapped.
    pub async fn tap(&self, css: &str) {
        self.tap_on(Locator::Css(css), css).await;
    }

    /// Taps the link, button, label or summary with exactly this text.
    pub async fn tap_words(&self, words: &str) {
        let path = format!(
            "//*[self::a or self::button or self::label or self::summary][normalize-space()=normalize-space(\"{words}\")]"
        );
        self.tap_on(Locator::XPath(&path), words).await;
    }

    /// Taps a radio or checkbox by its name and value: its label, as a finger would.
    pub async fn choose(&self, name: &str, value: &str) {
        let input = format!("input[name=\"{name}\"][value=\"{value}\"]");
        let id = self.patiently(Locator::Css(&input), &input, async |found| found.attr("id").await).await;
        let around = format!("label:has({input})");
        if self.sees(&around).await {
            return self.tap(&around).await;
        }
        match id.map(|id| format!("label[for=\"{id}\"]")) {
            Some(beside) if self.sees(&beside).await => self.tap(&beside).await,
            _ => self.tap(&input).await,
        }
    }

    /// Replaces the contents of a field by typing. Counts a tap into the field and one for each character.
    pub async fn type_into(&self, css: &str, text: &str) {
        self.patiently(Locator::Css(css), css, async |field| {
            field.clear().await?;
            field.send_keys(text).await
        })
        .await;
        self.taps.set(self.taps.get() + 1 + text.chars().count());
    }

    /// Presses keys on the focused element. They do not count as taps.
    pub async fn press(&self, keys: &str) {
        let focused = done(self.client.active_element().await, "nothing has the focus");
        done(focused.send_keys(keys).await, "the keys did not arrive");
    }

    /// Returns the taps since the last count, and begins a new count.
    pub fn count_taps(&self) -> usize {
        self.taps.replace(0)
    }

    /// Returns the scrolls since the last count, and begins a new count.
    pub fn count_scrolls(&self) -> usize {
        self.scrolls.replace(0)
    }

    /// The visible text of the first element that matches a selector, as soon as it is there.
    pub async fn text(&self, css: &str) -> String {
        self.patiently(Locator::Css(css), css, async |found| found.text().await).await
    }

    /// The visible texts of all elements that match a selector now.
    pub async fn texts(&self, css: &str) -> Vec<String> {
        // One script reads all texts, because the page may be replaced in between.
        let script = "return [...document.querySelectorAll(arguments[0])].map((one) => one.checkVisibility() ? one.innerText : '')";
        let texts = self.run_with(script, vec![json!(css)]).await;
        texts.as_array().cloned().unwrap_or_default().iter().filter_map(Value::as_str).map(plain).collect()
    }

    /// Whether any element matches a selector now.
    pub async fn sees(&self, css: &str) -> bool {
        !done(self.client.find_all(Locator::Css(css)).await, css).is_empty()
    }

    /// Waits until the page contains this text. All whitespace is equivalent.
    pub async fn reads(&self, words: &str) {
        let words = plain(words);
        let start = Instant::now();
        loop {
            // WebDriver's text omits <noscript>, so a script reads the text.
            let text = self.run("return document.body?.innerText ?? ''").await;
            let text = plain(text.as_str().unwrap_or_default());
            if text.contains(&words) {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "{words:?} did not appear on the page:\n{text}");
            sleep(Duration::from_millis(25)).await;
        }
    }

    /// Waits until a script returns true.
    pub async fn wait_for(&self, script: &str) {
        let start = Instant::now();
        while self.client.execute(script, Vec::new()).await.ok() != Some(Value::Bool(true)) {
            assert!(start.elapsed() < PATIENCE, "never came true on {}: {script}", self.path().await);
            sleep(Duration::from_millis(25)).await;
        }
    }

    /// Runs a script and returns its result.
    pub async fn run(&self, script: &str) -> Value {
        self.run_with(script, Vec::new()).await
    }

    /// The same, for a script with arguments.
    pub async fn run_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        done(self.client.execute(script, arguments).await, "the script failed")
    }

    /// Runs a script and returns the value that it passes to `done`, at once or later. Waits for the page's own scripts, whose
    /// names the script may use.
    pub async fn settle(&self, script: &str) -> Value {
        self.wait_for(
            "return !document.querySelector('script[type=module]') || document.documentElement.matches('.scripted')",
        )
        .await;
        done(self.try_to_settle(script).await, "the script failed")
    }

    /// The same, for a script that fails if the page is replaced meanwhile.
    pub async fn try_to_settle(&self, script: &str) -> Result<Value, CmdError> {
        self.client.execute_async(&format!("const done = arguments[0]; {script}"), Vec::new()).await
    }

    /// Saves a screenshot to `screenshots/NAME.png` if `TANTO_SCREENSHOTS` is set.
    pub async fn screenshot(&self, name: &str) {
        if env::var_os("TANTO_SCREENSHOTS").is_none() {
            return;
        }
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("screenshots");
        let picture = done(self.client.screenshot().await, "no picture");
        let file = folder.join(format!("{name}.png"));
        done(fs::create_dir_all(&folder).and_then(|()| fs::write(&file, picture)), "the picture was not written");
    }

    /// Sends a command of Chromium's own protocol: <https://chromedevtools.github.io/devtools-protocol/>.
    pub fn cdp(&self, command: &str, parameters: Value) -> Value {
        done(self.try_cdp(command, parameters), command)
    }

    /// The same, for a command that Chromium may refuse.
    #[expect(clippy::needless_pass_by_value, reason = "so that json!({…}) can stand in the call")]
    pub fn try_cdp(&self, command: &str, parameters: Value) -> Result<Value, String> {
        assert_eq!(self.browser, Browser::Chromium, "{command}: only Chromium has this");
        let body = json!({ "cmd": command, "params": parameters });
        let path = format!("/session/{}/goog/cdp/execute", self.session);
        self.driver.ask("POST", &path, &body)
    }

    /// The messages in Chromium's console since the last call: errors, blocked scripts and styles, failed requests.
    pub fn console(&self) -> Vec<String> {
        assert_eq!(self.browser, Browser::Chromium, "only Chromium has this");
        let path = format!("/session/{}/se/log", self.session);
        let log = done(self.driver.ask("POST", &path, &json!({ "type": "browser" })), "no console");
        let entries = log.as_array().cloned().unwrap_or_default();
        entries.iter().filter_map(|entry| entry["message"].as_str()).map(str::to_owned).collect()
    }

    async fn tap_on(&self, place: Locator<'_>, name: &str) {
        self.patiently(place, name, async |found| {
            if self.scripts {
                self.wait_for(HAS_BEEN_READ).await;
            }
            let one = serde_json::to_value(&found).map_err(CmdError::Json)?;
            if self.client.execute(BRING_INTO_VIEW, vec![one]).await? == true {
                self.scrolls.set(self.scrolls.get() + 1);
            }
            if self.scripts { found.click().await } else { self.touch(found).await }
        })
        .await;
        self.taps.set(self.taps.get() + 1);
    }

    /// Touches the middle of an element. chromedriver's own click waits for a timer of the page, which never fires
    /// without scripts, and keeps the page busy with its own queries.
    pub async fn touch(&self, found: Element) -> Result<(), CmdError> {
        let center = "const box = arguments[0].getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];";
        let found = serde_json::to_value(found).map_err(CmdError::Json)?;
        let center = self.client.execute(center, vec![found]).await?;
        self.put_down(&json!({ "x": center[0], "y": center[1] }));
        // If the touch opens a page, it begins to load within this time, and the driver waits for it.
        sleep(Duration::from_millis(100)).await;
        Ok(())
    }

    /// Acts on an element, and retries until it is present, reachable and not being replaced.
    async fn patiently<T>(
        &self,
        place: Locator<'_>,
        name: &str,
        act: impl AsyncFn(Element) -> Result<T, CmdError>,
    ) -> T {
        let start = Instant::now();
        loop {
            let result = match self.client.find(place).await {
                Ok(found) => act(found).await,
                Err(error) => Err(error),
            };
            match result {
                Ok(value) => return value,
                Err(error) if passes(&error) && start.elapsed() < PATIENCE => sleep(Duration::from_millis(25)).await,
                Err(error) => {
                    let at = self.client.current_url().await.map(|url| url.to_string()).unwrap_or_default();
                    panic!("{name} on {at}: {error}")
                }
            }
        }
    }

    /// Resizes the window until the page, not the window, has the size of a phone's screen.
    async fn shape_window(&self) {
        self.goto("about:blank").await;
        let (mut width, mut height) = (WIDTH, HEIGHT);
        for _ in 0..20 {
            done(self.client.set_window_rect(0, 0, width, height).await, "the window keeps its size");
            sleep(Duration::from_millis(100)).await;
            let inner = self.run("return [innerWidth, innerHeight]").await;
            let side = |at: usize| inner[at].as_u64().and_then(|side| u32::try_from(side).ok()).unwrap_or_default();
            if (side(0), side(1)) == (WIDTH, HEIGHT) {
                return;
            }
            (width, height) = ((width + WIDTH).saturating_sub(side(0)), (height + HEIGHT).saturating_sub(side(1)));
        }
        panic!("the page did not come to {WIDTH}×{HEIGHT}; tests/run sees to it that the window can be so narrow")
    }
}

impl Drop for Phone {
    fn drop(&mut self) {
        // The browser may be closed already.
        let _ = self.driver.ask("DELETE", &format!("/session/{}", self.session), &json!({}));
    }
}

/// Whether a person has had time to read the newest content. An earlier tap does nothing, or applies to the previous
/// content. The script uses `Date.now()`, because tests stop the other clock.
pub const HAS_BEEN_READ: &str = "
    const now = Date.now(), main = document.querySelector('main'), pending = document.querySelector('#pending');
    for (const one of document.querySelectorAll('main, #pending, [data-live], .taken')) {
        const shows = one.matches('main') || one.innerText;
        if (one.shown !== shows) one.seenAt = now;
        one.shown = shows;
    }
    const news = [...document.querySelectorAll('[data-live], .taken')].filter((one) => one.seenAt > main.seenAt);
    if (pending && now - pending.seenAt <= 550) return false;
    return !main || (now - main.seenAt > (document.querySelector('.last.fresh') ? 750 : 550) && news.every((one) => now - one.seenAt > 1050))";

/// Scrolls to an element if a person could not reach its middle, and returns whether that was necessary. `WebDriver`
/// considers an element under the dock visible.
const BRING_INTO_VIEW: &str = "
    const [one] = arguments, box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (there && (one.contains(there) || there.contains(one))) return false;
    if (one.closest('.dock, .top')) return false;
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    return true";

/// Returns the value of a success, or panics with `what` failed.
fn done<T, E: Display>(result: Result<T, E>, what: &str) -> T {
    result.unwrap_or_else(|error| panic!("{what}: {error}"))
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether waiting may help.
fn passes(error: &CmdError) -> bool {
    let CmdError::Standard(error) = error else { return false };
    let passing =
        ["no such element", "stale element reference", "element not interactable", "element click intercepted"];
    passing.contains(&error.error().as_str())
}

fn chromium() -> Value {
    // The sandbox does not work for root, and only our own pages are opened. Other flags keep Chromium off the network.
    let unknown = format!("--host-resolver-rules=MAP {UNKNOWN_NAME} 127.0.0.1");
    let flags = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
        --disable-component-update --disable-sync --disable-dev-shm-usage --hide-scrollbars --lang=en";
    let flags: Vec<&str> = flags.split(' ').chain([unknown.as_str()]).collect();
    json!({
        "browserName": "chrome",
        "goog:loggingPrefs": { "browser": "ALL" },
        "goog:chromeOptions": {
            "args": flags,
            "mobileEmulation": { "deviceMetrics": { "width": WIDTH, "height": HEIGHT, "pixelRatio": 2.0, "touch": true } },
            "prefs": { "intl.accept_languages": "en" },
        },
    })
}
