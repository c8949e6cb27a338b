import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import {
  Check,
  CircleDot,
  History as HistoryIcon,
  type IconNode,
  Languages,
  PackageOpen,
  Replace,
  SquareDashed,
  WifiOff,
} from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ContentState, type Publication, readDocument } from '#contract/admin/content.ts';
import { countOf } from '#contract/content/edits.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { Icon } from '../../ui/icon.tsx';
import { polled } from '../api-client/queries.ts';
import { longDateTime } from '../format/date-format.ts';
import { languageAtom, useTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { quietButton } from '../ui/buttons.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { AdminPage } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { ExchangePanel } from './exchange.tsx';
import { emptyTexts } from './fields/values.ts';
import { documentsOf, hrefOf, isPageName, partsOf, type TextsName, textsNames } from './names.ts';
import { NewOpening, openingsOf, useOpeningWords } from './openings.tsx';
import { DifferencesByDocument } from './publishing/differences.tsx';
import { cancelAtom, fetchChangedAtom } from './publishing/publish.ts';
import { PublishButton } from './publishing/publish-button.tsx';
import { inWords } from './publishing/words.ts';
import { WordsButton } from './small-buttons.tsx';
import { changedIn, contentAtom, contentRead, documentMapAtom, unsavedAtom } from './state.ts';
import { useContentTexts } from './texts.ts';
import { useNames } from './use-names.ts';

/** All texts of the site with their state in every language, and what is unpublished or scheduled. */
export function DocumentList() {
  const texts = useContentTexts();
  const { content: own } = useTexts();
  const store = useStore();
  const queryKey = [readDocument.path];
  useQuery(polled({ queryKey, queryFn: () => store.set(fetchChangedAtom, false) }));
  return (
    <AdminPage title={own.title} lead={texts.lead}>
      <WhenFetched of={contentRead} loading={texts.loading} failed={texts.failed}>
        {(state) => (
          <div className="grid gap-5">
            <Bar state={state} />
            {state.scheduled.length > 0 && <Scheduled scheduled={state.scheduled} />}
            <Names title={texts.list.everywhere} names={['identity', 'pictures', 'chrome']} />
            <Names title={texts.list.pages} names={textsNames.filter(isPageName)} />
            <Names
              title={texts.openings.title}
              names={openingsOf(state)}
              empty={texts.openings.none}
            >
              <NewOpening />
            </Names>
            <Unplaced documents={state.documents} />
            <ExchangePanel />
          </div>
        )}
      </WhenFetched>
    </AdminPage>
  );
}

function Bar({ state }: { state: ContentState }) {
  const { bar, replace } = useContentTexts();
  const language = useAtomValue(languageAtom);
  const count = changedIn(state);
  const words = count === 0 ? bar.none : count === 1 ? bar.one : bar.many;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="font-semibold">
        {fill(words, { count }, language)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link href={`${paths.content}/replace`} className={quietButton}>
          <Icon drawing={Replace} size={18} />
          {replace.title}
        </Link>
        <Link href={`${paths.content}/history`} className={quietButton}>
          <Icon drawing={HistoryIcon} size={18} />
          {bar.history}
        </Link>
        <PublishButton />
      </div>
    </div>
  );
}

type NamesProps = {
  readonly title: string;
  readonly names: readonly TextsName[];
  /** Shown without names. */
  readonly empty?: string;
  readonly children?: ReactNode;
};

function Names({ title, names, empty, children }: NamesProps) {
  const { labelAt, languageOf } = useNames();
  const wordsOf = useOpeningWords();
  const { list } = useContentTexts();
  return (
    <Panel title={title}>
      <ul className="mt-2 divide-y divide-line">
        {names.map((name) => {
          const documents = documentsOf(name);
          return (
            <li
              key={name}
              className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            >
              <Link
                href={hrefOf(name)}
                className="inline-flex min-h-8 items-center self-start font-semibold text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {labelAt({ document: documents[0] ?? '', path: '' })}
              </Link>
              <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
                {documents.map((document) => (
                  <div key={document} className="min-w-0">
                    <dt className="text-sm text-muted">
                      {languageOf(document) || wordsOf(document) || list.both}
                    </dt>
                    <dd>
                      <DocumentStates name={document} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
      {names.length === 0 && <p className="max-w-[34rem] text-muted">{empty}</p>}
      {children && <div className="mt-3">{children}</div>}
    </Panel>
  );
}

function Scheduled({ scheduled }: { scheduled: readonly Publication[] }) {
  const texts = useContentTexts().scheduled;
  const language = useAtomValue(languageAtom);
  const cancel = useSetAtom(cancelAtom);
  return (
    <Panel title={texts.title}>
      <ul className="mt-2 divide-y divide-line">
        {scheduled.map(({ id, atUtc, note, changes }) => {
          const time = longDateTime(atUtc, language);
          return (
            <li key={id} className="py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-6">
                <p className="min-w-0">
                  <time dateTime={atUtc} className="font-semibold">
                    {time}
                  </time>
                  {note && (
                    <>
                      {' · '}
                      <bdi>{note}</bdi>
                    </>
                  )}
                </p>
                <WordsButton
                  aria-label={`${texts.cancel} (${time})`}
                  onClick={async () => {
                    if (await cancel(id)) notify('success', texts.cancelled);
                    document.getElementById('main')?.focus();
                  }}
                >
                  {texts.cancel}
                </WordsButton>
              </div>
              {Date.parse(atUtc) < Date.now() - lateMs && (
                <p className="text-error">{texts.late}</p>
              )}
              <details className="mt-1">
                <summary className="cursor-pointer text-sm text-muted">
                  {fill(texts.changes, { count: countOf(changes) }, language)}
                </summary>
                <div className="mt-2">
                  <DifferencesByDocument differences={changes} />
                </div>
              </details>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The service checks for due publications every few seconds, and retries a failed one after a minute. */
const lateMs = 120_000;

function DocumentStates({ name }: { name: string }) {
  const { states, openings } = useContentTexts();
  const language = useAtomValue(languageAtom);
  const documents = useAtomValue(contentAtom)?.documents;
  // Only an edit can empty a text, and documents with edits are loaded.
  const draft = useAtomValue(documentMapAtom).get(name)?.draft;
  const unsaved = [...useAtomValue(unsavedAtom).values()];
  const state = documents?.find((one) => one.name === name);
  const counted: readonly [words: string, count: number, drawing: IconNode, tone: string][] = [
    [
      states.unsaved,
      unsaved.filter(({ document }) => document === name).length,
      WifiOff,
      'text-error',
    ],
    [states.missing, emptyTexts(draft), SquareDashed, 'text-error'],
    [states.asks, state?.asks.length ?? 0, PackageOpen, ''],
    [states.changed, state?.changed ?? 0, CircleDot, ''],
    [states.behind, state?.behind.length ?? 0, Languages, ''],
  ];
  const shown = counted.filter(([, count]) => count > 0);
  if (shown.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <Icon drawing={Check} size={16} className="shrink-0" />
        {state?.opening?.state === 'draft' ? openings.hidden : states.live}
      </p>
    );
  }
  return shown.map(([words, count, drawing, tone]) => (
    <p key={words} className={`flex items-center gap-2 text-sm font-medium ${tone}`}>
      <Icon drawing={drawing} size={16} className="shrink-0" />
      {fill(words, { count }, language)}
    </p>
  ));
}

/** Edits that this release cannot show, to be copied: the editor has no field for them. */
function Unplaced({ documents }: Pick<ContentState, 'documents'>) {
  const { unplaced: texts, publish } = useContentTexts();
  const { codeName, documentName, wayTo } = useNames();
  const left = documents.filter(({ unplaced }) => unplaced.length > 0);
  // Another release may have had other documents.
  const isKnown = (name: string) => documentsOf(partsOf(name).name).includes(name);
  if (left.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <p className="mt-2 max-w-[34rem]">{texts.lead}</p>
      {left.map(({ name, unplaced }) => (
        <section key={name} className="mt-5">
          <h3 className="mb-2 text-base">{isKnown(name) ? documentName(name) : name}</h3>
          <dl className="grid gap-3">
            {unplaced.map(({ path, value }) => (
              <div key={path} className="min-w-0">
                <dt className="text-sm text-muted">{wayTo({ document: name, path })}</dt>
                <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                  {inWords(value, codeName) || publish.empty}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Panel>
  );
}
