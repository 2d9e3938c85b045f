//! The house rules of a table: which hold, and changing them from the next hand on.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use askama::Template;

use super::access::{Allowed, Scoring};
use super::agreed::changes;
use super::app::{App, Shared, working};
use super::form::{FieldView, Kind, Shown, summary, view};
use super::hands::{fresh_key, key, version};
use super::inputs::Inputs;
use super::page::{Page, TableFrame, answer};
use super::problem::Problem;
use super::standing::game_name;
use crate::games::draft::{draft, shown};
use crate::games::fields::Complaint;
use crate::games::form::Field;
use crate::games::node::Node;
use crate::games::text::Text;
use crate::store::{self, Event, Store, TableId};
use crate::table::{Refused, Saying, Table, tell};

#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    page: Page,
    holds: String,
    key: String,
    version: i64,
    fields: Vec<FieldView>,
    problems: Vec<(String, String)>,
    /// What was changed at which hand, the newest first.
    changes: Vec<String>,
}

/// What became of a change.
enum Sent {
    Saved,
    Wrong(Box<Table>, Vec<Complaint>),
    News(Box<Table>),
}

/// `GET /t/{table}/rules`: the rules that hold.
pub async fn show(app: Shared, allowed: Allowed<Scoring>) -> Result<HttpResponse, Problem> {
    let table = allowed.table(&app).await?;
    drawn(&allowed, &table, &Shown::Document(&in_force(&table)), &[], StatusCode::OK)
}

/// `POST /t/{table}/rules`: other rules from the next hand on.
pub async fn change(app: Shared, allowed: Allowed<Scoring>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    let (key, version) = (key(&inputs)?.to_owned(), version(&inputs)?);
    let (id, device) = (allowed.id.clone(), allowed.visitor.device.clone());
    let typed = inputs.without(&["key", "version"]);
    let sent = typed.clone();
    let became = working(&app, move |app| {
        let saying = Saying { version: Some(version), device: device.as_ref(), ..Saying::new(&key, App::now()) };
        changed(&app.store, &id, &saying, &sent)
    });
    match became.await? {
        Sent::Saved => {
            let back = format!("/t/{}/rules", allowed.id);
            Ok(HttpResponse::SeeOther().insert_header((LOCATION, back)).finish())
        }
        Sent::Wrong(table, complaints) => {
            drawn(&allowed, &table, &Shown::Typed(&typed), &complaints, StatusCode::UNPROCESSABLE_ENTITY)
        }
        Sent::News(table) => {
            let news = [Complaint::new("", Text::new("settle-news"))];
            drawn(&allowed, &table, &Shown::Typed(&typed), &news, StatusCode::CONFLICT)
        }
    }
}

fn changed(log: &Store, id: &TableId, saying: &Saying<'_>, typed: &[(String, String)]) -> Result<Sent, Problem> {
    let table = Table::load(log, id)?;
    let asked = table.session.game.rules_form();
    let differing: Vec<_> = typed.iter().filter(|(name, value)| !is_usual(&asked, name, value)).cloned().collect();
    let rules = match table.session.game.rules_document(&table.session.seats, &draft(&differing)) {
        Ok(rules) => rules,
        Err(complaints) => return Ok(Sent::Wrong(Box::new(table), complaints)),
    };
    let event = Event { kind: store::Kind::RulesChanged, body: rules.to_json() };
    // Sent twice, it has made itself the rules that hold: `tell` knows its key.
    let is_fresh = !saying.version.is_some_and(|version| table.story.has_gone_on_since(version, table.version));
    if is_fresh && rules == without_usual(in_force(&table), &asked) {
        return Ok(Sent::Wrong(Box::new(table), vec![Complaint::new("", Text::new("rules-same"))]));
    }
    match tell(log, id, saying, &event) {
        Ok(_) => Ok(Sent::Saved),
        Err(Refused::Wrong(refused)) => Ok(Sent::Wrong(Box::new(table), below_the_change(refused.complaints))),
        Err(Refused::Conflict(table)) => Ok(Sent::News(table)),
        Err(refused) => Err(refused.into()),
    }
}

/// What is wrong with the rules of a change is wrong with the questions of this page.
fn below_the_change(complaints: Vec<Complaint>) -> Vec<Complaint> {
    let field = |complaint: &Complaint| complaint.field.trim_start_matches("rule_changes.").to_owned();
    complaints.into_iter().map(|complaint| Complaint::new(field(&complaint), complaint.text)).collect()
}

/// The rules that hold for the next hand.
fn in_force(table: &Table) -> Node {
    table.session.rule_changes.last().map_or(&table.session.rules, |change| &change.rules).clone()
}

/// Whether an answer is the one that holds where nothing is said.
fn is_usual(asked: &[Field], name: &str, value: &str) -> bool {
    asked.iter().any(|field| match field {
        Field::Choice { name: own, chosen, .. } => own == name && chosen.as_deref() == Some(value),
        Field::Line { name: own, value: usual, .. } => own == name && usual == value,
        Field::When { field, .. } => is_usual(std::slice::from_ref(field), name, value),
        Field::Extras { fields, .. } => is_usual(fields, name, value),
        _ => false,
    })
}

/// Rules without what holds anyway.
fn without_usual(mut rules: Node, asked: &[Field]) -> Node {
    if let Node::Map(fields) = &rules {
        let names: Vec<String> = fields.iter().map(|(name, _)| name.clone()).collect();
        for name in names {
            if shown(&rules, &name).is_some_and(|value| is_usual(asked, &name, &value)) {
                rules.remove(&name);
            }
        }
    }
    rules
}

fn drawn(
    allowed: &Allowed<Scoring>,
    table: &Table,
    shown: &Shown<'_>,
    complaints: &[Complaint],
    status: StatusCode,
) -> Result<HttpResponse, Problem> {
    let (words, seats, measure) = (allowed.visitor.words, &table.session.seats, table.replay.measure());
    let reader = words.at_table(seats, &measure);
    let game = table.session.game;
    let fields = view(&game.rules_form(), shown, complaints, &reader, game.facts().home, seats);
    let problems = summary(&fields, complaints, &reader);
    let frame = TableFrame::of(&allowed.id, table, allowed.role);
    let mut page = Page::at_table(&allowed.visitor, &Text::new("menu-rules"), "/rules", &frame);
    page.is_error = !problems.is_empty();
    let id = if fields.is_empty() { "rules-none" } else { "rules-holds" };
    let holds = Text::new(id).with("game", game_name(words, game.facts().id).as_str());
    let rules = RulesPage {
        holds: words.say(&holds.count("number", i64::from(table.next_number()))),
        key: fresh_key()?,
        version: table.version,
        fields: if table.story.closed() { Vec::new() } else { fields },
        problems,
        changes: changes(table, &reader).into_iter().rev().collect(),
        page,
    };
    answer(status, &rules)
}
