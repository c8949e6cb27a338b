import * as z from 'zod/mini';
import { subjects } from '../contact.ts';
import { languages } from '../languages.ts';
import { technicalChoices } from '../quote.ts';
import { utcTime } from '../utc-time.ts';
import { replyStates } from './mail.ts';
import type { RecordFields } from './record-fields.ts';
import { recordTag } from './tags.ts';

export const messageStatuses = ['new', 'read', 'archived', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** The form that a message came from. */
export const messageKinds = ['simple', 'full', 'quote'] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * Signs of spam. Of a program: the honeypot (`trap`) was filled, or the form faster than a person can. Of advertising:
 * its topics (`phrases`), its style (`pitch`), words hidden from filters (`disguise`), link code (`markup`), links to
 * many sites or in the name.
 */
export const spamSigns = [
  ...(['trap', 'tooFast', 'phrases', 'pitch', 'disguise', 'markup', 'links'] as const),
] as const;
export type SpamSign = (typeof spamSigns)[number];

/** How a message was answered, as the admin records it. */
export const answerWays = ['email', 'phone', 'inPerson'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** What messages and applications have in common. */
export const record = {
  id: z.uuid(),
  createdAtUtc: utcTime,
  /** The first of its signs if it was flagged as spam, else null. */
  spamReason: z.nullable(z.enum(spamSigns)),
  /** Signs found on arrival; a single one does not flag a record. Null if there were none. */
  spamSigns: z.nullable(z.array(z.enum(spamSigns))),
  /** When a suspected record was first opened in the admin, or a message was flagged as spam; null if neither. */
  seenAtUtc: z.nullable(utcTime),
  note: z.nullable(z.string()),
  followUp: z.nullable(z.iso.date()),
  /** The user whose task it is; null for nobody's. */
  assignedTo: z.nullable(z.uuid()),
  /** Sorted by name. */
  tags: z.array(recordTag),
  /** The state of the last reply, or a draft unless that reply was not delivered; null without either. */
  replyState: z.nullable(z.enum(replyStates)),
  /** When it was moved to the trash, with all else unchanged; null outside of it. */
  trashedAtUtc: z.nullable(utcTime),
  /** Increases with each change. */
  version: z.int(),
  /** For the full contact form: first and last name together. */
  fullName: z.string(),
  email: z.string(),
  /** The language of the sender's page. */
  language: z.enum(languages),
  /** The version of the data protection notice beside the form. */
  noticeVersion: z.int(),
} as const;

export const message = z.strictObject({
  ...record,
  kind: z.enum(messageKinds),
  status: z.enum(messageStatuses),
  /** When the status was set; null if it is unchanged since arrival. */
  statusSinceUtc: z.nullable(utcTime),
  starred: z.boolean(),
  /** When it was first answered, as the admin records it; null if it was not. */
  repliedAtUtc: z.nullable(utcTime),
  repliedBy: z.nullable(z.enum(answerWays)),
  /**
   * How often the same content arrived within a day. It is stored once, and becomes unread with each repetition, unless
   * it is spam.
   */
  timesSent: z.int(),
  /** Null if it was never repeated. */
  lastSentAtUtc: z.nullable(utcTime),
  /** From the full form; null for other forms. */
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** E.164, with `;ext=` for an extension. This and the next two are null if the form had none. */
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  subject: z.nullable(z.enum(subjects)),
  /** The services of a quote request. This and the next eight are null for other messages. */
  services: z.nullable(z.array(z.string())),
  countries: z.nullable(z.string()),
  monthlyVolume: z.nullable(z.string()),
  /** This and the next five may be left out. */
  directions: z.nullable(z.array(z.enum(technicalChoices.directions))),
  routeClasses: z.nullable(z.array(z.enum(technicalChoices.routeClasses))),
  connections: z.nullable(z.array(z.enum(technicalChoices.connections))),
  trafficStart: z.nullable(z.string()),
  technicalName: z.nullable(z.string()),
  technicalEmail: z.nullable(z.string()),
  /** Empty for a quote request without a message. */
  message: z.string(),
});
export type Message = z.output<typeof message>;

/** The columns of its row: tags and replies have tables of their own. */
export type MessageColumns = Omit<Message, 'tags' | 'replyState'>;

const ownLine = { isSent: true, isSearched: true, shown: 'line', isOwnWords: true } as const;
const technical = { isSent: true, isSearched: true, shown: 'technical' } as const;

export const messageFields = {
  id: { column: 'id' },
  createdAtUtc: { column: 'created_at', stored: 'time' },
  kind: { column: 'kind' },
  status: { column: 'status' },
  starred: { column: 'starred', stored: 'flag' },
  repliedAtUtc: { column: 'replied_at', stored: 'time' },
  repliedBy: { column: 'replied_by' },
  fullName: { column: 'full_name', isSent: true, isSearched: true },
  firstName: { column: 'first_name', isSent: true },
  lastName: { column: 'last_name', isSent: true },
  email: {
    column: 'email',
    stored: 'address',
    isSent: true,
    isSearched: true,
    shown: 'line',
    format: 'email',
  },
  phone: { column: 'phone', isSent: true, isSearched: true, shown: 'line', format: 'phone' },
  company: { column: 'company', isSent: true, isSearched: true, shown: 'line' },
  subject: { column: 'subject', isSent: true, shown: 'line' },
  services: { column: 'services', stored: 'list', isSent: true, shown: 'line' },
  countries: { ...ownLine, column: 'countries' },
  monthlyVolume: { ...ownLine, column: 'monthly_volume' },
  directions: { column: 'directions', stored: 'list', isSent: true, shown: 'line' },
  routeClasses: { column: 'route_classes', stored: 'list', isSent: true, shown: 'line' },
  connections: { column: 'connections', stored: 'list', isSent: true, shown: 'line' },
  trafficStart: { ...ownLine, column: 'traffic_start' },
  technicalName: { ...technical, column: 'technical_name' },
  technicalEmail: { ...technical, column: 'technical_email', stored: 'address' },
  message: { column: 'message', isSent: true, isSearched: true, shown: 'text', isOwnWords: true },
  note: { column: 'note', isSearched: true },
  followUp: { column: 'follow_up' },
  assignedTo: { column: 'assigned_to', isInternal: true },
  language: { column: 'language' },
  noticeVersion: { column: 'notice_version' },
  spamReason: { column: 'spam_reason', isInternal: true },
  spamSigns: { column: 'spam_signs', stored: 'list' },
  timesSent: { column: 'times_sent' },
  lastSentAtUtc: { column: 'last_sent_at', stored: 'time' },
  statusSinceUtc: { column: 'status_since', stored: 'time', isInternal: true },
  seenAtUtc: { column: 'seen_at', stored: 'time', isInternal: true },
  trashedAtUtc: { column: 'trashed_at', stored: 'time', isInternal: true },
  version: { column: 'version', isInternal: true },
} as const satisfies RecordFields<MessageColumns>;
