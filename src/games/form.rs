//! Entry forms as data. A game says what it asks; one template draws every kind of question.
//!
//! The name of an input is the path of its value in the hand's document: `bouts`, `tricks[Ana]`, `poignees[0][size]`. A
//! radio that answers two questions at once joins their paths, and its values, with `+`: the matrix of takers and bids
//! is `taker+bid` with values like `Ana+garde`. Names of players stand in brackets and between `+` with those
//! characters, and `%` itself, percent-encoded.

use percent_encoding::{percent_decode_str, percent_encode_byte};

use super::node::Node;
use super::text::Text;

/// One question of a form.
#[derive(Clone, Debug)]
pub enum Field {
    /// Rows and columns of one radio group: who, and what he bids.
    Matrix {
        /// The question.
        legend: Text,
        /// The name shared by all cells, such as `taker+bid`.
        name: String,
        /// What the columns are headed with.
        columns: Vec<Text>,
        /// The rows, each with a cell a column.
        rows: Vec<Row>,
    },
    /// Radios of which one is chosen.
    Choice {
        /// The question.
        legend: Text,
        /// The input's name.
        name: String,
        /// How the radios look.
        look: Look,
        /// What can be chosen, in order.
        options: Vec<Choosable>,
        /// Chosen when the form is new: only where absent means something (no bonus) or for rules, never for what a
        /// player saw.
        chosen: Option<String>,
    },
    /// One or more numbers that share a digit pad.
    Numbers {
        /// The question.
        legend: Text,
        /// The cells, in order.
        cells: Vec<Cell>,
        /// Whether half-points can occur, which gives the pad its ½ key.
        halves: bool,
        /// What all cells make together, in wholes, where the last one follows from the others.
        total: Option<i64>,
        /// Whether the pad has a minus key.
        signed: bool,
        /// How many digits fill a cell, after which the pad goes on to the next one.
        width: u8,
        /// The pile of cards that the counting helper counts, where it helps.
        pile: Option<&'static Pile>,
    },
    /// Checkboxes, each its own yes.
    Toggles {
        /// The question.
        legend: Text,
        /// What can be ticked, in order.
        options: Vec<Toggle>,
    },
    /// A line of free text or a plain value, for rules.
    Line {
        /// The question.
        legend: Text,
        /// The input's name.
        name: String,
        /// What stands there when the form is new.
        value: String,
        /// What to write there.
        hint: Option<Text>,
    },
    /// Questions that are rarely needed, folded away.
    Extras {
        /// What is folded away.
        summary: Text,
        /// The questions.
        fields: Vec<Field>,
    },
    /// A question that arises only when a radio is chosen; without a script it is always asked.
    When {
        /// The radio and the values with which it arises: `bid=prop_cop`.
        condition: &'static str,
        /// The question.
        field: Box<Field>,
    },
    /// Something to read, not to answer.
    Note(Text),
}

/// One row of a matrix.
#[derive(Clone, Debug)]
pub struct Row {
    /// Whom the row is about.
    pub label: Text,
    /// The value of the cell in each column.
    pub values: Vec<String>,
    /// A name of the row's own radio group, where the matrix is one question a row (places, cards exchanged).
    pub name: Option<String>,
}

/// How radios look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Side by side, for two to five short words.
    Segments,
    /// Two columns of large tiles: who?
    Tiles,
    /// Small keys in rows, for numbers.
    Keys,
}

/// Something that can be chosen.
#[derive(Clone, Debug)]
pub struct Choosable {
    /// The value that is sent.
    pub value: String,
    /// What it is called.
    pub label: Text,
    /// A second, smaller line: what it needs, what it is worth.
    pub hint: Option<Text>,
    /// The radio and the values with which it is the number to reach: `bid=abondance|royal_abondance`.
    pub goal: Option<String>,
}

/// A checkbox. A name that ends in `[]` gathers the values of all that are ticked in a list.
#[derive(Clone, Debug)]
pub struct Toggle {
    /// The input's name.
    pub name: String,
    /// The value that is sent when it is ticked.
    pub value: String,
    /// What it says.
    pub label: Text,
}

