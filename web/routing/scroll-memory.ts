import { readStored, store } from '../state/browser-storage.ts';

/** Identifies a history entry, for its scroll position. */
type EntryState = { readonly entry: string };

const storageKey = 'scroll';
/** The entry that a document was opened with has no state. */
const opened = '';

const positions = new Map<string, number>();
let current = opened;
let traversed = false;
let kept: (() => number) | undefined;

/** Begins to store the scroll position of each history entry. Call once, in the browser. */
export function startScrollMemory(): void {
  current = entryOf(history.state);
  for (const [entry, top] of stored()) positions.set(entry, top);
  returnFurtherDown(positions.get(current) ?? 0);
  // Before React renders the other page, when this one's position would be lost.
  addEventListener('popstate', ({ state }) => {
    const isElsewhere = entryOf(state) !== current;
    positions.set(current, scrollY);
    current = entryOf(state);
    traversed = true;
    // The browser does not restore it where a dialog was opened (dialog-history.ts).
    const isOurs = isElsewhere && history.scrollRestoration === 'manual';
    if (isOurs) scrollTo(0, rememberedPlace() ?? 0);
  });
  addEventListener('pagehide', () => {
    positions.set(current, scrollY);
    // Without storage a reload loses the positions of other pages.
    store('sessionStorage', storageKey, JSON.stringify([...positions]));
  });
}

/** Events of an active visitor, who must not be scrolled elsewhere. */
const touches = ['wheel', 'pointerdown', 'keydown', 'touchstart', 'popstate'];

/**
 * On a reload the browser restores the scroll position before lazy parts are rendered, such as a form that the address
 * names, and stops at the page's present end. This continues once the page is high enough.
 */
function returnFurtherDown(top: number): void {
  const root = document.documentElement;
  const maxScroll = () => root.scrollHeight - innerHeight;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Only at the end: otherwise the visitor has scrolled, or the browser has restored the position.
  if (!visit || visit.type === 'navigate' || scrollY < maxScroll() - 1 || scrollY >= top) return;
  const growth = new ResizeObserver(() => {
    if (maxScroll() < top) return;
    stop();
    scrollTo(0, top);
  });
  const stop = () => {
    growth.disconnect();
    for (const kind of touches) removeEventListener(kind, stop, true);
  };
  for (const kind of touches) addEventListener(kind, stop, { capture: true, passive: true });
  growth.observe(document.body);
}

/**
 * Stores the scroll position of the page that is left.
 * @param replace whether the new page replaces the history entry
 * @returns the state of the new page's entry
 */
export function leavePage(replace = false): EntryState {
  traversed = false;
  kept = undefined;
  if (!replace) {
    positions.set(current, scrollY);
    // Not `crypto.randomUUID`, which exists in secure contexts (HTTPS) only.
    current = `${Date.now()}.${positions.size}`;
  }
  return { entry: current };
}

/** The stored scroll position of the page returned to, in pixels. Undefined on a new visit. */
export function rememberedPlace(): number | undefined {
  return kept ? kept() : traversed ? positions.get(current) : undefined;
}

/** Call before the page is rendered in another language: the last heading in the upper half keeps its position. */
export function keepPlace(): void {
  const tops = headingTops();
  const at = tops.findLastIndex((top) => top < innerHeight / 2);
  kept = () => scrollY + (headingTops()[at] ?? 0) - (tops[at] ?? 0);
}

function headingTops(): number[] {
  return [...document.querySelectorAll('main :is(h1,h2,h3)')].map(
    (heading) => heading.getBoundingClientRect().top,
  );
}

function entryOf(state: unknown): string {
  const { entry = opened } = (state ?? {}) as Partial<EntryState>;
  return entry;
}

function stored(): [string, number][] {
  try {
    return JSON.parse(readStored('sessionStorage', storageKey) ?? '[]');
  } catch {
    return [];
  }
}
