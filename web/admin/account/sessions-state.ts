import { atom } from 'jotai';
import { endSessions, listSessions, type OpenSession } from '#contract/admin/account.ts';
import { login } from '#contract/admin/session.ts';
import { check } from '#contract/check.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../call.ts';
import { clearedOnLock } from '../cleared-on-lock.ts';
import { type Fetched, fetchedFrom } from '../fetched.tsx';
import { languageAtom, textsAtom } from '../language.ts';

/** One session, or all except the own one. */
export type EndedSessions = OpenSession | 'others';

/** The open sessions, the most recently used first. */
export const sessionsAtom =
  clearedOnLock<Fetched<{ readonly items: readonly OpenSession[] }>>('loading');

/** Fetches the sessions; the shown ones stay meanwhile. */
export const fetchSessionsAtom = atom(null, async (get, set) => {
  if (get(sessionsAtom) === 'failed') set(sessionsAtom, 'loading');
  set(sessionsAtom, fetchedFrom(await authenticatedCall(get, set, listSessions)));
});

/** Ends sessions; resolves with the error for the password field, or undefined on success. */
export const endSessionsAtom = atom(
  null,
  async (get, set, ended: EndedSessions, password: string): Promise<string | undefined> => {
    const texts = get(textsAtom);
    const checked = check(login, { password });
    if (!checked.ok) {
      const { password: wrong } = checked.errors;
      return wrong ? fieldMessage(wrong, get(languageAtom)) : texts.actionFailed;
    }
    const body = { password, ...(ended !== 'others' && { id: ended.id }) };
    const outcome = await authenticatedCall(get, set, endSessions, { body });
    // A session that has already expired counts as ended.
    if (!outcome.ok && outcome.status !== 404) {
      return outcome.fields.password || outcome.text || texts.actionFailed;
    }
    await set(fetchSessionsAtom);
    notify('success', ended === 'others' ? texts.account.endedOthers : texts.account.endedOne);
    return undefined;
  },
);
