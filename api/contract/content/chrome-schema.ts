import * as z from 'zod/mini';
import type { PublicIdentity } from './identity-schema.ts';
import { oneFor } from './one-for.ts';
import type { Pictures } from './pictures-schema.ts';
import { item, text } from './schema-parts.ts';
import { pageIds, pages, type SectionId } from './site-map.ts';

const link = z.strictObject({ label: text, note: text });
const sectionIds: SectionId[] = Object.values(pages).flatMap(({ sections }) => sections);

/** Texts on every page: header, footer, the message form, toasts. */
export const chromeSchema = z.strictObject({
  skipToContent: text,
  navigation: z.strictObject({
    label: text,
    ...oneFor(pageIds, text),
  }),
  /** Submenu entries: the label, and a line about the target. */
  submenu: z.strictObject(oneFor(sectionIds, link)),
  /** `sections` labels the button beside a page's link in the header; `{page}` becomes the link's label. */
  menu: z.strictObject({ open: text, close: text, sections: text.check(z.includes('{page}')) }),
  language: z.strictObject({ label: text }),
  /** Shown where a part of the page failed to load. */
  loading: z.strictObject({ failed: text, retry: text }),
  scheme: z.strictObject({ label: text, system: text, light: text, dark: text }),
  /** Name of the list of a page's own sections. */
  onThisPage: text,
  updatedOn: text.check(z.includes('{date}')),
  /** From January to December, in the form for dates. */
  months: text.check(z.regex(/^(\S+ ){11}\S+$/, 'months')),
  footer: z.strictObject({
    quickLinks: text,
    legal: text,
    followUs: text,
    statement: text,
    /** Links to the sections of the legal notice, and to the status page. */
    'information-society': text,
    accessibility: text,
    status: text,
    /** Before its address and telephone, where the company has one. */
    operations: text,
  }),
  consent: z.strictObject({
    title: text,
    text,
    acceptAll: text,
    rejectAll: text,
    preferences: text,
    /** The dialog's title, and the footer's button that opens it again. */
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
  floatingContact: z.strictObject({
    label: text,
    open: text,
    hide: text,
    /** On small screens, before the control that hides the floating button. */
    inTheWay: text,
    whatsapp: text,
    call: text,
    email: text,
    title: text,
    close: text,
  }),
  map: z.strictObject({
    title: text,
    /** Shown before consent: who would receive which data. */
    question: text,
    show: text,
    /** Shown together with the specification's English sentence. */
    failed: text,
    link: text,
    retry: text,
  }),
  /** Texts of all forms. */
  form: z.strictObject({
    optional: text,
    /** Placeholder of a select. */
    choose: text,
    kept: text,
    restored: text,
    discard: text,
    /** Label of the honeypot, which is hidden from people. */
    honeypot: text,
    /** How much of a field limit is used. */
    counter: text.check(z.includes('{count}'), z.includes('{max}')),
    phone: z.strictObject({ country: text, search: text, none: text }),
    /** Follows a link that opens in a new tab. */
    newTab: text,
    /** Shown without JavaScript; an e-mail address and the phone number follow. */
    withoutScript: text,
    /** Shown after the form was stored; `{reference}` becomes its number. */
    reference: text.check(z.includes('{reference}')),
    /** Shown while the proof of work takes long. */
    proving: text,
  }),
  messageForm: z.strictObject({
    name: text,
    email: text,
    message: text,
    /** The layered notice before the button (KVKK article 10); `{link}` becomes `noticeLink`. */
    notice: text.check(z.includes('{link}')),
    noticeLink: text,
    send: text,
    sending: text,
    success: text,
    /** What happens after sending, and when. */
    next: text,
    failure: text,
    offline: text,
  }),
  toast: z.strictObject({ region: text, dismiss: text }),
});

/** As in the files in `tr/` and `en/`. */
export type ChromeTexts = z.infer<typeof chromeSchema>;

/** What every page gets: the texts with facts filled in, and the company's data. */
export type Chrome = ChromeTexts & {
  readonly identity: PublicIdentity;
  readonly pictures: Pictures;
};
