import * as z from 'zod/mini';
import { isStoredAddress, storedAddress } from './email.ts';
import { fieldLimits, graduation } from './field-limits.ts';
import { isSeen, oneLine } from './one-line.ts';

const missingOrInvalid: z.core.$ZodErrorMap = ({ input }) =>
  input === undefined || input === null ? 'required' : 'invalid';

/**
 * A required text of at most `max` characters, of one or more lines. Blank and invisible texts count as missing
 * (specification, section 5).
 */
export function requiredText(max: number) {
  return z.string({ error: missingOrInvalid }).check(z.trim(), ...seenUpTo(max));
}

/** A required text on one line, normalized by `oneLine`. */
export function requiredLine(max: number) {
  return z.string({ error: missingOrInvalid }).check(z.overwrite(oneLine), ...seenUpTo(max));
}

function seenUpTo(max: number) {
  return [
    z.minLength(1, { error: 'required', abort: true }),
    // First: no pattern must run on an unlimited text.
    z.maxLength(max, { error: 'tooLong', abort: true }),
    z.refine<string>(isSeen, { error: 'required', abort: true }),
  ] as const;
}

/** An optional text of at most `max` characters; blank counts as left out. */
export function optionalText(max: number) {
  return blankable(text(max));
}

/** An optional text on one line, normalized by `oneLine`. */
export function optionalLine(max: number) {
  return blankable(line(max));
}

/**
 * A required e-mail address in stored form. Its typed length is checked first: no pattern must run on an unlimited
 * text. The limit counts octets, of which non-ASCII letters have several.
 */
export const emailAddress = requiredLine(fieldLimits.email).check(
  z.overwrite(storedAddress),
  z.refine<string>(isStoredAddress, { error: 'email', abort: true }),
  z.refine<string>((address) => new TextEncoder().encode(address).length <= fieldLimits.email, {
    error: 'tooLong',
    params: { max: fieldLimits.email },
  }),
  z.meta({ format: 'idn-email' }),
);

/** An optional e-mail address in stored form. */
export const optionalEmail = blankable(
  z.union([z.string().check(z.trim(), z.maxLength(0, { abort: true })), emailAddress], {
    error: 'email',
  }),
);

/** An optional link to a web page: only http and https are ever stored. */
export const optionalLink = blankable(
  line(fieldLimits.text).check(
    z.refine((link) => link === '' || isWebAddress(link), { error: 'link' }),
    z.describe('An http or https address.'),
  ),
);

/** One of `values`, required. */
export function choice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: ({ input }) => (isBlank(input) ? 'selectOption' : 'invalid') });
}

/** One or more of `values`, or of those with a form of their own; without duplicates, and in the order of `values`. */
export function choices(values: readonly [string, ...string[]], further: RegExp) {
  const one = z.union([z.enum(values), z.string().check(z.regex(further))], { error: 'invalid' });
  return z
    .array(one, { error: ({ input }) => (isBlank(input) ? 'selectOption' : 'invalid') })
    .check(
      z.minLength(1, { error: 'selectOption', abort: true }),
      z.maxLength(50, 'invalid'),
      z.overwrite((chosen) => {
        const others = chosen.filter((value) => !values.includes(value));
        return [...values.filter((value) => chosen.includes(value)), ...new Set(others)];
      }),
    );
}

/** Any of `values`, or none; without duplicates, and in the order of `values`. */
export function optionalChoices<const T extends readonly [string, ...string[]]>(values: T) {
  return z.optional(
    z.pipe(
      z.array(z.enum(values, 'invalid'), 'invalid').check(z.maxLength(50, 'invalid')),
      z.transform((chosen): T[number][] | undefined => {
        const ordered = values.filter((value) => (chosen as readonly string[]).includes(value));
        return ordered.length > 0 ? ordered : undefined;
      }),
    ),
  );
}

/** One of `values`, or none. */
export function optionalChoice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.optional(
    z.pipe(
      z.enum([...values, ''], { error: 'invalid' }),
      z.transform((value) => (value === '' ? undefined : (value as T[number]))),
    ),
  );
}

/** Parses a phone number as people write it: E.164 with its plus, or undefined if it is invalid. */
export type ReadPhone = (text: string) => string | undefined;

/** A required phone number, parsed by `readPhone`. */
export function phoneNumber(readPhone: ReadPhone) {
  return z.pipe(
    requiredLine(fieldLimits.phone),
    z.transform((text: string, { issues }) => readOrRefuse(readPhone, text, issues)),
  );
}

/** An optional phone number, parsed by `readPhone`. */
export function optionalPhoneNumber(readPhone: ReadPhone) {
  return z.optional(
    z.pipe(
      optionalLine(fieldLimits.phone),
      z.transform((text: string | undefined, { issues }) =>
        text === undefined ? undefined : readOrRefuse(readPhone, text, issues),
      ),
    ),
  );
}

/** The optional year of a graduation, past or expected. */
export const graduationYear = z.optional(
  z.pipe(
    text(fieldLimits.text).check(
      z.describe(`From ${graduation.first} to ${graduation.yearsAhead} years from now.`),
      (payload) => {
        const limits = { min: graduation.first, max: lastGraduationYear() };
        if (payload.value === '' || isYearWithin(payload.value, limits)) return;
        const { value: input } = payload;
        payload.issues.push({ code: 'custom', message: 'year', input, params: limits });
      },
    ),
    z.transform((year) => (year === '' ? undefined : Number(year))),
  ),
);

/** The latest accepted year of graduation. */
export function lastGraduationYear(): number {
  return new Date().getUTCFullYear() + graduation.yearsAhead;
}

const trueOrFalse = z.enum(['true', 'false'], { error: 'invalid' });
const isTrue = z.transform((word: z.output<typeof trueOrFalse>) => word === 'true');

/** A consent: only the word `true` gives it. */
export const consent = z.pipe(z._default(trueOrFalse, 'false'), isTrue);

/** A condition in a query, `true` or `false`; undefined without it. */
export const flag = z.optional(z.pipe(trueOrFalse, isTrue));

/** The honeypot. Any content is accepted, as a sign of spam. */
export const honeypot = z.optional(z.string());

/**
 * The time in which a form was filled, in ms, sent only if it is too short for a person. Any content is accepted, as a
 * sign of spam.
 */
export const filledInMs = z.optional(z.string());

function text(max: number) {
  return z
    .string({ error: 'invalid' })
    .check(z.trim(), z.maxLength(max, { error: 'tooLong', abort: true }));
}

function line(max: number) {
  return text(max).check(z.overwrite(oneLine));
}

function blankable(schema: z.ZodMiniType<string, string>) {
  return z.optional(
    z.pipe(
      schema,
      z.transform((value) => (value === '' ? undefined : value)),
    ),
  );
}

function readOrRefuse(
  readPhone: ReadPhone,
  text: string,
  issues: z.core.ParsePayload['issues'],
): string {
  const number = readPhone(text);
  if (number !== undefined) return number;
  issues.push({ code: 'custom', message: 'phone', input: text });
  return z.NEVER;
}

function isBlank(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

/** Without `URL.canParse`, which is newer than the oldest supported browsers. */
export function isWebAddress(link: string): boolean {
  if (!/^https?:\/\//i.test(link)) return false;
  try {
    return Boolean(new URL(link));
  } catch {
    return false;
  }
}

function isYearWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/** The id of an opening, as in the address of its document. */
export const openingId = z
  .string({ error: 'invalid' })
  .check(z.regex(/^[a-z0-9-]{1,40}$/, { error: 'invalid' }));
