import { atom } from 'jotai';
import { type LoggedIn, logIn, logOut } from '#contract/admin/session.ts';
import type { Language } from '#contract/languages.ts';
import { callApi, type Outcome } from '../api-client/call-api.ts';
import { noteUse } from './activity.ts';
import { clearAtom } from './cleared-on-lock.ts';
import { languageAtom } from './language.ts';
import { forgetRecord, loggedInAtom, sessionAtom, storedRecord } from './session.ts';
import { unsavedNotes } from './unsaved-notes.ts';

/** How long the login page waits for the service's word that the session has ended. */
const logOutMs = 3000;

/** What waits for the password while the page is locked; null while it is open. */
const waitingAtom = atom<Waiting | null>(null);

type Waiting = { readonly promise: Promise<boolean>; resolve(isOpened: boolean): void };

/** `Promise.withResolvers`, which the oldest browsers that we serve do not have. */
function beginToWait(): Waiting {
  let resolve: Waiting['resolve'] = () => undefined;
  const promise = new Promise<boolean>((markFulfilled) => {
    resolve = markFulfilled;
  });
  return { promise, resolve };
}

/** Whether the page is locked until somebody gives the password again. */
export const isLockedAtom = atom((get) => get(waitingAtom) !== null);

/** Whether somebody is logging out: nothing is shown any more. */
export const isLeavingAtom = atom(false);

let reads = new AbortController();

/** Aborts what is read when the page locks. */
export function untilLocked(): AbortSignal {
  return reads.signal;
}

/** Forgets what visitors sent, gives up what is being read, and takes the session out of what the browser stores. */
const emptyAtom = atom(null, (_get, set, record: LoggedIn) => {
  reads.abort();
  reads = new AbortController();
  set(clearAtom);
  forgetRecord(record);
});

/**
 * Locks the page, and ends its session here and on the service (OWASP ASVS 5.0, 7.3.1 and 14.3.1). What is being
 * changed waits for the password.
 */
export const lockAtom = atom(null, (get, set) => {
  const record = get(sessionAtom);
  if (!record || get(waitingAtom)) return;
  set(waitingAtom, beginToWait());
  set(emptyAtom, record);
  endOnService(record.token, get(languageAtom));
});

/** Locks the page; resolves with whether it was opened again, rather than left. */
export const lockAndWaitAtom = atom(null, async (get, set): Promise<boolean> => {
  set(lockAtom);
  return (await get(waitingAtom)?.promise) ?? false;
});

/** Locks the page once the service has said that the session of a token has ended. */
export const endedAtom = atom(null, (get, set, bearer: string) => {
  if (get(sessionAtom)?.token !== bearer) return;
  // Another tab may have a new one, which has not been heard of here yet.
  const stored = storedRecord();
  if (stored && stored.token !== bearer) set(loggedInAtom, stored);
  else set(lockAtom);
});

/** Opens the page again with the password; what waited goes on. */
export const unlockAtom = atom(
  null,
  async (get, set, password: string): Promise<Outcome<LoggedIn>> => {
    const outcome = await callApi(logIn, { language: get(languageAtom), body: { password } });
    if (outcome.ok) {
      noteUse();
      set(takeOverSessionAtom, outcome.data);
    }
    return outcome;
  },
);

/** Leaves the locked page: what waited is given up, and the login page is shown. */
export const leaveLockedAtom = atom(null, (_get, set) => {
  unsavedNotes.clear();
  set(sessionAtom, null);
  set(openAtom, false);
});

/** Logs out: the page forgets everything at once, whatever the service says. */
export const logOutAtom = atom(null, async (get, set) => {
  const record = get(sessionAtom);
  if (!record) return;
  set(isLeavingAtom, true);
  set(emptyAtom, record);
  unsavedNotes.clear();
  const tooLong = new Promise((resolve) => setTimeout(resolve, logOutMs));
  await Promise.race([endOnService(record.token, get(languageAtom)), tooLong]);
  set(sessionAtom, null);
  set(isLeavingAtom, false);
});

/** Another tab logged in, or out: what is typed here waits for the password then. */
export const followOtherTabAtom = atom(null, (_get, set, record: LoggedIn | null) => {
  if (!record) {
    set(lockAtom);
    return;
  }
  set(takeOverSessionAtom, record);
});

/** Goes on in a session that has just been opened, and opens the page where it was locked. */
export const takeOverSessionAtom = atom(null, (_get, set, record: LoggedIn) => {
  set(loggedInAtom, record);
  set(openAtom, true);
});

const openAtom = atom(null, (get, set, isOpened: boolean) => {
  get(waitingAtom)?.resolve(isOpened);
  set(waitingAtom, null);
});

/** Where no answer comes, the session is ended when the network is back; else it expires, unused. */
async function endOnService(bearer: string, language: Language) {
  // The page may be on its way out.
  const outcome = await callApi(logOut, { language, bearer, init: { keepalive: true } });
  if (!outcome.ok && outcome.status === undefined) {
    addEventListener('online', () => endOnService(bearer, language), { once: true });
  }
}
