//! Numbers as people type them.

use super::node::Node;
use crate::ledger::parse_amount;

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
pub(super) fn whole(node: &Node) -> Node {
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
