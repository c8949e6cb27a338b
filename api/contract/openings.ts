import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { employments, payCurrencies, workplaces } from './content/opening-values.ts';
import { openingId } from './fields.ts';
import { defaultLanguage, languages } from './languages.ts';

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
