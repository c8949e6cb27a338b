import { passwords } from '#contract/texts/index.ts';
import type { Language } from '../languages.ts';

/** Why a password is easier to guess than its length suggests. */
export type Weakness = 'keys' | 'repeats' | 'row' | 'date' | 'common' | 'own' | 'logged';

export type PasswordTexts = {
  readonly tooWeak: string;
  readonly weaknesses: Readonly<Record<Weakness, string>>;
};

export const passwordTexts = passwords as Readonly<Record<Language, PasswordTexts>>;

/** The text beside a password field that was refused as weak. */
export function weakPasswordText(weakness: Weakness | undefined, language: Language): string {
  const { tooWeak, weaknesses } = passwordTexts[language];
  return weakness ? `${tooWeak} ${weaknesses[weakness]}` : tooWeak;
}
