import { useRef } from 'react';
import { useChrome } from '../../loading/content-cache.ts';
import { useInView } from '../../ui/in-view.ts';
import { lazy } from '../../ui/lazy.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ReachUs } from '../../ui/reach-us.tsx';
import type { AppliedTo } from './values.ts';

const ApplicationForm = lazy(() => import('./application-form.tsx'));

/** Reserves the application form's height. Its code is loaded when that comes into view. */
export function ApplicationSlot({ opening }: AppliedTo) {
  const { form, identity } = useChrome();
  const slot = useRef<HTMLDivElement>(null);
  // One screen ahead, so that it is loaded in time.
  const isNear = useInView(slot, '100%');
  // The height of the first step, so that nothing below it moves.
  const minHeight = 'min-h-[31rem]';
  return (
    <>
      <noscript>
        <ReachUs text={form.withoutScript} email={identity.email.careers} />
      </noscript>
      <div ref={slot} className="needs-script card">
        {isNear ? (
          <ApplicationForm
            opening={opening}
            placeholder={<Loading className={minHeight} />}
            failure={
              <div className={minHeight}>
                <LoadFailure onRetry={ApplicationForm.retry} />
              </div>
            }
          />
        ) : (
          <div className={minHeight} />
        )}
      </div>
    </>
  );
}
