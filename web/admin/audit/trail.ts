import { atom } from 'jotai';
import { type AuditAction, type AuditEntry, listAudit } from '#contract/admin/data-protection.ts';
import { authenticatedCall } from '../call.ts';
import { clearedOnLock } from '../cleared-on-lock.ts';

type Trail = {
  readonly action: AuditAction | undefined;
  readonly items: readonly AuditEntry[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly state: 'loading' | 'ready' | 'failed';
};

const none = { items: [], nextCursor: null, total: 0, state: 'loading' } as const;

/** The audit entries loaded so far, the newest first. */
export const trailAtom = clearedOnLock<Trail>({ action: undefined, ...none });

/** Loads the newest entries, of one action or of all. */
export const showTrailAtom = atom(null, async (_get, set, action: AuditAction | undefined) => {
  set(trailAtom, { action, ...none });
  await set(fetchOlderAtom);
});

/** Adds the next page. A response to an outdated request is dropped. */
export const fetchOlderAtom = atom(null, async (get, set) => {
  set(trailAtom, (now) => ({ ...now, state: 'loading' }));
  const asked = get(trailAtom);
  const { action, nextCursor } = asked;
  const outcome = await authenticatedCall(get, set, listAudit, {
    query: { ...(action && { action }), ...(nextCursor && { cursor: nextCursor }) },
  });
  if (get(trailAtom) !== asked) return;
  set(
    trailAtom,
    outcome.ok
      ? { action, ...outcome.data, items: [...asked.items, ...outcome.data.items], state: 'ready' }
      : { ...asked, state: 'failed' },
  );
});
