import { atom } from 'jotai';
import { endOpenSession, listSessions, type OpenSession } from '#contract/admin/account.ts';
import { notify } from '../../features/toasts/notify.ts';
import { ask } from '../call.ts';
import { type Fetched, fetchedFrom } from '../fetched.tsx';
import { textsAtom } from '../language.ts';

/** The open sessions, the one last seen first. */
export const sessionsAtom = atom<Fetched<{ readonly items: readonly OpenSession[] }>>('loading');

/** Fetches them; what is shown stays meanwhile. */
export const fetchSessionsAtom = atom(null, async (get, set) => {
  if (get(sessionsAtom) === 'failed') set(sessionsAtom, 'loading');
  set(sessionsAtom, fetchedFrom(await ask(get, set, listSessions)));
});

/** Ends sessions one after the other, and tells what came of it; resolves with whether all are ended. */
export const endSessionsAtom = atom(null, async (get, set, ended: readonly OpenSession[]) => {
  const texts = get(textsAtom);
  for (const { id } of ended) {
    const outcome = await ask(get, set, endOpenSession, { parameters: { id } });
    // One that has ended by itself is ended as well.
    if (outcome.ok || outcome.status === 404) continue;
    notify('error', outcome.text || texts.actionFailed);
    await set(fetchSessionsAtom);
    return false;
  }
  notify('success', ended.length === 1 ? texts.account.endedOne : texts.account.endedOthers);
  await set(fetchSessionsAtom);
  return true;
});
