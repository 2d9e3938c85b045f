//! Only the client that created something gets its links again. The same key from anybody else creates something new.

use tanto::store::hash_text;

use crate::prelude::*;

#[actix_web::test]
async fn a_repetition_never_returns_the_links_of_another_client() {
    let api = Api::new();
    let club = club(&api).await;
    let open = async |token: &str| api.post_as("evening", &format!("/clubs/{token}/tables"), TAROT).await;
    let of_owner = open(&club.owner).await.with(201).json();
    // A scorer who uses the owner's key gets their own table, and a spectator gets none.
    let of_scorer = open(&club.scorer).await.with(201).json();
    assert_ne!(of_scorer["id"], of_owner["id"]);
    open(&club.spectator).await.with(404);
    // Case does not matter in a link.
    let small = club.owner.to_lowercase();
    for (token, first) in [(&club.owner, &of_owner), (&small, &of_owner), (&club.scorer, &of_scorer)] {
        let again = open(token).await.with(201).json();
        assert_eq!((&again["id"], &again["version"]), (&first["id"], &first["version"]));
        api.get(&format!("/tables/{}", Tokens::of(&again).owner)).await.with(200);
    }
    // In another kind of request, the same key counts as a different one.
    let alone = Tokens::of(&api.post_as("evening", "/tables", TAROT).await.with(201).json());
    assert!(alone.id != of_owner["id"] && alone.id != of_scorer["id"]);

    let found = async |last: u8| {
        let request = sending(Method::POST, "/clubs", "{}").insert_header(("idempotency-key", "guess"));
        api.ask(request.peer_addr(([192, 0, 2, last], 1).into())).await.with(201).json()
    };
    assert_ne!(found(1).await["id"], found(2).await["id"]);
}

#[actix_web::test]
async fn a_creation_is_answered_with_links_for_ten_minutes_or_until_they_are_revoked() {
    let place = &Place::sqlite();
    let api = Api::at(place);
    let create = async |path: &str, body: &str| api.post_as("k", path, body).await.with(201).json();
    let club = create("/clubs", "{}").await;
    let again = create("/clubs", "{}").await;
    assert_eq!((&again["id"], &again["version"]), (&club["id"], &club["version"]));
    assert_ne!(again["links"], club["links"]);
    let tables = format!("/clubs/{}/tables", Tokens::of(&again).owner);
    let table = create(&tables, TAROT).await;
    assert_eq!(create(&tables, TAROT).await["id"], table["id"]);
    let refused = api.post_as("k", "/clubs", r#"{"name":"Fridays"}"#).await.refused();
    assert_eq!(refused, (0, "Idempotency-Key".to_owned()));
    for rows in ["clubs", "tables"] {
        place.execute(&format!("UPDATE {rows} SET created_at = created_at - 600001")).unwrap();
    }
    for (path, body, first) in [("/clubs", "{}", &club), (&tables, TAROT, &table)] {
        let later = create(path, body).await;
        assert_eq!((&later["id"], later.get("links")), (&first["id"], None));
    }

    let alone = create("/tables", TAROT).await;
    let id: TableId = alone["id"].as_str().unwrap().parse().unwrap();
    api.app.service.revoke_links(id, Role::Owner).unwrap();
    let again = create("/tables", TAROT).await;
    assert_eq!((&again["id"], again.get("links")), (&alone["id"], None));
    let found = api.post_as("other", "/clubs", "{}").await.with(201).json();
    api.app.service.revoke_all(None).unwrap();
    let again = api.post_as("other", "/clubs", "{}").await.with(201).json();
    assert_eq!((&again["id"], again.get("links")), (&found["id"], None));
}

/// A client may repeat a request after an upgrade, so later versions must give it the same fingerprint.
#[actix_web::test]
async fn a_request_is_recognized_by_its_json() {
    let (api, table) = table_with(&[HAND]).await;
    api.post(&format!("/tables/{}/close", table.scorer), "").await.with(200);
    let entries = api.app.store().entries(table.id.parse::<tanto::store::TableId>().unwrap()).unwrap();
    let hand = format!(r#"[null,{{"enter_hand":{{"hand":{{"hand":{HAND},"format":"document"}}}}}}]"#);
    let fingerprints = [hand.as_str(), r#"[null,"close"]"#].map(hash_text);
    assert!(entries.iter().skip(1).map(|entry| &entry.fingerprint).eq(&fingerprints));
}
