//! Lists of names, joined as each language does: "Ana, Bo and Chloé".

use std::fmt::{self, Write};
use std::sync::LazyLock;

use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;

use super::Language;

static FORMATTERS: LazyLock<Vec<Option<ListFormatter>>> = LazyLock::new(|| {
    Language::each(|locale| ListFormatter::try_new_and(locale.into(), ListFormatterOptions::default()).ok())
});

/// Writes names with an "and" before the last one.
pub(super) fn write_and<'a>(
    to: &mut String,
    language: Language,
    names: impl Iterator<Item = &'a str> + Clone,
) -> fmt::Result {
    match FORMATTERS.get(language.index()).and_then(Option::as_ref) {
        Some(formatter) => write!(to, "{}", formatter.format(names)),
        None => write_commas(to, names),
    }
}

/// Writes names separated by commas, for a list that is not part of a sentence, such as one after a colon.
pub(super) fn write_commas<'a>(to: &mut String, names: impl Iterator<Item = &'a str>) -> fmt::Result {
    for (at, name) in names.enumerate() {
        to.write_str(if at == 0 { "" } else { ", " })?;
        to.write_str(name)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_joined_as_each_language_does() {
        let table = [
            (Language::En, "Ana and Ines", "Ana, Bo and Ines"),
            (Language::Fr, "Ana et Ines", "Ana, Bo et Ines"),
            (Language::Es, "Ana e Ines", "Ana, Bo e Ines"),
            (Language::Pt, "Ana e Ines", "Ana, Bo e Ines"),
            (Language::Nb, "Ana og Ines", "Ana, Bo og Ines"),
            (Language::De, "Ana und Ines", "Ana, Bo und Ines"),
            (Language::It, "Ana e Ines", "Ana, Bo e Ines"),
        ];
        let written = |language, names: &[&str]| {
            let mut written = String::new();
            write_and(&mut written, language, names.iter().copied()).map(|()| written)
        };
        for (language, two, three) in table {
            assert_eq!(written(language, &["Ana"]), Ok("Ana".to_owned()), "{language:?}");
            assert_eq!(written(language, &["Ana", "Ines"]), Ok(two.to_owned()), "{language:?}");
            assert_eq!(written(language, &["Ana", "Bo", "Ines"]), Ok(three.to_owned()), "{language:?}");
        }
        assert_eq!(written(Language::Es, &["Ines", "Ana"]), Ok("Ines y Ana".to_owned()));
    }
}
