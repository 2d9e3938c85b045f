//! Random requests: most of them are nearly right, and some are far from it.

use std::fmt::Write;

use serde_json::{Map, Value, json};

use crate::random_hand::{Chance, GAMES, hand};
use crate::roles::{NAMES, Scene, Somebody};
use crate::routes::Route;

/// A request, ready to be sent.
pub struct Request {
    pub method: String,
    pub path: String,
    pub headers: String,
    pub body: Vec<u8>,
}

/// Odd values for paths, queries and forms.
const ODD: &str = "0 -1 1.5 99999999999999999999 9223372036854775807 1e5 %00 %FF %ED%A0%80 .. %2F a%20b \
    %F0%9F%91%A8%E2%80%8D%F0%9F%91%A9 %E2%80%AE null true %3Cscript%3E EUR";

/// The names of fields of the pages and the API.
const FIELDS: &str = "add amount back banker before bid club closed code contract date dealer do drop entered \
    first_dealer format from game guest in into key label language left like name note number out outcome page person \
    phone players purse q remove role seat table time_zone to";

/// A random word of a list.
fn one(chance: &mut Chance, words: &'static str) -> &'static str {
    let words: Vec<&'static str> = words.split_whitespace().collect();
    words[chance.below(words.len())]
}

pub fn request(chance: &mut Chance, scene: &Scene, who: &Somebody, (method, pattern): &Route) -> Request {
    let path = path(chance, scene, who, pattern) + &query(chance);
    // Sometimes the method is not served there.
    let method = if chance.below(60) == 0 { *chance.of(&["PUT", "HEAD", "OPTIONS", "PATCH"]) } else { method.as_str() };
    let is_api = pattern.starts_with("/api/");
    let (media, body) = match method {
        "GET" | "HEAD" => ("", Vec::new()),
        _ if pattern == "/import" => upload(chance, scene),
        _ if is_api => ("application/json", json_body(chance, scene)),
        _ => ("application/x-www-form-urlencoded", form(chance, scene)),
    };
    let media = if chance.below(80) == 0 { "text/plain" } else { media };
    let mut headers = format!("X-Forwarded-For: 198.51.{}.{}\r\n", chance.below(256), chance.below(256));
    if !is_api {
        headers += &who.cookie;
        headers += *chance.of(&[SAME, SAME, SAME, SAME, SAME, SAME, SAME, "Sec-Fetch-Site: cross-site\r\n", ""]);
    }
    if !media.is_empty() {
        write!(headers, "Content-Type: {media}\r\n").unwrap();
    }
    if chance.below(6) > 0 {
        write!(headers, "Idempotency-Key: {}\r\n", chance.below(1 << 20)).unwrap();
    }
    if chance.below(4) > 0 {
        write!(headers, "If-Match: {}\r\n", chance.below(24)).unwrap();
    }
    if chance.below(3) == 0 {
        write!(headers, "Accept-Language: {}\r\n", chance.of(&["fr", "de-AT", "nb", "pt-BR,es;q=0.5", "x", "*"]))
            .unwrap();
    }
    Request { method: method.to_owned(), path, headers, body }
}

const SAME: &str = "Sec-Fetch-Site: same-origin\r\n";

fn path(chance: &mut Chance, scene: &Scene, who: &Somebody, pattern: &str) -> String {
    let mut path = String::new();
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').unwrap();
        path += before;
        path += &part(chance, scene, who, (name, pattern));
        rest = after;
    }
    path + rest
}

fn part(chance: &mut Chance, scene: &Scene, who: &Somebody, (name, pattern): (&str, &str)) -> String {
    if chance.below(12) == 0 {
        return one(chance, ODD).to_owned();
    }
    let number = (1 + chance.below(7)).to_string();
    match name {
        "token" if chance.below(16) == 0 => who.token.to_lowercase(),
        "token" => who.token.clone(),
        "table" if pattern.starts_with("/api/") => {
            if chance.below(3) == 0 {
                number
            } else {
                "1".to_owned()
            }
        }
        "table" if chance.below(12) == 0 => scene.elsewhere.clone(),
        "table" => scene.table.clone(),
        "club" => scene.club.clone(),
        "game" => chance.of(GAMES).id.to_owned(),
        "format" => (*chance.of(&["json", "csv", "hledger", "beancount"])).to_owned(),
        "name" => (*chance.of(&["tanto.css", "tanto.js", "show.css", "icon.svg"])).to_owned(),
        // A pattern of one letter, such as `j:[jJ]`.
        _ if name.contains(':') => name[..1].to_owned(),
        _ => number,
    }
}

fn query(chance: &mut Chance) -> String {
    if chance.below(3) > 0 {
        return String::new();
    }
    let pairs: Vec<String> =
        (0..=chance.below(3)).map(|_| format!("{}={}", one(chance, FIELDS), word(chance))).collect();
    format!("?{}", pairs.join("&"))
}

