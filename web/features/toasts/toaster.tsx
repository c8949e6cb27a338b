import { useEffect, useId } from 'react';
import type { Chrome } from '../../content/schema.ts';
import { joinPlaces, useToastArea } from './toast-area.ts';

/**
 * The toast area at the top's centre. It stays mounted: a live region must be there before its news. What
 * lies outside a modal dialog is out of reach, so each has one of its own while it is open.
 */
export function Toaster({ texts }: { texts: Chrome['toast'] }) {
  const place = useId();
  const { List, places, news } = useToastArea();
  useEffect(() => joinPlaces(place), [place]);
  const told = news?.place === place ? news : undefined;
  return (
    <section aria-label={texts.region} tabIndex={-1} className="no-print fixed inset-x-0 top-4">
      <p role="status" className="sr-only">
        {told?.polite}
      </p>
      <p role="alert" className="sr-only">
        {told?.assertive}
      </p>
      {List && places.at(-1) === place && <List dismiss={texts.dismiss} />}
    </section>
  );
}
