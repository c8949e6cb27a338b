import { atom } from 'jotai';
import {
  type LoggedIn,
  type Login,
  logIn,
  me,
  type SessionState,
  type SessionUser,
  session,
  verify,
} from '#contract/admin/session.ts';
import type { Language } from '#contract/languages.ts';
import { callApi } from '../../api-client/call-api.ts';
import { storedLanguage } from '../../state/language-store.ts';
import { languageAtom } from '../language.ts';
import { idleHeaders, noteIdleLimit, noteUse } from './activity.ts';
import { hasExpired, removeRecord, storedRecord, storeRecord } from './stored-session.ts';

const recordAtom = atom<LoggedIn | null>(storedRecord());
/** The token that the API has confirmed since the page was loaded. */
const confirmedAtom = atom<string | null>(null);

/**
 * The session stored in this browser: its token and its end; null without one. Without storage it lasts until a reload.
 */
export const sessionAtom = atom(
  (get) => get(recordAtom),
  (_get, set, record: LoggedIn | null) => {
    set(recordAtom, record);
    storeRecord(record);
  },
);

/** Stores a session that has just been opened, as confirmed. */
export const loggedInAtom = atom(null, (_get, set, record: LoggedIn) => {
  set(confirmedAtom, record.token);
  set(sessionAtom, record);
});

/** Logs in; the outcome holds the error. */
export const logInAtom = atom(null, async (get, set, body: Login) => {
  const outcome = await callApi(logIn, { language: get(languageAtom), body });
  if (outcome.ok) {
    noteUse();
    set(loggedInAtom, outcome.data);
  }
  return outcome;
});

/** Whether a session with full access is stored, as far as this browser knows. */
export const hasSessionAtom = atom((get) => {
  const record = get(recordAtom);
  return record !== null && !record.passwordToChange && !hasExpired(record);
});

/** What a session may access: nothing, only the change of the first password, or everything. */
export type Access = 'none' | 'passwordChange' | 'all';

type Entry = { readonly access: Access; readonly user?: SessionUser };

/** What the session may access, and who it belongs to. The API is asked once for each stored record. */
export const entryAtom = atom((get): Entry | Promise<Entry> => {
  const record = get(recordAtom);
  if (!record) return { access: 'none' };
  if (record.passwordToChange) return { access: 'passwordChange' };
  if (get(confirmedAtom) === record.token) return { access: 'all', user: record.user };
  if (hasExpired(record)) return { access: 'none' };
  return entryOf(record);
});

async function entryOf(record: LoggedIn): Promise<Entry> {
  const state = await confirmSession(record, storedLanguage());
  if (!state) return { access: 'none' };
  noteIdleLimit(state.idleSeconds);
  return { access: state.passwordToChange ? 'passwordChange' : 'all', user: state.user };
}

/**
 * Asks the API about a session: up to three calls, of which the first success counts (specification, section 8).
 * Removes a session that has ended.
 * @returns undefined if none succeeds
 */
export async function confirmSession(
  record: LoggedIn,
  language: Language,
): Promise<SessionState | undefined> {
  const asked = { language, bearer: record.token, headers: idleHeaders() };
  let hasEnded = false;
  for (const call of [verify, me, session]) {
    const outcome = await callApi(call, asked);
    if (outcome.ok) return outcome.data;
    hasEnded = outcome.status === 401;
  }
  if (hasEnded) removeRecord(record);
  return undefined;
}
