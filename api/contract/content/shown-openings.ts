import type { Language } from '../languages.ts';
import { cityName } from './fact-names.ts';
import { fillFacts } from './facts.ts';
import type { Identity } from './identity-schema.ts';
import { isOpenOn, isPublic, languagesOf, type Opening } from './opening.ts';

/** An opening in a list. */
export type OpeningLine = {
  readonly slug: string;
  readonly title: string;
  readonly department: string;
  readonly workplace: NonNullable<Opening['workplace']>;
  /** Of the office; missing for one that is only remote. */
  readonly city?: string | undefined;
  readonly employment: NonNullable<Opening['employment']>;
  /** Its last day, as `2026-11-30`. */
  readonly closes: string;
};

/** An opening in the language of its page. */
export type ShownOpening = OpeningLine & {
  readonly id: string;
  readonly lead: string;
  readonly does: string[];
  readonly brings: string[];
  readonly offers: string[];
  /** Gross, a month. */
  readonly pay?: {
    readonly from?: number;
    readonly to?: number;
    readonly currency: NonNullable<Opening['payCurrency']>;
    /** What is given of it, in words. Not left to browsers: theirs may differ from those in the page. */
    readonly amount: string;
  };
  readonly posted?: string | undefined;
  /** Its address's last part in each language that it has. */
  readonly slugs: Readonly<Partial<Record<Language, string>>>;
  readonly isClosed: boolean;
};

type Shown = {
  readonly identity: Identity;
  readonly language: Language;
  /** In the company's time zone. */
  readonly day: string;
};

/** The openings with a page in a language, the newest first. */
export function openingsIn(
  openings: Readonly<Record<string, Opening>>,
  { identity, language, day }: Shown,
): ShownOpening[] {
  const { compare } = new Intl.Collator(language);
  return Object.entries(openings)
    .filter(([, one]) => isPublic(one) && languagesOf(one).includes(language))
    .map(([id, one]) =>
      shownIn(id, fillFacts(one, identity, language), { identity, language, day }),
    )
    .sort(
      (one, other) =>
        (other.posted ?? '').localeCompare(one.posted ?? '') || compare(one.title, other.title),
    );
}

/** Whole: the schema requires of an open or closed one what is read here. */
function shownIn(id: string, one: Opening, { identity, language, day }: Shown): ShownOpening {
  const [office] = identity.offices;
  const { workplace = 'office', employment = 'fullTime', closes = '' } = one;
  const { payFrom, payTo, payCurrency = 'TRY', posted } = one;
  const slugs = languagesOf(one).map((of) => [of, one.slug?.[of] ?? id]);
  return {
    ...{ id, workplace, employment, closes, posted },
    ...(workplace !== 'remote' && { city: cityName(one.city ?? office.city, language) }),
    ...((payFrom ?? payTo) !== undefined && {
      pay: {
        ...(payFrom && { from: payFrom }),
        ...(payTo && { to: payTo }),
        currency: payCurrency,
        amount: amountInWords(payFrom ?? payTo, payTo ?? payFrom, payCurrency, language),
      },
    }),
    title: one.title?.[language] ?? '',
    department: one.department?.[language] ?? '',
    lead: one.lead?.[language] ?? '',
    does: one.does?.[language] ?? [],
    brings: one.brings?.[language] ?? [],
    offers: one.offers?.[language] ?? [],
    slug: one.slug?.[language] ?? id,
    slugs: Object.fromEntries(slugs),
    isClosed: !isOpenOn(one, day),
  };
}

/** "60.000–80.000 Türk lirası" */
function amountInWords(from = 0, to = 0, currency: string, language: Language): string {
  // A Set: both ends may be the same.
  const ends = [...new Set([from, to])].map((end) => end.toLocaleString(language));
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(currency);
  return `${ends.join('–')} ${name}`;
}

export function isOpen({ isClosed }: ShownOpening): boolean {
  return !isClosed;
}

export function lineOf(opening: ShownOpening): OpeningLine {
  const { slug, title, department, workplace, city, employment, closes } = opening;
  return { slug, title, department, workplace, ...(city && { city }), employment, closes };
}
