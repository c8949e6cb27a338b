import { messageFields } from '#contract/admin/message.ts';
import { ownWordsOf } from '#contract/admin/record-fields.ts';
import { addressesIn } from '#contract/admin/replies.ts';
import { cvTypes, savedName } from '#contract/cv.ts';
import { fill } from '#contract/fill.ts';
import { type Language, languageRecords } from '#contract/languages.ts';
import type { Letter } from '#contract/mail/letter.ts';
import { mailTexts } from '#contract/mail/mail-texts.ts';
import { findRecordOf } from '#db/queries/any-record.ts';
import { interviewOf } from '#db/queries/interview.ts';
import { mailsToSender } from '#db/queries/replies.ts';
import { findRow } from '#db/queries/rows.ts';
import type { ApplicationRow, Db, MailRow, MessageRow, ReplyRow } from '#db/schema.ts';
import { calendarFile } from '../admin/calendar.ts';
import { interviewEvent } from '../admin/interview.ts';
import { companyLine, mailboxOf } from './acknowledgement-letter.ts';
import type { LetterSettings, MailContent } from './mail-content.ts';

const ownWords = ownWordsOf(messageFields);

/**
 * A reply as its mail. It belongs to one conversation with earlier mails to the sender, and responses go to the
 * company's own mailbox, whatever address sends it.
 * @returns undefined if its record was erased
 */
export async function replyOf(
  db: Db,
  { id, created_at }: MailRow,
  settings: LetterSettings,
): Promise<MailContent | undefined> {
  const reply = await findRow(db, 'replies', { mail_id: id });
  const record = await findRecordOf(db, id);
  if (!reply || !record) return undefined;
  const { about, row } = record;
  const earlier = (await mailsToSender(db, row.id)).filter(
    (mail) => mail.id !== id && mail.state === 'sent',
  );
  const quoted = about === 'message' ? ownWords(row) : row.about;
  return {
    letter: letterOf(reply, row, { ...settings, quoted }),
    cc: addressesIn(reply.cc),
    files: await attached(db, id),
    replyTo: mailboxOf(about, settings.company),
    about: [row.id, ...earlier.map((mail) => mail.id)],
    ...(about === 'application' && reply.invites === 1 && invitationOf(row, created_at, settings)),
  };
}

async function attached(db: Db, mailId: string): Promise<NonNullable<MailContent['files']>> {
  const rows = await db
    .selectFrom('letter_files')
    .selectAll()
    .where('mail_id', '=', mailId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...{ name: savedName(row), type: cvTypes[row.type] },
    content: Buffer.from(row.bytes).toString('base64'),
  }));
}

type Quoting = LetterSettings & { readonly quoted: string };

function letterOf(
  { subject, text, quotes }: ReplyRow,
  { language, full_name, created_at }: MessageRow | ApplicationRow,
  { siteUrl, company, timeZone, quoted }: Quoting,
): Letter {
  const texts = mailTexts[language].reply;
  return {
    ...{ language, subject, items: [], paragraphs: text.split(/\n{2,}/) },
    ...(quotes === 1 &&
      quoted !== '' && {
        quoted: {
          lead: fill(texts.quoted, {
            time: timeInWords(created_at, language, timeZone),
            name: full_name,
          }),
          text: quoted,
        },
      }),
    footer: companyLine(language, { siteUrl, company }),
  };
}

function timeInWords(time: number, language: Language, timeZone: string): string {
  const { locale } = languageRecords[language];
  return new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'full', timeStyle: 'short', timeZone },
  }).format(time);
}

/**
 * The interview for the applicant's calendar, or its cancellation (RFC 5546, section 3.2.5). Nothing if it was removed,
 * or cancelled since the letter was written.
 */
function invitationOf(
  row: ApplicationRow,
  writtenAt: number,
  { siteUrl, company }: LetterSettings,
): Pick<MailContent, 'invitation'> {
  const interview = interviewOf(row);
  if (!interview) return {};
  if (interview.isCancelled && (row.interview_changed_at ?? 0) > writtenAt) return {};
  const texts = mailTexts[row.language].reply;
  const event = interviewEvent(row, interview, {
    siteUrl,
    company,
    summary: [fill(texts.invitation, { company: company.name }), row.position]
      .filter(Boolean)
      .join(': '),
    attendee: { name: row.full_name, email: row.email },
  });
  return {
    invitation: {
      ...{ name: `${texts.invitationFile}.ics`, content: calendarFile(event) },
      method: interview.isCancelled ? 'CANCEL' : 'REQUEST',
    },
  };
}
