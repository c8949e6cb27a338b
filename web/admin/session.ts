import { atom } from 'jotai';
import { type LoggedIn, logIn, me, session, verify } from '#contract/admin/session.ts';
import { callApi, type Outcome } from '../api-client/call-api.ts';
import { useLanguageStore } from '../state/language-store.ts';
import { idleHeaders, noteIdleLimit, noteUse } from './activity.ts';
import { languageAtom } from './language.ts';

/** The local storage key that the specification names. */
export const storageKey = 'gt_admin_auth';

const recordAtom = atom<LoggedIn | null>(storedRecord());
/** The token that the API has confirmed since the page was loaded. */
const confirmedAtom = atom<string | null>(null);

/** The session stored in this browser: its token and when it ends; null without one. */
export const sessionAtom = atom(
  (get) => get(recordAtom),
  (_get, set, record: LoggedIn | null) => {
    set(recordAtom, record);
    try {
      if (record) localStorage.setItem(storageKey, JSON.stringify(record));
      else localStorage.removeItem(storageKey);
    } catch {
      // Storage may be disabled: the session then lasts until this tab is reloaded.
    }
  },
);

/** Removes an ended session from the browser's storage, unless another session has replaced it there. */
export function forgetRecord({ token }: LoggedIn): void {
  if (storedRecord()?.token === token) localStorage.removeItem(storageKey);
}

/** Stores a session that has just been opened, as confirmed. */
export const loggedInAtom = atom(null, (_get, set, record: LoggedIn) => {
  set(confirmedAtom, record.token);
  set(sessionAtom, record);
});

/** Whether a session is stored that may access everything, as far as this browser knows. */
export const hasSessionAtom = atom((get) => {
  const record = get(recordAtom);
  return record !== null && !record.passwordToChange && !hasExpired(record);
});

/** What a session may access: nothing, only the change of the first password, or everything. */
export type Access = 'none' | 'passwordChange' | 'all';

/** What the session may access. The API is asked once for each stored record: three calls are tried, and the first success counts. */
export const accessAtom = atom((get): Access | Promise<Access> => {
  const record = get(recordAtom);
  if (!record) return 'none';
  if (record.passwordToChange) return 'passwordChange';
  if (get(confirmedAtom) === record.token) return 'all';
  if (hasExpired(record)) return 'none';
  return accessOf(record.token);
});

function hasExpired({ expiresAtUtc }: LoggedIn): boolean {
  return Date.now() >= Date.parse(expiresAtUtc);
}

async function accessOf(bearer: string): Promise<Access> {
  const language = useLanguageStore.getState().stored;
  for (const call of [verify, me, session]) {
    const outcome = await callApi(call, { language, bearer, headers: idleHeaders() });
    if (!outcome.ok) continue;
    noteIdleLimit(outcome.data.idleSeconds);
    return outcome.data.passwordToChange ? 'passwordChange' : 'all';
  }
  return 'none';
}

/** Logs in with a password; the outcome says what went wrong. */
export const logInAtom = atom(
  null,
  async (get, set, password: string): Promise<Outcome<LoggedIn>> => {
    const outcome = await callApi(logIn, { language: get(languageAtom), body: { password } });
    if (outcome.ok) {
      noteUse();
      set(loggedInAtom, outcome.data);
    }
    return outcome;
  },
);

/** The stored record, or null if there is none of the expected shape. */
export function storedRecord(): LoggedIn | null {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '');
    const { token, expiresAtUtc, passwordToChange } = stored;
    return typeof token === 'string' && typeof expiresAtUtc === 'string'
      ? { token, expiresAtUtc, ...(passwordToChange === true && { passwordToChange }) }
      : null;
  } catch {
    // Nothing stored, or not in the expected shape: no session.
    return null;
  }
}
