//! Repairs addresses that were copied together with the punctuation after them.

/// The address without the slashes and full stops at the end of its path; `None` when it has none there.
pub fn without_trailing(path: &str, query: &str) -> Option<String> {
    let kept = path.trim_end_matches(['/', '.']);
    if kept == path || path == "/" {
        return None;
    }
    // `//host` would lead to another site.
    let kept = kept.trim_start_matches('/');
    Some(if query.is_empty() { format!("/{kept}") } else { format!("/{kept}?{query}") })
}

#[cfg(test)]
mod tests {
    use super::without_trailing;

    #[test]
    fn trailing_dots_and_slashes_are_removed() {
        for (path, query, to) in [
            ("/j/ABC/", "", Some("/j/ABC")),
            ("/j/ABC.", "", Some("/j/ABC")),
            ("/t/abc/sheet/...//", "page=2", Some("/t/abc/sheet?page=2")),
            ("//evil.example/", "", Some("/evil.example")),
            ("//", "", Some("/")),
            ("/", "", None),
            ("/j/ABC", "a=/", None),
        ] {
            assert_eq!(without_trailing(path, query).as_deref(), to, "{path}");
        }
    }
}
