//! What a table is played for, and changing it: a game for points becomes one for money, a wrong rate is put right.

use super::opening::{stake_inputs, without_stake};
use crate::games::stake::Stake;
use crate::web::components::stake_form::StakeForm;
use crate::web::components::table_texts::worth;
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "table/stake.html")]
struct StakePage<'a> {
    page: Page,
    visit: &'a TableVisit,
    /// Why it cannot be changed, if it cannot.
    kept: Option<&'static str>,
    /// What the form shows.
    inputs: Inputs,
    /// Each field with its error.
    problems: Vec<(String, String)>,
    /// The language of the numbers in the form.
    lang: &'static str,
}

/// `GET /t/{table}/stake`
pub async fn show(access: PageAccess<Scoring>) -> PageResult {
    let visit = access.load().await?;
    let inputs = Inputs(stake_inputs(&visit.state, visit.localizer(), visit.visitor.region));
    page(&visit, inputs, Vec::new(), StatusCode::OK)
}

/// `POST /t/{table}/stake`
pub async fn change(access: PageAccess<Scoring>, inputs: Inputs) -> PageResult {
    let id = access.id;
    let table = run_query(&access.app, move |app| Ok(app.service.load(id)?)).await?;
    let notation = inputs.notation(access.visitor.localizer);
    let unit = table.replay.measure().unit;
    let played_for = match Stake::document(|name| inputs.get(name), (unit, notation)) {
        Ok(played_for) => played_for,
        Err(errors) => return page(&access.with(table), inputs, errors, StatusCode::UNPROCESSABLE_ENTITY),
    };
    let meta = access.command(&inputs, Some(inputs.version()?))?;
    let error = match access.app.service.execute(access.id, meta, TableCommand::ChangeStake { played_for }).await {
        Ok(_) | Err(CommandError::Unchanged(_)) => return Ok(see_other(&access.address(""))),
        Err(error) => error,
    };
    let (status, errors) = match error {
        CommandError::Fields(invalid) => (StatusCode::UNPROCESSABLE_ENTITY, invalid.errors),
        CommandError::Conflict(_) => (StatusCode::CONFLICT, vec![FieldError::new("", Message::new("form-news"))]),
        error => return Err(error.into()),
    };
    page(&access.load().await?, inputs, errors, status)
}

fn page(visit: &TableVisit, inputs: Inputs, errors: Vec<FieldError>, status: StatusCode) -> PageResult {
    let mut page = visit.page(&Message::new("menu-stake"), "/stake")?;
    page.is_error = !errors.is_empty();
    let kept = match visit.measure().currency {
        Some(_) => Some("stake-cash"),
        None => (!visit.state.history.paid.is_empty()).then_some("stake-paid"),
    };
    let formatter = visit.formatter();
    let errors = errors.into_iter().map(without_stake);
    let problems: Vec<_> = errors.map(|error| (error.field, formatter.say(&error.text))).collect();
    let lang = inputs.language(visit.localizer()).tag();
    answer(status, &StakePage { page, visit, kept, inputs, problems, lang })
}

impl StakePage<'_> {
    fn form(&self) -> StakeForm<'_> {
        let has_end = self.visit.state.replay.position().has_end();
        let wrong = |field: &str| self.problems.iter().find(|(known, _)| known == field).map(|(_, text)| text.clone());
        StakeForm::new(&self.page, &self.visit.visitor, &self.inputs, self.visit.measure(), has_end, wrong)
    }

    /// The list of errors, with anchors.
    fn anchors(&self) -> Vec<(String, String)> {
        self.problems.iter().map(|(field, text)| (format!("f-{field}"), text.clone())).collect()
    }
}
