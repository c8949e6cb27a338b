import { Link } from 'wouter';
import { useTexts } from './language.ts';
import { type PersonState, paths } from './paths.ts';

/** Links to all data stored for an e-mail address. */
export function EverythingLink({ email }: { email: string }) {
  const { everythingFrom } = useTexts();
  return (
    <p className="no-print mt-6">
      <Link
        href={paths.people}
        state={{ email } satisfies PersonState}
        className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
      >
        {everythingFrom}
      </Link>
    </p>
  );
}
