//! The `OpenAPI` document: `openapi.json`, with what only the program knows.
//!
//! It is a file, and not derived from the handlers' types as with utoipa: a session, a hand and a result are data that each game
//! reads and writes field by field, so there are no types to derive from, and the types beside them would say everything
//! twice. The tests of the API compare the file with every answer that the handlers send, and with the list of routes.

use serde_json::{Value, json};

use super::TABLES;
use crate::games::{GAMES, GameInfo};

const WRITTEN: &str = include_str!("openapi.json");

/// The document, with the version of the program, its games, and the routes by which a club's links lead to its tables.
#[expect(clippy::expect_used, reason = "tests read it")]
pub fn document() -> Value {
    let mut document: Value = serde_json::from_str(WRITTEN).expect("openapi.json is JSON");
    document["info"]["version"] = env!("CARGO_PKG_VERSION").into();
    let games = GAMES.iter().map(|game| game.info().id);
    let schemas = &mut document["components"]["schemas"];
    schemas["SessionDocument"]["properties"]["game"]["enum"] = games.collect();
    schemas["StatisticsDocument"]["properties"]["taker"]["description"] = takers().into();
    if let Some(paths) = document["paths"].as_object_mut() {
        let [own, of_club] = TABLES.map(|table| format!("/api/v1{table}"));
        let tables = paths.iter().filter_map(|(path, item)| {
            let rest = path.strip_prefix(&own)?;
            Some((format!("{of_club}{rest}"), of_club_table(item.clone())))
        });
        let tables: Vec<_> = tables.collect();
        paths.extend(tables);
    }
    document
}

/// The statistics of takers in each game in which a taker may call a partner.
fn takers() -> String {
    let of_game = |game: &GameInfo| {
        game.kinds.contracts.as_ref()?.partner.filter(|_| !game.kinds.counts.is_empty())?;
        let counts: Vec<&str> = game.kinds.counts.iter().map(|(name, _)| *name).collect();
        Some(format!("Of {}: person, {}, partners", game.id, counts.join(", ")))
    };
    GAMES.iter().filter_map(|game| of_game(game.info())).collect::<Vec<_>>().join(". ")
}

/// A route of a table for its club's links: with the table's number as a parameter, and an operation id of its own.
fn of_club_table(mut item: Value) -> Value {
    for operation in item.as_object_mut().into_iter().flat_map(|item| item.values_mut()) {
        let id = operation["operationId"].as_str().unwrap_or_default();
        operation["operationId"] = format!("club_{id}").into();
        if let Some(parameters) = operation["parameters"].as_array_mut() {
            parameters.push(json!({ "$ref": "#/components/parameters/TableNumber" }));
        }
    }
    item
}
