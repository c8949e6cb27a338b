import { defaultLanguage, type Language } from '../languages.ts';
import type { StoragePeriods } from '../settings.ts';
import type { Identity } from './identity-schema.ts';

/** Facts that texts may name, as `{name}`. */
const factNames = [
  ...([
    'name',
    'shortName',
    'legalName',
    'founded',
    'address',
    'district',
    'city',
    'phone',
    'answerTime',
  ] as const),
  ...(['figures.years', 'figures.countries', 'figures.partners', 'figures.service'] as const),
  ...(['email.info', 'email.partners', 'email.careers', 'email.dataProtection'] as const),
  ...(['email.security', 'email.ethics'] as const),
  ...(['mersis', 'registryOffice', 'registryNumber', 'seat', 'taxOffice', 'taxNumber'] as const),
  ...(['kep', 'board', 'subscribedCapital', 'paidCapital', 'auditor', 'hostingProvider'] as const),
  ...(['btkKind', 'btkAuthorisation', 'btkCheck', 'etbis'] as const),
] as const;
/** Without those that the company does not give. */
type Facts = Readonly<Partial<Record<(typeof factNames)[number], string | undefined>>>;

/**
 * The company's facts, so that each is written once. Filled in before a page is sent: no browser receives the table. A
 * Turkish suffix depends on the word before it, so texts never add one to a fact.
 */
export function factsOf(identity: Identity, language: Language): Facts {
  const { email, figures, phone, registration } = identity;
  const [office] = identity.offices;
  // Outside its country, an address needs the country's name.
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(office.country);
  const ending = language === defaultLanguage ? '' : `, ${country}`;
  const amount = (liras?: string) =>
    liras && BigInt(liras.replaceAll('.', '')).toLocaleString(language);
  const { board, btkCheck } = registration;
  return {
    name: identity.name,
    shortName: identity.shortName,
    legalName: identity.legalName,
    founded: String(identity.founded),
    address: `${office.street}, ${office.postalCode} ${office.district} / ${office.city}${ending}`,
    district: office.district,
    city: cityName(office.city, language),
    phone: phone.text,
    answerTime: identity.answerTime[language],
    'figures.years': figures.years,
    'figures.countries': figures.countries,
    'figures.partners': figures.partners,
    'figures.service': figures.service,
    'email.info': email.info,
    'email.partners': email.partners,
    'email.careers': email.careers,
    'email.dataProtection': email.dataProtection,
    'email.security': email.security,
    'email.ethics': email.ethics,
    ...registration,
    seat: cityName(registration.seat ?? office.city, language),
    board: board?.join(', '),
    subscribedCapital: amount(registration.subscribedCapital),
    paidCapital: amount(registration.paidCapital),
    // A link, whose words are the host.
    btkCheck: btkCheck && `[${new URL(btkCheck).host}](${btkCheck})`,
  };
}

/** Other languages write Istanbul and Izmir. */
export function cityName(city: string, language: Language): string {
  return language === defaultLanguage ? city : city.replaceAll('İ', 'I');
}

/** Storage periods in texts, such as "24 months", from the settings. */
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
} as const satisfies Record<string, keyof StoragePeriods>;

export type FactName = (typeof factNames)[number] | keyof typeof periods;

export const allFacts = [...factNames, ...Object.keys(periods)] as readonly FactName[];

/** A name in braces. */
export const placeholder = /\{([\w.]+)\}/g;

export function isFact(name: string): name is FactName {
  return allFacts.some((one) => one === name);
}
