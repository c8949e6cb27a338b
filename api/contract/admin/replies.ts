import * as z from 'zod/mini';
import { applicationStages } from '../application.ts';
import type { Call } from '../call.ts';
import { claimedCvType } from '../cv.ts';
import { isStoredAddress, storedAddress } from '../email.ts';
import { fieldLimits, letterFiles, maxCopies, replyLimits } from '../field-limits.ts';
import { choice } from '../fields.ts';
import { oneLine } from '../one-line.ts';
import { uploadedFile } from '../uploaded-file.ts';
import { by, lastChange } from './done-by.ts';
import { interview } from './hiring.ts';
import { recordId } from './lists.ts';
import { listedMail } from './mail.ts';
import { audiences } from './roles.ts';

/** How long a reply waits, and can be undone, before it is sent, in ms. */
export const undoMs = 10_000;
/** The longest such wait that a call may ask for, in ms. */
export const longestUndoMs = 600_000;

const flag = z.boolean({ error: 'invalid' });
const options = {
  /** Whether the sender's message is quoted below. */
  quotes: flag,
  /** Whether the interview is attached, for a calendar. */
  invites: flag,
  /** The stage that the letter tells an applicant of, which is its kind; null for any other letter. */
  stage: z._default(z.nullable(choice(applicationStages)), null),
  /** Whether sending it moves the application to that stage. */
  moves: z._default(flag, false),
} as const;

const text = z.string({ error: 'invalid' });
/** A subject is one line, so that none can add a header. */
const line = text.check(z.overwrite(oneLine));
const subjectLength = z.maxLength(replyLimits.subject, { error: 'tooLong' });
const textLength = z.maxLength(replyLimits.text, { error: 'tooLong' });

/** The addresses in a text, separated by commas, semicolons or spaces, in stored form. */
export function addressesIn(text: string): string[] {
  const typed = text.split(/[,;\s]+/).filter(Boolean);
  return [...new Set(typed.map(storedAddress))];
}

const typedCopies = z._default(
  line.check(z.maxLength(maxCopies * fieldLimits.email, { error: 'tooLong' })),
  '',
);

function isAddress(one: string): boolean {
  return one.length <= fieldLimits.email && isStoredAddress(one);
}

/** Addresses of copies, separated by commas. */
const copies = z._default(
  z.pipe(
    line.check(
      z.refine((text) => addressesIn(text).length <= maxCopies, {
        error: 'tooManyCopies',
        params: { max: maxCopies },
      }),
      z.refine((text) => addressesIn(text).every(isAddress), { error: 'email' }),
    ),
    z.transform((text) => addressesIn(text).join(', ')),
  ),
  '',
);

export const letterFile = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** In bytes. */
  size: z.int(),
});
export type LetterFile = z.output<typeof letterFile>;

/** An unsent reply, which may be incomplete. */
export const draft = z.strictObject({
  subject: text.check(subjectLength),
  text: text.check(textLength),
  cc: typedCopies,
  ...options,
  version: z.int(),
});

/**
 * In stored form. After an undo the text may be too long to be sent, and the files too many: it then includes a newer
 * draft.
 */
export const storedDraft = z.extend(draft, { text, files: z.array(letterFile), lastChange });
export type Draft = z.output<typeof storedDraft>;

export const reply = z.extend(listedMail, {
  /** `acknowledgement` was sent automatically, with a standard text. */
  kind: z.enum(['reply', 'acknowledgement']),
  by,
  /** Null for an acknowledgement, as is the text. */
  subject: z.nullable(z.string()),
  text: z.nullable(z.string()),
  ...options,
  /** Addresses of copies, separated by commas. */
  cc: z.string(),
  files: z.array(letterFile),
});
export type Reply = z.output<typeof reply>;

/** Mails to the sender of a message or an application, the oldest first. */
export const conversation = z.strictObject({
  replies: z.array(reply),
  draft: z.nullable(storedDraft),
});
export type Conversation = z.output<typeof conversation>;

const conversationResponse = { status: 200, body: conversation } as const;

