import './consent-banner.css';
import { useId } from 'react';
import type { Chrome } from '../../content/schema.ts';
import { fetchDialog } from '../dialogs/dialogs.tsx';
import { useOpenDialog } from '../dialogs/open-dialog.ts';
import { allOf, useConsent } from './consent-store.ts';

const fetchPreferences = () => fetchDialog('consent');

/** Asks until a choice is made; saying no is as easy as saying yes. */
export function ConsentBanner({ texts }: { texts: Chrome['consent'] }) {
  const choose = useConsent((store) => store.choose);
  const open = useOpenDialog((store) => store.open);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="consent-banner">
      <h2 id={titleId} className="consent-banner-title">
        {texts.title}
      </h2>
      <p className="consent-banner-text">{texts.text}</p>
      <div className="consent-banner-choices">
        <button type="button" onClick={() => choose(allOf(true))} className="consent-choice">
          {texts.acceptAll}
        </button>
        <button type="button" onClick={() => choose(allOf(false))} className="consent-choice">
          {texts.rejectAll}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={fetchPreferences}
          onFocus={fetchPreferences}
          onClick={() => open('consent')}
          className="consent-preferences"
        >
          {texts.preferences}
        </button>
      </div>
    </section>
  );
}
