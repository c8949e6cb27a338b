import type { Getter, Setter } from 'jotai';
import { atom } from 'jotai';
import { loggedIn, verify } from '#contract/admin/session.ts';
import type { Call } from '#contract/call.ts';
import { type Answer, callApi, noAnswer, type Outcome } from '../api-client/call-api.ts';
import { idleHeaders } from './activity.ts';
import { languageAtom } from './language.ts';
import { endedAtom, isLockedAtom, lockAndWaitAtom, untilLocked } from './lock.ts';
import { sessionAtom } from './session.ts';

type Options = {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/**
 * Makes a call of the admin. Where the session has ended, the password is asked for and a change is made again:
 * nothing that was being done is lost. What was to be read is not, since whoever shows it asks anew. Never throws.
 */
export async function authenticatedCall<C extends Call>(
  get: Getter,
  set: Setter,
  call: C,
  options: Options = {},
): Promise<Outcome<Answer<C>>> {
  const isRead = call.method === 'get';
  for (;;) {
    if (get(isLockedAtom) && (isRead || !(await set(lockAndWaitAtom)))) return noAnswer;
    const bearer = get(sessionAtom)?.token;
    if (bearer === undefined) return noAnswer;
    const outcome = await callApi(call, {
      language: get(languageAtom),
      bearer,
      headers: idleHeaders(),
      init: isRead ? { signal: untilLocked() } : {},
      ...options,
    });
    if (!outcome.ok && outcome.status === 401) {
      set(endedAtom, bearer);
      continue;
    }
    if (!outcome.ok && outcome.status === 403) await set(askPasswordChangeAtom);
    // What came of a change is returned once the page is open again, unless it opens it itself.
    const opensPage = call.answer.body === loggedIn;
    if (!isRead && !opensPage && get(isLockedAtom)) await set(lockAndWaitAtom);
    return outcome;
  }
}

/** Where a call is refused since the first password is to be changed, the page asks for that. */
const askPasswordChangeAtom = atom(null, async (get, set) => {
  const record = get(sessionAtom);
  if (!record) return;
  const { token: bearer } = record;
  const state = await callApi(verify, { language: get(languageAtom), bearer });
  if (state.ok && state.data.passwordToChange) {
    set(sessionAtom, { ...record, passwordToChange: true });
  }
});
