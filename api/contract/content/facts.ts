import type { Language } from '../languages.ts';
import type { StoragePeriods } from '../settings.ts';
import { factsOf, isFact, periods, placeholder } from './fact-names.ts';
import type { Identity } from './identity-schema.ts';
import { periodInWords } from './period.ts';

/**
 * Fills the facts into every text of a value; other names in braces stay, such as `{date}`. A paragraph, point or line
 * that names an empty fact, or links to an empty address, is left out; elsewhere such a fact leaves nothing behind.
 * @param storage for texts that state storage periods
 */
export function fillFacts<T>(
  value: T,
  identity: Identity,
  language: Language,
  storage?: StoragePeriods,
): T {
  const kept = Object.entries(storage ? periods : {}).map(
    ([name, period]) => [name, storage && periodInWords(storage[period], language)] as const,
  );
  const values = new Map([...Object.entries(factsOf(identity, language)), ...kept]);
  const isShown = (text: string) =>
    [...text.matchAll(named)].every(([, fact, address]) => {
      const name = fact ?? `email.${address}`;
      return !isFact(name) || values.get(name);
    });
  const filled = (inner: unknown): unknown => {
    if (typeof inner === 'string') {
      return inner.replace(placeholder, (whole, name: string) =>
        isFact(name) ? (values.get(name) ?? '') : whole,
      );
    }
    if (Array.isArray(inner)) return inner.filter((item) => isShown(textOf(item))).map(filled);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, of]) => [key, filled(of)]));
  };
  return filled(value) as T;
}

/** A fact, or the address that a link leads to (`link-mark.ts`). */
const named = /\{([\w.]+)\}|\]\(mail:(\w+)\)/g;

/** The text of a paragraph, point or labelled line; of another item of a list nothing. */
function textOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const { label, text } = Object(item) as Readonly<Record<string, unknown>>;
  return typeof label === 'string' && typeof text === 'string' ? text : '';
}
