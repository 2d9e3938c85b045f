//! After random operations in a club, the server agrees with a plain list of hands and sums.

use crate::operations::Operation;
use crate::plain::Plain;
use crate::prelude::*;
use crate::served::Served;

/// The number of operations in a run.
const OPERATIONS: usize = 40;

#[test]
fn the_server_agrees_with_the_model_on_sqlite() {
    many(Place::sqlite);
}

#[test]
fn the_server_agrees_with_the_model_on_postgres() {
    many(Place::postgres);
}

fn many(place: fn() -> Place) {
    let (times, first) = (times("model", 6), seed());
    let (mut accepted, mut refused) = (0, 0);
    for run in 0..times {
        let seed = first + u64::try_from(run).unwrap();
        println!("TANTO_TEST_SEED={seed}");
        let mut rng = Rng::new(seed);
        let (mut plain, mut program) = (Plain::default(), Served::new(place()));
        let mut operations = Vec::new();
        for key in 0..OPERATIONS {
            let next = Operation::random(&mut rng, &plain);
            operations.push(next.clone());
            let expected = plain.apply(&next);
            assert_eq!(program.execute(&next, key), expected, "{operations:#?}");
            *(if expected { &mut accepted } else { &mut refused }) += 1;
            // A repeated request takes effect once. A deletion is not repeated, because the table is no longer there.
            let is_repeatable = !matches!(next, Operation::Restart | Operation::RestoreBackup | Operation::Delete(_));
            if rng.below(6) == 0 && is_repeatable {
                assert!(program.execute(&next, key) || !expected, "sent twice: {operations:#?}");
            }
            if rng.below(8) == 0 || key + 1 == OPERATIONS {
                check(&plain, &mut program, &operations);
            }
        }
        program.verify();
    }
    println!("{times} runs: {accepted} operations accepted, {refused} refused");
}

fn check(plain: &Plain, program: &mut Served, operations: &[Operation]) {
    let mut expected = plain.seen();
    let found = program.seen();
    // A purse exists as long as it has a due or a payment.
    if found.balances.is_empty() {
        assert!(expected.balances.values().all(|balance| *balance == 0), "{operations:#?}");
        expected.balances.clear();
    }
    assert_eq!(found, expected, "{operations:#?}");
}
