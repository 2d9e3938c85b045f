//! Runs the readers of untrusted input on arbitrary bytes, for the fuzzer and for its saved corpora. A reader fails if it
//! panics or if a second reading has a different result.

use tanto::club::{Club, Ledger};
use tanto::document::{Format, Value, form_value::draft, form_value::shown, name::alike, seats::clean_name};
use tanto::games::{GAMES, find};
use tanto::i18n::{Language, Localizer, number as written};
use tanto::ledger::{AmountError, MAX_AMOUNT, parse_amount, print_amount};
use tanto::service::{check_document, exported};
use tanto::session::{Session, result};
use tanto::store::{Entry, GENESIS};
use tanto::table::{Table, settlement};

/// Runs a reader.
pub fn read(reader: &str, data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match reader {
        "document" => document(text),
        "form" => form(text),
        "number" => (0..=4).for_each(|digits| number(text, digits)),
        "name" => name(text),
        "log" => log(text),
        "club" => club(text),
        _ => panic!("there is no reader {reader}"),
    }
}

/// A session document, as `tanto score` and the API accept it.
fn document(text: &str) {
    let Ok(tree) = Value::from_json(text) else { return };
    assert_eq!(Value::from_json(&tree.to_json()).ok().as_ref(), Some(&tree));
    let Ok(session) = Session::read(tree) else { return };
    let Ok((mut replay, _)) = result::result(&session, Localizer::new(Language::Fr)) else { return };
    for hand in replay.hands().iter() {
        // A player who has left keeps their score.
        let won: i64 = replay.totals(Some(hand.number)).iter().map(|(_, total)| total).sum();
        let held = won + hand.after.pots().iter().map(|(_, amount)| amount).sum::<i64>();
        assert!(!replay.measure().zero_sum || held == 0, "{held} from nowhere");
    }
    replay.close();
    assert!(replay.balances().pots().iter().all(|(_, amount)| *amount == 0), "something stays in the pots");
}

/// The form of a hand: the first line has the game and the number of players, and each further line is an input.
fn form(text: &str) {
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default();
    let (game, players) = first.split_once(' ').unwrap_or((first, ""));
    let game = find(game).unwrap_or(GAMES[0]).info();
    let players = players.parse::<usize>().ok().filter(|count| game.players.contains(count));
    let players = ["Ana", "Bo", "Chloé", "Dag", "Eve", "Finn", "Gro", "Hal", "Ida", "Jo", "Kim", "Lea"]
        .iter()
        .take(players.unwrap_or(*game.players.start()))
        .map(|name| Value::from(*name));
    let opening = [("format", "tanto/1".into()), ("game", game.id.into()), ("players", Value::List(players.collect()))];
    let Ok(replay) = Session::read(Value::of(opening)).map_err(drop).and_then(|session| session.replay().map_err(drop))
    else {
        panic!("{} cannot be opened", game.id)
    };
    let inputs: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let sent = draft(&inputs);
    for (name, _) in &inputs {
        let _ = shown(&sent, name);
    }
    let position = replay.position();
    let Ok(hand) = position.canonical(&sent, Format::Form(Language::De.notation())) else { return };
    assert_eq!(position.canonical(&hand, Format::Log).ok().as_ref(), Some(&hand));
    let _ = position.clone().play(&hand, Format::Log);
}

/// An amount, compared with one that is computed with plain integers.
fn number(text: &str, digits: u32) {
    let read = parse_amount(text, digits);
    assert_eq!(read, plainly(text, digits), "{text:?} with {digits} digits");
    if let Ok(amount) = read {
        for fixed in [false, true] {
            assert_eq!(parse_amount(&print_amount(amount, digits, fixed), digits), Ok(amount));
        }
    }
    for language in Language::ALL {
        let read = |typed: &str| language.notation().plain(typed, digits).map(|plain| parse_amount(&plain, digits));
        // What is read is printed, and reads as the same number.
        if let Ok(Ok(amount)) = read(text) {
            let printed = written(*language, &print_amount(amount, digits, false));
            assert_eq!(read(&printed), Ok(Ok(amount)), "{printed:?} in {language:?}");
        }
    }
}

fn plainly(text: &str, digits: u32) -> Result<i64, AmountError> {
    let (sign, unsigned) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
    let mut halves = unsigned.split('.');
    let (whole, fraction) = (halves.next().unwrap_or_default(), halves.next());
    let is_digits = |half: &str| !half.is_empty() && half.chars().all(|c| c.is_ascii_digit());
    if !is_digits(whole) || fraction.is_some_and(|half| !is_digits(half)) || halves.next().is_some() {
        return Err(AmountError::NotANumber);
    }
    if whole.trim_start_matches('0').len() > 15 {
        return Err(AmountError::TooLarge);
    }
    let fine = fraction.unwrap_or_default().trim_end_matches('0');
    let missing = digits.checked_sub(u32::try_from(fine.len()).unwrap_or(u32::MAX)).ok_or(AmountError::TooFine)?;
    let parts = format!("{whole}{fine}").bytes().fold(0_i128, |sum, digit| sum * 10 + i128::from(digit - b'0'));
    i64::try_from(sign * parts * 10_i128.pow(missing))
        .ok()
        .filter(|amount| amount.abs() <= MAX_AMOUNT)
        .ok_or(AmountError::TooLarge)
}

/// The name of a player.
fn name(text: &str) {
    let Ok(clean) = clean_name(text) else { return };
    assert_eq!(clean_name(&clean).ok().as_ref(), Some(&clean));
    assert!(clean.len() <= 160 && !clean.chars().any(char::is_control), "{clean:?}");
    assert!(alike(&clean, &clean));
}

/// A log with one entry per line: its kind and its body. The hash chain is built here, since a fuzzer would never get past
/// its check otherwise.
fn entries(text: &str) -> Vec<Entry> {
    let mut previous = GENESIS.to_owned();
    let lines = text.lines().zip(1_i64..).map(|(line, seq)| {
        let (kind, body) = line.split_once(' ').unwrap_or((line, ""));
        let mut entry = Entry {
            seq,
            at: 1_795_000_000_000 + seq * 60_000,
            device: None,
            key: seq.to_string(),
            fingerprint: String::new(),
            kind: kind.to_owned(),
            body: body.to_owned(),
            previous: std::mem::take(&mut previous),
            hash: String::new(),
        };
        entry.hash = entry.computed_hash();
        previous.clone_from(&entry.hash);
        entry
    });
    lines.collect()
}

/// The log of a table, or a document that contains one.
fn log(text: &str) {
    if text.starts_with('{') {
        let _ = check_document(text, &mut |_, _| true);
        return;
    }
    let entries = entries(text);
    let Ok(table) = Table::of(&entries) else { return };
    let _ = settlement(&table);
    let document = exported(&table, &entries);
    let checked = check_document(&document, &mut |_, _| true);
    assert!(
        checked.is_ok() || table.replay.stopped().is_some() || settlement(&table).is_err(),
        "{checked:?}: {document}"
    );
}

/// The log of a club, or its document as the import accepts it.
fn club(text: &str) {
    if text.starts_with('{') {
        let _ = check_document(text, &mut |_, _| true);
        return;
    }
    let Ok(club) = Club::of(&entries(text)) else { return };
    let ledger = Ledger::of(&club, &[]);
    for purse in &ledger.purses {
        let sum: i128 = ledger.balances(*purse).iter().map(|(_, amount)| i128::from(*amount)).sum();
        assert_eq!(sum, 0, "{}", purse.name());
    }
    let _ = (club.next_table, club.people().next_id());
}
