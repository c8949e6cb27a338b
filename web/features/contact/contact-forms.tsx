import { useEffect, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import type { Chrome } from '../../content/chrome-schema.ts';
import type { PageContent } from '../../content/schema.ts';
import { lazy } from '../../ui/lazy.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { hasDraft } from '../forms/draft-names.ts';
import { MessageForm } from './message-form.tsx';
import { type Way, wantedWay, ways } from './ways.ts';

const LargeForm = lazy(() => import('./large-form.tsx'));

type ContactFormsProps = {
  readonly texts: PageContent<'contact'>['sections']['contact-form'];
  readonly chrome: Chrome;
  readonly language: Language;
};

type Shown = {
  readonly way: Way;
  /** The way from which the visitor changed to it: what was typed there goes along. */
  readonly from?: Way;
};

/** The contact page's forms, one at a time. A call to action names one in the address; what is typed goes along. */
export function ContactForms({ texts, chrome, language }: ContactFormsProps) {
  const [{ way, from }, show] = useState<Shown>({ way: 'short' });
  useEffect(() => {
    // Typed before the page came alive, it would go with its form.
    const fields = document.querySelectorAll<HTMLInputElement>('main :is(input,textarea)');
    const wanted = wantedWay();
    // But for what Firefox fills in by itself when a page is loaded anew.
    if (hasDraft(wanted) || ![...fields].some(({ value }) => value)) show({ way: wanted });
  }, []);
  return (
    <>
      <fieldset className="needs-script mb-8 flex max-w-[40rem] rounded-2xl border border-edge p-1">
        <legend className="sr-only">{texts.ways.label}</legend>
        {ways.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === way}
            onPointerEnter={LargeForm.fetch}
            onClick={() => {
              // A reload and the other language keep it.
              history.replaceState(history.state, '', `?form=${id}${location.hash}`);
              show({ way: id, from: way });
            }}
            className="min-h-11 grow rounded-xl px-1 text-sm font-semibold text-muted aria-pressed:bg-chosen aria-pressed:text-text"
          >
            {texts.ways[id]}
          </button>
        ))}
      </fieldset>
      {way === 'short' ? (
        <MessageForm chrome={chrome} language={language} draft="short" from={from} />
      ) : (
        // As much as they take, nearly: what stands below does not come up and go down again.
        <div className="min-h-[46rem]">
          <LargeForm
            way={way}
            texts={texts}
            chrome={chrome}
            language={language}
            from={from}
            placeholder={<Loading className="" />}
            failure={<LoadFailure texts={chrome.loading} onRetry={LargeForm.fetch} />}
          />
        </div>
      )}
    </>
  );
}
