import { useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { proofRequiredStatus } from '#contract/proof-required.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { takeProof } from './proof-of-work.ts';

/** Mostly empty. `slow`: the proof of work takes longer. `missing`: the service's text that it is missing. */
export type ProofState = {
  readonly slow?: boolean;
  readonly missing?: string;
};

/** Reported after 2 s: shorter waits are normal. */
const slowAfterMs = 2000;

/**
 * Sends with a proof of work where the service requires one. Sends once more if the requirement began, or the proof
 * expired, while the form was being filled.
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
