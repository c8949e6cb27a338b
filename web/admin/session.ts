import { atom } from 'jotai';
import { logIn, logOut, me, type SignedIn, session, verify } from '#contract/admin/session.ts';
import { callApi, type Outcome } from '../call-api.ts';
import { languageAtom } from './language.ts';

/** The local storage key that the specification names. */
const storageKey = 'gt_admin_auth';

const recordAtom = atom<SignedIn | null>(readRecord());

/** The session that this browser holds: its token and when it ends; null when it holds none. */
export const sessionAtom = atom(
  (get) => get(recordAtom),
  (_get, set, record: SignedIn | null) => {
    if (record) localStorage.setItem(storageKey, JSON.stringify(record));
    else localStorage.removeItem(storageKey);
    set(recordAtom, record);
  },
);

/** Whether the session is good, asked of the API once for each record: the first OK of three counts. */
export const sessionCheckAtom = atom(async (get) => {
  const record = get(recordAtom);
  if (!record || Date.now() >= Date.parse(record.expiresAtUtc)) return false;
  for (const call of [verify, me, session]) {
    const { ok } = await callApi(call, { language: get(languageAtom), bearer: record.token });
    if (ok) return true;
  }
  return false;
});

/** Logs in with a password; the outcome tells what went wrong. */
export const logInAtom = atom(
  null,
  async (get, set, password: string): Promise<Outcome<SignedIn>> => {
    const outcome = await callApi(logIn, { language: get(languageAtom), body: { password } });
    if (outcome.ok) set(sessionAtom, outcome.data);
    return outcome;
  },
);

/** Logs out: the record is cleared whatever the API says. */
export const logOutAtom = atom(null, async (get, set) => {
  const bearer = get(recordAtom)?.token;
  await callApi(logOut, { language: get(languageAtom), bearer });
  set(sessionAtom, null);
});

function readRecord(): SignedIn | null {
  try {
    const { token, expiresAtUtc } = JSON.parse(localStorage.getItem(storageKey) ?? '');
    return typeof token === 'string' && typeof expiresAtUtc === 'string'
      ? { token, expiresAtUtc }
      : null;
  } catch {
    // Nothing stored, or something that is not ours: both are no session.
    return null;
  }
}
