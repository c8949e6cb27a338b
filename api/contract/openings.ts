import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { employments, payCurrencies, workplaces } from './content/opening-values.ts';
import { defaultLanguage, type Language, languages } from './languages.ts';

/** The id of an opening, as in the address of its document. */
export const openingId = z
  .string({ error: 'invalid' })
  .check(z.regex(/^[a-z0-9-]{1,40}$/, { error: 'invalid' }));

/** A title in a language, in another one where it lacks this one. */
export function titleIn(
  title: Partial<Record<Language, string | undefined>> | undefined,
  language: Language,
): string {
  const titles = [language, ...languages].map((one) => title?.[one]);
  return titles.find((one) => one !== undefined) ?? '';
}

const opening = z.strictObject({
  id: openingId,
  url: z.string(),
  title: z.string(),
  department: z.string(),
  workplace: z.enum(workplaces),
  /** Missing for one that is only remote. */
  city: z.optional(z.string()),
  employment: z.enum(employments),
  /** The first and the last day, in the company's time zone. */
  posted: z.iso.date(),
  closes: z.iso.date(),
  /** Gross, a month, in whole units of the currency (ISO 4217). */
  pay: z.optional(
    z.strictObject({
      from: z.optional(z.int()),
      to: z.optional(z.int()),
      currency: z.enum(payCurrencies),
    }),
  ),
  lead: z.string(),
  does: z.array(z.string()),
  brings: z.array(z.string()),
  offers: z.array(z.string()),
});

export const readOpenings = {
  method: 'get',
  path: '/api/Openings',
  summary: 'The open positions in one language, the newest first',
  for: 'anyone',
  query: z.strictObject({
    language: z._default(z.enum(languages, { error: 'invalid' }), defaultLanguage),
  }),
  response: { status: 200, body: z.strictObject({ items: z.array(opening) }) },
  errorResponses: ['tooMany'],
} as const satisfies Call;
