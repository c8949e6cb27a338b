import './companion-area.css';
import { useEffect, useRef } from 'react';
import type { Chrome } from '../../content/chrome-schema.ts';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { useConsent } from '../consent/consent-store.ts';
import { ContactDock } from '../contact-dock/contact-dock.tsx';

/**
 * The banner and the dock at the window's foot. The page keeps as much room free at its end, so that neither
 * covers its last lines, and the keyboard's way never leads under them.
 */
export default function CompanionArea({ chrome }: { chrome: Chrome }) {
  const area = useRef<HTMLDivElement>(null);
  const undecided = useConsent(({ record }) => record.updatedAt === 0);
  useEffect(() => {
    const footer = document.querySelector('footer');
    const observer = new ResizeObserver(([entry]) => {
      const height = `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`;
      // Not as a custom property, which everything inherits: the whole page would be styled anew.
      document.documentElement.style.scrollPaddingBottom = `calc(${height} + 1rem)`;
      if (footer) footer.style.paddingBottom = height;
    });
    if (area.current) observer.observe(area.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={area} className="companions no-print">
      {undecided && <ConsentBanner texts={chrome.consent} />}
      <ContactDock texts={chrome.contactDock} />
    </div>
  );
}
