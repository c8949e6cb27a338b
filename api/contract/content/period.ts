import type { Language } from '../languages.ts';
import type { Period } from '../settings.ts';

/** "24 months", "24 ay". */
export function periodInWords({ count, unit }: Period, language: Language): string {
  const singular = unit.slice(0, -1);
  return count.toLocaleString(language, { style: 'unit', unit: singular, unitDisplay: 'long' });
}