export const readReplies = {
  method: 'get',
  path: '/api/Admin/Replies/{id}',
  for: ['office', 'hiring', 'reader'],
  summary: 'What was written to the sender of a message or an application, by its id',
  response: conversationResponse,
} as const satisfies Call;

export const saveDraft = {
  method: 'patch',
  path: '/api/Admin/Replies/{id}',
  for: audiences.letters,
  summary:
    'Keep what is written so far; a blank subject and text remove it. Refused when `version` is not the present one, 0 for none',
  body: draft,
  response: { status: 200, body: z.strictObject({ draft: z.nullable(storedDraft) }) },
  errorResponses: ['changedMeanwhile'],
} as const satisfies Call;

export const sendReply = {
  method: 'post',
  path: '/api/Admin/Replies/{id}',
  for: audiences.letters,
  summary: `Send a reply to the sender of a message or an application, after ${undoMs / 1000} seconds. The same \`mailId\` is sent once`,
  body: z.strictObject({
    /** A new UUID. */
    mailId: recordId,
    /** The version of the draft that becomes the reply and is removed; by default there was none. */
    draftVersion: z._default(z.int({ error: 'invalid' }), 0),
    /** How long it can be undone, in ms: longer for the first of several that are undone together. */
    undoMs: z._default(
      z
        .int({ error: 'invalid' })
        .check(
          z.minimum(undoMs, { error: 'invalid' }),
          z.maximum(longestUndoMs, { error: 'invalid' }),
        ),
      undoMs,
    ),
    /** The interview named in the text. Refused if it has changed. */
    interview: z.optional(interview),
    subject: line.check(z.minLength(1, { error: 'required', abort: true }), subjectLength),
    text: text.check(z.trim(), z.minLength(1, { error: 'required', abort: true }), textLength),
    cc: copies,
    ...options,
  }),
  response: { status: 202, body: conversation },
  errorResponses: ['mailOff', 'changedMeanwhile'],
} as const satisfies Call;

export const undoReply = {
  method: 'delete',
  path: '/api/Admin/Mail/{id}',
  for: audiences.letters,
  summary:
    'Take back a reply that no attempt was made to send; its words are the draft again, above those of one that was begun since, or are dropped. Refused once it leaves',
  query: z.strictObject({
    /** For a text that nobody typed. By default the words are kept. */
    words: z.optional(choice(['dropped'])),
  }),
  response: conversationResponse,
  errorResponses: ['changedMeanwhile'],
} as const satisfies Call;

export const retryReply = {
  method: 'post',
  path: '/api/Admin/Letters/{id}/retry',
  for: audiences.letters,
  summary: 'Send a mail to a sender that was refused or given up once more, or one that waits now',
  response: conversationResponse,
} as const satisfies Call;

export const attachFile = {
  method: 'post',
  path: '/api/Admin/Replies/{id}/Files',
  for: audiences.letters,
  summary: `Add a file to the draft of a reply, as it is, if its content is that of a CV without active content. At most ${letterFiles.count} files of ${letterFiles.mebibytes} MiB together`,
  upload: { field: 'file', maxBytes: letterFiles.bytes + 64 * 1024, fileBytes: letterFiles.bytes },
  body: z.strictObject({
    file: uploadedFile(
      letterFiles,
      z.refine((file) => claimedCvType(file) !== undefined, { error: 'cvType' }),
    ),
  }),
  response: { status: 201, body: conversation },
  errorResponses: ['wrongFile'],
} as const satisfies Call;

export const removeFile = {
  method: 'delete',
  path: '/api/Admin/LetterFiles/{id}',
  for: audiences.letters,
  summary: 'Remove a file from the draft of a reply',
  response: conversationResponse,
} as const satisfies Call;

export const readFile = {
  method: 'get',
  path: '/api/Admin/LetterFiles/{id}',
  for: audiences.letters,
  summary: 'A file of a reply, as a download',
  response: { status: 200, type: 'application/octet-stream' },
} as const satisfies Call;
