import type { Application } from '#contract/admin/application.ts';
import type { AnswerPurpose, CannedAnswer, Placeholder } from '#contract/admin/canned-answers.ts';
import type { Interview } from '#contract/admin/hiring.ts';
import type { Message } from '#contract/admin/message.ts';
import type { StoredSignatures } from '#contract/admin/signatures.ts';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { fill } from '#contract/fill.ts';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { mailTexts } from '#contract/mail/mail-texts.ts';
import { unknownPlaceholders } from '#contract/placeholders.ts';
import { companyTime, isAhead, offsetInWords } from '../applications/hiring/interview-words.ts';
import { company } from '../company.ts';
import { textsOf } from '../texts/index.ts';
import { noWords, type Words } from './draft-text.ts';

/** Who writes: the signature in the letter's language, with their name, and the name; either may be empty. */
export type Writer = { readonly signature: string; readonly user: string };

export function writerIn(language: Language, { user, ...signatures }: StoredSignatures): Writer {
  return { user, signature: withUser(signatures[language], user) };
}

/** Fills in who writes. Without a name a line that holds nothing else goes. */
function withUser(text: string, user: string): string {
  const named = user ? text : text.replace(/(?:^|\n)[^\S\n]*\{user\}[^\S\n]*(?=\n|$)/g, '').trim();
  return fill(named, { user });
}

/** A message or an application that can be replied to. For a message the texts of its language must be loaded. */
export type Replied = Message | Application;

export function purposeOf(replied: Replied): AnswerPurpose {
  if ('stage' in replied) return 'application';
  return replied.kind === 'quote' ? 'quote' : 'message';
}

/** Whether there is an interview for the applicant's calendar: a future one, or that it was cancelled. */
export function canInvite(replied: Replied): boolean {
  if (!('stage' in replied) || !replied.interview) return false;
  return replied.interview.isCancelled || isAhead(replied.interview);
}

/** The interview of an invitation whose text does not name it, in the sender's language; else undefined. */
export function unnamedIn({ text, invites }: Words, replied: Replied): string | undefined {
  const { interview } = canInvite(replied) && invites ? valuesOf(replied) : {};
  return interview !== undefined && !text.includes(interview) ? interview : undefined;
}

/** The interview ahead of an applicant who is turned down, unless the letter names it. */
export function plannedIn(words: Words, replied: Replied): Interview | undefined {
  if (words.stage !== 'rejected' || !('stage' in replied) || namedIn(words, replied)) return;
  return replied.interview && isAhead(replied.interview) ? replied.interview : undefined;
}

/** The interview of an applicant, if a text names it. */
export function namedIn({ text }: Words, application: Application): Interview | undefined {
  const { interview } = valuesOf(application);
  const isNamed = interview !== undefined && text.includes(interview);
  return (isNamed && application.interview) || undefined;
}

/**
 * The initial text of a reply, in the sender's language.
 */
export function firstWords(replied: Replied, { signature }: Writer): Words {
  const { subjects, greeting, closing } = mailTexts[replied.language].reply;
  const purpose = purposeOf(replied);
  const end = signature || closing;
  const words = { subject: subjects[purpose], text: `${greeting}\n\n\n\n${end}` };
  return { ...noWords, ...filled(words, replied), quotes: purpose !== 'application' };
}

/** Caret position in a new reply: between its greeting and its closing. */
export function firstCaret({ text }: Words): number {
  return text.indexOf('\n\n') + 2;
}

/** What a whole letter says, and what it does. */
type LetterWords = Omit<Words, 'quotes' | 'cc'>;

/**
 * A canned answer in the sender's language, still with the placeholder of who writes (`insertAnswer`). An invitation to an interview attaches it, and one that tells of a later
 * stage moves the applicant there.
 */
export function answerWords({ texts, stage }: CannedAnswer, replied: Replied): LetterWords {
  // Stored before the site had this language.
  const words = texts[replied.language] ?? texts[defaultLanguage];
  const invites = canInvite(replied) && words.text.includes('{interview}');
  return { ...filled(words, replied), invites, stage, moves: canMove(replied, stage) };
}

/** What a letter says of the interview of an applicant; it carries it for their calendar. */
export function interviewWords(
  text: string,
  interview: Interview,
  application: Application,
): LetterWords {
  const { language } = application;
  const stage = interview.isCancelled ? null : 'interview';
  const words = {
    subject: mailTexts[language].reply.subjects.application,
    text: fill(text, { interview: inWords(interview, language) }),
  };
  return {
    ...filled(words, application),
    ...{ stage, moves: canMove(application, stage), invites: canInvite(application) },
  };
}

