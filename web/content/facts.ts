import { defaultLanguage, type Language } from '#contract/languages.ts';
import { readStoragePeriods } from '#contract/settings.ts';
import { periodInWords } from '../format/period.ts';
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
function factsOf(identity: Identity, language: Language): Facts {
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
const periods = {
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

const placeholder = /\{([\w.]+)\}/g;

/** Whether texts may name a fact. */
export function isFact(name: string): boolean {
  return factNames.some((one) => one === name) || Object.hasOwn(periods, name);
}

/** The names in braces that are no fact. */
export function unknownFacts(text: string): string[] {
  return [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !isFact(name));
}

/**
 * Replaces the facts in every text of a value; other names in braces stay, such as `{date}`.
 * @throws SettingError for an invalid storage period
 */
export function fillFacts<T>(value: T, identity: Identity, language: Language): T {
  const storage = readStoragePeriods(process.env);
  const kept = Object.entries(periods).map(
    ([name, period]) => [name, periodInWords(storage[period], language)] as const,
  );
  const values = new Map<string, string>([...Object.entries(factsOf(identity, language)), ...kept]);
  return mapTexts(value, (text) =>
    text.replace(placeholder, (whole, name: string) => values.get(name) ?? whole),
  ) as T;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]),
  );
}
