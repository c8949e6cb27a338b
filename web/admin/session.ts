import { atom } from 'jotai';
import { logIn, logOut, me, type SignedIn, session, verify } from '#contract/admin/session.ts';
import { callApi, type Outcome } from '../call-api.ts';
import { languageAtom } from './language.ts';

/** The local storage key that the specification names. */
export const storageKey = 'gt_admin_auth';

const recordAtom = atom<SignedIn | null>(parseRecord(localStorage.getItem(storageKey)));
/** The token of which the API has said, since the page was loaded, that it is good. */
const confirmedAtom = atom<string | null>(null);

/** The session that this browser holds: its token and when it ends; null when it holds none. */
export const sessionAtom = atom(
  (get) => get(recordAtom),
  (_get, set, record: SignedIn | null) => {
    if (record) localStorage.setItem(storageKey, JSON.stringify(record));
    else localStorage.removeItem(storageKey);
    set(recordAtom, record);
  },
);

/** Takes over a session that has just been opened: nobody need ask whether it is good. */
export const signedInAtom = atom(null, (_get, set, record: SignedIn) => {
  set(confirmedAtom, record.token);
  set(sessionAtom, record);
});

/** Whether the session is good, asked of the API once for each record: the first OK of three counts. */
export const sessionCheckAtom = atom((get): boolean | Promise<boolean> => {
  const record = get(recordAtom);
  if (!record) return false;
  if (get(confirmedAtom) === record.token) return true;
  if (Date.now() >= Date.parse(record.expiresAtUtc)) return false;
  return isGood(record.token, get(languageAtom));
});

async function isGood(bearer: string, language: 'tr' | 'en'): Promise<boolean> {
  for (const call of [verify, me, session]) {
    const { ok } = await callApi(call, { language, bearer });
    if (ok) return true;
  }
  return false;
}

/** Logs in with a password; the outcome tells what went wrong. */
export const logInAtom = atom(
  null,
  async (get, set, password: string): Promise<Outcome<SignedIn>> => {
    const outcome = await callApi(logIn, { language: get(languageAtom), body: { password } });
    if (outcome.ok) set(signedInAtom, outcome.data);
    return outcome;
  },
);

/** Logs out: the record is cleared whatever the API says. */
export const logOutAtom = atom(null, async (get, set) => {
  const bearer = get(recordAtom)?.token;
  await callApi(logOut, { language: get(languageAtom), bearer });
  set(sessionAtom, null);
});

/** A stored record, or null where it is none of ours. */
export function parseRecord(stored: string | null): SignedIn | null {
  try {
    const { token, expiresAtUtc } = JSON.parse(stored ?? '');
    return typeof token === 'string' && typeof expiresAtUtc === 'string'
      ? { token, expiresAtUtc }
      : null;
  } catch {
    // Nothing stored, or something that is not ours: both are no session.
    return null;
  }
}
