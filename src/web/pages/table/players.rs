//! Who sits at the table: another name for somebody, or somebody else in a seat from the next hand on.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::command::CommandError;
use crate::games::text::{Arg, Text};
use crate::ledger::Seat;
use crate::session::{DocumentError, Seating};
use crate::table::{Expected, Rejection, SeatChoice, TableCommand};
use crate::web::auth::access::{Allowed, Owning, Scoring, owns_club_of};
use crate::web::auth::at_table::AtTable;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{fingerprint, fresh_key, key, version};
use crate::web::http::state::{Shared, looking_up};
use crate::web::layout::page::{Page, answer, see_other};

#[derive(Template)]
#[template(path = "table/players.html")]
struct Players {
    page: Page,
    key: String,
    version: i64,
    problems: Vec<(String, String)>,
    seats: Vec<SeatForm>,
    /// Whether the visitor may rename: the name is the club's.
    can_rename: bool,
    can_own: bool,
    /// Whether a seat can change hands: not at a closed table.
    is_open: bool,
    replace: String,
    changes: Vec<String>,
}

struct SeatForm {
    seat: usize,
    /// The player's mark, from 1.
    mark: usize,
    label: String,
    /// What stands in the field: the name of now, or what was typed.
    name: String,
    error: Option<String>,
}

/// `GET /t/{table}/players`
pub async fn show(app: Shared, allowed: Allowed<Scoring>) -> Result<HttpResponse, Problem> {
    let at = allowed.at_table(&app).await?;
    answer(StatusCode::OK, &players(&app, at, fresh_key()?, None).await?)
}

/// `POST /t/{table}/players`: another name, which only an owner of the club gives, or another person.
pub async fn change(app: Shared, allowed: Allowed<Owning>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    let (id, typed) = (allowed.id, inputs.get("name").to_owned());
    let seat = Seat(inputs.get("seat").parse().map_err(|_| Problem::Malformed)?);
    let is_other = inputs.get("do") == "replace";
    let print = fingerprint("players", &inputs.without(&["key", "version"]));
    let meta = allowed.command(&inputs, Expected::version(version(&inputs)?), print)?;
    let (name, device) = (typed.clone(), allowed.visitor.device.clone().ok_or(Problem::Missing)?);
    let command = if is_other {
        TableCommand::ReplacePlayer { seat: SeatChoice::Seat(seat), name }
    } else {
        let owns_club = looking_up(&app, move |app| Ok(owns_club_of(app.store(), &device, id)?));
        if !owns_club.await? {
            return Err(Problem::Missing);
        }
        TableCommand::RenamePlayer { seat, name }
    };
    match app.service.execute(id, meta, command).await {
        Ok(_) | Err(Rejection(CommandError::Unchanged(_), _)) => {
            let back = format!("/t/{}/players", allowed.id);
            Ok(see_other(&back))
        }
        Err(Rejection(CommandError::Fields(invalid), Some(table))) => {
            let refused = Refused { seat, typed, why: why(&allowed, &invalid) };
            let page = players(&app, allowed.with(table), key(&inputs)?.to_owned(), Some(refused)).await?;
            answer(StatusCode::UNPROCESSABLE_ENTITY, &page)
        }
        Err(Rejection(CommandError::Conflict(_), Some(table))) => {
            let why = allowed.visitor.words.plain("form-news");
            let refused = Refused { seat, typed, why };
            let page = players(&app, allowed.with(table), fresh_key()?, Some(refused)).await?;
            answer(StatusCode::CONFLICT, &page)
        }
        Err(rejection) => Err(rejection.into()),
    }
}

/// A change that was not made.
struct Refused {
    seat: Seat,
    typed: String,
    why: String,
}

fn why(allowed: &Allowed<Owning>, invalid: &DocumentError) -> String {
    invalid.explained(allowed.visitor.words).message
}

async fn players(app: &Shared, at: AtTable, key: String, refused: Option<Refused>) -> Result<Players, Problem> {
    let (id, device) = (at.id, at.visitor.device.clone().ok_or(Problem::Missing)?);
    let can_rename = looking_up(app, move |app| Ok(owns_club_of(app.store(), &device, id)?)).await?;
    Ok(drawn(&at, key, can_rename, refused.as_ref()))
}

fn drawn(at: &AtTable, key: String, can_rename: bool, refused: Option<&Refused>) -> Players {
    let (table, words) = (&at.table, at.words());
    let seats = table.replay.seats();
    let form = |seat: Seat| {
        let refused = refused.filter(|refused| refused.seat == seat);
        let number = i64::try_from(seat.index() + 1).unwrap_or(i64::MAX);
        SeatForm {
            seat: seat.index(),
            mark: seats.mark(seat),
            label: words.say(&Text::new("players-name").count("number", number)),
            name: refused.map_or_else(|| seats.name(seat), |refused| &refused.typed).to_owned(),
            error: refused.map(|refused| refused.why.clone()),
        }
    };
    let mut page = at.page(&Text::new("menu-players"), "/players");
    page.is_error = refused.is_some();
    Players {
        page,
        key,
        version: table.version(),
        problems: refused
            .map(|refused| (format!("seat-{}", refused.seat.index()), refused.why.clone()))
            .into_iter()
            .collect(),
        seats: seats.all().map(form).collect(),
        can_rename,
        can_own: at.can_own(),
        is_open: !table.replay.is_over(),
        replace: words.say(&Text::new("players-replace").count("number", i64::from(table.next_number()))),
        changes: changes(at),
    }
}

/// Who sat down in whose place, the latest first.
fn changes(at: &AtTable) -> Vec<String> {
    let seatings = at.table.replay.seatings();
    let change = |(before, after): (&Seating, &Seating)| {
        let seats = before.seats.all().zip(before.seated.iter().zip(&after.seated));
        let changed = seats.filter(|(_, (out, r#in))| out != r#in).map(|(seat, _)| {
            let name = |seating: &Seating| Arg::Verbatim(seating.seats.name(seat).to_owned());
            let text = Text::new("players-took").count("number", i64::from(after.from));
            at.words().say(&text.with("in", name(after)).with("out", name(before)))
        });
        changed.collect::<Vec<_>>()
    };
    seatings.iter().zip(seatings.iter().skip(1)).rev().flat_map(change).collect()
}
