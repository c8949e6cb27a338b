export type EventReplay = {
  /** The visitor's events from before hydration, in their order. */
  readonly remembered: { readonly kind: 'click' | 'submit'; element: HTMLElement }[];
  /** Whether the page handles events itself, except in parts marked `data-held`. */
  alive: boolean;
  /** Call if the entry, or one of its imports, failed to load: the next event loads everything again. */
  askAgain(): void;
};

declare global {
  interface Window {
    earlyEvents?: EventReplay;
  }
}

/**
 * The one inline script: its text is in each page, and its hash in the policy. It loads the real script once the page
 * has loaded and been painted and is idle, or at the first interaction, so that nothing competes with the content.
 * In a trial on slow 4G the first paint came after 664 ms, and after 1,096 with the script requested at once.
 * Earlier clicks and submits are remembered and replayed: on a slow phone a menu tapped at the first paint opens 1.6 s
 * later, and never without it. It must not use anything from outside itself.
 * @param others the languages beside the default one
 */
export function bootstrap(others: readonly string[]): void {
  // Given by document.ts.
  const { entry = '', later = '' } = (document.currentScript as HTMLScriptElement).dataset;
  // Storage may be disabled.
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  // The site's root is the default language's home page. Specification, section 2: it leads to the stored language.
  if (location.pathname === '/') {
    const rest = location.search + location.hash;
    const language = stored('language') ?? '';
    // Otherwise the default language's page could be painted before the stored one's is loaded.
    root.hidden = others.includes(language);
    if (root.hidden) {
      location.replace(`/${language}${rest}`);
      return;
    }
    history.replaceState(null, '', `/${root.lang}${rest}`);
  }
  const scheme = stored('scheme');
  // Before the first paint, or a chosen scheme would flash.
  if (scheme) root.dataset.scheme = scheme;
  // Deferred layout of what is out of view: it takes 12 of 32 ms of style and layout from before the first paint of the
  // services and the privacy page, 50 ms on a phone; 2 ms on the home page. Not where the visitor may return to a
  // position further down.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !location.hash) root.dataset.opening = '';
  const touches: EventReplay = {
    remembered: [],
    alive: false,
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
  const addLink = (rel: string, href: string) => addToHead('link', { rel, href });

  const start = () => {
    if (asked) return;
    asked = true;
    // Browsers remember which module failed, also among the entry's own imports. Under another address, which the
    // server maps to the same files, all of them are requested again. A folder, not a query: lazy chunks import the
    // entry by its plain name, and after a query would get a second copy with a state of its own.
    const address = failures ? entry.replace('/assets/', `/assets/~${failures}/`) : entry;
    const script = addToHead('script', { type: 'module', src: address });
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
      // A native submit would leave the page and lose the input.
      event.preventDefault();
      // A second press does not send it twice.
      if (!('waiting' in target.dataset))
        touches.remembered.push({ kind: 'submit', element: target });
      target.dataset.waiting = '';
    }
    const button =
      event.type === 'click' && target.closest<HTMLElement>('button[type=button],a[data-acts]');
    if (button) {
      // The address of a link with `data-acts` is for pages without scripts only.
      event.preventDefault();
      touches.remembered.push({ kind: 'click', element: button });
    }
    start();
  };

  for (const kind of ['pointerdown', 'keydown', 'focusin', 'click', 'submit']) {
    addEventListener(kind, remember, true);
  }
  window.earlyEvents = touches;

  // Safari does not support it.
  const {
    requestIdleCallback: whenIdle = (call: () => void, _options?: object) => setTimeout(call, 200),
  } = window;
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  const painted = new Promise<unknown>((resolve) => {
    // The first paint includes the first words: the header is in the HTML together with this script.
    new PerformanceObserver(resolve).observe({ type: 'paint' });
    // Firefox reports no paint where the page opens scrolled, at a section or by a reload. A hidden page draws no
    // frame, and waits.
    const frame = requestAnimationFrame;
    loaded.then(() => frame(() => frame(() => setTimeout(resolve, 200))));
  });
  painted.then(() => {
    addLink('manifest', '/site.webmanifest');
    // It styles dialogs too, so a lost one is requested once more.
    addLink('stylesheet', later).onerror = () => addLink('stylesheet', later);
    // Only preloaded: an early interaction finds it loading.
    loaded.then(() => addLink('modulepreload', entry));
  });
  // A slow device may have loaded before it has painted.
  loaded.then(() => painted.then(() => whenIdle(start, { timeout: 2000 })));
}
