import { atom } from 'jotai';
import { type LoggedIn, logIn, me, session, verify } from '#contract/admin/session.ts';
import { callApi, type Outcome } from '../api-client/call-api.ts';
import { idleHeaders, noteUse } from './activity.ts';
import { languageAtom } from './language.ts';

/** The local storage key that the specification names. */
export const storageKey = 'gt_admin_auth';

const recordAtom = atom<LoggedIn | null>(storedRecord());
/** The token of which the API has said, since the page was loaded, that it is good. */
const confirmedAtom = atom<string | null>(null);

/** The session that this browser holds: its token and when it ends; null when it holds none. */
export const sessionAtom = atom(
  (get) => get(recordAtom),
  (_get, set, record: LoggedIn | null) => {
    set(recordAtom, record);
    try {
      if (record) localStorage.setItem(storageKey, JSON.stringify(record));
      else localStorage.removeItem(storageKey);
    } catch {
      // Storage may be switched off: the session is then this tab's alone, until it is loaded anew.
    }
  },
);

/** Takes a session that ends out of what the browser stores, unless another one took its place there. */
export function forgetRecord({ token }: LoggedIn): void {
  if (storedRecord()?.token === token) localStorage.removeItem(storageKey);
}

/** Takes over a session that has just been opened: nobody need ask whether it is good. */
export const loggedInAtom = atom(null, (_get, set, record: LoggedIn) => {
  set(confirmedAtom, record.token);
  set(sessionAtom, record);
});

/** What a session opens: nothing, the change of the first password, or everything. */
export type Access = 'none' | 'passwordChange' | 'all';

/** What the session opens, asked of the API once for each record: the first OK of three counts. */
export const accessAtom = atom((get): Access | Promise<Access> => {
  const record = get(recordAtom);
  if (!record) return 'none';
  if (record.passwordToChange) return 'passwordChange';
  if (get(confirmedAtom) === record.token) return 'all';
  if (Date.now() >= Date.parse(record.expiresAtUtc)) return 'none';
  return accessOf(record.token, get(languageAtom));
});

async function accessOf(bearer: string, language: 'tr' | 'en'): Promise<Access> {
  for (const call of [verify, me, session]) {
    const outcome = await callApi(call, { language, bearer, headers: idleHeaders() });
    if (outcome.ok) return outcome.data.passwordToChange ? 'passwordChange' : 'all';
  }
  return 'none';
}

/** Logs in with a password; the outcome tells what went wrong. */
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

/** The record that the browser stores, or null where there is none of ours. */
export function storedRecord(): LoggedIn | null {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '');
    const { token, expiresAtUtc, passwordToChange } = stored;
    return typeof token === 'string' && typeof expiresAtUtc === 'string'
      ? { token, expiresAtUtc, ...(passwordToChange === true && { passwordToChange }) }
      : null;
  } catch {
    // Nothing stored, or something that is not ours: both are no session.
    return null;
  }
}
