import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link } from 'wouter';
import {
  type AuditAction,
  type AuditEntry,
  type AuditSubject,
  readAuditSubjects,
} from '#contract/admin/audit.ts';
import { fill } from '#contract/fill.ts';
import { referenceOf } from '#contract/reference.ts';
import { countsAtom } from '../api-client/counts.ts';
import { queryOf } from '../api-client/queries.ts';
import { useContentTexts } from '../content/texts.ts';
import { useNames } from '../content/use-names.ts';
import { plainAddress } from '../format/address.ts';
import { dateTimeToSecond, fullDateTime } from '../format/date-format.ts';
import { useLanguage, useReader } from '../language.ts';
import { pathOf, paths } from '../paths.ts';
import { WhenFetched } from '../ui/fetched.tsx';
import { detailsInWords, shortMark } from './entry-words.ts';
import { useAuditTexts } from './texts.ts';

/** Explicit roles: on phones the rows are laid out as cards, and some browsers then drop the implicit roles of a table. */
const table = { role: 'table' };
const group = { role: 'rowgroup' };
const row = { role: 'row' };
const column = { role: 'columnheader', scope: 'col' } as const;
const header = { role: 'rowheader', scope: 'row' } as const;
const cell = { role: 'cell' };

/** The audit trail as a table; on a phone each row is a card. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const texts = useAuditTexts();
  const who = entries.some(({ by }) => by) ? texts.who : texts.session;
  const columns = [texts.time, texts.what, texts.details, who, texts.address];
  return (
    <table {...table} className="w-full border-collapse text-left max-md:block">
      <thead {...group} className="max-md:sr-only">
        <tr {...row} className="border-b border-line text-sm text-muted">
          {columns.map((name) => (
            <th key={name} {...column} className="py-2 pr-5 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...group} className="max-md:block">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

/** Actions that the service does itself, too. */
const bySystemActions: readonly AuditAction[] = ['expired', 'contentPublished', 'contentFailed'];

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { texts: adminTexts, language } = useReader();
  const texts = { ...adminTexts, audit: useAuditTexts() };
  const tags = useAtomValue(countsAtom)?.tags;
  const { atUtc, action, by, userId, session, address } = entry;
  const content = { ...useNames(), publication: useContentTexts().history.version };
  const words = detailsInWords(entry, texts, tags, content).join(' · ');
  const bySystem = session === null && bySystemActions.includes(action);
  const small = 'text-sm text-muted';
  return (
    <tr
      {...row}
      className="border-b border-line align-baseline last:border-0 max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:py-3 md:[&>*]:py-2 md:[&>*]:pr-5 md:[&>*:last-child]:pr-0"
    >
      <th {...header} className={`whitespace-nowrap font-normal max-md:order-2 ${small}`}>
        <time dateTime={atUtc} title={fullDateTime(atUtc, language)}>
          {dateTimeToSecond(atUtc, language)}
        </time>
      </th>
      <td {...cell} className="font-medium max-md:order-1 max-md:w-full lg:whitespace-nowrap">
        {texts.audit.actions[action]}
      </td>
      <td {...cell} className="max-md:order-4 max-md:w-full max-md:empty:hidden">
        {words && <span className="mr-3">{words}</span>}
        <EntryRecords entry={entry} />
      </td>
      <td {...cell} className={`whitespace-nowrap max-md:order-3 max-md:empty:hidden ${small}`}>
        {bySystem && texts.audit.bySystem}
        {session &&
          (by ? (
            <Link
              href={`${paths.audit}?user=${userId}`}
              title={session}
              className="inline-flex items-center text-link hover:underline pointer-coarse:min-h-11"
            >
              <bdi>{by}</bdi>
            </Link>
          ) : (
            <span title={session}>{shortMark(session)}</span>
          ))}
      </td>
      <td {...cell} className={`break-all max-md:order-3 max-md:empty:hidden ${small}`}>
        {address && plainAddress(address)}
      </td>
    </tr>
  );
}

/** The records of an entry by their references: a single one directly, several in a panel that their number opens. */
function EntryRecords({ entry }: { entry: AuditEntry }) {
  const texts = useAuditTexts();
  const language = useLanguage();
  const { id, subjectCount, subjects } = entry;
  const [isOpen, setOpen] = useState(false);
  const [only] = subjects;
  if (subjectCount === 0) return null;
  if (subjectCount === 1 && only) return <Reference subject={only} />;

  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer font-semibold text-link hover:underline pointer-coarse:py-3">
        {fill(texts.records, { count: subjectCount }, language)}
      </summary>
      {subjects.length > 0 && <References items={subjects} left={subjectCount - subjects.length} />}
      {subjects.length === 0 && isOpen && (
        <WhenFetched
          of={queryOf(readAuditSubjects, { parameters: { id } })}
          loading={texts.recordsLoading}
          failed={texts.recordsFailed}
        >
          {({ items, total }) => <References items={items} left={total - items.length} />}
        </WhenFetched>
      )}
    </details>
  );
}

/** @param left how many more there are */
function References({ items, left }: { items: readonly AuditSubject[]; left: number }) {
  const { moreRecords } = useAuditTexts();
  const language = useLanguage();
  return (
    <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(7.75rem,1fr))]">
      {items.map((subject) => (
        <li key={subject.id}>
          <Reference subject={subject} isListed />
        </li>
      ))}
      {left > 0 && (
        <li className="col-span-full text-muted">{fill(moreRecords, { count: left }, language)}</li>
      )}
    </ul>
  );
}

type ReferenceProps = {
  readonly subject: AuditSubject;
  /** In a list: a deleted record has no link; its state is read out, and shown as its tooltip. */
  readonly isListed?: true;
};

/** The reference of a record, a link while it exists. */
function Reference({ subject: { id, about }, isListed }: ReferenceProps) {
  const { erased } = useAuditTexts();
  const shape = 'inline-flex items-center whitespace-nowrap pointer-coarse:min-h-11';
  if (about === null) {
    return (
      <span title={erased} className="text-muted">
        <span className={shape}>{referenceOf(id)}</span>
        <span className={isListed ? 'sr-only' : 'text-sm'}> ({erased})</span>
      </span>
    );
  }
  return (
    <Link
      href={pathOf(paths[about], id)}
      className={`${shape} font-semibold text-link hover:underline`}
    >
      {referenceOf(id)}
    </Link>
  );
}
