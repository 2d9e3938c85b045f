//! The languages that Tanto speaks, and which one a reader gets.

/// A language that is complete in every word file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
    /// Spanish.
    Es,
    /// Portuguese.
    Pt,
    /// Norwegian, bokmål.
    Nb,
    /// German.
    De,
    /// Italian.
    It,
}

/// Of each language the tag of word files, cookies and `lang` attributes, the locale of numbers and dates, and what it
/// calls itself. English dates have the day before the month and 24 hours, as everywhere outside America.
const TABLE: [(Language, &str, &str, &str); 7] = [
    (Language::En, "en", "en-GB", "English"),
    (Language::Fr, "fr", "fr", "Français"),
    (Language::Es, "es", "es", "Español"),
    (Language::Pt, "pt", "pt-PT", "Português"),
    (Language::Nb, "nb", "nb", "Norsk"),
    (Language::De, "de", "de", "Deutsch"),
    (Language::It, "it", "it", "Italiano"),
];

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: &'static [Self] = &[Self::En, Self::Fr, Self::Es, Self::Pt, Self::Nb, Self::De, Self::It];

    fn row(self) -> (Self, &'static str, &'static str, &'static str) {
        let [english, ..] = TABLE;
        TABLE.into_iter().find(|(language, ..)| *language == self).unwrap_or(english)
    }

    /// The tag of word files, cookies and `lang` attributes.
    #[must_use]
    pub fn tag(self) -> &'static str {
        self.row().1
    }

    /// The locale of numbers and dates.
    #[must_use]
    pub fn locale(self) -> &'static str {
        self.row().2
    }

    /// What the language calls itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        self.row().3
    }

    /// Its place in [`Language::ALL`].
    pub(super) fn index(self) -> usize {
        Self::ALL.iter().position(|language| *language == self).unwrap_or_default()
    }

    /// The language of a tag such as `fr-CA`, by its base.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        let base = tag.split(['-', '_']).next()?.to_ascii_lowercase();
        let base = match base.as_str() {
            "no" | "nn" => "nb",
            base => base,
        };
        Self::ALL.iter().copied().find(|language| language.tag() == base)
    }

    /// The best language for an `Accept-Language` header; English when none fits.
    #[must_use]
    pub fn accepted(header: &str) -> Self {
        let mut best = (0, Self::En);
        for range in header.split(',').take(32) {
            let (tag, quality) = range.split_once(';').unwrap_or((range, "q=1"));
            let quality = thousandths(quality.trim().strip_prefix("q=").unwrap_or("1"));
            if let Some(language) = Self::of_tag(tag.trim()).filter(|_| quality > best.0) {
                best = (quality, language);
            }
        }
        best.1
    }
}

/// A quality between 0 and 1 in thousandths; 0 when it is none.
fn thousandths(quality: &str) -> u32 {
    let (whole, fraction) = quality.split_once('.').unwrap_or((quality, ""));
    let digits: String = fraction.chars().chain("000".chars()).take(3).collect();
    match (whole.parse::<u32>(), digits.parse::<u32>()) {
        (Ok(whole), Ok(fraction)) => (whole * 1000 + fraction).min(1000),
        _ => 0,
    }
}
