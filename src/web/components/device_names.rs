//! The devices at a table, by name.

use std::collections::BTreeMap;

use crate::document::Message;
use crate::i18n::{Localizer, moment};
use crate::store::{DeviceId, Member};
use crate::table::EntryMeta;
use crate::web::auth::TableVisit;
use crate::web::http::{App, HttpError, run_query};

pub struct DeviceNames {
    members: Vec<Member>,
    /// The people whose devices they are, by the devices' tags.
    owners: BTreeMap<String, String>,
    /// The tag of the visitor's own device.
    own: Option<String>,
}

impl DeviceNames {
    pub async fn visit(visit: &TableVisit) -> Result<Self, HttpError> {
        let id = visit.id;
        let (members, owners) = run_query(&visit.app, move |app| {
            let owners = app.store().owners_in_club(app.service.club_of(id)?)?;
            Ok((app.store().members(id)?, owners))
        })
        .await?;
        let owners = owners.into_iter().map(|(device, (_, name))| (device.tag(), name)).collect();
        Ok(Self { members, owners, own: visit.visitor.device.as_ref().map(DeviceId::tag) })
    }

    /// The origin of an entry: "Bruno's phone, 21:14", or only the time if the log has no device. Devices of an imported log
    /// may be those of other people.
    pub fn origin(&self, localizer: Localizer, meta: &EntryMeta) -> String {
        let when = moment(localizer, meta.at, App::now());
        if meta.is_imported {
            return localizer.say(&Message::new("imported-and-time").with("when", when));
        }
        let Some(tag) = meta.device.map(|tag| tag.to_string()) else { return when };
        let phone = match (self.owners.get(&tag), self.label(&tag)) {
            _ if self.own.as_ref() == Some(&tag) => localizer.plain("phone-this"),
            (Some(name), _) => localizer.say(&Message::new("phone-of").with("name", name.as_str())),
            (None, Some(label)) => label.to_owned(),
            (None, None) => localizer.plain("phone-other"),
        };
        localizer.say(&Message::new("phone-and-time").with("phone", phone).with("when", when))
    }

    /// Whose device it is, or how it is called.
    pub fn name(&self, tag: &str) -> Option<&str> {
        self.owners.get(tag).map(String::as_str).or_else(|| self.label(tag))
    }

    fn label(&self, tag: &str) -> Option<&str> {
        let named = self.members.iter().find(|member| member.device.tag() == *tag && !member.label.is_empty());
        named.map(|member| member.label.as_str())
    }
}
