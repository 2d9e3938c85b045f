//! An evening: what was played, who won, what is owed for it, and the payments that settle it. It is shared as a text and as a
//! picture.

use chrono::NaiveDate;

use super::evenings::{amount_at, figure, name_of, winners, winners_of};
use super::payment_texts::{counters, sent, sentence};
use crate::club::settlement::{Proposal, SettlementRequest, settle};
use crate::club::statistics::TableResults;
use crate::club::zone::read_date;
use crate::club::{Ledger, Payment, PersonId, Purse};
use crate::i18n::{self, time};
use crate::web::auth::Permission;
use crate::web::components::command_form::CommandForm;
use crate::web::components::scoreboard::colour;
use crate::web::http::typeface::{Font, fitted};
use crate::web::pages::picture::file;
use crate::web::pages::prelude::*;

/// The most games in the picture; the last line says how many more there are.
const MAX_ROWS: usize = 7;
/// The width of a game and its winner in the picture.
const ROW_WIDTH: usize = 500;
/// The font size of the rows of the picture.
const ROW_SIZE: usize = 30;
/// Longer than any evening, in milliseconds. An imported table has changed when it was imported.
const MAX_DURATION: i64 = 24 * 60 * 60 * 1000;

#[derive(Template)]
#[template(path = "club/evening.html")]
struct EveningPage<'a> {
    page: Page,
    visit: &'a ClubVisit,
    day: NaiveDate,
    /// In the order in which they were opened.
    tables: &'a [TableResults],
    /// Everybody who played, in the order in which they came to the club.
    people: Vec<PersonId>,
    purses: Vec<OwedInPurse<'a>>,
    form: CommandForm,
}

/// What is owed for an evening in a purse.
struct OwedInPurse<'a> {
    purse: Purse,
    dues: Vec<(PersonId, i64)>,
    /// The payments that were made for it.
    made: Vec<&'a Payment>,
    open: Vec<Proposal>,
}

#[derive(Template)]
#[template(path = "club/evening.svg")]
struct Picture {
    club: String,
    day: String,
    /// Each game, who won, and by how much.
    rows: Vec<[String; 3]>,
    more: Option<String>,
}

/// The day as its page is called: with the year if that is not the current one.
fn day_in_year(visit: &ClubVisit, day: NaiveDate) -> String {
    let today = visit.state.day(App::now());
    i18n::day_in_year(visit.localizer().language, day, today)
}

/// `GET /c/{club}/evenings/{day}`
pub async fn show(access: ClubPageAccess<Watching>, path: web::Path<(String, String)>) -> PageResult {
    let day = read_date(&path.1).ok_or(HttpError::Missing)?;
    respond(access, day, CommandForm::default()).await
}

/// The page of an evening, with the form of a rejected payment.
pub async fn respond<N: Permission>(access: ClubPageAccess<N>, day: NaiveDate, form: CommandForm) -> PageResult {
    let (tables, ledger, visit) = load(access, day).await?;
    visit.respond(move |visit| page(visit, day, &tables, &ledger, form)).await
}

/// The address of an evening below that of its club.
pub fn evening_of(day: NaiveDate) -> String {
    format!("/evenings/{day}")
}

/// The tables of a day that are over.
async fn load<N: Permission>(
    access: ClubPageAccess<N>,
    day: NaiveDate,
) -> Result<(Vec<TableResults>, Ledger, ClubVisit), HttpError> {
    let visit = access.load().await?;
    let loading = visit.run_query(move |app, visit| {
        Ok((app.service.evening(visit.id, day)?, app.service.ledger(visit.id, &visit.state)?))
    });
    let ((tables, ledger), visit) = loading.await?;
    if tables.is_empty() { Err(HttpError::Missing) } else { Ok((tables, ledger, visit)) }
}

