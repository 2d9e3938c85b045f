//! Renders a [`Text`] in a language, with the names and the unit of a table.

use std::fmt::{self, Write};
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use super::Language;
use super::lists::{write_and, write_commas};
use super::numbers::{money, number, write_whole, writer};
use super::plurals::variant;
use crate::games::game::Measure;
use crate::games::seats::Seats;
use crate::games::text::{Arg, Text};
use crate::ledger::{Seat, print_amount};

type Messages = FluentBundle<FluentResource>;

/// The messages of each language, parsed when they are first needed.
static BUNDLES: [OnceLock<Messages>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

fn bundle(language: Language) -> Messages {
    let locale = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(writer(language)));
    for file in language.facts().files {
        // A faulty file keeps its valid messages; `tests/house/words.rs` reports the fault.
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Renders messages in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    pub language: Language,
}

impl Words {
    pub fn new(language: Language) -> Self {
        Self { language }
    }

    pub fn knows(self, id: &str) -> bool {
        self.bundle().is_some_and(|bundle| bundle.has_message(id))
    }

    /// Renders a message whose arguments need no names and no unit of a table.
    pub fn say(self, text: &Text) -> String {
        Reader { words: self, seats: None, measure: None }.say(text)
    }

    /// Renders a message without arguments.
    pub fn plain(self, id: &str) -> String {
        Reader { words: self, seats: None, measure: None }.rendered(id, &[])
    }

    /// Formats an amount of money, given as a plain decimal, with its currency sign.
    pub fn money(self, plain: &str, code: &str) -> String {
        money(self.language, plain, symbol(self.language, code))
    }

    /// For messages with names and amounts of a table.
    pub fn at_table<'a>(self, seats: &'a Seats, measure: &'a Measure) -> Reader<'a> {
        Reader { words: self, seats: Some(seats), measure: Some(measure) }
    }

    /// For messages with names of players but without amounts in the table's unit.
    pub fn with_names(self, seats: &Seats) -> Reader<'_> {
        Reader { words: self, seats: Some(seats), measure: None }
    }

    fn bundle(self) -> Option<&'static Messages> {
        BUNDLES.get(self.language.index()).map(|cell| cell.get_or_init(|| bundle(self.language)))
    }

    /// The messages of the language, and the pattern of one of them.
    fn pattern(self, id: &str) -> Option<(&'static Messages, &'static Pattern<&'static str>)> {
        let bundle = self.bundle()?;
        Some((bundle, bundle.get_message(id)?.value()?))
    }
}

/// Renders messages about one table, with its names and its unit.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    words: Words,
    seats: Option<&'a Seats>,
    measure: Option<&'a Measure>,
}

