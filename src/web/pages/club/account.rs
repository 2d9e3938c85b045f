//! A person's account: the evenings and payments that make up their balance in each purse.

use std::collections::BTreeMap;

use crate::club::{Ledger, Line, PersonId, Purse, RecordSource, TableNumber};
use crate::store::{TableFilter, TableRow};
use crate::web::components::scoreboard::colour;
use crate::web::pages::prelude::*;
use crate::words::short_day;

#[derive(Template)]
#[template(path = "club/account.html")]
struct AccountPage<'a> {
    page: Page,
    at: &'a AtClub,
    person: PersonId,
    /// The purses in which something has happened.
    accounts: Vec<(Purse, Vec<Line<'a>>)>,
    tables: BTreeMap<TableNumber, TableRow>,
}

/// `GET /c/{club}/people/{person}/account`
pub async fn show(member: AllowedInClub<Watching>, path: web::Path<(String, String)>) -> PageResult {
    let at = member.load().await?;
    let person = at.person(&path.1)?;
    let below = format!("/people/{person}/account");
    if person.to_string() != path.1 {
        return Ok(see_other(&at.address(&below)));
    }
    let id = at.id;
    let numbers = at.state.tables_of(person).into_iter().collect();
    // One that has just been deleted may still be in the ledger.
    let filter = TableFilter { numbers: Some(numbers), with_deleted: true, ..TableFilter::default() };
    let ledger = at.ledger().await?;
    let tables = run_query(&at.app, move |app| Ok(app.store().tables_of_club(id, &filter)?)).await?;
    let tables = tables.into_iter().map(|table| (table.number, table)).collect();
    at.respond(move |at| page(at, person, &ledger, tables)).await
}

fn page(at: &AtClub, person: PersonId, ledger: &Ledger, tables: BTreeMap<TableNumber, TableRow>) -> PageResult {
    let accounts = ledger.purses.iter().map(|purse| (*purse, ledger.lines(*purse, person)));
    let accounts = accounts.filter(|(_, lines)| !lines.is_empty()).collect();
    let heading = Text::new("plain-text").with("text", at.state.people().name(person));
    let mut page = at.page(&heading, &format!("/people/{person}/account"))?;
    page.back = Some(at.address("/ledger"));
    answer_ok(&AccountPage { page, at, person, accounts, tables })
}

impl AccountPage<'_> {
    /// What a line is about, with the address if it is an evening; `None` for an evening that was erased meanwhile.
    fn what(&self, line: &Line<'_>) -> Option<(String, Option<String>)> {
        let (people, words) = (self.at.state.people(), self.at.words());
        let (text, href) = match &line.record.source {
            RecordSource::Table(number) => {
                let table = self.tables.get(number)?;
                let text = Text::new("account-table").with("game", words.game(&table.game));
                (text, Some(format!("/t/{}", table.id)))
            }
            RecordSource::Payment(payment) if people.counts_as(payment.from) == self.person => {
                (Text::new("account-paid").with("name", people.name(payment.to)), None)
            }
            RecordSource::Payment(payment) => (Text::new("account-got").with("name", people.name(payment.from)), None),
        };
        Some((words.say(&text), href))
    }
}
