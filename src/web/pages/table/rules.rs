//! The house rules of a table, and changing them from the next hand on.

use crate::i18n::Language;
use crate::web::components::house_rules::{answers, changes};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "table/rules.html")]
struct RulesPage<'a> {
    page: Page,
    visit: &'a TableVisit,
    holds: String,
    form: FormView<'a>,
    /// The questions about the rules with their answers, once they cannot be changed.
    answers: Vec<(String, String)>,
    /// Whether the rules can be changed.
    is_open: bool,
    /// The language of the numbers in the form.
    lang: &'static str,
}

/// `GET /t/{table}/rules`
pub async fn show(access: PageAccess<Scoring>) -> PageResult {
    let visit = access.load().await?;
    page(&visit, FormContent::Document(visit.state.history.rules()), visit.localizer().language, &[], StatusCode::OK)
}

/// `POST /t/{table}/rules`: changes the rules from the next hand on.
pub async fn change(access: PageAccess<Scoring>, inputs: Inputs) -> PageResult {
    let typed = inputs.without(&["key", "version", "lang"]);
    let lang = inputs.language(access.visitor.localizer);
    let command = TableCommand::ChangeRules { inputs: typed.clone(), notation: lang.notation() };
    let meta = access.command(&inputs, Some(inputs.version()?))?;
    let (error, visit) = match access.app.service.execute(access.id, meta, command).await {
        Ok(_) => return Ok(see_other(&access.address("/rules"))),
        Err(error) => (error, access.load().await?),
    };
    let (status, errors) = match error {
        CommandError::Fields(invalid) => (StatusCode::UNPROCESSABLE_ENTITY, page_errors(invalid.errors)),
        CommandError::Conflict(_) => (StatusCode::CONFLICT, vec![FieldError::new("", Message::new("form-news"))]),
        error => return Err(error.into()),
    };
    page(&visit, FormContent::Typed(&typed), lang, &errors, status)
}

/// The errors with the names of the page's fields, which are those of a document without `rule_changes`.
fn page_errors(errors: Vec<FieldError>) -> Vec<FieldError> {
    let field = |error: &FieldError| error.field.trim_start_matches("rule_changes.").to_owned();
    errors.into_iter().map(|error| FieldError::new(field(&error), error.text)).collect()
}

fn page(
    visit: &TableVisit,
    shown: FormContent<'_>,
    lang: Language,
    errors: &[FieldError],
    status: StatusCode,
) -> PageResult {
    let (localizer, table, formatter) = (visit.localizer(), &visit.state, visit.formatter());
    let game = table.history.opening.game;
    let mut form = FormView::new(game.rules_form(), shown, formatter, game.info().home, table.replay.seats());
    form.errors = errors;
    let mut page = visit.page(&Message::new("menu-rules"), "/rules")?;
    page.is_error = !errors.is_empty();
    let id = if form.fields.is_empty() { "rules-none" } else { "rules-holds" };
    let name = localizer.game(game.info().id);
    let holds = Message::new(id).with("game", name.as_str()).count("number", table.next_number());
    let rules = RulesPage {
        visit,
        holds: if table.history.closed { name } else { localizer.say(&holds) },
        is_open: !table.history.closed && !form.fields.is_empty(),
        answers: if table.history.closed { answers(table.history.opening.game, shown, &formatter) } else { Vec::new() },
        form,
        lang: lang.tag(),
        page,
    };
    answer(status, &rules)
}
