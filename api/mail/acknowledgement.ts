import type { AnswerPurpose } from '#contract/admin/canned-answers.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import { type AnyRecord, findRecordOf } from '#db/queries/any-record.ts';
import type { Db, MailRow } from '#db/schema.ts';
import { acknowledgementLetter, mailboxOf } from './acknowledgement-letter.ts';
import type { LetterSettings, MailContent } from './mail-content.ts';
import { mailboxIn } from './mailbox.ts';

/** In ms. Later, an acknowledgement would be of no use. */
export const oldestAcknowledgedMs = 24 * 3_600_000;

/**
 * Local parts of mailing lists and of mail servers' programs (RFC 3834, section 2; RFC 5230, section 4.6), and of other
 * mailboxes that nobody reads.
 */
const programs =
  /^(?:mailer-daemon|postmaster|listserv|majordomo|(?:no|do[-_.]?not)[-_.]?reply|bounces?(?:-.*)?|owner-.*|.*-(?:request|owner|bounces?))@/;

/**
 * @param from the sender of mails, with or without a name
 * @returns whether an automatic mail may go to an address: never to one of ours, since two programs could respond to
 *   each other for ever
 */
export function acknowledgeable(
  notified: Readonly<Record<string, readonly string[]>>,
  from: string,
  { email }: Pick<Identity, 'email'>,
): (address: string) => boolean {
  const [, sender = from] = /<([^<>]+)>$/.exec(from) ?? [];
  const ours = [...Object.values(notified).flat(), ...Object.values(email), sender];
  const excluded = new Set(ours.flatMap((one) => (one ? mailboxIn(one).key : [])));
  return (email) => {
    const { key, address } = mailboxIn(email);
    return !excluded.has(key) && !programs.test(address);
  };
}

/** Acknowledgements in an hour. Many people of one public provider may apply on one day, but a company's rarely do. */
const maxToDomain = 60;
const maxToPublicDomain = 600;

/**
 * Limits acknowledgements, so that nobody can use them to flood a mailbox or a domain: one an hour for a mailbox, in
 * any notation of its address, and `maxToDomain` for a domain.
 * @param recent recipients of the last hour
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
    const most = isPublic ? maxToPublicDomain : maxToDomain;
    if (!isAllowed(email) || keys.has(key) || (counts.get(domain) ?? 0) >= most) return false;
    count(key, domain);
    return true;
  };
}

/**
 * An acknowledgement as its mail.
 * @returns undefined if it must not be sent any more: its record was erased, moved to the trash or flagged as spam, or
 *   no service sent mail for too long
 */
export async function acknowledgementOf(
  db: Db,
  { id, next_at, changed_at }: MailRow,
  settings: LetterSettings,
): Promise<MailContent | undefined> {
  // `changed_at` is the time of the claim.
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
