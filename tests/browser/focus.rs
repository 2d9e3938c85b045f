//! Keyboard users see where they are: in every look, the focused element has a ring, and nothing covers it.

use crate::prelude::*;

const TAB: &str = "\u{e004}";

/// Lists the faults of the ring of every focusable element: its width, its contrast with the surroundings (with the element
/// itself if the ring is inset), whether something cuts it off, and whether something covers the focused element. After a key
/// press, focusing an element by script shows the ring as the keyboard does.
const RINGS: &str = r"
const all = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex=\'0\']')];
return all.flatMap((one) => {
    one.focus();
    if (document.activeElement !== one) return [];
    const name = one.outerHTML.slice(0, 90);
    const ringed = [one.nextElementSibling, one].find((it) => it && getComputedStyle(it).outlineStyle !== 'none');
    if (!ringed) return [`${name} has no ring`];
    const style = getComputedStyle(ringed), [width, offset] = [style.outlineWidth, style.outlineOffset].map(parseFloat);
    const parts = (colour) => colour.match(/[\d.]+/g).map(Number);
    const isClear = (it) => (parts(getComputedStyle(it).backgroundColor)[3] ?? 1) < .5;
    let ground = offset < 0 ? ringed : ringed.parentElement;
    while (ground.parentElement && isClear(ground)) ground = ground.parentElement;
    const linear = (part) => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4;
    const luminance = (colour) => parts(colour).slice(0, 3).reduce((sum, part, at) => sum + linear(part / 255) * [.2126, .7152, .0722][at], .05);
    const [ring, behind] = [style.outlineColor, getComputedStyle(ground).backgroundColor].map(luminance);
    const contrast = Math.max(ring / behind, behind / ring);
    const wrong = [];
    if (width < 2) wrong.push(`${name} has a ring of ${width} px`);
    if (contrast < 3) wrong.push(`${name} has a ring with a contrast of ${contrast.toFixed(2)}`);
    const box = ringed.getBoundingClientRect(), seen = offset + 2;
    const isWithin = (edge) => box.left - seen >= edge.left - .1 && box.right + seen <= edge.right + .1
        && box.top - seen >= edge.top - .1 && box.bottom + seen <= edge.bottom + .1;
    const cuts = (it) => getComputedStyle(it).overflowX !== 'visible' && !isWithin(it.getBoundingClientRect());
    for (let it = ringed.parentElement; it !== document.body; it = it.parentElement) {
        if (cuts(it)) wrong.push(`the ring of ${name} is cut off by ${it.className}`);
    }
    if (box.left - seen < -.1 || box.right + seen > innerWidth + .1) wrong.push(`the ring of ${name} is beside the screen`);
    const reach = box.height > innerHeight / 2 ? [.5] : [.3, .7];
    const covered = reach.map((part) => document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part))
        .filter((top) => !top || !(ringed.contains(top) || top.contains(ringed)));
    if (covered.length) wrong.push(`${covered.map((top) => top?.outerHTML.slice(0, 60) ?? 'the end of the screen')} lies over ${name}`);
    return wrong;
});
";

impl Phone {
    /// The faults of the focus rings on this page.
    async fn rings(&self) -> Vec<String> {
        self.press(TAB).await;
        lines(&self.run(RINGS).await)
    }
}

#[tokio::test]
async fn every_focused_element_has_a_visible_ring() {
    let (_server, phone, tarot) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.fill(&tarot, TAROT.players, &[49, 30]).await;
    let closed = phone.open_table(&TAROT).await;
    phone.fill(&closed, TAROT.players, &[49, 30]).await;
    phone.close_table(&closed).await;
    let lombre = phone.open_table(&LOMBRE).await;
    let club = phone.club().await;
    let pages = [
        "/".to_owned(),
        tarot.clone(),
        format!("{tarot}/hands/new"),
        format!("{lombre}/hands/new"),
        format!("{tarot}/sheet"),
        format!("{tarot}/settlement"),
        club.clone(),
        format!("{club}/season/tarot"),
    ];
    let mut wrong = Vec::new();
    for look in LOOKS {
        phone.wear(look);
        for page in &pages {
            phone.goto(page).await;
            wrong.extend(phone.rings().await.iter().map(|one| format!("{page} {look:?}: {one}")));
        }
    }
    phone.wear(Look::default());
    assert_eq!(wrong, NOTHING, "{} findings:\n{}", wrong.len(), wrong.join("\n"));
}
