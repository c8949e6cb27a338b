import { useEffect, useEffectEvent, useState } from 'react';
import { useWidth } from '../../ui/use-width.ts';
import { elementWith, pointOut, textAt } from './preview-texts.ts';

/** Widths of the previewed page, in pixels. */
export const widths = { phone: 390, tablet: 820, desktop: 1440 } as const;
export type Width = keyof typeof widths;

export const schemes = ['light', 'dark'] as const;
export type PageScheme = (typeof schemes)[number];

type PreviewFrameProps = {
  readonly title: string;
  /** Undefined until the page is loaded. */
  readonly html: string | undefined;
  readonly address: string | undefined;
  readonly width: Width;
  readonly scheme: PageScheme;
  /** Text of the edited field. */
  readonly focused?: { readonly text: string } | undefined;
  /** Called with the text that was pressed in the page. */
  onPick(text: string): void;
};

/**
 * A page in a document of its own, in which no script runs and no link works. It is rendered at this width, and scaled
 * to fit its container.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { title, html, address, width, scheme, focused, onPick } = props;
  const [page, setPage] = useState<FrameWindow>();
  const [room, roomWidth] = useWidth<HTMLDivElement>();
  const pick = useEffectEvent(onPick);

  useEffect(() => {
    if (!page) return;
    const stay = (event: Event) => {
      event.preventDefault();
      const text = event.type === 'click' && textAt(event as MouseEvent);
      if (text) pick(text);
    };
    const leaving = ['click', 'auxclick', 'submit'];
    for (const type of leaving) page.document.addEventListener(type, stay, true);
    return () => {
      for (const type of leaving) page.document.removeEventListener(type, stay, true);
    };
  }, [page]);

  useEffect(() => {
    if (page && html !== undefined) showPage(page, html, scheme);
  }, [page, html, scheme]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    page?.scrollTo(0, 0);
  }, [page, address]);

  const text = focused?.text;
  const pointAt = useEffectEvent(() => {
    const element = page && text && elementWith(page.document, text);
    if (element) pointOut(element);
  });
  const isShown = page !== undefined && html !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: not on the words: the page must not jump while the user types
  useEffect(() => {
    if (isShown && focused) pointAt();
  }, [isShown, focused, address]);

  const scale = Math.min(1, roomWidth / widths[width]) || 1;
  return (
    <div ref={room} className="relative min-h-0 grow overflow-hidden bg-band">
      <iframe
        src="/preview"
        title={title}
        onLoad={({ currentTarget }) => {
          setPage(currentTarget.contentWindow as FrameWindow);
        }}
        className="absolute left-1/2 top-0 origin-top-left"
        style={{
          width: widths[width],
          height: `${100 / scale}%`,
          transform: `scale(${scale}) translateX(-50%)`,
        }}
      />
    </div>
  );
}

/** Elements stripped from the preview: those that load or run something, and those without a visible effect. */
const strippedElements = 'script, noscript, link, iframe, base, meta:not([charset])';

/**
 * Shows a page's HTML in the preview's document. Unchanged parts stay, as does the scroll position.
 * @param frame the window of `/preview`: its policy allows parsing HTML, the admin's does not
 */
function showPage(frame: FrameWindow, html: string, scheme: PageScheme): void {
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
type FrameWindow = Window & typeof globalThis;

/**
 * Turns one tree of nodes into another with few changes: equal parts keep their pictures, styles and scroll positions,
 * so that nothing flashes.
 * @param next its nodes are moved into the other tree
 */
function morph(shown: Element, next: Element): void {
  if (shown.isEqualNode(next)) return;
  if (shown.localName !== next.localName) {
    shown.replaceWith(next);
    return;
  }
  copyAttributes(shown, next);
  const [before, after] = [[...shown.childNodes], [...next.childNodes]];
  const most = Math.max(before.length, after.length);
  const least = Math.min(before.length, after.length);
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
