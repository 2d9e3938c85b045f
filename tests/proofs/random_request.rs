//! Random requests: most of them are nearly right, and some are far from it.

use std::fmt;

use crate::prelude::*;
use crate::roles::{NAMES, Scene, Visitor};
use crate::routes::Route;

/// A request, ready to be sent.
pub struct Request {
    pub method: String,
    pub path: String,
    pub headers: String,
    pub body: Vec<u8>,
}

impl fmt::Display for Request {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { method, path, headers, body } = self;
        write!(formatter, "{method} {path}\n{headers}\n{}", String::from_utf8_lossy(body))
    }
}

/// Odd values for paths, queries and forms.
const ODD: &str = "0 -1 1.5 99999999999999999999 9223372036854775807 1e5 %00 %FF %ED%A0%80 .. %2F a%20b \
    %F0%9F%91%A8%E2%80%8D%F0%9F%91%A9 %E2%80%AE null true %3Cscript%3E EUR";

/// The names of fields of the pages and the API.
const FIELDS: &str = "add amount back banker before bid club closed code contract date dealer do drop entered \
    first_dealer format from game guest in into key label language left like name note number out outcome page person \
    phone players purse q remove role seat table time_zone to";

/// A random word of a list.
fn one(rng: &mut Rng, words: &'static str) -> &'static str {
    let words: Vec<&'static str> = words.split_whitespace().collect();
    words[rng.below(words.len())]
}

pub fn request(rng: &mut Rng, scene: &Scene, visitor: &Visitor, (method, pattern): &Route) -> Request {
    let path = path(rng, scene, visitor, pattern) + &query(rng);
    // Sometimes the method is not served there.
    let method = if rng.below(60) == 0 { *rng.pick(&["PUT", "HEAD", "OPTIONS", "PATCH"]) } else { method.as_str() };
    let is_api = pattern.starts_with("/api/");
    let (media, body) = match method {
        "GET" | "HEAD" => ("", Vec::new()),
        _ if pattern == "/import" => upload(rng, scene),
        _ if is_api => ("application/json", json_body(rng, scene)),
        _ => ("application/x-www-form-urlencoded", form(rng, scene)),
    };
    let media = if rng.below(80) == 0 { "text/plain" } else { media };
    let mut headers = format!("X-Forwarded-For: 198.51.{}.{}\r\n", rng.below(256), rng.below(256));
    let mut add = |name: &str, value: &str| headers.extend([name, ": ", value, "\r\n"]);
    if !media.is_empty() {
        add("Content-Type", media);
    }
    if rng.below(6) > 0 {
        add("Idempotency-Key", &rng.below(1 << 20).to_string());
    }
    if rng.below(4) > 0 {
        add("If-Match", &rng.below(24).to_string());
    }
    if rng.below(3) == 0 {
        add("Accept-Language", one(rng, "fr de-AT nb pt-BR,es;q=0.5 x *"));
    }
    if !is_api {
        match rng.below(9) {
            0 => {}
            1 => add("Sec-Fetch-Site", "cross-site"),
            _ => add("Sec-Fetch-Site", "same-origin"),
        }
        headers += &visitor.cookie;
    }
    Request { method: method.to_owned(), path, headers, body }
}

fn path(rng: &mut Rng, scene: &Scene, visitor: &Visitor, pattern: &str) -> String {
    let mut path = String::new();
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').unwrap();
        path += before;
        path += &part(rng, scene, visitor, (name, pattern));
        rest = after;
    }
    path + rest
}

/// A value for a placeholder of a path.
fn part(rng: &mut Rng, scene: &Scene, visitor: &Visitor, (name, pattern): (&str, &str)) -> String {
    if rng.below(12) == 0 {
        return one(rng, ODD).to_owned();
    }
    let number = (1 + rng.below(7)).to_string();
    match name {
        "token" if rng.below(16) == 0 => visitor.token.to_lowercase(),
        "token" => visitor.token.clone(),
        "table" if pattern.starts_with("/api/") && rng.below(3) > 0 => "1".to_owned(),
        "table" if pattern.starts_with("/api/") => number,
        "table" if rng.below(12) == 0 => scene.elsewhere.clone(),
        "table" => scene.table.clone(),
        "club" => scene.club.clone(),
        "game" => rng.pick(GAMES).id.to_owned(),
        "format" => one(rng, "json csv hledger beancount").to_owned(),
        "name" => one(rng, "tanto.css tanto.js show.css icon.svg").to_owned(),
        // A pattern of one letter, such as `j:[jJ]`.
        _ if name.contains(':') => name[..1].to_owned(),
        _ => number,
    }
}

fn query(rng: &mut Rng) -> String {
    if rng.below(3) > 0 {
        return String::new();
    }
    let pairs: Vec<String> = (0..=rng.below(3)).map(|_| format!("{}={}", one(rng, FIELDS), word(rng))).collect();
    format!("?{}", pairs.join("&"))
}

