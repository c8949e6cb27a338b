import './consent-dialog.css';
import { useId, useLayoutEffect, useState } from 'react';
import { useChrome } from '../../loading/content-cache.ts';
import { closeDialogAround, Dialog } from '../../ui/dialog.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import type { SiteDialogProps } from '../dialogs/open-dialog.ts';
import { allOf, type Choices, categories, choose, useConsent } from './consent-store.ts';

/** A choice for each category. Only allowed categories are on. */
export function ConsentDialog({ isOpen, onClose }: SiteDialogProps) {
  const texts = useChrome().consent;
  const id = useId();
  const record = useConsent();
  const [choices, setChoices] = useState(record.choices);
  // On reopening, or after a choice in another tab, the switches show the stored choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening counts too
  useLayoutEffect(() => setChoices(record.choices), [isOpen, record]);
  const decide = (decision: Choices) => {
    choose(decision);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.reopen}
      closeLabel={texts.close}
      className="consent-dialog"
    >
      <p className="text-muted">
        {texts.explanation}{' '}
        <PageLink page="cookies" onClick={closeDialogAround} className="inline-link">
          {texts.policy}
        </PageLink>
      </p>
      <ul>
        <li className="consent-category">
          <Explained {...texts.essential} />
          <span className="consent-always text-[0.85rem] font-semibold text-muted">
            {texts.always}
          </span>
        </li>
        {categories.map((category) => (
          <li key={category} className="consent-category">
            <label htmlFor={id + category}>
              <Explained {...texts[category]} textId={`${id}${category}-text`} />
            </label>
            <input
              id={id + category}
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state
              role="switch"
              checked={choices[category]}
              aria-label={texts[category].title}
              aria-describedby={`${id}${category}-text`}
              onChange={({ target }) => setChoices({ ...choices, [category]: target.checked })}
              className="consent-switch"
            />
          </li>
        ))}
      </ul>
      <div className="consent-decisions">
        <button type="button" onClick={() => decide(choices)} className="consent-choice">
          {texts.save}
        </button>
        <button type="button" onClick={() => decide(allOf(true))} className={quickChoice}>
          {texts.acceptAll}
        </button>
        <button type="button" onClick={() => decide(allOf(false))} className={quickChoice}>
          {texts.rejectAll}
        </button>
      </div>
    </Dialog>
  );
}

const quickChoice =
  'min-h-11 rounded-full border border-edge px-[1.1rem] py-[0.4rem] text-[0.95rem] font-semibold hover:border-link hover:text-link';

function Explained({ title, text, textId }: { title: string; text: string; textId?: string }) {
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <span id={textId} className="block text-[0.95rem] leading-[1.45] text-muted">
        {unbroken(text)}
      </span>
    </>
  );
}
