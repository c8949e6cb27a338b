/** The CSS selector of each role. */
export const selectors = {
  button: 'button, [role=button]',
  link: 'a[href]',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3',
  dialog: 'dialog[open], [role=dialog]',
  listitem: 'li',
  article: 'article',
  status: '[role=status]',
  frame: 'iframe',
} as const;
export type Role = keyof typeof selectors;

/** The click point, text and value of an element. */
export type Found = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Whether nothing covers the point. */
  readonly reachable: boolean;
  readonly focused: boolean;
  readonly value: string;
  readonly text: string;
};

/** Finds a visible element and scrolls it into the window. Runs in the page: `tab.run(find, ...)`. */
export function find(selector: string, name: string | null, within: string): Found | null {
  // WebKit from 2.54 on drops the space after a screen-reader text that ends in a colon.
  const words = (text: string | null | undefined) =>
    (text ?? '').replace(/\s+/g, ' ').replaceAll(': ', ':').trim();
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby');
    if (by) {
      const labels = by.split(' ').map((id) => words(document.getElementById(id)?.textContent));
      return labels.join(' ');
    }
    const label = element.getAttribute('aria-label');
    if (label) return words(label);
    const { labels } = element as HTMLInputElement;
    if (labels?.length) return words([...labels].map((one) => one.innerText).join(' '));
    return words((element as HTMLElement).innerText || element.getAttribute('title'));
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const isMeant = (element: Element) => {
    const own = nameOf(element);
    const sought = words(name);
    // More may follow the name: a field's value, or a message's time.
    return name === null || (own.startsWith(sought) && !/^\p{L}/u.test(own.slice(sought.length)));
  };
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  const scope = within ? document.querySelector(within) : (top ?? document);
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => scope?.contains(one) && isSeen(one) && isMeant(one),
  );
  if (!element) return null;
  const shown = element.getBoundingClientRect();
  if (shown.top < 90 || shown.bottom > innerHeight - 90) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = { x: x + width / 2, y: y + height / 2 };
  const there = document.elementFromPoint(point.x, point.y);
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  return {
    id: element.id,
    ...point,
    reachable: [element, ...labels].some((one) => one.contains(there) || there?.contains(one)),
    focused: element === document.activeElement,
    value: 'value' in element ? String(element.value) : '',
    text: element.innerText ?? '',
  };
}
