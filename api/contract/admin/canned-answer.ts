import * as z from 'zod/mini';
import { replyLimits } from '../field-limits.ts';
import { choice, requiredLine, requiredText } from '../fields.ts';
import { type Language, languages } from '../languages.ts';

/** Where a canned answer is offered: messages of both contact forms, quote requests, or applications. */
export const answerPurposes = ['message', 'quote', 'application'] as const;
export type AnswerPurpose = (typeof answerPurposes)[number];

const inLanguage = z.strictObject({
  subject: requiredLine(replyLimits.subject),
  text: requiredText(replyLimits.answer),
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
  texts,
});
