//! Health, metrics and the description of the API, for operators and programmers.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use tanto::service::DELETION_GRACE_DAYS;

use crate::prelude::*;

crate::on_both_databases!(
    the_server_reports_its_health,
    damage_that_is_found_is_not_forgotten,
    a_table_can_be_checked_while_hands_are_entered,
);

async fn damage_that_is_found_is_not_forgotten(place: &Place) {
    let api = Api::at(place);
    place.disarm();
    for found_by in ["export", "csv of the club", "a repetition"] {
        let club = club(&api).await;
        let table = open(&api, &club, TAROT).await;
        let path = format!("/tables/{}", table.scorer);
        for key in ["1", "2", "3"] {
            api.enter(&table.scorer, key, HAND).await.with(201);
        }
        place.execute("UPDATE events SET body = replace(body, '49', '50') WHERE seq = 2").unwrap();
        // The table in the cache was read and checked before the damage.
        assert_eq!(api.get(&path).await.with(200).json().get("damaged"), None);
        let found = match found_by {
            "export" => api.get(&format!("{path}/export")).await,
            "csv of the club" => api.get(&format!("/clubs/{}/export?format=csv", club.spectator)).await,
            _ => api.enter(&table.scorer, "3", HAND).await,
        };
        assert_eq!(found.status, 503, "{found_by}");
        for key in ["4", "5"] {
            assert!(api.get(&path).await.with(200).json().get("damaged").is_some(), "{found_by}");
            api.enter(&table.scorer, key, HAND).await.with(503);
        }
    }
}

async fn the_server_reports_its_health(place: &Place) {
    let api = Api::at(place);
    let table = api.table().await;
    api.enter(&table.scorer, "a", HAND).await.with(201);
    api.get("/nothing").await.with(404);
    api.ask(TestRequest::with_uri("/healthz")).await.with(200);
    // Some monitoring programs send HEAD requests.
    api.ask(TestRequest::with_uri("/readyz").method(Method::HEAD)).await.with(200);
    let metrics = api.ask(TestRequest::with_uri("/metrics")).await.with(200).text;
    for line in [
        "tanto_tables 1",
        "tanto_hands 1",
        "tanto_event_streams 0",
        "tanto_http_requests_total{class=\"2xx\"} 4",
        "tanto_http_requests_total{class=\"4xx\"} 1",
        concat!("tanto_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\"} 1"),
    ] {
        assert!(metrics.lines().any(|known| known == line), "{line} is not in\n{metrics}");
    }

    for table in ["members", "recovery_uses", "handovers", "devices"] {
        place.execute(&format!("DROP TABLE {table}")).unwrap();
    }
    // The result of a check is reused for a second.
    let start = Instant::now();
    while api.ask(TestRequest::with_uri("/readyz")).await.status != 503 {
        assert!(start.elapsed() < Duration::from_secs(20));
    }
    api.ask(TestRequest::with_uri("/healthz")).await.with(200);
}

async fn a_table_can_be_checked_while_hands_are_entered(place: &Place) {
    let api = Api::at(place);
    let table = api.table().await;
    let store = tanto::store::Store::open_for_reading(&place.url()).unwrap();
    let checking = std::thread::spawn(move || {
        for _ in 0..20 {
            check_store(&store).unwrap();
        }
    });
    let mut hand = 0;
    while !checking.is_finished() && hand < 100 {
        api.enter(&table.scorer, &format!("hand {hand}"), HAND).await.with(201);
        hand += 1;
    }
    actix_web::rt::task::spawn_blocking(move || checking.join().unwrap()).await.unwrap();
}

#[actix_web::test]
async fn the_api_describes_itself() {
    let api = Api::new();
    let description = api.get("/openapi.json").await.with(200).json();
    assert!(description["openapi"].as_str().unwrap().starts_with("3."));
    let paths = description["paths"].as_object().unwrap();
    // Every path below a table also exists for the links of its club.
    for rest in paths.keys().filter_map(|path| path.strip_prefix("/api/v1/tables/{token}")) {
        let item = &paths[&format!("/api/v1/clubs/{{token}}/tables/{{table}}{rest}")];
        let operation = item.as_object().unwrap().values().next().unwrap();
        let parameters = operation["parameters"].as_array().unwrap().iter();
        let names: Vec<&str> = parameters
            .filter_map(|parameter| {
                description.pointer(parameter["$ref"].as_str()?.trim_start_matches('#'))?["name"].as_str()
            })
            .collect();
        assert!(names.contains(&"table") && names.contains(&"token"), "{rest}: {names:?}");
    }
    let operations = paths.values().flat_map(|item| item.as_object().unwrap().values());
    let ids: Vec<&str> = operations.filter_map(|operation| operation["operationId"].as_str()).collect();
    assert!(ids.len() > 40 && ids.iter().collect::<HashSet<_>>().len() == ids.len(), "{ids:?}");
    let days = format!("for {DELETION_GRACE_DAYS} days");
    for path in ["/api/v1/tables/{token}", "/api/v1/clubs/{token}/tables/{table}", "/api/v1/clubs/{token}"] {
        let text = paths[path]["delete"]["description"].as_str().unwrap();
        assert!(text.contains(&days), "{path}: {text}");
    }
    let taker = &description["components"]["schemas"]["StatisticsDocument"]["properties"]["taker"];
    assert!(taker["description"].as_str().unwrap().contains("Of tarot: person, "), "{taker}");
    let mut references = Vec::new();
    collect(&description, &mut references);
    for reference in references {
        let pointer = reference.strip_prefix('#').expect("a reference inside the description");
        assert!(description.pointer(pointer).is_some(), "{reference} leads nowhere");
    }
}

fn collect(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            references.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| collect(value, references));
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, references)),
        _ => {}
    }
}
