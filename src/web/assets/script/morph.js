// Makes a part of the page like a newer one, in its place: what is read aloud stays the place from which it is read, a panel that
// somebody has opened stays open, and what has the focus keeps it.

// Answers what is on the page then: the old part, or the new one where the two have nothing in common.
export function morph(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE && old.isEqualNode(fresh)) return old;
  if (!isAlike(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  copyAttributes(old, fresh);
  const [before, after] = [[...old.childNodes], [...fresh.childNodes]];
  after.forEach((child, index) => {
    if (index < before.length) morph(before[index], child);
    else old.append(child);
  });
  for (const child of before.slice(after.length)) child.remove();
  return old;
}

// An input has more than its attributes: what somebody has typed or tapped.
const isAlike = (old, fresh) => old.nodeType === Node.ELEMENT_NODE && old.nodeName === fresh.nodeName && !old.matches('input');

function copyAttributes(old, fresh) {
  const isOwn = name => name === 'open' && old.matches('details');
  for (const name of old.getAttributeNames()) {
    if (!isOwn(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (!isOwn(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}
