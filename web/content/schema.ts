import * as z from 'zod/mini';
import type { PageId } from '#web/site-map.ts';
import { anchor, item, linkedText, text } from './schema-parts.ts';

/** In each, words may be links. */
const paragraphs = z.array(linkedText).check(z.minLength(1));
const titled = { title: text, paragraphs };

/** What a search result and a shared link show: at most 60 and 160 characters survive there. */
const seo = z.strictObject({
  title: text.check(z.maxLength(65)),
  description: text.check(z.minLength(50), z.maxLength(165)),
});
const hero = z.strictObject({ title: text, lead: text });
/** `plate` says what the picture shows, for whoever does not see it. */
const pictured = { plate: text };
const plateHero = z.strictObject({ title: text, lead: text, ...pictured });
const callToAction = z.strictObject({ title: text, text, action: text });

const home = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lead: text, ...pictured, primary: text, secondary: text }),
  stats: z.strictObject({ years: text, countries: text, partners: text, service: text }),
  areas: z.strictObject({ eyebrow: text, title: text }),
  certificates: z.strictObject({ eyebrow: text, title: text, text, action: text }),
  /** Ways on to what stands behind the services. */
  more: z.strictObject({ title: text, sustainability: item, life: item }),
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
    'mission-vision': z.strictObject({ title: text, mission: item, vision: item }),
    values: z.strictObject({ title: text, items: z.array(item).check(z.minLength(3)) }),
  }),
  callToAction,
});

const serviceArea = z.strictObject({
  ...pictured,
  title: text,
  subtitle: text,
  description: text,
  /** What can be counted, where there is something. */
  figures: z.optional(z.array(z.strictObject({ figure: text, label: text }))),
  features: z.array(item).check(z.minLength(4)),
  /** Leads to the contact form. */
  ask: text,
});
/** What stands around the samples of code; the code itself is in `features/code-samples`. */
const codeSamples = z.strictObject({
  title: text,
  text,
  /** Of the two rows of tabs, for whoever does not see them. */
  products: text,
  languages: text,
  product: z.strictObject({ sms: text, voice: text, verification: text }),
});
const services = z.strictObject({
  seo,
  hero: plateHero,
  codeSamples,
  sections: z.strictObject({
    'international-ops': serviceArea,
    'communication-tech': serviceArea,
    'digital-services': serviceArea,
    'research-dev': serviceArea,
  }),
  callToAction,
});

/** `more` leads to the page where it is shown. */
const commitment = {
  ...titled,
  points: z.array(text).check(z.minLength(2)),
  more: z.strictObject({ text, action: text }),
};
const sustainability = z.strictObject({
  seo,
  hero: plateHero,
  sections: z.strictObject({
    /** Its picture is the hero's. */
    'environmental-approach': z.strictObject(commitment),
    'social-responsibility': z.strictObject({ ...commitment, ...pictured }),
    'ethics-compliance': z.strictObject({ ...commitment, ...pictured }),
  }),
  callToAction,
});

const certificate = z.strictObject({ subtitle: text, description: text, ...pictured });
const certificates = z.strictObject({
  seo,
  hero,
  /** `{date}` stands where the date goes. */
  validUntil: text.check(z.includes('{date}')),
  renewal: text,
  items: z.strictObject({
    iso9001: certificate,
    iso14001: certificate,
    iso27001: certificate,
    iso10002: certificate,
  }),
  sections: z.strictObject({
    'quality-management': z.strictObject(titled),
    'information-security': z.strictObject(titled),
    'quality-commitment': z.strictObject(titled),
  }),
  callToAction,
});

/** The job application form. */
const application = z.strictObject({
  /** The groups it is asked in, one after the other. */
  steps: z.strictObject({ person: text, path: text, words: text, file: text }),
  /** Of the list of steps, for whoever does not see it. */
  progress: text,
  next: text,
  back: text,
  nameSurname: text,
  email: text,
  phone: text,
  currentPosition: text,
  yearsOfExperience: text,
  years: z.strictObject({ '0-1': text, '1-3': text, '3-5': text, '5-10': text, '10+': text }),
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
  /** Beside what was kept in this tab: the file is not. */
  cvNotKept: text,
  howDidYouFind: text,
  /** The job board's name is the identity file's. */
  sources: z.strictObject({
    linkedin: text,
    indeed: text,
    friend: text,
    website: text,
    other: text,
  }),
  howDidYouFindOther: text,
  /** Explicit consent (KVKK article 5/1), apart from the notice. */
  talentPool: text,
  talentPoolNote: text,
  /** The candidates' layered notice: `{link}` stands where `noticeLink` goes. */
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
      /** Leads to the careers' e-mail address, for whoever prefers that or has no script. */
      action: text,
      application,
    }),
  }),
});

/** The full contact form; what both forms say is in `messageForm`. */
const fullForm = z.strictObject({
  firstName: text,
  lastName: text,
  phone: text,
  company: text,
  subject: text,
  subjects: z.strictObject({
    general: text,
    partnership: text,
    support: text,
    hr: text,
    other: text,
  }),
  success: text,
  another: text,
  failure: text,
});

/** The request for a quote; what it shares with the other forms is theirs. */
const quoteForm = z.strictObject({
  services: text,
  serviceNames: z.strictObject({
    sms: text,
    voice: text,
    numbers: text,
    interconnection: text,
    api: text,
    other: text,
  }),
  countries: text,
  countriesHint: text,
  volume: text,
  volumeHint: text,
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
      title: text,
      text,
      /** The ways to write: three fields, all of them, or what a quote needs. */
      ways: z.strictObject({ label: text, short: text, full: text, quote: text }),
      /** What happens once it is sent, and when. */
      next: z.strictObject({ full: text, quote: text }),
      full: fullForm,
      quote: quoteForm,
    }),
    'office-locations': z.strictObject({
      title: text,
      office: text,
      ...pictured,
      address: text,
      phone: text,
      email: text,
      directions: text,
    }),
    'social-media': z.strictObject({ title: text, text }),
  }),
});

/** Paragraphs first; then what is easier to find in a list; then what remains to be said. */
const legalSection = z.strictObject({
  ...titled,
  /** Of a section that links lead to. */
  id: z.optional(anchor),
  points: z.optional(paragraphs),
  lines: z.optional(z.array(z.strictObject({ label: text, text: linkedText }))),
  /** What the browser stores: its name there, what for, and where and how long. A test compares them with the code. */
  records: z.optional(z.array(z.strictObject({ name: text, text, kept: text }))),
  closing: z.optional(paragraphs),
});
const legalPage = z.strictObject({
  seo,
  heroTitle: text,
  heroDescription: text,
  updated: z.iso.date(),
  sections: z.array(legalSection).check(z.minLength(3)),
});

/** One schema a page; the files in `tr/` and `en/` carry these types and a test parses them. */
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
  legal: legalPage,
} as const satisfies Record<PageId, z.ZodMiniType>;

export type PageContent<P extends PageId = PageId> = z.infer<(typeof pageSchemas)[P]>;
