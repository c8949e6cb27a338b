import { useRef } from 'react';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import type { Language } from '#contract/languages.ts';
import { useInView } from '../../ui/in-view.ts';
import { lazy } from '../../ui/lazy.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ReachUs } from '../../ui/reach-us.tsx';

const ApplicationForm = lazy(() => import('./application-form.tsx'));

type ApplicationSlotProps = {
  readonly texts: PageContent<'life'>['sections']['join-team']['application'];
  readonly chrome: Pick<Chrome, 'form' | 'loading' | 'identity'>;
  readonly language: Language;
};

/** Reserves the application form's height. Its code is loaded when that comes into view. */
export function ApplicationSlot({ texts, chrome, language }: ApplicationSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  // One screen ahead, so that it is loaded in time.
  const isNear = useInView(slot, '100%');
  // The height of the first step, so that nothing below it moves.
  const minHeight = 'min-h-[31rem]';
  const { email, phone } = chrome.identity;
  return (
    <>
      <noscript>
        <ReachUs text={chrome.form.withoutScript} email={email.careers} phone={phone} />
      </noscript>
      <div ref={slot} className="needs-script card">
        {isNear ? (
          <ApplicationForm
            texts={texts}
            common={chrome.form}
            identity={chrome.identity}
            language={language}
            placeholder={<Loading className={minHeight} />}
            failure={
              <div className={minHeight}>
                <LoadFailure texts={chrome.loading} onRetry={ApplicationForm.retry} />
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
