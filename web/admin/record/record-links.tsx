import { Link } from 'wouter';
import { useTexts } from '../language.ts';
import { historyOf, type PersonState, paths } from '../paths.ts';

type RecordLinksProps = {
  readonly id: string;
  readonly email: string;
  /** Erases the record without moving it to the trash, after a confirmation. */
  onErase(): void;
};

/** Links from a record to all data of its e-mail address, to its history, and to its erasure. */
export function RecordLinks({ id, email, onErase }: RecordLinksProps) {
  const { everythingFrom, recordHistory, actions } = useTexts();
  const link = 'inline-flex min-h-11 items-center font-semibold hover:underline';
  return (
    <p className="no-print mt-6 flex flex-wrap gap-x-8">
      <Link
        href={paths.people}
        state={{ email } satisfies PersonState}
        className={`${link} text-link`}
      >
        {everythingFrom}
      </Link>
      <Link href={historyOf(id)} className={`${link} text-link`}>
        {recordHistory}
      </Link>
      <button type="button" onClick={onErase} className={`${link} text-error`}>
        {actions.eraseNow}
      </button>
    </p>
  );
}
