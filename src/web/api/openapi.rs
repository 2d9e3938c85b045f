//! The `OpenAPI` document, generated from the annotations of the handlers.

use utoipa::OpenApi;
use utoipa::openapi::path::{HttpMethod, Operation, Parameter, ParameterBuilder, ParameterIn, PathItem};
use utoipa::openapi::schema::{Object, SchemaType, Type};
use utoipa::openapi::{Content, OpenApi as Document, Ref, RefOr, Required, Response, Schema};

use super::error::Failed;
use super::{TABLES, club_list, clubs, deletion, evenings, hands, ledger, moving, people, reading, reports, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tanto",
        description = "Score sheets and ledgers of card games. The token of a link opens its table or its club; it rides in the path. \
            Amounts are exact decimals in texts.",
        license(name = "MIT", identifier = "MIT")
    ),
    components(schemas(Failed)),
    paths(
        tables::open,
        tables::show,
        hands::enter,
        hands::amend,
        hands::void,
        hands::restore,
        evenings::close,
        evenings::reopen,
        evenings::pay,
        evenings::seat,
        moving::give,
        deletion::delete_table,
        deletion::restore_table,
        deletion::delete_club,
        deletion::restore_club,
        reading::events,
        reading::export,
        clubs::found,
        club_list::show,
        clubs::change,
        clubs::open_table,
        people::add,
        people::change,
        people::remove,
        people::merge,
        people::unmerge,
        ledger::show,
        ledger::pay,
        ledger::withdraw,
        reports::settlement,
        reports::show,
        reports::export,
    )
)]
struct Description;

/// The document, with what all operations have in common, and with the routes by which a club's links lead to its
/// tables.
pub fn document() -> Document {
    let mut document = Description::openapi();
    for (path, item) in &mut document.paths.paths {
        for (method, operation) in operations(item) {
            add_common_parts(&method, path, operation);
        }
    }
    let [own, of_club] = TABLES.map(|table| format!("/api/v1{table}"));
    let tables = document.paths.paths.iter().filter_map(|(path, item)| {
        let rest = path.strip_prefix(&own)?;
        Some((format!("{of_club}{rest}"), of_club_table(item.clone())))
    });
    let tables: Vec<_> = tables.collect();
    document.paths.paths.extend(tables);
    document
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (HttpMethod, &mut Operation)> {
    let all = [
        (HttpMethod::Get, &mut item.get),
        (HttpMethod::Post, &mut item.post),
        (HttpMethod::Put, &mut item.put),
        (HttpMethod::Patch, &mut item.patch),
        (HttpMethod::Delete, &mut item.delete),
    ];
    all.into_iter().filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

/// Adds the idempotency key of a POST, the errors that follow from the parameters, unless the handler describes them
/// itself, and the body of every error.
fn add_common_parts(method: &HttpMethod, path: &str, operation: &mut Operation) {
    const KEY: &str = "Idempotency-Key";
    let parameters = operation.parameters.get_or_insert_default();
    if *method == HttpMethod::Post && !requires(parameters, KEY) {
        parameters.push(parameter(KEY, ParameterIn::Header, "Makes a repetition harmless").into());
    }
    for parameter in parameters.iter_mut() {
        // The optional fields of a query can be absent, but not null.
        if let RefOr::T(Parameter { parameter_in: ParameterIn::Query, schema: Some(schema), .. }) = parameter
            && let RefOr::T(Schema::Object(schema)) = schema
            && matches!(&schema.schema_type, SchemaType::Array(types) if types[..] == [Type::String, Type::Null])
        {
            schema.schema_type = Type::String.into();
        }
    }
    let (has_key, has_version) = (requires(parameters, KEY), requires(parameters, "If-Match"));
    let unknown = if *method == HttpMethod::Get { "Unknown or revoked" } else { "Unknown, revoked or not allowed" };
    for (applies, status, description) in [
        (path.contains("{token}"), "404", unknown),
        (has_version, "409", "Somebody was first"),
        (has_version, "428", "No If-Match"),
        (has_key, "428", "No Idempotency-Key"),
    ] {
        if applies {
            let error = Response::builder().description(description);
            operation.responses.responses.entry(status.to_owned()).or_insert_with(|| error.build().into());
        }
    }
    for (status, response) in &mut operation.responses.responses {
        if let RefOr::T(error) = response
            && status.starts_with('4')
        {
            let failed = Content::new(Some(Ref::from_schema_name("Failed")));
            error.content.insert("application/json".to_owned(), failed.into());
        }
    }
}

fn requires(parameters: &[RefOr<Parameter>], name: &str) -> bool {
    let is_required = |known: &Parameter| known.name == name && known.required == Required::True;
    parameters.iter().any(|known| matches!(known, RefOr::T(known) if is_required(known)))
}

fn parameter(name: &str, place: ParameterIn, description: &str) -> Parameter {
    ParameterBuilder::new()
        .name(name)
        .parameter_in(place)
        .required(Required::True)
        .description(Some(description))
        .schema(Some(Object::with_type(Type::String)))
        .build()
}

/// A route of a table for its club's links: with the table's number as a parameter, and an operation id of its own.
fn of_club_table(mut item: PathItem) -> PathItem {
    for (_, operation) in operations(&mut item) {
        let number = parameter("table", ParameterIn::Path, "The table's number in the club");
        operation.parameters.get_or_insert_default().push(number.into());
        operation.operation_id = operation.operation_id.take().map(|id| format!("club_{id}"));
    }
    item
}

#[cfg(test)]
mod tests {
    use super::document;
    use crate::service::DELETION_GRACE_DAYS;

    #[test]
    fn deleting_says_for_how_many_days_it_can_be_undone() {
        let days = format!("for {DELETION_GRACE_DAYS} days");
        let paths = document().paths.paths;
        for path in ["/api/v1/tables/{token}", "/api/v1/clubs/{token}/tables/{table}", "/api/v1/clubs/{token}"] {
            let delete = paths.get(path).and_then(|item| item.delete.as_ref());
            let description = delete.and_then(|operation| operation.description.as_deref());
            assert!(description.is_some_and(|text| text.contains(&days)), "{path}: {description:?}");
        }
    }
}
