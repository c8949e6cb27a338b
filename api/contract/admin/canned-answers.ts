import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { mostAnswers, replyLimits } from '../field-limits.ts';
import { choice, requiredLine, requiredText } from '../fields.ts';
import { type Language, languages } from '../languages.ts';
import { changing, idParameters } from './lists.ts';

/** What a canned answer answers: messages of both contact forms, quote requests, or applications. */
export const answerPurposes = ['message', 'quote', 'application'] as const;
export type AnswerPurpose = (typeof answerPurposes)[number];

/**
 * What stands in braces in a canned answer: the person's name, what the message is about, the applicant's position, the
 * time and place of the interview, and the name of the company whose site this is.
 */
export const placeholders = ['name', 'subject', 'position', 'interview', 'company'] as const;
export type Placeholder = (typeof placeholders)[number];

const inLanguage = z.strictObject({
  subject: requiredLine(replyLimits.subject),
  text: requiredText(replyLimits.answer),
});

/** The same answer in each language: a sender gets that of their page. */
const texts = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, inLanguage])) as Record<
    Language,
    typeof inLanguage
  >,
);
export type AnswerTexts = z.output<typeof texts>;

const fields = {
  purpose: choice(answerPurposes),
  name: requiredLine(replyLimits.answerName),
  texts,
} as const;

export const cannedAnswer = z.strictObject({ id: z.uuid(), ...fields });
export type CannedAnswer = z.output<typeof cannedAnswer>;

/** By name. */
const answers = z.strictObject({ answers: z.array(cannedAnswer) });
export type CannedAnswers = z.output<typeof answers>;

export const listAnswers = {
  method: 'get',
  path: '/api/Admin/Answers',
  summary: 'The canned answers, by name',
  for: 'admin',
  answer: { status: 200, body: answers },
  errorResponses: ['signedOut'],
} as const satisfies Call;

export const createAnswer = {
  method: 'post',
  path: '/api/Admin/Answers',
  summary: `Create a canned answer; there are at most ${mostAnswers}`,
  for: 'admin',
  body: z.strictObject(fields),
  answer: { status: 201, body: cannedAnswer },
  errorResponses: changing,
} as const satisfies Call;

export const changeAnswer = {
  method: 'patch',
  path: '/api/Admin/Answers/{id}',
  summary: 'Change a canned answer',
  for: 'admin',
  parameters: idParameters,
  body: z.strictObject(fields),
  answer: { status: 200, body: cannedAnswer },
  errorResponses: [...changing, 'notFound'],
} as const satisfies Call;

export const eraseAnswer = {
  method: 'delete',
  path: '/api/Admin/Answers/{id}',
  summary: 'Delete a canned answer',
  for: 'admin',
  parameters: idParameters,
  answer: { status: 204 },
  errorResponses: ['signedOut', 'notFound', 'unavailable'],
} as const satisfies Call;
