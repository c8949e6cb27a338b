import type { Language } from '../languages.ts';
import { cityName } from './fact-names.ts';
import { fillFacts } from './facts.ts';
import type { Identity } from './identity-schema.ts';
import { isOpenOn, isPublic, languagesOf, type Opening } from './opening.ts';

/** An opening in the language of its page. */
export type ShownOpening = ReturnType<typeof shownIn>;

/** An opening in a list. */
export type OpeningLine = ReturnType<typeof lineOf>;

type Shown = {
  readonly identity: Identity;
  readonly language: Language;
  /** In the company's time zone. */
  readonly day: string;
};

/** The openings with a page in a language, the newest first. */
export function openingsIn(
  openings: Readonly<Record<string, Opening>>,
  shown: Shown,
): ShownOpening[] {
  const { compare } = new Intl.Collator(shown.language);
  return Object.entries(openings)
    .filter(([, one]) => isPublic(one) && languagesOf(one).includes(shown.language))
    .map(([id, one]) => shownIn(id, one, shown))
    .sort(
      (one, other) =>
        (other.posted ?? '').localeCompare(one.posted ?? '') || compare(one.title, other.title),
    );
}

/** Whole: the schema requires of an open or closed one what is read here. */
function shownIn(id: string, opening: Opening, { identity, language, day }: Shown) {
  const one = fillFacts(opening, identity, language);
  const [office] = identity.offices;
  const { workplace = 'office', employment = 'fullTime', closes = '', posted } = one;
  const slugs = languagesOf(one).map((of) => [of, one.slug?.[of] ?? id]);
  return {
    id,
    workplace,
    employment,
    /** Its last day, as `2026-11-30`. */
    closes,
    /** Missing in a preview of one that was never published. */
    posted,
    /** Of the office; missing for one that is only remote. */
    city: workplace === 'remote' ? undefined : cityName(one.city ?? office.city, language),
    pay: shownPay(one, language),
    title: one.title?.[language] ?? '',
    department: one.department?.[language] ?? '',
    lead: one.lead?.[language] ?? '',
    does: one.does?.[language] ?? [],
    brings: one.brings?.[language] ?? [],
    offers: one.offers?.[language] ?? [],
    slug: one.slug?.[language] ?? id,
    /** Its address's last part in each language that it has. */
    slugs: Object.fromEntries(slugs) as Partial<Record<Language, string>>,
    isClosed: !isOpenOn(one, day),
  };
}

/**
 * Gross, a month. `amount` says it in words: "60.000–80.000 Türk lirası". Not left to browsers: theirs may differ from
 * those in the page.
 */
function shownPay({ payFrom: from, payTo: to, payCurrency = 'TRY' }: Opening, language: Language) {
  if (from === undefined && to === undefined) return undefined;
  // A Set: both ends may be the same.
  const ends = [...new Set([from ?? to, to ?? from])].map((end) => end?.toLocaleString(language));
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(payCurrency);
  return { from, to, currency: payCurrency, amount: `${ends.join('–')} ${name}` };
}

export function isOpen({ isClosed }: ShownOpening): boolean {
  return !isClosed;
}

export function lineOf(opening: ShownOpening) {
  const { slug, title, department, workplace, city, employment, closes } = opening;
  return { slug, title, department, workplace, city, employment, closes };
}
