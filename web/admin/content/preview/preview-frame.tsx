import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FrameWindow, showPage } from './preview-page.ts';
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
  const { title, html, width, scheme, focused, onPick } = props;
  const [page, setPage] = useState<FrameWindow>();
  const [room, size] = useSize();
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

  const text = focused?.text;
  const pointAt = useEffectEvent(() => {
    const element = page && text && elementWith(page.document, text);
    if (element) pointOut(element);
  });
  const isShown = page !== undefined && html !== undefined;
  // Depends only on the field: the page must not jump while the user types.
  useEffect(() => {
    if (isShown && focused) pointAt();
  }, [isShown, focused]);

  const scale = Math.min(1, size.width / widths[width]) || 1;
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
          height: size.height / scale,
          transform: `scale(${scale}) translateX(-50%)`,
        }}
      />
    </div>
  );
}

/** The size of an element in pixels; 0 until it is measured. */
function useSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size] as const;
}
