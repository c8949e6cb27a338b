import { defaultLanguage, type Language } from '#contract/languages.ts';
import { identity, registration } from './identity.ts';

const { email, office, phone, legalName } = identity;
const address = `${office.street}, ${office.postalCode} ${office.district} / ${office.city}`;

/**
 * The values of `{name}` in texts, so that each fact of the company is written once. The build fills them in: no
 * browser receives the table.
 */
const facts = {
  legalName,
  address,
  phone: phone.text,
  infoEmail: email.info,
  partnersEmail: email.partners,
  careersEmail: email.careers,
  dataProtectionEmail: email.dataProtection,
  kep: registration.kep,
  mersis: registration.mersis,
  taxOffice: registration.taxOffice,
  taxNumber: registration.taxNumber,
  btkAuthorisation: registration.btkAuthorisation,
} as const;

const placeholder = /\{(\w+)\}/g;

/** The names in braces that are no fact. */
export function unknownFacts(text: string): string[] {
  return [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(facts, name));
}

/**
 * Replaces the facts in every text of a value; other names in braces stay, such as `{date}`.
 * @param language outside Turkish, the address gets its country
 */
export function fillFacts<T>(value: T, language: Language): T {
  return mapTexts(value, (text) =>
    text.replace(placeholder, (whole, name: string) =>
      Object.hasOwn(facts, name) ? factIn(name as keyof typeof facts, language) : whole,
    ),
  ) as T;
}

function factIn(name: keyof typeof facts, language: Language): string {
  const inItsCountry = name !== 'address' || language === defaultLanguage;
  return inItsCountry ? facts[name] : `${facts[name]}, Türkiye`;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]),
  );
}
