//! Random evenings of tarot in which people join, leave, come back and change places, while hands and changes are undone,
//! corrected and inserted: against a small model of what the contract says. The model accepts what the program accepts.

use std::collections::BTreeMap;

use tanto::session::SeatChange;

use crate::prelude::*;
use crate::random_hand::Rng;

const PEOPLE: [&str; 9] = ["Ana", "Bo", "Chloé", "Dag", "Eva", "Fay", "Gro", "Hal", "Ida"];

/// What was recorded, in its place.
#[derive(Clone, Debug)]
enum Item {
    Hand { entry: i64, hand: Value, is_voided: bool },
    Seats { entry: i64, change: Value },
}

/// A place at the table: everybody who has held it since the last hand, and whether the last of them sits there.
type Seat = (Vec<String>, bool);

/// A hand as it was scored: the dealer, who sits out, and the amounts of everybody.
type Scored = (String, Vec<String>, BTreeMap<String, i64>);

/// What follows from the items.
#[derive(Debug)]
struct Evening {
    /// The changes as a document has them.
    changes: Vec<Value>,
    hands: Vec<Scored>,
    totals: BTreeMap<String, i64>,
    /// Who sits at the table in the end, and who deals next.
    seated: Vec<String>,
    dealer: Option<String>,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn seated(seats: &[Seat]) -> Vec<String> {
    seats.iter().filter(|(_, sits)| *sits).map(|(held, _)| held.last().unwrap().clone()).collect()
}

/// Changes the places, if that is possible.
fn change(seats: &mut Vec<Seat>, change: &Value) -> Option<()> {
    let place =
        |seats: &[Seat], name: &Value| seats.iter().position(|(held, sits)| *sits && *held.last().unwrap() == *name);
    let now = seated(seats);
    if let Some(order) = change["order"].as_array() {
        let order: Vec<String> = order.iter().map(text).collect();
        let mut sorted = [order.clone(), now.clone()];
        for names in &mut sorted {
            names.sort();
        }
        if sorted[0] != sorted[1] {
            return None;
        }
        // Each empty place goes along with whoever was next.
        let next = |at: usize| {
            (at..at + seats.len()).map(|at| &seats[at % seats.len()]).find(|(_, sits)| *sits).unwrap().0.last().unwrap()
        };
        let first = seats.iter().position(|(_, sits)| *sits).unwrap();
        let rank = |at: usize| order.iter().position(|name| name == next(at)).unwrap();
        let behind_all = |at: usize| seats[at..].iter().all(|(_, sits)| !sits);
        let mut keys: Vec<(usize, bool, usize)> =
            (0..seats.len()).map(|at| (rank(at), !behind_all(at) || first == at, at)).collect();
        keys.sort_unstable();
        *seats = keys.into_iter().map(|(.., at)| seats[at].clone()).collect();
        return Some(());
    }
    if change["in"].as_str().is_some_and(|name| now.iter().any(|now| now == name)) {
        return None;
    }
    match (&change["out"], &change["in"], &change["after"]) {
        (Value::Null, newcomer, Value::Null) => seats.push((vec![text(newcomer)], true)),
        (Value::Null, newcomer, after) => {
            let at = place(seats, after)? + 1;
            seats.insert(at, (vec![text(newcomer)], true));
        }
        (out, newcomer, _) => {
            let at = place(seats, out)?;
            match newcomer {
                Value::Null => seats[at].1 = false,
                newcomer => seats[at].0.push(text(newcomer)),
            }
        }
    }
    Some(())
}

/// Who deals, when this person was to deal or has dealt.
fn dealer(seats: &[Seat], (person, has_dealt): &(String, bool)) -> Option<String> {
    let sits = |(held, sits): &Seat| *sits && held.last() == Some(person);
    let at = seats.iter().position(sits).or_else(|| seats.iter().position(|(held, _)| held.contains(person)))?;
    let first = at + usize::from(*has_dealt && seats[at].1);
    let next = (first..first + seats.len()).map(|at| &seats[at % seats.len()]).find(|(_, sits)| *sits)?;
    next.0.last().cloned()
}

/// The amounts of a hand among those who play; `None` if it is impossible.
fn amounts(hand: &Value, active: &[String]) -> Option<BTreeMap<String, i64>> {
    if hand["result"] == "passed" {
        return Some(BTreeMap::new());
    }
    let (taker, partner) = (text(&hand["taker"]), hand["partner"].as_str());
    let calls = active.len() == 5;
    let plays = |name: &str| active.iter().any(|active| active == name);
    if !plays(&taker) || calls != partner.is_some() || partner.is_some_and(|partner| !plays(partner)) {
        return None;
    }
    let over = hand["points"].as_i64().unwrap() - 41;
    let each = 2 * (25 + over.abs()) * if over < 0 { -1 } else { 1 };
    let defenders = active.iter().filter(|name| **name != taker && Some(name.as_str()) != partner).count();
    let parts = i64::try_from(defenders).unwrap();
    let amount = |name: &String| match name {
        name if *name == taker => each * (parts - i64::from(partner.is_some_and(|partner| partner != taker))),
        name if Some(name.as_str()) == partner => each,
        _ => -each,
    };
    Some(active.iter().map(|name| (name.clone(), amount(name))).collect())
}

/// Plays the items; `None` if one of them is impossible.
fn evening(players: &[&str], items: &[Item]) -> Option<Evening> {
    let mut seats: Vec<Seat> = players.iter().map(|name| (vec![(*name).to_owned()], true)).collect();
    let mut turn = (players[0].to_owned(), false);
    let (mut changes, mut hands) = (Vec::new(), Vec::<Scored>::new());
    let mut totals: BTreeMap<String, i64> = players.iter().map(|name| ((*name).to_owned(), 0)).collect();
    for item in items {
        match item {
            Item::Seats { change: entry, .. } => {
                change(&mut seats, entry)?;
                let mut entry = entry.clone();
                entry["from"] = json!(hands.len() + 1);
                totals.entry(entry["in"].as_str().unwrap_or(players[0]).to_owned()).or_default();
                changes.push(entry);
            }
            Item::Hand { is_voided: true, .. } => {}
            Item::Hand { hand, .. } => {
                let now = seated(&seats);
                if !(3..=6).contains(&now.len()) {
                    return None;
                }
                let named = hand["dealer"].as_str().map(str::to_owned);
                let dealer = named.or_else(|| dealer(&seats, &turn)).filter(|dealer| now.contains(dealer))?;
                let sits_out = |name: &&String| now.len() == 6 && **name == dealer;
                let active: Vec<String> = now.iter().filter(|name| !sits_out(name)).cloned().collect();
                let amounts = amounts(hand, &active)?;
                for (name, amount) in &amounts {
                    *totals.get_mut(name).unwrap() += amount;
                }
                hands.push((dealer.clone(), now.iter().filter(sits_out).cloned().collect(), amounts));
                seats = now.into_iter().map(|name| (vec![name], true)).collect();
                turn = (dealer, true);
            }
        }
    }
    Some(Evening { changes, hands, totals, dealer: dealer(&seats, &turn), seated: seated(&seats) })
}

/// The same from the program: what `tanto score` says of the document.
fn found(table: &Table) -> Evening {
    let score = score(table);
    let amounts = |amounts: &Value| -> BTreeMap<String, i64> {
        amounts
            .as_object()
            .unwrap()
            .iter()
            .map(|(name, amount)| (name.clone(), text(amount).parse().unwrap()))
            .collect()
    };
    let names = |names: &Value| names.as_array().unwrap().iter().map(text).collect::<Vec<_>>();
    let hands = score["hands"].as_array().unwrap().iter();
    let replay = &table.replay;
    Evening {
        changes: session(table)["seat_changes"].as_array().cloned().unwrap_or_default(),
        hands: hands.map(|hand| (text(&hand["dealer"]), names(&hand["out"]), amounts(&hand["deltas"]))).collect(),
        totals: amounts(&score["totals"]),
        seated: replay.seats().names().to_vec(),
        dealer: (replay.seats().count() > 0).then(|| replay.seats().name(replay.position().next_dealer()).to_owned()),
    }
}

fn assert_alike(mut expected: Evening, found: &Evening, case: &str) {
    // Who is not there has 0.
    for (.., amounts) in &mut expected.hands {
        for name in expected.totals.keys() {
            amounts.entry(name.clone()).or_default();
        }
    }
    assert_eq!(expected.changes, found.changes, "{case}");
    assert_eq!(expected.hands, found.hands, "{case}");
    assert_eq!(expected.totals, found.totals, "{case}");
    assert_eq!((expected.seated, expected.dealer), (found.seated.clone(), found.dealer.clone()), "{case}");
}

fn random_hand(rng: &mut Rng, seated: &[String]) -> Value {
    if seated.is_empty() || rng.below(5) == 0 {
        return json!({"result": "passed"});
    }
    let mut hand = json!({"taker": rng.pick(seated), "bid": "garde", "bouts": 2, "points": 15 + rng.below(70)});
    if seated.len() > 4 {
        hand["partner"] = json!(rng.pick(seated));
    }
    if rng.below(6) == 0 {
        hand["dealer"] = json!(rng.pick(seated));
    }
    hand
}

fn random_change(rng: &mut Rng, seated: &[String]) -> Value {
    let newcomer = *rng.pick(&PEOPLE);
    if seated.is_empty() {
        return json!({"in": newcomer});
    }
    match rng.below(9) {
        0 | 1 if seated.len() < 7 => json!({"in": newcomer}),
        2 | 3 if seated.len() < 7 => json!({"in": newcomer, "after": rng.pick(seated)}),
        4 => json!({"out": rng.pick(seated), "in": newcomer}),
        5 => {
            let mut order = seated.to_vec();
            (0..3).for_each(|_| order.swap(rng.below(seated.len()), rng.below(seated.len())));
            json!({ "order": order })
        }
        _ => json!({"out": rng.pick(seated)}),
    }
}

fn command(change: &Value, from: Option<u32>) -> TableCommand {
    let name = |field: &str| change[field].as_str().map(str::to_owned);
    let order = change["order"].as_array().map(|order| order.iter().map(text).collect());
    let entry = match (name("out"), name("in"), order) {
        (_, _, Some(order)) => SeatChange::Order { order },
        (Some(out), Some(r#in), _) => SeatChange::Replace { out, r#in },
        (Some(out), None, _) => SeatChange::Leave { out },
        (None, r#in, _) => SeatChange::Join { r#in: r#in.unwrap(), after: name("after") },
    };
    seats(from, vec![entry])
}

/// The place in the items of the hand with a number.
fn place(items: &[Item], number: usize) -> Option<usize> {
    let counting = (0..items.len()).filter(|at| matches!(items[*at], Item::Hand { is_voided: false, .. }));
    counting.into_iter().nth(number.checked_sub(1)?)
}

#[test]
fn people_come_and_go_as_the_contract_says() {
    for seed in 1..=12 {
        let mut rng = Rng::new(seed);
        let players = &PEOPLE[..3 + rng.below(4)];
        let at = SingleTable::new(&document("tarot", players));
        let (mut items, mut accepted) = (Vec::<Item>::new(), 0);
        for step in 0..60 {
            let now = evening(players, &items).unwrap();
            let count = now.hands.len();
            let number = 1 + rng.below(count.max(1));
            let as_number = u32::try_from(number).unwrap();
            let then = place(&items, number);
            let mut next = items.clone();
            let entry = at.table().version() + 1;
            let command = match (rng.below(16), then) {
                (0..5, _) => {
                    let hand = random_hand(&mut rng, &now.seated);
                    next.push(Item::Hand { entry, hand: hand.clone(), is_voided: false });
                    TableCommand::enter(sent(&hand))
                }
                (5..9, _) => {
                    let change = random_change(&mut rng, &now.seated);
                    next.push(Item::Seats { entry, change: change.clone() });
                    command(&change, None)
                }
                (9, Some(then)) => {
                    let change = random_change(&mut rng, &evening(players, &items[..then]).unwrap().seated);
                    next.insert(then, Item::Seats { entry, change: change.clone() });
                    command(&change, Some(as_number))
                }
                (10, Some(then)) => {
                    if let Item::Hand { is_voided, .. } = &mut next[then] {
                        *is_voided = true;
                    }
                    void(as_number)
                }
                (11 | 12, Some(then)) => {
                    let new = random_hand(&mut rng, &evening(players, &items[..then]).unwrap().seated);
                    let is_insertion = rng.below(2) == 0;
                    let hand = new.clone();
                    if is_insertion {
                        let before = place(&items, number - 1).map_or(0, |before| before + 1);
                        let first = (before..then).find(|at| matches!(items[*at], Item::Seats { .. }));
                        let sat = |until: usize| evening(players, &items[..until]).unwrap().seated;
                        let first = first.filter(|first| sat(*first) != sat(then) && rng.below(2) == 0);
                        let seats = if first.is_some() { InsertSeats::Earlier } else { InsertSeats::Later };
                        next.insert(first.unwrap_or(then), Item::Hand { entry, hand, is_voided: false });
                        crate::scene::change(HandChange::Insert { number: as_number, hand: sent(&new), seats })
                    } else {
                        if let Item::Hand { hand, .. } = &mut next[then] {
                            *hand = new.clone();
                        }
                        amend(as_number, &new)
                    }
                }
                (13, _) => {
                    let voided = next.iter_mut().find(|item| matches!(item, Item::Hand { is_voided: true, .. }));
                    let Some(Item::Hand { is_voided, entry, .. }) = voided else { continue };
                    *is_voided = false;
                    crate::scene::change(HandChange::Restore { entry: *entry })
                }
                (_, _) => {
                    let changes = items.iter().filter_map(|item| match item {
                        Item::Seats { entry, .. } => Some(*entry),
                        Item::Hand { .. } => None,
                    });
                    let changes: Vec<i64> = changes.collect();
                    if changes.is_empty() {
                        continue;
                    }
                    let undone = *rng.pick(&changes);
                    next.retain(|item| !matches!(item, Item::Seats { entry, .. } if *entry == undone));
                    TableCommand::UndoSeats { entry: undone }
                }
            };
            let case = format!("seed {seed}, step {step}: {command:?} after {items:?}");
            let expected = evening(players, &next);
            let done = at.execute(command);
            assert_eq!(done.is_ok(), expected.is_some(), "{case}: {:?}", done.err());
            if let (Ok(receipt), Some(expected)) = (done, expected) {
                assert_alike(expected, &found(&receipt.table), &case);
                items = next;
                accepted += 1;
            }
        }
        assert!(accepted > 15, "seed {seed}: {accepted}");
        let exported = export(&at.service, at.id);
        assert_eq!(export(&at.service, import(&at.service, &exported).unwrap().id), exported);
        check_store(&at.service.store).unwrap();
    }
}