impl Reader<'_> {
    pub fn words(&self) -> Words {
        self.words
    }

    pub fn say(&self, text: &Text) -> String {
        self.rendered(text.id, &text.args)
    }

    /// A short sentence for a line of the sheet: the message's `.brief` attribute, or the whole message when it has
    /// none.
    pub fn brief(&self, text: &Text) -> String {
        let mut brief = String::with_capacity(32);
        let pattern = self
            .words
            .bundle()
            .and_then(|messages| Some((messages, messages.get_message(text.id)?.get_attribute("brief")?.value())));
        match pattern.map(|(messages, pattern)| self.write_pattern(&mut brief, messages, pattern, &text.args)) {
            Some(Ok(())) => brief,
            _ => self.say(text).trim_end_matches('.').to_owned(),
        }
    }

    /// Splits a sentence of a computation into a label and the figure at its end, to align them like a ledger. Without
    /// a figure at the end, the label is the whole sentence.
    pub fn reckoned(&self, text: &Text) -> (String, Option<String>) {
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
    fn last_figure(&self, text: &Text) -> Option<String> {
        let (_, pattern) = self.words.pattern(text.id)?;
        let PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } =
            pattern.elements.last()?
        else {
            return None;
        };
        let (_, arg) = text.args.iter().rfind(|(name, _)| *name == id.name)?;
        let mut figure = String::new();
        let is_figure = matches!(arg, Arg::Count(_) | Arg::Amount(_) | Arg::Signed(_));
        (is_figure && self.write_arg(&mut figure, arg).is_ok()).then_some(figure)
    }

    fn rendered(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        // Most sentences are not longer.
        let mut sentence = String::with_capacity(64);
        match self.write(&mut sentence, id, args) {
            Ok(()) => sentence,
            Err(fmt::Error) => id.to_owned(),
        }
    }

    /// Appends a message; an unknown one as its id.
    fn write(&self, to: &mut String, id: &str, args: &[(&'static str, Arg)]) -> fmt::Result {
        let Some((messages, pattern)) = self.words.pattern(id) else { return to.write_str(id) };
        self.write_pattern(to, messages, pattern, args)
    }

    fn write_pattern(
        &self,
        to: &mut String,
        messages: &Messages,
        pattern: &Pattern<&'static str>,
        args: &[(&'static str, Arg)],
    ) -> fmt::Result {
        let start = to.len();
        if self.write_plainly(to, pattern, args)? {
            return Ok(());
        }
        to.truncate(start);
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            values.set(*name, self.value(arg)?);
        }
        // Fluent writes the name of a missing argument. `tests/house/words.rs` checks that all languages use the same
        // ones.
        messages.write_pattern(to, pattern, Some(&values), &mut Vec::new())
    }

    /// A fast path for patterns of text, arguments and selections by whole numbers, which nearly all are: Fluent
    /// converts every argument to a value of its own and selects through floats. Returns `false` for any other pattern;
    /// `to` may then contain a part of it.
    fn write_plainly(
        &self,
        to: &mut String,
        pattern: &Pattern<&'static str>,
        args: &[(&'static str, Arg)],
    ) -> Result<bool, fmt::Error> {
        let find = |name: &str| args.iter().rfind(|(known, _)| *known == name).map(|(_, arg)| arg);
        for (at, element) in pattern.elements.iter().enumerate() {
            let expression = match element {
                PatternElement::TextElement { value } => {
                    to.push_str(value);
                    continue;
                }
                PatternElement::Placeable { expression } => expression,
            };
            match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => match find(id.name) {
                    Some(Arg::Seats(list)) if is_list(&pattern.elements, at) => write_commas(to, self.names(list))?,
                    Some(arg) => self.write_arg(to, arg)?,
                    None => return Ok(false),
                },
                Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                    let whole = find(id.name).and_then(|arg| self.whole(arg));
                    let chosen = whole.and_then(|whole| variant(self.words.language, variants, whole));
                    let Some(chosen) = chosen else { return Ok(false) };
                    if !self.write_plainly(to, &chosen.value, args)? {
                        return Ok(false);
                    }
                }
                Expression::Inline(_) | Expression::Select { .. } => return Ok(false),
            }
        }
        Ok(true)
    }

    /// Formats an amount in the smallest part of the table's unit.
    pub fn amount(&self, minor: i64) -> String {
        let Some(measure) = self.measure else { return number(self.words.language, &minor.to_string()) };
        let plain = print_amount(minor, measure.digits, measure.currency.is_some());
        match &measure.currency {
            Some(code) => money(self.words.language, &plain, symbol(self.words.language, code)),
            None => number(self.words.language, &plain),
        }
    }

    /// [`Self::amount`] with a plus sign when it is positive.
    pub fn signed(&self, minor: i64) -> String {
        match minor.signum() {
            1 => format!("+{}", self.amount(minor)),
            _ => self.amount(minor),
        }
    }

    /// Whether amounts of this table are plain whole numbers, without decimals or a currency.
    fn is_whole(&self) -> bool {
        self.measure.is_none_or(|measure| measure.digits == 0 && measure.currency.is_none())
    }

    fn name(&self, seat: Seat) -> &str {
        self.seats.map_or("", |seats| seats.name(seat))
    }

    fn names<'b>(&'b self, seats: &'b [Seat]) -> impl Iterator<Item = &'b str> + Clone {
        seats.iter().map(|seat| self.name(*seat))
    }

    /// The value of an argument that is formatted as a whole number; a message can select by it.
    fn whole(&self, arg: &Arg) -> Option<i64> {
        match arg {
            Arg::Count(count) => Some(*count),
            Arg::Halves(halves) if halves % 2 == 0 => Some(halves / 2),
            Arg::Amount(minor) if self.is_whole() => Some(*minor),
            _ => None,
        }
    }

    /// Appends a formatted argument.
    fn write_arg(&self, to: &mut String, arg: &Arg) -> fmt::Result {
        let language = self.words.language;
        if let Some(whole) = self.whole(arg) {
            return write_whole(to, language, whole);
        }
        match arg {
            Arg::Seat(seat) => to.push_str(self.name(*seat)),
            Arg::Seats(list) => write_and(to, language, self.names(list))?,
            Arg::Verbatim(text) => to.push_str(text),
            Arg::Count(count) => write_whole(to, language, *count)?,
            Arg::Halves(halves) => to.push_str(&number(language, &plain_halves(*halves))),
            Arg::Amount(minor) => to.push_str(&self.amount(*minor)),
            Arg::Signed(minor) => to.push_str(&self.signed(*minor)),
            Arg::Text(text) => self.write(to, text.id, &text.args)?,
        }
        Ok(())
    }

    /// Converts an argument for Fluent. Numbers stay numbers, so that messages can select by them.
    fn value<'v>(&'v self, arg: &'v Arg) -> Result<FluentValue<'v>, fmt::Error> {
        if let Some(whole) = self.whole(arg) {
            return Ok(FluentValue::from(whole));
        }
        Ok(match arg {
            // Keep the decimal: 1.5 is singular in French but not in English.
            Arg::Halves(halves) => FluentValue::Number(plain_halves(*halves).parse().map_err(|_| fmt::Error)?),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Verbatim(text) => FluentValue::from(text.as_str()),
            _ => {
                let mut written = String::new();
                self.write_arg(&mut written, arg)?;
                FluentValue::from(written)
            }
        })
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
