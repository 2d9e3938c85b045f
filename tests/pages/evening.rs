//! A table that is played, settled, closed, reopened and read.

use crate::prelude::*;

#[actix_web::test]
async fn the_sheet_has_every_hand() {
    let mut ana = Browser::new();
    let table = ana.open_table(&[("name", "Sunday")]).await;
    let sheet = format!("{table}/sheet");
    ana.page(&sheet).await.says("No hands yet.");
    for points in ["49", "30", "41"] {
        ana.enter(&table, points).await;
    }
    ana.void(&table, 3).await;
    let page = ana.page(&sheet).await;
    page.says("Ana Bo Chloé Dag total −18 total +6 total +6 total +6 Ana · garde · +0 voided ");
    page.says("2 Ana · garde · −11 −216 +72 +72 +72 1 Ana · garde · +8 +198 −66 −66 −66");
    page.holds("<tbody class=\"void\">");
    page.holds("After hand 2: Bo +6, Chloé +6, Dag +6, Ana −18.\">");
    page.holds("Sunday · ").holds(&format!("http://tanto.example{table}/sheet")).holds("href=\"/t/");
    let running = ana.page(&format!("{sheet}?as=running")).await;
    running.says("2 Ana · garde · −11 −18 +6 +6 +6 1 Ana · garde · +8 +198 −66 −66 −66");
}

#[actix_web::test]
async fn the_sheet_has_a_column_for_each_person() {
    let mut ana = Browser::new();
    let table = ana.play(&["49"]).await;
    ana.replace(&table, "1", "Émile").await;
    ana.enter(&table, "30").await;
    let sheet = ana.page(&format!("{table}/sheet")).await;
    sheet.says("Ana Bo Chloé Dag Émile total −18 total −66 total +6 total +6 total +72");
    sheet.says("2 Ana · garde · −11 −216 · +72 +72 +72 Émile plays in Bo’s place.");
    sheet.says("1 Ana · garde · +8 +198 −66 −66 −66 ·");
    assert_eq!(sheet.count("<bdi>Bo</bdi>"), 2, "the column and the signature");
    let running = ana.page(&format!("{table}/sheet?as=running")).await;
    running.says("2 Ana · garde · −11 −18 −66 +6 +6 +72 Émile plays in Bo’s place.");
    running.says("1 Ana · garde · +8 +198 −66 −66 −66 0");
}

/// On the sheet of scopa, what each party has stands in the order of the columns, without names: 2 sweeps are no player.
#[actix_web::test]
async fn the_biggest_hand_says_whose_it_was() {
    let mut ana = Browser::new();
    let hand = |of: &str, sweeps: u8| serde_json::json!({"carte": of, "denari": of, "settebello": of, "primiera": "2", "scope": {of: sweeps}});
    let document = serde_json::json!({
        "format": "tanto/1", "game": "scopa", "players": ["Ana", "2"], "closed": true,
        "hands": [hand("2", 0), hand("Ana", 2)],
    });
    let table = ana.import("scopa", document.to_string().as_bytes()).await.to.clone();
    ana.page(&table).await.says("Biggest hand Ana +5 Hand 2");
}

/// After the end, payments belong to the club.
#[actix_web::test]
async fn a_closed_table_asks_for_no_more_than_the_club() {
    let (mut ana, table, club) = after_an_evening().await;
    let settlement = format!("{table}/settlement");
    let page = ana.page(&settlement).await;
    page.says("3 payments settle everything")
        .does_not_say("Other games and payments in the club are taken into account");
    ana.submit(&page, &format!("{table}/payments"), &[]).await.is(303);
    ana.page(&settlement).await.says("2 payments settle everything").holds("<li class=\"done\">");
    let ledger = ana.page(&format!("{club}/ledger")).await;
    ana.submit(&ledger, &format!("{club}/ledger/payments/1/withdrawal"), &[]).await.is(303);
    ana.page(&settlement).await.says("3 payments settle everything").does_not_hold("<li class=\"done\">");
    let ledger = ana.page(&format!("{club}/ledger")).await;
    ana.submit(&ledger, &format!("{club}/ledger/payments"), &[]).await.is(303);
    ana.page(&settlement)
        .await
        .says("2 payments settle everything")
        .says("Other games and payments in the club are taken into account");
}

