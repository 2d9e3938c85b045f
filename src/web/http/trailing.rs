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
