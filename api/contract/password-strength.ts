import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { holdsFirstPassword } from './admin/first-password.ts';
import type { Weakness } from './admin/weak-password.ts';
import { breachedPasswords } from './breached-passwords.ts';
import { foldLetters } from './fold.ts';

// This file is large: page and service import it only when a password is chosen.

export const levels = ['weak', 'fair', 'good', 'strong'] as const;
export type Level = (typeof levels)[number];

export type Strength = {
  /** Weak passwords are refused. */
  readonly level: Level;
  /** Why it is easier to guess than its length suggests; undefined if there is no specific reason. */
  readonly weakness: Weakness | undefined;
};

/** The company's names, which an attacker tries first. */
export type Company = { readonly legalName: string; readonly email: { readonly info: string } };

/** In characters. The time grows with the square of the length, so the rest is ignored. */
const maxExamined = 64;

/** Common words in Turkish passwords; the package has the common passwords of the world. */
const local =
  'parola sifre sifrem sifremiz parolam yonetim yonetici turkiye istanbul ankara izmir bursa galatasaray fenerbahce besiktas trabzonspor mustafa kemal ataturk ahmet mehmet ayse fatma zeynep elif emre seni seviyorum askim canim bebegim allah bismillah hosgeldin merhaba gunaydin bilgisayar telekom iletisim internet guvenlik';

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, local: local.split(' '), breached: [...breachedPasswords] },
  graphs: adjacencyGraphs,
});

/** The fewest guesses for each level, as a power of ten. */
const least = { fair: 8, good: 12.5, strong: 15 } as const;

const weaknessOf: Readonly<Record<string, Weakness>> = {
  straightRow: 'keys',
  keyPattern: 'keys',
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  sequences: 'row',
  recentYears: 'date',
  dates: 'date',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  userInputs: 'own',
};

/**
 * How hard a password is to guess for a program that knows common choices (zxcvbn), breached passwords and the
 * company's names (OWASP ASVS 5.0, 6.2.4, 6.2.11 and 6.2.12). A generated first password is weak, since it was printed
 * (6.4.1). Page and service both call it, so their results are equal. May take a third of a second: never call it on
 * the service's event loop.
 */
export function strengthOf(password: string, company: Company): Strength {
  if (holdsFirstPassword(password)) return { level: 'weak', weakness: 'logged' };
  const ours = ownWords(company);
  const seen = foldLetters([...password].slice(0, maxExamined).join(''));
  // Separators do not make a repeated word harder to guess.
  const [weaker] = [seen, seen.replace(/[\s._-]+/g, '')]
    .map((text) => estimator.check(text, ours))
    .sort((one, other) => one.guessesLog10 - other.guessesLog10);
  if (!weaker) return { level: 'weak', weakness: undefined };
  const { guessesLog10, feedback, sequence } = weaker;
  const uses = (name: string) => sequence.some((match) => match.dictionaryName === name);
  const reported = feedback.warning ? weaknessOf[feedback.warning] : undefined;
  const isCommon = uses('local') || uses('breached');
  const weakness = reported ?? (uses('userInputs') ? 'own' : isCommon ? 'common' : undefined);
  const level = levelOf(guessesLog10, weakness);
  // A long phrase may include one common word without being easier to guess.
  const isGood = level === 'good' || level === 'strong';
  return { level, weakness: isGood ? undefined : weakness };
}

function ownWords({ legalName, email }: Company): string[] {
  const words = [legalName, email.info, 'admin'].flatMap((name) =>
    foldLetters(name).split(/[\s.@]+/),
  );
  // Shorter ones occur in half of all words.
  return words.filter((word) => word.length > 2);
}

/** zxcvbn does not know the company: it rates the company's name with a year at a hundred million guesses. */
function levelOf(guessesLog10: number, weakness: Weakness | undefined): Level {
  if (guessesLog10 < least.fair) return 'weak';
  if (guessesLog10 < least.good) return weakness ? 'weak' : 'fair';
  return guessesLog10 < least.strong ? 'good' : 'strong';
}
