import type { Kysely } from 'kysely';
import type { AnswerPurpose } from '#contract/admin/canned-answer.ts';
import { mailboxIn } from '#db/queries/acknowledgements.ts';
import { type AnyRecord, findRecordOf } from '#db/queries/any-record.ts';
import type { Database, MailRow } from '#db/schema.ts';
import type { Identity } from '#web/content/identity-schema.ts';
import { acknowledgementLetter, mailboxOf } from './acknowledgement-letter.ts';
import type { LetterSettings, Posting } from './posting.ts';

/** After this time "it has arrived" is no news. In ms. */
export const oldestAcknowledgedMs = 24 * 3_600_000;

/** Of mailing lists and of mail servers' own programs (RFC 3834, section 2; RFC 5230, section 4.6), and of others that nobody reads. */
const programs =
  /^(?:mailer-daemon|postmaster|listserv|majordomo|(?:no|do[-_.]?not)[-_.]?reply|bounces?(?:-.*)?|owner-.*|.*-(?:request|owner|bounces?))@/;

/**
 * @param from the sender of mails, with or without a name
 * @returns whether an automatic mail may go to an address: not to one of ours, since two programs could answer each
 *   other for ever
 */
export function acknowledgeable(
  notified: Readonly<Record<'messages' | 'applications', readonly string[]>>,
  from: string,
  { email }: Pick<Identity, 'email'>,
): (address: string) => boolean {
  const [, sender = from] = /<([^<>]+)>$/.exec(from) ?? [];
  const { messages, applications } = notified;
  const ours = [...messages, ...applications, ...Object.values(email), sender];
  const excluded = new Set(ours.map((address) => mailboxIn(address).toLowerCase()));
  return (address) => {
    const mailbox = mailboxIn(address).toLowerCase();
    return !excluded.has(mailbox) && !programs.test(mailbox);
  };
}

/**
 * An acknowledgement as its mail.
 * @returns undefined if it is not to be sent any more: its record was erased, moved to the trash or marked as spam,
 *   or no service sent mail for too long
 */
export async function acknowledgementOf(
  db: Kysely<Database>,
  { id, next_at, changed_at }: MailRow,
  settings: LetterSettings,
): Promise<Posting | undefined> {
  // The row was changed when it was claimed.
  if (!settings.acknowledges || changed_at - next_at > oldestAcknowledgedMs) return undefined;
  const record = await findRecordOf(db, id);
  if (!record || isSpam(record) || record.row.trashed_at !== null) return undefined;
  const { id: recordId, language } = record.row;
  const purpose = purposeOf(record);
  return {
    letter: acknowledgementLetter({ purpose, language, id: recordId }, settings),
    autoSubmitted: 'auto-replied',
    replyTo: mailboxOf(purpose, settings.company),
    about: [recordId],
  };
}

function isSpam({ about, row }: AnyRecord): boolean {
  return about === 'message' ? row.status === 'spam' : row.spam_reason !== null;
}

function purposeOf({ about, row }: AnyRecord): AnswerPurpose {
  if (about === 'application') return 'application';
  return row.kind === 'quote' ? 'quote' : 'message';
}
