//! Every hand of the worked cases, in the form in which it is corrected: a browser without scripts sends it back as it is.

use tanto::games::find;

use crate::prelude::*;

/// An input of the form of a hand.
struct Control {
    name: String,
    value: String,
    /// Whether the browser sends it: what is typed or hidden, and of radios and checkboxes those that are ticked.
    is_sent: bool,
    is_text: bool,
}

/// The inputs of the form of a hand, some of which are in the dock.
fn controls(page: &Answer) -> Vec<Control> {
    let (_, form) = page.body.split_once("<form id=\"hand\"").unwrap();
    let (inside, dock) = form.split_once("</form>").unwrap();
    let tags = inside.split("<input").skip(1).chain(dock.split("<input").skip(1).filter(|tag| is_of_form(tag)));
    tags.filter_map(control).collect()
}

fn is_of_form(tag: &str) -> bool {
    tag.split('>').next().unwrap().contains("form=\"hand\"")
}

fn control(tag: &str) -> Option<Control> {
    let tag = tag.split('>').next()?.replace('\n', " ");
    let part = |name: &str| tag.split_once(&format!(" {name}=\""))?.1.split('"').next();
    let plain = |text: &str| text.replace("&#60;", "<").replace("&#39;", "'").replace("&#38;", "&");
    let is_tick = matches!(part("type"), Some("radio" | "checkbox"));
    Some(Control {
        name: plain(part("name")?),
        value: plain(part("value").unwrap_or_default()),
        is_sent: !is_tick || tag.contains(" checked"),
        is_text: !is_tick && part("type") != Some("hidden"),
    })
}

/// Whether a form without answers takes this one.
fn takes(empty: &[Control], sent: &Control) -> bool {
    empty.iter().any(|one| one.name == sent.name && (one.is_text || sent.value.is_empty() || one.value == sent.value))
}

#[actix_web::test]
async fn every_hand_is_shown_and_sent_as_it_was_recorded() {
    let mut failures = Vec::new();
    let mut ana = Browser::new();
    for (at, line) in include_str!("../cases-2.jsonl").lines().enumerate() {
        let case: Value = serde_json::from_str(line).unwrap();
        let (name, document) = (&case["name"], &case["document"]);
        let is_known = document["game"].as_str().is_some_and(|game| find(game).is_some());
        if case.get("expect").is_none() || !is_known {
            continue;
        }
        let table = ana.import(&format!("case{at}"), document.to_string().as_bytes()).await;
        let table = table.is(303).to.clone();
        for number in 1..=document["hands"].as_array().map_or(0, Vec::len) {
            let hand = format!("{table}/hands/{number}");
            let filled = ana.page(&format!("{hand}/edit")).await;
            let sent: Vec<Control> = controls(&filled).into_iter().filter(|control| control.is_sent).collect();
            // A note is entered on the page of a hand, and an adjustment in a form of its own.
            let own = ["key", "version", "number", "lang", "result", "by", "note"];
            let answers = sent.iter().filter(|control| !control.value.is_empty() && !own.contains(&&*control.name));
            let insert = ana.get(&format!("{hand}/insert")).await;
            if insert.body.contains("id=\"hand\"") && !filled.body.contains("value=\"adjusted\"") {
                let empty = controls(&insert);
                let missing = answers.filter(|answer| !takes(&empty, answer));
                failures.extend(
                    missing.map(|answer| format!("{name}, hand {number}: no {}={}", answer.name, answer.value)),
                );
            }
            let mut inputs: Vec<(&str, &str)> = sent.iter().map(|control| (&*control.name, &*control.value)).collect();
            inputs.push(("step", "preview"));
            // An equal hand is no correction.
            let answer = ana.post(&format!("{hand}/edit"), &inputs).await;
            if (answer.status, &answer.to) != (303, &hand) {
                let shown = inputs
                    .iter()
                    .filter(|(_, value)| !value.is_empty())
                    .skip(4)
                    .map(|(name, value)| format!("{name}={value}"));
                let shown: Vec<String> = shown.collect();
                failures.push(format!("{name}, hand {number}: {} {}", document["hands"][number - 1], shown.join(" ")));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
