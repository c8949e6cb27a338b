import { atom } from 'jotai';
import { endSessions, listSessions, type OpenSession } from '#contract/admin/account.ts';
import type { Proof } from '#contract/admin/session.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { queryOf, readAnewAtom } from '../api-client/queries.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { passwordError } from '../login/password-form.tsx';

/** One session, or all except the own one. */
export type EndedSessions = OpenSession | 'others';

/** The open sessions, the most recently used first. */
export const sessionsRead = queryOf(listSessions);

/** Ends sessions; resolves with the error for the password field, or undefined on success. */
export const endSessionsAtom = atom(
  null,
  async (get, set, ended: EndedSessions, proof: Proof): Promise<string | undefined> => {
    const texts = get(textsAtom);
    const { password } = proof;
    const wrong = password === undefined ? undefined : passwordError(password, get(languageAtom));
    if (wrong) return wrong;
    const body = { ...proof, ...(ended !== 'others' && { id: ended.id }) };
    const outcome = await authenticatedCall(get, set, endSessions, { body });
    // A session that has already expired counts as ended.
    if (!outcome.ok && outcome.status !== 404) {
      return outcome.fields.password || outcome.text || texts.actionFailed;
    }
    await set(readAnewAtom, sessionsRead);
    notify('success', ended === 'others' ? texts.account.endedOthers : texts.account.endedOne);
    return undefined;
  },
);
