import { useAtomValue } from 'jotai';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { countsAtom } from '../api-client/counts.ts';
import { plainAddress } from '../format/address.ts';
import { dateTimeToSecond, fullDateTime } from '../format/date-format.ts';
import { languageAtom, useTexts } from '../language.ts';
import { EntryRecords } from './entry-records.tsx';
import { detailsInWords, shortMark } from './entry-words.ts';

/** Explicit roles: on phones the rows are laid out as cards, and some browsers then drop the implicit roles of a table. */
const table = { role: 'table' };
const group = { role: 'rowgroup' };
const row = { role: 'row' };
const column = { role: 'columnheader', scope: 'col' } as const;
const header = { role: 'rowheader', scope: 'row' } as const;
const cell = { role: 'cell' };

/** The audit trail as a table; on a phone each row is a card. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { audit: texts } = useTexts();
  const columns = [texts.time, texts.what, texts.details, texts.session, texts.address];
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

function AuditRow({ entry }: { entry: AuditEntry }) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const tags = useAtomValue(countsAtom)?.tags;
  const { atUtc, action, session, address } = entry;
  const words = detailsInWords(entry, texts, tags).join(' · ');
  const bySystem = action === 'expired';
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
        {session && <span title={session}>{shortMark(session)}</span>}
      </td>
      <td {...cell} className={`break-all max-md:order-3 max-md:empty:hidden ${small}`}>
        {address && plainAddress(address)}
      </td>
    </tr>
  );
}