/// A cell for a number.
#[derive(Clone, Debug)]
pub struct Cell {
    /// The input's name.
    pub name: String,
    /// Whose number it is; the question itself where there is but one cell.
    pub label: Option<Text>,
}

/// What the counting helper counts.
#[derive(Debug)]
pub struct Pile {
    /// For each kind of card a message id, what one is worth in half-points, and how many the pack has.
    pub kinds: &'static [(&'static str, i64, i64)],
}

impl Choosable {
    /// A value with its label.
    #[must_use]
    pub fn new(value: impl Into<String>, label: Text) -> Self {
        Self { value: value.into(), label, hint: None, goal: None }
    }

    /// The same with a second line.
    #[must_use]
    pub fn hint(mut self, hint: Text) -> Self {
        self.hint = Some(hint);
        self
    }

    /// The same as the number to reach under a condition.
    #[must_use]
    pub fn goal(mut self, condition: String) -> Self {
        self.goal = Some(condition);
        self
    }
}

/// Whether a character structures names and values, or is the sign of one that does.
fn is_structure(c: char) -> bool {
    matches!(c, '[' | ']' | '+' | '%') || c.is_ascii_control()
}

/// A player's name as a part of an input's name or of a joined value. Only what structures these is encoded: accents stay
/// readable in the page.
#[must_use]
pub fn part(name: &str) -> String {
    let mut part = String::with_capacity(name.len());
    for c in name.chars() {
        match u8::try_from(c) {
            Ok(byte) if is_structure(c) => part.push_str(percent_encode_byte(byte)),
            _ => part.push(c),
        }
    }
    part
}

/// Parts joined into one value: `Ana+garde`.
#[must_use]
pub fn joined(parts: &[&str]) -> String {
    parts.iter().map(|name| part(name)).collect::<Vec<_>>().join("+")
}

/// Makes the draft of a document out of the inputs of a form; empty values are left out.
#[must_use]
pub fn draft(inputs: &[(String, String)]) -> Node {
    let mut root = Node::empty();
    for (name, value) in inputs {
        if value.is_empty() {
            continue;
        }
        let paths: Vec<&str> = name.split('+').collect();
        if let Some(list) = name.strip_suffix("[]") {
            let mut items = match root.remove(list) {
                Some(Node::List(items)) => items,
                _ => Vec::new(),
            };
            items.push(Node::Text(value.clone()));
            root.set(list, Node::List(items));
        } else if paths.len() == 1 {
            put(&mut root, &steps(name), value);
        } else {
            for (path, value) in paths.iter().zip(value.split('+')) {
                put(&mut root, &steps(path), &decoded(value));
            }
        }
    }
    lists(&mut root);
    root
}

/// The value that an input has to show for a document: the opposite of [`draft`].
#[must_use]
pub fn shown(document: &Node, name: &str) -> Option<String> {
    let paths: Vec<&str> = name.split('+').collect();
    let values: Vec<String> = paths.iter().map_while(|path| text_at(document, &steps(path))).collect();
    match (paths.len(), values.len()) {
        (_, 0) => None,
        (1, _) => values.into_iter().next(),
        _ => Some(joined(&values.iter().map(String::as_str).collect::<Vec<_>>())),
    }
}

/// Whether the condition of a [`Field::When`] holds, given the values of inputs.
pub fn holds(condition: &str, value: impl FnOnce(&str) -> Option<String>) -> bool {
    let (name, values) = condition.split_once('=').unwrap_or((condition, ""));
    let now = value(name).unwrap_or_default();
    values.split('|').any(|value| value == now)
}

/// Whether a checkbox has to be ticked for a document.
#[must_use]
pub fn ticked(document: &Node, toggle: &Toggle) -> bool {
    match toggle.name.strip_suffix("[]") {
        Some(list) => match document.get(list) {
            Some(Node::List(items)) => items.iter().any(|item| item.as_text() == Some(&toggle.value)),
            _ => false,
        },
        None => shown(document, &toggle.name).as_ref() == Some(&toggle.value),
    }
}

fn steps(path: &str) -> Vec<String> {
    path.split('[').map(|step| decoded(step.strip_suffix(']').unwrap_or(step))).collect()
}

