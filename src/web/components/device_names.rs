//! The devices at a table, by name.

use crate::document::Message;
use crate::i18n::{Localizer, moment};
use crate::store::{DeviceId, Member};
use crate::table::EntryMeta;
use crate::web::auth::TableVisit;
use crate::web::http::{App, HttpError, run_query};

pub struct DeviceNames {
    members: Vec<Member>,
    /// The tag of the visitor's own device.
    own: Option<String>,
}

impl DeviceNames {
    pub async fn visit(visit: &TableVisit) -> Result<Self, HttpError> {
        let id = visit.id;
        let members = run_query(&visit.app, move |app| Ok(app.store().members(id)?)).await?;
        Ok(Self { members, own: visit.visitor.device.as_ref().map(DeviceId::tag) })
    }

    /// The origin of an entry: "Bruno's phone, 21:14", or only the time if the log has no device. Devices of an imported log
    /// may be those of other people.
    pub fn origin(&self, localizer: Localizer, meta: &EntryMeta) -> String {
        let when = moment(localizer, meta.at, App::now());
        if meta.is_imported {
            return localizer.say(&Message::new("imported-and-time").with("when", when));
        }
        let Some(tag) = &meta.device else { return when };
        let named = self.members.iter().find(|member| member.device.tag() == *tag && !member.label.is_empty());
        let phone = match named {
            _ if self.own.as_deref() == Some(tag.as_str()) => localizer.plain("phone-this"),
            Some(member) => member.label.clone(),
            None => localizer.plain("phone-other"),
        };
        localizer.say(&Message::new("phone-and-time").with("phone", phone).with("when", when))
    }
}
