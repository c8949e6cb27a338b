import { expect } from 'vitest';
import { languages } from '#contract/languages.ts';

/** A message in Turkish and in English. */
export type Words = readonly [tr: string, en: string];

/** The messages of the specification and those beside them, to the letter. */
export const words = {
  required: ['Bu alan zorunludur.', 'This field is required.'],
  email: ['Lütfen geçerli bir e-posta adresi girin.', 'Please enter a valid email address.'],
  phone: ['Lütfen geçerli bir telefon numarası girin.', 'Please enter a valid phone number.'],
  option: ['Lütfen bir seçenek belirleyin.', 'Please select an option.'],
  check: ['Lütfen bu değeri kontrol edin.', 'Please check this value.'],
  unknown: ['Bu alan tanınmıyor.', 'This field is not known.'],
} as const satisfies Record<string, Words>;

/** What is said of a text over its bound. */
export function tooLong(characters: number): Words {
  const [tr, en] = ['tr', 'en'].map((language) => characters.toLocaleString(language));
  return [`Lütfen en fazla ${tr} karakter kullanın.`, `Please use at most ${en} characters.`];
}

/** Expects what is sent to be refused at a field, with its message in each language. */
export async function isRefusedAt(
  field: string,
  messages: Words,
  send: (headers: Record<string, string>) => Promise<Response>,
  status = 400,
): Promise<void> {
  for (const [index, language] of languages.entries()) {
    const headers = { Accept: 'application/problem+json', 'Accept-Language': language };
    const answer = await send(headers);
    expect(answer.status).toBe(status);
    expect((await answer.json()).errors).toEqual({ [field]: [messages[index]] });
  }
}
