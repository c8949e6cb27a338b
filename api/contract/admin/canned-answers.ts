import * as z from 'zod/mini';
import { applicationStages } from '../application.ts';
import type { Call } from '../call.ts';
import { maxCannedAnswers, replyLimits } from '../field-limits.ts';
import { choice, requiredLine, requiredText } from '../fields.ts';
import { type Language, languages } from '../languages.ts';
import { onlyPlaceholders } from '../placeholders.ts';
import { audiences } from './roles.ts';

/** Where a canned answer is offered: messages of both contact forms, quote requests, or applications. */
export const answerPurposes = ['message', 'quote', 'application'] as const;
export type AnswerPurpose = (typeof answerPurposes)[number];

/**
 * Placeholders of a canned answer: the person's name, the message's subject, the position applied for, time and place
 * of the interview, this site's company, and the user who writes.
 */
export const placeholders = [
  'name',
  'subject',
  'position',
  'interview',
  'company',
  'user',
] as const;
export type Placeholder = (typeof placeholders)[number];

const inLanguage = z.strictObject({
  subject: requiredLine(replyLimits.subject).check(onlyPlaceholders(placeholders)),
  text: requiredText(replyLimits.answer).check(onlyPlaceholders(placeholders)),
});

/** The answer in each language: a sender gets that of their page. */
const texts = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, inLanguage])) as Record<
    Language,
    typeof inLanguage
  >,
);
export type AnswerTexts = z.output<typeof texts>;

export const answerContent = z.strictObject({
  purpose: choice(answerPurposes),
  name: requiredLine(replyLimits.answerName),
  /** The stage that it tells an applicant of, to which its letters can move them; null for none. */
  stage: z._default(z.nullable(choice(applicationStages)), null),
  texts,
});

/** Hash of its content. */
const version = z.string({ error: 'invalid' });
export const cannedAnswer = z.extend(answerContent, { id: z.uuid(), version });
export type CannedAnswer = z.output<typeof cannedAnswer>;

export const listAnswers = {
  method: 'get',
  path: '/api/Admin/Answers',
  summary: 'The canned answers, by name',
  for: audiences.letters,
  response: { status: 200, body: z.strictObject({ answers: z.array(cannedAnswer) }) },
} as const satisfies Call;

export const createAnswer = {
  method: 'post',
  path: '/api/Admin/Answers',
  summary: `Create a canned answer; there are at most ${maxCannedAnswers}`,
  for: audiences.letters,
  body: answerContent,
  response: { status: 201, body: cannedAnswer },
} as const satisfies Call;

export const changeAnswer = {
  method: 'patch',
  path: '/api/Admin/Answers/{id}',
  summary:
    'Change a canned answer. Refused when `version` is not the present one, and the present one says something else',
  for: audiences.letters,
  body: z.extend(answerContent, { version }),
  response: { status: 200, body: cannedAnswer },
  errorResponses: ['changedMeanwhile'],
} as const satisfies Call;

export const eraseAnswer = {
  method: 'delete',
  path: '/api/Admin/Answers/{id}',
  summary: 'Delete a canned answer',
  for: audiences.letters,
  response: { status: 204 },
} as const satisfies Call;
