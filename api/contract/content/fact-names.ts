import { defaultLanguage, type Language } from '../languages.ts';
import type { readStoragePeriods } from '../settings.ts';
import type { Identity } from './identity-schema.ts';

/** What `{name}` and its like in texts stand for. */
const factNames = [
  ...(['name', 'shortName', 'legalName', 'founded', 'address', 'district', 'phone'] as const),
  ...(['email.info', 'email.partners', 'email.careers', 'email.dataProtection'] as const),
  ...(['mersis', 'taxOffice', 'taxNumber', 'kep', 'btkAuthorisation'] as const),
] as const;
type Facts = Readonly<Record<(typeof factNames)[number], string>>;

/**
 * The company's facts, so that each is written once. They are filled in before a page is sent: no browser receives the
 * table. A Turkish suffix depends on the word before it, so the texts never put one behind a fact.
 */
export function factsOf(identity: Identity, language: Language): Facts {
  const { email, phone, registration } = identity;
  const [office] = identity.offices;
  // Abroad, an address needs its country.
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(office.country);
  const ending = language === defaultLanguage ? '' : `, ${country}`;
  return {
    name: identity.name,
    shortName: identity.shortName,
    legalName: identity.legalName,
    founded: String(identity.founded),
    address: `${office.street}, ${office.postalCode} ${office.district} / ${office.city}${ending}`,
    district: office.district,
    phone: phone.text,
    'email.info': email.info,
    'email.partners': email.partners,
    'email.careers': email.careers,
    'email.dataProtection': email.dataProtection,
    ...registration,
  };
}

/** The storage periods in texts, such as "24 months", by the settings of the build. */
export const periods = {
  messagesKept: 'messages',
  spamKept: 'spam',
  rejectedKept: 'rejected',
  undecidedKept: 'undecided',
  poolKept: 'pool',
  trashKept: 'trash',
  auditKept: 'audit',
  backupsKept: 'backups',
  sessionKept: 'session',
} as const satisfies Record<string, keyof ReturnType<typeof readStoragePeriods>>;

export type FactName = (typeof factNames)[number] | keyof typeof periods;

/** All that texts may name. */
export const allFacts = [...factNames, ...Object.keys(periods)] as readonly FactName[];

/** A name in braces. */
export const placeholder = /\{([\w.]+)\}/g;

/** Whether texts may name a fact. */
export function isFact(name: string): name is FactName {
  return allFacts.some((one) => one === name);
}

/** The names in braces that are no fact. */
export function unknownFacts(text: string): string[] {
  return [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !isFact(name));
}
