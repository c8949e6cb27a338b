import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { Publication } from '#contract/admin/content.ts';
import { countOf, datePath, valueAt } from '#contract/content/edits.ts';
import { hrefFor } from '#contract/content/site-map.ts';
import { contentLimits, isPublishTime } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import { timeSince } from '#contract/time-since.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { loadOf } from '../../api-client/queries.ts';
import { shortDateTime } from '../../format/date-format.ts';
import { dayAtom } from '../../format/day.ts';
import { toShown } from '../../format/placeholder-names.ts';
import { languageAtom, useTexts } from '../../language.ts';
import { MainButton, QuietButton } from '../../ui/buttons.tsx';
import { Failed } from '../../ui/failed.tsx';
import { useRead } from '../../ui/fetched.tsx';
import { useIsShown } from '../../ui/use-run.ts';
import { fieldRefOf, isPageName, pageOf, partsOf } from '../names.ts';
import { saveAtom } from '../save.ts';
import { documentMapAtom, documentVersion, problemsAtom, unsavedAtom } from '../state.ts';
import { useContentTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { DifferenceList } from './differences.tsx';
import { FieldLinks } from './field-links.tsx';
import { isPublishingAtom, publishProgressAtom } from './progress.ts';
import {
  closePublishAtom,
  differencesAtom,
  fetchChangedAtom,
  isPublishOpenAtom,
  publishAtom,
  type TypedPublication,
  typedPublicationAtom,
} from './publish.ts';
import { Warnings } from './warnings.tsx';

/** Shows what changes, asks which documents, when and why, and publishes. */
export function PublishDialog() {
  const texts = useContentTexts().publish;
  const { close: closeLabel } = useTexts();
  const isOpen = useAtomValue(isPublishOpenAtom);
  const close = useSetAtom(closePublishAtom);
  return (
    <Dialog isOpen={isOpen} onClose={close} title={texts.title} closeLabel={closeLabel}>
      <div className="w-[min(46rem,calc(100vw-5rem))]">
        {isOpen && <PublishForm onClose={close} />}
      </div>
    </Dialog>
  );
}

function PublishForm({ onClose }: { onClose(): void }) {
  const texts = useContentTexts().publish;
  const differences = useAtomValue(differencesAtom);
  const unsaved = useAtomValue(unsavedAtom);
  const save = useSetAtom(saveAtom);
  const fetchChanged = useSetAtom(fetchChangedAtom);
  const isBusy = useAtomValue(isPublishingAtom);
  const isShown = useIsShown();
  const load = loadOf(['publishing'], () => save().then(() => fetchChanged()));
  // Opened again, it reads again.
  const { data, hasFailed, retry } = useRead({ ...load, gcTime: 0 });
  if (!data && !hasFailed) {
    return (
      <p role="status" className="text-muted">
        {texts.loading}
      </p>
    );
  }
  if (hasFailed || unsaved.size > 0) {
    return (
      <Failed text={unsaved.size > 0 ? texts.unsaved : texts.failed} onRetry={retry}>
        <FieldLinks fieldRefs={[...unsaved.values()]} />
      </Failed>
    );
  }
  if (differences.length === 0 && !isBusy) return <p>{texts.none}</p>;
  // Left while publishing: a dialog that is open now is another one.
  return <Choices onClose={() => isShown.current && onClose()} />;
}

function Choices({ onClose }: { onClose(): void }) {
  const { publish: texts, placeholders } = useContentTexts();
  const { cancel } = useTexts();
  const language = useAtomValue(languageAtom);
  const today = useAtomValue(dayAtom);
  const differences = useAtomValue(differencesAtom);
  const documentMap = useAtomValue(documentMapAtom);
  const publish = useSetAtom(publishAtom);
  const fetchChanged = useSetAtom(fetchChangedAtom);
  const { documentName } = useNames();
  const problems = [...useAtomValue(problemsAtom)].flatMap(([key, message]) => {
    const fieldRef = fieldRefOf(key);
    return fieldRef ? [{ ...fieldRef, message: toShown(message, placeholders) }] : [];
  });
  const id = useId();
  const documents = [...new Set(differences.map(({ document }) => document))];
  const [{ excludedDocuments, note, time }, setTyped] = useAtom(typedPublicationAtom);
  const type = (change: Partial<TypedPublication>) => setTyped((now) => ({ ...now, ...change }));
  const isBusy = useAtomValue(isPublishingAtom);
  const [error, setError] = useState('');
  const alert = useRef<HTMLDivElement>(null);
  const chosen = documents.filter((document) => !excludedDocuments.has(document));
  const form = useRef<HTMLFormElement>(null);
  const fail = (words: string) => {
    if (!form.current) {
      // The dialog was closed meanwhile, and with it the list of refused values.
      notify('error', words === texts.refused ? texts.failedPublish : words);
      return;
    }
    setError(words);
    setTimeout(() => alert.current?.focus());
  };
  const day = time?.slice(0, 10) || today;
  /** The changes of a document, with that of a legal page's date, which follows them. */
  const withDate = (document: string, live: unknown) => {
    const own = differences.filter((one) => one.document === document);
    const from = valueAt(live, datePath);
    const isFollowing = from && from !== day && own.every(({ path }) => path !== datePath);
    return isFollowing ? [...own, { document, path: datePath, from, to: day }] : own;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const at = time === undefined ? undefined : Date.parse(time);
    if (chosen.length === 0) return fail(texts.noneChosen);
    if (at !== undefined && !isPublishTime(at)) {
      return fail(fieldMessage({ key: 'publishTime' }, language));
    }
    setError('');
    const publishAt = at === undefined ? undefined : new Date(at).toISOString();
    // The listed versions: another window may save more.
    const seen = chosen.flatMap((name) => {
      const document = documentMap.get(name);
      return document ? [[name, documentVersion(document)]] : [];
    });
    const asked = { note, documents: chosen, seen: Object.fromEntries(seen), publishAt };
    const outcome = await publish(asked);
    const isStale =
      !outcome.ok && (outcome.status === changedStatus || 'documents' in outcome.fields);
    if (isStale) await fetchChanged();
    if (isStale) {
      if (!outcome.lastChange) return fail(texts.changedSince);
      const { by: name, atUtc } = outcome.lastChange;
      return fail(fill(texts.changedSinceBy, { name, time: timeSince(atUtc, language) }));
    }
    if (!outcome.ok) {
      const isAtFields = Object.keys(outcome.fields).some((key) => fieldRefOf(key));
      const [first] = Object.values(outcome.fields);
      return fail(isAtFields ? texts.refused : first || outcome.text || texts.failedPublish);
    }
    onClose();
    const { number, atUtc } = outcome.data;
    if (number === null) {
      notify('success', fill(texts.scheduledFor, { time: shortDateTime(atUtc, language) }));
      return;
    }
    const count = countOf(outcome.data.changes);
    const href = hrefOfPage(outcome.data, language);
    notify('success', fill(texts.published, { count }, language), {
      action: { label: texts.see, run: () => open(href, '_blank', 'noopener') },
    });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <fieldset>
        <legend className="font-semibold">{texts.which}</legend>
        <ul className="mt-2 grid gap-3">
          {documents.map((document, index) => (
            <li key={document} className="rounded-2xl border border-line p-3 sm:p-4">
              <label className="flex min-h-9 cursor-pointer items-center gap-3 font-semibold">
                <input
                  type="checkbox"
                  // biome-ignore lint/a11y/noAutofocus: the first control of a dialog that the user opened
                  autoFocus={index === 0}
                  aria-disabled={isBusy || undefined}
                  checked={!excludedDocuments.has(document)}
                  onChange={({ target }) => {
                    if (isBusy) return;
                    const others = [...excludedDocuments].filter((one) => one !== document);
                    type({
                      excludedDocuments: new Set(target.checked ? others : [...others, document]),
                    });
                  }}
                  className="checkbox"
                />
                {documentName(document)}
              </label>
              <div className="mt-2 sm:ml-9">
                <DifferenceList differences={withDate(document, documentMap.get(document)?.live)} />
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.note}
          hint={texts.noteHint}
          autoComplete="off"
          value={note}
          readOnly={isBusy}
          maxLength={contentLimits.note}
          onChange={({ target }) => type({ note: target.value })}
        />
        <fieldset className="min-w-0">
          <legend className="mb-1 font-semibold">{texts.when}</legend>
          <div className="flex flex-wrap gap-x-6">
            {[
              { label: texts.now, isNow: true },
              { label: texts.later, isNow: false },
            ].map(({ label, isNow }) => (
              <label key={label} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="radio"
                  name={`${id}-when`}
                  aria-disabled={isBusy || undefined}
                  checked={(time === undefined) === isNow}
                  onChange={() => isBusy || type({ time: isNow ? undefined : '' })}
                  className="size-5 accent-link"
                />
                {label}
              </label>
            ))}
          </div>
          {time !== undefined && (
            <input
              type="datetime-local"
              aria-label={texts.time}
              value={time}
              readOnly={isBusy}
              onChange={({ target }) => type({ time: target.value })}
              className="mt-1 h-11 w-full rounded-xl border border-edge bg-surface px-3"
            />
          )}
        </fieldset>
      </div>
      <Warnings
        differences={differences.filter(({ document }) => !excludedDocuments.has(document))}
        day={day}
      />
      <div ref={alert} role="alert" tabIndex={-1} className="empty:hidden">
        {error && <p className="font-medium text-error">{error}</p>}
        {error === texts.refused && <FieldLinks fieldRefs={problems} />}
      </div>
      {/* Visible also below a long list of changes. */}
      <div className="sticky bottom-0 -mb-6 flex flex-wrap items-center justify-end gap-3 bg-raised pt-2 pb-6">
        <div className="mr-auto">{isBusy && <Progress />}</div>
        <QuietButton onClick={onClose}>{cancel}</QuietButton>
        <MainButton type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.publishing : time === undefined ? texts.submit : texts.schedule}
        </MainButton>
      </div>
    </form>
  );
}

export function Progress() {
  const texts = useContentTexts().publish;
  const progress = useAtomValue(publishProgressAtom);
  if (!progress) return null;
  const { written, pages } = progress;
  return (
    <label className="flex items-center gap-3 text-sm text-muted tabular-nums">
      {fill(texts.progress, { written: String(written), pages: String(pages) })}
      <progress value={written} max={pages} className="h-1.5 w-32 accent-link" />
    </label>
  );
}

/** Status of `changedMeanwhile`. The error `documents` means that the content is live already. */
const changedStatus = 409;

/** The address of a page that shows what a publication changed. @param reader language of what is the same in each */
function hrefOfPage({ changes }: Publication, reader: Language): string {
  const changed = changes.map(({ document, path }) => ({ ...partsOf(document), path }));
  const {
    name = 'home',
    language = reader,
    path,
  } = changed.find((one) => isPageName(one.name)) ?? changed[0] ?? {};
  return hrefFor(pageOf(name, path), language);
}
