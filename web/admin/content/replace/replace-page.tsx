import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { isOpeningName } from '#contract/content/edits.ts';
import { fill } from '#contract/fill.ts';
import { TextField } from '../../../ui/field.tsx';
import { loadOf, polled } from '../../api-client/queries.ts';
import { toShown } from '../../format/placeholder-names.ts';
import { languageAtom } from '../../language.ts';
import { LinkButton, MainButton } from '../../ui/buttons.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { WhenFetched } from '../../ui/fetched.tsx';
import { AdminPage } from '../../ui/page.tsx';
import { SaveState } from '../document-page.tsx';
import { clearStepsAtom, editAtom, stepAtom } from '../edit.ts';
import { fetchAllAtom } from '../exchange.tsx';
import {
  documentsOf,
  hrefOf,
  isIn,
  keyOf,
  languageAt,
  type PendingEdit,
  partsOf,
  textsNames,
} from '../names.ts';
import { FieldLinks } from '../publishing/field-links.tsx';
import { saveAtom } from '../save.ts';
import { BackLink } from '../small-buttons.tsx';
import { documentMapAtom, valueOfAtom } from '../state.ts';
import { useContentTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { type Hit, hitsIn, type Replacement, withHits } from './hits.ts';

/** More are found by longer words. */
const maxHits = 1000;

/** Finds words in all texts and the company's data, and replaces those that are ticked, as drafts. */
export function ReplacePage() {
  const texts = useContentTexts();
  const store = useStore();
  const load = loadOf(['documents', 'all'], async () => Boolean(await store.set(fetchAllAtom)));
  return (
    <AdminPage title={texts.replace.title} lead={texts.replace.lead} actions={<BackLink />}>
      <WhenFetched of={polled(load)} loading={texts.loading} failed={texts.failed}>
        {() => <Replace />}
      </WhenFetched>
    </AdminPage>
  );
}

const blank: Replacement = { find: '', by: '', isWholeWord: false, isExactCase: false };

function Replace() {
  const { replace: texts, undo } = useContentTexts();
  const language = useAtomValue(languageAtom);
  const [asked, setAsked] = useState(blank);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [replaced, setReplaced] = useState<readonly Hit[]>([]);
  /** In this visit. */
  const [hasReplaced, setHasReplaced] = useState(false);
  const hits = useHits(asked);
  const replace = useSetAtom(replaceAtom);
  const clearSteps = useSetAtom(clearStepsAtom);
  const step = useSetAtom(stepAtom);
  const save = useSetAtom(saveAtom);
  useEffect(() => clearSteps(), [clearSteps]);
  // What was left unticked must not be replaced by a second press, nor what was replaced.
  const shown = replaced.length > 0 ? [] : hits.slice(0, maxHits);
  const chosen = shown.filter((hit) => !unticked.has(idOf(hit)));
  const ask = (change: Partial<Replacement>) => {
    setAsked({ ...asked, ...change });
    setUnticked(new Set());
    setReplaced([]);
  };
  const tick = (some: readonly Hit[], isOn: boolean) => {
    const ids = some.map(idOf);
    const others = [...unticked].filter((one) => !ids.includes(one));
    setUnticked(new Set(isOn ? others : [...others, ...ids]));
  };
  const count = (words: string, of: number) => fill(words, { count: of }, language);
  return (
    <div className="grid gap-5">
      <div>
        <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
          <TextField
            label={texts.find}
            autoComplete="off"
            value={asked.find}
            onChange={({ target }) => ask({ find: target.value })}
          />
          <TextField
            label={texts.by}
            autoComplete="off"
            value={asked.by}
            onChange={({ target }) => ask({ by: target.value })}
          />
        </div>
        <div className="mt-2 flex flex-wrap gap-x-6">
          <CheckBox isOn={asked.isWholeWord} onChange={(isWholeWord) => ask({ isWholeWord })}>
            {texts.wholeWord}
          </CheckBox>
          <CheckBox isOn={asked.isExactCase} onChange={(isExactCase) => ask({ isExactCase })}>
            {texts.exactCase}
          </CheckBox>
        </div>
      </div>
      <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-2 sm:-mx-6 sm:px-6">
        <p role="status" className="font-semibold">
          {replaced.length > 0
            ? count(texts.done, replaced.length)
            : asked.find.trim() && count(hits.length > 0 ? texts.found : texts.none, hits.length)}
        </p>
        {replaced.length > 0 && (
          <LinkButton
            onClick={() => {
              step('undo');
              save();
              setReplaced([]);
            }}
          >
            {undo}
          </LinkButton>
        )}
        {hasReplaced && <SaveState />}
        <MainButton
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => {
            if (chosen.length === 0) return;
            replace(chosen);
            setReplaced(chosen);
            setHasReplaced(true);
          }}
          className="ml-auto"
        >
          {count(asked.by || chosen.length === 0 ? texts.submit : texts.erase, chosen.length)}
        </MainButton>
      </div>
      {shown.length < hits.length && replaced.length === 0 && <p>{count(texts.first, maxHits)}</p>}
      <Suffixes hits={replaced.filter(hasSuffix)} />
      <HitList hits={shown} isTicked={(hit) => !unticked.has(idOf(hit))} onTick={tick} />
    </div>
  );
}

