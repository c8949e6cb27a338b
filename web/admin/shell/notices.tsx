import { useAtomValue, useSetAtom } from 'jotai';
import type { IconNode } from 'lucide';
import { Activity, FilePenLine, HardDrive, TriangleAlert, WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Counts } from '#contract/admin/overview.ts';
import { fill } from '#contract/fill.ts';
import { referenceOf } from '#contract/reference.ts';
import { Icon } from '../../ui/icon.tsx';
import { connectionAtom } from '../api-client/connection.ts';
import { countsAtom } from '../api-client/counts.ts';
import { useLanguage, useTexts } from '../language.ts';
import { writeQuery as messageQuery } from '../messages/query.ts';
import { recordIdOf, stuckNotesAtom } from '../notes/unsaved.ts';
import { pathOf, paths } from '../paths.ts';
import { useMay } from '../session/user.ts';
import { failedActionsAtom, repeatFailedAtom } from '../ui/failed-actions.ts';
import { focusPageIfLost } from '../ui/focus-page.ts';
import { useShortcuts } from '../ui/shortcuts.ts';

const linkClass = 'underline underline-offset-4';

type NoticeLineProps = {
  readonly drawing: IconNode;
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
};

/** A line above every page of the admin. */
function NoticeLine({ drawing, isUrgent = true, children }: NoticeLineProps) {
  return (
    <p
      data-urgent={isUrgent || undefined}
      className="flex items-center gap-3 border-b border-line bg-chosen px-5 py-2 text-sm font-semibold data-urgent:bg-dawn data-urgent:text-[#2b1206]"
    >
      <Icon drawing={drawing} size={18} className="shrink-0" />
      <span className="flex flex-wrap items-center gap-x-3">{children}</span>
    </p>
  );
}

/** Shows that the service cannot be reached, until it is back, and offers the actions that failed again. */
export function LostLine() {
  const { lineLost, failedActions: texts, retry } = useTexts();
  const language = useLanguage();
  const isLost = useAtomValue(connectionAtom) === 'lost';
  const count = useAtomValue(failedActionsAtom).length;
  const repeat = useSetAtom(repeatFailedAtom);
  useShortcuts({ y: count > 0 ? { does: retry, run: repeat } : undefined });
  return (
    <div role="status">
      {(isLost || count > 0) && (
        <NoticeLine drawing={isLost ? WifiOff : TriangleAlert}>
          {isLost && lineLost}{' '}
          {count > 0 && (
            <>
              {fill(count === 1 ? texts.one : texts.many, { count }, language)}{' '}
              <button
                type="button"
                onClick={() => {
                  repeat();
                  focusPageIfLost();
                }}
                className={`${linkClass} inline-flex items-center gap-2 pointer-coarse:min-h-11`}
              >
                {retry}
                <span aria-hidden="true" className="key key-on-colour pointer-coarse:hidden">
                  y
                </span>
              </button>
            </>
          )}
        </NoticeLine>
      )}
    </div>
  );
}

/** Shows that notes or drafts are not saved yet, with links to their records. */
export function UnsavedLine() {
  const { one, many } = useTexts().unsavedNotes;
  const language = useLanguage();
  const notes = useAtomValue(stuckNotesAtom);
  const words = notes.length === 1 ? one : many;
  return (
    <div role="status">
      {notes.length > 0 && (
        <NoticeLine drawing={FilePenLine}>
          {fill(words, { count: notes.length }, language)}
          {notes.map(([key, { about, name }]) => (
            <Link
              key={key}
              href={pathOf(paths[about], recordIdOf(key))}
              className="inline-flex items-center underline underline-offset-4 pointer-coarse:min-h-11"
            >
              <bdi>{name ?? referenceOf(recordIdOf(key))}</bdi>
            </Link>
          ))}
        </NoticeLine>
      )}
    </div>
  );
}

/** Warns that the site's certificate expires soon, or that browsers may refuse it; the system page has details. */
export function CertificateNotice() {
  const texts = useTexts().certificate;
  const state = useAtomValue(countsAtom)?.certificate ?? 'ok';
  const [path] = useLocation();
  const isExpiring = state === 'expiring';
  return (
    <div role="status">
      {state !== 'ok' && path !== paths.system && (
        <NoticeLine drawing={Activity} isUrgent={!isExpiring}>
          {isExpiring ? texts.expiring : texts.trouble}{' '}
          <Link href={paths.system} className={linkClass}>
            {texts.open}
          </Link>
        </NoticeLine>
      )}
    </div>
  );
}

type Kind = keyof Counts['storage'];

const spamPlaces: Readonly<Record<Kind, string>> = {
  messages: `${paths.inbox}?${messageQuery({ folder: 'spam' })}`,
  cvs: `${paths.applications}?view=list&spam=true`,
};

/** Shares of the quota from which the notice is shown, is urgent, and reports a full quota. */
const shares = { noticed: 0.5, urgent: 0.8, full: 0.99 } as const;

/** Warns that the quota for visitors' data is nearly used up, with advice. */
export function StorageNotice() {
  const counts = useAtomValue(countsAtom);
  // It asks to erase spam.
  const mayErase = { messages: useMay('messageWork'), cvs: useMay('applicationWork') };
  return (
    <div role="status">
      {counts &&
        (Object.keys(spamPlaces) as Kind[])
          .filter((kind) => mayErase[kind])
          .map((kind) => <QuotaLine key={kind} kind={kind} usage={counts.storage[kind]} />)}
    </div>
  );
}

type QuotaLineProps = { readonly kind: Kind; readonly usage: Counts['storage'][Kind] };

function QuotaLine({ kind, usage }: QuotaLineProps) {
  const { storage } = useTexts();
  const language = useLanguage();
  const { usedBytes, limitBytes, isSpamFull } = usage;
  const share = usedBytes / limitBytes;
  if (share < shares.noticed && !isSpamFull) return null;
  // Rounded down, so that 100 % is shown only when it is full.
  const percent = Math.floor(Math.min(share, 1) * 100) / 100;
  const notices = [
    fill(storage[kind], { share: percent.toLocaleString(language, { style: 'percent' }) }),
    share >= shares.full ? storage.full : isSpamFull && storage.spamFull,
    storage.advice,
  ];
  return (
    <NoticeLine drawing={HardDrive} isUrgent={share >= shares.urgent}>
      {notices.filter(Boolean).join(' ')}{' '}
      <Link href={spamPlaces[kind]} className={linkClass}>
        {storage.open}
      </Link>
    </NoticeLine>
  );
}
