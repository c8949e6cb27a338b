import * as z from 'zod/mini';
import { problems as texts } from '#contract/texts/index.ts';
import { type LastChange, namedChange } from './admin/done-by.ts';
import { fill } from './fill.ts';
import { type Language, languages } from './languages.ts';
import { timeSince } from './time-since.ts';

/** Every error response of the API by its code, with its status. */
const statuses = {
  invalid: 400,
  malformed: 400,
  wrongPassword: 401,
  signedOut: 401,
  secondFactor: 401,
  wrongPasskey: 401,
  crossSite: 403,
  notYours: 403,
  insecure: 403,
  passwordToChange: 403,
  notFound: 404,
  methodNotAllowed: 405,
  changedMeanwhile: 409,
  tooLarge: 413,
  wrongType: 415,
  notMultipart: 415,
  compressed: 415,
  wrongFile: 415,
  notScanned: 409,
  infected: 403,
  proofRequired: 428,
  tooMany: 429,
  exportsBusy: 429,
  unexpected: 500,
  unavailable: 503,
  searchPreparing: 503,
  mailOff: 503,
  databaseDown: 503,
  diskFull: 503,
  storageFull: 507,
} as const satisfies Record<string, number>;

export type Statuses = typeof statuses;
export type ProblemCode = keyof Statuses;
export type ProblemTexts = Readonly<Record<ProblemCode | 'changedBy', string>>;

const textsOf = texts as Readonly<Record<Language, ProblemTexts>>;

type Problem = { readonly status: number } & Readonly<Record<Language, string>>;

/** Every error response of the API, with its status and its text in each language. */
export const problems = Object.fromEntries(
  Object.entries(statuses).map(([code, status]) => {
    const inWords = languages.map((language) => [language, textsOf[language][code as ProblemCode]]);
    return [code, { status, ...Object.fromEntries(inWords) }];
  }),
) as Readonly<Record<ProblemCode, Problem>>;

/**
 * The text of an error response.
 * @param retryAfter its Retry-After in seconds; by default that of nginx. From two minutes on, it is said in minutes
 */
export function problemText(code: ProblemCode, language: Language, retryAfter = 1): string {
  const [count, unit] =
    retryAfter < 120 ? [retryAfter, 'second'] : [Math.ceil(retryAfter / 60), 'minute'];
  const wait = count.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });
  return fill(problems[code][language], { wait });
}

/** The text of `changedMeanwhile` where it is known who made the change. */
export function changedByText(change: NonNullable<LastChange>, language: Language): string {
  const { by: name, atUtc } = change;
  return fill(textsOf[language].changedBy, { name, time: timeSince(atUtc, language) });
}

/** RFC 9457 problem details, with our own code and, as in ASP.NET, messages by field. */
export const problemDetails = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** With the code `secondFactor`: what the user can confirm it with. */
  secondFactor: z.optional(
    z.strictObject({
      app: z.boolean(),
      passkey: z.optional(z.looseObject({ challenge: z.string() })),
    }),
  ),
  /** With the code `changedMeanwhile`: who made the change, where it is known and not the caller. */
  lastChange: z.optional(namedChange),
});
export type ProblemDetails = z.output<typeof problemDetails>;

export const problemMediaType = 'application/problem+json';
