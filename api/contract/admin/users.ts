import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { fieldLimits } from '../field-limits.ts';
import { choice, emailAddress, requiredLine } from '../fields.ts';
import { utcTime } from '../utc-time.ts';
import { chosenPassword } from './account.ts';
import { appSecret, passkeyName, passkeyOptions } from './factors.ts';
import { roles } from './role-names.ts';
import { audiences } from './roles.ts';
import { code, loggedIn, passkeyAnswer, proof } from './session.ts';

/** `invited`: has not accepted yet, in time or not. Removed users are in no list. */
export const userStates = ['active', 'invited', 'suspended'] as const;

/** How long an invitation can be accepted. */
export const invitationDays = 3;

const user = z.strictObject({
  id: z.uuid(),
  /** Empty for the owner with the password of the settings, until they give one. */
  name: z.string(),
  role: z.enum(roles),
  state: z.enum(userStates),
  /** This and the next three are null unless the owner asks. */
  email: z.nullable(z.string()),
  /** Until when the invitation can be accepted. */
  invitedUntilUtc: z.nullable(utcTime),
  lastSeenUtc: z.nullable(utcTime),
  /** Whether logging in takes a second factor or a passkey. */
  hasFactor: z.nullable(z.boolean()),
});
export type User = z.output<typeof user>;

const name = requiredLine(fieldLimits.fullName);
const role = choice(roles);

/** The link is returned only here; it works once. */
const invited = z.strictObject({
  user,
  link: z.string(),
  /** Whether it was mailed; otherwise the owner passes it on. */
  isMailed: z.boolean(),
});
export type Invited = z.output<typeof invited>;

export const listUsers = {
  method: 'get',
  path: '/api/Admin/Users',
  for: 'everyone',
  summary: 'The users by name, the first owner first',
  response: { status: 200, body: z.strictObject({ items: z.array(user) }) },
} as const satisfies Call;

export const inviteUser = {
  method: 'post',
  path: '/api/Admin/Users',
  for: audiences.owner,
  summary: `Invite a user by a link that works once, within ${invitationDays} days`,
  body: z.strictObject({ ...proof, name, email: emailAddress, role }),
  response: { status: 201, body: invited },
  proves: true,
} as const satisfies Call;

export const inviteAgain = {
  method: 'post',
  path: '/api/Admin/Users/{id}/invite',
  for: audiences.owner,
  summary:
    'A new link for a user who has not accepted, or has lost a key: their password, keys and sessions are void at once',
  body: z.strictObject(proof),
  response: { status: 200, body: invited },
  proves: true,
} as const satisfies Call;

export const changeUser = {
  method: 'patch',
  path: '/api/Admin/Users/{id}',
  for: audiences.owner,
  summary:
    'Change a user’s name or role, or suspend the user, which ends their sessions. The first owner stays an owner',
  body: z
    .strictObject({
      ...proof,
      name: z.optional(name),
      /** Takes the owner’s proof. */
      role: z.optional(role),
      isSuspended: z.optional(z.boolean({ error: 'invalid' })),
    })
    .check(
      z.refine(({ name, role, isSuspended }) => (name ?? role ?? isSuspended) !== undefined, {
        error: 'required',
      }),
    ),
  response: { status: 200, body: user },
  proves: true,
} as const satisfies Call;

export const removeUser = {
  method: 'delete',
  path: '/api/Admin/Users/{id}',
  for: audiences.owner,
  summary:
    'Remove a user: their keys, sessions, devices and address. Their name stays with what they did; what was assigned to them is nobody’s',
  response: { status: 204 },
} as const satisfies Call;

/** The secret of the link. */
const token = z
  .string({ error: 'required' })
  .check(z.regex(/^[\da-f-]{36}\.[\w-]{43}$/, 'invalid'));

export const readInvitation = {
  method: 'post',
  path: '/api/Admin/Invitation',
  for: 'anyone',
  summary: 'Whom an invitation is for, and what a browser needs to make a passkey for it',
  body: z.strictObject({ token }),
  response: {
    status: 200,
    body: z.strictObject({
      name: z.string(),
      role: z.enum(roles),
      passkey: passkeyOptions,
      app: z.strictObject({ secret: z.string(), uri: z.string() }),
    }),
  },
  errorResponses: ['notFound', 'tooMany'],
} as const satisfies Call;

/** By a passkey, or where a device has none by a password and an authenticator app. */
export const acceptInvitation = {
  method: 'post',
  path: '/api/Admin/Invitation/accept',
  for: 'anyone',
  summary: 'Accept an invitation: the link is used up, and a session opens',
  body: z.strictObject({
    token,
    passkey: z.optional(z.strictObject({ name: passkeyName, answer: passkeyAnswer })),
    app: z.optional(z.strictObject({ password: chosenPassword, secret: appSecret, code })),
  }),
  response: {
    status: 200,
    body: z.extend(loggedIn, { recoveryCodes: z.array(z.string()) }),
  },
  opensSession: true,
  errorResponses: ['notFound', 'tooMany'],
} as const satisfies Call;

const wish = z.strictObject({ isOn: z.boolean({ error: 'invalid' }) });
/** `canBe`: the user has an address and a role to which records are assigned, and mail is set up. */
const reminder = z.extend(wish, { canBe: z.boolean() });

export const readReminder = {
  method: 'get',
  path: '/api/Admin/Reminder',
  for: 'everyone',
  summary: 'Whether a daily mail reminds the user of what is assigned to them',
  response: { status: 200, body: reminder },
} as const satisfies Call;

export const changeReminder = {
  ...readReminder,
  method: 'patch',
  summary: 'Turn the user’s daily mail on or off',
  body: wish,
  response: { status: 200, body: wish },
} as const satisfies Call;
