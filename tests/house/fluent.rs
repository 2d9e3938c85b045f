//! Reads the Fluent files.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use crate::source::{File, files};

/// A message in one language.
#[derive(Default)]
pub struct Message {
    pub path: String,
    pub variables: BTreeSet<String>,
    /// The variables that select by number, as between singular and plural.
    pub counted: BTreeSet<String>,
    /// The texts that have a digit.
    pub digits: Vec<String>,
    /// Whether it has an expression that the program does not write, such as a reference to another message.
    is_unsupported: bool,
}

/// The messages of all languages, by language and id.
#[derive(Default)]
pub struct Words {
    pub languages: BTreeMap<String, BTreeMap<String, Message>>,
    /// Text that is not valid Fluent or that the program does not write, and duplicate ids.
    pub faults: Vec<String>,
}

impl Words {
    /// Reads every `src/i18n/LANGUAGE/….ftl` and `…/words/LANGUAGE.ftl`.
    pub fn read() -> Self {
        let mut words = Self::default();
        for file in files("src", ".ftl") {
            words.add(&file);
        }
        words
    }

    /// The ids of the messages in all languages.
    pub fn ids(&self) -> BTreeSet<&str> {
        self.languages.values().flat_map(BTreeMap::keys).map(String::as_str).collect()
    }

    pub fn add(&mut self, file: &File) {
        let after_words = file.path.split('/').skip_while(|folder| !["i18n", "words"].contains(folder)).nth(1);
        let language = after_words.map_or("", |name| name.trim_end_matches(".ftl"));
        let messages = self.languages.entry(language.to_owned()).or_default();
        let resource = parser::parse(file.text.clone()).unwrap_or_else(|(resource, _)| resource);
        for entry in &resource.body {
            let read = match entry {
                Entry::Message(read) => read,
                Entry::Junk { content } => {
                    self.faults.push(format!("{}: {}", file.path, content.trim()));
                    continue;
                }
                Entry::Term(term) => {
                    self.faults.push(format!("{}: -{}", file.path, term.id.name));
                    continue;
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            };
            let (id, mut message) = (read.id.name.clone(), Message { path: file.path.clone(), ..Message::default() });
            let attributes = read.attributes.iter().map(|attribute| &attribute.value);
            for pattern in read.value.iter().chain(attributes) {
                message.pattern(pattern);
            }
            if message.is_unsupported {
                self.faults.push(format!("{}: `{id}` has an unsupported expression", file.path));
            }
            if let Some(first) = messages.insert(id.clone(), message) {
                self.faults.push(format!("{}: `{id}` is in {} too", file.path, first.path));
            }
        }
    }
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable { expression } => self.expression(expression),
                PatternElement::TextElement { value } if value.contains(|c: char| c.is_ascii_digit()) => {
                    self.digits.push(value.trim().to_owned());
                }
                PatternElement::TextElement { .. } => {}
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.variables.insert(id.name.clone());
            }
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                self.variables.insert(id.name.clone());
                for variant in variants {
                    let before = self.digits.len();
                    self.pattern(&variant.value);
                    // A sentence about one thing, or about none, may say so with its digit.
                    let own = if matches!(&variant.key, VariantKey::NumberLiteral { value } if value == "0") {
                        "0"
                    } else {
                        "1"
                    };
                    if is_number(&variant.key) {
                        let others = self.digits.split_off(before);
                        self.digits.extend(others.into_iter().filter(|text| has_digit_but(text, own)));
                    }
                }
                if variants.iter().any(|variant| is_number(&variant.key)) {
                    self.counted.insert(id.name.clone());
                }
            }
            Expression::Inline(_) | Expression::Select { .. } => self.is_unsupported = true,
        }
    }
}

/// Whether a text has a number other than this one.
pub fn has_digit_but(text: &str, number: &str) -> bool {
    text.split(|c: char| !c.is_ascii_digit()).any(|found| !found.is_empty() && found != number)
}

fn is_number(key: &VariantKey<String>) -> bool {
    match key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => name == "one",
    }
}
