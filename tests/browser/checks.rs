//! What must hold on every page: accessibility, targets that a thumb hits, nothing beside the screen.

use std::fs;

use serde_json::{Value, json};

use crate::driver::setting;
use crate::phone::Phone;

/// The smallest side of anything that is tapped, in CSS pixels.
const TARGET: u32 = 44;

impl Phone {
    /// Asserts all that follows here, of the page as it is; without scripts axe cannot run.
    pub async fn assert_sound(&self) {
        let at = self.path().await;
        if self.scripts {
            assert_eq!(self.axe().await, NOTHING, "axe finds barriers on {at}");
        }
        assert_eq!(self.sideways().await, NOTHING, "{at} is wider than the screen");
        assert_eq!(self.small_targets().await, NOTHING, "a thumb misses these on {at}");
    }

    /// The barriers that axe-core finds: the rule, what to do, and where.
    pub async fn axe(&self) -> Vec<String> {
        let axe = fs::read_to_string(setting("TANTO_AXE")).expect("axe-core, which tests/run fetches");
        self.run(&axe).await;
        let found = self.client.execute_async(AXE, Vec::new()).await.expect("axe's answer");
        lines(&found)
    }

    /// What sticks out of the screen to the side, where the page can be scrolled there.
    pub async fn sideways(&self) -> Vec<String> {
        lines(&self.run(SIDEWAYS).await)
    }

    /// The controls that are smaller than a thumb needs.
    pub async fn small_targets(&self) -> Vec<String> {
        lines(&self.run_with(SMALL_TARGETS, vec![json!(TARGET)]).await)
    }
}

/// What every check should find.
pub const NOTHING: [&str; 0] = [];

/// What a script lists.
pub fn lines(found: &Value) -> Vec<String> {
    let found = found.as_array().unwrap_or_else(|| panic!("the check did not run: {found}"));
    found.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

// What is under the sticky bars at the moment comes out from under them by scrolling, so they do not count as covering.
const AXE: &str = r"
const bars = [...document.querySelectorAll('.top, .dock')];
for (const bar of bars) bar.style.position = 'static';
const done = (found) => {
    for (const bar of bars) bar.style.position = '';
    arguments[arguments.length - 1](found);
};
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }).then(
    (result) => done(result.violations.flatMap((rule) =>
        rule.nodes.map((node) => `${rule.id}: ${rule.help}: ${node.html} (${node.failureSummary})`))),
    (error) => done([`axe failed: ${error}`]));
";

const SIDEWAYS: &str = r"
const room = document.documentElement.clientWidth;
if (document.documentElement.scrollWidth <= room) return [];
const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > room + 0.5);
const last = wide.filter((one) => !wide.some((other) => one !== other && one.contains(other)));
const tell = (one) => `${one.outerHTML.slice(0, 120)} ends at ${Math.round(one.getBoundingClientRect().right)} of ${room}`;
return last.length ? last.map(tell) : [`the page is ${document.documentElement.scrollWidth} wide, the screen ${room}`];
";

// A label counts where it is what the finger hits (round or beside a radio or checkbox), and then its input does not.
// What is hidden until it has the focus, such as the skip link, and links within a sentence are no targets.
const SMALL_TARGETS: &str = r"
const least = arguments[0] - 0.5;
const ticks = (one) => one && (one.type === 'radio' || one.type === 'checkbox');
const stands = (one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
        && box.right > 0 && box.bottom + scrollY > 0 && !getComputedStyle(one).clipPath.startsWith('inset(50%');
};
const counts = (one) => {
    if (one.matches('label')) return ticks(one.control);
    if (ticks(one)) return ![...one.labels].some(stands);
    if (one.matches('a')) return getComputedStyle(one).display !== 'inline' || one.parentElement.matches('body, nav, li, header, footer');
    return true;
};
return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, label')]
    .filter((one) => stands(one) && counts(one))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < least || box.height < least)
    .map(([one, box]) => `${one.outerHTML.slice(0, 160)} is ${Math.round(box.width)}×${Math.round(box.height)}`);
";
