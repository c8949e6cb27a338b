import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { type ContentChange, previewPage } from '#contract/admin/content.ts';
import { isOpeningName } from '#contract/content/edits.ts';
import { hrefFor, openingHref } from '#contract/content/site-map.ts';
import { authenticatedCall } from '../../api-client/call.ts';
import { latestOnly } from '../../api-client/keyed-queue.ts';
import { languageAtom, useTexts } from '../../language.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { Segments } from '../../ui/segments.tsx';
import { fieldOfText, leavesOf, wordsOf } from '../field-of-text.ts';
import { focusField } from '../fields/field-parts.tsx';
import { keyOf, languageAt, pageOf, partsOf, type TextsName } from '../names.ts';
import { documentMapAtom, factsAtom, lastFieldAtom, unsavedAtom, valueOfAtom } from '../state.ts';
import { useContentTexts } from '../texts.ts';
import { type PageScheme, PreviewFrame, schemes, type Width, widths } from './preview-frame.tsx';

/** Unsaved edits in the form of the API. The same array while nothing changes, since another one causes a request. */
const changesAtom = atom((get) =>
  [...get(unsavedAtom).values()].map(
    ({ document, path, value = null }): ContentChange => ({ document, path, value }),
  ),
);

/**
 * A page with unsaved edits, as on a phone, a tablet and a desktop: the one that shows the last used field, in its
 * language. A text that is picked in it is focused.
 */
export function PreviewPane({ name }: { name: TextsName }) {
  const texts = useContentTexts().previewPane;
  const { retry: retryLabel } = useTexts();
  const store = useStore();
  const focused = useAtomValue(lastFieldAtom);
  const own = focused && partsOf(focused.document);
  const page = pageOf(own?.name ?? name, focused?.path);
  const adminLanguage = useAtomValue(languageAtom);
  const language = (focused && languageAt(focused)) ?? adminLanguage;
  // An opening may have no address yet: its id stands for it.
  const wanted = isOpeningName(name)
    ? openingHref(language, name.slice(name.indexOf('/') + 1))
    : hrefFor(page, language);
  const { html, address, problem, retry } = usePreview(wanted);
  const [width, setWidth] = useState<Width>(innerWidth < 768 ? 'phone' : 'desktop');
  const [scheme, setScheme] = useState<PageScheme>('light');
  const allLeaves = () => {
    const documents = store.get(documentMapAtom);
    const readValue = store.get(valueOfAtom);
    const names = new Set([name, `${language}/${page}`, 'identity', `${language}/chrome`]);
    return [...names].flatMap((document) =>
      [...(documents.get(document)?.fields.keys() ?? [])].flatMap((path) =>
        leavesOf(document, readValue({ document, path }), path),
      ),
    );
  };
  const pick = (text: string) => {
    const fieldRef = fieldOfText(text, allLeaves(), store.get(factsAtom)[language]);
    if (fieldRef) focusField(fieldRef);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page scrolls when another field has the focus, not while typing
  const shown = useMemo(() => {
    const leaf = focused && allLeaves().find((one) => keyOf(one) === keyOf(focused));
    return leaf && { text: wordsOf(leaf.text, store.get(factsAtom)[language]) };
  }, [focused]);
  return (
    <div className="sticky bottom-0 z-10 -mx-4 h-[50dvh] min-w-0 border-t border-line bg-surface sm:-mx-6 min-[90rem]:top-16 min-[90rem]:mx-0 min-[90rem]:h-[calc(100dvh-6rem)] min-[90rem]:border-0">
      <section aria-label={texts.title} className="flex h-full min-h-80 flex-col gap-3">
        <div className="flex flex-wrap gap-3 max-sm:gap-1 max-sm:px-2 max-sm:pt-1 max-sm:[&_button]:px-2.5 sm:px-6 min-[90rem]:px-0">
          <Segments<Width>
            label={texts.width}
            options={Object.keys(widths) as Width[]}
            names={texts.widths}
            chosen={width}
            onChoose={setWidth}
          />
          <Segments<PageScheme>
            label={texts.scheme}
            options={schemes}
            names={texts.schemes}
            chosen={scheme}
            onChoose={setScheme}
          />
        </div>
        <div role="alert" className="flex flex-wrap items-center gap-x-4 empty:hidden">
          {problem && <p className="text-error">{texts[problem]}</p>}
          {problem === 'failed' && <LinkButton onClick={retry}>{retryLabel}</LinkButton>}
        </div>
        <p role="status" className="text-muted empty:hidden">
          {html === undefined && !problem && texts.loading}
        </p>
        <PreviewFrame
          {...{ title: texts.title, html, address, width, scheme, focused: shown }}
          onPick={pick}
        />
      </section>
    </div>
  );
}

type Shown = {
  readonly html?: string;
  /** Of the page that is shown. */
  readonly address?: string;
  readonly problem?: 'failed' | 'invalid';
};
type Asked = { readonly page: string; readonly changes: readonly ContentChange[] };

/**
 * A page with unsaved edits, from the API: one call at a time, and always the last edit.
 * @returns the last page that could be shown, and why a later one cannot: its call failed, or its content is invalid
 */
function usePreview(wanted: string) {
  const { get, set } = useStore();
  const changes = useAtomValue(changesAtom);
  const [state, setState] = useState<Shown>({});
  const ask = useMemo(
    () =>
      latestOnly(async (body: Asked) => {
        const outcome = await authenticatedCall(get, set, previewPage, { body });
        if (outcome.ok) return setState({ html: outcome.data, address: body.page });
        // The texts are invalid, or larger than a call allows.
        const isOfTexts = outcome.status === 400 || outcome.status === 413;
        setState((now) => ({ ...now, problem: isOfTexts ? 'invalid' : 'failed' }));
      }),
    [get, set],
  );
  useEffect(() => {
    ask({ page: wanted, changes });
  }, [ask, wanted, changes]);
  return { ...state, retry: () => ask({ page: wanted, changes }) };
}
