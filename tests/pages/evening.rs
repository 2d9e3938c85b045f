//! A table that is played, settled, closed, reopened and read.

use actix_web::http::StatusCode;

use crate::browser::{Browser, Site};

#[actix_web::test]
async fn the_sheet_has_every_hand() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.open_table(&site, &[("name", "Sunday")]).await;
    ana.get(&site, &format!("{table}/sheet")).await.ok().says("No hands yet.");
    for points in ["49", "30", "41"] {
        ana.enter(&site, &table, points).await;
    }
    let page = ana.get(&site, &format!("{table}/hands/3")).await.ok();
    ana.send(&site, &format!("{table}/hands/3/void"), &page.form(&[])).await;
    let sheet = ana.get(&site, &format!("{table}/sheet")).await.ok();
    sheet.says("Ana Bo Chloé Dag total −18 total +6 total +6 total +6 Ana · garde · +0 voided ");
    sheet.says("2 Ana · garde · −11 −216 +72 +72 +72 1 Ana · garde · +8 +198 −66 −66 −66");
    sheet.holds("<tbody class=\"void\">");
    sheet.holds("<desc id=\"cd\">After hand 2: Bo +6, Chloé +6, Dag +6, Ana −18.</desc>");
    sheet.holds(&format!("Sunday · {}", ""));
    sheet.holds(&format!("http://tanto.example{table}/sheet"));
    sheet.holds("href=\"/t/");
    let running = ana.get(&site, &format!("{table}/sheet?as=running")).await.ok();
    running.says("2 Ana · garde · −11 −18 +6 +6 +6 1 Ana · garde · +8 +198 −66 −66 −66");
}

#[actix_web::test]
async fn payments_are_made_and_withdrawn() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let more = [("worth", "money"), ("currency", "EUR"), ("rate", "0.05")];
    let table = ana.open_table(&site, &more).await;
    let settle = format!("{table}/settlement");
    ana.get(&site, &settle).await.ok().says("Nobody owes anybody anything");
    ana.enter(&site, &table, "49").await;
    let page = ana.get(&site, &settle).await.ok();
    page.says("1 point = €0.05");
    page.says("3 payments settle everything Bo pays Ana Bo −66 · Ana +198 €3.30");
    page.says("This is the fewest possible.");
    page.says("Ana +198 +€9.90 Bo −66 −€3.30");
    page.says("Total €0.00 · rounding: none");
    let mut form = ["key", "version", "from", "to", "amount"].map(|name| (name, page.input(name)));
    let payments = format!("{table}/payments");
    for _ in 0..2 {
        // A double tap pays once.
        assert_eq!(ana.send(&site, &payments, &form).await.status, StatusCode::SEE_OTHER);
    }
    let page = ana.get(&site, &settle).await.ok();
    page.says("2 payments settle everything");
    page.says("Bo pays Ana paid at ");
    page.holds("<li class=\"done\">");
    // The earlier form was made for another version.
    "another-key".clone_into(&mut form[0].1);
    let news = ana.send(&site, &payments, &form).await;
    assert_eq!(news.status, StatusCode::CONFLICT);
    news.says("Somebody else changed the table in the meantime");
    for (from, to, amount, status) in [
        ("Ana", "Ana", "1", StatusCode::UNPROCESSABLE_ENTITY),
        ("Ana", "Bo", "1e5", StatusCode::UNPROCESSABLE_ENTITY),
        ("Ana", "Bo", "3.3", StatusCode::SEE_OTHER),
    ] {
        let sent = page.form(&[("from", from), ("to", to), ("amount", amount)]);
        assert_eq!(ana.send(&site, &payments, &sent).await.status, status, "{from} {to} {amount}");
    }
    let page = ana.get(&site, &settle).await.ok();
    page.says("3 payments settle everything");
    page.does_not_say("paid at");
}

#[actix_web::test]
async fn rounding_is_named() {
    let (site, mut ana) = (Site::new(), Browser::speaking("fr"));
    let more = [("worth", "money"), ("currency", "EUR"), ("rate", "0.001")];
    let table = ana.open_table(&site, &more).await;
    ana.enter(&site, &table, "49").await;
    // 198 and three times −66 tenths of a cent: 19.8 and −6.6 cents, which round to 20 and −7.
    let page = ana.get(&site, &format!("{table}/settlement")).await.ok();
    page.says("1 point = 0,001 €");
    page.says("Arrondi : Bo reçoit 0,01 € de plus");
    page.says("Somme 0,00 €");
}

