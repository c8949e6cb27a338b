/**
 * Turns one tree of nodes into another with few changes: equal parts keep their pictures, styles and scroll positions,
 * so that nothing flashes.
 * @param next its nodes are moved into the other tree
 */
export function morph(shown: Element, next: Element): void {
  if (shown.isEqualNode(next)) return;
  if (shown.localName !== next.localName) {
    shown.replaceWith(next);
    return;
  }
  copyAttributes(shown, next);
  const [before, after] = [[...shown.childNodes], [...next.childNodes]];
  const [most, least] = [
    Math.max(before.length, after.length),
    Math.min(before.length, after.length),
  ];
  // A row that was added or removed leaves the rows around it unchanged.
  const first = before.findIndex((node, index) => !node.isEqualNode(after[index] ?? null));
  const same = first === -1 ? before.length : first;
  let tail = 0;
  while (tail < least - same && before.at(-1 - tail)?.isEqualNode(after.at(-1 - tail) ?? null))
    tail += 1;
  const follower = before[before.length - tail] ?? null;
  for (let index = same; index < most - tail; index += 1) {
    const old = index < before.length - tail ? before[index] : undefined;
    const fresh = index < after.length - tail ? after[index] : undefined;
    if (isElement(old) && isElement(fresh)) morph(old, fresh);
    else if (old && fresh) old.replaceWith(fresh);
    else if (fresh) shown.insertBefore(fresh, follower);
    else old?.remove();
  }
}

function copyAttributes(shown: Element, next: Element): void {
  for (const { name } of [...shown.attributes]) {
    if (!next.hasAttribute(name)) shown.removeAttribute(name);
  }
  for (const { name, value } of [...next.attributes]) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}

/** Not `instanceof`: the nodes are those of another window. */
function isElement(node: Node | undefined): node is Element {
  return node?.nodeType === Node.ELEMENT_NODE;
}
