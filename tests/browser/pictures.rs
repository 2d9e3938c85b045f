//! Pictures of every page, light and dark, for a person to look at: `screenshots/`, which git ignores.

use serde_json::{Value, json};

use crate::driver::Browser;
use crate::fixture::Stop;
use crate::look::Look;
use crate::phone::{HEIGHT, Phone, WIDTH};
use crate::server::Server;

/// As long as names may be, and as strange.
const LONG: [&str; 5] =
    ["Maximiliane von Hohenstaufen-Wittelsbach", "Jean-Baptiste", "Þorgerður", "Al", "Konstantinos Papadopoulos"];
const CROWD: [&str; 8] = ["Ana", "Bruno", "Carla", "Dimitri", "Élodie", "Fredrik", "Guðrún", "Hildegard-Elisabeth"];

/// No picture is higher, or nobody could look at it.
const HIGHEST: u64 = 2_400;

impl Phone {
    /// Pictures of the whole page, also of what is below the screen.
    async fn picture(&self, name: &str) {
        for dark in [false, true] {
            self.wear(Look { dark, ..Look::default() });
            let height = self.run("return document.documentElement.scrollHeight", Vec::new()).await;
            let height = height.as_u64().unwrap_or_default().clamp(HEIGHT.into(), HIGHEST);
            self.shape(height);
            self.screenshot(&format!("{name}-{}", if dark { "dark" } else { "light" })).await;
            self.shape(HEIGHT.into());
        }
    }

    fn shape(&self, height: u64) {
        let size = json!({ "width": WIDTH, "height": height, "deviceScaleFactor": 2, "mobile": true });
        self.cdp("Emulation.setDeviceMetricsOverride", size);
    }
}

#[tokio::test]
async fn of_every_page() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    phone.goto("/").await;
    phone.picture("home-empty").await;
    for stop in phone.furnish().await {
        phone.visit(&stop).await;
        phone.picture(&stop.name).await;
    }
}

/// Opens a table of eight whose scores have five digits.
async fn crowd(phone: &Phone) -> String {
    let table = phone.open_table_of("free", &CROWD).await;
    for hand in 1..=6_i64 {
        let mut scores = serde_json::Map::new();
        for (seat, name) in (1..).zip(CROWD) {
            let score = (seat * hand * 3571) % 9973 - 4200;
            scores.insert(format!("scores[{name}]"), json!(score.to_string()));
        }
        assert_eq!(phone.post(&format!("{table}/hands"), &Value::Object(scores)).await, json!(201));
    }
    table
}

/// Opens a table whose players have long names.
async fn long(phone: &Phone) -> String {
    let table = phone.open_table_of("tarot", &LONG).await;
    for (taker, points) in LONG.iter().zip([49, 30, 71, 20, 55]) {
        let hand = json!({ "taker": taker, "partner": LONG[2], "bid": "garde_contre", "bouts": "2", "points": points.to_string() });
        assert_eq!(phone.post(&format!("{table}/hands"), &hand).await, json!(201));
    }
    table
}

#[tokio::test]
async fn of_what_is_hard_to_show() {
    let mut server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    let (crowd, long) = (crowd(&phone).await, long(&phone).await);
    let many = phone.open_table(&crate::games::TAROT).await;
    let points: Vec<i64> = (0..100).map(|hand| hand * 37 % 60 + 9).collect();
    phone.fill(&many, crate::games::TAROT.players, &points).await;
    let burro = phone.open_table_of("burro", &CROWD).await;
    let mut stops = Vec::new();
    for (name, table) in [("crowd", &crowd), ("long", &long), ("many", &many)] {
        let pages = ["", "/hands/new", "/hands/5", "/sheet", "/settlement", "/closing"];
        for page in pages.iter().take(if name == "many" { 1 } else { pages.len() }) {
            let last = page.rsplit('/').next().filter(|last| !last.is_empty()).unwrap_or("live");
            stops.push(Stop { name: format!("{name}-{last}"), path: format!("{table}{page}"), then: None });
        }
    }
    stops.push(Stop { name: "many-sheet".to_owned(), path: format!("{many}/sheet"), then: None });
    stops.push(Stop { name: "burro-eight".to_owned(), path: burro, then: None });
    stops.push(Stop { name: "home-many".to_owned(), path: "/".to_owned(), then: None });
    for language in ["en", "de"] {
        phone.speak(language);
        for stop in &stops {
            phone.visit(stop).await;
            phone.picture(&format!("hard-{}-{language}", stop.name)).await;
        }
    }

    // Somebody who watches, before and after joining, and the table lying on its side.
    phone.speak("en");
    let other = Phone::new(Browser::Chromium, &server.url).await;
    let link = crate::live::link(&phone, &long, 1).await;
    other.goto(&link).await;
    other.picture("join").await;
    other.tap_words("Join").await;
    other.await_path(&long).await;
    other.picture("watch").await;
    other.cdp(
        "Emulation.setDeviceMetricsOverride",
        json!({ "width": HEIGHT, "height": WIDTH, "deviceScaleFactor": 2, "mobile": true }),
    );
    other.screenshot("watch-landscape").await;
    other.widen(1280);
    other.screenshot("watch-wide").await;
    phone.goto(&long).await;
    phone.widen(1280);
    phone.screenshot("live-wide").await;
    phone.widen(WIDTH);

    // Without a network.
    phone.wait_for("return !!navigator.serviceWorker.controller").await;
    phone.goto(&long).await;
    server.cut();
    phone.goto(&long).await;
    phone.reads("Offline").await;
    phone.picture("offline").await;
}
