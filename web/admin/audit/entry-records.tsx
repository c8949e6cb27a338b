import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { Link } from 'wouter';
import type { AuditEntry, AuditSubject } from '#contract/admin/audit.ts';
import { referenceOf } from '#contract/reference.ts';
import { type Fetched, fetchedFrom } from '../api-client/fetched-state.ts';
import { languageAtom, useTexts } from '../language.ts';
import { pathOf, paths } from '../paths.ts';
import { WhenFetched } from '../ui/fetched.tsx';
import { fetchSubjectsAtom } from './trail.ts';

type Subjects = { readonly items: readonly AuditSubject[]; readonly total: number };

/** The records of an entry by their references: one as it is, many behind their number. */
export function EntryRecords({ entry }: { entry: AuditEntry }) {
  const { audit: texts } = useTexts();
  const language = useAtomValue(languageAtom);
  const fetchSubjects = useSetAtom(fetchSubjectsAtom);
  const { subjectCount, subjects } = entry;
  const [found, setFound] = useState<Fetched<Subjects> | null>(
    subjects.length > 0 ? { data: { items: subjects, total: subjectCount } } : null,
  );
  const [only] = subjects;
  if (subjectCount === 0) return null;
  if (subjectCount === 1 && only) return <Reference subject={only} />;

  const load = async () => {
    setFound('loading');
    setFound(fetchedFrom(await fetchSubjects(entry.id)));
  };
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && (found === null || found === 'failed')) load();
      }}
    >
      <summary className="w-fit cursor-pointer font-semibold text-link hover:underline pointer-coarse:py-3">
        {texts.records.replace('{count}', subjectCount.toLocaleString(language))}
      </summary>
      {found && (
        <WhenFetched
          what={found}
          loading={texts.recordsLoading}
          failed={texts.recordsFailed}
          onRetry={load}
        >
          {({ items, total }) => <References items={items} left={total - items.length} />}
        </WhenFetched>
      )}
    </details>
  );
}

function References({
  items,
  left,
}: {
  readonly items: readonly AuditSubject[];
  /** How many more there are. */
  readonly left: number;
}) {
  const { moreRecords } = useTexts().audit;
  const language = useAtomValue(languageAtom);
  return (
    <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(7.75rem,1fr))]">
      {items.map((subject) => (
        <li key={subject.id}>
          <Reference subject={subject} isListed />
        </li>
      ))}
      {left > 0 && (
        <li className="col-span-full text-muted">
          {moreRecords.replace('{count}', left.toLocaleString(language))}
        </li>
      )}
    </ul>
  );
}

type ReferenceProps = {
  readonly subject: AuditSubject;
  /** Among others: a deleted one has no link; the word for it is read out, and shown as its tooltip. */
  readonly isListed?: true;
};

/** The reference of a record, a link while it exists. */
function Reference({ subject: { id, about }, isListed }: ReferenceProps) {
  const { erased } = useTexts().audit;
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
