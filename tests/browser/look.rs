//! The settings of a phone, as far as Chromium can emulate them.

use crate::prelude::*;

/// How a person wants pages to look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    pub dark: bool,
    /// The system's own few colours, for people who need strong contrast.
    pub forced_colors: bool,
    pub less_motion: bool,
}

/// The looks with different colours.
pub const LOOKS: [Look; 3] = [
    Look { dark: false, forced_colors: false, less_motion: false },
    Look { dark: true, forced_colors: false, less_motion: false },
    Look { dark: false, forced_colors: true, less_motion: false },
];

impl Phone {
    /// Shows pages in this look from now on.
    pub fn wear(&self, look: Look) {
        let features = json!([
            { "name": "prefers-color-scheme", "value": if look.dark { "dark" } else { "light" } },
            { "name": "forced-colors", "value": if look.forced_colors { "active" } else { "none" } },
            { "name": "prefers-reduced-motion", "value": if look.less_motion { "reduce" } else { "no-preference" } },
        ]);
        self.cdp("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Sets the width of the screen, in CSS pixels.
    pub fn widen(&self, width: u32) {
        self.resize(width, HEIGHT, 2);
    }

    /// Sets the text size of this page, in percent. The next page has its usual size again.
    pub async fn enlarge_text(&self, percent: u32) {
        self.run_with("document.documentElement.style.fontSize = `${arguments[0]}%`", vec![json!(percent)]).await;
    }

    /// Requests pages in this language from now on, such as `fr` or `pt-BR`.
    pub fn speak(&self, language: &str) {
        self.cdp("Network.enable", json!({}));
        self.cdp("Network.setExtraHTTPHeaders", json!({ "headers": { "Accept-Language": language } }));
    }
}
