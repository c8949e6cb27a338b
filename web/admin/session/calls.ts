import {
  type LoggedIn,
  logIn,
  me,
  type SessionState,
  session,
  verify,
} from '#contract/admin/session.ts';
import type { Language } from '#contract/languages.ts';
import { callApi, type Outcome } from '../../api-client/call-api.ts';
import { idleHeaders, noteUse } from './activity.ts';
import { removeRecord } from './stored-session.ts';

/** Logs in with a password; the outcome holds the error. */
export async function requestSession(
  password: string,
  language: Language,
): Promise<Outcome<LoggedIn>> {
  const outcome = await callApi(logIn, { language, body: { password } });
  if (outcome.ok) noteUse();
  return outcome;
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
