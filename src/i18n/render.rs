//! Renders a [`Message`] in a language, with the names and the unit of a table.
//!
//! We interpret the patterns ourselves, because `fluent-bundle` has no place for what follows from the words around an argument:
//! an elision (`d’Ana`), the commas of a list, short forms within short forms. Nor is it faster: a message with a number takes
//! 0.36 µs with it and 0.14 µs here, one without arguments 0.05 µs and 0.07 µs.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use chrono_tz::Tz;
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse_runtime;
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::Language;
use super::elision::elide;
use super::isolation::isolated;
use super::lists::{and, commas};
use super::numbers::{money, number};
use super::plurals::variant;
use crate::document::{Arg, Message, Seats, seats::AND};
use crate::games::Measure;
use crate::ledger::{Party, Seat, print_amount};

/// What stands between the parts of a sum, in all languages.
const PLUS: &str = " + ";

/// The messages of a language, by id.
type Messages = HashMap<&'static str, ast::Message<&'static str>>;

/// The messages of each language, parsed when they are first needed.
static MESSAGES: [OnceLock<Messages>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

fn parse(language: Language) -> Messages {
    let mut messages = Messages::new();
    for file in language.info().files {
        // A faulty file keeps its valid messages; `tests/house/localizer.rs` reports the fault.
        let resource = parse_runtime(*file).unwrap_or_else(|(resource, _)| resource);
        messages.extend(resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message)),
            _ => None,
        }));
    }
    messages
}

/// Renders messages in one language, and times in one time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Localizer {
    pub language: Language,
    /// The time zone of the times; `None` for that of the server.
    pub zone: Option<Tz>,
}

impl Localizer {
    pub const fn new(language: Language) -> Self {
        Self { language, zone: None }
    }

    /// With times in the time zone of a club.
    pub fn in_zone(self, zone: Tz) -> Self {
        Self { zone: Some(zone), ..self }
    }

    pub fn knows(self, id: &str) -> bool {
        self.message(id).is_some()
    }

    /// Renders a message whose arguments need no names and no unit of a table.
    pub fn say(self, text: &Message) -> String {
        MessageFormatter { localizer: self, seats: None, measure: None, is_brief: false }.say(text)
    }

    /// Renders a message without arguments.
    pub fn plain(self, id: &str) -> String {
        MessageFormatter { localizer: self, seats: None, measure: None, is_brief: false }.rendered(id, &[])
    }

    /// A value with its label before it: "Bouts: 2", "Who has what? Ana 3".
    pub fn labelled(self, label: &str, value: &str) -> String {
        if label.ends_with('?') {
            return format!("{label} {value}");
        }
        self.say(&Message::new("labelled").with("label", label).with("value", value))
    }

    /// The name of a game.
    pub fn game(self, id: &str) -> String {
        self.plain(&format!("game-{id}"))
    }

    /// Formats an amount, given as a plain decimal, with the sign of its currency if it is money.
    pub fn amount(self, plain: &str, currency: Option<&str>) -> String {
        match currency {
            Some(code) => money(self.language, plain, symbol(self.language, code)),
            None => number(self.language, plain),
        }
    }

    /// The sign of a currency; its code if it has none.
    pub fn currency_sign(self, code: &str) -> &str {
        symbol(self.language, code)
    }

    /// For messages with names and amounts of a table.
    pub fn for_table<'a>(self, seats: &'a Seats, measure: &'a Measure) -> MessageFormatter<'a> {
        MessageFormatter { localizer: self, seats: Some(seats), measure: Some(measure), is_brief: false }
    }

    /// For messages with names of players but without amounts in the table's unit.
    pub fn with_names(self, seats: &Seats) -> MessageFormatter<'_> {
        MessageFormatter { localizer: self, seats: Some(seats), measure: None, is_brief: false }
    }

    fn message(self, id: &str) -> Option<&'static ast::Message<&'static str>> {
        MESSAGES.get(self.language.index())?.get_or_init(|| parse(self.language)).get(id)
    }

    fn pattern(self, id: &str) -> Option<&'static Pattern<&'static str>> {
        self.message(id)?.value.as_ref()
    }
}

