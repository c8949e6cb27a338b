import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type FieldRef, keyOf } from '../names.ts';
import { problemsAtom } from '../state.ts';

/** Why a value was refused at publishing. */
export function useProblem(key: string): string | undefined {
  return useAtomValue(useMemo(() => atom((get) => get(problemsAtom).get(key)), [key]));
}

/** Attributes that connect the control of a value with its field and its error (`ProblemAt`). */
export function useTie(fieldRef: FieldRef) {
  const id = keyOf(fieldRef);
  const isWrong = useProblem(id) !== undefined;
  return { id, 'aria-invalid': isWrong || undefined, 'aria-describedby': `${id}-problem` } as const;
}

export function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p className="font-medium text-error">{text}</p>;
}

type ProblemAtProps = { readonly at: string; readonly failure?: string | undefined };

/** The error of a value, or a newer failure. */
export function ProblemAt({ at, failure }: ProblemAtProps) {
  const problem = useProblem(at);
  return (
    <div id={`${at}-problem`} className="empty:hidden">
      <Problem text={failure ?? problem} />
    </div>
  );
}