type HitListProps = {
  readonly hits: readonly Hit[];
  isTicked(hit: Hit): boolean;
  onTick(hits: readonly Hit[], isOn: boolean): void;
};

/** The hits by document, each with a tick box; a box beside a document's name is for all of its hits. */
function HitList({ hits, isTicked, onTick }: HitListProps) {
  const { documentName, wayTo } = useNames();
  const documents = [...new Set(hits.map(({ document }) => document))];
  return documents.map((document) => {
    const own = hits.filter((hit) => hit.document === document);
    return (
      <section key={document} aria-label={documentName(document)}>
        <h2 className="text-lg">
          <CheckBox isOn={own.every(isTicked)} onChange={(isOn) => onTick(own, isOn)}>
            {documentName(document)}
          </CheckBox>
        </h2>
        <ul className="divide-y divide-line">
          {own.map((hit) => (
            <li key={idOf(hit)} className="py-1 sm:pl-7">
              <CheckBox isOn={isTicked(hit)} onChange={(isOn) => onTick([hit], isOn)}>
                <Context hit={hit} />
              </CheckBox>
              <Link
                href={hrefOf(partsOf(hit.document).name, keyOf(hit))}
                className="ml-7 inline-flex min-h-6 items-center text-sm text-muted underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {wayTo(hit)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** The texts whose suffix may have to change with the replaced word: İstanbul’da, İzmir’de. */
function Suffixes({ hits }: { readonly hits: readonly Hit[] }) {
  const { replace } = useContentTexts();
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby="suffixes">
      <h2 id="suffixes" className="max-w-[34rem] text-base">
        {replace.suffixes}
      </h2>
      <FieldLinks fieldRefs={[...new Map(hits.map((hit) => [keyOf(hit), hit])).values()]} />
    </section>
  );
}

/** In characters, before and after a hit. */
const contextLength = 48;

/** A hit with the words around it, and those that would take its place. */
function Context({ hit: { text, start, found, words } }: { readonly hit: Hit }) {
  const { placeholders } = useContentTexts();
  const before = toShown(text.slice(0, start), placeholders);
  const after = toShown(text.slice(start + found.length), placeholders);
  return (
    <span dir="auto" className="min-w-0 wrap-anywhere">
      {(before.length > contextLength ? '…' : '') + before.slice(-contextLength)}
      <del className="text-muted decoration-error">{found}</del>
      {words && (
        <ins className="ml-1 bg-chosen font-medium decoration-link decoration-2 underline-offset-3">
          {words}
        </ins>
      )}
      {after.slice(0, contextLength) + (after.length > contextLength ? '…' : '')}
    </span>
  );
}

/** The name of a hit, unique in all documents. */
function idOf(hit: Hit): string {
  return `${keyOf(hit)}@${hit.start}`;
}

/** Whether an apostrophe and a suffix follow. */
function hasSuffix({ text, start, found }: Hit): boolean {
  return /^[’']\p{L}/u.test(text.slice(start + found.length));
}

function useHits(asked: Replacement): readonly Hit[] {
  const documents = useAtomValue(documentMapAtom);
  const readValue = useAtomValue(valueOfAtom);
  return useMemo(
    () =>
      [...textsNames.flatMap(documentsOf), ...[...documents.keys()].filter(isOpeningName)].flatMap(
        (document) =>
          [...(documents.get(document)?.fields ?? [])].flatMap(([path, field]) => {
            const fieldRef = { document, path };
            return hitsIn(field, readValue(fieldRef), fieldRef, languageAt(fieldRef), asked);
          }),
      ),
    [documents, readValue, asked],
  );
}

/** Replaces hits as if their texts had been typed: one step of undo, saved at once. */
const replaceAtom = atom(null, (get, set, hits: readonly Hit[]) => {
  const readValue = get(valueOfAtom);
  const changes = [...get(documentMapAtom).values()].flatMap(({ name, fields }) =>
    [...fields].flatMap(([path, field]): PendingEdit[] => {
      const own = hits.filter((hit) => hit.document === name && isIn(hit.path, path));
      if (own.length === 0) return [];
      const value = withHits(field, readValue({ document: name, path }), path, own);
      return [{ document: name, path, value }];
    }),
  );
  set(editAtom, changes, false);
  set(saveAtom);
});
