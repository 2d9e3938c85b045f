//! Two people at the same tables.

use tanto::club::statistics::{Partnered, TableResults};
use tanto::club::together::{Pair, Partnership, pairs, partnerships};
use tanto::store::{ClubId, PersonResult, TableId, TableRow, TableSummary, TableUnit};

use crate::prelude::*;

/// A table of a day with the total of each person, of whom the first have won.
fn table(number: i64, day: &str, winners: usize, totals: &[(i64, i64)]) -> TableResults {
    let person = |(at, (id, total)): (usize, &(i64, i64))| PersonResult {
        person: PersonId(*id),
        total: *total,
        won: at < winners,
    };
    let table = TableRow {
        id: TableId::make().unwrap(),
        club: ClubId::make().unwrap(),
        number: TableNumber(number),
        game: "belote".to_owned(),
        name: String::new(),
        version: 1,
        opened_at: NOON,
        day: day.to_owned(),
        summary: TableSummary::default(),
        unit: TableUnit::default(),
        counted: 1,
        deleted_at: None,
    };
    TableResults { table, results: totals.iter().enumerate().map(person).collect() }
}

#[test]
fn of_two_partners_neither_is_ahead() {
    // 1 and 3 play against 2 and 4, then 1 and 2 against 3 and 4. In between, 3 has taken the seat of 5.
    let tables = [
        table(1, "2026-11-20", 2, &[(1, 900), (3, 700), (5, 200), (2, 500), (4, 500)]),
        table(2, "2026-11-20", 2, &[(3, 1000), (4, 1000), (1, 500), (2, 500)]),
        table(3, "2026-11-27", 2, &[(1, 80), (3, 80), (2, 80), (4, 80)]),
    ];
    let all: Vec<&TableResults> = tables.iter().collect();
    let sides = [(1, [(1, 3), (1, 5), (2, 4)].as_slice()), (2, &[(1, 2), (3, 4)]), (3, &[(1, 3), (2, 4)])];
    let both = |number| move |(a, b): &(i64, i64)| (TableNumber(number), PersonId(*a), PersonId(*b));
    let partnered: Partnered = sides.iter().flat_map(|(number, pairs)| pairs.iter().map(both(*number))).collect();
    let pair = |a, b, [tables, evenings, a_ahead, b_ahead]: [i64; 4]| Pair {
        a: PersonId(a),
        b: PersonId(b),
        tables,
        evenings,
        a_ahead,
        b_ahead,
    };
    let of_three = pairs(Some(PersonId(3)), &all, &partnered);
    let expected =
        [pair(1, 3, [3, 2, 0, 1]), pair(2, 3, [3, 2, 0, 2]), pair(3, 4, [3, 2, 1, 0]), pair(3, 5, [1, 1, 1, 0])];
    assert_eq!(of_three, expected);
    let together = |a, b, tables, won| Partnership { a: PersonId(a), b: PersonId(b), tables, won };
    let expected =
        [together(1, 2, 1, 0), together(1, 3, 2, 2), together(1, 5, 1, 0), together(2, 4, 2, 0), together(3, 4, 1, 1)];
    assert_eq!(partnerships(None, &all, &partnered), expected);
    assert_eq!(partnerships(Some(PersonId(5)), &all, &partnered), expected[2..3]);
}
