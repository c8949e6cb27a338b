import type { Chrome } from '../../content/chrome-schema.ts';
import type { PublicIdentity } from '../../content/identity-schema.ts';
import type { ProofState } from './proof-of-work.ts';
import { ReachUs } from './reach-us.tsx';

type ProofNoteProps = {
  readonly state: ProofState;
  readonly texts: Chrome['form'];
  readonly email: string;
  readonly phone: PublicIdentity['phone'];
};

/** Says that sending takes longer, or how else to reach the company. Announced politely (`status`). */
export function ProofNote({ state, texts, ...ways }: ProofNoteProps) {
  return (
    // Stays mounted while empty, outside the grid: a live region that is added with its text is not announced.
    <div role="status" className="empty:absolute">
      {state.slow && <p className="text-[0.95rem] text-muted">{texts.proving}</p>}
      {state.missing && <ReachUs text={state.missing} {...ways} />}
    </div>
  );
}
