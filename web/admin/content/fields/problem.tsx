import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { problemsAtom } from '../state.ts';

/** Why a value was refused at publishing. */
export function useProblem(key: string): string | undefined {
  return useAtomValue(useMemo(() => atom((get) => get(problemsAtom).get(key)), [key]));
}

/** Shows it below the value. */
export function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p className="font-medium text-error">{text}</p>;
}

/** Shows the problem of a value that has no field of its own. */
export function ProblemAt({ at }: { at: string }) {
  return <Problem text={useProblem(at)} />;
}
