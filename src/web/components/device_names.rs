//! The devices at a table, by name.

use crate::games::Text;
use crate::store::{DeviceId, Member};
use crate::table::EntryMeta;
use crate::web::auth::AtTable;
use crate::web::http::{App, HttpError, run_query};
use crate::words::{Words, moment};

pub struct DeviceNames {
    members: Vec<Member>,
    /// The tag of the visitor's own device.
    own: Option<String>,
}

impl DeviceNames {
    pub async fn at(at: &AtTable) -> Result<Self, HttpError> {
        let id = at.id;
        let members = run_query(&at.app, move |app| Ok(app.store().members(id)?)).await?;
        Ok(Self { members, own: at.visitor.device.as_ref().map(DeviceId::tag) })
    }

    /// The origin of an entry: "Bruno's phone, 21:14", or only the time if the log has no device. Devices of an imported log
    /// may be those of other people.
    pub fn origin(&self, words: Words, meta: &EntryMeta) -> String {
        let when = moment(words, meta.at, App::now());
        if meta.is_imported {
            return words.say(&Text::new("imported-and-time").with("when", when));
        }
        let Some(tag) = &meta.device else { return when };
        let named = self.members.iter().find(|member| member.device.tag() == *tag && !member.label.is_empty());
        let phone = match named {
            _ if self.own.as_deref() == Some(tag.as_str()) => words.plain("phone-this"),
            Some(member) => member.label.clone(),
            None => words.plain("phone-other"),
        };
        words.say(&Text::new("phone-and-time").with("phone", phone).with("when", when))
    }
}