/// A random value, encoded for an address or a form.
fn word(rng: &mut Rng) -> String {
    match rng.below(7) {
        6 => String::new(),
        0 => one(rng, ODD).to_owned(),
        1 => rng.below(30).to_string(),
        2 => one(rng, "0.10 12,5 -3 2026-11-22 Europe/Lisbon EUR tresillo:tantos").to_owned(),
        3 => one(rng, "owner scorer spectator taker garde made week all close").to_owned(),
        4 => rng.pick(GAMES).id.to_owned(),
        _ => (*rng.pick(&NAMES)).replace('é', "%C3%A9"),
    }
}

fn encoded(text: &str) -> String {
    percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC).to_string()
}

/// The inputs of a form. Some include a hand.
fn form(rng: &mut Rng, scene: &Scene) -> Vec<u8> {
    let mut pairs = vec![format!("key={}", rng.below(1 << 20)), format!("version={}", rng.below(24))];
    if rng.below(3) == 0 {
        pairs.push(format!("number={}", 1 + rng.below(9)));
        flatten("", &hand(rng, scene.game, &scene.players), &mut pairs);
    }
    for _ in 0..rng.below(6) {
        pairs.push(format!("{}={}", one(rng, FIELDS), word(rng)));
    }
    if rng.below(12) == 0 {
        pairs.remove(rng.below(pairs.len()));
    }
    noisy(rng, pairs.join("&").into_bytes())
}

/// A hand as the inputs of a form.
fn flatten(name: &str, value: &Value, pairs: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (field, inner) in fields {
                let name = if name.is_empty() { field.clone() } else { format!("{name}[{field}]") };
                flatten(&name, inner, pairs);
            }
        }
        Value::Array(items) => {
            for (at, inner) in items.iter().enumerate() {
                flatten(&format!("{name}[{at}]"), inner, pairs);
            }
        }
        Value::String(text) => pairs.push(format!("{}={}", encoded(name), encoded(text))),
        plain => pairs.push(format!("{}={plain}", encoded(name))),
    }
}

fn json_body(rng: &mut Rng, scene: &Scene) -> Vec<u8> {
    let body = match rng.below(5) {
        0 | 1 => hand(rng, scene.game, &scene.players),
        2 => document(rng, scene),
        _ => object(rng, 5, 2),
    };
    noisy(rng, body.to_string().into_bytes())
}

fn document(rng: &mut Rng, scene: &Scene) -> Value {
    let mut hands: Vec<Value> = (0..rng.below(3)).map(|_| hand(rng, scene.game, &scene.players)).collect();
    if rng.below(4) == 0 {
        hands.push(value(rng, 2));
    }
    let mut document =
        json!({"format": "tanto/1", "game": scene.game, "players": scene.players, "hands": hands, "closed": true});
    let field = *rng.pick(&["rules", "first_dealer", "played_for", "settled", "opened_at", "name", "history", "game"]);
    if rng.below(2) == 0 {
        document[field] = value(rng, 2);
    }
    document
}

fn value(rng: &mut Rng, depth: usize) -> Value {
    match rng.below(if depth == 0 { 7 } else { 9 }) {
        0 => Value::Null,
        1 => json!(rng.below(2) == 0),
        2 => json!(i64::try_from(rng.below(200)).unwrap() - 50),
        3 => json!(i64::MAX),
        4 => json!(0.5),
        5 => json!(*rng.pick(&["1", "2", "0.10", "-1", "1e5", "", "a\u{0}b", "\u{202e}", "EUR", "9999999999999"])),
        6 => json!(*rng.pick(&NAMES)),
        7 => Value::Array((0..rng.below(4)).map(|_| value(rng, depth - 1)).collect()),
        _ => object(rng, 3, depth - 1),
    }
}

fn object(rng: &mut Rng, most: usize, depth: usize) -> Value {
    (0..=rng.below(most)).map(|_| (one(rng, FIELDS).to_owned(), value(rng, depth))).collect()
}

/// A form with a file.
fn upload(rng: &mut Rng, scene: &Scene) -> (&'static str, Vec<u8>) {
    let part = |name: &str| format!("--apart\r\ncontent-disposition: form-data; name=\"{name}\"");
    let mut body = format!("{}\r\n\r\n{}\r\n", part("key"), rng.below(1 << 20)).into_bytes();
    body.extend(format!("{}; filename=\"evening.json\"\r\n\r\n", part("document")).into_bytes());
    let file = document(rng, scene).to_string().into_bytes();
    body.extend(noisy(rng, file));
    body.extend(b"\r\n--apart--\r\n");
    ("multipart/form-data; boundary=apart", body)
}

/// Sometimes changes some bytes or cuts off the end.
fn noisy(rng: &mut Rng, mut body: Vec<u8>) -> Vec<u8> {
    if body.is_empty() || rng.below(8) > 0 {
        return body;
    }
    for _ in 0..=rng.below(3) {
        let at = rng.below(body.len());
        body[at] = *rng.pick(b"\0\"\\{}[]&=%+,:;09az\xff\x80\xc3 ");
    }
    if rng.below(3) == 0 {
        body.truncate(rng.below(body.len()));
    }
    body
}
