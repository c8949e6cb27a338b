import { concernTexts } from '#contract/admin/concern-texts.ts';
import type { Concern } from '#contract/admin/concerns.ts';
import { recordTexts } from '#contract/admin/record-texts.ts';
import { userTexts } from '#contract/admin/user-texts.ts';
import { cutText } from '#contract/cut-text.ts';
import { fill } from '#contract/fill.ts';
import type { Letter } from '#contract/mail/letter.ts';
import { mailTexts } from '#contract/mail/mail-texts.ts';
import { oneLine } from '#contract/one-line.ts';
import { referenceOf } from '#contract/reference.ts';
import { shownAddress } from '#db/records.ts';
import type { ApplicationRow, MessageRow, UserRow } from '#db/schema.ts';
import { invitationLink } from '../admin/invitation-link.ts';
import type { LetterSettings } from './mail-content.ts';

/** Characters of a name in a subject, and of a text in a full notice. */
const maxInSubject = 80;
const maxTextLength = 2000;

type Settings = Pick<LetterSettings, 'siteUrl' | 'company' | 'content' | 'language'>;
type Item = Letter['items'][number];

export function testLetter(settings: Settings): Letter {
  const { subject, lead } = mailTexts[settings.language].test;
  return letter(settings, { subject, paragraphs: [lead] });
}

/** The link to a user's first login. */
export function invitationLetter(
  user: UserRow,
  settings: Settings & Pick<LetterSettings, 'sessionSecret' | 'timeZone'>,
): Letter {
  const { language, siteUrl, company, timeZone } = settings;
  const { subject, lead, until, open, stray } = userTexts[language].invitation;
  const { host } = new URL(siteUrl);
  const time = new Date(Number(user.invited_until)).toLocaleString(language, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone },
  });
  return letter(settings, {
    subject: fill(subject, { company: company.shortName }),
    paragraphs: [fill(lead, { name: user.name, host }), fill(until, { time }), stray],
    action: { text: open, href: invitationLink(settings, user) },
  });
}

const spamPaths = { messages: '/admin?folder=spam', applications: '/admin/applications?spam=true' };

/** The weekly count of submissions held back as spam. */
export function spamLetter(kind: Notice['kind'], spam: number, settings: Settings): Letter {
  const { language } = settings;
  const { subject, lead, open } = mailTexts[language].spam[kind];
  return letter(settings, {
    subject: fill(subject, { count: spam }, language),
    paragraphs: [fill(lead, { count: spam }, language)],
    action: { text: open, href: `${settings.siteUrl}${spamPaths[kind]}` },
  });
}

/** What needs the operator's attention, the most urgent first; without any, that nothing does any more. */
export function operatorLetter(concerns: readonly Concern[], settings: Settings): Letter {
  const { language, siteUrl } = settings;
  const { one, many, over, overLead, open } = mailTexts[language].operator;
  const words = concernTexts[language];
  const [first] = concerns;
  const subject = first === undefined ? over : concerns.length === 1 ? one : many;
  const { host } = new URL(siteUrl);
  return letter(settings, {
    subject: fill(
      subject,
      { host, what: first ? words[first].what : '', count: concerns.length - 1 },
      language,
    ),
    paragraphs: first
      ? concerns.map((concern) => `${words[concern].what}. ${words[concern].how}`)
      : [overLead],
    action: { text: open, href: `${siteUrl}/admin/system` },
  });
}

type Notice = {
  readonly kind: 'messages' | 'applications';
  /** How many arrived. */
  readonly total: number;
  readonly items: readonly Item[];
};

export function noticeLetter({ kind, total, items }: Notice, settings: Settings): Letter {
  const texts = mailTexts[settings.language];
  const action = {
    text: texts[kind].open,
    href: `${settings.siteUrl}/admin${kind === 'applications' ? '/applications' : ''}`,
  };
  if (settings.content === 'none') {
    const subject = fill(texts[kind].unnamed, { count: total }, settings.language);
    return letter(settings, { subject, paragraphs: [texts.withheld], action });
  }
  const [only] = items;
  const subject =
    total === 1 && only
      ? fill(texts[kind].one, { who: cut(only.title, maxInSubject) })
      : fill(texts[kind].many, { count: total }, settings.language);
  const left = total - items.length;
  return letter(settings, {
    subject,
    paragraphs: left > 0 ? [fill(texts.more, { count: left }, settings.language)] : [],
    items,
    action,
  });
}

type Parts = Pick<Letter, 'subject' | 'paragraphs'> & Partial<Pick<Letter, 'items' | 'action'>>;

/** A letter of the site. */
export function letter(
  { language, siteUrl, company }: Settings,
  { subject, items = [], ...parts }: Parts,
): Letter {
  const { host } = new URL(siteUrl);
  const footer = fill(mailTexts[language].footer, { company: company.name, host });
  return { language, subject, heading: subject, items, ...parts, footer };
}

export const messageColumns = [
  ...(['id', 'full_name', 'company', 'kind', 'subject'] as const),
  ...(['email', 'phone', 'message'] as const),
] as const;

export function messageItem(
  row: Pick<MessageRow, (typeof messageColumns)[number]>,
  { siteUrl, content, language }: Settings,
): Item {
  const { kind: kinds, subject: subjects } = recordTexts[language].choices;
  const about = row.subject ? subjects[row.subject] : kinds[row.kind];
  return {
    title: oneLine(row.full_name),
    lines: [
      listed(row.company, about, referenceOf(row.id)),
      ...(content === 'full' ? [listed(shownAddress(row.email), row.phone)] : []),
    ],
    ...(content === 'full' && { text: cut(row.message ?? '', maxTextLength) }),
    href: `${siteUrl}/admin/messages/${row.id}`,
  };
}

export const applicationColumns = [
  ...(['id', 'full_name', 'experience', 'current_position', 'position'] as const),
  ...(['email', 'phone', 'about'] as const),
] as const;

export function applicationItem(
  row: Pick<ApplicationRow, Exclude<(typeof applicationColumns)[number], 'phone'>> &
    Pick<MessageRow, 'phone'>,
  { siteUrl, content, language }: Settings,
): Item {
  const { experience: experiences } = recordTexts[language].choices;
  return {
    title: oneLine(row.full_name),
    lines: [
      listed(row.position, row.current_position, experiences[row.experience], referenceOf(row.id)),
      ...(content === 'full' ? [listed(shownAddress(row.email), row.phone)] : []),
    ],
    ...(content === 'full' && { text: cut(row.about, maxTextLength) }),
    href: `${siteUrl}/admin/applications/${row.id}`,
  };
}

/** Joins the parts that exist, on one line. */
function listed(...parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null)
    .map(oneLine)
    .join(' · ');
}

/** Cuts to a number of characters, with a mark if some are left out. */
function cut(text: string, most: number): string {
  const kept = cutText(text.trim(), most);
  return kept.length < text.trim().length ? `${kept.trimEnd()} …` : kept;
}
