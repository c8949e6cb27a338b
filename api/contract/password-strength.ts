import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Weakness } from './admin/weak-password.ts';
import { breachedPasswords } from './breached-passwords.ts';
import { foldLetters } from './fold.ts';

// Large, so page and service both import this file only once a password is being chosen.

export const levels = ['weak', 'fair', 'good', 'strong'] as const;
export type Level = (typeof levels)[number];

export type Strength = {
  /** A weak one is refused. */
  readonly level: Level;
  /** What makes it easier to guess than its length suggests, where that has a name. */
  readonly weakness: Weakness | undefined;
};

/** The company's names, which whoever attacks it tries first. */
export type Company = { readonly legalName: string; readonly email: { readonly info: string } };

/** In characters. No more of a password is looked at: the time grows with the square of the length. */
const mostLookedAt = 64;

/** What is tried first in Turkey; the package knows the passwords of the world. */
const local =
  'parola sifre sifrem sifremiz parolam yonetim yonetici turkiye istanbul ankara izmir bursa galatasaray fenerbahce besiktas trabzonspor mustafa kemal ataturk ahmet mehmet ayse fatma zeynep elif emre seni seviyorum askim canim bebegim allah bismillah hosgeldin merhaba gunaydin bilgisayar telekom iletisim internet guvenlik';

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, local: local.split(' '), breached: [...breachedPasswords] },
  graphs: adjacencyGraphs,
});

/** From how many guesses on, as a power of ten, a password has a level. */
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
 * How hard a password is to guess for a program that knows what people choose (zxcvbn), what was breached, and the
 * company's names (OWASP ASVS 5.0, 6.2.4, 6.2.11 and 6.2.12). Page and service call it, so their verdicts are equal.
 * It may take a third of a second: call it where nobody else waits.
 */
export function strengthOf(password: string, company: Company): Strength {
  const ours = ownWords(company);
  const seen = foldLetters([...password].slice(0, mostLookedAt).join(''));
  // A word said three times is no better for the spaces between.
  const [weaker] = [seen, seen.replace(/[\s._-]+/g, '')]
    .map((text) => estimator.check(text, ours))
    .sort((one, other) => one.guessesLog10 - other.guessesLog10);
  if (!weaker) return { level: 'weak', weakness: undefined };
  const { guessesLog10, feedback, sequence } = weaker;
  const uses = (name: string) => sequence.some((match) => match.dictionaryName === name);
  const told = feedback.warning ? weaknessOf[feedback.warning] : undefined;
  const isCommon = uses('local') || uses('breached');
  const weakness = told ?? (uses('userInputs') ? 'own' : isCommon ? 'common' : undefined);
  const level = levelOf(guessesLog10, weakness);
  // Of a long phrase one word may be common, which makes it no easier to guess.
  const isGood = level === 'good' || level === 'strong';
  return { level, weakness: isGood ? undefined : weakness };
}

function ownWords({ legalName, email }: Company): string[] {
  const words = [legalName, email.info, 'admin'].flatMap((name) =>
    foldLetters(name).split(/[\s.@]+/),
  );
  // Shorter ones are in half of all words.
  return words.filter((word) => word.length > 2);
}

/** The company's name with a year takes a hundred million guesses of somebody who does not know the company. */
function levelOf(guessesLog10: number, weakness: Weakness | undefined): Level {
  if (guessesLog10 < least.fair) return 'weak';
  if (guessesLog10 < least.good) return weakness ? 'weak' : 'fair';
  return guessesLog10 < least.strong ? 'good' : 'strong';
}
