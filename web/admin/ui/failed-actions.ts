import { atom } from 'jotai';
import { clearedOnLock } from '../session/cleared-on-lock.ts';

type FailedAction = {
  readonly ids: readonly string[];
  /** What would undo it: a later action on the same fields replaces it. */
  readonly undone: readonly object[];
  again(): Promise<unknown>;
};

/** Actions without a response, which the rows no longer show: offered again until then. */
export const failedActionsAtom = clearedOnLock<readonly FailedAction[]>([]);

/** Drops the offers for records that were changed since. */
export const dropFailedAtom = atom(null, (get, set, ids: readonly string[]) => {
  const others = get(failedActionsAtom).filter((one) => !one.ids.some((id) => ids.includes(id)));
  set(failedActionsAtom, others);
});

/** Repeats the failed actions in their order. What fails once more is offered again. */
export const repeatFailedAtom = atom(null, async (get, set) => {
  const failed = get(failedActionsAtom);
  set(failedActionsAtom, []);
  for (const { again } of failed) await again();
});
