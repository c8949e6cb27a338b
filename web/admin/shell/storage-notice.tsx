import { useAtomValue } from 'jotai';
import { HardDrive } from 'lucide';
import type { Counts } from '#contract/admin/overview.ts';
import { countsAtom } from '../api-client/counts.ts';
import { writeQuery as applicationQuery } from '../applications/query.ts';
import { languageAtom, useTexts } from '../language.ts';
import { writeQuery as messageQuery } from '../messages/query.ts';
import { paths } from '../paths.ts';
import { NoticeLine } from './notice-line.tsx';

type Kind = keyof Counts['storage'];

const spamPlaces: Readonly<Record<Kind, string>> = {
  messages: `${paths.inbox}?${messageQuery({ folder: 'spam' })}`,
  cvs: `${paths.applications}?${applicationQuery({ view: 'list', pool: false, spam: true, trash: false })}`,
};

/** From these shares of the quota on, the notice is shown, urgent, or says that it is full. */
const shares = { noticed: 0.5, urgent: 0.8, full: 0.99 } as const;

/** Warns that the quota for visitors' data is running out, and says what to do. */
export function StorageNotice() {
  const counts = useAtomValue(countsAtom);
  return (
    <div role="status">
      {counts &&
        (Object.keys(spamPlaces) as Kind[]).map((kind) => (
          <QuotaLine key={kind} kind={kind} usage={counts.storage[kind]} />
        ))}
    </div>
  );
}

type QuotaLineProps = { readonly kind: Kind; readonly usage: Counts['storage'][Kind] };

function QuotaLine({ kind, usage }: QuotaLineProps) {
  const { storage } = useTexts();
  const language = useAtomValue(languageAtom);
  const { usedBytes, limitBytes, isSpamFull } = usage;
  const share = usedBytes / limitBytes;
  if (share < shares.noticed && !isSpamFull) return null;
  // Rounded down, so that 100 % is shown only when it is full.
  const percent = Math.floor(Math.min(share, 1) * 100) / 100;
  const notices = [
    storage[kind].replace('{share}', percent.toLocaleString(language, { style: 'percent' })),
    share >= shares.full ? storage.full : isSpamFull && storage.spamFull,
    storage.advice,
  ];
  return (
    <NoticeLine
      drawing={HardDrive}
      isUrgent={share >= shares.urgent}
      href={spamPlaces[kind]}
      linked={storage.open}
    >
      {notices.filter(Boolean).join(' ')}
    </NoticeLine>
  );
}
