import * as z from 'zod/mini';
import { experiences } from '../application.ts';
import { fullContact, simpleContact, subjects } from '../contact.ts';
import { quoteServices, technicalChoices } from '../quote.ts';
import { smsAlphabets } from '../sms-length.ts';
import { type CoveredCountry, coverageServices, senderRules } from './identity-schema.ts';
import { oneFor } from './one-for.ts';
import { anchor, item, linkedText, text } from './schema-parts.ts';
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

/** The job application form. */
const application = z.strictObject({
  /** Titles of its steps, in order. */
  steps: z.strictObject({ person: text, path: text, words: text, file: text }),
  /** Accessible name of the list of steps. */
  progress: text,
  next: text,
  back: text,
  nameSurname: text,
  email: text,
  phone: text,
  currentPosition: text,
  yearsOfExperience: text,
  years: z.strictObject(oneFor(experiences, text)),
  university: text,
  department: text,
  graduationYear: text,
  linkedin: text,
  github: text,
  portfolio: text,
  aboutYourself: text,
  whyUs: text,
  cv: text,
  cvHint: text,
  cvChoose: text,
  cvDrop: text,
  cvRemove: text,
  /** Shown with a restored draft, which does not include the file. */
  cvNotKept: text,
  howDidYouFind: text,
  /** The name of the job board is in `identity`. */
  sources: z.strictObject({
    linkedin: text,
    indeed: text,
    friend: text,
    website: text,
    other: text,
  }),
  howDidYouFindOther: text,
  /** Explicit consent (KVKK article 5/1), separate from the notice. */
  talentPool: text,
  talentPoolNote: text,
  /** The candidates' layered notice; `{link}` becomes `noticeLink`. */
  notice: text.check(z.includes('{link}')),
  noticeLink: text,
  send: text,
  sending: text,
  uploading: text.check(z.includes('{percent}')),
  cancel: text,
  cancelled: text,
  success: text,
  successNote: text,
  failure: text,
  offline: text,
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
      application,
    }),
  }),
});

function ownLabels<Form extends object, Other extends object>(form: Form, other: Other) {
  const own = Object.keys(form).filter((name) => !(name in other));
  return Object.fromEntries(own.map((name) => [name, text])) as {
    [Name in Exclude<keyof Form, keyof Other>]: typeof text;
  };
}

/** The full contact form: a label for each field that the short form lacks; its own are in chrome-schema.ts. */
const fullForm = z.strictObject({
  ...ownLabels(fullContact(String).shape, simpleContact.shape),
  subjects: z.strictObject(oneFor(subjects, text)),
  success: text,
  another: text,
  failure: text,
});

/** A choice: its question, and its options. */
function choiceOf<C extends string>(options: readonly C[]) {
  return z.strictObject({ label: text, names: z.strictObject(oneFor(options, text)) });
}

/** The quote request; texts that it shares with the other forms are in `messageForm` and `fullForm`. */
const quoteForm = z.strictObject({
  services: text,
  serviceNames: z.strictObject(oneFor(quoteServices, text)),
  countries: text,
  countriesHint: text,
  volume: text,
  volumeHint: text,
  /** Opens the part with the fields below. */
  technical: text,
  directions: choiceOf(technicalChoices.directions),
  routeClasses: choiceOf(technicalChoices.routeClasses),
  connections: choiceOf(technicalChoices.connections),
  start: text,
  startHint: text,
  technicalName: text,
  technicalNameHint: text,
  technicalEmail: text,
  details: text,
  success: text,
  another: text,
  failure: text,
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
  updated: z.iso.date(),
  sections: z.array(legalSection).check(z.minLength(3)),
});

/**
 * A statutory announcement. `date`: its day; it is shown from its publication on, whatever the day. `file`: its PDF.
 * `id`: stays when its texts change.
 */
const announcement = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  date: z.iso.date(),
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
  (P extends 'services' ? { readonly countries: readonly ShownCountry[] } : unknown);