/// Ana wins €3.30 from each at the first table and loses €3.60 to each at the second. Each is owed €0.30 in all.
#[actix_web::test]
async fn a_credit_is_taken_into_account_once() {
    let (mut ana, won, club) = after_an_evening().await;
    let lost = ana.open_table(&FIVE_CENTS).await;
    ana.enter(&lost, "30").await;
    ana.change(&lost, "closing").await;
    ana.page(&format!("{won}/settlement")).await.says("Nothing more to pay at this table").does_not_say("Mark as paid");
    let settlement = format!("{lost}/settlement");
    for left in ["3 payments settle everything", "2 payments settle everything", "One payment settles everything"] {
        let page = ana.page(&settlement).await;
        page.says(left).says("€0.30");
        ana.submit(&page, &format!("{lost}/payments"), &[]).await.is(303);
    }
    for table in [&won, &lost] {
        ana.page(&format!("{table}/settlement")).await.says("Nothing more to pay at this table");
    }
    ana.page(&format!("{club}/ledger")).await.says("Nobody owes anybody anything");
}

#[actix_web::test]
async fn payments_are_made_and_withdrawn() {
    let mut ana = Browser::new();
    let table = ana.open_table(&FIVE_CENTS).await;
    let (settlement, payments) = (format!("{table}/settlement"), format!("{table}/payments"));
    ana.page(&settlement).await.says("Nobody owes anybody anything");
    ana.enter(&table, "49").await;
    let page = ana.page(&settlement).await;
    page.says("1 point = €0.05").says("3 payments settle everything Bo pays Ana Bo −66 · Ana +198 €3.30");
    page.says("This is the fewest possible.").says("Ana +198 +€9.90 Bo −66 −€3.30");
    page.says("Total €0.00");
    // A double tap pays once.
    for _ in 0..2 {
        ana.submit(&page, &payments, &[]).await.is(303);
    }
    let paid = ana.page(&settlement).await;
    paid.says("2 payments settle everything").says("Bo pays Ana paid at ").holds("<li class=\"done\">");
    // The earlier form was made for another version.
    let late = ana.submit(&page, &payments, &[("key", "another-key")]).await;
    late.is(409).says("Somebody else made a change in the meantime");
    for (from, to, amount, status) in [("Ana", "Ana", "1", 422), ("Ana", "Bo", "1e5", 422), ("Ana", "Bo", "3.3", 303)] {
        let form = paid.form(&[("from", from), ("to", to), ("amount", amount)]);
        ana.post(&payments, &form).await.is(status);
    }
    ana.page(&settlement).await.says("3 payments settle everything").does_not_say("paid at");
}

#[actix_web::test]
async fn rounding_is_named() {
    // 198 and three times −66 tenths of a cent: 19.8 and −6.6 cents, which round to 20 and −7.
    let cents = [("worth", "money"), ("currency", "EUR"), ("rate", "0.001")];
    let in_french = ["1 point = 0,001 €", "Arrondi : Bo reçoit 0,01 € de plus", "Somme 0,00 €"];
    let cases: [(&str, Inputs, &[&str]); 2] = [
        ("fr", &cents, &in_french),
        ("en", &[("worth", "counters"), ("rate", "0.1")], &["Total 0 Rounding: to the nearest 1"]),
    ];
    for (language, stakes, lines) in cases {
        let mut ana = Browser::new().speaking(language);
        let table = ana.open_table(stakes).await;
        ana.enter(&table, "49").await;
        let page = ana.page(&format!("{table}/settlement")).await;
        for line in lines {
            page.says(line);
        }
    }
}

