//! What a hand shows: payments that explain its score, and players who came to the table later.

use crate::prelude::*;

impl Answer {
    /// Checks that the explanation of a hand has these lines below its rule.
    fn explains(&self, lines: &[&str]) {
        let end = self.body.split_once("<li class=\"rule\">").map_or("", |(_, end)| end);
        assert!(lines.iter().all(|line| end.contains(line)), "{lines:?}\n{}", self.text());
    }

    /// The marks before a name.
    fn marks_of(&self, name: &str) -> Vec<String> {
        let marks = self.body.split("href=\"#m").skip(1).filter_map(|rest| {
            let (mark, rest) = rest.split_once('"')?;
            let mut words = rest.split('>').skip(1).map(|part| part.split('<').next().unwrap_or_default().trim());
            (words.find(|words| !words.is_empty()) == Some(name)).then(|| format!("m{mark}"))
        });
        marks.collect()
    }
}

#[actix_web::test]
async fn payments_are_listed_below_the_rule() {
    let mut ana = Browser::new();
    let table = ana.open_table_of("lombre", &[]).await;
    ana.page(&format!("{table}/hands/new")).await.says("pot: 3 large counters = 15");
    let codillo = [("hombre", "Dag"), ("exchanged[Bo]", "4"), ("outcome+codillo", "codillo+Bo"), ("first_five", "Bo")];
    ana.enter_hand(&table, &codillo).await;
    let hand = ana.page(&format!("{table}/hands/1")).await;
    hand.says("pot: 4 large counters and 1 small 21").explains(&["in all, Dag pays Bo", "in all, Chloé pays Bo"]);
    // A repuesto goes into the stakes. No player pays another, so the page lists no payments.
    ana.enter_hand(&table, &[("hombre", "Dag"), ("outcome+codillo", "repuesto+")]).await;
    ana.page(&format!("{table}/hands/2")).await.does_not_hold("in all, ");

    // A misère is paid in addition to the contract. The card points stay in the sentence about the contract.
    let tarot = ana.open_table(&[("rules.misere", "true")]).await;
    for (number, points, paid, result) in
        [(1, "45", "Ana pays", "lost by 6"), (2, "61", "each of the 3 defenders pays", "made by 10")]
    {
        let hand = [("taker+bid", "p1+garde"), ("bouts", "1"), ("points", points), ("miseres[]", "Bo")];
        ana.enter_hand(&tarot, &hand).await;
        let page = ana.page(&format!("{tarot}/hands/{number}")).await;
        page.holds(&format!("contract of 51 {result}")).explains(&[paid, "misère: Bo gets 10"]);
    }
}

#[actix_web::test]
async fn a_player_who_takes_over_a_seat_starts_at_zero() {
    let (mut ana, table) = at_a_table().await;
    ana.enter(&table, "49").await;
    ana.page(&table).await.says("Bo dealer last hand −66");
    ana.replace(&table, "1", "Eva").await;
    ana.page(&table).await.says("Ana last hand +198").says("Eva dealer total 0");
    // Eva plays the next hand.
    ana.enter(&table, "30").await;
    // The chart keeps Eva's and Bo's totals apart, and the closing page still lists Bo.
    let page = ana.page(&table).await;
    page.says("Eva last hand +").holds("After hand 2: Eva +72, Chloé +6, Dag +6, Ana −18, Bo −66.");
    ana.page(&format!("{table}/closing")).await.says("Ana total −18 Bo total −66");
    // Bo and Eva each have their own mark on every page. The last page has both.
    for path in ["", "/sheet", "/hands/1", "/hands/2", "/hands/new", "/players", "/closing"] {
        let page = ana.page(&format!("{table}{path}")).await;
        let marks = ["Bo", "Eva"].map(|name| page.marks_of(name));
        let is_right = marks[0].iter().all(|mark| mark == "m2") && marks[1].iter().all(|mark| mark == "m5");
        assert!(is_right, "{path}: {marks:?}");
        assert!(path != "/closing" || marks.iter().all(|marks| !marks.is_empty()), "{marks:?}");
        for mark in &marks[1] {
            page.holds(&format!("<symbol id=\"{mark}\""));
        }
    }
}

/// A question without an answer is not answered with "None", and the dealer by turn is one, too.
#[actix_web::test]
async fn two_versions_of_a_hand_are_compared() {
    for (language, lines) in [
        ("en", ["Poignée None 10+ ", "Who showed it? – Chloé ", "Dealer Ana Chloé "]),
        ("nb", ["Poignée Nei 10+ ", "Hvem viste den? – Chloé ", "Utdeler Ana Chloé "]),
    ] {
        let mut ana = Browser::new().speaking(language);
        let table = ana.open_table(&[]).await;
        ana.enter(&table, "49").await;
        let taken = [("key", "mine"), ("number", "1"), ("taker+bid", "p1+garde"), ("bouts", "2"), ("points", "49")];
        let shown = [("poignees[0][size]", "single"), ("poignees[0][player]", "p3"), ("dealer", "p3")];
        let page = ana.post(&format!("{table}/hands"), &[&taken[..], &shown[..]].concat()).await;
        for line in lines {
            page.is(409).says(line);
        }
        // An invalid hand is compared as it was typed.
        let invalid = [("key", "next"), ("number", "1"), ("taker+bid", "p1+garde"), ("dealer", "p4")];
        ana.post(&format!("{table}/hands"), &invalid).await.is(409).says(&lines[2].replace("Chloé", "Dag"));
    }
}

/// After an error the address bar has the address of the form. Enter asks for it without the form.
#[actix_web::test]
async fn the_address_of_a_form_answers_without_it() {
    let (mut ana, table) = at_a_table().await;
    ana.post(&format!("{table}/hands"), &[("key", "bare")]).await.is(422);
    ana.get(&format!("{table}/hands")).await.is(404).says("There is nothing here.");
}

/// Trick scores stand below the line, game by game; all else above it, upwards from the line.
#[actix_web::test]
async fn a_rubber_is_written_down_as_on_paper() {
    let mut ana = Browser::new();
    let table = ana.open_table_of("bridge", &[("rules.rounds", "2")]).await;
    ana.page(&table).await.does_not_say("rubber 1");
    let hands = [
        ("p1", "3", "no_trumps", "9"),
        ("p4", "2", "spades", "9"),
        ("p1", "4", "hearts", "9"),
        ("p4", "4", "spades", "11"),
    ];
    for (declarer, level, strain, tricks) in hands {
        let inputs = [("declarer", declarer), ("level", level), ("strain", strain), ("tricks", tricks)];
        ana.enter_hand(&table, &inputs).await;
    }
    let written =
        "rubber 1 Ana &#38; Chloé Bo &#38; Dag 30 Hand 4 100 Hand 3 30 Hand 2 100 Hand 1 60 Hand 2 120 Hand 4";
    ana.page(&table).await.says(written);
    ana.page(&format!("{table}/sheet")).await.says(written);
    let last = [("declarer", "p2"), ("level", "4"), ("strain", "spades"), ("tricks", "10")];
    ana.enter_hand(&table, &last).await;
    ana.page(&table).await.does_not_say("rubber 1");
    ana.page(&format!("{table}/sheet")).await.says("Bo &#38; Dag 500 Hand 5 30 Hand 4");
    ana.change(&table, "closing").await;
    let club = ana.club().await;
    ana.page(&format!("{club}/season/bridge")).await.says("3NT").says("4♠\u{fe0e}");
}
