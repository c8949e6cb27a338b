import { Link } from 'wouter';
import { useTexts } from './language.ts';
import { historyOf, type PersonState, paths } from './paths.ts';

type RecordLinksProps = { readonly id: string; readonly email: string };

/** Links from a record to all data stored for its e-mail address, and to what was done with the record. */
export function RecordLinks({ id, email }: RecordLinksProps) {
  const { everythingFrom, recordHistory } = useTexts();
  const link = 'inline-flex min-h-11 items-center font-semibold text-link hover:underline';
  return (
    <p className="no-print mt-6 flex flex-wrap gap-x-8">
      <Link href={paths.people} state={{ email } satisfies PersonState} className={link}>
        {everythingFrom}
      </Link>
      <Link href={historyOf(id)} className={link}>
        {recordHistory}
      </Link>
    </p>
  );
}
