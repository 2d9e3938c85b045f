//! The house rules of a table, and changing them from the next hand on.

use crate::web::components::house_rules::changes;
use crate::web::components::table_texts::worth;
use crate::web::pages::prelude::*;
use crate::words::Language;

#[derive(Template)]
#[template(path = "table/rules.html")]
struct RulesPage<'a> {
    page: Page,
    at: &'a AtTable,
    holds: String,
    form: FormView<'a>,
    /// Whether the rules can be changed.
    is_open: bool,
    /// The language of the numbers in the form.
    lang: &'static str,
}

/// `GET /t/{table}/rules`
pub async fn show(allowed: Allowed<Scoring>) -> PageResult {
    let at = allowed.load().await?;
    page(&at, FormContent::Document(at.state.history.rules()), at.words().language, &[], StatusCode::OK)
}

/// `POST /t/{table}/rules`: changes the rules from the next hand on.
pub async fn change(allowed: Allowed<Scoring>, inputs: Inputs) -> PageResult {
    let typed = inputs.without(&["key", "version", "lang"]);
    let lang = inputs.language(allowed.visitor.words);
    let command = TableCommand::ChangeRules { inputs: typed.clone(), notation: lang.notation() };
    let meta = allowed.command(&inputs, Some(inputs.version()?))?;
    let (error, at) = match allowed.app.service.execute(allowed.id, meta, command).await {
        Ok(_) => return Ok(see_other(&allowed.address("/rules"))),
        Err(error) => (error, allowed.load().await?),
    };
    let (status, errors) = match error {
        CommandError::Fields(invalid) => (StatusCode::UNPROCESSABLE_ENTITY, page_errors(invalid.errors)),
        CommandError::Conflict(_) => (StatusCode::CONFLICT, vec![FieldError::new("", Text::new("form-news"))]),
        error => return Err(error.into()),
    };
    page(&at, FormContent::Typed(&typed), lang, &errors, status)
}

/// The errors with the names of the page's fields, which are those of a document without `rule_changes`.
fn page_errors(errors: Vec<FieldError>) -> Vec<FieldError> {
    let field = |error: &FieldError| error.field.trim_start_matches("rule_changes.").to_owned();
    errors.into_iter().map(|error| FieldError::new(field(&error), error.text)).collect()
}

fn page(at: &AtTable, shown: FormContent<'_>, lang: Language, errors: &[FieldError], status: StatusCode) -> PageResult {
    let (words, table, reader) = (at.words(), &at.state, at.reader());
    let game = table.history.opening.game;
    let mut form = FormView::new(game.rules_form(), shown, reader, game.facts().home, table.replay.seats());
    form.errors = errors;
    let mut page = at.page(&Text::new("menu-rules"), "/rules")?;
    page.is_error = !errors.is_empty();
    let id = if form.fields.is_empty() { "rules-none" } else { "rules-holds" };
    let name = words.game(game.facts().id);
    let holds = Text::new(id).with("game", name.as_str()).count("number", table.next_number());
    let rules = RulesPage {
        at,
        holds: if table.history.closed { name } else { words.say(&holds) },
        is_open: !table.history.closed && !form.fields.is_empty(),
        form,
        lang: lang.tag(),
        page,
    };
    answer(status, &rules)
}
