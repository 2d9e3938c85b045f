//! Lists of names, joined as each language does: "Ana, Bo and Chloé".

use std::borrow::Cow;
use std::sync::LazyLock;

use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;

use super::Language;

static FORMATTERS: LazyLock<Vec<Option<ListFormatter>>> = LazyLock::new(|| {
    Language::each(|locale| ListFormatter::try_new_and(locale.into(), ListFormatterOptions::default()).ok())
});

/// Names with an "and" before the last one.
pub(super) fn and<'a>(language: Language, names: impl Iterator<Item = &'a Cow<'a, str>> + Clone) -> String {
    match FORMATTERS.get(language.index()).and_then(Option::as_ref) {
        Some(formatter) => formatter.format(names.map(|name| &**name)).to_string(),
        None => commas(names),
    }
}

/// Names separated by commas, for a list that is not part of a sentence, such as one after a colon.
pub(super) fn commas<'a>(names: impl Iterator<Item = &'a Cow<'a, str>>) -> String {
    names.map(|name| &**name).collect::<Vec<_>>().join(", ")
}
