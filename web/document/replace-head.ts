import { type HeadOf, type HeadTag, headMark, headOf } from './head.ts';

/** Gives the document the head of the page that is shown now. A chunk of its own: the first page has its head already. */
export function replaceHead(page: HeadOf): void {
  for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
  document.head.append(...headOf(page).map(toElement));
}

function toElement({ tag, attributes = {}, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(headMark, '');
  if (text !== undefined) element.textContent = text;
  return element;
}
