import '../../ui/popup.css';
import './consent-banner.css';
import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { useChrome } from '../../loading/content-cache.ts';
import { unbroken } from '../../ui/unbroken.tsx';
import { useDialogOpener } from '../dialogs/open-dialog.ts';
import { allOf, choose } from './consent-store.ts';

/** The cookie banner, until a choice is made. Rejecting is as easy as accepting. */
export function ConsentBanner() {
  const texts = useChrome().consent;
  const opener = useDialogOpener('consent');
  const titleId = useId();
  const onFocus = useFocusBack();
  return (
    <section aria-labelledby={titleId} onFocus={onFocus} className="popup consent-banner">
      <h2 id={titleId} className="consent-banner-title">
        {texts.title}
      </h2>
      <p className="consent-banner-text">{unbroken(texts.text)}</p>
      <div className="consent-banner-answers">
        <button type="button" onClick={() => choose(allOf(true))} className="consent-choice">
          {texts.acceptAll}
        </button>
        <button type="button" onClick={() => choose(allOf(false))} className="consent-choice">
          {texts.rejectAll}
        </button>
      </div>
      <button type="button" {...opener} className="consent-preferences inline-link">
        {texts.preferences}
      </button>
    </section>
  );
}

/**
 * Returns the focus when a focused part of the page is removed: to its origin, else to the page's content. Otherwise
 * the keyboard would start at the beginning of the document.
 * @returns the part's `onFocus` handler
 */
function useFocusBack(): (event: FocusEvent) => void {
  const before = useRef<Element | null>(undefined);
  useEffect(() => {
    return () => {
      // Deferred: a dialog that closes at the same time returns the focus to a removed button.
      setTimeout(() => {
        // An element that fades out keeps the focus until it is removed.
        const isLost = document.activeElement?.matches('body, dialog:not([open]) *') ?? true;
        if (before.current === undefined || !isLost) return;
        const isThere = before.current instanceof HTMLElement && before.current.isConnected;
        const target = isThere ? (before.current as HTMLElement) : document.getElementById('main');
        target?.focus({ preventScroll: true });
      });
    };
  }, []);
  return ({ currentTarget, relatedTarget }) => {
    if (currentTarget.contains(relatedTarget) || relatedTarget?.closest('dialog')) return;
    before.current = relatedTarget;
  };
}
