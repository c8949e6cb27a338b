import { loadModule } from '../../load-module.ts';
import { withPlus } from './international.ts';
import type { PhoneEntry } from './phone-field.tsx';

/**
 * Fetches what reads a phone field as the server will.
 * @returns a function that gives an entry's number as `readPhone` does, or undefined where it is none
 * @throws LoadError when it does not arrive
 */
export async function loadPhoneReader(): Promise<(entry: PhoneEntry) => string | undefined> {
  const { readPhone } = await loadModule(() => import('#contract/phone.ts'));
  // Some countries dial abroad with other digits than 00; whoever writes 00 means a plus all the same.
  return ({ text, country }) => readPhone(text, country) ?? readPhone(withPlus(text), country);
}
