//! Converts the inputs of a form to the draft of a document, and a document back to the values of a form.
//!
//! The name of an input is the path of its value in the hand's document: `bouts`, `tricks[p1]`, `poignees[0][size]`. A
//! radio that answers two questions at once joins their paths, and its values, with `+`: the matrix of takers and bids
//! is `taker+bid` with values like `p1+garde`. An input may count the items of a list that have certain values:
//! `weis[player+size=p1+20]` is how many items of `weis` have the player `p1` and the size 20, `belotes[=attack]` how many items
//! of `belotes` are `attack`. Players are labels, which hold none of these characters.

use super::value::Value;

/// The maximum number of steps in the name of an input. Forms use at most three; an attacker could send enough of them
/// to overflow the stack.
const DEEPEST: usize = 8;

/// How many items of a list an input may count. A form counts a few; more is a slip or an attack.
const MAX_COUNTED: usize = 20;

/// Joins parts into one value: `p1+garde`.
pub fn joined(parts: &[&str]) -> String {
    parts.join("+")
}

/// Converts the inputs of a form to the draft of a document. Leaves out blank values.
pub fn draft(inputs: &[(String, String)]) -> Value {
    let mut root = Value::empty();
    for (name, value) in inputs {
        if value.trim().is_empty() {
            continue;
        }
        if let Some((list, item)) = counted(name) {
            // What is no count is an item that no reader takes.
            let counted = match value.trim().parse() {
                Ok(count) if count <= MAX_COUNTED => vec![item; count],
                _ => vec![Value::from(value.as_str())],
            };
            let mut items = take_list(&mut root, list);
            // A checkbox may have told the first one.
            items.retain(|item| !counted.contains(item));
            items.extend(counted);
            if !items.is_empty() {
                root.set(list, Value::List(items));
            }
            continue;
        }
        let paths: Vec<&str> = name.split('+').collect();
        if paths.iter().any(|path| path.matches('[').count() >= DEEPEST) {
            continue;
        }
        if let Some(list) = name.strip_suffix("[]") {
            let mut items = take_list(&mut root, list);
            items.push(Value::from(value.as_str()));
            root.set(list, Value::List(items));
        } else {
            let values = value.splitn(paths.len(), '+');
            for (path, value) in paths.iter().zip(values).filter(|(_, value)| !value.trim().is_empty()) {
                put(&mut root, &steps(path), value);
            }
        }
    }
    lists(&mut root);
    root
}

/// Takes a list out of a draft.
fn take_list(root: &mut Value, list: &str) -> Vec<Value> {
    match root.remove(list) {
        Some(Value::List(items)) => items,
        _ => Vec::new(),
    }
}

/// The list whose items an input counts, and such an item.
fn counted(name: &str) -> Option<(&str, Value)> {
    let (list, rest) = name.split_once('[')?;
    let (fields, values) = rest.strip_suffix(']')?.split_once('=')?;
    if fields.is_empty() {
        return Some((list, Value::from(values)));
    }
    let fields = fields.split('+').zip(values.split('+'));
    Some((list, Value::Map(fields.map(|(field, value)| (field.into(), Value::from(value))).collect())))
}

/// The value that an input shows for a document: the inverse of [`draft`].
pub fn shown(document: &Value, name: &str) -> Option<String> {
    if let Some((list, item)) = counted(name) {
        let Some(Value::List(items)) = document.get(list) else { return None };
        let has = |found: &&Value| match &item {
            Value::Map(fields) => fields.iter().all(|(name, value)| shown(found, name).as_deref() == value.as_text()),
            item => *found == item,
        };
        return Some(items.iter().filter(has).count()).filter(|count| *count > 0).map(|count| count.to_string());
    }
    let paths: Vec<&str> = name.split('+').collect();
    let values: Vec<String> = paths.iter().map_while(|path| text_at(document, &steps(path))).collect();
    match (paths.len(), values.len()) {
        (_, 0) => None,
        (1, _) => values.into_iter().next(),
        _ => Some(joined(&values.iter().map(String::as_str).collect::<Vec<_>>())),
    }
}

