/** Link marks and placeholders (api/contract/content/link-mark.ts, facts.ts) in a field's text. */
const linkMark = /\\\[([^[\]]+?)\\\]\\\([^()]*?\\\)/g;
const placeholder = /\\\{[\w.]+\\\}/g;

/**
 * The text at the pressed point of a page: of the smallest element with text, or of a picture.
 * @returns with single spaces; undefined without text
 */
export function textAt({ target, detail, clientX, clientY }: MouseEvent): string | undefined {
  const element = target as Element;
  // A link that was activated by keyboard has no position.
  if (detail === 0) return shownText(element);
  const { ownerDocument: page } = element;
  const at = { x: clientX, y: clientY };
  const hit = page.elementsFromPoint(clientX, clientY);
  // The box of a heading may cover a picture, and most pictures let presses through.
  const texts = hit.filter((one) => !isUnbroken(one) && isOnText(one, at));
  const pictures = [...page.images].filter((one) => contains(one.getBoundingClientRect(), at));
  return [...texts, ...pictures, ...hit].map(shownText).find(Boolean);
}

function shownText(element: Element): string | undefined {
  if (isUnbroken(element)) return undefined;
  const text = element.getAttribute('alt') ?? (hasOwnText(element) ? element.textContent : '');
  return text.replaceAll(/\s+/g, ' ').trim() || undefined;
}

function isOnText({ childNodes, ownerDocument }: Element, at: Point): boolean {
  const words = ownerDocument.createRange();
  return [...childNodes].filter(isText).some((node) => {
    words.selectNode(node);
    return [...words.getClientRects()].some((rectangle) => contains(rectangle, at));
  });
}

type Point = { readonly x: number; readonly y: number };

function contains({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * The element that shows the text of a field, alone or else among others: the smallest, preferably a visible one. A
 * picture shows its alt text.
 */
export function elementWith(document: Document, text: string): Element | undefined {
  if (!text.trim()) return undefined;
  const pattern = patternOf(text);
  return smallestWith(document, `^${pattern}$`) ?? smallestWith(document, pattern);
}

function smallestWith(document: Document, pattern: string): Element | undefined {
  const wanted = new RegExp(pattern, 'u');
  const found = [...document.body.querySelectorAll('*')].filter((element) =>
    wanted.test(bare(element.getAttribute('alt') ?? element.textContent)),
  );
  const smallest = found.filter(
    (one) => !found.some((other) => other !== one && one.contains(other)),
  );
  return smallest.find((element) => element.checkVisibility()) ?? smallest[0];
}

/** Scrolls an element into view, and outlines it briefly. */
export function pointOut(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  // A script's animation leaves nothing behind and needs no style in the page.
  const outline = { outline: '3px solid #0f7f80', outlineOffset: '4px' };
  element.animate(
    [outline, outline, { outline: '3px solid transparent', outlineOffset: '4px' }],
    1600,
  );
}

function hasOwnText({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => isText(node) && node.textContent?.trim());
}

/** Not `instanceof`: the nodes are those of another window. */
function isText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE || isUnbroken(node);
}

/** A part of a text that stays on one line (web/ui/unbroken.tsx). */
function isUnbroken(node: Node): boolean {
  return node.nodeType === Node.ELEMENT_NODE && (node as Element).matches('span.whitespace-nowrap');
}

/** Without spaces: a page may split a text into lines. */
function bare(text: string): string {
  return text.replaceAll(/[\s\u00ad]+/g, '');
}

function patternOf(text: string): string {
  const literal = bare(text).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return literal.replaceAll(linkMark, '$1').replaceAll(placeholder, '.*');
}
