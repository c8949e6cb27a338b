import type { Application } from '#contract/admin/application.ts';
import {
  type AnswerPurpose,
  type CannedAnswer,
  type Placeholder,
  placeholders,
} from '#contract/admin/canned-answers.ts';
import type { Interview } from '#contract/admin/hiring.ts';
import type { Message } from '#contract/admin/message.ts';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { fill } from '#contract/fill.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { mailTexts } from '#contract/mail/mail-texts.ts';
import { companyTime, isAhead } from '../applications/hiring/interview-words.ts';
import { company } from '../company.ts';
import { textsOf } from '../texts/index.ts';
import { noWords, type Words } from './draft-text.ts';

/** A message or an application that can be replied to. For a message the texts of its language must be loaded. */
export type Replied = Message | Application;

/** The purpose of canned answers for a record. */
export function purposeOf(replied: Replied): AnswerPurpose {
  if ('stage' in replied) return 'application';
  return replied.kind === 'quote' ? 'quote' : 'message';
}

/** Whether there is a future interview for an invitation. */
export function canInvite(replied: Replied): boolean {
  return 'stage' in replied && replied.interview !== null && isAhead(replied.interview);
}

/** The interview of an invitation whose text does not name it, in the sender's language; else undefined. */
export function unnamedIn({ text, invites }: Words, replied: Replied): string | undefined {
  const { interview } = canInvite(replied) && invites ? valuesOf(replied) : {};
  return interview !== undefined && !text.includes(interview) ? interview : undefined;
}

/** The interview of an applicant, if a text names it. */
export function namedIn({ text }: Words, application: Application): Interview | undefined {
  const { interview } = valuesOf(application);
  const isNamed = interview !== undefined && text.includes(interview);
  return (isNamed && application.interview) || undefined;
}

/** The initial text of a reply, in the sender's language. */
export function firstWords(replied: Replied): Words {
  const { subjects, greeting, closing } = mailTexts[replied.language].reply;
  const purpose = purposeOf(replied);
  const words = { subject: subjects[purpose], text: `${greeting}\n\n\n\n${closing}` };
  return { ...noWords, ...filled(words, replied), quotes: purpose !== 'application' };
}

/** Caret position in a new reply: between its greeting and its closing. */
export function firstCaret({ text }: Words): number {
  return text.indexOf('\n\n') + 2;
}

/**
 * A canned answer in the sender's language. An invitation to an interview attaches it, and one that tells of a later
 * stage moves the applicant there.
 */
export function answerWords(
  { texts, stage }: CannedAnswer,
  replied: Replied,
): Omit<Words, 'quotes'> {
  // Stored before the site had this language.
  const words = texts[replied.language] ?? texts[defaultLanguage];
  const invites = canInvite(replied) && words.text.includes('{interview}');
  return { ...filled(words, replied), invites, stage, moves: canMove(replied, stage) };
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

/** Unfilled placeholders of a text. */
export function unfilledIn({ subject, text }: Pick<Words, 'subject' | 'text'>): string[] {
  const left = placeholders.map((name) => `{${name}}`);
  return left.filter((one) => subject.includes(one) || text.includes(one));
}

function filled<T extends Pick<Words, 'subject' | 'text'>>(words: T, replied: Replied): T {
  const values = valuesOf(replied);
  const { subject, text } = words;
  return { ...words, subject: fill(subject, values), text: fill(text, values) };
}

function valuesOf(replied: Replied): Readonly<Partial<Record<Placeholder, string>>> {
  const { language, fullName } = replied;
  const common = { name: fullName, company: company().name };
  if ('stage' in replied) {
    const { currentPosition, interview } = replied;
    // A past interview too: a letter may refer to it.
    const parts = interview &&
      !interview.isCancelled && [companyTime(interview.at, language, 'long'), interview.place];
    return {
      ...common,
      ...(currentPosition && { position: currentPosition }),
      ...(parts && { interview: parts.filter(Boolean).join(', ') }),
    };
  }
  const { subject, kind } = replied;
  const { subjects, kinds } = textsOf(language);
  return { ...common, subject: subject ? subjects[subject] : kinds[kind] };
}
