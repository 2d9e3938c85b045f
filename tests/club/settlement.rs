//! Settling a purse: directly, through a banker, and with a minimum amount.

use iso_currency::Currency;
use tanto::club::settlement::{ClubSettlement, SettlementRequest, is_still_proposed, settle};
use tanto::games::unit::COUNTERS;
use tanto::ledger::{notes_and_coins, pieces};

use crate::prelude::*;

/// A club in which people have these balances in euros. The last of them has played with all others, at tables of sixty.
fn owing(balances: &[i64]) -> Book {
    let names: Vec<String> = (1..=balances.len()).map(|number| format!("P{number}")).collect();
    let mut club = book(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let mut amounts: Vec<(i64, i64)> = (1..).zip(balances.iter().copied()).collect();
    let (last, _) = amounts.pop().unwrap();
    for others in amounts.chunks(60) {
        let won = (last, -others.iter().map(|(_, amount)| amount).sum::<i64>());
        evening(&mut club, purse("EUR"), &others.iter().copied().chain([won]).collect::<Vec<_>>());
    }
    club
}

fn wanted((purse, banker, at_least): (Option<&str>, Option<&str>, Option<&str>)) -> SettlementRequest {
    let [purse, banker, at_least] = [purse, banker, at_least].map(|value| value.map(str::to_owned));
    SettlementRequest { purse, banker, at_least, day: None }
}

fn settled(club: &Book, banker: Option<&str>, at_least: Option<&str>) -> ClubSettlement {
    settle(club, &club.ledger(), &wanted((Some("EUR"), banker, at_least))).unwrap()
}

/// The balances left after the payments and the carried amounts.
fn left(balances: &[i64], settlement: &ClubSettlement) -> Vec<i64> {
    let mut left = balances.to_vec();
    let place = |person: PersonId| usize::try_from(person.0).unwrap() - 1;
    for payment in &settlement.payments {
        assert!(payment.amount > 0);
        left[place(payment.from)] += payment.amount;
        left[place(payment.to)] -= payment.amount;
    }
    for (person, carried) in &settlement.carried {
        left[place(*person)] -= carried;
    }
    left
}

#[test]
fn a_proposed_payment_holds_until_it_is_made_or_the_debts_change() {
    /// What happens after the proposal; a payment with its banker, and whether it still holds.
    type Case = (fn(&mut Book), (i64, i64, i64), Option<&'static str>, bool, &'static str);
    let cases: [Case; 13] = [
        (|_| (), (2, 1, 1000), None, true, "nothing has happened"),
        (|_| (), (2, 1, 300), None, true, "a part of it"),
        (|_| (), (2, 1, 1001), None, false, "more than was proposed"),
        (|_| (), (1, 2, 1000), None, false, "the other direction"),
        (|_| (), (2, 4, 1000), Some("4"), true, "through Dag"),
        (|_| (), (2, 4, 1000), None, false, "through Dag, on a page without a banker"),
        (|club| drop(add_person(club, "Eva", false)), (2, 1, 1000), None, true, "a new person"),
        (|club| pay(club, 2, 1, "EUR", "10"), (2, 1, 1000), None, false, "paid"),
        (|club| pay(club, 3, 1, "EUR", "5"), (2, 1, 1000), None, true, "somebody else has paid"),
        (|club| pay(club, 2, 1, "EUR", "4"), (2, 1, 600), None, false, "paid in part: the rest is another payment"),
        (
            |club| {
                pay(club, 2, 1, "EUR", "10");
                execute(club, &ClubCommand::WithdrawPayment(PaymentId(1))).unwrap();
            },
            (2, 1, 1000),
            None,
            true,
            "paid and taken back",
        ),
        (
            |club| {
                pay(club, 2, 1, "EUR", "10");
                evening(club, purse("EUR"), &[(1, 1000), (2, -1000)]);
            },
            (2, 1, 1000),
            None,
            false,
            "paid, and lost again to the same amount",
        ),
        (|club| _ = evening(club, purse("EUR"), &[(1, -500), (2, 500)]), (2, 1, 1000), None, false, "won back"),
    ];
    for (change, (from, to, amount), banker, expected, why) in cases {
        let mut club = owing(&[1500, -1000, -500, 0]);
        let seen = club.version;
        change(&mut club);
        let (id, date) = (club.next_payment(), club.day(NOON));
        let [from, to] = [from, to].map(PersonId);
        let payment = Payment { id, from, to, purse: purse("EUR"), amount, note: None, date, day: None, table: None };
        assert_eq!(is_still_proposed(&club, &club.ledger(), &payment, banker, seen), expected, "{why}");
    }
}

/// A page from before the payment refuses it a second time; a page from after it shows what is left.
#[test]
fn what_was_paid_before_the_page_was_opened_does_not_count_again() {
    let mut club = owing(&[1000, -1000]);
    pay(&mut club, 2, 1, "EUR", "4");
    let (id, date, [from, to]) = (club.next_payment(), club.day(NOON), [2, 1].map(PersonId));
    let rest = Payment { id, from, to, purse: purse("EUR"), amount: 600, note: None, date, day: None, table: None };
    assert!(is_still_proposed(&club, &club.ledger(), &rest, None, club.version));
}

/// Ana has won 10.00 yesterday: 6.00 of Bo and 4.00 of Chloé.
#[test]
fn an_evening_asks_for_what_may_not_have_been_paid_yet() {
    type Case<'a> = (&'a dyn Fn(&mut Book), &'a [(i64, i64, i64)], &'a str);
    const YESTERDAY: &str = "2026-11-21";
    let on = |club: &mut Book, (from, to, amount): (i64, i64, &str), date: Option<&str>, day: Option<&str>| {
        let [date, day] = [date, day].map(|of| of.map(str::to_owned));
        execute(club, &ClubCommand::Pay(SentPayment { date, day, ..sent(from, to, "EUR", amount) })).unwrap();
    };
    let won_today = |club: &mut Book, amounts: &[(i64, i64)]| {
        let today = table(club, &amounts.iter().map(|(person, _)| *person).collect::<Vec<_>>(), Some(purse("EUR")));
        club.close_of(today, NOON, purse("EUR"), amounts);
    };
    let cases: [Case; 9] = [
        (&|_| (), &[(2, 1, 600), (3, 1, 400)], "nothing has been paid"),
        (
            &|club| on(club, (2, 1, "2"), None, None),
            &[(2, 1, 400), (3, 1, 400)],
            "paid in part, without saying for what",
        ),
        (&|club| on(club, (2, 1, "6"), None, None), &[(3, 1, 400)], "paid, without saying for what"),
        (&|club| on(club, (2, 1, "2"), None, Some(YESTERDAY)), &[(2, 1, 400), (3, 1, 400)], "paid in part for it"),
        (
            &|club| {
                won_today(club, &[(2, 500), (1, -500)]);
                on(club, (2, 1, "2"), None, Some(YESTERDAY));
            },
            &[(2, 1, 400), (3, 1, 400)],
            "paid in part for it, and won back on another evening",
        ),
        (
            &|club| on(club, (2, 1, "2"), Some("2026-11-20"), None),
            &[(2, 1, 600), (3, 1, 400)],
            "paid before the evening",
        ),
        (&|club| on(club, (3, 2, "1"), None, None), &[(2, 1, 600), (3, 1, 300)], "Chloé has paid Bo"),
        (&|club| won_today(club, &[(2, 500), (1, -500)]), &[(2, 1, 600), (3, 1, 400)], "won back on another evening"),
        (
            &|club| {
                won_today(club, &[(2, 500), (1, -500)]);
                on(club, (2, 3, "1"), None, None);
            },
            &[(3, 1, 400)],
            "Bo has paid something since, and owes nothing in all",
        ),
    ];
    for (change, expected, why) in cases {
        let mut club = book(&["Ana", "Bo", "Chloé"]);
        evening(&mut club, purse("EUR"), &[(1, 1000), (2, -600), (3, -400)]);
        change(&mut club);
        let of_day = SettlementRequest { day: Some(YESTERDAY.to_owned()), ..wanted((Some("EUR"), None, None)) };
        let settled = settle(&club, &club.ledger(), &of_day).unwrap();
        let asked = settled.payments.iter().map(|payment| (payment.from.0, payment.to.0, payment.amount));
        assert_eq!(asked.collect::<Vec<_>>(), expected, "{why}");
    }
    // In the whole club Bo owes nothing, but the page of the evening asks for 6.00.
    let mut club = book(&["Ana", "Bo", "Chloé"]);
    evening(&mut club, purse("EUR"), &[(1, 1000), (2, -600), (3, -400)]);
    won_today(&mut club, &[(2, 600), (1, -600)]);
    let (id, date, [from, to]) = (club.next_payment(), club.day(NOON), [2, 1].map(PersonId));
    let mut payment =
        Payment { id, from, to, purse: purse("EUR"), amount: 600, note: None, date, day: None, table: None };
    assert!(!is_still_proposed(&club, &club.ledger(), &payment, None, club.version));
    payment.day = YESTERDAY.parse().ok();
    assert!(is_still_proposed(&club, &club.ledger(), &payment, None, club.version));
}

