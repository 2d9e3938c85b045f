//! Rendering a [`Text`] in a language, with the names and the unit of a table.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::Language;
use super::numbers::{money, number};
use crate::games::GAMES;
use crate::games::game::Measure;
use crate::games::seats::Seats;
use crate::games::text::{Arg, Text};
use crate::ledger::print_amount;

/// The word files of a language that no single game owns.
macro_rules! shared {
    ($($tag:literal),+) => {
        &[$((
            $tag,
            &[
                include_str!(concat!($tag, "/api.ftl")),
                include_str!(concat!($tag, "/common.ftl")),
                include_str!(concat!($tag, "/hands.ftl")),
                include_str!(concat!($tag, "/tables.ftl")),
                include_str!(concat!($tag, "/settlement.ftl")),
            ],
        )),+]
    };
}

/// The word files that no single game owns, by language.
const SHARED: &[(&str, &[&str])] = shared!("en", "fr", "es", "pt", "nb", "de", "it");

/// How each language writes the numbers in a message: a function a language, because a bundle takes no closure.
type Written = fn(&FluentValue<'_>, &IntlLangMemoizer) -> Option<String>;
const WRITTEN: [Written; 7] =
    [written::<0>, written::<1>, written::<2>, written::<3>, written::<4>, written::<5>, written::<6>];

/// The messages of each language, read when they are first needed.
static BUNDLES: [LazyLock<FluentBundle<FluentResource>>; 7] = [
    LazyLock::new(|| bundle(Language::En)),
    LazyLock::new(|| bundle(Language::Fr)),
    LazyLock::new(|| bundle(Language::Es)),
    LazyLock::new(|| bundle(Language::Pt)),
    LazyLock::new(|| bundle(Language::Nb)),
    LazyLock::new(|| bundle(Language::De)),
    LazyLock::new(|| bundle(Language::It)),
];

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let locale = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(WRITTEN.get(language.index()).copied());
    let own = GAMES.iter().flat_map(|game| game.words()).filter(|(tag, _)| *tag == language.tag());
    let shared = SHARED.iter().filter(|(tag, _)| *tag == language.tag()).flat_map(|(_, files)| *files);
    for file in own.map(|(_, file)| file).chain(shared) {
        // A file with a fault keeps its good messages; the test of the word files names the fault.
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Whole numbers go into messages as numbers, so that they choose plurals; this writes them.
fn written<const LANGUAGE: usize>(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    match value {
        FluentValue::Number(value) => Some(number(*Language::ALL.get(LANGUAGE)?, &value.as_string())),
        _ => None,
    }
}

/// A language to say things in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// The language.
    pub language: Language,
}

impl Words {
    /// Words in a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self { language }
    }

    /// Whether a message exists.
    #[must_use]
    pub fn knows(self, id: &str) -> bool {
        self.bundle().is_some_and(|bundle| bundle.has_message(id))
    }

    /// The sentence of a message whose arguments need no table.
    #[must_use]
    pub fn say(self, text: &Text) -> String {
        self.reader(None).say(text)
    }

    /// The words of a message without arguments.
    #[must_use]
    pub fn plain(self, id: &str) -> String {
        self.format(id, None)
    }

    /// An amount of money in plain notation, as the language writes it with its currency's sign.
    #[must_use]
    pub fn money(self, plain: &str, code: &str) -> String {
        money(self.language, plain, symbol(code))
    }

    /// A reader of what is said about a table.
    #[must_use]
    pub fn at_table<'a>(self, seats: &'a Seats, measure: &'a Measure) -> Reader<'a> {
        self.reader(Some((seats, measure)))
    }

    fn reader<'a>(self, table: Option<(&'a Seats, &'a Measure)>) -> Reader<'a> {
        Reader { words: self, table }
    }

    fn bundle(self) -> Option<&'static FluentBundle<FluentResource>> {
        BUNDLES.get(self.language.index()).map(|bundle| &**bundle)
    }

    fn format(self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(bundle) = self.bundle() else { return id.to_owned() };
        let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else { return id.to_owned() };
        // A missing argument shows in the sentence as its name; the test of the word files keeps that from happening.
        bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
    }
}

/// A reader of what is said about one table: knows its names and its unit.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    words: Words,
    table: Option<(&'a Seats, &'a Measure)>,
}

impl Reader<'_> {
    /// The language.
    #[must_use]
    pub fn words(&self) -> Words {
        self.words
    }

    /// The sentence of a message.
    #[must_use]
    pub fn say(&self, text: &Text) -> String {
        if text.args.is_empty() {
            return self.words.format(text.id, None);
        }
        let mut args = FluentArgs::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            args.set(*name, self.value(arg));
        }
        self.words.format(text.id, Some(&args))
    }

    /// An amount in the table's unit, as the language writes it.
    #[must_use]
    pub fn amount(&self, minor: i64) -> String {
        let Some((_, measure)) = self.table else { return number(self.words.language, &minor.to_string()) };
        let plain = print_amount(minor, measure.digits, measure.currency.is_some());
        match &measure.currency {
            Some(code) => money(self.words.language, &plain, symbol(code)),
            None => number(self.words.language, &plain),
        }
    }

    /// The same with its sign, plus included.
    #[must_use]
    pub fn signed(&self, minor: i64) -> String {
        match minor.signum() {
            1 => format!("+{}", self.amount(minor)),
            _ => self.amount(minor),
        }
    }

    fn value<'v>(&self, arg: &'v Arg) -> FluentValue<'v>
    where
        Self: 'v,
    {
        match arg {
            Arg::Seat(seat) => {
                FluentValue::String(Cow::Owned(self.table.map_or("", |(seats, _)| seats.name(*seat)).to_owned()))
            }
            Arg::Seats(list) => {
                let names: Vec<&str> =
                    list.iter().map(|seat| self.table.map_or("", |(seats, _)| seats.name(*seat))).collect();
                FluentValue::String(Cow::Owned(names.join(", ")))
            }
            Arg::Verbatim(text) => FluentValue::String(Cow::Borrowed(text)),
            Arg::Count(count) => FluentValue::from(*count),
            Arg::Halves(halves) if halves % 2 == 0 => FluentValue::from(halves / 2),
            Arg::Halves(halves) => {
                let tenths = print_amount(halves * 5, 1, false);
                FluentValue::String(Cow::Owned(number(self.words.language, &tenths)))
            }
            Arg::Amount(minor) => match self.table {
                Some((_, measure)) if measure.digits > 0 || measure.currency.is_some() => {
                    FluentValue::String(Cow::Owned(self.amount(*minor)))
                }
                _ => FluentValue::from(*minor),
            },
            Arg::Signed(minor) => FluentValue::String(Cow::Owned(self.signed(*minor))),
            Arg::Text(text) => FluentValue::String(Cow::Owned(self.say(text))),
        }
    }
}

/// The sign of a currency; its code where it has none.
fn symbol(code: &str) -> &str {
    iso_currency::Currency::from_code(code).map_or(code, |currency| match currency {
        iso_currency::Currency::EUR => "€",
        iso_currency::Currency::USD => "$",
        iso_currency::Currency::GBP => "£",
        iso_currency::Currency::JPY => "¥",
        iso_currency::Currency::NOK | iso_currency::Currency::DKK | iso_currency::Currency::SEK => "kr",
        _ => code,
    })
}
