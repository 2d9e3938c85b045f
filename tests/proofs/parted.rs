//! Whatever is asked of a server whose database is parted by club, each statement that it makes to answer finds what it wants in
//! one part.

use std::collections::BTreeSet;

use crate::place::Place;
use crate::plans::straying;
use crate::program::Folder;
use crate::requests::ask_anything;
use crate::times::times;

/// What the server asks of all clubs by itself, when it starts and in its rounds: what is to be counted anew, erased or
/// forgotten, whether all is sound, how much there is, and which versions those have to whom phones listen.
const ROUNDS: [&str; 10] = [
    r#"SELECT "clubs"."id" FROM "clubs" ORDER BY"#,
    r#"SELECT "tables"."id" FROM "tables" ORDER BY"#,
    r#"WHERE ("tables"."club_number" IS NULL) ORDER BY"#,
    r#"WHERE ("tables"."standing" IS NULL) ORDER BY"#,
    r#"WHERE ("tables"."summary" = $1) ORDER BY"#,
    r#"WHERE ("tables"."deleted_at" <= $1) ORDER BY"#,
    r#"WHERE ("clubs"."deleted_at" <= $1) ORDER BY"#,
    r#"DELETE FROM "handovers" WHERE ("handovers"."created_at" <= $1)"#,
    r#"SELECT COUNT(*), CAST(COALESCE(SUM(hands), 0) AS BIGINT) FROM "tables""#,
    r#"SELECT "tables"."id", "tables"."head" FROM ("tables" INNER JOIN "directory""#,
];

#[test]
fn no_request_looks_through_all_clubs() {
    let place = Place::parted();
    ask_anything(&Folder::new(), (&place.explained(), &place.url()), times("parted", 150));
    let plans = place.plans();
    let of_rounds = |stray: &String| ROUNDS.iter().any(|round| stray.contains(round));
    let strays: BTreeSet<String> = plans.iter().filter_map(straying).filter(|stray| !of_rounds(stray)).collect();
    println!("{} statements", plans.len());
    assert!(plans.len() > 1000, "the server's log has few plans");
    assert!(
        strays.is_empty(),
        "{} look at several parts:\n{}",
        strays.len(),
        strays.into_iter().collect::<Vec<_>>().join("\n")
    );
}
