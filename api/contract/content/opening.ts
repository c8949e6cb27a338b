import * as z from 'zod/mini';
import { foldedWords } from '../fold.ts';
import { type Language, languages } from '../languages.ts';
import { oneFor } from './one-for.ts';
import { employments, openingStates, payCurrencies, workplaces } from './opening-values.ts';
import { text } from './schema-parts.ts';
import { pages } from './site-map.ts';

/** The length of an address's last part, in characters. */
const maxSlug = 60;

/** A value in each language. Which of them are needed depends on the state. */
const inEach = <S extends z.core.SomeType>(schema: S) =>
  z.optional(z.strictObject(oneFor(languages, z.optional(schema))));
const points = z.array(text.check(z.maxLength(2000))).check(z.minLength(1));
/** Gross, a month, in whole units of the currency. */
const pay = z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000)));

/** What an open or a closed position needs, beside its texts. */
const neededFacts = ['workplace', 'employment', 'closes'] as const;
const neededTexts = ['title', 'department', 'lead', 'does', 'brings', 'offers'] as const;

/**
 * A position that the company wants to fill. While it is a draft everything may be missing, and no page shows it.
 * `state` is missing once it was removed.
 */
export const openingSchema = z
  .strictObject({
    state: z.optional(z.enum(openingStates)),
    title: inEach(text.check(z.maxLength(80))),
    department: inEach(text.check(z.maxLength(60))),
    workplace: z.optional(z.enum(workplaces)),
    /** Unless it is that of the head office. */
    city: z.optional(text.check(z.maxLength(60))),
    employment: z.optional(z.enum(employments)),
    /** Its last day, in the company's time zone. */
    closes: z.optional(z.iso.date('date')),
    payFrom: pay,
    payTo: pay,
    /** Turkish liras by default. */
    payCurrency: z.optional(z.enum(payCurrencies)),
    /** One or two sentences: also its description for search results. */
    lead: inEach(text.check(z.maxLength(300))),
    /** What one does, what one brings, and what the company offers. */
    does: inEach(points),
    brings: inEach(points),
    offers: inEach(points),
    /** The one language in which it is published; in every language if it is missing. */
    only: z.optional(z.enum(languages)),
    /** Set at its first publication, and kept (`api/content/settle-openings.ts`): addresses are linked to. */
    slug: inEach(text.check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(maxSlug))),
    /** The day of that publication. */
    posted: z.optional(z.iso.date('date')),
    /** When the owner closed it; missing for one that ended with its last day. */
    closedAt: z.optional(z.iso.datetime()),
  })
  .check(({ value, issues }) => {
    if (!isPublic(value)) return;
    const missing = [
      ...neededFacts.filter((key) => value[key] === undefined).map((key) => [key]),
      ...languagesOf(value).flatMap((language) =>
        neededTexts.filter((key) => !value[key]?.[language]).map((key) => [key, language]),
      ),
    ];
    for (const path of missing) {
      issues.push({ code: 'custom', message: 'required', input: value, path });
    }
    const { payFrom, payTo } = value;
    if (payFrom !== undefined && payTo !== undefined && payTo < payFrom) {
      issues.push({ code: 'custom', message: 'payRange', input: payTo, path: ['payTo'] });
    }
  });

export type Opening = z.infer<typeof openingSchema>;

/** Whether it has an address, as an open or as a closed position. */
export function isPublic({ state }: Pick<Opening, 'state'>): boolean {
  return state === 'open' || state === 'closed';
}

/** Whether one can apply. @param day in the company's time zone, as `2026-11-30` */
export function isOpenOn({ state, closes = '' }: Opening, day: string): boolean {
  return state === 'open' && day <= closes;
}

/** The languages in which it is published. */
export function languagesOf({ only }: Pick<Opening, 'only'>): readonly Language[] {
  return only ? [only] : languages;
}

/**
 * The last part of an address: the words of a title, Turkish letters folded.
 * @param taken those of other openings in this language; sections of the page are taken too
 */
export function slugOf(title: string, taken: readonly (string | undefined)[]): string {
  const words = foldedWords(title).map((word) => word.replaceAll(/[^a-z0-9]+/g, ''));
  const joined = words.filter(Boolean).join('-');
  // Leaves room for a number. Titles in other scripts have no such words.
  const plain = joined.slice(0, maxSlug - 4).replace(/-$/, '') || 'opening';
  const used = [...taken, ...pages.life.sections];
  let slug = plain;
  for (let number = 2; used.includes(slug); number += 1) slug = `${plain}-${number}`;
  return slug;
}
