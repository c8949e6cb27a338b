import type { ReadPhone } from '#contract/fields.ts';
import type { PhoneEntry } from './phone-field.tsx';
import { loadPhoneReader } from './read-entry.ts';

/** A phone field in which nothing stands yet. */
export const noPhone: PhoneEntry = { text: '', country: 'TR' };

/**
 * What the contract's schema reads an entry's text with. It is fetched only where there is a text to read.
 * @throws LoadError when it does not arrive
 */
export async function phoneReaderFor(entry: PhoneEntry): Promise<ReadPhone> {
  if (entry.text.trim() === '') return () => undefined;
  const readEntry = await loadPhoneReader();
  return (text) => readEntry({ ...entry, text });
}
