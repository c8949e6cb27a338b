import * as z from 'zod/mini';
import { smsAlphabets } from '../sms-length.ts';
import { application, fullForm, quoteForm } from './form-schema.ts';
import { type CoveredCountry, coverageServices, id, senderRules } from './identity-schema.ts';
import { oneFor } from './one-for.ts';
import { employments, workplaces } from './opening-values.ts';
import { anchor, item, linkedText, text } from './schema-parts.ts';
import type { OpeningLine } from './shown-openings.ts';
import { type PageId, pages } from './site-map.ts';
import { fileKey } from './uploaded-file.ts';

/** Each may contain links. */
const paragraphs = z.array(linkedText).check(z.minLength(1));
/** A heading of a page: on a phone, 65 characters take up to five lines at its top, and four below. */
const headline = text.check(z.maxLength(65));
const titled = { title: headline, paragraphs };

/** For search results and shared links, which show at most 60 and 160 characters. */
const seo = z.strictObject({
  title: text.check(z.maxLength(65)),
  description: text.check(z.minLength(50), z.maxLength(165)),
});
const hero = z.strictObject({ title: headline, lead: text });
/** `plate` is the alternative text of the picture. */
const pictured = { plate: text };
const plateHero = z.strictObject({ title: headline, lead: text, ...pictured });
const callToAction = z.strictObject({ title: headline, text, action: text });

const home = z.strictObject({
  seo,
  hero: z.strictObject({
    title: headline,
    lead: text,
    ...pictured,
    primary: text,
    secondary: text,
  }),
  stats: z.strictObject({ years: text, countries: text, partners: text, service: text }),
  areas: z.strictObject({ eyebrow: text, title: headline }),
  certificates: z.strictObject({ eyebrow: text, title: headline, text, action: text }),
  /** Cards that link to these pages. */
  more: z.strictObject({ title: headline, sustainability: item, life: item }),
  callToAction,
});

const milestone = z.strictObject({ year: z.int().check(z.minimum(1900)), title: text, text });

const about = z.strictObject({
  seo,
  hero: plateHero,
  sections: z.strictObject({
    'who-we-are': z.strictObject({
      ...titled,
      timeline: z.strictObject({
        title: text,
        milestones: z.array(milestone).check(z.minLength(4)),
      }),
    }),
    'mission-vision': z.strictObject({ title: headline, mission: item, vision: item }),
    values: z.strictObject({ title: headline, items: z.array(item).check(z.minLength(3)) }),
  }),
  callToAction,
});

const serviceArea = {
  ...pictured,
  title: headline,
  subtitle: text,
  description: text,
  /** Optional key figures. */
  figures: z.optional(z.array(z.strictObject({ figure: text, label: text }))),
  features: z.array(item).check(z.minLength(4)),
  /** The label of the link to the contact form. */
  ask: text,
};
/** Texts around the code samples; the code itself is in `features/code-samples`. */
const codeSamples = z.strictObject({
  title: headline,
  text,
  /** Accessible names of the two rows of tabs. */
  products: text,
  languages: text,
  product: z.strictObject({ sms: text, voice: text, verification: text }),
  ...{ answer: text, copy: text, copied: text },
  /** What the samples send, and have read out. */
  ...{ message: text, spoken: text },
});
/** How long an SMS may be (`sms-length.ts`): a table with its caption, and a calculator. */
const smsCalculator = z.strictObject({
  ...{ title: headline, text, caption: text },
  alphabets: z.strictObject(oneFor(smsAlphabets, text)),
  /** Introduces the call of the API. */
  api: text,
  /** `sample`: the message at first. `privacy`: nothing is sent or stored. */
  ...{ message: text, sample: text, privacy: text, operatorCode: text, hasLink: text },
  ...{ sender: text, senderHint: text, senderRefused: text, senderIsAddress: text },
  /** The two results, and their figures. */
  ...{ billed: text, carried: text, parts: text, units: text, left: text },
  /** `double`: beside a character of two units. */
  ...{ costly: text, noneCostly: text, double: text },
});
/** Texts around the list of covered countries, which is in `identity`. */
const coverage = z.strictObject({
  title: headline,
  text,
  search: text,
  /** The choice of a service, and its first option. */
  service: text,
  all: text,
  serviceNames: z.strictObject(oneFor(coverageServices, text)),
  senderRules: z.strictObject(oneFor(senderRules, text)),
  /** How many countries a search finds. */
  found: text.check(z.includes('{count}')),
  none: text,
  showAll: text.check(z.includes('{count}')),
  /** The link to the quote for the ticked countries. */
  ask: text.check(z.includes('{count}')),
});
const services = z.strictObject({
  seo,
  hero: plateHero,
  coverage,
  codeSamples,
  smsCalculator,
  sections: z.strictObject(oneFor(pages.services.sections, z.strictObject(serviceArea))),
  /** By the id of the area (`identity`); `label` and `note` are for menus. */
  addedAreas: z.record(z.string(), z.strictObject({ label: text, note: text, ...serviceArea })),
  callToAction,
});

