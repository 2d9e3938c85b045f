//! Adding, changing, removing and merging the people of a club.

use super::body::{optional_flag, optional_text, parse_body, text};
use super::change::changed;
use super::prelude::*;
use crate::club::{ClubCommand, PersonChange, PersonId};

/// Adds a person.
pub async fn add(club: ClubApiAccess<Scoring>, payload: Payload) -> ApiResult {
    let (name, guest) = parse_body(&club.request, payload, |fields| {
        let (name, guest) = (text(fields, "name"), fields.flag("guest"));
        Some((name?, guest))
    })
    .await?;
    club.add(ClubCommand::AddPerson { name, guest }, None).await
}

/// Changes a person's name, or whether they are a guest or have left.
pub async fn change(club: ClubApiAccess<Owning>, payload: Payload) -> ApiResult {
    let person = club.part("id", PersonId::read)?;
    let change = parse_body(&club.request, payload, |fields| {
        let (name, guest) = (optional_text(fields, "name"), optional_flag(fields, "guest"));
        Some(PersonChange { name, guest, left: optional_flag(fields, "left") })
    })
    .await?;
    club.change(ClubCommand::ChangePerson { person, change }).await
}

/// Removes a person who has neither played nor paid.
pub async fn remove(club: ClubApiAccess<Owning>) -> ApiResult {
    club.change(ClubCommand::DeletePerson(club.part("id", PersonId::read)?)).await
}

/// Merges a person into another: everything of the first counts as the other's.
pub async fn merge(club: ClubApiAccess<Owning>, payload: Payload) -> ApiResult {
    let person = club.part("id", PersonId::read)?;
    let into = parse_body(&club.request, payload, |fields| text(fields, "into")).await?;
    let receipt = club.execute_keyed(ClubCommand::Merge { person, into }).await?;
    changed(receipt.map(|receipt| receipt.version), None)
}

/// Undoes a merge.
pub async fn unmerge(club: ClubApiAccess<Owning>) -> ApiResult {
    club.change(ClubCommand::Unmerge(club.part("id", PersonId::read)?)).await
}