#[actix_web::test]
async fn a_tally_is_settled_pairwise() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let mut tables = Vec::new();
    for worth in ["unit", "counters"] {
        let inputs = [("key", worth), ("game", "burro"), ("worth", worth), ("rate", "2")];
        tables.push(ana.open_for(&site, &["A", "B"], &inputs).await);
    }
    let staked = ana.get(&site, &format!("{}/settlement", tables[1])).await.ok();
    staked.says("Each pair of players settles the difference");
    let table = tables.remove(0);
    for _ in 0..5 {
        ana.enter_hand(&site, &table, &[("loser", "B")]).await;
    }
    let finished = ana.get(&site, &table).await.ok();
    finished.says("A wins");
    finished.says("Undo hand 5");
    finished.does_not_say("Enter hand");
    finished.does_not_say("Payments");
    // Letters are not debts unless they have a price.
    let settled = ana.get(&site, &format!("{table}/settlement")).await.ok();
    settled.says("Nothing was staked, so nobody owes anything. Balances");
    settled.does_not_say("Each pair of players settles the difference");
    ana.get(&site, "/").await.ok().says("Burro · A wins");
}

#[actix_web::test]
async fn a_table_is_closed_and_opened_again() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.open_table(&site, &[("worth", "money"), ("currency", "EUR"), ("rate", "0.05")]).await;
    ana.enter(&site, &table, "49").await;
    let page = ana.get(&site, &format!("{table}/closing")).await.ok();
    page.says("Close the table");
    page.says("Ana wins");
    let close = page.form(&[]);
    let closed = ana.send(&site, &format!("{table}/closing"), &close).await;
    assert_eq!((closed.status, closed.to.as_str()), (StatusCode::SEE_OTHER, table.as_str()));
    let finished = ana.get(&site, &table).await.ok();
    finished.says("Ana wins");
    finished.says("3 open");
    finished.says("Reopen the table");
    ana.get(&site, "/").await.ok().says("Ana wins French Tarot · 1 hand +198");
    // Closing it twice has the same effect as once.
    assert_eq!(ana.send(&site, &format!("{table}/closing"), &close).await.status, StatusCode::SEE_OTHER);
    let again = [("key", "some-other-key"), ("version", "3")];
    let again = ana.post(&site, &format!("{table}/closing"), &again).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    again.says("The table is closed.");
    let open = finished.form(&[]);
    assert_eq!(ana.send(&site, &format!("{table}/reopening"), &open).await.status, StatusCode::SEE_OTHER);
    ana.get(&site, &table).await.ok().says("Enter hand 2");
}

#[actix_web::test]
async fn pots_are_shown_before_closing() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.open_for(&site, &["A", "B", "C"], &[("key", "new"), ("game", "tresillo")]).await;
    ana.enter_hand(&site, &table, &[("result", "passed")]).await;
    // 15 went into the centre, 5 of them on to the plato, and the dealer added 1.
    ana.get(&site, &format!("{table}/settlement")).await.ok().says("In the plato: 6 This belongs to nobody yet");
    let page = ana.get(&site, &format!("{table}/closing")).await.ok();
    page.says("Still in the middle In the centre: 10 In the plato: 6");
    page.says("from the plato to the centre: 6 from the centre to B: 6 from the centre to C: 5");
    page.says("Keep playing instead");
}

#[actix_web::test]
async fn the_sheet_lists_the_agreed_rules() {
    let site = Site::new();
    let agreed =
        [("en", "French Tarot · Misères are paid: Yes · http"), ("fr", "Tarot · Les misères comptent : Oui · http")];
    for (language, words) in agreed {
        let mut ana = Browser::speaking(language);
        let usual = ana.open_table(&site, &[("rules.misere", "")]).await;
        ana.get(&site, &format!("{usual}/sheet")).await.ok().does_not_say("isère");
        let table = ana.open_table(&site, &[("rules.misere", "true")]).await;
        ana.get(&site, &format!("{table}/sheet")).await.ok().says(words);
        ana.enter(&site, &table, "49").await;
        let page = ana.get(&site, &format!("{table}/rules")).await.ok();
        let back = page.form(&[("misere", "")]);
        assert_eq!(ana.send(&site, &format!("{table}/rules"), &back).await.status, StatusCode::SEE_OTHER);
        let sheet = ana.get(&site, &format!("{table}/sheet")).await.ok();
        sheet.says(words.trim_end_matches("http"));
        if language == "en" {
            sheet.says("Misères are paid: Yes · Misères are paid: Yes → No, from hand 2 on · http");
        }
    }
}

#[actix_web::test]
async fn the_big_screen_knows_who_has_won() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let more = [("worth", "counters"), ("rate", "0.1")];
    let table = ana.open_table(&site, &more).await;
    ana.enter(&site, &table, "49").await;
    ana.get(&site, &format!("{table}/settlement")).await.ok().says("Total 0 rounding: to the nearest 1");
    ana.change(&site, &table, "closing").await;
    let screen = ana.get(&site, &format!("{table}/watch")).await.ok();
    screen.says("Ana wins");
    screen.does_not_say("deals");
}
