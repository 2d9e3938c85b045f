//! The people of a club, guests last; and somebody new.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use super::evenings;
use super::form::Form;
use crate::club::{ClubCommand, Person};
use crate::games::text::Text;
use crate::store::ClubId;
use crate::web::auth::access::{Allowed, Scoring, Watching};
use crate::web::auth::at_club::AtClub;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{fingerprint, fresh_key, key};
use crate::web::http::state::Shared;
use crate::web::layout::page::{Page, answer, see_other};

#[derive(Template)]
#[template(path = "club/people.html")]
struct PeoplePage {
    page: Page,
    can_score: bool,
    key: String,
    regular: Vec<PersonRow>,
    guests: Vec<PersonRow>,
    left: Vec<PersonRow>,
    name: String,
    error: Option<String>,
    problems: Vec<(String, String)>,
}

struct PersonRow {
    href: String,
    mark: usize,
    name: String,
    /// At how many tables.
    said: String,
}

/// `GET /c/{club}/people`
pub async fn show(app: Shared, member: Allowed<Watching, ClubId>) -> Result<HttpResponse, Problem> {
    page(&member.at_club(&app).await?, &Form::default(), fresh_key()?, StatusCode::OK)
}

/// `POST /c/{club}/people`: somebody new.
pub async fn add(app: Shared, member: Allowed<Scoring, ClubId>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    let (name, guest) = (inputs.get("name").to_owned(), inputs.get("guest") == "yes");
    let print = fingerprint("club person", &inputs.without(&["key"]));
    match member.execute(&app, &inputs, print, ClubCommand::AddPerson { name, guest }).await? {
        Ok(_) => {
            let back = format!("/c/{}/people", member.id);
            Ok(see_other(&back))
        }
        Err(rejection) => {
            let key = key(&inputs)?.to_owned();
            let form = Form::refused(member.visitor.words, inputs, rejection)?;
            page(&member.at_club(&app).await?, &form, key, StatusCode::UNPROCESSABLE_ENTITY)
        }
    }
}

fn page(at: &AtClub, form: &Form, key: String, status: StatusCode) -> Result<HttpResponse, Problem> {
    let mut page = at.page(&Text::new("menu-people"), "/people");
    page.is_error = form.is_refused();
    let rows = |is_among: fn(&Person) -> bool| {
        at.club().people().all().filter(|person| is_among(person)).map(|person| row(at, person)).collect()
    };
    let people = PeoplePage {
        can_score: at.can_score(),
        key,
        regular: rows(|person| !person.guest && !person.left),
        guests: rows(|person| person.guest && !person.left),
        left: rows(|person| person.left),
        name: form.typed("name"),
        error: form.error("name"),
        problems: form.problems(),
        page,
    };
    answer(status, &people)
}

fn row(at: &AtClub, person: &Person) -> PersonRow {
    let shown = at.shown(person.id);
    PersonRow {
        href: at.address(&format!("/people/{}", person.id)),
        mark: shown.mark,
        name: shown.name,
        said: evenings::said(
            at.words(),
            at.club().tables_of(person.id).filter(|table| at.club().shows(*table)).count(),
        ),
    }
}
