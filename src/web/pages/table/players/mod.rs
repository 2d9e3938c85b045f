//! The players of a table: who plays, pauses, comes or goes, in which order, and their names.

mod chairs;

use std::convert::Infallible;

use self::chairs::{Chair, Chairs};
use super::spectator::dealer_and_leader;
use crate::club::Person;
use crate::document::Format;
use crate::session::SeatChange;
use crate::store::{Role, TableId};
use crate::web::auth::owns_club_of;
use crate::web::components::command_form::CommandForm;
use crate::web::components::seat_texts::{ToldChange, sentence, told};
use crate::web::components::table_texts::game_of;
use crate::web::http::run_quick_query;
use crate::web::pages::prelude::*;

/// The most names that are offered.
const MAX_NAMES: usize = 24;
/// The most hands and changes that are listed.
const MAX_HANDS: usize = 100;
/// From this many letters on, a name has smaller letters.
const LONG: usize = 17;

#[derive(Template)]
#[template(path = "table/players.html")]
struct PlayersPage<'a> {
    page: Page,
    visit: &'a TableVisit,
    chairs: Chairs,
    /// Whether people may join, leave and change places.
    is_free: bool,
    can_rename: bool,
    /// The error of the form, and the name that was typed for a newcomer.
    error: Option<String>,
    newcomer: String,
    /// What the changes lead to, in sentences.
    says: Vec<String>,
    /// The row that is unfolded.
    open: String,
    /// The people of the club who are not in the form.
    others: Vec<String>,
}

/// The page on which a player gets another name.
#[derive(Template)]
#[template(path = "table/rename.html")]
struct RenamePage {
    page: Page,
    version: i64,
    seat: usize,
    name: String,
    form: CommandForm,
}

#[derive(Default, serde::Deserialize)]
#[serde(default)]
pub struct PlayersQuery {
    /// The seat of the player to rename.
    rename: Option<u8>,
}

/// A row as the page shows it.
struct ChairView<'a> {
    chair: &'a Chair,
    name: &'a str,
    mark: usize,
    is_long: bool,
    /// What the row says beside the name, and whether that is a change of this form.
    tag: Option<(String, bool)>,
}

impl PlayersPage<'_> {
    fn rows(&self) -> Vec<ChairView<'_>> {
        let people = self.visit.state.replay.people();
        let mut newcomers = people.all().len();
        let row = |chair| -> ChairView<'_> {
            let chair: &Chair = chair;
            let person = people.labelled(&chair.id).map_or_else(
                || {
                    newcomers += 1;
                    newcomers - 1
                },
                |person| people.first(person).0,
            );
            let name = chair.name(people);
            let mark = crate::document::seats::mark(person);
            ChairView { chair, name, mark, is_long: name.chars().count() >= LONG, tag: self.tag(chair, name) }
        };
        self.chairs.rows.iter().map(row).collect()
    }

    /// What a row says beside the name.
    fn tag(&self, chair: &Chair, name: &str) -> Option<(String, bool)> {
        let (page, replay) = (&self.page, &self.visit.state.replay);
        let instead = chair.instead.trim();
        if self.chairs.is_changed(chair) {
            let text = match (chair.plays, chair.newcomer()) {
                _ if !instead.is_empty() => page.t1("chair-taken", "player", instead),
                (true, Some(_)) => page.t("chair-new"),
                (true, None) => page.t("chair-back"),
                (false, None) => page.t("chair-pauses"),
                (false, Some(_)) => return None,
            };
            return Some((text, true));
        }
        let person = replay.people().labelled(&chair.id)?;
        if let Some(since) = replay.away_since(person) {
            return Some((page.counted("tag-away", "number", since), false));
        }
        let deals = replay.seats().name(replay.position().next_dealer()) == name;
        (chair.plays && deals && !replay.is_over()).then(|| (page.t("chair-deals"), false))
    }

    /// The hands from which the changes can hold, the next one first.
    fn hands(&self) -> impl Iterator<Item = u32> {
        (1..=self.visit.state.next_number()).rev().take(MAX_HANDS)
    }

    /// All changes so far, the newest first, each with its entry.
    fn past(&self) -> Vec<(i64, String)> {
        let localizer = self.visit.localizer();
        let line = |change: ToldChange| {
            let text = Message::new("players-since").count("number", change.from).with("change", change.text);
            (change.entry, localizer.say(&text))
        };
        let changes = told(&self.visit.state, localizer, |_| true);
        changes.into_iter().rev().take(MAX_HANDS).map(line).collect()
    }
}