#[actix_web::test]
async fn a_tally_is_settled_pairwise() {
    let mut ana = Browser::new();
    let pairwise = "Each pair of players settles the difference";
    let staked = [("key", "staked"), ("game", "burro"), ("worth", "counters"), ("rate", "2")];
    let staked = ana.open_for(&["A", "B"], &staked).await;
    ana.page(&format!("{staked}/settlement")).await.says(pairwise);
    let table = ana.open_for(&["A", "B"], &[("key", "plain"), ("game", "burro"), ("worth", "unit")]).await;
    for _ in 0..5 {
        ana.enter_hand(&table, &[("loser", "B")]).await;
    }
    ana.page(&table).await.says("A wins").says("Undo hand 5").does_not_say("Enter hand").does_not_say("pays");
    // Letters are not debts unless they have a price.
    let settled = ana.page(&format!("{table}/settlement")).await;
    settled
        .says("Nothing was staked, so nobody owes anything. Play for money after all Balances")
        .does_not_say(pairwise);
    ana.page("/").await.says("A wins Burro · 5 hands");
}

#[actix_web::test]
async fn a_table_is_closed_and_opened_again() {
    let mut ana = Browser::new();
    let table = ana.open_table(&FIVE_CENTS).await;
    let closing = format!("{table}/closing");
    ana.enter(&table, "49").await;
    let page = ana.page(&closing).await;
    page.says("Close the table").says("Ana wins");
    // Closing it twice has the same effect as once.
    for _ in 0..2 {
        ana.post(&closing, &page.form(&[])).await.leads_to(&table);
    }
    let finished = ana.page(&table).await;
    finished.says("Ana wins").says("3 payments All paid").says("Reopen the table");
    ana.page(&format!("{table}/watch")).await.says("Ana wins").does_not_say("deals");
    ana.page("/").await.says("Ana wins French Tarot · 1 hand +198");
    let again = [("key", "some-other-key"), ("version", "3")];
    ana.post(&closing, &again).await.is(409).says("The table is closed.");
    ana.post(&format!("{table}/reopening"), &finished.form(&[])).await.is(303);
    ana.page(&table).await.says("Enter hand 2");
}

#[actix_web::test]
async fn pots_are_shown_before_closing() {
    let mut ana = Browser::new();
    let table = ana.open_for(&["A", "B", "C"], &[("key", "new"), ("game", "tresillo")]).await;
    ana.enter_hand(&table, &[("result", "passed")]).await;
    // 15 went into the centre, 5 of them on to the plato, and the dealer added 1.
    let settlement = format!("{table}/settlement");
    ana.page(&settlement).await.says("In the plato: 6 This belongs to nobody yet").says("For now, nobody owes");
    let page = ana.page(&format!("{table}/closing")).await;
    page.says("Still in the middle In the centre: 10 In the plato: 6").says("Keep playing instead");
    page.says("from the plato to the centre: 6 from the centre to B: 6 from the centre to C: 5");
    page.says("each player pays or gets only the difference");
    // One player has won from the others, and the pots are not theirs yet. They are shared when the table closes.
    ana.enter_hand(&table, &[("hombre+bid", "A+juego"), ("outcome+codillo", "codillo+B")]).await;
    ana.page(&settlement).await.says("For now: ").does_not_say("settle everything");
    ana.change(&table, "closing").await;
    ana.page(&settlement).await.says("settle everything").does_not_say("For now");
}