/// Each note and coin of a currency once, in smallest parts.
#[test]
fn money_is_counted_out_in_the_notes_and_coins_of_its_country() {
    let cases = [
        (Currency::EUR, Some(38_888)),
        (Currency::USD, Some(18_641)),
        (Currency::GBP, Some(8_888)),
        (Currency::CHF, Some(38_885)),
        (Currency::NOK, Some(188_600)),
        (Currency::SEK, Some(188_800)),
        (Currency::DKK, Some(88_850)),
        (Currency::PLN, Some(88_888)),
        (Currency::CZK, Some(388_800)),
        (Currency::CAD, Some(18_840)),
        (Currency::AUD, Some(18_885)),
        (Currency::NZD, Some(18_880)),
        (Currency::BRL, Some(38_890)),
        (Currency::JPY, Some(16_666)),
        (Currency::INR, None),
    ];
    for (currency, sum) in cases {
        let values = notes_and_coins(currency);
        assert_eq!(values.map(|values| values.iter().sum()), sum, "{currency}");
        assert!(values.is_none_or(|values| values.is_sorted_by(|one, next| one > next)), "{currency}");
    }
}

#[test]
fn settles_directly_through_a_banker_and_from_an_amount_on() {
    let club = owing(&[1000, -30, -970, 0]);
    let payments = |banker, at_least| {
        let settlement = settled(&club, banker, at_least);
        let payments = settlement.payments.iter().map(|payment| (payment.from.0, payment.to.0, payment.amount));
        let carried = settlement.carried.iter().map(|(person, amount)| (person.0, *amount));
        (payments.collect::<Vec<_>>(), carried.collect::<Vec<_>>(), settlement.fewest)
    };
    assert_eq!(payments(None, None), (vec![(2, 1, 30), (3, 1, 970)], vec![], true));
    assert_eq!(payments(None, Some("0")), (vec![(2, 1, 30), (3, 1, 970)], vec![], true));
    assert_eq!(payments(None, Some("0.31")), (vec![(3, 1, 970)], vec![(1, 30), (2, -30)], true));
    assert_eq!(payments(Some("4"), None), (vec![(4, 1, 1000), (2, 4, 30), (3, 4, 970)], vec![], false));
    let paid = (vec![(4, 1, 1000), (3, 4, 970)], vec![(2, -30), (4, 30)], false);
    assert_eq!(payments(Some("4"), Some("0.50")), paid);
    assert_eq!(payments(Some("1"), None), (vec![(2, 1, 30), (3, 1, 970)], vec![], false));
}

