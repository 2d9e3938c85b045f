//! The players of a table: renaming one, or giving a seat to another person from the next hand on.

use crate::session::Seating;
use crate::store::TableId;
use crate::table::SeatChoice;
use crate::web::auth::owns_club_of;
use crate::web::components::command_form::CommandForm;
use crate::web::http::run_quick_query;
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "table/players.html")]
struct PlayersPage<'a> {
    page: Page,
    visit: &'a TableVisit,
    form: CommandForm,
    /// Names belong to the club, so only its owners change them.
    can_rename: bool,
}

impl PlayersPage<'_> {
    fn is_rejected_at(&self, seat: Seat) -> bool {
        self.form.is_rejected() && self.form.typed("seat") == seat.index().to_string()
    }

    /// The current name, or the typed one.
    fn name_of(&self, seat: Seat) -> String {
        let current = || self.visit.state.replay.seats().name(seat).to_owned();
        if self.is_rejected_at(seat) { self.form.typed("name") } else { current() }
    }

    fn error_of(&self, seat: Seat) -> Option<&str> {
        self.form.message().filter(|_| self.is_rejected_at(seat))
    }

    /// The error, with the anchor of its field.
    fn problems(&self) -> Vec<(String, &str)> {
        self.form.message().map(|error| (format!("seat-{}", self.form.typed("seat")), error)).into_iter().collect()
    }
}

/// `GET /t/{table}/players`
pub async fn show(access: PageAccess<Scoring>) -> PageResult {
    let visit = access.load().await?;
    page(&visit, CommandForm::default()).await
}

/// `POST /t/{table}/players`: renames or replaces a player.
pub async fn change(access: PageAccess<Owning>, inputs: Inputs) -> PageResult {
    let name = inputs.get("name").to_owned();
    let seat = Seat(inputs.get("seat").parse().map_err(|_| HttpError::Malformed)?);
    let command = if inputs.get("do") == "replace" {
        TableCommand::ReplacePlayer { seat: SeatChoice::Seat(seat), name }
    } else if can_rename(&access.app, access.id, &access.visitor).await? {
        TableCommand::RenamePlayer { seat, name }
    } else {
        return Err(HttpError::Missing);
    };
    let meta = access.command(&inputs, Some(inputs.version()?))?;
    let (error, visit) = match access.app.service.execute(access.id, meta, command).await {
        Ok(_) | Err(CommandError::Unchanged(_)) => return Ok(see_other(&access.address("/players"))),
        Err(error) => (error, access.load().await?),
    };
    page(&visit, CommandForm::rejected(visit.localizer(), inputs, error)?).await
}

async fn can_rename(app: &Shared, table: TableId, visitor: &Visitor) -> Result<bool, HttpError> {
    let device = visitor.device.clone().ok_or(HttpError::Missing)?;
    run_quick_query(app, move |app| Ok(owns_club_of(app.store(), &device, table)?)).await
}

async fn page(visit: &TableVisit, form: CommandForm) -> PageResult {
    let page = form.on(visit.page(&Message::new("menu-players"), "/players")?);
    let players =
        PlayersPage { page, visit, can_rename: can_rename(&visit.app, visit.id, &visit.visitor).await?, form };
    answer(players.form.status, &players)
}

/// Which person took whose seat, the newest change first.
fn seat_changes(visit: &TableVisit) -> Vec<String> {
    let seatings = visit.state.replay.seatings();
    let change = |(before, after): (&Seating, &Seating)| {
        let seats = before.seats.all().zip(before.seated.iter().zip(&after.seated));
        let changed = seats.filter(|(_, (before, after))| before != after).map(|(seat, _)| {
            let name = |seating: &Seating| seating.seats.name(seat).to_owned();
            let text = Message::new("players-took").count("number", after.from);
            visit.localizer().say(&text.with("in", name(after)).with("out", name(before)))
        });
        changed.collect::<Vec<_>>()
    };
    seatings.iter().zip(seatings.iter().skip(1)).rev().flat_map(change).collect()
}
