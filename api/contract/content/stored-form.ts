import type { CountryCode } from 'libphonenumber-js/min';
import { readPhone } from '../phone.ts';
import { isMembers } from './edits.ts';
import type { Field } from './fields.ts';

/**
 * A value as it is stored: telephone numbers, which people write in many ways, as E.164. What cannot be read stays as it
 * is, to be refused by the schema.
 * @param country whose national format is accepted too
 */
export function storedForm(field: Field, value: unknown, country: string): unknown {
  if (field.kind === 'text' && field.format === 'e164' && typeof value === 'string') {
    const number = readPhone(value, country as CountryCode);
    return number?.includes(';') ? value : (number ?? value);
  }
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => storedForm(field.item, item, country));
  }
  if ((field.kind !== 'group' && field.kind !== 'record') || !isMembers(value)) return value;
  const members = Object.entries(value).map(([key, inner]) => {
    const own = field.kind === 'record' ? field.item : field.fields[key];
    return [key, own ? storedForm(own, inner, country) : inner];
  });
  return Object.fromEntries(members);
}
