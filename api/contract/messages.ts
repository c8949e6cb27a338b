import * as z from 'zod/mini';
import { pageSize } from './bounds.ts';
import type { Call } from './call.ts';
import { subjects } from './contact.ts';
import { utcTime } from './fields.ts';
import { languages } from './languages.ts';

export const messageStatuses = ['new', 'read', 'archived', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Which form it came by. */
export const messageKinds = ['simple', 'full'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Why something was taken for spam: a field that no human sees was filled, or what its words are like. */
export const spamReasons = ['trap', 'links', 'markup', 'phrases'] as const;
export type SpamReason = (typeof spamReasons)[number];

export const message = z.strictObject({
  id: z.uuid(),
  createdAtUtc: utcTime,
  kind: z.enum(messageKinds),
  status: z.enum(messageStatuses),
  /** Null where nothing was suspected. */
  spamReason: z.nullable(z.enum(spamReasons)),
  fullName: z.string(),
  email: z.string(),
  /** E.164, with `;ext=` where there is an extension. Null, as the two below, where the form had none. */
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  subject: z.nullable(z.enum(subjects)),
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
/** Digits alone: `Number` would read `0x10` and `1e2` as well. */
const limit = z.pipe(
  z
    .string({ error: 'invalid' })
    .check(
      z.regex(/^\d{1,6}$/, { error: 'invalid' }),
      z.describe(`From 1 to ${pageSize.max}; ${pageSize.default} unless told.`),
    ),
  z.pipe(
    z.transform(Number),
    z.int().check(z.minimum(1, 'invalid'), z.maximum(pageSize.max, 'invalid')),
  ),
);

/** The query of a list. `from` counts, `to` does not: a half-open span, so that days follow without overlap. */
export const messageQuery = z.strictObject({
  status: z.optional(z.enum(messageStatuses, { error: 'invalid' })),
  kind: z.optional(z.enum(messageKinds, { error: 'invalid' })),
  from: z.optional(moment),
  to: z.optional(moment),
  sort: z._default(z.enum(['newest', 'oldest'], { error: 'invalid' }), 'newest'),
  /** The id of the last message seen. */
  cursor: z.optional(z.uuid({ error: 'invalid' })),
  limit: z._default(limit, pageSize.default),
});
export type MessageQuery = z.output<typeof messageQuery>;

export const messagePage = z.strictObject({
  items: z.array(message),
  /** What to send as `cursor` for the next page; null on the last. */
  nextCursor: z.nullable(z.string()),
  /** How many messages match in all. */
  total: z.int(),
});

/** In any letter case, as the rest of the path. */
export const messageParameters = z.strictObject({ id: z.uuid().check(z.toLowerCase()) });

export const listMessages = {
  method: 'get',
  path: '/api/Admin/Messages',
  summary: 'Messages by page, the newest first unless asked otherwise',
  for: 'admin',
  query: messageQuery,
  answer: { status: 200, body: messagePage },
  refusals: ['invalid', 'signedOut'],
} as const satisfies Call;

export const readMessage = {
  method: 'get',
  path: '/api/Admin/Messages/{id}',
  summary: 'One message',
  for: 'admin',
  parameters: messageParameters,
  answer: { status: 200, body: message },
  refusals: ['signedOut', 'notFound'],
} as const satisfies Call;
