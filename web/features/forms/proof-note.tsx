import type { Chrome } from '../../content/chrome-schema.ts';
import { ReachUs } from './reach-us.tsx';
import type { ProofState } from './use-proven-sending.ts';

type ProofNoteProps = {
  readonly state: ProofState;
  readonly texts: Chrome['form'];
  readonly email: string;
};

/** Says that sending takes a moment longer, or how else to reach the company; read out when there is time. */
export function ProofNote({ state, texts, email }: ProofNoteProps) {
  return (
    // Out of the grid while it is empty, and still there: a region that comes with its words is not read out.
    <div role="status" className="empty:absolute">
      {state.slow && <p className="text-[0.95rem] text-muted">{texts.proving}</p>}
      {state.missing && <ReachUs text={state.missing} email={email} />}
    </div>
  );
}
