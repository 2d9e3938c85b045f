//! Numbers in forms: each field takes what the pages of its language print, and shows it so.

use crate::prelude::*;

/// Each language with its way to write 12,345.5 and −1,234.25.
const WRITTEN: [(&str, &str, &str); 7] = [
    ("en", "12,345.5", "−1,234.25"),
    ("fr", "12\u{202F}345,5", "−1\u{202F}234,25"),
    ("es", "12.345,5", "−1234,25"),
    ("pt", "12\u{A0}345,5", "−1234,25"),
    ("nb", "12\u{A0}345,5", "−1\u{A0}234,25"),
    ("de", "12.345,5", "−1.234,25"),
    ("it", "12.345,5", "−1234,25"),
];

#[actix_web::test]
async fn forms_take_and_show_numbers_as_the_pages_print_them() {
    for (language, large, negative) in WRITTEN {
        let mut ana = Browser::new().speaking(language);
        let rules = [("rules.target", large), ("worth", "money"), ("currency", "EUR"), ("rate", large)];
        let table = ana.open_table_of("free", &rules).await;
        let target = ana.page(&format!("{table}/rules")).await;
        assert_eq!(target.input("target"), large, "{language}");
        let again = ana.page(&format!("/tables/new?like={}", table.trim_start_matches("/t/"))).await;
        assert_eq!((again.input("rate"), again.input("rules.target")), (large, large), "{language}");

        let scores = [("scores[p1]", negative), ("scores[p2]", large)];
        ana.enter_hand(&table, &scores).await;
        let (hand, edit) = (format!("{table}/hands/1"), format!("{table}/hands/1/edit"));
        let form = ana.page(&edit).await;
        for (name, written) in scores {
            assert_eq!(form.input(name), written, "{language}");
        }
        // Nothing changes when the form is saved as it is.
        let unchanged = scores.into_iter().chain([("step", "save")]).collect::<Vec<_>>();
        ana.post(&edit, &form.form(&unchanged)).await.leads_to(&hand);
        let sheet = ana.page(&format!("{table}/sheet")).await;
        sheet.holds(&format!("<td>{large}</td>")).holds(&format!("<td>{negative}</td>")).does_not_hold("<s>");
    }
}

#[actix_web::test]
async fn a_sign_before_three_digits_is_read_as_printed_or_asked_about() {
    // The language, the score, and what the sheet shows of it or else what the form says.
    let cases = [
        ("en", "2,500", Ok("2,500")),
        ("en", "2.500", Err("“2.500” can mean 2,500 or 2.5. Enter 2,500, or a number with at most 4 decimal places.")),
        ("en", "2.125", Ok("2.125")),
        ("de", "2.500", Ok("2.500")),
        ("de", "2,500", Err("„2,500“ kann 2.500 oder 2,5 heißen.")),
        ("fr", "2.500", Err("peut vouloir dire 2 500 ou 2,5.")),
        ("fr", "2'500", Ok("2 500")),
        ("en", "12,34,567", Err("Enter a number, such as 12 or 12.5.")),
        ("de", "zwölf", Err("Gib eine Zahl ein, etwa 12 oder 12,5.")),
    ];
    for (language, score, expected) in cases {
        let mut ana = Browser::new().speaking(language);
        let table = ana.open_table_of("free", &[]).await;
        let answer = ana.send(&format!("{table}/hands/new"), &format!("{table}/hands"), &[("scores[p1]", score)]).await;
        match expected {
            Ok(printed) => ana.page(&format!("{table}/sheet")).await.says(printed),
            Err(says) => answer.is(422).says(says).holds(&format!("value=\"{score}\"")),
        };
    }
}

#[actix_web::test]
async fn a_target_a_rate_and_stakes_are_never_a_thousandth() {
    let mut ana = Browser::new();
    let cases = [
        ("free", "rules.target", "1,000", "1.000"),
        ("free", "rate", "1,000", "1.000"),
        ("solo_whist", "rules.overtrick", "1,000", "1.000"),
        ("solo_whist", "rules.stakes[solo]", "2,500", "2.500"),
        ("vidrasso", "rules.target", "1,000", "1.000"),
        ("bassadewitz", "rules.rounds", "1,000", "1.000"),
    ];
    for (game, field, large, either) in cases {
        let worth = [("worth", if field == "rate" { "money" } else { "unit" }), ("currency", "EUR")];
        let (path, players) = (format!("/tables/new?game={game}&name="), ["Ana", "Bo", "Chloé", "Dag"]);
        let players = &players[..if game == "vidrasso" { 2 } else { 4 }];
        for typed in [either, large] {
            let key = ana.input(&path, "key").await;
            let mut inputs: Vec<_> = players.iter().map(|name| ("players", *name)).collect();
            inputs.extend(worth.iter().copied().chain([
                ("key", key.as_str()),
                ("game", game),
                ("first_dealer", "0"),
                (field, typed),
            ]));
            let answer = ana.post("/tables/new", &inputs).await;
            if typed == either {
                answer.is(422).says(&format!("“{either}” can mean {large} or "));
            } else {
                answer.is(303);
            }
        }
    }
}

#[actix_web::test]
async fn a_payment_is_never_a_thousandth() {
    let (mut ana, _, club) = after_an_evening().await;
    let (ledger, payments) = (format!("{club}/ledger"), format!("{club}/ledger/payments"));
    let page = ana.page(&ledger).await;
    for (typed, shown) in
        [("1,000", "€1,000.00"), ("2,345.6", "€2,345.60"), ("€3,456.70", "€3,456.70"), ("4 567", "€4,567.00")]
    {
        let key = format!("pay {shown}").replace(|letter: char| !letter.is_ascii(), "");
        ana.submit(&page, &payments, &[("key", &key), ("version", ""), ("from", "2"), ("to", "1"), ("amount", typed)])
            .await
            .leads_to(&ledger);
        ana.page(&ledger).await.says(&format!("Bo paid Ana {shown}"));
    }
    for typed in ["1.000", "1.234"] {
        let refused =
            ana.submit(&page, &payments, &[("version", ""), ("from", "2"), ("to", "1"), ("amount", typed)]).await;
        refused.is(422).says(&format!("“{typed}” can mean 1,")).says("at most 2 decimal places");
    }
}

/// A hand may wait on a phone whose reader has changed the language since.
#[actix_web::test]
async fn a_form_is_read_in_its_own_language() {
    let mut ana = Browser::new().speaking("de");
    let table = ana.open_table_of("free", &[]).await;
    let form = ana.page(&format!("{table}/hands/new")).await;
    assert_eq!(form.input("lang"), "de");
    let mut ana = ana.speaking("en");
    let hand = [("lang", "de"), ("number", "1"), ("scores[p1]", "1.125")];
    ana.post(&format!("{table}/hands"), &form.form(&hand)).await.is(303);
    ana.page(&format!("{table}/sheet")).await.says("1,125");
    // A form that comes again keeps its language.
    let wrong = [("lang", "de"), ("number", "2"), ("scores[p1]", "1.125"), ("scores[p2]", "x")];
    let page = ana.page(&format!("{table}/hands/new")).await;
    let refused = ana.post(&format!("{table}/hands"), &page.form(&wrong)).await;
    refused.is(422).holds("value=\"1.125\"");
    assert_eq!(refused.input("lang"), "de");
}
