/** What the page takes over from this script. */
export type EventReplay = {
  /** What a visitor did before the page could answer, in the order it was done. */
  readonly remembered: { readonly kind: 'click' | 'submit'; readonly element: HTMLElement }[];
  /** Whether the page answers by itself by now, but for what it holds back (`data-held`). */
  alive: boolean;
  /** The site's faces that would have moved what is read: they are shown from the next page on. */
  readonly faces: FontFace[];
  /** The script, or something that it needs, did not arrive: the next touch asks for all of it again. */
  askAgain(): void;
};

declare global {
  interface Window {
    earlyEvents?: EventReplay;
  }
}

/** What document.ts hands to the script, as its `data-` attributes. */
type Given = 'entry' | 'later' | 'faces';

/**
 * The one script inside the HTML: its text stands in each page, and its hash in the policy. The real script is
 * fetched only when the page has loaded and been painted, and run when it is idle, or at the first touch, so that
 * nothing competes with what is to be read; what is pressed meanwhile is remembered and done later. It must use
 * nothing from outside itself.
 */
export function bootstrap(): void {
  const { entry, later, faces } = (document.currentScript as HTMLScriptElement).dataset as Record<
    Given,
    string
  >;
  // Storage may be switched off.
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  // The site's root is the Turkish home page. Specification, section 2: it leads to the stored language.
  if (location.pathname === '/') {
    const rest = location.search + location.hash;
    // Or the Turkish page could be painted before the English one is here.
    root.hidden = stored('language') === 'en';
    if (root.hidden) {
      location.replace(`/en${rest}`);
      return;
    }
    history.replaceState(null, '', `/tr${rest}`);
  }
  const scheme = stored('scheme');
  // Before the first paint, or a chosen scheme would flash.
  if (scheme) root.dataset.scheme = scheme;
  // What is out of sight is laid out once the page is alive, but for anyone who may have been further down.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !location.hash) root.dataset.opening = '';
  const touches: EventReplay = {
    remembered: [],
    alive: false,
    faces: [],
    askAgain() {
      failures += 1;
      asked = false;
    },
  };
  let asked = false;
  let failures = 0;

  const addToHead = (name: string, properties: object) => {
    const element = Object.assign(document.createElement(name), properties);
    document.head.append(element);
    return element;
  };
  const addScript = (src: string) => addToHead('script', { type: 'module', src });
  const addLink = (rel: string, href: string) => addToHead('link', { rel, href });

  const start = () => {
    if (asked) return;
    asked = true;
    // A browser remembers which module failed, also deep among the entry's own imports: under another
    // address, which the server knows for the same files, it asks for all of them anew.
    const address = failures ? entry.replace('/assets/', `/assets/~${failures}/`) : entry;
    // What the entry will ask for comes beside it (build/preload-list.ts).
    addScript(address.replace('/client-', '/preload-'));
    const script = addScript(address);
    script.onerror = () => {
      script.remove();
      touches.askAgain();
    };
  };

  const remember = (event: Event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    delete root.dataset.opening;
    if (touches.alive && !target.closest('[data-held]')) return;
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      // Sent by the browser itself, the words would leave the page and be lost.
      event.preventDefault();
      // Pressed twice, it is sent once.
      if (!('waiting' in target.dataset))
        touches.remembered.push({ kind: 'submit', element: target });
      target.dataset.waiting = '';
    }
    const button =
      event.type === 'click' && target.closest<HTMLElement>('button[type=button],a[data-acts]');
    if (button) {
      // A link that acts leads somewhere only where there are no scripts.
      event.preventDefault();
      touches.remembered.push({ kind: 'click', element: button });
    }
    start();
  };

  for (const kind of ['pointerdown', 'keydown', 'focusin', 'click', 'submit']) {
    addEventListener(kind, remember, true);
  }
  window.earlyEvents = touches;

  // Safari has none.
  const {
    requestIdleCallback: whenIdle = (call: () => void, _options?: object) => setTimeout(call, 200),
  } = window;
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  const painted = new Promise<unknown>((resolve) => {
    // The first words are among what is painted first: the header comes with this script.
    new PerformanceObserver(resolve).observe({ type: 'paint' });
    // Firefox reports none where the page opens scrolled, at a section or by a reload. A page out of sight draws
    // no frame, and waits.
    const frame = requestAnimationFrame;
    loaded.then(() => frame(() => frame(() => setTimeout(resolve, 200))));
  });
  // Named only once they are here: of a face on its way Chromium looks up what a system has in its place, for
  // each size and weight. That, out of sight, took 20 ms of a desktop's processor.
  const addFaces = async () => {
    const coming = faces.split(';').map((face) => {
      const [family, address] = face.split(',') as [string, string];
      return new FontFace(family, `url(${address})`, { weight: '400 600' });
    });
    await Promise.allSettled(coming.map((face) => face.load()));
    // One that did not arrive changes nothing.
    for (const face of coming) {
      const isRead = document.querySelector('h1')?.offsetHeight;
      // What is in sight below the header, by turns on the left and on the right.
      const parts: Element[] = [];
      for (let y = 99; y < innerHeight; y += 15) {
        parts.push(document.elementFromPoint(innerWidth * (y % 2 ? 0.3 : 0.7), y) ?? root);
      }
      const places = () => `${parts.map((part) => part.getBoundingClientRect().y | 0)}`;
      const before = places();
      document.fonts.add(face);
      // Where what is read would break into more lines or fewer, it keeps the system's font until the next page; where
      // the system has none, nothing is read yet.
      if (isRead && places() !== before) {
        document.fonts.delete(face);
        touches.faces.push(face);
      }
      // Each sets the words anew: both at once would hold up a slow phone.
      await new Promise(requestAnimationFrame);
    }
  };
  // Words and picture first: the faces follow them once, and then are in the browser's cache.
  const known = stored('fonts') === faces;
  if (known) addFaces();
  painted.then(() => {
    // Where the early face (early-heading-font.css) is too late, Chromium would still show it when a style sheet comes.
    const [early] = document.fonts;
    if (early?.display === 'optional' && early.status !== 'loaded') {
      document.styleSheets[0]?.deleteRule(0);
    }
    addLink('manifest', '/site.webmanifest');
    addLink('stylesheet', later);
    // Only fetched: an early touch finds it on its way.
    loaded.then(() => addLink('modulepreload', entry));
    if (known) return;
    addFaces();
    try {
      localStorage.setItem('fonts', faces);
    } catch {}
  });
  // A slow device has loaded before it has drawn.
  loaded.then(() => painted.then(() => whenIdle(start, { timeout: 2000 })));
}