/// `GET /t/{table}/players`
pub async fn show(access: PageAccess<Scoring>, query: web::Query<PlayersQuery>) -> PageResult {
    let visit = access.load().await?;
    if let Some(seat) = query.rename {
        return rename_page(&visit, Seat(seat), CommandForm::default()).await;
    }
    let chairs = Chairs::of(&visit.state);
    page(&visit, chairs, StatusCode::OK, None, None).await
}

/// `POST /t/{table}/players`: saves the form, applies another button of it, or renames a player.
pub async fn change(access: PageAccess<Scoring>, inputs: Inputs) -> PageResult {
    let step = inputs.get("do").to_owned();
    if step == "rename" {
        return rename(access, inputs).await;
    }
    if step == "undo" {
        let (id, entry) = (access.id, inputs.get("entry").parse().map_err(|_| HttpError::Malformed)?);
        let table = run_query(&access.app, move |app| Ok(app.service.load_undamaged(id)?)).await?;
        if table.history.gives_seats(entry) && access.role < Role::Owner {
            return Err(HttpError::Missing);
        }
        return execute(access, &inputs, TableCommand::UndoSeats { entry }).await;
    }
    let (id, app) = (access.id, access.app.clone());
    let table = run_query(&app, move |app| Ok(app.service.load_undamaged(id)?)).await?;
    let mut chairs = Chairs::typed(&table, &inputs);
    if !step.is_empty() {
        let added = chairs.rearrange(&step, inputs.get("newcomer"));
        let visit = access.with(table);
        let error = added.err().map(|text| visit.formatter().say(&text));
        let status = if error.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
        return page(&visit, chairs, status, error, Some(&inputs)).await;
    }
    let changes = chairs.changes_of(&table);
    if changes.is_empty() {
        return Ok(see_other(&access.address("")));
    }
    let takes_seats = changes.iter().any(|change| matches!(change, SeatChange::Replace { .. }));
    if takes_seats && access.role < Role::Owner {
        return Err(HttpError::Missing);
    }
    let format = Format::Form(access.visitor.localizer.language.notation());
    execute(access, &inputs, TableCommand::ChangeSeats { from: Some(chairs.from), changes, format }).await
}

async fn execute(access: PageAccess<Scoring>, inputs: &Inputs, command: TableCommand) -> PageResult {
    let meta = access.command(inputs, Some(inputs.version()?))?;
    let (status, error) = match access.app.service.execute(access.id, meta, command).await {
        Ok(_) => return Ok(see_other(&access.address(""))),
        Err(CommandError::Fields(invalid)) => {
            (StatusCode::UNPROCESSABLE_ENTITY, invalid.explained(access.visitor.localizer).message)
        }
        Err(CommandError::Conflict(_)) => (StatusCode::CONFLICT, access.visitor.localizer.plain("form-news")),
        Err(error) => return Err(error.into()),
    };
    let visit = access.load().await?;
    let chairs = Chairs::typed(&visit.state, inputs);
    page(&visit, chairs, status, Some(error), Some(inputs)).await
}

async fn rename(access: PageAccess<Scoring>, inputs: Inputs) -> PageResult {
    let seat = Seat(inputs.get("seat").parse().map_err(|_| HttpError::Malformed)?);
    if !can_rename(&access.app, access.id, &access.visitor).await? {
        return Err(HttpError::Missing);
    }
    let command = TableCommand::RenamePlayer { seat, name: inputs.get("name").to_owned() };
    let meta = access.command(&inputs, Some(inputs.version()?))?;
    let (error, visit) = match access.app.service.execute(access.id, meta, command).await {
        Ok(_) | Err(CommandError::Unchanged(_)) => return Ok(see_other(&access.address("/players"))),
        Err(error) => (error, access.load().await?),
    };
    rename_page(&visit, seat, CommandForm::rejected(visit.localizer(), inputs, error)?).await
}

async fn rename_page(visit: &TableVisit, seat: Seat, form: CommandForm) -> PageResult {
    let seats = visit.state.replay.seats();
    if seat.index() >= seats.count() || !can_rename(&visit.app, visit.id, &visit.visitor).await? {
        return Err(HttpError::Missing);
    }
    let mut page = form.on(visit.page(&Message::new("players-rename"), "/players")?);
    page.back = Some(visit.address("/players"));
    let name = if form.is_rejected() { form.typed("name") } else { seats.name(seat).to_owned() };
    let rename = RenamePage { page, version: visit.state.version(), seat: seat.index(), name, form };
    answer(rename.form.status, &rename)
}

