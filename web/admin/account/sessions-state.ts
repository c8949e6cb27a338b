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

/** One session, or all but the own. */
export type EndedSessions = OpenSession | 'others';

/** The open sessions, the one last seen first. */
export const sessionsAtom =
  clearedOnLock<Fetched<{ readonly items: readonly OpenSession[] }>>('loading');

/** Fetches them; what is shown stays meanwhile. */
export const fetchSessionsAtom = atom(null, async (get, set) => {
  if (get(sessionsAtom) === 'failed') set(sessionsAtom, 'loading');
  set(sessionsAtom, fetchedFrom(await authenticatedCall(get, set, listSessions)));
});

/** Ends sessions; resolves with what to say at the password's field, or undefined when they have ended. */
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
    // One that has ended by itself is ended as well.
    if (!outcome.ok && outcome.status !== 404) {
      return outcome.fields.password || outcome.text || texts.actionFailed;
    }
    await set(fetchSessionsAtom);
    notify('success', ended === 'others' ? texts.account.endedOthers : texts.account.endedOne);
    return undefined;
  },
);
