import { useEffect, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import type { Chrome } from '../../content/chrome-schema.ts';
import type { PageContent } from '../../content/schema.ts';
import { LoadFailure } from '../../sections/load-failure.tsx';
import { Loading } from '../../sections/loading.tsx';
import { late } from '../../ui/late.tsx';
import { hasDraft } from '../forms/draft-names.ts';
import { MessageForm } from './message-form.tsx';

const FullForm = late(() => import('./full-form.tsx'));

type ContactFormsProps = {
  readonly texts: PageContent<'contact'>['sections']['contact-form'];
  readonly chrome: Chrome;
  readonly language: Language;
};

const ways = ['short', 'full'] as const;

/** The contact page's form: three fields for a short note, or all of them. What is typed goes along. */
export function ContactForms({ texts, chrome, language }: ContactFormsProps) {
  const [way, setWay] = useState<(typeof ways)[number]>('short');
  useEffect(() => {
    if (hasDraft('full')) setWay('full');
  }, []);
  return (
    <>
      <fieldset className="needs-script mb-8 flex max-w-[40rem] rounded-full border border-edge p-1">
        <legend className="sr-only">{texts.ways.label}</legend>
        {ways.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === way}
            onPointerEnter={id === 'full' ? FullForm.fetch : undefined}
            onFocus={id === 'full' ? FullForm.fetch : undefined}
            onClick={() => setWay(id)}
            className="min-h-11 w-full rounded-full px-4 font-semibold text-muted aria-pressed:bg-chosen aria-pressed:text-text"
          >
            {texts.ways[id]}
          </button>
        ))}
      </fieldset>
      {way === 'short' ? (
        <MessageForm chrome={chrome} language={language} draft="short" />
      ) : (
        <FullForm
          texts={texts.full}
          chrome={chrome}
          language={language}
          placeholder={<Loading className="" />}
          failure={<LoadFailure texts={chrome.loading} onRetry={FullForm.fetch} />}
        />
      )}
    </>
  );
}
