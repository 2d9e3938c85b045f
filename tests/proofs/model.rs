//! After random operations in a club, the server agrees with a plain list of hands and sums.

use crate::deeds::{Deed, deed};
use crate::place::Place;
use crate::plain::Plain;
use crate::random_hand::Chance;
use crate::served::Served;
use crate::times::{seed, times};

/// The number of operations in a run.
const DEEDS: usize = 40;

#[test]
fn the_server_agrees_with_the_model_on_sqlite() {
    many(Place::sqlite);
}

#[test]
fn the_server_agrees_with_the_model_on_postgres() {
    many(Place::postgres);
}

fn many(place: fn() -> Place) {
    let times = times("model", 6);
    let first = seed();
    let (mut taken, mut refused) = (0, 0);
    for run in 0..times {
        let seed = first + u64::try_from(run).unwrap();
        println!("TANTO_TEST_SEED={seed}");
        let mut chance = Chance::new(seed);
        let (mut plain, mut program) = (Plain::default(), Served::new(place()));
        let mut said = Vec::new();
        for key in 0..DEEDS {
            let next = deed(&mut chance, &plain);
            said.push(next.clone());
            let expected = plain.apply(&next);
            assert_eq!(program.say(&next, key), expected, "{said:#?}");
            *(if expected { &mut taken } else { &mut refused }) += 1;
            // A repeated request takes effect once. A deletion is not repeated, because the table is no longer there.
            if chance.below(6) == 0 && !matches!(next, Deed::Restart | Deed::Restore | Deed::Delete { .. }) {
                assert!(program.say(&next, key) || !expected, "sent twice: {said:#?}");
            }
            if chance.below(8) == 0 || key + 1 == DEEDS {
                check(&plain, &mut program, &said);
            }
        }
        program.verify();
    }
    println!("{times} runs: {taken} deeds taken, {refused} refused");
}

fn check(plain: &Plain, program: &mut Served, said: &[Deed]) {
    let mut expected = plain.seen();
    let found = program.seen();
    // A purse exists as long as it has a due or a payment.
    if found.balances.is_empty() {
        assert!(expected.balances.values().all(|balance| *balance == 0), "{said:#?}");
        expected.balances.clear();
    }
    assert_eq!(found, expected, "{said:#?}");
    let mut open = expected.balances;
    let payments = program.settled();
    let owing = open.values().filter(|balance| **balance != 0).count();
    assert!(payments.len() < owing.max(1), "{payments:?} for {open:?}");
    for (from, to, cents) in payments {
        assert!(cents > 0 && from != to, "{from} pays {to} {cents}");
        *open.get_mut(&from).unwrap() += cents;
        *open.get_mut(&to).unwrap() -= cents;
    }
    assert!(open.values().all(|balance| *balance == 0), "something is left: {open:?}");
}
