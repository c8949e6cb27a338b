import type { ReadPhone } from '#contract/fields.ts';
import { withPlus } from './international.ts';
import { loadPhoneTools } from './load-phone-tools.ts';
import type { PhoneEntry } from './phone-entry.ts';

/** An empty phone field. */
export const noPhone: PhoneEntry = { text: '', country: 'TR' };

/**
 * The parser that the contract's schema reads the entry's text with, like the API. Loaded only if there is text.
 * @throws LoadError if loading fails
 */
export async function phoneReaderFor({ text, country }: PhoneEntry): Promise<ReadPhone> {
  if (text.trim() === '') return () => undefined;
  const { readPhone } = await loadPhoneTools();
  // Some countries dial abroad with other digits than 00; a typed 00 means a plus all the same.
  return (written) => readPhone(written, country) ?? readPhone(withPlus(written), country);
}
