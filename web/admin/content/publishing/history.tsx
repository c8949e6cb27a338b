import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { ContentDifference, Publication } from '#contract/admin/content.ts';
import { countOf } from '#contract/content/edits.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { sessionsRead } from '../../account/sessions-state.ts';
import { fullDateTime, shortDateTime } from '../../format/date-format.ts';
import { dayAtom } from '../../format/day.ts';
import { languageAtom } from '../../language.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { WhenFetched } from '../../ui/fetched.tsx';
import { AdminPage } from '../../ui/page.tsx';
import { keyOf } from '../names.ts';
import { BackLink } from '../small-buttons.tsx';
import { publicationsRead } from '../state.ts';
import { useContentTexts } from '../texts.ts';
import { DifferencesByDocument } from './differences.tsx';
import { restoreAtom } from './publish.ts';
import { Warnings } from './warnings.tsx';

/** All publications, each of which can be restored. */
export function History() {
  const texts = useContentTexts().history;
  const restore = useSetAtom(restoreAtom);
  const day = useAtomValue(dayAtom);
  const [asked, setAsked] = useState<Publication & { undone: readonly ContentDifference[] }>();
  const [isAsked, setIsAsked] = useState(false);
  const numbered = (words: string) => fill(words, { number: String(asked?.number) });
  const goBack = async () => {
    if (!asked) return;
    const outcome = await restore(asked);
    if (outcome.ok) notify('success', numbered(texts.restored));
    // The error `id`: another publication, such as the one that restored it, has the same live content.
    else if (outcome.fields.id) notify('info', numbered(texts.same));
    else notify('error', Object.values(outcome.fields)[0] || outcome.text || texts.failedRestore);
  };
  return (
    <AdminPage title={texts.title} lead={texts.lead} actions={<BackLink />}>
      <WhenFetched of={publicationsRead} loading={texts.loading} failed={texts.failed}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ol className="grid gap-4">
              {items.map((one, index) => (
                <Version
                  key={one.id}
                  publication={one}
                  isLive={index === 0}
                  onRestore={() => {
                    setAsked({ ...one, undone: undoingOf(items.slice(0, index)) });
                    setIsAsked(true);
                  }}
                />
              ))}
            </ol>
          )
        }
      </WhenFetched>
      <ConfirmDialog
        isOpen={isAsked}
        title={numbered(texts.confirmTitle)}
        lead={texts.confirmLead}
        confirm={texts.confirm}
        onClose={() => setIsAsked(false)}
        onConfirm={goBack}
      >
        <div className="-mt-3 mb-6 max-w-[26rem] empty:hidden">
          <Warnings differences={asked?.undone ?? []} day={day} />
        </div>
      </ConfirmDialog>
    </AdminPage>
  );
}

/** The changes of publications, undone together. The publications are listed from the newest. */
function undoingOf(publications: readonly Publication[]): ContentDifference[] {
  const undone = new Map<string, ContentDifference>();
  for (const one of publications.flatMap(({ changes }) => changes)) {
    const { from } = undone.get(keyOf(one)) ?? { from: one.to };
    undone.set(keyOf(one), { ...one, from, to: one.from });
  }
  return [...undone.values()];
}

type VersionProps = {
  readonly publication: Publication;
  readonly isLive: boolean;
  onRestore(): void;
};

/** Hex digits that suffice to distinguish sessions. */
const tagLength = 4;

function Version({ publication, isLive, onRestore }: VersionProps) {
  const texts = useContentTexts().history;
  const language = useAtomValue(languageAtom);
  const ownSession = useQuery(sessionsRead).data?.items.find(({ own }) => own);
  const { number, note, by, session, atUtc, changes } = publication;
  const numbered = (words: string) => fill(words, { number: String(number) });
  return (
    <li className="rounded-[28px] bg-raised p-5 sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-xl">
            {numbered(texts.version)}
            {isLive && (
              <span className="ml-3 rounded-full bg-chosen px-2.5 py-1 align-middle font-text text-sm font-semibold tracking-normal">
                {texts.live}
              </span>
            )}
          </h2>
          <p className="mt-1 text-muted">
            <time dateTime={atUtc} title={fullDateTime(atUtc, language)}>
              {shortDateTime(atUtc, language)}
            </time>
            {' · '}
            {by ??
              (session === ownSession?.id
                ? texts.thisSession
                : fill(texts.session, { tag: session.slice(0, tagLength) }))}
            {' · '}
            {fill(texts.changes, { count: countOf(changes) }, language)}
          </p>
          {note && (
            <p dir="auto" className="mt-2 wrap-anywhere">
              {note}
            </p>
          )}
        </div>
        {!isLive && (
          <QuietButton
            aria-label={`${texts.restore} (${numbered(texts.version)})`}
            onClick={onRestore}
          >
            {texts.restore}
          </QuietButton>
        )}
      </div>
      <div className="mt-4 border-t border-line pt-4">
        <DifferencesByDocument differences={changes} />
      </div>
    </li>
  );
}
