import * as z from 'zod/mini';
import { bounds, pageSize } from './bounds.ts';
import { requiredText, utcTime } from './fields.ts';
import { languages } from './languages.ts';

/** Never trimmed: a space is a character of the password. */
export const login = z.strictObject({
  password: z
    .string({ error: 'required' })
    .check(z.minLength(1, 'required'), z.maxLength(bounds.password, { error: 'tooLong' })),
});

/** The bearer token is shown this once; the API keeps only its SHA-256. */
export const signedIn = z.strictObject({ token: z.string(), expiresAtUtc: utcTime });
export type SignedIn = z.output<typeof signedIn>;

export const sessionState = z.strictObject({ expiresAtUtc: utcTime });
export type SessionState = z.output<typeof sessionState>;

export const messageStatuses = ['new', 'read', 'archived', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const message = z.strictObject({
  id: z.uuid(),
  createdAtUtc: utcTime,
  status: z.enum(messageStatuses),
  fullName: z.string(),
  email: z.string(),
  message: z.string(),
  /** The language that the sender's page was in. */
  language: z.enum(languages),
  /** Which version of the data protection notice stood before the button. */
  noticeVersion: z.int(),
});
export type Message = z.output<typeof message>;

const moment = z.pipe(
  z.union([z.iso.date({ error: 'invalid' }), z.iso.datetime({ error: 'invalid' })]),
  z.transform((text) => new Date(text)),
);
const wholeNumber = z
  .string({ error: 'invalid' })
  .check(z.regex(/^\d{1,6}$/, { error: 'invalid' }));

/** The query of a list. `from` counts, `to` does not: a half-open span, so that days follow without overlap. */
export const messageQuery = z.strictObject({
  status: z.optional(z.enum(messageStatuses, { error: 'invalid' })),
  from: z.optional(moment),
  to: z.optional(moment),
  sort: z._default(z.enum(['newest', 'oldest'], { error: 'invalid' }), 'newest'),
  cursor: z.optional(requiredText(200)),
  limit: z._default(
    z.pipe(
      wholeNumber,
      z.pipe(
        z.transform(Number),
        z.int().check(z.minimum(1, 'invalid'), z.maximum(pageSize.max, 'invalid')),
      ),
    ),
    pageSize.default,
  ),
});
export type MessageQuery = z.output<typeof messageQuery>;

export const messagePage = z.strictObject({
  items: z.array(message),
  /** What to send as `cursor` for the next page; null on the last. */
  nextCursor: z.nullable(z.string()),
  /** How many messages match in all. */
  total: z.int(),
});
export type MessagePage = z.output<typeof messagePage>;

export const messageParameters = z.strictObject({ id: z.uuid() });
