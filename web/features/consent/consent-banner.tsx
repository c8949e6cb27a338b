import './consent-banner.css';
import { useId } from 'react';
import type { Chrome } from '../../content/chrome-schema.ts';
import { useDialogOpener } from '../dialogs/use-dialog-opener.ts';
import { allOf, useConsent } from './consent-store.ts';
import { useFocusBack } from './use-focus-back.ts';

/** The cookie banner, until a choice is made. Rejecting is as easy as accepting. */
export function ConsentBanner({ texts }: { texts: Chrome['consent'] }) {
  const choose = useConsent((store) => store.choose);
  const opener = useDialogOpener('consent');
  const titleId = useId();
  const onFocus = useFocusBack();
  return (
    <section aria-labelledby={titleId} onFocus={onFocus} className="consent-banner">
      <h2 id={titleId} className="consent-banner-title">
        {texts.title}
      </h2>
      <p className="consent-banner-text">{texts.text}</p>
      <div className="consent-banner-answers">
        <button type="button" onClick={() => choose(allOf(true))} className="consent-choice">
          {texts.acceptAll}
        </button>
        <button type="button" onClick={() => choose(allOf(false))} className="consent-choice">
          {texts.rejectAll}
        </button>
      </div>
      <button type="button" {...opener} className="consent-preferences">
        {texts.preferences}
      </button>
    </section>
  );
}
