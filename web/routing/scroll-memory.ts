/** What an entry of the history carries, so that its place can be found again. */
type EntryState = { readonly entry: string };

const storageKey = 'scroll';
/** The entry that a document was opened with carries no state. */
const opened = '';

const positions = new Map<string, number>();
let current = opened;
let traversed = false;
let kept: (() => number) | undefined;

/** Begins to remember where each page was left, for anyone who comes back to it. Call once, in the browser. */
export function startScrollMemory(): void {
  current = entryOf(history.state);
  for (const [entry, top] of stored()) positions.set(entry, top);
  returnFurtherDown(positions.get(current) ?? 0);
  // Before React draws the other page: then the place on this one would be lost.
  addEventListener('popstate', ({ state }) => {
    positions.set(current, scrollY);
    current = entryOf(state);
    traversed = true;
  });
  addEventListener('pagehide', () => {
    positions.set(current, scrollY);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
    } catch {
      // Storage may be switched off; a reload then forgets the places on other pages.
    }
  });
}

/** What shows that the visitor is at work, and wants to be taken nowhere. */
const touches = ['wheel', 'pointerdown', 'keydown', 'touchstart', 'popstate'];

/**
 * A browser brings a page that it loads anew back to its place before all of it is drawn, as a form that the address
 * names: further down than the page then reaches, to its end. From there it goes on once the page is high enough.
 */
function returnFurtherDown(top: number): void {
  const root = document.documentElement;
  const room = () => root.scrollHeight - innerHeight;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Elsewhere than at the end the visitor has gone on by themselves, or the browser has managed.
  if (!visit || visit.type === 'navigate' || scrollY < room() - 1 || scrollY >= top) return;
  const growth = new ResizeObserver(() => {
    if (room() < top) return;
    stop();
    scrollTo({ top, behavior: 'instant' });
  });
  const stop = () => {
    growth.disconnect();
    for (const kind of touches) removeEventListener(kind, stop, true);
  };
  for (const kind of touches) addEventListener(kind, stop, { capture: true, passive: true });
  growth.observe(document.body);
}

/**
 * Remembers the place on the page that is being left for a new one.
 * @param replace whether the new page takes the old one's entry
 * @returns the state of the new page's entry
 */
export function leavePage(replace = false): EntryState {
  traversed = false;
  kept = undefined;
  if (!replace) {
    positions.set(current, scrollY);
    // Not crypto.randomUUID, which browsers have on https alone.
    current = `${Date.now()}.${positions.size}`;
  }
  return { entry: current };
}

/** Where the page was left to which the visitor came back, in pixels; undefined for a new visit. */
export function rememberedPlace(): number | undefined {
  return kept ? kept() : traversed ? positions.get(current) : undefined;
}

/** Call before the page is drawn in another language: the heading that is being read under stays where it is seen. */
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
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
}
