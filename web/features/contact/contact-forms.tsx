import { useEffect, useState } from 'react';
import { usePageContent } from '../../loading/content-cache.ts';
import { lazy } from '../../ui/lazy.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { hasDraft } from '../forms/draft.ts';
import { MessageForm } from './message-form.tsx';
import { changeQuery, type Way, wantedWay, ways } from './ways.ts';

const LargeForm = lazy(() => import('./large-form.tsx'));

type Shown = {
  readonly way: Way;
  /** The form that the visitor typed in before. Its input is copied. */
  readonly from?: Way | undefined;
};

/** The contact page's forms, one at a time. The address may name one. Input is copied when the form changes. */
export function ContactForms() {
  const { 'contact-form': texts } = usePageContent('contact').sections;
  const [{ way, from }, show] = useState<Shown>({ way: 'short' });
  useEffect(() => {
    // Input typed before hydration would be lost with its form.
    const fields = document.querySelectorAll<HTMLInputElement>('main :is(input,textarea)');
    const wanted = wantedWay();
    // With a draft, Firefox may have refilled the fields on a reload.
    if (hasDraft(wanted) || ![...fields].some(({ value }) => value)) show({ way: wanted });
  }, []);
  return (
    <>
      <fieldset
        aria-label={texts.ways.label}
        className="needs-script mb-8 flex max-w-[40rem] rounded-2xl border border-edge p-1"
      >
        {ways.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === way}
            onPointerEnter={LargeForm.fetch}
            onClick={() => {
              // Keeps the form on a reload and in the other language.
              changeQuery((query) => query.set('form', id));
              // A form that is still loading has no draft to copy.
              if (id !== way) show({ way: id, from: hasDraft(way) ? way : from });
            }}
            className="min-h-11 grow rounded-xl px-1 text-sm font-semibold text-muted aria-pressed:bg-chosen aria-pressed:text-text"
          >
            {texts.ways[id]}
          </button>
        ))}
      </fieldset>
      {way === 'short' ? (
        <MessageForm draft="short" sent={texts.full} from={from} />
      ) : (
        // About the height of the forms, so that what is below does not move.
        <div className="min-h-[46rem]">
          <LargeForm
            way={way}
            from={from}
            placeholder={<Loading className="" />}
            failure={<LoadFailure onRetry={LargeForm.retry} />}
          />
        </div>
      )}
    </>
  );
}
