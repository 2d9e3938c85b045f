//! What a person sets on the phone, as far as Chromium can pretend it.

use serde_json::json;

use crate::phone::{HEIGHT, Phone};

/// How the person wants pages to look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    pub dark: bool,
    /// The system's own few colours, as for people who need strong contrast.
    pub forced_colors: bool,
    pub less_motion: bool,
}

/// The looks that have colours of their own.
pub const LOOKS: [Look; 3] = [
    Look { dark: false, forced_colors: false, less_motion: false },
    Look { dark: true, forced_colors: false, less_motion: false },
    Look { dark: false, forced_colors: true, less_motion: false },
];

impl Phone {
    /// From now on pages look so.
    pub fn wear(&self, look: Look) {
        let features = json!([
            { "name": "prefers-color-scheme", "value": if look.dark { "dark" } else { "light" } },
            { "name": "forced-colors", "value": if look.forced_colors { "active" } else { "none" } },
            { "name": "prefers-reduced-motion", "value": if look.less_motion { "reduce" } else { "no-preference" } },
        ]);
        self.cdp("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// From now on the screen is so wide.
    pub fn widen(&self, width: u32) {
        let size = json!({ "width": width, "height": HEIGHT, "deviceScaleFactor": 2, "mobile": true });
        self.cdp("Emulation.setDeviceMetricsOverride", size);
    }

    /// Makes this page's text so large, in percent, until the next page.
    pub async fn enlarge_text(&self, percent: u32) {
        self.run_with("document.documentElement.style.fontSize = `${arguments[0]}%`", vec![json!(percent)]).await;
    }

    /// From now on the person reads this language, such as `fr` or `pt-BR`.
    pub fn speak(&self, language: &str) {
        self.cdp("Network.enable", json!({}));
        self.cdp("Network.setExtraHTTPHeaders", json!({ "headers": { "Accept-Language": language } }));
    }
}
