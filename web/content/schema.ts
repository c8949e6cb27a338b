import * as z from 'zod/mini';
import type { PageId } from '#web/site-map.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const paragraphs = z.array(text).check(z.minLength(1));
const titled = { title: text, paragraphs };
const item = z.strictObject({ title: text, text });

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
  features: z.array(item).check(z.minLength(4)),
});
const services = z.strictObject({
  seo,
  hero,
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

const contact = z.strictObject({
  seo,
  hero,
  sections: z.strictObject({
    'contact-form': z.strictObject({
      title: text,
      text,
      /** The two ways to write: three fields, or all of them. */
      ways: z.strictObject({ label: text, short: text, full: text }),
      full: fullForm,
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

const legalPage = z.strictObject({
  seo,
  heroTitle: text,
  heroDescription: text,
  updated: z.iso.date(),
  /** One that other pages lead to has an id, the same in both languages. */
  sections: z
    .array(z.strictObject({ ...titled, id: z.optional(z.enum(['candidates'])) }))
    .check(z.minLength(3)),
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

const link = z.strictObject({ label: text, note: text });

/** What stands around every page: header, footer, the message form, toasts. */
export const chromeSchema = z.strictObject({
  skipToContent: text,
  navigation: z.strictObject({
    label: text,
    home: text,
    about: text,
    services: text,
    sustainability: text,
    certificates: text,
    life: text,
    contact: text,
    privacy: text,
    cookies: text,
    legal: text,
  }),
  /** Submenu entries: the label and a line on what is behind it. */
  submenu: z.strictObject({
    'who-we-are': link,
    'mission-vision': link,
    values: link,
    'international-ops': link,
    'communication-tech': link,
    'digital-services': link,
    'research-dev': link,
    'environmental-approach': link,
    'social-responsibility': link,
    'ethics-compliance': link,
    'quality-management': link,
    'information-security': link,
    'quality-commitment': link,
    'who-we-are-team': link,
    'development-learning': link,
    'team-spirit': link,
    'join-team': link,
    'contact-form': link,
    'office-locations': link,
    'social-media': link,
  }),
  /** `sections` names the button beside a page's link in the header; `{page}` stands for its label. */
  menu: z.strictObject({ open: text, close: text, sections: text.check(z.includes('{page}')) }),
  language: z.strictObject({ label: text }),
  /** Where a part of the page did not arrive. */
  loading: z.strictObject({ failed: text, retry: text }),
  scheme: z.strictObject({ label: text, system: text, light: text, dark: text }),
  /** Over the list of a page's own sections. */
  onThisPage: text,
  updatedOn: text.check(z.includes('{date}')),
  footer: z.strictObject({
    quickLinks: text,
    legal: text,
    followUs: text,
    statement: text,
  }),
  consent: z.strictObject({
    title: text,
    text,
    acceptAll: text,
    rejectAll: text,
    preferences: text,
    /** The dialog's title, and the footer's word for opening it again. */
    reopen: text,
    explanation: text,
    policy: text,
    essential: item,
    always: text,
    maps: item,
    analytics: item,
    marketing: item,
    save: text,
    close: text,
  }),
  contactDock: z.strictObject({
    label: text,
    open: text,
    hide: text,
    whatsapp: text,
    call: text,
    email: text,
    title: text,
    close: text,
  }),
  map: z.strictObject({
    title: text,
    /** Before the visitor agreed: who would get what. */
    question: text,
    show: text,
    link: text,
    retry: text,
  }),
  /** What every form says. */
  form: z.strictObject({
    optional: text,
    /** Before an option is chosen. */
    choose: text,
    restored: text,
    discard: text,
    /** On the field that no human sees. */
    trap: text,
    /** How much of a bound is used. */
    counter: text.check(z.includes('{count}'), z.includes('{max}')),
    phone: z.strictObject({ country: text, search: text, none: text }),
    /** Behind a link that leaves the form where it is. */
    newTab: text,
  }),
  messageForm: z.strictObject({
    name: text,
    email: text,
    message: text,
    /** The layered notice before the button (KVKK article 10): `{link}` stands where `noticeLink` goes. */
    notice: text.check(z.includes('{link}')),
    noticeLink: text,
    send: text,
    sending: text,
    success: text,
    failure: text,
    offline: text,
    /** Shown with scripting off; the e-mail address follows. */
    withoutScript: text,
  }),
  toast: z.strictObject({ region: text, dismiss: text }),
});

export type Chrome = z.infer<typeof chromeSchema>;
export type PageContent<P extends PageId = PageId> = z.infer<(typeof pageSchemas)[P]>;
