import type { Language } from '../languages.ts';

/** Why a password is easier to guess than its length suggests, and the text for each reason. */
export const weaknessTexts = {
  keys: {
    en: 'Neighbouring keys are among the first to be tried.',
    tr: 'Klavyede yan yana duran tuşlar ilk denenenlerdendir.',
  },
  repeats: {
    en: 'Repeated letters and words add little.',
    tr: 'Yinelenen harf ve sözcükler pek bir şey katmaz.',
  },
  row: {
    en: 'Sequences like abc or 123 are among the first to be tried.',
    tr: 'abc ya da 123 gibi sıralar ilk denenenlerdendir.',
  },
  date: {
    en: 'Years and dates are easy to guess.',
    tr: 'Yıllar ve tarihler kolay tahmin edilir.',
  },
  common: {
    en: 'It resembles a password that many use.',
    tr: 'Çok kullanılan bir parolaya benziyor.',
  },
  own: {
    en: 'The company’s name is among the first to be tried.',
    tr: 'Şirketin adı ilk denenenlerdendir.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type Weakness = keyof typeof weaknessTexts;

const tooWeak: Readonly<Record<Language, string>> = {
  en: 'Please choose a password that is harder to guess.',
  tr: 'Lütfen tahmin edilmesi daha zor bir parola seçin.',
};

/** The text beside a password field that was refused as weak. */
export function weakPasswordText(weakness: Weakness | undefined, language: Language): string {
  return weakness ? `${tooWeak[language]} ${weaknessTexts[weakness][language]}` : tooWeak[language];
}