/// Everybody has paid the others once, so nobody owes anybody anything; the bank is still to be shared.
#[actix_web::test]
async fn a_game_with_a_full_bank_is_not_all_paid() {
    let mut ana = Browser::new();
    let table = ana.open_table_of("bassadewitz", &[("rules.scoring", "chips"), ("rules.rounds", "4")]).await;
    for player in ["Ana", "Bo", "Chloé", "Dag"] {
        ana.enter_hand(&table, &[("hundred", player)]).await;
    }
    ana.page(&table).await.says("Share out the middle").says("For now, nobody owes anybody anything");
    ana.page(&format!("{table}/settlement")).await.says("For now, nobody owes anybody anything");
    ana.change(&table, "closing").await;
    ana.page(&table).await.says("3 payments All paid");
    ana.page(&format!("{table}/settlement")).await.says("3 payments settle everything").does_not_say("For now");
}

#[actix_web::test]
async fn nobody_wins_where_everybody_is_at_zero() {
    let (mut ana, table) = at_a_table().await;
    let closed = |hand| format!("No winner French Tarot · {hand}");
    ana.enter_hand(&table, &[("result", "passed")]).await;
    ana.page(&format!("{table}/closing")).await.says("Close the table").does_not_say("Dag win");
    ana.change(&table, "closing").await;
    ana.page(&table).await.says("No winner").does_not_say("Dag win");
    ana.page("/").await.says(&closed("1 hand"));
    // With one hand more, three have won.
    ana.change(&table, "reopening").await;
    ana.enter(&table, "30").await;
    ana.change(&table, "closing").await;
    ana.page(&table).await.says("Bo, Chloé and Dag win").does_not_say("No winner");
    // Without a hand there is no result either.
    let empty = ana.open_table(&[]).await;
    ana.change(&empty, "closing").await;
    ana.page(&empty).await.says("Closed before the first hand").does_not_say("No winner");
}

#[actix_web::test]
async fn the_sheet_lists_the_agreed_rules() {
    for (language, agreed, changed) in [
        (
            "en",
            "French Tarot · Misères are paid: Yes · http",
            "Misères are paid: Yes · Misères are paid: Yes → No, from hand 2 on · http",
        ),
        ("fr", "Tarot · Les misères comptent : Oui · http", "Tarot · Les misères comptent : Oui · "),
    ] {
        let mut ana = Browser::new().speaking(language);
        let usual = ana.open_table(&[("rules.misere", "")]).await;
        ana.page(&format!("{usual}/sheet")).await.does_not_say("isère");
        let table = ana.open_table(&[("rules.misere", "true")]).await;
        let (sheet, rules) = (format!("{table}/sheet"), format!("{table}/rules"));
        ana.page(&sheet).await.says(agreed);
        ana.enter(&table, "49").await;
        ana.send(&rules, &rules, &[("misere", "")]).await.is(303);
        ana.page(&sheet).await.says(changed);
    }
}

#[actix_web::test]
async fn rules_change_from_the_next_hand_on() {
    let (mut ana, table) = at_a_table().await;
    ana.enter(&table, "49").await;
    let path = format!("{table}/rules");
    let page = ana.page(&path).await;
    page.says("Changes apply from hand 2 on.").holds("name=\"misere\" value=\"\" checked");
    ana.post(&path, &page.form(&[("misere", "")])).await.is(422).says("You have not changed any rule");
    for _ in 0..2 {
        ana.post(&path, &page.form(&[("misere", "true")])).await.is(303);
    }
    let page = ana.page(&path).await;
    page.holds("name=\"misere\" value=\"true\" checked").says("Misères are paid: No → Yes, from hand 2 on");
    ana.page(&format!("{table}/hands/new")).await;

    // What is counted cannot change.
    let table = ana.open_table_of("bassadewitz", &[]).await;
    let places = [("places[Ana]", "1"), ("places[Bo]", "2"), ("places[Chloé]", "3"), ("places[Dag]", "4")];
    ana.enter_hand(&table, &places).await;
    let path = format!("{table}/rules");
    let refused = ana.send(&path, &path, &[("scoring", "chips")]).await;
    refused.is(422).says("What is counted is fixed for the whole table").holds("href=\"#f-scoring\"");
}
