import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { fieldLimits } from '../field-limits.ts';
import { utcTime } from '../utc-time.ts';
import { roles } from './role-names.ts';

/** Never trimmed: a space is a character of the password. */
export const password = z
  .string({ error: 'required' })
  .check(z.minLength(1, 'required'), z.maxLength(fieldLimits.password, { error: 'tooLong' }));

/** Of an authenticator app (RFC 6238, six digits) or a recovery code, with or without spaces and hyphens. */
export const code = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.regex(/^[\dA-Za-z \u2010-\u2015-]{6,40}$/, 'invalid'),
  );

/** WebAuthn’s RegistrationResponseJSON or AuthenticationResponseJSON, which the library checks. */
export const passkeyAnswer = z.looseObject(
  { id: z.string(), response: z.looseObject({ clientDataJSON: z.string() }) },
  { error: 'invalid' },
);
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/**
 * Who it is, or for calls in a session that it is still the same user (OWASP ASVS 5.0, 7.5): the password, or for a user
 * without one the answer of a passkey.
 */
export const proof = {
  password: z.optional(password),
  passkey: z.optional(passkeyAnswer),
} as const;
export type Proof = z.output<z.ZodMiniObject<typeof proof>>;

/** The check of a body with a proof. */
export const proven = z.refine<Proof>(
  ({ password, passkey }) => password !== undefined || passkey !== undefined,
  { path: ['password'], error: 'required' },
);

/** By a passkey alone, or by a password and, where the user has one, a second factor. */
export const login = z
  .strictObject({
    ...proof,
    /** Whose password it is; without one the first owner’s. */
    email: z.optional(z.string()),
    code: z.optional(code),
    /** Asks this browser for no second factor for `rememberedDays`. */
    remember: z.optional(z.literal(true)),
  })
  .check(proven);
export type Login = z.input<typeof login>;

export const rememberedDays = 30;

/** Set while the password is the generated one of the first start: most other calls are refused until it is changed. */
const passwordToChange = z.optional(z.literal(true));

/** Who is logged in. Absent for a first owner without a name while there are no other users. */
const user = z.optional(z.strictObject({ id: z.uuid(), name: z.string(), role: z.enum(roles) }));
export type SessionUser = z.output<typeof user>;

/** The bearer token is returned only here; the database has its SHA-256. */
export const loggedIn = z.strictObject({
  token: z.string(),
  expiresAtUtc: utcTime,
  passwordToChange,
  user,
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
  user,
});
export type SessionState = z.output<typeof sessionState>;

export const logIn = {
  method: 'post',
  path: '/api/Admin/login',
  summary:
    'Log in with the password, and the second factor of a user who has one, or with a passkey; answers the bearer token and sets the session cookie',
  for: 'anyone',
  body: login,
  response: { status: 200, body: loggedIn },
  errorResponses: ['wrongPassword', 'secondFactor', 'wrongPasskey', 'tooMany'],
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
  for: 'everyone',
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
