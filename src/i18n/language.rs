//! The supported languages, and which one a reader gets.

use icu_locale_core::Locale;

use super::files::word_files;

/// Generates the type and the information of each language from the list.
macro_rules! languages {
    ($($name:ident { tag: $tag:literal, locale: $locale:literal, own_name: $own_name:literal, sign: $sign:ident })+) => {
        /// A language in which every message exists.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Language {
            $(#[doc = $own_name] $name),+
        }

        impl Language {
            /// In the order in which the languages are offered.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];
        }

        static INFO: [LanguageInfo; Language::ALL.len()] = [$(LanguageInfo {
            tag: $tag,
            locale: $locale,
            own_name: $own_name,
            sign: SignPosition::$sign,
            files: word_files!($tag),
        }),+];
    };
}

// A new language is one line here and its message files, which the compiler then requires: one for each subject in this
// folder, and one in the folder of each game. English uses the British locale: dates have the day before the month, and
// days have 24 hours, as in most of the world.
languages! {
    En { tag: "en", locale: "en-GB", own_name: "English", sign: Before }
    Fr { tag: "fr", locale: "fr", own_name: "Français", sign: After }
    Es { tag: "es", locale: "es", own_name: "Español", sign: After }
    Pt { tag: "pt", locale: "pt-PT", own_name: "Português", sign: After }
    Nb { tag: "nb", locale: "nb", own_name: "Norsk", sign: After }
    De { tag: "de", locale: "de", own_name: "Deutsch", sign: After }
    It { tag: "it", locale: "it", own_name: "Italiano", sign: After }
}

pub(super) struct LanguageInfo {
    tag: &'static str,
    /// It formats numbers and dates.
    locale: &'static str,
    own_name: &'static str,
    pub(super) sign: SignPosition,
    /// The contents of its message files.
    pub(super) files: &'static [&'static str],
}

/// Where the currency sign goes.
pub(super) enum SignPosition {
    /// Before the amount, without a space.
    Before,
    /// After the amount, with a no-break space.
    After,
}

impl Language {
    pub(super) fn info(self) -> &'static LanguageInfo {
        &INFO[self as usize]
    }

    /// The tag in message files, cookies and `lang` attributes.
    pub fn tag(self) -> &'static str {
        self.info().tag
    }

    pub fn own_name(self) -> &'static str {
        self.info().own_name
    }

    /// What each language needs of its locale, by [`Self::index`].
    pub(super) fn each<T>(make: impl Fn(&Locale) -> Option<T>) -> Vec<Option<T>> {
        Self::ALL.iter().map(|language| make(&language.info().locale.parse().ok()?)).collect()
    }

    /// The index in [`Language::ALL`].
    pub(super) fn index(self) -> usize {
        self as usize
    }

    /// The language of a tag such as `fr-CA`; only the part before the region counts.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let base = tag.split(['-', '_']).next()?.to_ascii_lowercase();
        let base = match base.as_str() {
            "no" | "nn" => "nb",
            base => base,
        };
        Self::ALL.iter().copied().find(|language| language.tag() == base)
    }

    /// The best language for an `Accept-Language` header; English when none fits.
    pub fn accepted(header: &str) -> Self {
        let mut best = (0.0, Self::En);
        for range in header.split(',').take(32) {
            let (tag, quality) = range.split_once(';').unwrap_or((range, "q=1"));
            let quality = quality.trim().strip_prefix("q=").map_or(1.0, |text| text.parse::<f32>().unwrap_or(0.0));
            if let Some(language) = Self::of_tag(tag.trim()).filter(|_| quality > best.0) {
                best = (quality, language);
            }
        }
        best.1
    }
}
