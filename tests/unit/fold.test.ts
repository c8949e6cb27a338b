import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedWords, foldLetters } from '#contract/fold.ts';
import { fold as foldCountry } from '../../web/features/phone/country-search.ts';

/** The fastest of a few runs in ms, because other processes slow some of them down. */
function fastest(work: () => void): number {
  let ms = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run += 1) {
    const began = performance.now();
    work();
    ms = Math.min(ms, performance.now() - began);
  }
  return ms;
}

/** Normalizing sorts each run of marks, and ICU uses insertion sort: quadratic in the run's length. */
const attack = '\u0345'.repeat(2500) + '\u0f81'.repeat(2500);
const plain = 'Şikâyet '.repeat(625);

describe.each([
  ['search', foldLetters],
  ['the country search', foldCountry],
])('folding for %s', (_, fold) => {
  test('5,000 combining marks take about as long as 5,000 letters', () => {
    const runs = [attack, `${'I'.repeat(100)}${attack}`, '\u0f81\u0345'.repeat(2500)];
    const letters = fastest(() => fold(plain));
    for (const text of runs) expect(fastest(() => fold(text)) / letters).toBeLessThan(10);
  });
});

describe('folding', () => {
  test('gives lower-case letters without accents, and i for İ, I, ı and i', () => {
    expect(foldLetters('İSTANBUL Iğdır ÇAĞRI Straße ﬁber')).toBe(
      'istanbul igdir cagri strasse fiber',
    );
  });

  test('leaves no letter that it would fold further', () => {
    for (let code = 0; code < 0x20000; code += 1) {
      const folded = foldLetters(String.fromCodePoint(code));
      if (foldLetters(folded) !== folded) expect(folded).toBe(foldLetters(folded));
    }
    expect(foldLetters('𝐁𝐎𝐍𝐔𝐒 ℡ ΓΙΩΡΓΟΣ')).toBe('bonus tel γιωργοσ');
  });

  test('limits the expansion of U+FDFA, which NFKD makes eighteen times as long', () => {
    expect(foldLetters('\ufdfa')).toBe('صلى الله عليه وسلم');
    expect(foldLetters('\ufdfa'.repeat(5000)).length).toBeLessThan(11_000);
  });

  test('keeps texts of any length well-formed', () => {
    const unit = fc.constantFrom('\ufdfa', '𝒜', '𝅗𝅥', 'a', '㎯', '😀');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), (text) => {
        const folded = foldLetters(text);
        expect(folded.isWellFormed()).toBe(true);
        expect(folded.length).toBeLessThanOrEqual(2 * text.length + 32);
      }),
    );
  });

  test('splits a very long word into words of bounded length, without loss', () => {
    const words = foldedWords(`x ${'ab'.repeat(2500)} 𝒜${'😀'}y`);
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(64);
    expect(words.join('')).toBe(`x${'ab'.repeat(2500)}ay`);
  });
});
