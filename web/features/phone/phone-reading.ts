import type { ReadPhone } from '#contract/fields.ts';
import { withPlus } from './international.ts';
import { loadPhoneTools } from './load-phone-tools.ts';
import type { PhoneEntry } from './phone-entry.ts';

/** A phone field in which nothing stands yet. */
export const noPhone: PhoneEntry = { text: '', country: 'TR' };

/**
 * What the contract's schema reads an entry's text with, as the API will. It is fetched only where there is
 * a text to read.
 * @throws LoadError when it does not arrive
 */
export async function phoneReaderFor({ text, country }: PhoneEntry): Promise<ReadPhone> {
  if (text.trim() === '') return () => undefined;
  const { readPhone } = await loadPhoneTools();
  // Some countries dial abroad with other digits than 00; whoever writes 00 means a plus all the same.
  return (written) => readPhone(written, country) ?? readPhone(withPlus(written), country);
}