#[test]
fn impossible_settlements_are_refused() {
    let club = owing(&[1000, -1000]);
    let cases = [
        ((None, None, None), "purse", "field-missing"),
        ((Some("USD"), None, None), "purse", "purse-other"),
        ((Some("EUR"), Some("3"), None), "banker", "person-unknown"),
        ((Some("EUR"), None, Some("0.001")), "at_least", "payment-least"),
        ((Some("EUR"), None, Some("-1")), "at_least", "payment-least"),
    ];
    for (options, field, message) in cases {
        let asked = wanted(options);
        let Err(CommandError::Fields(invalid)) = settle(&club, &club.ledger(), &asked) else { panic!("{asked:?}") };
        let error = invalid.first();
        assert_eq!((error.field.as_str(), error.text.id), (field, message), "{asked:?}");
    }
}

#[test]
fn a_great_crowd_is_settled_too() {
    let mut balances: Vec<i64> = (1..=299_i64).map(|number| number * if number % 2 == 0 { 7 } else { -11 }).collect();
    balances.push(-balances.iter().sum::<i64>());
    let settlement = settled(&owing(&balances), None, None);
    assert!(left(&balances, &settlement).iter().all(|balance| *balance == 0));
    assert!(settlement.payments.len() < balances.len() && !settlement.fewest);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn clears_all_balances(mut balances in prop::collection::vec(-20_i64..20, 1..7), least in 0_i64..12, banker in 1_u32..8) {
        balances.push(-balances.iter().sum::<i64>());
        prop_assume!(balances.iter().any(|balance| *balance != 0));
        let club = owing(&balances);
        let settlement = settled(&club, None, None);
        prop_assert!(left(&balances, &settlement).iter().all(|balance| *balance == 0));
        prop_assert!(settlement.fewest && settlement.carried.is_empty());

        let banker = banker.min(u32::try_from(balances.len()).unwrap()).to_string();
        for banker in [None, Some(banker.as_str())] {
            let least_text = format!("0.{least:02}");
            let settlement = settled(&club, banker, Some(&least_text));
            prop_assert!(left(&balances, &settlement).iter().all(|balance| *balance == 0));
            prop_assert!(settlement.payments.iter().all(|payment| payment.amount >= least));
            prop_assert_eq!(settlement.carried.iter().map(|(_, carried)| carried).sum::<i64>(), 0);
            prop_assert_eq!(settlement.fewest, banker.is_none());
        }
    }
}

