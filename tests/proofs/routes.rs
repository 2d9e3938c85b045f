//! All routes: those of the pages from the program's source, and those of the API from the program's own description.

use crate::prelude::*;

/// Where the pages are declared, and the addresses for monitoring.
const PAGES: [&str; 2] = [include_str!("../../src/web/routes.rs"), include_str!("../../src/web/monitoring.rs")];

/// A method and the pattern of a path.
pub type Route = (String, String);

/// All routes of a server.
pub fn routes(address: &str) -> Vec<Route> {
    let mut routes: Vec<Route> = PAGES.iter().flat_map(|source| declared(source)).collect();
    let pages = routes.len();
    let description = Client::at(address).get("/openapi.json");
    for (path, item) in description["paths"].as_object().unwrap() {
        let methods = item.as_object().unwrap().keys().filter(|method| *method != "parameters");
        routes.extend(methods.map(|method| (method.to_uppercase(), path.clone())));
    }
    routes.push(("GET".to_owned(), "/api/v1/openapi.json".to_owned()));
    assert!(pages > 80 && routes.len() > pages + 40, "{pages} pages, {} routes", routes.len());
    routes
}

/// Reads the routes from a source file. Each path is followed by its methods, and each scope by the paths in it.
fn declared(source: &str) -> Vec<Route> {
    let mut routes = Vec::new();
    for (at, scoped) in source.split("web::scope(\"").enumerate() {
        let (scope, scoped) = if at == 0 { ("", scoped) } else { scoped.split_once('"').unwrap() };
        for part in scoped.split("(\"").skip(1) {
            let (path, rest) = part.split_once('"').unwrap();
            for method in ["get", "post"] {
                if rest.contains(&format!(".{method}(")) {
                    routes.push((method.to_uppercase(), format!("{scope}{path}")));
                }
            }
        }
    }
    routes
}
