import type { Language } from './languages.ts';

/** The messages beside fields, in each language. `{min}` and `{max}` are the field's limits. */
const texts = {
  required: { en: 'This field is required.', tr: 'Bu alan zorunludur.' },
  email: {
    en: 'Please enter a valid email address.',
    tr: 'Lütfen geçerli bir e-posta adresi girin.',
  },
  phone: {
    en: 'Please enter a valid phone number.',
    tr: 'Lütfen geçerli bir telefon numarası girin.',
  },
  selectOption: { en: 'Please select an option.', tr: 'Lütfen bir seçenek belirleyin.' },
  uploadFile: { en: 'Please upload a file.', tr: 'Lütfen bir dosya yükleyin.' },
  pdfOnly: {
    en: 'Please upload a PDF file only.',
    tr: 'Lütfen yalnızca PDF dosyası yükleyin.',
  },
  activeFile: {
    en: 'This file holds macros, scripts or embedded files, which we cannot accept. Please save it as a plain PDF and add it again.',
    tr: 'Bu dosyada makro, betik veya gömülü dosya var; güvenlik nedeniyle kabul edemiyoruz. Lütfen düz bir PDF olarak kaydedip yeniden ekleyin.',
  },
  lockedFile: {
    en: 'This file is protected by a password, so we cannot check it. Please add a copy without one.',
    tr: 'Bu dosya parolayla korunduğu için kontrol edemiyoruz. Lütfen parolasız bir kopyasını ekleyin.',
  },
  fileTooLarge: {
    en: 'The file may be at most {max} MB.',
    tr: 'Dosya en fazla {max} MB olabilir.',
  },
  fileEmpty: {
    en: 'This file is empty. Please choose another one.',
    tr: 'Bu dosya boş görünüyor. Lütfen başka bir dosya seçin.',
  },
  link: {
    en: 'Please enter a web address that begins with https://.',
    tr: 'Lütfen https:// ile başlayan bir adres girin.',
  },
  year: {
    en: 'Please enter a year from {min} to {max}.',
    tr: 'Lütfen {min} ile {max} arasında bir yıl girin.',
  },
  tooLong: {
    en: 'Please use at most {max} characters.',
    tr: 'Lütfen en fazla {max} karakter kullanın.',
  },
  wrongPassword: {
    en: 'The current password is not right.',
    tr: 'Mevcut parola doğru değil.',
  },
  tooShort: {
    en: 'Please use at least {min} characters.',
    tr: 'Lütfen en az {min} karakter kullanın.',
  },
  invalid: { en: 'Please check this value.', tr: 'Lütfen bu değeri kontrol edin.' },
  unknownField: { en: 'This field is not known.', tr: 'Bu alan tanınmıyor.' },
  fillAllRequired: {
    en: 'Please fill out all required fields.',
    tr: 'Lütfen tüm zorunlu alanları doldurun.',
  },
  checkMarked: {
    en: 'Please check the marked fields.',
    tr: 'Lütfen işaretli alanları kontrol edin.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type FieldMessageKey = keyof typeof texts;

/** One error of one field, independent of the language. */
export type FieldError = {
  readonly key: FieldMessageKey;
  readonly min?: number;
  readonly max?: number;
};

const missing = ['required', 'selectOption', 'uploadFile'] as const satisfies FieldMessageKey[];

export function isFieldMessageKey(value: string): value is FieldMessageKey {
  return Object.hasOwn(texts, value);
}

/** The text shown beside the field. */
export function fieldMessage({ key, min, max }: FieldError, language: Language): string {
  // A year has no thousands separator.
  const written = (bound?: number) =>
    key === 'year' ? String(bound) : (bound?.toLocaleString(language) ?? '');
  return texts[key][language].replace('{min}', written(min)).replace('{max}', written(max));
}

/** Whether the error says that a value is missing, rather than wrong. */
export function isMissing(key: string): boolean {
  return missing.some((one) => one === key);
}

/** The one message for a whole form: that required fields are missing, if any are, else the first field's error. */
export function formMessage(errors: readonly FieldError[], language: Language): string {
  const first = errors[0] ?? { key: 'invalid' };
  return fieldMessage(
    errors.some(({ key }) => isMissing(key)) ? { key: 'fillAllRequired' } : first,
    language,
  );
}
