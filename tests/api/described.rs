//! Compares every response that a test gets with the description of the API.

use std::sync::LazyLock;

use serde_json::Value;

static DESCRIPTION: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../src/web/api/openapi.json")).unwrap());

/// The statuses that any request can have.
const UNDESCRIBED: [u16; 9] = [400, 403, 405, 408, 411, 413, 415, 421, 429];

/// Fails unless the description of a route has this response. The body is `None` when it is not JSON.
pub fn assert_described(method: &str, pattern: &str, status: u16, body: Option<&Value>) {
    if status >= 500 || UNDESCRIBED.contains(&status) {
        return;
    }
    // A table of a club has the routes of any table.
    let path = pattern.replacen("/clubs/{token}/tables/{table}", "/tables/{token}", 1);
    let paths = &DESCRIPTION["paths"];
    let operations = paths.get(pattern).or_else(|| paths.get(&path)).unwrap_or_else(|| panic!("no {pattern}"));
    let response = &operations[method.to_lowercase()]["responses"][status.to_string()];
    assert!(response.is_object(), "{method} {pattern} is not described to answer {status}");
    if let Some(body) = body {
        let schema = &referenced(response)["content"]["application/json"]["schema"];
        assert_matches(schema, body, &format!("{method} {pattern} {status}"));
    }
}

/// What a reference leads to; anything else itself.
fn referenced(value: &'static Value) -> &'static Value {
    match value["$ref"].as_str() {
        Some(reference) => DESCRIPTION.pointer(reference.trim_start_matches('#')).expect("a target"),
        None => value,
    }
}

/// A schema and those that it includes.
fn with_included(schema: &'static Value) -> Vec<&'static Value> {
    let schema = referenced(schema);
    let included = schema["allOf"].as_array().into_iter().flatten().flat_map(with_included);
    std::iter::once(schema).chain(included).collect()
}

fn assert_matches(schema: &'static Value, value: &Value, place: &str) {
    let schemas = with_included(schema);
    for schema in &schemas {
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            kind => Vec::from_iter(kind.as_str()),
        };
        assert!(kinds.is_empty() || kinds.contains(&kind(value)), "{place}: {value} is not {kinds:?}");
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            assert!(value.get(name).is_some(), "{place} has no {name}");
        }
        for item in value.as_array().into_iter().flatten().filter(|_| schema["items"].is_object()) {
            assert_matches(&schema["items"], item, place);
        }
    }
    // A schema without properties has any, such as those of a game's hand.
    let is_open =
        schemas.iter().all(|schema| schema["properties"].is_null() && schema["additionalProperties"].is_null());
    for (name, value) in value.as_object().into_iter().flatten().filter(|_| !is_open) {
        let named = |schema: &&'static Value| schema["properties"].get(name).or(schema.get("additionalProperties"));
        let inner = schemas.iter().find_map(named).unwrap_or_else(|| panic!("{place}: {name} is not described"));
        assert_matches(inner, value, &format!("{place}, {name}"));
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}
