//! Only the client that created something gets its links again. The same key from anybody else creates something new.

use actix_web::http::Method;
use tanto::store::{Role, TableId};

use crate::asking::{Api, TAROT, Tokens, sending};
use crate::clubs::club;

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
    for (token, first) in [(&club.owner, &of_owner), (&club.scorer, &of_scorer)] {
        let again = open(token).await.with(201).json();
        assert_eq!((&again["id"], &again["version"]), (&first["id"], &first["version"]));
        api.get(&format!("/tables/{}", Tokens::of(&again).owner)).await.with(200);
    }
    // In another kind of request, the same key counts as a different one.
    let alone = Tokens::of(&api.post_as("evening", "/tables", TAROT).await.with(201).json());
    assert!(alone.id != of_owner["id"] && alone.id != of_scorer["id"]);

    let found = async |last: u8| {
        let asked = sending(Method::POST, "/clubs", "{}").insert_header(("idempotency-key", "guess"));
        api.ask(asked.peer_addr(([192, 0, 2, last], 1).into())).await.with(201).json()
    };
    assert_ne!(found(1).await["id"], found(2).await["id"]);
}

#[actix_web::test]
async fn revoked_links_are_not_returned_again() {
    let api = Api::new();
    let open = async || api.post_as("k", "/tables", TAROT).await.with(201).json();
    let first = open().await;
    let id: TableId = first["id"].as_str().unwrap().parse().unwrap();
    api.app.store().revoke_links(id, Role::Owner).unwrap();
    let again = open().await;
    assert_eq!((&again["id"], again.get("links")), (&first["id"], None));

    let found = async || api.post_as("k", "/clubs", "{}").await.with(201).json();
    let first = found().await;
    api.app.store().revoke_all(None).unwrap();
    let again = found().await;
    assert_eq!((&again["id"], again.get("links")), (&first["id"], None));
}
