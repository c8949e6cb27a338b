import type { Kysely } from 'kysely';
import type { AnswerPurpose } from '#contract/admin/canned-answer.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import { type AnyRecord, findRecordOf } from '#db/queries/any-record.ts';
import type { Database, MailRow } from '#db/schema.ts';
import { acknowledgementLetter, mailboxOf } from './acknowledgement-letter.ts';
import { mailboxIn } from './mailbox.ts';
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
  const excluded = new Set(ours.map((one) => mailboxIn(one).key));
  return (email) => {
    const { key, address } = mailboxIn(email);
    return !excluded.has(key) && !programs.test(address);
  };
}

/** Of acknowledgements in an hour. A company's people write less often; a public provider's may all apply on one day. */
const mostToDomain = 60;
const mostToPublicDomain = 600;

/**
 * So that nobody can have us flood a mailbox or a domain: at most one acknowledgement an hour for a mailbox, whichever of
 * its addresses is typed, and so many for a domain.
 * @param recent who had one in the last hour
 * @param isAllowed whether automatic mail may go to an address at all
 * @returns whether another one may go to an address; counts it if so
 */
export function admitting(
  recent: readonly string[],
  isAllowed: (email: string) => boolean,
): (email: string) => boolean {
  const keys = new Set<string>();
  const counts = new Map<string, number>();
  const count = (key: string, domain: string) => {
    keys.add(key);
    counts.set(domain, (counts.get(domain) ?? 0) + 1);
  };
  for (const { key, domain } of recent.map(mailboxIn)) count(key, domain);
  return (email) => {
    const { key, domain, isPublic } = mailboxIn(email);
    const most = isPublic ? mostToPublicDomain : mostToDomain;
    if (!isAllowed(email) || keys.has(key) || (counts.get(domain) ?? 0) >= most) return false;
    count(key, domain);
    return true;
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
