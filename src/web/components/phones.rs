//! The devices at a table, by name.

use crate::games::text::Text;
use crate::store::{DeviceId, Member};
use crate::table::EntryMeta;
use crate::web::auth::AtTable;
use crate::web::http::{App, HttpError, Shared, run_query};
use crate::words::{Words, moment};

pub struct Phones {
    members: Vec<Member>,
    /// The tag of the visitor's own device.
    own: Option<String>,
}

impl Phones {
    pub async fn at(app: &Shared, at: &AtTable) -> Result<Self, HttpError> {
        let id = at.id;
        let members = run_query(app, move |app| Ok(app.store().members(id)?)).await?;
        Ok(Self { members, own: at.visitor.device.as_ref().map(DeviceId::tag) })
    }

    /// The name of the device with a tag.
    pub fn name(&self, words: Words, tag: &str) -> String {
        if self.own.as_deref() == Some(tag) {
            return words.plain("phone-this");
        }
        let named = self.members.iter().find(|member| member.device.tag() == tag && !member.label.is_empty());
        named.map_or_else(|| words.plain("phone-other"), |member| member.label.clone())
    }

    /// The origin of an entry: "Bruno's phone, 21:14", or only the time if the log has no device.
    pub fn origin(&self, words: Words, meta: &EntryMeta) -> String {
        let when = moment(words.language, meta.at, App::now());
        let Some(tag) = &meta.device else { return when };
        let phone = self.name(words, tag);
        words.say(&Text::new("phone-and-time").with("phone", phone.as_str()).with("when", when.as_str()))
    }
}
