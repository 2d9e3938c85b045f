//! Payments on the page of the club's ledger.

use crate::prelude::*;

#[actix_web::test]
async fn what_is_owed_is_paid_in_whole_and_in_part() {
    let (mut ana, _, club) = after_an_evening().await;
    let (ledger, payments) = (format!("{club}/ledger"), format!("{club}/ledger/payments"));
    let page = ana.page(&ledger).await;
    page.says("3 payments, the fewest possible").says("Bo pays Ana €2.00 + €1.00 + €0.20 + €0.10 €3.30");
    page.says("Ana +€9.90 Bo −€3.30 Chloé −€3.30 Dag −€3.30");
    // Two requests with the same key make one payment.
    for _ in 0..2 {
        ana.submit(&page, &payments, &[]).await.leads_to(&ledger);
    }
    let page = ana.page(&ledger).await;
    page.says("2 payments, the fewest possible").says("Bo paid Ana €3.30");
    ana.invite(&club, SPECTATOR).await.page(&ledger).await.does_not_say("Mark as paid");
    // Chloé pays a part of the next one.
    ana.submit(&page, &payments, &[("amount", "1,30"), ("note", "at the door")]).await;
    let page = ana.page(&ledger).await;
    page.says("Chloé pays Ana €2.00").says("· at the door");
    let back = page.body.split("action=\"").find(|rest| rest.contains("/withdrawal\"")).unwrap();
    ana.submit(&page, back.split('"').next().unwrap(), &[]).await;
    let page = ana.page(&ledger).await;
    page.says("Chloé pays Ana €2.00 + €1.00 + €0.20 + €0.10 €3.30");
    ana.page(&format!("{ledger}?purse=EUR&banker=3")).await.says("Chloé pays Ana");
    // The club accepts more than is owed, and the page points it out.
    let free = [("version", ""), ("from", "2"), ("to", "1"), ("amount", "4½")];
    ana.submit(&page, &payments, &free).await.leads_to(&ledger);
    let page = ana.page(&ledger).await;
    page.says("Bo paid Ana €4.50").says("· €4.50 more than was owed");
    // A refused payment keeps what was typed, and the page gives the reason.
    for (from, to, why) in [
        ("1", "1", "Nobody pays themselves: choose two different people."),
        ("", "1", "Choose who paid."),
        ("1", "", "Choose who was paid."),
    ] {
        let typed = [("version", ""), ("from", from), ("to", to), ("amount", "5")];
        let refused = ana.submit(&page, &payments, &typed).await;
        refused.is(422).says(why).holds("value=\"5\"").does_not_say("the id");
    }
}

#[actix_web::test]
async fn a_proposed_payment_is_made_once() {
    let (mut ana, table, club) = after_an_evening().await;
    let (ledger, payments) = (format!("{club}/ledger"), format!("{club}/ledger/payments"));
    let mut bo = ana.invite(&club, SCORER).await;
    for query in ["", "?purse=EUR&banker=1"] {
        let [hers, his] = [ana.page(&format!("{ledger}{query}")).await, bo.page(&format!("{ledger}{query}")).await];
        ana.submit(&hers, &payments, &[]).await.leads_to(&format!("{ledger}{query}"));
        let before = ana.export(&club).await;
        let late = bo.submit(&his, &payments, &[]).await;
        late.is(409).says("This payment is no longer owed as the page showed it, so nothing was saved.");
        // The page has the payments that are left, and its free form is empty.
        late.says("pays Ana").does_not_hold("<details class=\"extras\" open").does_not_hold("selected>Bo");
        assert_eq!(ana.export(&club).await, before);
        // Somebody else's payment on the same page still holds.
        ana.submit(&late, &payments, &[]).await.leads_to(&format!("{ledger}{query}"));
        for payment in 1..=2 {
            let back = format!("{payments}/{}/withdrawal", payment + if query.is_empty() { 0 } else { 2 });
            ana.send(&ledger, &back, &[]).await.is(303);
        }
    }
    // The page of the closed table shows the same debt, and does not change when it is paid in the club.
    let settlement = format!("{table}/settlement");
    let (stale, fresh) = (bo.page(&settlement).await, ana.page(&ledger).await);
    ana.submit(&fresh, &payments, &[]).await.leads_to(&ledger);
    bo.submit(&stale, &format!("{table}/payments"), &[]).await.is(409).says("Somebody else made a change");
    ana.page(&ledger).await.says("Chloé −€3.30 Dag −€3.30").does_not_say("more than was owed");
    // The other way round.
    let (stale, fresh) = (ana.page(&ledger).await, bo.page(&settlement).await);
    bo.submit(&fresh, &format!("{table}/payments"), &[]).await.leads_to(&settlement);
    ana.submit(&stale, &payments, &[]).await.is(409);
    // Who takes back a payment that the club has taken back already takes nothing back.
    let stale = bo.page(&settlement).await;
    let paid = ana.page(&ledger).await;
    let back = paid.body.split("action=\"").find(|rest| rest.contains("/withdrawal\"")).unwrap();
    ana.submit(&paid, back.split('"').next().unwrap(), &[]).await.is(303);
    let form = stale.body.split("class=\"done\"").nth(1).expect("a payment that was made");
    let value =
        |name: &str| form.split_once(&format!("name=\"{name}\" value=\"")).unwrap().1.split('"').next().unwrap();
    let inputs = ["key", "version", "from", "to", "amount"].map(|name| (name, value(name)));
    bo.post(&format!("{table}/payments"), &inputs).await.is(409);
}

