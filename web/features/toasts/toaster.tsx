import { useEffect, useId } from 'react';
import type { Chrome } from '../../content/chrome-schema.ts';
import { joinPlaces, useToastArea } from './toast-area.ts';

/**
 * The live region for toasts, at the top centre. It stays mounted, because a live region must exist before its text.
 * New toasts are announced; moving them is not. Content outside a modal dialog is inert, so each dialog has a Toaster
 * of its own while it is open.
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
