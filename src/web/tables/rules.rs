//! The house rules of a table: which hold, and changing them from the next hand on.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::games::draft::{draft, shown};
use crate::games::fields::Complaint;
use crate::games::form::Field;
use crate::games::node::Node;
use crate::games::text::Text;
use crate::table::{Event, Expected, Refusal, Rejection, Table};
use crate::web::board::agreed::changes;
use crate::web::board::standing::{game_name, worth};
use crate::web::form::{FieldView, Kind, Shown, summary, view};
use crate::web::frame::access::{Allowed, Scoring};
use crate::web::frame::app::{Shared, working};
use crate::web::frame::at_table::AtTable;
use crate::web::frame::inputs::Inputs;
use crate::web::frame::keys::{fingerprint, fresh_key, version};
use crate::web::frame::page::{Page, answer, see_other};
use crate::web::frame::problem::Problem;

#[derive(Template)]
#[template(path = "tables/rules.html")]
struct RulesPage {
    page: Page,
    id: String,
    holds: String,
    /// What one of the unit is worth as long as the table lasts, where it is worth something.
    worth: Option<String>,
    key: String,
    version: i64,
    fields: Vec<FieldView>,
    problems: Vec<(String, String)>,
    /// What was changed at which hand, the newest first.
    changes: Vec<String>,
}

/// `GET /t/{table}/rules`: the rules that hold.
pub async fn show(app: Shared, allowed: Allowed<Scoring>) -> Result<HttpResponse, Problem> {
    let at = allowed.at_table(&app).await?;
    page(&at, &Shown::Document(at.table.history.rules()), &[], StatusCode::OK)
}

/// `POST /t/{table}/rules`: other rules from the next hand on.
pub async fn change(app: Shared, allowed: Allowed<Scoring>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    let (id, typed) = (allowed.id, inputs.without(&["key", "version"]));
    let print = fingerprint("rules", &typed);
    let command = allowed.command(&inputs, Expected::version(version(&inputs)?), print)?;
    let sent = typed.clone();
    let appended = working(&app, move |app| Ok(app.tables.append(id, &command, move |table| changed(table, &sent))));
    match appended.await? {
        Ok(_) => {
            let back = format!("/t/{}/rules", allowed.id);
            Ok(see_other(&back))
        }
        Err(Rejection::Invalid(invalid, table)) => {
            let complaints = below_the_change(invalid.complaints);
            page(&allowed.with(table), &Shown::Typed(&typed), &complaints, StatusCode::UNPROCESSABLE_ENTITY)
        }
        Err(Rejection::Conflict(table)) => {
            let news = [Complaint::new("", Text::new("form-news"))];
            page(&allowed.with(table), &Shown::Typed(&typed), &news, StatusCode::CONFLICT)
        }
        Err(rejection) => Err(rejection.into()),
    }
}

/// The rules of a form, where they are others than hold already.
fn changed(table: &Table, typed: &[(String, String)]) -> Result<Event, Refusal> {
    let game = table.history.opening().game;
    let asked = game.rules_form();
    let differing: Vec<_> = typed.iter().filter(|(name, value)| !is_usual(&asked, name, value)).cloned().collect();
    let rules = game.rules_document(table.replay.seats(), &draft(&differing));
    let rules = rules.map_err(|complaints| Refusal::about(table, 0, complaints))?;
    if rules == without_usual(table.history.rules().clone(), &asked) {
        return Err(Refusal::about(table, 0, vec![Complaint::new("", Text::new("rules-same"))]));
    }
    Ok(Event::RulesChanged { rules })
}

/// What is wrong with the rules of a change is wrong with the questions of this page.
fn below_the_change(complaints: Vec<Complaint>) -> Vec<Complaint> {
    let field = |complaint: &Complaint| complaint.field.trim_start_matches("rule_changes.").to_owned();
    complaints.into_iter().map(|complaint| Complaint::new(field(&complaint), complaint.text)).collect()
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
        let names: Vec<_> = fields.iter().map(|(name, _)| name.clone()).collect();
        for name in names {
            if shown(&rules, &name).is_some_and(|value| is_usual(asked, &name, &value)) {
                rules.remove(&name);
            }
        }
    }
    rules
}

fn page(
    at: &AtTable,
    shown: &Shown<'_>,
    complaints: &[Complaint],
    status: StatusCode,
) -> Result<HttpResponse, Problem> {
    let (words, table, reader) = (at.words(), &at.table, at.reader());
    let game = table.history.opening().game;
    let fields = view(&game.rules_form(), shown, complaints, &reader, game.facts().home, table.replay.seats());
    let problems = summary(&fields, complaints, &reader);
    let mut page = at.page(&Text::new("menu-rules"), "/rules");
    page.is_error = !problems.is_empty();
    let id = if fields.is_empty() { "rules-none" } else { "rules-holds" };
    let holds = Text::new(id).with("game", game_name(words, game.facts().id).as_str());
    let worth = worth(table, at.measure(), &reader);
    let worth = worth.map(|worth| words.say(&Text::new("rules-worth-kept").with("worth", worth.as_str())));
    let rules = RulesPage {
        id: at.id.to_string(),
        worth,
        holds: words.say(&holds.count("number", i64::from(table.next_number()))),
        key: fresh_key()?,
        version: table.version(),
        fields: if table.history.closed() { Vec::new() } else { fields },
        problems,
        changes: changes(table, &reader).into_iter().rev().collect(),
        page,
    };
    answer(status, &rules)
}
