import type { Language } from './languages.ts';

/** What is said beside a field, in each language. `{max}` is the field's bound. */
const texts = {
  required: { en: 'This field is required.', tr: 'Bu alan zorunludur.' },
  email: {
    en: 'Please enter a valid email address.',
    tr: 'Lütfen geçerli bir e-posta adresi girin.',
  },
  tooLong: {
    en: 'Please use at most {max} characters.',
    tr: 'Lütfen en fazla {max} karakter kullanın.',
  },
  invalid: { en: 'Please check this value.', tr: 'Lütfen bu değeri kontrol edin.' },
  unknownField: { en: 'This field is not known.', tr: 'Bu alan tanınmıyor.' },
  fillAllRequired: {
    en: 'Please fill out all required fields.',
    tr: 'Lütfen tüm zorunlu alanları doldurun.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type FieldMessageKey = keyof typeof texts;

/** One thing wrong with one field, apart from the language it will be told in. */
export type FieldError = { readonly key: FieldMessageKey; readonly max?: number };

export function isFieldMessageKey(value: string): value is FieldMessageKey {
  return Object.hasOwn(texts, value);
}

/** The text shown beside the field. */
export function fieldMessage({ key, max }: FieldError, language: Language): string {
  const grouped = max?.toLocaleString(language) ?? '';
  return texts[key][language].replace('{max}', grouped);
}

/**
 * The one text for a whole form: that required fields are missing where any is, else what is wrong with
 * the first field.
 */
export function formMessage(errors: readonly FieldError[], language: Language): string {
  const missing = errors.some(({ key }) => key === 'required');
  return fieldMessage(
    missing ? { key: 'fillAllRequired' } : (errors[0] ?? { key: 'invalid' }),
    language,
  );
}