/// Renders messages about one table, with its names and its unit.
#[derive(Clone, Copy)]
pub struct MessageFormatter<'a> {
    localizer: Localizer,
    seats: Option<&'a Seats>,
    measure: Option<&'a Measure>,
    /// Whether messages within a message are as short as it is.
    is_brief: bool,
}

impl MessageFormatter<'_> {
    pub fn localizer(&self) -> Localizer {
        self.localizer
    }

    pub fn say(&self, text: &Message) -> String {
        self.rendered(text.id, &text.args)
    }

    /// A short sentence for a line of the sheet: the message's `.brief` attribute, or the whole message when it has
    /// none.
    pub fn brief(&self, text: &Message) -> String {
        let attributes = self.localizer.message(text.id).map_or(&[][..], |message| &message.attributes);
        match attributes.iter().find(|attribute| attribute.id.name == "brief") {
            Some(brief) => Self { is_brief: true, ..*self }.filled(&brief.value, &text.args),
            None => self.say(text).trim_end_matches('.').to_owned(),
        }
    }

    /// Whether the short sentence for the sheet names a player or a side.
    pub fn names_somebody(&self, text: &Message) -> bool {
        self.brief(text) != Self { seats: None, ..*self }.brief(text)
    }

    /// Splits a sentence of a computation into a label and the figure at its end, to align them like a ledger. Without
    /// a figure at the end, the label is the whole sentence.
    pub fn reckoned(&self, text: &Message) -> (String, Option<String>) {
        let sentence = self.say(text);
        let split = self.last_figure(text).and_then(|figure| {
            let before = sentence.strip_suffix(&figure)?.trim_end();
            let label = before.trim_end_matches(['=', ':', ',']).trim_end();
            Some((label.to_owned(), figure))
        });
        split.map_or((sentence, None), |(label, figure)| (label, Some(figure)))
    }

    /// The number at the end of a message, formatted. Card points (`Arg::Halves`) stay in their sentence, because they
    /// are not paid.
    fn last_figure(&self, text: &Message) -> Option<String> {
        let PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } =
            self.localizer.pattern(text.id)?.elements.last()?
        else {
            return None;
        };
        let (_, arg) = text.args.iter().rfind(|(name, _)| *name == id.name)?;
        matches!(arg, Arg::Count(_) | Arg::Amount(_) | Arg::Signed(_)).then(|| self.argument(arg))
    }

    /// A message; its id when it is unknown.
    fn rendered(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.localizer.pattern(id).map_or_else(|| id.to_owned(), |pattern| self.filled(pattern, args))
    }

    /// `tests/house/localizer.rs` checks that messages have only these expressions, and the same arguments in all languages.
    fn filled(&self, pattern: &Pattern<&'static str>, args: &[(&'static str, Arg)]) -> String {
        let find = |name: &str| args.iter().rfind(|(known, _)| *known == name).map(|(_, arg)| arg);
        // Most sentences are not longer.
        let mut sentence = String::with_capacity(64);
        for (at, element) in pattern.elements.iter().enumerate() {
            let expression = match element {
                PatternElement::TextElement { value } => {
                    sentence.push_str(value);
                    continue;
                }
                PatternElement::Placeable { expression } => expression,
            };
            let piece = match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    unescape_unicode_to_string(value).into_owned()
                }
                Expression::Inline(InlineExpression::VariableReference { id }) => match find(id.name) {
                    Some(Arg::Seats(seats)) if is_list(&pattern.elements, at) => commas(self.names(seats).iter()),
                    Some(arg) => self.argument(arg),
                    None => ["{$", id.name, "}"].concat(),
                },
                Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                    let value = find(id.name).map(|arg| self.selector(arg)).unwrap_or_default();
                    let chosen = variant(self.localizer.language, variants, &value);
                    chosen.map_or_else(String::new, |chosen| self.filled(&chosen.value, args))
                }
                Expression::Inline(_) | Expression::Select { .. } => String::new(),
            };
            elide(self.localizer.language, &mut sentence, &piece);
            sentence.push_str(&piece);
        }
        sentence
    }

    /// Formats an amount in the smallest part of the table's unit.
    pub fn amount(&self, minor: i64) -> String {
        let Some(measure) = self.measure else { return number(self.localizer.language, &minor.to_string()) };
        let currency = measure.currency.as_deref();
        self.localizer.amount(&print_amount(minor, measure.digits, currency.is_some()), currency)
    }

    /// [`Self::amount`] with a plus sign when it is positive.
    pub fn signed(&self, minor: i64) -> String {
        match minor.signum() {
            1 => format!("+{}", self.amount(minor)),
            _ => self.amount(minor),
        }
    }

    /// What a player or a pot has won: with its sign where players win from each other.
    pub fn result(&self, minor: i64) -> String {
        if self.measure.is_some_and(|measure| measure.zero_sum) { self.signed(minor) } else { self.amount(minor) }
    }

    /// Whether amounts of this table are plain whole numbers, without decimals or a currency.
    fn is_whole(&self) -> bool {
        self.measure.is_none_or(|measure| measure.digits == 0 && measure.currency.is_none())
    }

    fn name(&self, seat: Seat) -> Cow<'_, str> {
        self.seats.map_or_else(Cow::default, |seats| isolated(seats.name(seat)))
    }

    fn names(&self, seats: &[Seat]) -> Vec<Cow<'_, str>> {
        seats.iter().map(|seat| self.name(*seat)).collect()
    }

    /// The name of a party: that of its player, or those of both.
    pub fn party(&self, party: Party) -> String {
        let members = self.seats.into_iter().flat_map(|seats| seats.members(party));
        members.map(|seat| self.name(seat)).collect::<Vec<_>>().join(AND)
    }

    /// A message within another one.
    fn within(&self, text: &Message) -> String {
        if self.is_brief { self.brief(text) } else { self.say(text) }
    }

    fn argument(&self, arg: &Arg) -> String {
        let language = self.localizer.language;
        match arg {
            Arg::Seat(seat) => self.name(*seat).into_owned(),
            Arg::Seats(seats) => and(language, self.names(seats).iter()),
            Arg::Party(party) => self.party(*party),
            Arg::Parties(parties) => {
                let names: Vec<Cow<'_, str>> = parties.iter().map(|party| self.party(*party).into()).collect();
                and(language, names.iter())
            }
            Arg::Verbatim(text) => isolated(text).into_owned(),
            Arg::Count(count) => number(language, &count.to_string()),
            Arg::Plain(plain) => number(language, plain),
            Arg::Halves(halves) => number(language, &plain_halves(*halves)),
            Arg::Amount(minor) => self.amount(*minor),
            Arg::Signed(minor) => self.signed(*minor),
            Arg::Id(id) => self.within(&Message::new(id)),
            Arg::Message(text) => self.within(text),
            Arg::Sum(parts) => parts.iter().map(|part| self.within(part)).collect::<Vec<_>>().join(PLUS),
        }
    }

    /// The value by which a message selects: a number as a plain decimal, anything else as it is shown.
    fn selector(&self, arg: &Arg) -> String {
        match arg {
            Arg::Count(count) => count.to_string(),
            // Keep the decimal: 1.5 is singular in French but not in English.
            Arg::Halves(halves) => plain_halves(*halves),
            Arg::Amount(minor) if self.is_whole() => minor.to_string(),
            _ => self.argument(arg),
        }
    }
}

/// Half-points as points, in a plain decimal.
fn plain_halves(halves: i64) -> String {
    print_amount(halves * 5, 1, false)
}

/// Whether the element at an index is everything between a colon and a full stop, a semicolon or the end: then it is a
/// list and not part of a sentence.
fn is_list(elements: &[PatternElement<&'static str>], at: usize) -> bool {
    let text = |at: usize| match elements.get(at) {
        Some(PatternElement::TextElement { value }) => Some(value.trim()),
        _ => None,
    };
    let behind_colon = at.checked_sub(1).and_then(text).is_some_and(|before| before.ends_with(':'));
    let is_last = elements.len() == at + 1 || text(at + 1).is_some_and(|after| after.starts_with(['.', ';']));
    behind_colon && is_last
}

/// The sign of a currency; its code when it has no sign or shares one with another offered currency.
fn symbol(language: Language, code: &str) -> &str {
    iso_currency::Currency::from_code(code).map_or(code, |currency| match currency {
        iso_currency::Currency::EUR => "€",
        iso_currency::Currency::USD => "$",
        iso_currency::Currency::GBP => "£",
        iso_currency::Currency::JPY => "¥",
        iso_currency::Currency::NOK if language == Language::Nb => "kr",
        _ => code,
    })
}