/** `more` links to the page with the details. */
const commitment = {
  ...titled,
  points: z.array(linkedText).check(z.minLength(2)),
  more: z.strictObject({ text, action: text }),
};
const sustainability = z.strictObject({
  seo,
  hero: plateHero,
  sections: z.strictObject({
    /** Without `plate`: the picture is the hero's. */
    'environmental-approach': z.strictObject(commitment),
    'social-responsibility': z.strictObject({ ...commitment, ...pictured }),
    'ethics-compliance': z.strictObject({ ...commitment, ...pictured }),
  }),
  callToAction,
});

/** `scope`: what the certificate covers, as it names it. */
const scope = z.optional(text);
const certificate = z.strictObject({ subtitle: text, description: text, scope, ...pictured });
const certificates = z.strictObject({
  seo,
  hero,
  validUntil: text.check(z.includes('{date}')),
  renewal: text,
  /** The link to its PDF, if it has one. */
  open: text,
  /** Before a certificate's facts, where it has them. */
  labels: z.strictObject({ issuer: text, number: text, scope: text }),
  /** By the id of the certificate (`identity`). */
  items: z.record(z.string(), certificate),
  sections: z.strictObject(oneFor(pages.certificates.sections, z.strictObject(titled))),
  callToAction,
});

/** Texts around the company's open positions: in their list, and on the page of each. */
const openings = z.strictObject({
  title: headline,
  /** Shown without an open position. */
  none: text,
  search: text,
  noneFound: text,
  until: text.check(z.includes('{date}')),
  workplaces: z.strictObject(oneFor(workplaces, text)),
  employments: z.strictObject(oneFor(employments, text)),
  /** Before the facts of a position. */
  facts: z.strictObject({
    department: text,
    place: text,
    employment: text,
    closes: text,
    pay: text,
  }),
  /** Gross, a month: the amount or the range, or one end of it. */
  pay: z.strictObject(oneFor(['whole', 'from', 'to'] as const, text.check(z.includes('{amount}')))),
  /** Headings of its texts. */
  ...{ does: headline, brings: headline, offers: headline },
  apply: headline,
  /** Before the position's title in the form, and before the e-mail address for questions. */
  ...{ applyingTo: text, questions: text },
  ...{ all: text, general: headline },
  /** `general` leads to that form. `meanwhile`: after an application, if the position closed while it was written. */
  closed: z.strictObject({
    ...{ title: headline, text: text.check(z.includes('{title}')) },
    ...{ general: text, meanwhile: text },
  }),
});

