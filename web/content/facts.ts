import { defaultLanguage, type Language } from '#contract/languages.ts';
import { readStoragePeriods } from '#contract/settings.ts';
import { periodInWords } from '../format/period.ts';
import { identity, registration } from './identity.ts';

const { email, office, phone } = identity;

/**
 * The values of `{name}` and its like in texts, so that each fact of the company is written once. The build fills them
 * in: no browser receives the table. A Turkish suffix depends on the word before it, so the texts never put one behind
 * a fact.
 */
const facts = {
  name: identity.name,
  shortName: identity.shortName,
  legalName: identity.legalName,
  founded: String(identity.founded),
  address: `${office.street}, ${office.postalCode} ${office.district} / ${office.city}`,
  district: office.district,
  phone: phone.text,
  'email.info': email.info,
  'email.partners': email.partners,
  'email.careers': email.careers,
  'email.dataProtection': email.dataProtection,
  ...registration,
} as const;

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

/** The names in braces that are no fact. */
export function unknownFacts(text: string): string[] {
  return [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(facts, name) && !Object.hasOwn(periods, name));
}

/**
 * Replaces the facts in every text of a value; other names in braces stay, such as `{date}`.
 * @param language outside Turkish, the address gets its country
 * @throws SettingError for an invalid storage period
 */
export function fillFacts<T>(value: T, language: Language): T {
  const storage = readStoragePeriods(process.env);
  const kept = Object.entries(periods).map(
    ([name, period]) => [name, periodInWords(storage[period], language)] as const,
  );
  const country = language === defaultLanguage ? '' : ', Türkiye';
  const values = new Map<string, string>([
    ...Object.entries(facts),
    ...kept,
    ['address', `${facts.address}${country}`],
  ]);
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
