import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { PublicIdentity } from '#contract/content/identity-schema.ts';
import type { ProofState } from './proof-of-work.ts';

type ProofNoteProps = Omit<ReachUsProps, 'text'> & {
  readonly state: ProofState;
  readonly texts: Chrome['form'];
};

/** Shows that sending takes longer, or other ways to reach the company. Announced politely (`status`). */
export function ProofNote({ state, texts, ...ways }: ProofNoteProps) {
  return (
    // Stays mounted while empty, outside the grid: a live region that is added with its text is not announced.
    <div role="status" className="empty:absolute">
      {state.slow && <p className="text-[0.95rem] text-muted">{texts.proving}</p>}
      {state.missing && <ReachUs text={state.missing} {...ways} />}
    </div>
  );
}

type ReachUsProps = {
  readonly text: string;
  readonly email: string;
  readonly phone: PublicIdentity['phone'];
};

/** E-mail address and phone number of the company, for when a form cannot be sent. */
export function ReachUs({ text, email, phone }: ReachUsProps) {
  return (
    <p className="rounded-xl border border-edge p-4">
      {text}{' '}
      <a href={`mailto:${email}`} className="inline-link">
        {email}
      </a>{' '}
      ·{' '}
      <a href={`tel:${phone.e164}`} className="inline-link whitespace-nowrap">
        {phone.text}
      </a>
    </p>
  );
}
