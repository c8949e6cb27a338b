import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { useConsent } from '../consent/consent-store.ts';
import { FloatingContact } from './floating-contact.tsx';

/**
 * The banner at the bottom of the window and, once it is answered, the contact button. Drawn after hydration, because
 * the HTML does not know the visitor's choice.
 */
export function FloatingArea() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    // In a task of its own: in that of the hydration it would block a slow phone.
    setTimeout(() => setHydrated(true));
  }, []);
  return isHydrated && <BannerOrButton />;
}

/**
 * The banner comes first in the document, where the keyboard reaches it first; the button comes last. The page reserves
 * the banner's height at its end, so that the banner covers no content and no focused element.
 */
function BannerOrButton() {
  const area = useRef<HTMLDivElement>(null);
  const undecided = useConsent(({ updatedAt }) => updatedAt === 0);
  useEffect(() => {
    const footer = document.querySelector('footer');
    const observer = new ResizeObserver(([entry]) => {
      const height = `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`;
      // Not a custom property: all elements would inherit it, and the whole page would be restyled.
      document.documentElement.style.scrollPaddingBottom = `calc(${height} + 1rem)`;
      if (footer) footer.style.paddingBottom = height;
    });
    if (area.current) observer.observe(area.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={area} className="floating-area no-print">
        {undecided && (
          // React removes this element after the choice: an ad blocker may have removed the banner itself, which would
          // make that fail.
          <div>
            <ConsentBanner />
          </div>
        )}
      </div>
      {!undecided && createPortal(<FloatingContact />, document.body)}
    </>
  );
}