fn page(visit: &ClubVisit, day: NaiveDate, tables: &[TableResults], ledger: &Ledger, form: CommandForm) -> PageResult {
    let heading = Message::new("plain-text").with("text", day_in_year(visit, day));
    let page = form.on(visit.page(&heading, &evening_of(day))?);
    let played = |person: &PersonId| tables.iter().any(|one| one.total_of(*person).is_some());
    let purse = |(purse, dues): (Purse, Vec<(PersonId, i64)>)| {
        let request =
            SettlementRequest { purse: Some(purse.name()), day: Some(day.to_string()), ..SettlementRequest::default() };
        let open = settle(&visit.state, ledger, &request).map(|settled| settled.payments).unwrap_or_default();
        OwedInPurse { purse, dues, made: ledger.payments_of(day, purse).collect(), open }
    };
    let evening = EveningPage {
        visit,
        day,
        tables,
        people: visit.state.people().all().map(|person| person.id).filter(played).collect(),
        purses: ledger.dues_of(day).into_iter().map(purse).collect(),
        form,
        page,
    };
    answer(evening.form.status, &evening)
}

impl EveningPage<'_> {
    fn hands(&self) -> i64 {
        self.tables.iter().map(|one| one.table.summary.hands).sum()
    }

    /// Whether nothing is open in any purse.
    fn is_paid(&self) -> bool {
        self.purses.iter().all(|owed| owed.open.is_empty())
    }

    /// From when to when it lasted; `None` where the times are not those of the evening.
    fn times(&self) -> Option<String> {
        let from = self.tables.iter().map(|one| one.table.opened_at).min()?;
        let to = self.tables.iter().map(|one| one.table.summary.changed_at).max()?;
        let localizer = self.visit.localizer();
        let times = Message::new("finished-times").with("from", time(localizer, from)).with("to", time(localizer, to));
        (from < to && to - from < MAX_DURATION).then(|| localizer.say(&times))
    }

    /// What a person won at a table, and whether they are among its winners.
    fn result(&self, table: &TableResults, person: PersonId) -> Option<(String, bool)> {
        let total = amount_at(self.visit.localizer(), table, table.total_of(person)?);
        Some((total, winners_of(table).any(|won| won.person == person)))
    }

    /// The games, who won them, and what is owed, as a message to send.
    fn text(&self) -> String {
        let game = |one: &TableResults| {
            let (who, sum) = winners(self.visit, one);
            let localizer = self.visit.localizer();
            localizer.labelled(&name_of(localizer, one), format!("{who} {sum}").trim_end())
        };
        let pays = self.purses.iter().flat_map(|owed| owed.open.iter().map(move |one| (owed.purse, one)));
        let pays = pays.map(|(purse, one)| sentence(self.visit, "ledger-pays", one.from, one.to, purse, one.amount));
        let head = format!("{} · {}", self.visit.name(), self.page.heading);
        std::iter::once(head).chain(self.tables.iter().map(game)).chain(pays).collect::<Vec<_>>().join("\n")
    }
}

/// `GET /c/{club}/evenings/{day}/picture.png`
pub async fn picture(access: ClubPageAccess<Watching>, path: web::Path<(String, String)>) -> PageResult {
    let day = read_date(&path.1).ok_or(HttpError::Missing)?;
    let (tables, _, visit) = load(access, day).await?;
    let localizer = visit.localizer();
    let row = |one: &TableResults| {
        let (who, sum) = winners(&visit, one);
        let [game, who] = [name_of(localizer, one), who].map(|text| fitted(&text, Font::Regular, ROW_SIZE, ROW_WIDTH));
        [game, who, sum]
    };
    let more = tables.len().saturating_sub(MAX_ROWS);
    let more = (more > 0).then(|| localizer.say(&Message::new("club-more").count("count", more)));
    let drawn = Picture {
        club: fitted(&visit.name(), Font::Serif, 56, 900),
        day: day_in_year(&visit, day),
        rows: tables.iter().take(MAX_ROWS).map(row).collect(),
        more,
    };
    let svg = drawn.render().map_err(|_| HttpError::Internal)?;
    Ok(file("image/png", visit.app.pictures.png(svg).await?))
}
