import { useEffect, useId } from 'react';
import type { Chrome } from '../../content/chrome-schema.ts';
import { joinPlaces, useToastArea } from './toast-area.ts';

/**
 * The toast area at the top's centre: a live region, which stays mounted, since it must be there before its
 * news. Its toasts are read out as they come; moving them about is no news. What lies outside a modal dialog
 * is out of reach, so each has a Toaster of its own while it is open.
 */
export function Toaster({ texts }: { texts: Chrome['toast'] }) {
  const place = useId();
  const { List, places } = useToastArea();
  useEffect(() => joinPlaces(place), [place]);
  return (
    <section
      aria-label={texts.region}
      aria-live="polite"
      tabIndex={-1}
      className="no-print fixed inset-x-0 top-4 z-50"
    >
      {List && places.at(-1) === place && <List dismiss={texts.dismiss} />}
    </section>
  );
}
