import { type HeadOf, type HeadTag, headMark, headOf } from './head.ts';

/** Sets the head of the current page. A chunk of its own, because the first page has its head already. */
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
