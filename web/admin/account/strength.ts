import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { foldLetters } from '#contract/fold.ts';
import { identity } from '../../content/identity.ts';

export const levels = ['weak', 'fair', 'good', 'strong'] as const;
export type Level = (typeof levels)[number];

/** What makes a password easier to find than its length lets one think. */
export const weaknesses = ['keys', 'repeats', 'row', 'date', 'common', 'own'] as const;
export type Weakness = (typeof weaknesses)[number];

export type Strength = { readonly level: Level; readonly weakness: Weakness | undefined };

/** Of a longer one no more is looked at: the time that it takes grows faster than the length. */
const mostLookedAt = 64;

/** What is tried first in Turkey; the package knows the passwords of the world. */
const local =
  'parola sifre sifrem sifremiz parolam yonetim yonetici turkiye istanbul ankara izmir bursa galatasaray fenerbahce besiktas trabzonspor mustafa kemal ataturk ahmet mehmet ayse fatma zeynep elif emre seni seviyorum askim canim bebegim allah bismillah hosgeldin merhaba gunaydin bilgisayar telekom iletisim internet guvenlik';

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, local: local.split(' ') },
  graphs: adjacencyGraphs,
});

const namesOfOurs = [identity.legalName, identity.email.info, 'admin'];
const ours = namesOfOurs.flatMap((name) => foldLetters(name).split(/[\s.@]+/));

/** From how many guesses on, as a power of ten, a password is so strong. */
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

/** How hard a password is to guess for a program that knows what people choose. It leaves the page never. */
export function strengthOf(password: string): Strength {
  const seen = foldLetters(password.slice(0, mostLookedAt));
  // A word said three times is no better for the spaces between.
  const [weaker] = [seen, seen.replace(/[\s._-]+/g, '')]
    .map((text) => estimator.check(text, ours))
    .sort((one, other) => one.guessesLog10 - other.guessesLog10);
  if (!weaker) return { level: 'weak', weakness: undefined };
  const { guessesLog10, feedback, sequence } = weaker;
  const uses = (name: string) => sequence.some((match) => match.dictionaryName === name);
  const told = feedback.warning ? weaknessOf[feedback.warning] : undefined;
  const weakness = told ?? (uses('userInputs') ? 'own' : uses('local') ? 'common' : undefined);
  return { level: levelOf(guessesLog10), weakness };
}

function levelOf(guessesLog10: number): Level {
  if (guessesLog10 < least.fair) return 'weak';
  if (guessesLog10 < least.good) return 'fair';
  return guessesLog10 < least.strong ? 'good' : 'strong';
}