async fn can_rename(app: &Shared, table: TableId, visitor: &Visitor) -> Result<bool, HttpError> {
    let device = visitor.device.clone().ok_or(HttpError::Missing)?;
    run_quick_query(app, move |app| Ok(owns_club_of(app.store(), &device, table)?)).await
}

/// The people of the table's club, guests last, if the visitor has a role in the club.
async fn people_of_club(visit: &TableVisit) -> Result<Vec<String>, HttpError> {
    let (id, device) = (visit.id, visit.visitor.device.clone().ok_or(HttpError::Missing)?);
    run_query(&visit.app, move |app| {
        let Some((club, _)) = app.store().club_of(id)? else { return Ok(Vec::new()) };
        if app.store().club_access_of(&device, club)?.is_none() {
            return Ok(Vec::new());
        }
        let Some(state) = app.load_readable(club)? else { return Ok(Vec::new()) };
        let mut people: Vec<&Person> = state.people().all().filter(|person| !person.left).collect();
        people.sort_by_key(|person| person.guest);
        Ok(people.into_iter().map(|person| person.name.clone()).collect())
    })
    .await
}

async fn page(
    visit: &TableVisit,
    chairs: Chairs,
    status: StatusCode,
    error: Option<String>,
    inputs: Option<&Inputs>,
) -> PageResult {
    let replay = &visit.state.replay;
    let mut page = visit.page(&Message::new("menu-players"), "/players")?;
    page.aside = game_of(&visit.state, visit.localizer());
    page.is_error = error.is_some();
    page.has_more_style = true;
    page.seats = page.seats.max(replay.people().all().len() + chairs.rows.len());
    let typed = |name| inputs.map_or("", |inputs| inputs.get(name));
    if let Some(key) = inputs.and_then(|inputs| inputs.key().ok()).filter(|_| status != StatusCode::CONFLICT) {
        key.clone_into(&mut page.key);
    }
    let mut others = people_of_club(visit).await?;
    others.retain(|name| chairs.rows.iter().all(|row| row.name(replay.people()) != name && row.instead.trim() != name));
    others.truncate(MAX_NAMES);
    let moved = typed("do").split_once('-').map_or("", |(_, id)| id).to_owned();
    let added = typed("do").starts_with("add") && error.is_none();
    let (says, is_wrong) = says(visit, &chairs);
    let players = PlayersPage {
        is_free: replay.position().has_independent_seats(),
        can_rename: can_rename(&visit.app, visit.id, &visit.visitor).await?,
        error: error.or_else(|| is_wrong.then(|| says.join(" "))),
        newcomer: if added { String::new() } else { typed("newcomer").to_owned() },
        open: moved,
        says,
        others,
        chairs,
        visit,
        page,
    };
    answer(status, &players)
}

/// What the changes of the form lead to, or why they are impossible.
fn says(visit: &TableVisit, chairs: &Chairs) -> (Vec<String>, bool) {
    let (table, localizer) = (&visit.state, visit.localizer());
    if table.replay.is_over() {
        return (Vec::new(), false);
    }
    let changes = chairs.changes_of(table);
    let people = table.replay.people();
    let name = |id: &String| people.labelled(id).map_or(id.as_str(), |person| people.name(person)).to_owned();
    let told = changes.iter().map(|change| {
        let Ok(named) = change.try_map(|_, id| Ok::<_, Infallible>(name(id)));
        let has_sat = named.comes().is_some_and(|name| people.named(name).is_some());
        let Ok(named) = named.try_map(|_, name| Ok::<_, Infallible>(name.as_str()));
        sentence(&named, has_sat, localizer)
    });
    let told: Vec<String> = told.collect();
    let next = if changes.is_empty() { Ok((**table).clone()) } else { chairs.preview(table, &changes) };
    let next = match next {
        Ok(next) => next,
        Err(CommandError::Fields(invalid)) => return (vec![invalid.explained(localizer).message], true),
        Err(_) => return (told, false),
    };
    let position = next.replay.position();
    let formatter = localizer.for_table(next.replay.seats(), next.replay.measure());
    if let Some(wrong) = position.wrong_players() {
        return (vec![formatter.say(&wrong)], true);
    }
    let deal = position.deal(None);
    let hand = Message::new("players-deal").count("number", next.next_number()).count("count", deal.active.len());
    let who = dealer_and_leader(&deal, &position.next_deal(&deal), &formatter).join(" · ");
    (vec![told.join(" "), format!("{} {who}", formatter.say(&hand))], false)
}