/// The pieces of tresillo.
const TANTOS: &[i64] = &[10, 5, 1];

/// The fewest pieces for each amount up to `last`, found by trying every possible last piece.
fn fewest_pieces(kinds: &[i64], last: usize) -> Vec<i64> {
    let mut fewest = vec![0_i64];
    for amount in 1..=last {
        let before = kinds.iter().filter_map(|kind| amount.checked_sub(usize::try_from(*kind).unwrap()));
        fewest.push(before.map(|before| fewest[before] + 1).min().unwrap_or(i64::MAX / 2));
    }
    fewest
}

#[test]
fn an_amount_is_made_up_of_the_fewest_pieces() {
    let cash = |code: &str| Currency::from_code(code).and_then(notes_and_coins);
    let currencies = "EUR USD GBP CHF NOK SEK DKK PLN CZK CAD AUD NZD BRL JPY".split(' ').filter_map(cash);
    for values in currencies.chain([TANTOS, COUNTERS.pieces]) {
        let smallest = *values.last().unwrap();
        let fewest = fewest_pieces(values, 3_000);
        for amount in (0..=3_000).filter(|amount| amount % smallest == 0) {
            let found = pieces(values, amount).unwrap();
            let worth: i64 = found.iter().map(|(value, count)| value * count).sum();
            let count: i64 = found.iter().map(|(_, count)| *count).sum();
            assert_eq!(worth, amount, "{amount} of {values:?}");
            assert_eq!(count, fewest[usize::try_from(amount).unwrap()], "{amount} of {values:?}: {found:?}");
        }
    }
    assert_eq!(pieces(cash("NOK").unwrap(), 1_050), None, "there are no smaller coins");
    assert_eq!(pieces(TANTOS, 27).unwrap(), [(10, 2), (5, 1), (1, 2)]);
    assert_eq!(cash("XPF"), None);
}
