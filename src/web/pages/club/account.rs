//! A person's account: the evenings and payments that make up their balance in each purse.

use std::collections::BTreeMap;

use super::evenings::table_name;
use crate::club::{Ledger, LedgerLine, PersonId, Purse, RecordSource, TableNumber};
use crate::i18n::short_day;
use crate::store::{TableFilter, TableRow};
use crate::web::components::scoreboard::colour;
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "club/account.html")]
struct AccountPage<'a> {
    page: Page,
    visit: &'a ClubVisit,
    person: PersonId,
    /// The purses in which something has happened.
    accounts: Vec<(Purse, Vec<LedgerLine<'a>>)>,
    tables: BTreeMap<TableNumber, TableRow>,
}

/// `GET /c/{club}/people/{person}/account`
pub async fn show(access: ClubPageAccess<Watching>, path: web::Path<(String, String)>) -> PageResult {
    let visit = access.load().await?;
    let person = visit.person(&path.1)?;
    let below = format!("/people/{person}/account");
    if person.to_string() != path.1 {
        return Ok(see_other(&visit.address(&below)));
    }
    let id = visit.id;
    let numbers = visit.state.tables_of(person).into_iter().collect();
    // One that has just been deleted may still be in the ledger.
    let filter = TableFilter { numbers: Some(numbers), with_deleted: true, ..TableFilter::default() };
    let ledger = visit.ledger().await?;
    let tables = run_query(&visit.app, move |app| Ok(app.store().tables_of_club(id, &filter)?)).await?;
    let tables = tables.into_iter().map(|table| (table.number, table)).collect();
    visit.respond(move |visit| page(visit, person, &ledger, tables)).await
}

fn page(visit: &ClubVisit, person: PersonId, ledger: &Ledger, tables: BTreeMap<TableNumber, TableRow>) -> PageResult {
    let accounts = ledger.purses.iter().map(|purse| (*purse, ledger.lines(*purse, person)));
    let accounts = accounts.filter(|(_, lines)| !lines.is_empty()).collect();
    let heading = Message::new("plain-text").with("text", visit.state.people().name(person));
    let mut page = visit.page(&heading, &format!("/people/{person}/account"))?;
    page.back = Some(visit.address("/ledger"));
    answer_ok(&AccountPage { page, visit, person, accounts, tables })
}

impl AccountPage<'_> {
    /// What a line is about, with the address if it is an evening; `None` for an evening that was erased meanwhile.
    fn what(&self, line: &LedgerLine<'_>) -> Option<(String, Option<String>)> {
        let (people, localizer) = (self.visit.state.people(), self.visit.localizer());
        let (text, href) = match &line.record.source {
            RecordSource::Table(number) => {
                let table = self.tables.get(number)?;
                let text = Message::new("account-table").with("game", table_name(localizer, table));
                (text, Some(format!("/t/{}", table.id)))
            }
            RecordSource::Payment(payment) if people.counts_as(payment.from) == self.person => {
                (Message::new("account-paid").with("name", people.name(payment.to)), None)
            }
            RecordSource::Payment(payment) => {
                (Message::new("account-got").with("name", people.name(payment.from)), None)
            }
        };
        Some((localizer.say(&text), href))
    }
}
