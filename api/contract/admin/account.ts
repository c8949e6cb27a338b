import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { fieldLimits } from '../field-limits.ts';
import { utcTime } from '../utc-time.ts';
import { by } from './done-by.ts';
import { isSamePassword } from './first-password.ts';
import { loggedIn, password, proof, proven } from './session.ts';

/** Never trimmed or cut; its length is counted in characters. */
export const chosenPassword = password.check(
  z.refine((text) => [...text].length >= fieldLimits.passwordLeast, {
    error: 'tooShort',
    params: { min: fieldLimits.passwordLeast },
  }),
);

export const newPassword = z.strictObject({ current: password, next: chosenPassword }).check(
  z.refine(({ current, next }) => !isSamePassword(current, next), {
    path: ['next'],
    error: 'samePassword',
  }),
);

export const changePassword = {
  method: 'post',
  path: '/api/Admin/password',
  summary:
    'Change the password; every session ends, and a new one takes the place of the one that asked',
  for: 'everyone',
  withFirstPassword: true,
  body: newPassword,
  response: { status: 200, body: loggedIn },
  opensSession: true,
  proves: true,
} as const satisfies Call;

/** A short name for a session, with which nobody can log in. */
const sessionId = z.string().check(z.regex(/^[0-9a-f]{16}$/));

export const openSession = z.strictObject({
  id: sessionId,
  /** Whose it is. */
  by,
  createdAtUtc: utcTime,
  lastSeenUtc: utcTime,
  expiresAtUtc: utcTime,
  /** The browser's User-Agent; null if it sent none. */
  browser: z.nullable(z.string()),
  address: z.string(),
  /** Whether it is the session of this request. */
  own: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

export const listSessions = {
  method: 'get',
  path: '/api/Admin/Sessions',
  summary: 'The open sessions, for an owner those of all users, the one last seen first',
  for: 'everyone',
  response: { status: 200, body: z.strictObject({ items: z.array(openSession) }) },
} as const satisfies Call;

/** A POST, since not every proxy passes on the body of a DELETE (RFC 9110, section 9.3.5). */
export const endSessions = {
  method: 'post',
  path: '/api/Admin/Sessions/end',
  summary:
    'End one session, or without `id` every other of the caller’s, and the ways in of their browsers',
  for: 'everyone',
  body: z.strictObject({ ...proof, id: z.optional(sessionId) }).check(proven),
  response: { status: 204 },
  proves: true,
  errorResponses: ['notFound'],
} as const satisfies Call;
