import type { Kysely } from 'kysely';
import type { RecordTexts } from '#contract/admin/record-texts.ts';
import { cutText } from '#contract/cut-text.ts';
import type { Language } from '#contract/languages.ts';
import type { Letter } from '#contract/mail/letter.ts';
import { mailTexts } from '#contract/mail/mail-texts.ts';
import { oneLine } from '#contract/one-line.ts';
import { referenceOf } from '#contract/reference.ts';
import { records } from '#contract/texts/index.ts';
import { countReported, reportedBy } from '#db/queries/mails.ts';
import type { Database, MailRow } from '#db/schema.ts';
import { identity } from '#web/content/identity.ts';
import { acknowledgementOf } from './acknowledgement.ts';
import type { LetterSettings, Posting } from './posting.ts';
import { replyOf } from './reply-letter.ts';

/** Records that a notice lists; it counts the others. */
const mostListed = 20;
/** Characters of a name in a subject, and of a text in a full notice. */
const mostInSubject = 80;
const mostOfText = 2000;

const recordTexts = records as Readonly<Record<Language, RecordTexts>>;

/**
 * What a mail says, of what its records hold now.
 * @returns undefined if it has nothing left to report
 */
export async function postingOf(
  db: Kysely<Database>,
  mail: MailRow,
  settings: LetterSettings,
): Promise<Posting | undefined> {
  if (mail.kind === 'reply') return replyOf(db, mail, settings);
  if (mail.kind === 'acknowledgement') return acknowledgementOf(db, mail, settings);
  const letter = await noticeOf(db, mail, settings);
  return letter && { letter, autoSubmitted: 'auto-generated' };
}

async function noticeOf(
  db: Kysely<Database>,
  { id, kind, ...mail }: MailRow,
  settings: LetterSettings,
): Promise<Letter | undefined> {
  const texts = mailTexts[settings.language];
  if (kind === 'test') {
    const { subject, lead } = texts.test;
    return letter(settings, { subject, paragraphs: [lead] });
  }
  if (kind === 'spam') {
    const count = mail.count.toLocaleString(settings.language);
    const { subject, lead, open } = texts.spam;
    return letter(settings, {
      subject: subject.replace('{count}', count),
      paragraphs: [lead.replace('{count}', count)],
      action: { text: open, href: `${settings.siteUrl}/admin?folder=spam` },
    });
  }
  if (kind !== 'messages' && kind !== 'applications') return undefined;
  const total = await countReported(db, id, kind);
  if (total === 0) return undefined;
  const count = total.toLocaleString(settings.language);
  const action = {
    text: texts[kind].open,
    href: `${settings.siteUrl}/admin${kind === 'applications' ? '/applications' : ''}`,
  };
  if (settings.content === 'none') {
    const subject = texts[kind].unnamed.replace('{count}', count);
    return letter(settings, { subject, paragraphs: [texts.withheld], action });
  }
  const items = await (kind === 'messages' ? messageItems : applicationItems)(db, id, settings);
  const [only] = items;
  const subject =
    total === 1 && only
      ? texts[kind].one.replace('{who}', () => cut(only.title, mostInSubject))
      : texts[kind].many.replace('{count}', count);
  const left = total - items.length;
  return letter(settings, {
    subject,
    paragraphs:
      left > 0 ? [texts.more.replace('{count}', left.toLocaleString(settings.language))] : [],
    items,
    action,
  });
}

type Parts = Pick<Letter, 'subject' | 'paragraphs'> & Partial<Pick<Letter, 'items' | 'action'>>;

function letter(
  { language, siteUrl }: LetterSettings,
  { subject, items = [], ...parts }: Parts,
): Letter {
  const { host } = new URL(siteUrl);
  const footer = mailTexts[language].footer
    .replace('{company}', () => identity.name)
    .replace('{host}', () => host);
  return { language, subject, heading: subject, items, ...parts, footer };
}

type Item = Letter['items'][number];

async function messageItems(
  db: Kysely<Database>,
  id: string,
  { siteUrl, content, language }: LetterSettings,
): Promise<Item[]> {
  const { kind: kinds, subject: subjects } = recordTexts[language].choices;
  const rows = await reportedBy(db, id, 'messages', mostListed)
    .select(['id', 'full_name', 'company', 'kind', 'subject', 'email', 'phone', 'message'])
    .execute();
  return rows.map((row) => {
    const about = row.subject ? subjects[row.subject] : kinds[row.kind];
    return {
      title: oneLine(row.full_name),
      lines: [
        listed(row.company, about, referenceOf(row.id)),
        ...(content === 'full'
          ? [listed(row.email, row.phone), cut(row.message ?? '', mostOfText)]
          : []),
      ].filter(Boolean),
      href: `${siteUrl}/admin/messages/${row.id}`,
    };
  });
}

async function applicationItems(
  db: Kysely<Database>,
  id: string,
  { siteUrl, content, language }: LetterSettings,
): Promise<Item[]> {
  const { experience: experiences } = recordTexts[language].choices;
  const rows = await reportedBy(db, id, 'applications', mostListed)
    .select(['id', 'full_name', 'experience', 'current_position', 'email', 'phone', 'about'])
    .execute();
  return rows.map((row) => ({
    title: oneLine(row.full_name),
    lines: [
      listed(row.current_position, experiences[row.experience], referenceOf(row.id)),
      ...(content === 'full' ? [listed(row.email, row.phone), cut(row.about, mostOfText)] : []),
    ],
    href: `${siteUrl}/admin/applications/${row.id}`,
  }));
}

/** What there is of these, on one line. */
function listed(...parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null)
    .map(oneLine)
    .join(' · ');
}

/** At most so many characters, with a mark if some are left out. */
function cut(text: string, most: number): string {
  const kept = cutText(text.trim(), most);
  return kept.length < text.trim().length ? `${kept.trimEnd()} …` : kept;
}
