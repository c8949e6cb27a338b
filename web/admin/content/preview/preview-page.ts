import { morph } from './preview-morph.ts';

/** Elements stripped from the preview: those that load or run something, and those without a visible effect. */
const strippedElements = 'script, noscript, link, iframe, base, meta:not([charset])';

/**
 * Shows a page's HTML in the preview's document. Unchanged parts stay, as does the scroll position.
 * @param frame the window of `/preview`: its policy allows parsing HTML, the admin's does not
 */
export function showPage(frame: FrameWindow, html: string, scheme: 'light' | 'dark'): void {
  const page = new frame.DOMParser().parseFromString(html, 'text/html');
  const { entry, later = '' } =
    page.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  for (const element of page.querySelectorAll(strippedElements)) element.remove();
  // The page's own script adds it after the first paint (web/document/bootstrap.ts).
  if (entry)
    page.head.append(Object.assign(page.createElement('link'), { rel: 'stylesheet', href: later }));
  page.documentElement.dataset.scheme = scheme;
  morph(frame.document.documentElement, page.documentElement);
}

/** A window with the constructors of its own realm. */
export type FrameWindow = Window & typeof globalThis;

/** Waits for everything that changes a page's layout: its style sheets and typefaces. */
export async function isLaidOut({ document }: FrameWindow): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(
    sheets
      .filter(({ sheet }) => sheet === null)
      .map(
        (link) =>
          new Promise((resolve) => {
            link.addEventListener('load', resolve);
            link.addEventListener('error', resolve);
          }),
      ),
  );
  // A layout starts the loading of typefaces.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}
