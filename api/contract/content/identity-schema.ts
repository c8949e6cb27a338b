import { isSupportedCountry } from 'libphonenumber-js/min';
import * as z from 'zod/mini';
import { addressPattern } from '../email.ts';
import { languages } from '../languages.ts';
import type { QuoteService } from '../quote.ts';
import { senderName } from '../sms-length.ts';
import { networkNames } from './networks.ts';
import { oneFor } from './one-for.ts';
import { fileKey, pictureKey } from './uploaded-file.ts';

/** One line without brackets and braces, which would begin links and placeholders in texts. */
const fact = z
  .string()
  .check(z.trim(), z.minLength(1), z.regex(/^[^[\]{}\p{Cc}]*$/u, 'withoutBrackets'));
/** Such as `150+`: on a phone, two stand side by side. */
const figure = fact.check(z.maxLength(8));
const email = z.email({ pattern: addressPattern, error: 'email' });
/** The slashes are required: on an HTTPS site `https:ornek.example` is an address within the site (WHATWG URL). */
const https = z.url({ protocol: /^https$/, error: 'link' }).check(z.regex(/^https:\/\//i, 'link'));
/** Whole liras, as they are written in Turkish: `1.000.000`. */
const liras = z
  .string()
  .check(z.trim(), z.maxLength(20), z.regex(/^\d{1,3}(?:\.?\d{3})*$/, 'liras'));
const year = z.int().check(z.minimum(1800), z.maximum(2100));

/** The same in words, in each language. */
const inEachLanguage = (words: typeof fact) => z.strictObject(oneFor(languages, words));

/** ISO 3166-1 alpha-2, of a country that has telephones. */
export const countryCode = z.string().check(z.refine(isSupportedCountry, 'country'));

/** Referenced by the texts of each language, so it must not change with the position in the list. */
export const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/** E.164 for links, and the form for people. */
const e164 = z.e164({ error: 'internationalPhone' });
const phone = z.strictObject({ e164, text: fact });

const office = z
  .strictObject({
    id,
    street: fact,
    postalCode: fact,
    district: fact,
    city: fact,
    country: countryCode,
    /** Degrees (WGS 84). */
    lat: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
    lng: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
    phone: z.optional(phone),
  })
  .check(
    z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
      error: 'bothCoordinates',
      path: ['lat'],
    }),
  );

/**
 * `validUntil`: the last valid day; after it the card says that renewal is under way. `issuer` and `number`: who issued
 * it, and under which number it is found in the issuer's register. `file`: the certificate as PDF.
 */
const certificate = z.strictObject({
  id,
  title: fact,
  validUntil: z.iso.date('date'),
  issuer: z.optional(fact),
  number: z.optional(fact),
  file: z.optional(fileKey),
});

/** Plates of the shape that an area needs. */
const areaPlates = ['reach', 'convergence', 'constellation', 'spectrum', 'rings', 'tides'] as const;

/**
 * `title`: its name in the admin. `picture`: shown instead of the plate. The texts of the site's own areas are sections
 * of the services page; those of added ones are in its `addedAreas`.
 */
const serviceArea = z.strictObject({
  id,
  title: fact,
  plate: z.enum(areaPlates),
  picture: z.optional(pictureKey),
});

/** The services that depend on the country, in the order of the page. */
export const coverageServices = [
  ...(['sms', 'voice', 'numbers', 'interconnection'] as const satisfies readonly QuoteService[]),
] as const;

/** What an SMS to a country shows as its sender: any name, a registered one, a number, a number of that country. */
export const senderRules = ['free', 'registered', 'numeric', 'local', 'none'] as const;

/** A country that the company serves. `sender` is left out where no SMS is offered. */
const covered = z.strictObject({
  country: countryCode,
  services: z.array(z.enum(coverageServices)).check(z.minLength(1, 'selectOption')),
  sender: z.optional(z.enum(senderRules)),
  remark: z.optional(inEachLanguage(fact.check(z.maxLength(200)))),
});

/** A row for each country of the world. */
const maxCovered = 250;

const network = z.enum(Object.keys(networkNames) as (keyof typeof networkNames)[]);