/// An evening is settled by itself: what was owed before stays in the ledger.
#[actix_web::test]
async fn an_evening_has_its_games_its_results_and_its_payments() {
    let (mut ana, tarot, club) = after_an_evening().await;
    let evening = ana.evening(&club).await;
    // A second game of the same evening ends by its rules; nobody closes it.
    let sheet = [("game", "free"), ("name", "Hearts"), ("rules.winner", "fewest"), ("rules.target", "10")];
    let key = ana.input("/tables/new?game=free&name=", "key").await;
    let inputs = [&[("key", key.as_str())][..], &sheet].concat();
    let hearts = ana.open_for(&["Ana", "Bo"], &inputs).await;
    ana.enter_hand(&hearts, &[("scores[p1]", "12"), ("scores[p2]", "3")]).await;
    let book = ana.page(&club).await;
    book.says("1 evening 2 games 2 hands").says("1 evening, 2 games").says("2 games Bo Ana");
    book.holds(&format!("href=\"{evening}\""));
    let page = ana.page(&evening).await;
    page.says("2 games 2 hands")
        .says("Hearts Bo wins · 1 hand · fewest wins 3")
        .says("French Tarot Ana wins · 1 hand +198");
    page.says("French Tarot Hearts &nbsp; Ana +198 12 &nbsp; Bo −66 3 &nbsp; Chloé −66 – &nbsp; Dag −66 –");
    page.says("EUR Ana +€9.90 Bo −€3.30 Chloé −€3.30 Dag −€3.30").says("Bo pays Ana €3.30 Mark as paid");
    page.holds("Hearts: Bo wins 3").holds("Bo pays Ana €3.30");
    let pay = format!("{club}/ledger/payments");
    ana.submit(&page, &pay, &[]).await.leads_to(&evening);
    let paid = ana.page(&evening).await;
    paid.says("Bo paid Ana €3.30 Undo").does_not_say("Bo pays Ana");
    // The same payment of the page as it was is no longer to be made.
    ana.submit(&page, &pay, &[("key", "late")]).await.is(409).says("This payment is no longer owed");
    ana.page(&format!("{club}/ledger")).await.says("Bo paid Ana €3.30").does_not_say("Bo pays Ana");
    let back = paid.body.split("action=\"").find(|rest| rest.contains("/withdrawal\"")).unwrap();
    ana.submit(&paid, back.split('"').next().unwrap(), &[]).await.leads_to(&evening);
    let page = ana.page(&evening).await;
    page.says("Owed for this evening").says("Bo pays Ana €3.30").does_not_say("Nobody owes");
    // The page of a game leads back to the evening, also after a payment there; never to another site.
    let game = format!("{tarot}?back={evening}");
    page.holds(&format!("href=\"{game}\""));
    let finished = ana.page(&game).await;
    finished.holds(&format!("class=\"back\" href=\"{evening}\""));
    let payments = format!("{tarot}/payments");
    ana.submit(&finished, &payments, &[]).await.leads_to(&game);
    ana.page(&evening).await.says("Nobody owes anybody anything EUR Ana +€9.90").does_not_say("Owed for this evening");
    for elsewhere in ["//evil.example", "https://evil.example"] {
        let page = ana.page(&format!("{tarot}?back={elsewhere}")).await;
        page.holds("class=\"back\" href=\"/\"");
        ana.submit(&page, &payments, &[("page", elsewhere)]).await.leads_to("/");
    }
    ana.get(&format!("{evening}/picture.png")).await.is(200);
    for nothing in ["2020-01-01", "yesterday"] {
        ana.get(&format!("{club}/evenings/{nothing}")).await.is(404);
    }
    // The sheet is found by the name of its game, and its statistics are its own.
    ana.page(&format!("{club}?find=hearts")).await.says("Hearts: 1 evening, 1 game").says("Bo wins Hearts");
    ana.page(&format!("{club}/season/free?name=HEARTS&year=all"))
        .await
        .says("HEARTS")
        .says("Bo 1 won 3 Ana none won 12")
        .does_not_say("No evenings");
    ana.page(&format!("{club}/season/free?year=all")).await.says("No evenings");
}

#[actix_web::test]
async fn a_club_gets_a_name_from_its_owner() {
    let (mut ana, _, club) = after_an_evening().await;
    let book = ana.page(&club).await;
    book.says("Our evenings").says("What is the name of your club?");
    let name = format!("{club}/name");
    ana.submit(&book, &name, &[("name", "A\u{202e}")]).await.is(422).says("There is a problem");
    ana.submit(&book, &name, &[("name", "Friday cards")]).await.leads_to(&club);
    ana.page(&club).await.says("Friday cards").does_not_say("What is the name of your club?");
    let page = ana.page(&name).await;
    page.holds("value=\"Friday cards\"");
    ana.submit(&page, &name, &[("name", "Sunday cards")]).await.leads_to(&club);
    ana.page(&format!("{club}/people")).await.says("Sunday cards");
    // Who is invited reads whose club it is.
    let link = ana.share(&club).await.link(SCORER);
    ana.another().page(&link).await.says("Sunday cards");
    let mut bo = ana.invite(&club, SCORER).await;
    bo.page(&club).await.says("Sunday cards").does_not_hold(&name);
    bo.get(&name).await.is(404);
}
