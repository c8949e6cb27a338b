import { atom } from 'jotai';
import { type LoggedIn, type Login, logOut } from '#contract/admin/session.ts';
import type { Language } from '#contract/languages.ts';
import { callApi } from '../../api-client/call-api.ts';
import { languageAtom } from '../language.ts';
import { clearNotesAtom, hideNotesAtom } from '../notes/unsaved.ts';
import { clearAtom, dropTypedAtom } from './cleared-on-lock.ts';
import { loggedInAtom, logInAtom, sessionAtom } from './session.ts';
import { removeRecord, storedRecord } from './stored-session.ts';
import { clearField, rememberField, returnToField } from './typed-field.ts';

/** Time limit of the logout before the login page is shown, in ms. */
const logOutMs = 3000;

/** Resolves when the password was entered; null while the page is not locked. */
const waitingAtom = atom<Waiting | null>(null);

type Waiting = { readonly promise: Promise<boolean>; resolve(isOpened: boolean): void };

/** `Promise.withResolvers`, which the oldest supported browsers lack. */
function beginToWait(): Waiting {
  let resolve: Waiting['resolve'] = () => undefined;
  const promise = new Promise<boolean>((markFulfilled) => {
    resolve = markFulfilled;
  });
  return { promise, resolve };
}

/** Whether the page is locked until the password is entered again. */
export const isLockedAtom = atom((get) => get(waitingAtom) !== null);

/** Whether a logout is under way, during which nothing is shown. */
export const isLeavingAtom = atom(false);

let reads = new AbortController();

/** Aborts pending reads when the page locks. */
export function untilLocked(): AbortSignal {
  return reads.signal;
}

/** Clears visitors' data, aborts pending reads, and removes the session from the browser's storage. */
const emptyAtom = atom(null, (_get, set, record: LoggedIn) => {
  reads.abort();
  reads = new AbortController();
  set(hideNotesAtom, true);
  set(clearAtom);
  removeRecord(record);
});

/**
 * Locks the page, and ends its session in the browser and on the API (OWASP ASVS 5.0, 7.3.1 and 14.3.1). Pending
 * changes wait for the password.
 */
export const lockAtom = atom(null, (get, set) => {
  const record = get(sessionAtom);
  if (!record || get(waitingAtom)) return;
  rememberField();
  set(waitingAtom, beginToWait());
  set(emptyAtom, record);
  endOnService(record.token, get(languageAtom));
});

/** Locks the page; resolves with true when it is unlocked, with false when it is left. */
export const lockAndWaitAtom = atom(null, async (get, set): Promise<boolean> => {
  set(lockAtom);
  return (await get(waitingAtom)?.promise) ?? false;
});

/** Locks the page after the API has reported that the session of a token has ended. */
export const endedAtom = atom(null, (get, set, bearer: string) => {
  if (get(sessionAtom)?.token !== bearer) return;
  // Another tab may have opened a new session that this tab does not know yet.
  const stored = storedRecord();
  if (stored && stored.token !== bearer) set(loggedInAtom, stored);
  else set(lockAtom);
});

/** Unlocks the page by a login; waiting changes continue. */
export const unlockAtom = atom(null, async (_get, set, body: Login) => {
  const outcome = await set(logInAtom, body);
  if (outcome.ok) set(openAtom, true);
  return outcome;
});

/** Leaves the locked page: waiting changes are dropped, and the login page is shown. */
export const leaveLockedAtom = atom(null, (_get, set) => {
  set(clearNotesAtom);
  set(dropTypedAtom);
  set(sessionAtom, null);
  set(openAtom, false);
});

/** Logs out: the page clears everything at once, whatever the API responds. */
export const logOutAtom = atom(null, async (get, set) => {
  const record = get(sessionAtom);
  if (!record) return;
  set(isLeavingAtom, true);
  set(emptyAtom, record);
  set(clearNotesAtom);
  set(dropTypedAtom);
  const tooLong = new Promise((resolve) => setTimeout(resolve, logOutMs));
  await Promise.race([endOnService(record.token, get(languageAtom)), tooLong]);
  set(sessionAtom, null);
  // It may have locked meanwhile.
  set(openAtom, false);
  set(isLeavingAtom, false);
});

/** Another tab logged in or out: unsaved input in this tab then waits for the password. */
export const followOtherTabAtom = atom(null, (_get, set, record: LoggedIn | null) => {
  if (record) set(takeOverSessionAtom, record);
  else set(lockAtom);
});

/** Continues in a session that has just been opened, and unlocks the page if it was locked. */
export const takeOverSessionAtom = atom(null, (_get, set, record: LoggedIn) => {
  set(loggedInAtom, record);
  set(openAtom, true);
});

const openAtom = atom(null, (get, set, isOpened: boolean) => {
  if (isOpened) {
    set(hideNotesAtom, false);
    returnToField();
  } else clearField();
  get(waitingAtom)?.resolve(isOpened);
  set(waitingAtom, null);
});

/** Without a response, the session is ended when the network is back; otherwise it expires unused. */
async function endOnService(bearer: string, language: Language) {
  // The page may be unloading.
  const outcome = await callApi(logOut, { language, bearer, init: { keepalive: true } });
  if (!outcome.ok && outcome.status === undefined) {
    addEventListener('online', () => endOnService(bearer, language), { once: true });
  }
}
