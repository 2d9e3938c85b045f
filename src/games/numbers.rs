//! Reads the numeric fields: counts of cards and tricks, and amounts, single or by player; and numbers as people type
//! them.

use super::fields::{Fields, Source};
use super::node::Node;
use super::text::Text;
use crate::ledger::{Seat, parse_amount, print_amount};

impl Fields<'_> {
    /// A required whole number within bounds.
    pub fn count(&mut self, name: &'static str, low: i64, high: i64) -> Option<i64> {
        self.raw_or_missing(name).and_then(|node| self.read_count(name, node, low, high))
    }

    /// An optional whole number within bounds.
    pub fn optional_count(&mut self, name: &'static str, low: i64, high: i64) -> Option<i64> {
        self.raw(name).and_then(|node| self.read_count(name, node, low, high))
    }

    /// An optional whole amount within bounds.
    pub fn optional_whole_amount(&mut self, name: &'static str, low: i64, high: i64) -> Option<i64> {
        self.raw(name).and_then(|node| self.read_count(name, &whole(node), low, high))
    }

    /// A required amount, in units of 10^−`digits`.
    pub fn amount(&mut self, name: &'static str, digits: u32) -> Option<i64> {
        self.raw_or_missing(name).and_then(|node| self.read_amount(name, node, digits))
    }

    /// An optional amount.
    pub fn optional_amount(&mut self, name: &'static str, digits: u32) -> Option<i64> {
        self.raw(name).and_then(|node| self.read_amount(name, node, digits))
    }

    /// Whole numbers by player, in seating order; empty when absent.
    pub fn counts_by_player(&mut self, name: &'static str, low: i64, high: i64) -> Vec<(Seat, i64)> {
        self.by_player(name, |fields, path, node| fields.check_count(path, node, low, high), Node::Integer)
    }

    /// Whole amounts by player, as `90` or `"90"`, in seating order; empty when absent.
    pub fn whole_amounts_by_player(&mut self, name: &'static str, low: i64, high: i64) -> Vec<(Seat, i64)> {
        self.by_player(name, |fields, path, node| fields.check_count(path, &whole(node), low, high), Node::Integer)
    }

    /// Amounts by player, in seating order; empty when absent.
    pub fn amounts_by_player(&mut self, name: &'static str, digits: u32) -> Vec<(Seat, i64)> {
        let written = |amount| Node::from(print_amount(amount, digits, false));
        self.by_player(name, |fields, path, node| fields.check_amount(path, node, digits), written)
    }

    fn read_count(&mut self, name: &str, node: &Node, low: i64, high: i64) -> Option<i64> {
        let count = self.check_count(name, node, low, high)?;
        self.record(name, || Node::Integer(count));
        Some(count)
    }

    fn check_count(&mut self, name: &str, node: &Node, low: i64, high: i64) -> Option<i64> {
        let value = match node {
            Node::Integer(value) => Some(*value),
            Node::Text(text) if self.source() == Source::Form => parse_amount(&typed_number(text), 0).ok(),
            _ => None,
        };
        if value.is_none_or(|value| !(low..=high).contains(&value)) {
            let id = if value.is_some() { "field-range" } else { "field-count" };
            self.add_error(name, Text::new(id).count("low", low).count("high", high));
            return None;
        }
        value
    }

    fn read_amount(&mut self, name: &str, node: &Node, digits: u32) -> Option<i64> {
        let amount = self.check_amount(name, node, digits)?;
        self.record(name, || Node::from(print_amount(amount, digits, false)));
        Some(amount)
    }

    fn check_amount(&mut self, name: &str, node: &Node, digits: u32) -> Option<i64> {
        let read = match node {
            Node::Integer(value) => parse_amount(&value.to_string(), digits),
            Node::Text(text) if self.source() == Source::Form => parse_amount(&typed_number(text), digits),
            Node::Text(text) => parse_amount(text, digits),
            Node::BadNumber => Err("field-amount-as-text"),
            _ => Err("field-amount"),
        };
        let wrong = |id| self.add_error(name, Text::new(id).count("digits", i64::from(digits)));
        read.map_err(wrong).ok()
    }
}

/// Converts a number as people type it (`44,5`, `44½`, `44 1/2`, with spaces, thin spaces or U+2212) to plain notation.
pub fn typed_number(text: &str) -> String {
    let compact: String = text.chars().filter(|c| !c.is_whitespace() && *c != '\u{202F}' && *c != '\u{A0}').collect();
    let halved = text.trim().strip_suffix("1/2").map(str::trim_end);
    if let Some(whole) = halved
        && (whole.is_empty() || text.trim().len() > whole.len() + 3)
    {
        return format!("{}.5", if whole.is_empty() { "0" } else { whole });
    }
    if let Some(whole) = compact.strip_suffix('½') {
        return format!("{}.5", if whole.is_empty() { "0" } else { whole });
    }
    let plain = compact.replace('\u{2212}', "-").replace(',', ".");
    plain.strip_prefix('+').map_or(plain.clone(), str::to_owned)
}

/// Converts a whole amount in a text, `"90"`, to an integer; returns anything else unchanged.
fn whole(node: &Node) -> Node {
    let read = node.as_text().and_then(|text| parse_amount(text, 0).ok());
    read.map_or_else(|| node.clone(), Node::Integer)
}

#[cfg(test)]
mod tests {
    use super::typed_number;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        let cases = [
            ("44,5", "44.5"),
            ("44.5", "44.5"),
            ("44½", "44.5"),
            ("44 1/2", "44.5"),
            ("½", "0.5"),
            ("1/2", "0.5"),
            (" 1\u{202F}234 ", "1234"),
            ("1\u{a0}234,5", "1234.5"),
            ("\u{2212}12", "-12"),
            ("+7", "7"),
            ("441/2", "441/2"),
            ("forty", "forty"),
        ];
        for (typed, plain) in cases {
            assert_eq!(typed_number(typed), plain, "{typed:?}");
        }
    }
}
