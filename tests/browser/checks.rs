//! The checks that every page must pass: it is accessible, a thumb hits its targets, and it is no wider than the screen.

use std::fs;

use crate::driver::setting;
use crate::prelude::*;

/// The minimum width and height of a tap target, in CSS pixels.
const TARGET: u32 = 44;

impl Phone {
    /// Asserts that the current page passes all checks below. Without scripts, axe cannot run and is skipped.
    pub async fn assert_sound(&self) {
        let at = self.path().await;
        if self.scripts {
            assert_eq!(self.axe().await, NOTHING, "axe finds barriers on {at}");
        }
        assert_eq!(self.sideways().await, NOTHING, "{at} is wider than the screen");
        assert_eq!(self.small_targets().await, NOTHING, "a thumb misses these on {at}");
    }

    /// The barriers that axe-core finds: the rule, the element, and how to fix it.
    pub async fn axe(&self) -> Vec<String> {
        let axe = fs::read_to_string(setting("TANTO_AXE")).expect("axe-core, which tests/run fetches");
        self.run(&axe).await;
        let found = self.client.execute_async(AXE, Vec::new()).await.expect("axe's answer");
        lines(&found)
    }

    /// The elements that extend beyond the right edge of the screen, if the page can be scrolled sideways.
    pub async fn sideways(&self) -> Vec<String> {
        lines(&self.run(SIDEWAYS).await)
    }

    /// The controls that are smaller than a thumb needs.
    pub async fn small_targets(&self) -> Vec<String> {
        lines(&self.run_with(SMALL_TARGETS, vec![json!(TARGET)]).await)
    }
}

/// The expected result of every check.
pub const NOTHING: [&str; 0] = [];

/// The list of strings that a script returned.
pub fn lines(found: &Value) -> Vec<String> {
    let found = found.as_array().unwrap_or_else(|| panic!("the check did not run: {found}"));
    found.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

// Elements under the sticky bars can be scrolled out from under them, so the bars must not count as covering them.
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
const describe = (one) => `${one.outerHTML.slice(0, 120)} ends at ${Math.round(one.getBoundingClientRect().right)} of ${room}`;
return last.length ? last.map(describe) : [`the page is ${document.documentElement.scrollWidth} wide, the screen ${room}`];
";

// A visible label around or beside a radio or checkbox is what the finger hits, so it counts in place of its input.
// Links within a sentence, and elements that are hidden until they have the focus, such as the skip link, do not count.
const SMALL_TARGETS: &str = r"
const least = arguments[0] - 0.5;
const ticks = (one) => one && (one.type === 'radio' || one.type === 'checkbox');
const isVisible = (one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
        && box.right > 0 && box.bottom + scrollY > 0 && !getComputedStyle(one).clipPath.startsWith('inset(50%');
};
const counts = (one) => {
    if (one.matches('label')) return ticks(one.control);
    if (ticks(one)) return ![...one.labels].some(isVisible);
    if (one.matches('a')) return getComputedStyle(one).display !== 'inline' || one.parentElement.matches('body, nav, li, header, footer');
    return true;
};
return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, label')]
    .filter((one) => isVisible(one) && counts(one))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < least || box.height < least)
    .map(([one, box]) => `${one.outerHTML.slice(0, 160)} is ${Math.round(box.width)}×${Math.round(box.height)}`);
";