/// Whether the condition of a [`Field::When`](crate::games::Field::When) holds, given the values of inputs: `bid=solo|grande`
/// holds if the input `bid` has one of these two values, `bid!=solo|grande` if it has neither. `+solo` is any value that ends
/// so. Conditions that are joined by `&` hold together.
pub fn holds(condition: &str, value: impl Fn(&str) -> Option<String>) -> bool {
    condition.split('&').all(|condition| {
        let (name, values) = condition.split_once('=').unwrap_or((condition, ""));
        let (name, excludes) = name.strip_suffix('!').map_or((name, false), |name| (name, true));
        let now = value(name).unwrap_or_default();
        values.split('|').any(|value| value == now || value.starts_with('+') && now.ends_with(value)) != excludes
    })
}

/// The position of an item in a list of a document, from 1.
pub fn place_in(document: &Value, list: &str, item: &str) -> Option<String> {
    let Some(Value::List(items)) = document.get(list) else { return None };
    let at = items.iter().position(|listed| listed.as_text() == Some(item))?;
    Some((at + 1).to_string())
}

/// Whether the checkbox with this name and value is ticked for a document.
pub fn ticked(document: &Value, name: &str, value: &str) -> bool {
    match name.strip_suffix("[]") {
        Some(list) => place_in(document, list, value).is_some(),
        None => shown(document, name).is_some_and(|shown| shown == value),
    }
}

fn steps(path: &str) -> Vec<String> {
    path.split('[').map(|step| step.strip_suffix(']').unwrap_or(step).to_owned()).collect()
}

fn put(tree: &mut Value, steps: &[String], value: &str) {
    let Some((step, rest)) = steps.split_first() else {
        *tree = Value::from(value);
        return;
    };
    if !matches!(tree, Value::Map(_)) {
        *tree = Value::empty();
    }
    if let Value::Map(fields) = tree {
        let at = fields.iter().position(|(name, _)| name == step).unwrap_or(fields.len());
        if at == fields.len() {
            fields.push((step.as_str().into(), Value::empty()));
        }
        put(&mut fields[at].1, rest, value);
    }
}

/// Converts a map of maps to a list if all its names are numbers, closing the gaps. Maps of plain values stay maps,
/// because the name of a player may be a number.
fn lists(tree: &mut Value) {
    let Value::Map(fields) = tree else { return };
    for (_, inner) in fields.iter_mut() {
        if let Value::Map(items) = inner
            && !items.is_empty()
            && items.iter().all(|(index, item)| index.parse::<u32>().is_ok() && matches!(item, Value::Map(_)))
        {
            items.sort_by_key(|(index, _)| index.parse::<u32>().unwrap_or(u32::MAX));
            *inner = Value::List(items.drain(..).map(|(_, item)| item).collect());
        }
    }
}

fn text_at(tree: &Value, steps: &[String]) -> Option<String> {
    let Some((step, rest)) = steps.split_first() else {
        return match tree {
            Value::Text(text) => Some(text.to_string()),
            Value::Integer(number) => Some(number.to_string()),
            Value::Flag(flag) => Some(flag.to_string()),
            _ => None,
        };
    };
    match tree {
        Value::List(items) => text_at(items.get(step.parse::<usize>().ok()?)?, rest),
        tree => text_at(tree.get(step)?, rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_nested_deeper_than_any_form_are_dropped() {
        let name = "[a]".repeat(100_000);
        let typed = [(name.clone(), "1"), (format!("taker+{name}"), "Ana+1"), ("bouts".to_owned(), "2")];
        let typed = typed.map(|(name, value)| (name, value.to_owned()));
        assert_eq!(draft(&typed), Value::of([("bouts", "2".into())]));
    }
}
