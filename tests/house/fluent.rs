//! Reads the Fluent files.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use crate::source::{File, files};

/// A message in one language, or a term, whose id starts with `-`.
#[derive(Default)]
pub struct Message {
    pub path: String,
    pub variables: BTreeSet<String>,
    /// The variables that select by number, as between singular and plural.
    pub counted: BTreeSet<String>,
    /// The messages and terms that it refers to.
    pub parts: BTreeSet<String>,
}

/// The messages of all languages, by language and id.
#[derive(Default)]
pub struct Words {
    pub languages: BTreeMap<String, BTreeMap<String, Message>>,
    /// Text that is not valid Fluent, and duplicate ids.
    pub faults: Vec<String>,
}

impl Words {
    /// Reads every `…/words/LANGUAGE.ftl` and `…/words/LANGUAGE/….ftl`.
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
        let after_words = file.path.split('/').skip_while(|folder| *folder != "words").nth(1);
        let language = after_words.map_or("", |name| name.trim_end_matches(".ftl"));
        let messages = self.languages.entry(language.to_owned()).or_default();
        let resource = parser::parse(file.text.clone()).unwrap_or_else(|(resource, _)| resource);
        for entry in &resource.body {
            let mut message = Message { path: file.path.clone(), ..Message::default() };
            let (id, value, attributes) = match entry {
                Entry::Message(read) => (read.id.name.clone(), read.value.as_ref(), &read.attributes),
                Entry::Term(read) => (format!("-{}", read.id.name), Some(&read.value), &read.attributes),
                Entry::Junk { content } => {
                    self.faults.push(format!("{}: {}", file.path, content.trim()));
                    continue;
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            };
            let attributes = attributes.iter().map(|attribute| &attribute.value);
            for pattern in value.into_iter().chain(attributes) {
                message.pattern(pattern);
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
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
                if let InlineExpression::VariableReference { id } = selector
                    && variants.iter().any(|variant| is_number(&variant.key))
                {
                    self.counted.insert(id.name.clone());
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.parts.insert(id.name.clone());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.parts.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<String>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        arguments.positional.iter().chain(named).for_each(|value| self.inline(value));
    }
}

fn is_number(key: &VariantKey<String>) -> bool {
    match key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => name == "one",
    }
}
