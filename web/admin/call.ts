import type { Getter, Setter } from 'jotai';
import { atom } from 'jotai';
import { logIn, type SignedIn } from '#contract/admin/session.ts';
import type { Call } from '#contract/call.ts';
import { type Answer, callApi, type Outcome } from '../call-api.ts';
import { languageAtom } from './language.ts';
import { sessionAtom, signedInAtom } from './session.ts';

type Options = {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** What waits for the password after the session ended; null while it is open. */
const lockAtom = atom<PromiseWithResolvers<boolean> | null>(null);

/** Whether the desk is shut until somebody gives the password again. */
export const isLockedAtom = atom((get) => get(lockAtom) !== null);

/** Shuts the desk; resolves with whether it was opened again, rather than left. */
export const lockAndWaitAtom = atom(null, (get, set): Promise<boolean> => {
  const waiting = get(lockAtom) ?? Promise.withResolvers<boolean>();
  set(lockAtom, waiting);
  return waiting.promise;
});

/**
 * Makes a call of the desk. Where the session has ended, the password is asked for in place and the call is
 * made again: nothing that was being done is lost. Never throws.
 */
export async function ask<C extends Call>(
  get: Getter,
  set: Setter,
  call: C,
  options: Options = {},
): Promise<Outcome<Answer<C>>> {
  for (;;) {
    const bearer = get(sessionAtom)?.token;
    const outcome = await callApi(call, { language: get(languageAtom), bearer, ...options });
    if (outcome.ok || outcome.status !== 401) return outcome;
    // Another call may have been answered meanwhile, and the desk be open again.
    if (get(sessionAtom)?.token !== bearer) continue;
    if (!(await set(lockAndWaitAtom))) return outcome;
  }
}

/** Opens the desk again with the password; what waited goes on. */
export const unlockAtom = atom(
  null,
  async (get, set, password: string): Promise<Outcome<SignedIn>> => {
    const outcome = await callApi(logIn, { language: get(languageAtom), body: { password } });
    if (outcome.ok) set(takeOverSessionAtom, outcome.data);
    return outcome;
  },
);

/** Leaves the shut desk: what waited is given up, and the login page is shown. */
export const leaveLockedAtom = atom(null, (_get, set) => {
  set(sessionAtom, null);
  set(openAtom, false);
});

/** Another tab logged in, or out. */
export const followOtherTabAtom = atom(null, (_get, set, record: SignedIn | null) => {
  if (!record) {
    set(leaveLockedAtom);
    return;
  }
  set(takeOverSessionAtom, record);
});

/**
 * Goes on in a session that has just been opened. A call that met the end of the one before may have shut the
 * desk meanwhile: it opens again.
 */
export const takeOverSessionAtom = atom(null, (_get, set, record: SignedIn) => {
  set(signedInAtom, record);
  set(openAtom, true);
});

const openAtom = atom(null, (get, set, isOpened: boolean) => {
  get(lockAtom)?.resolve(isOpened);
  set(lockAtom, null);
});