/**
 * Entries in public registers, for the imprint. A company that is audited must show its register, seat, board and capital
 * (Turkish Commercial Code, articles 39 and 1524). What is empty is shown nowhere.
 */
const registration = z.strictObject({
  /** MERSİS, the central register of companies: 16 digits. */
  mersis: fact,
  registryOffice: z.optional(fact),
  registryNumber: z.optional(fact),
  /** The city of the first office, unless it is another one. */
  seat: z.optional(fact),
  taxOffice: fact,
  taxNumber: fact,
  /** Registered e-mail address (KEP), for signed requests. */
  kep: email,
  /** Full names, the chair's first. */
  board: z.optional(z.array(fact).check(z.minLength(1))),
  subscribedCapital: z.optional(liras),
  paidCapital: z.optional(liras),
  auditor: z.optional(fact),
  /** Law 5651. */
  hostingProvider: z.optional(fact),
  /** The authorisation from the regulator (BTK): its kind, its number, and where anyone can check it. */
  btkKind: z.optional(fact),
  btkAuthorisation: z.optional(fact),
  /** Parentheses would end the link (`link-mark.ts`). */
  btkCheck: z.optional(https.check(z.regex(/^[^()[\]{}\s]*$/, 'link'))),
  /** Register of electronic commerce (law 6563): only for a company that takes orders on the site. */
  etbis: z.optional(fact),
});

/** The company's data that are the same in every language. */
export const identitySchema = z.strictObject({
  name: fact,
  shortName: fact,
  legalName: fact,
  founded: year,
  figures: z.strictObject({ years: figure, countries: figure, partners: figure, service: figure }),
  /** The first year of the copyright line; the current year is added when it is later. */
  copyrightFrom: year,
  /** `security`: for security.txt, which else names `info`. `ethics`: for reports of violations. */
  email: z.strictObject({
    info: email,
    partners: email,
    careers: email,
    dataProtection: email,
    security: z.optional(email),
    ethics: z.optional(email),
  }),
  phone,
  /** The network operations centre, for partners with a fault. */
  operations: z.optional(z.strictObject({ email, phone })),
  /** The time in which messages are answered, as within a sentence: it begins with a small letter. */
  answerTime: inEachLanguage(fact),
  whatsapp: e164,
  /** In the order of the pages; an id is also the anchor of links. */
  serviceAreas: z.tuple([serviceArea], serviceArea).check(distinct('id')),
  /** The first is the head office. */
  offices: z.tuple([office], office).check(distinct('id')),
  social: z.array(z.strictObject({ network, url: https })).check(distinct('url')),
  /** The API of the code samples, and the sender of the message in them. */
  api: z.strictObject({ root: https, sender: fact.check(z.regex(senderName, 'sender')) }),
  /** Source of applicants, a choice in the application form. */
  jobBoard: fact,
  /** In the order of the pages. */
  certificates: z.array(certificate).check(distinct('id')),
  /** Where the state of the services is shown. */
  statusPage: z.optional(https),
  /** How weaknesses are reported and handled (RFC 9116, section 2.5.7). */
  securityPolicy: z.optional(https),
  registration,
  /** Only the services page gets it (site-content.ts). */
  coverage: z.array(covered).check(z.maxLength(maxCovered), distinct('country', 'countryTwice')),
});

export type Identity = z.infer<typeof identitySchema>;
export type Office = Identity['offices'][number];
export type CoveredCountry = Identity['coverage'][number];
export type ServiceArea = Identity['serviceAreas'][number];
export type Certificate = Identity['certificates'][number];

/** The part that every page gets: only single pages show the registers and the countries. */
export type PublicIdentity = Omit<Identity, 'registration' | 'coverage'>;

/** @param message shown beside the second one */
function distinct<K extends string>(key: K, message: string = `two have the same ${key}`) {
  return ({ value, issues }: z.core.ParsePayload<readonly Readonly<Record<K, string>>[]>) => {
    const values = value.map((item) => item[key]);
    for (const [index, input] of values.entries()) {
      if (values.indexOf(input) === index) continue;
      issues.push({ code: 'custom', message, input, path: [index, key] });
    }
  };
}
