import { lazy, Suspense } from 'react';
import type { Chrome } from '../../content/schema.ts';
import { useToastsWanted } from './notify.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** The toast area at the top's centre. It stays mounted: a live region must be there before its news. */
export function Toaster({ texts }: { texts: Chrome['toast'] }) {
  const wanted = useToastsWanted();
  return (
    <section
      aria-label={texts.region}
      aria-live="polite"
      className="no-print pointer-events-none fixed inset-x-0 top-4 z-50 px-4"
    >
      {wanted && (
        <Suspense>
          <ToastList dismiss={texts.dismiss} />
        </Suspense>
      )}
    </section>
  );
}
