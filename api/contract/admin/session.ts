import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { fieldLimits } from '../field-limits.ts';
import { utcTime } from '../fields.ts';

/** Never trimmed: a space is a character of the password. */
export const password = z
  .string({ error: 'required' })
  .check(z.minLength(1, 'required'), z.maxLength(fieldLimits.password, { error: 'tooLong' }));

export const login = z.strictObject({ password });

/** Set while the password is the generated one of the first start: most other calls are refused until it is changed. */
const passwordToChange = z.optional(z.literal(true));

/** The bearer token is returned only here; the database has its SHA-256. */
export const loggedIn = z.strictObject({
  token: z.string(),
  expiresAtUtc: utcTime,
  passwordToChange,
});
export type LoggedIn = z.output<typeof loggedIn>;

/**
 * Request header: for how many whole seconds the page was untouched when it sent the request, so that automatic
 * requests do not extend the session. Without it the session counts as used at the request.
 */
export const idleHeader = 'X-Idle-Seconds';

export const sessionState = z.strictObject({
  expiresAtUtc: utcTime,
  /** Idle limit in seconds. Each call restarts it, less the idle time that the call reports (`idleHeader`). */
  idleSeconds: z.int(),
  passwordToChange,
});
export type SessionState = z.output<typeof sessionState>;

export const logIn = {
  method: 'post',
  path: '/api/Admin/login',
  summary: 'Log in with the password; answers the bearer token and sets the session cookie',
  for: 'anyone',
  body: login,
  response: { status: 200, body: loggedIn },
  errorResponses: ['wrongPassword', 'tooMany'],
} as const satisfies Call;

export const logOut = {
  method: 'post',
  path: '/api/Admin/logout',
  summary: 'End the session of the bearer or the cookie; always succeeds',
  for: 'anyone',
  response: { status: 204 },
} as const satisfies Call;

const ownSession = {
  method: 'get',
  withFirstPassword: true,
  response: { status: 200, body: sessionState },
} as const;

export const verify = {
  ...ownSession,
  path: '/api/Admin/verify',
  summary: 'Is this session valid, until when',
} as const satisfies Call;

export const me = {
  ...ownSession,
  path: '/api/Admin/me',
  summary: 'The same as verify',
} as const satisfies Call;

export const session = {
  ...ownSession,
  path: '/api/Admin/session',
  summary: 'The same as verify',
} as const satisfies Call;