fn decoded(part: &str) -> String {
    percent_decode_str(part).decode_utf8_lossy().into_owned()
}

fn put(node: &mut Node, steps: &[String], value: &str) {
    let Some((step, rest)) = steps.split_first() else { return };
    if node.get(step).is_none() {
        node.set(step, Node::empty());
    }
    if rest.is_empty() {
        node.set(step, Node::Text(value.to_owned()));
    } else if let Node::Map(fields) = node
        && let Some((_, inner)) = fields.iter_mut().find(|(name, _)| name == step)
    {
        if !matches!(inner, Node::Map(_)) {
            *inner = Node::empty();
        }
        put(inner, rest, value);
    }
}

/// A map of maps whose names are all numbers is a list, with no gap where nothing was given. Maps of plain values by
/// name stay maps: players may be called by a number.
fn lists(node: &mut Node) {
    let Node::Map(fields) = node else { return };
    for (_, inner) in fields.iter_mut() {
        if let Node::Map(items) = inner
            && !items.is_empty()
            && items.iter().all(|(index, item)| index.parse::<u32>().is_ok() && matches!(item, Node::Map(_)))
        {
            items.sort_by_key(|(index, _)| index.parse::<u32>().unwrap_or(u32::MAX));
            *inner = Node::List(items.drain(..).map(|(_, item)| item).collect());
        }
    }
}

fn text_at(node: &Node, steps: &[String]) -> Option<String> {
    let Some((step, rest)) = steps.split_first() else {
        return match node {
            Node::Text(text) => Some(text.clone()),
            Node::Integer(number) => Some(number.to_string()),
            Node::Flag(flag) => Some(flag.to_string()),
            _ => None,
        };
    };
    match node {
        Node::List(items) => text_at(items.get(step.parse::<usize>().ok()?)?, rest),
        node => text_at(node.get(step)?, rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inputs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn a_form_becomes_a_document_and_back() {
        let odd = "A+[b]% c";
        let typed = inputs(&[
            ("taker+bid", &joined(&[odd, "garde"])),
            ("points", "49"),
            (&format!("tricks[{}]", part(odd)), "5"),
            ("tricks[Bo]", ""),
            ("poignees[1][size]", "single"),
            ("outcome+codillo", "sacado"),
        ]);
        let document = draft(&typed);
        assert_eq!(document.get("taker"), Some(&odd.into()));
        assert_eq!(document.get("bid"), Some(&"garde".into()));
        assert_eq!(document.get("tricks"), Some(&Node::Map(vec![(odd.to_owned(), "5".into())])));
        let size = Node::Map(vec![("size".to_owned(), "single".into())]);
        assert_eq!(document.get("poignees"), Some(&Node::List(vec![size])));
        assert_eq!(document.get("codillo"), None);
        for (name, value) in &typed {
            let expected = match name.as_str() {
                "poignees[1][size]" => None,
                _ => (!value.is_empty()).then(|| value.clone()),
            };
            assert_eq!(shown(&document, name), expected, "{name}");
        }
    }

    #[test]
    fn only_what_structures_names_is_encoded() {
        let names = [
            ("Chloé Ærø", "Chloé Ærø"),
            ("José+Ñandú", "José%2BÑandú"),
            ("[ü] 100 %", "%5Bü%5D 100 %25"),
            ("%C3%A9", "%25C3%25A9"),
            ("李 👨‍👩‍👧", "李 👨‍👩‍👧"),
            ("a\tb\u{7f}", "a%09b%7F"),
        ];
        for (name, encoded) in names {
            assert_eq!(part(name), encoded);
            let typed = inputs(&[("taker+bid", &joined(&[name, "garde"])), (&format!("tricks[{}]", part(name)), "5")]);
            let document = draft(&typed);
            assert_eq!(document.get("taker"), Some(&name.into()));
            assert_eq!(document.get("tricks"), Some(&Node::Map(vec![(name.to_owned(), "5".into())])));
            for (name, value) in &typed {
                assert_eq!(shown(&document, name).as_ref(), Some(value), "{name}");
            }
        }
    }
}
