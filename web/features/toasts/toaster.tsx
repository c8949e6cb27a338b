import type { Chrome } from '../../content/schema.ts';
import { useToastArea } from './toast-area.ts';

/** The toast area at the top's centre. It stays mounted: a live region must be there before its news. */
export function Toaster({ texts }: { texts: Chrome['toast'] }) {
  const { List } = useToastArea();
  return (
    <section
      aria-label={texts.region}
      aria-live="polite"
      className="no-print pointer-events-none fixed inset-x-0 top-4 z-50 px-4"
    >
      {List && <List dismiss={texts.dismiss} />}
    </section>
  );
}