/// A random value, encoded for an address or a form.
fn word(chance: &mut Chance) -> String {
    match chance.below(6) {
        0 => one(chance, ODD).to_owned(),
        1 => chance.below(30).to_string(),
        2 => (*chance.of(&["", "0.10", "12,5", "-3", "2026-11-22", "Europe/Lisbon", "EUR", "tresillo:tantos"]))
            .to_owned(),
        3 => {
            (*chance.of(&["owner", "scorer", "spectator", "taker", "garde", "made", "week", "all", "close"])).to_owned()
        }
        4 => chance.of(GAMES).id.to_owned(),
        _ => (*chance.of(&NAMES)).replace('é', "%C3%A9"),
    }
}

fn encoded(text: &str) -> String {
    percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC).to_string()
}

/// The inputs of a form. Some include a hand.
fn form(chance: &mut Chance, scene: &Scene) -> Vec<u8> {
    let mut pairs = vec![format!("key={}", chance.below(1 << 20)), format!("version={}", chance.below(24))];
    if chance.below(3) == 0 {
        pairs.push(format!("number={}", 1 + chance.below(9)));
        flatten("", &hand(chance, scene.game, &scene.players), &mut pairs);
    }
    for _ in 0..chance.below(6) {
        pairs.push(format!("{}={}", one(chance, FIELDS), word(chance)));
    }
    if chance.below(12) == 0 {
        pairs.remove(chance.below(pairs.len()));
    }
    noisy(chance, pairs.join("&").into_bytes())
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

fn json_body(chance: &mut Chance, scene: &Scene) -> Vec<u8> {
    let body = match chance.below(5) {
        0 | 1 => hand(chance, scene.game, &scene.players),
        2 => document(chance, scene),
        _ => {
            let mut fields = Map::new();
            for _ in 0..=chance.below(5) {
                fields.insert(one(chance, FIELDS).to_owned(), value(chance, 2));
            }
            Value::Object(fields)
        }
    };
    noisy(chance, body.to_string().into_bytes())
}

fn document(chance: &mut Chance, scene: &Scene) -> Value {
    let mut hands: Vec<Value> = (0..chance.below(3)).map(|_| hand(chance, scene.game, &scene.players)).collect();
    if chance.below(4) == 0 {
        hands.push(value(chance, 2));
    }
    let mut document =
        json!({"format": "tanto/1", "game": scene.game, "players": scene.players, "hands": hands, "closed": true});
    let field = *chance.of(&["rules", "first_dealer", "played_for", "settled", "opened_at", "name", "history", "game"]);
    if chance.below(2) == 0 {
        document[field] = value(chance, 2);
    }
    document
}

fn value(chance: &mut Chance, depth: usize) -> Value {
    match chance.below(if depth == 0 { 7 } else { 9 }) {
        0 => Value::Null,
        1 => json!(chance.below(2) == 0),
        2 => json!(i64::try_from(chance.below(200)).unwrap() - 50),
        3 => json!(i64::MAX),
        4 => json!(0.5),
        5 => json!(*chance.of(&["1", "2", "0.10", "-1", "1e5", "", "a\u{0}b", "\u{202e}", "EUR", "9999999999999"])),
        6 => json!(*chance.of(&NAMES)),
        7 => Value::Array((0..chance.below(4)).map(|_| value(chance, depth - 1)).collect()),
        _ => (0..chance.below(4)).map(|_| (one(chance, FIELDS).to_owned(), value(chance, depth - 1))).collect(),
    }
}

/// A form with a file.
fn upload(chance: &mut Chance, scene: &Scene) -> (&'static str, Vec<u8>) {
    let part = |name: &str| format!("--apart\r\ncontent-disposition: form-data; name=\"{name}\"");
    let mut body = format!("{}\r\n\r\n{}\r\n", part("key"), chance.below(1 << 20)).into_bytes();
    body.extend(format!("{}; filename=\"evening.json\"\r\n\r\n", part("document")).into_bytes());
    let file = document(chance, scene).to_string().into_bytes();
    body.extend(noisy(chance, file));
    body.extend(b"\r\n--apart--\r\n");
    ("multipart/form-data; boundary=apart", body)
}

/// Sometimes changes some bytes or cuts off the end.
fn noisy(chance: &mut Chance, mut body: Vec<u8>) -> Vec<u8> {
    if body.is_empty() || chance.below(8) > 0 {
        return body;
    }
    for _ in 0..=chance.below(3) {
        let at = chance.below(body.len());
        body[at] = *chance.of(b"\0\"\\{}[]&=%+,:;09az\xff\x80\xc3 ");
    }
    if chance.below(3) == 0 {
        body.truncate(chance.below(body.len()));
    }
    body
}
