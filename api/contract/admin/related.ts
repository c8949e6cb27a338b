import * as z from 'zod/mini';
import { applicationStages } from '../application.ts';
import { subjects } from '../contact.ts';
import { languages } from '../languages.ts';
import { utcTime } from '../utc-time.ts';
import { messageStatuses } from './message.ts';

export const maxRelated = 20;

const relatedRecord = z.strictObject({
  about: z.enum(['message', 'application']),
  id: z.uuid(),
  createdAtUtc: utcTime,
  /** The language of the sender's page. */
  language: z.enum(languages),
  /** Of a message; null for an application. */
  status: z.nullable(z.enum(messageStatuses)),
  /** Of a message; null for an application and for forms without it. */
  subject: z.nullable(z.enum(subjects)),
  /** Of an application; null for a message. */
  stage: z.nullable(z.enum(applicationStages)),
  /** An excerpt: of the message; of an application the position, else the applicant's text. */
  words: z.string(),
});
export type RelatedRecord = z.output<typeof relatedRecord>;

export const related = z.strictObject({
  /** Newest first, at most `maxRelated`. */
  items: z.array(relatedRecord),
  total: z.int(),
});
export type Related = z.output<typeof related>;
