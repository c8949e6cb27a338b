import { useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { proofRequiredStatus } from '#contract/proof-required.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { takeProof } from './proof-of-work.ts';

/** What to say of a proof of work: mostly nothing, that it takes longer, or the service's words that it is missing. */
export type ProofState = {
  readonly slow?: boolean;
  readonly missing?: string;
};

/** Shorter waits are usual when something is sent. */
const slowAfterMs = 2000;

/**
 * Sends with a proof of work where the service asks for one, and once more where it began to ask, or the proof came
 * too late, while the form was being typed.
 */
export function useProvenSending<T>(path: string, language: Language) {
  const [proofState, setProofState] = useState<ProofState>({});

  const sendOnce = async (
    send: (proof: string | undefined) => Promise<Outcome<T>>,
    signal: AbortSignal | undefined,
  ) => {
    const timer = setTimeout(() => setProofState({ slow: true }), slowAfterMs);
    const proof = await takeProof(path, language, signal);
    clearTimeout(timer);
    setProofState({});
    return send(proof);
  };

  return {
    proofState,
    async sendProven(...sending: Parameters<typeof sendOnce>) {
      const first = await sendOnce(...sending);
      if (first.ok || first.status !== proofRequiredStatus) return first;
      const second = await sendOnce(...sending);
      if (!second.ok && second.status === proofRequiredStatus) {
        setProofState({ missing: second.text });
      }
      return second;
    },
  };
}