const testimonial = z.strictObject({ quote: text, author: text, position: text });
const life = z.strictObject({
  seo,
  hero: plateHero,
  sections: z.strictObject({
    'who-we-are-team': z.strictObject(titled),
    'development-learning': z.strictObject({ ...titled, points: z.array(text) }),
    'team-spirit': z.strictObject({
      ...titled,
      voices: z.array(testimonial).check(z.minLength(3)),
    }),
    'join-team': z.strictObject({
      ...titled,
      /** Introduces the careers e-mail address, for anyone who prefers it or has no JavaScript. */
      action: text,
      openings,
      application,
    }),
  }),
});

const contact = z.strictObject({
  seo,
  hero,
  sections: z.strictObject({
    'contact-form': z.strictObject({
      title: headline,
      text,
      /** The linked forms: three fields, all of them, or what a quote needs. */
      ways: z.strictObject({ label: text, short: text, full: text, quote: text }),
      /** What happens after sending, and when. */
      next: z.strictObject({ full: text, quote: text }),
      full: fullForm,
      quote: quoteForm,
    }),
    'office-locations': z.strictObject({
      title: headline,
      /** By the id of the office (`identity`). */
      offices: z.record(z.string(), z.strictObject({ title: text })),
      ...pictured,
      address: text,
      phone: text,
      email: text,
      directions: text,
    }),
    'social-media': z.strictObject({ title: headline, text }),
  }),
});

const labelledLines = z.array(z.strictObject({ label: text, text: linkedText }));

/** Order: paragraphs, lists, closing paragraphs. */
const legalSection = z.strictObject({
  ...titled,
  /** Only for a section that is a link target. */
  id: z.optional(anchor),
  points: z.optional(paragraphs),
  lines: z.optional(labelledLines),
  /** What the browser stores: name, purpose, storage and duration. A test compares it with the code. */
  records: z.optional(z.array(z.strictObject({ name: text, text, kept: text }))),
  closing: z.optional(paragraphs),
});
const legalPage = z.strictObject({
  seo,
  heroTitle: headline,
  heroDescription: text,
  updated: z.iso.date('date'),
  sections: z.array(legalSection).check(z.minLength(3)),
});

/**
 * A statutory announcement. `date`: its day; it is shown from its publication on, whatever the day. `file`: its PDF.
 * `id`: stays when its texts change.
 */
const announcement = z.strictObject({
  id,
  date: z.iso.date('date'),
  title: text.check(z.maxLength(200)),
  text: linkedText,
  file: z.optional(fileKey),
});

/** The first steps and the publish dialog name these fields, so they are not among the sections. */
const legal = z.extend(legalPage, {
  /** The section of a company's website that the law reserves (Turkish Commercial Code, article 1524). */
  informationSociety: z.strictObject({
    ...titled,
    announcements: z.array(announcement),
    /** Shown without announcements. */
    none: text,
    /** The link to an announcement's PDF. */
    open: text,
  }),
  accessibility: z.strictObject({
    ...titled,
    points: z.optional(paragraphs),
    lines: labelledLines,
    closing: z.optional(paragraphs),
  }),
});

/** One schema per page. The files in `tr/` and `en/` have these types; `readContent` parses them. */
export const pageSchemas = {
  home,
  about,
  services,
  sustainability,
  certificates,
  life,
  contact,
  privacy: legalPage,
  cookies: legalPage,
  legal,
} as const satisfies Record<PageId, z.ZodMiniType>;

export type Announcement = z.infer<typeof announcement>;
export type PageContent<P extends PageId = PageId> = z.infer<(typeof pageSchemas)[P]>;

/** A covered country in the language of its page. */
export type ShownCountry = Pick<CoveredCountry, 'services' | 'sender'> & {
  readonly code: string;
  readonly name: string;
  readonly remark?: string | undefined;
};

/** A page's texts, and what it gets of the company's data. */
export type ShownContent<P extends PageId = PageId> = PageContent<P> &
  (P extends 'services' ? { readonly countries: readonly ShownCountry[] } : unknown) &
  (P extends 'life' ? { readonly openings: readonly OpeningLine[] } : unknown);
