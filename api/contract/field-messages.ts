import { fields } from '#contract/texts/index.ts';
import { fill } from './fill.ts';
import { defaultLanguage, type Language } from './languages.ts';

export type FieldTexts = typeof import('./texts/tr/fields.ts').fields;
export type FieldMessageKey = keyof FieldTexts;

const textsOf = fields as Readonly<Record<Language, FieldTexts>>;

/** One error of one field, independent of the language. */
export type FieldError = {
  readonly key: FieldMessageKey;
  readonly min?: number;
  readonly max?: number;
  /** Of unknown placeholders. */
  readonly names?: string;
};

const missing = ['required', 'selectOption', 'uploadFile'] as const satisfies FieldMessageKey[];

export function isFieldMessageKey(value: string): value is FieldMessageKey {
  return Object.hasOwn(textsOf[defaultLanguage], value);
}

/** The text shown beside the field. */
export function fieldMessage(
  { key, min, max, names = '' }: FieldError,
  language: Language,
): string {
  // Years have no thousands separator.
  const written = (bound?: number) =>
    key === 'year' || key === 'tooLow' || key === 'tooHigh'
      ? String(bound)
      : (bound?.toLocaleString(language) ?? '');
  return fill(textsOf[language][key], { min: written(min), max: written(max), names });
}

/** Whether the error says that a value is missing, rather than wrong. */
export function isMissing(key: string): boolean {
  return missing.some((one) => one === key);
}

/** The message for a whole form: that required fields are missing, if any are, else the first field's error. */
export function formMessage(errors: readonly FieldError[], language: Language): string {
  const first = errors[0] ?? { key: 'invalid' };
  return fieldMessage(
    errors.some(({ key }) => isMissing(key)) ? { key: 'fillAllRequired' } : first,
    language,
  );
}