/**
 * Puts a letter's body into another one, at the caret: neither the greeting nor the closing is doubled. An untouched
 * letter is replaced, and keeps the signature.
 * @returns the words, and the caret after what was put in
 */
export function insertAnswer(
  words: Words,
  answer: LetterWords,
  replied: Replied,
  { caret, ...writer }: Writer & { readonly caret: number },
): { readonly words: Words; readonly caret: number } {
  const { signature, user } = writer;
  const first = firstWords(replied, writer);
  const isUntouched = words.text.trim() === '' || words.text === first.text;
  const { greeting, body, closing } = partsOf(withUser(answer.text, user), replied);
  const own = partsOf(first.text, replied);
  const before = isUntouched
    ? joined(greeting || own.greeting, body)
    : joined(words.text.slice(0, caret).trimEnd(), body);
  const after = isUntouched
    ? signature || closing || own.closing
    : words.text.slice(caret).trimStart();
  const { stage, moves } = answer.stage ? answer : words;
  return {
    words: {
      ...{ ...words, stage, moves, invites: words.invites || answer.invites },
      ...(words.subject === first.subject && { subject: withUser(answer.subject, user) }),
      text: joined(before, after),
    },
    caret: before.length,
  };
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** Lines of the longest closing: "Kind regards," with a name, a post, a company and its address. */
const maxClosingLines = 8;

/**
 * The parts of a letter. Its greeting is a first paragraph of one line that ends with a comma, or that names the person
 * and is no sentence; its closing a last paragraph whose first line ends with a comma.
 */
function partsOf(text: string, { fullName }: Replied) {
  const paragraphs = text.trim().split(/\n{2,}/);
  const [begin = ''] = paragraphs;
  const isGreeted =
    /^.{1,100},$/.test(begin) || (/^.{1,100}[^.?]$/.test(begin) && begin.includes(fullName));
  const rest = paragraphs.slice(isGreeted ? 1 : 0);
  const last = rest.at(-1)?.split('\n') ?? [];
  const isClosed = /^.{1,60},$/.test(last[0] ?? '') && last.length <= maxClosingLines;
  return {
    greeting: isGreeted ? begin : '',
    body: rest.slice(0, isClosed ? -1 : undefined).join('\n\n'),
    closing: isClosed ? last.join('\n') : '',
  };
}

/** Whether an applicant is at a stage before this one. */
export function canMove(replied: Replied, stage: ApplicationStage | null): boolean {
  if (stage === null || !('stage' in replied)) return false;
  return applicationStages.indexOf(replied.stage) < applicationStages.indexOf(stage);
}

/** When an applicant last got a letter that told of the same stage; undefined if they got none. */
export function toldBefore({ stage }: Words, replied: Replied): string | undefined {
  if (stage === null || !('stage' in replied)) return undefined;
  return replied.letters.findLast((letter) => letter.stage === stage)?.atUtc;
}

/** What stands in braces in a letter: placeholders without a value, and unknown ones. */
export function unfilledIn({ subject, text }: Pick<Words, 'subject' | 'text'>): string[] {
  return unknownPlaceholders(`${subject}\n${text}`, []);
}

function filled<T extends Pick<Words, 'subject' | 'text'>>(words: T, replied: Replied): T {
  // What has no value is named in the letter's language, to be written by hand.
  const names = Object.entries(mailTexts[replied.language].reply.placeholders);
  const left = names.map(([name, shown]) => [name, `{${shown}}`]);
  const values = { ...Object.fromEntries(left), ...valuesOf(replied) };
  const { subject, text } = words;
  return { ...words, subject: fill(subject, values), text: fill(text, values) };
}

/** The mailbox that responses go to. */
export function mailboxOf(replied: Replied): string {
  const { email } = company();
  return 'stage' in replied ? email.careers : email.info;
}

function valuesOf(replied: Replied): Readonly<Partial<Record<Placeholder, string>>> {
  const { language, fullName } = replied;
  const common = { name: fullName, company: company().name, user: '{user}' };
  if ('stage' in replied) {
    const { position, interview } = replied;
    return {
      ...{ ...common, position: position ?? mailTexts[language].reply.general },
      // A past interview too: a letter may refer to it.
      ...(interview && !interview.isCancelled && { interview: inWords(interview, language) }),
    };
  }
  const { subject, kind } = replied;
  const { subjects, kinds } = textsOf(language);
  return { ...common, subject: subject ? subjects[subject] : kinds[kind] };
}

function inWords({ at, place }: Interview, language: Language): string {
  // Who writes in another language than the company's may live in another time zone.
  const zone = language === defaultLanguage ? '' : ` (${offsetInWords(at.slice(19))})`;
  return [companyTime(at, language, 'long') + zone, place].filter(Boolean).join(', ');
}
