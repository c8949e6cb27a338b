import { letterText } from '#contract/mail/letter.ts';
import { countOf } from '#db/engine/page.ts';
import { reportedConcerns } from '#db/queries/concern-notices.ts';
import { reportedBy } from '#db/queries/mail-notices.ts';
import { recordOf } from '#db/queries/replies.ts';
import { findRow } from '#db/queries/rows.ts';
import type { Db, MailRow } from '#db/schema.ts';
import { acknowledgementOf } from './acknowledgement.ts';
import type { LetterSettings, MailContent } from './mail-content.ts';
import { mailHtml } from './mail-page.ts';
import type { MailToSend } from './mail-to-send.ts';
import {
  applicationColumns,
  applicationItem,
  invitationLetter,
  messageColumns,
  messageItem,
  noticeLetter,
  operatorLetter,
  spamLetter,
  testLetter,
} from './notice-letters.ts';
import { reminderTo } from './reminder.ts';
import { replyOf } from './reply-letter.ts';

/** Records that a notice lists; further ones are counted. */
const maxListed = 20;

/**
 * The content of a mail, from the present state of its records.
 * @returns undefined if nothing is left to report
 */
export async function mailContentOf(
  db: Db,
  mail: MailRow,
  settings: LetterSettings,
): Promise<MailContent | undefined> {
  if (mail.kind === 'reply') return replyOf(db, mail, settings);
  if (mail.kind === 'acknowledgement') return acknowledgementOf(db, mail, settings);
  const letter = await noticeOf(db, mail, settings);
  // A notice of one record belongs to the conversation of its replies.
  const about = mail.count === 1 ? await recordOf(db, mail.id) : undefined;
  return letter && { letter, autoSubmitted: 'auto-generated', ...(about && { about: [about] }) };
}

async function noticeOf(db: Db, { id, kind, count, recipient }: MailRow, settings: LetterSettings) {
  if (kind === 'test') return testLetter(settings);
  if (kind === 'invitation') {
    const user = await findRow(db, 'users', { email: recipient });
    return user?.invited_until ? invitationLetter(user, settings) : undefined;
  }
  if (kind === 'reminder') return reminderTo(db, recipient, settings);
  if (kind === 'spam') return spamLetter('messages', count, settings);
  if (kind === 'spamApplications') return spamLetter('applications', count, settings);
  if (kind === 'operator') {
    const reported = await reportedConcerns(db);
    // Of a problem that is over before the mail left, or of an end that was none.
    if ((reported.length === 0) !== (count === 0)) return undefined;
    return operatorLetter(reported, settings);
  }
  if (kind !== 'messages' && kind !== 'applications') return undefined;
  const total = await countOf(reportedBy(db, id, kind));
  if (total === 0) return undefined;
  const itemsOf = kind === 'messages' ? messageItems : applicationItems;
  const items = settings.content === 'none' ? [] : await itemsOf(db, id, settings);
  return noticeLetter({ kind, total, items }, settings);
}

async function messageItems(db: Db, id: string, settings: LetterSettings) {
  const first = reportedBy(db, id, 'messages').orderBy('id').limit(maxListed);
  const rows = await first.select(messageColumns).execute();
  return rows.map((row) => messageItem(row, settings));
}

async function applicationItems(db: Db, id: string, settings: LetterSettings) {
  const first = reportedBy(db, id, 'applications').orderBy('id').limit(maxListed);
  const rows = await first.select(applicationColumns).execute();
  return rows.map((row) => applicationItem(row, settings));
}

/** A letter as the mail that carries it. */
export function mailOf(
  { id, attempts, recipient }: MailRow,
  { letter, about = [], ...rest }: MailContent,
  { siteUrl, company }: Pick<LetterSettings, 'siteUrl' | 'company'>,
): MailToSend {
  const { hostname } = new URL(siteUrl);
  const messageId = (of: string) => `<${of}@${hostname}>`;
  return {
    ...{ id, attempt: attempts, to: recipient, subject: letter.subject, text: letterText(letter) },
    fromName: company.name,
    html: mailHtml(letter),
    messageId: messageId(id),
    references: about.map(messageId),
    ...rest,
  };
}
