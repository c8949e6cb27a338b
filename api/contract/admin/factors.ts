import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { fieldLimits } from '../field-limits.ts';
import { requiredLine } from '../fields.ts';
import { utcTime } from '../utc-time.ts';
import { code, passkeyAnswer, proof, proven } from './session.ts';

/** WebAuthn’s PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.output<typeof passkeyOptions>;

export const startPasskeyLogin = {
  method: 'post',
  path: '/api/Admin/login/passkey',
  for: 'anyone',
  summary:
    'What a browser needs to log in with a passkey (WebAuthn, PublicKeyCredentialRequestOptions)',
  response: { status: 200, body: passkeyOptions },
  errorResponses: ['tooMany'],
} as const satisfies Call;

const passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAtUtc: utcTime,
  /** Of its last login; null before the first. */
  usedAtUtc: z.nullable(utcTime),
});
export type Passkey = z.output<typeof passkey>;

const factors = z.strictObject({
  /** Whether the user has a password. */
  password: z.boolean(),
  /** Whether an authenticator app makes codes. */
  app: z.boolean(),
  passkeys: z.array(passkey),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
});
export type Factors = z.output<typeof factors>;

/** New recovery codes, which are shown once: with the first factor, or when the user asks for new ones. */
const changed = z.strictObject({ factors, recoveryCodes: z.optional(z.array(z.string())) });
export type FactorsChanged = z.output<typeof changed>;

const change = {
  method: 'post',
  for: 'everyone',
  response: { status: 200, body: changed },
} as const;
const provenChange = { ...change, proves: true } as const;

export const readFactors = {
  method: 'get',
  path: '/api/Admin/Factors',
  for: 'everyone',
  summary: 'The passkeys, the authenticator app and the recovery codes of the user who asks',
  response: { status: 200, body: factors },
} as const satisfies Call;

export const newAppSecret = {
  method: 'post',
  path: '/api/Admin/Factors/App/new',
  for: 'everyone',
  summary: 'A new secret for an authenticator app (RFC 6238), which counts once a code confirms it',
  response: { status: 200, body: z.strictObject({ secret: z.string(), uri: z.string() }) },
} as const satisfies Call;

/** Base32, of the 20 bytes that RFC 4226 recommends. */
export const appSecret = z
  .string({ error: 'required' })
  .check(z.regex(/^[A-Z2-7]{32}$/, 'invalid'));

export const addApp = {
  ...provenChange,
  path: '/api/Admin/Factors/App',
  summary: 'Use an authenticator app as second factor, in place of an earlier one',
  body: z.strictObject({ ...proof, secret: appSecret, code }).check(proven),
} as const satisfies Call;

export const removeApp = {
  ...provenChange,
  path: '/api/Admin/Factors/App/remove',
  summary: 'Use no authenticator app any more',
  body: z.strictObject(proof).check(proven),
} as const satisfies Call;

export const newPasskeyOptions = {
  method: 'post',
  path: '/api/Admin/Factors/Passkeys/new',
  for: 'everyone',
  summary: 'What a browser needs to make a passkey (WebAuthn, PublicKeyCredentialCreationOptions)',
  body: z.strictObject(proof).check(proven),
  response: { status: 200, body: passkeyOptions },
  proves: true,
} as const satisfies Call;

export const passkeyName = requiredLine(fieldLimits.passkeyName);

export const addPasskey = {
  ...change,
  path: '/api/Admin/Factors/Passkeys',
  summary: 'Add a passkey that a browser has made from its options, which took the proof',
  body: z.strictObject({ name: passkeyName, made: passkeyAnswer }),
} as const satisfies Call;

export const removePasskey = {
  ...provenChange,
  path: '/api/Admin/Factors/Passkeys/remove',
  summary: 'Remove a passkey. The last way in of a user without a password cannot be removed',
  body: z.strictObject({ ...proof, id: z.string({ error: 'required' }) }).check(proven),
  errorResponses: ['notFound'],
} as const satisfies Call;

export const newRecoveryCodes = {
  ...provenChange,
  path: '/api/Admin/Factors/RecoveryCodes',
  summary: 'Ten new recovery codes in place of the earlier ones',
  body: z.strictObject(proof).check(proven),
} as const satisfies Call;
