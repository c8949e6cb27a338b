import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SmsCount } from '#contract/sms.ts';
import {
  mostUnits,
  senderName,
  smsAlphabets,
  smsLength,
  webAddress,
} from '#contract/sms-length.ts';

/**
 * Each line: a text as pieces and how often they are repeated, with the operator's code or without it, and units, parts
 * and units left. They were written down from another program, which encodes a text by its places in the tables of the
 * standard, and fills parts of 140 octets less their headers.
 */
const vectors = readFileSync(join(import.meta.dirname, '../support/sms-vectors.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const figures = ({ units, parts, left }: SmsCount) => [units, parts, left];

test('alphabet, units, parts and what is left are those of the standard in 292 texts, and as operators bill them', () => {
  expect(vectors).toHaveLength(292);
  for (const vector of vectors) {
    const text = vector.text
      .map(([piece, times]: [string, number]) => piece.repeat(times))
      .join('');
    const { alphabet, billed, ...count } = smsLength(text, vector.code);
    const measured = { alphabet, count: figures(count), billed: figures(billed) };
    const { text: _, code, ...expected } = vector;
    expect(measured, JSON.stringify(vector)).toEqual(expected);
  }
  expect(new Set(vectors.map(({ alphabet }) => alphabet))).toEqual(new Set(smsAlphabets));
});

/** TS 23.038, 6.2.1, in its rows and columns; ␛ is the escape. */
const defaultAlphabet = `
  @ Δ ␠ 0 ¡ P ¿ p   £ _ ! 1 A Q a q   $ Φ " 2 B R b r   ¥ Γ # 3 C S c s
  è Λ ¤ 4 D T d t   é Ω % 5 E U e u   ù Π & 6 F V f v   ì Ψ ' 7 G W g w
  ò Σ ( 8 H X h x   Ç Θ ) 9 I Y i y   ␊ Ξ * : J Z j z   Ø ␛ + ; K Ä k ä
  ø Æ , < L Ö l ö   ␍ æ - = M Ñ m ñ   Å ß . > N Ü n ü   å É / ? O § o à`;
/** A.3.1. */
const turkishLocking = `
  @ Δ ␠ 0 İ P ç p   £ _ ! 1 A Q a q   $ Φ " 2 B R b r   ¥ Γ # 3 C S c s
  € Λ ¤ 4 D T d t   é Ω % 5 E U e u   ù Π & 6 F V f v   ı Ψ ' 7 G W g w
  ò Σ ( 8 H X h x   Ç Θ ) 9 I Y i y   ␊ Ξ * : J Z j z   Ğ ␛ + ; K Ä k ä
  ğ Ş , < L Ö l ö   ␍ ş - = M Ñ m ñ   Å ß . > N Ü n ü   å É / ? O § o à`;
/** 6.2.1.1 and A.2.1. */
const extension = '␌ ^ { } \\ [ ~ ] | €';
const turkishSingle = `${extension} Ğ İ Ş ç ğ ı ş`;

const charactersOf = (table: string) =>
  table
    .trim()
    .split(/\s+/)
    .filter((cell) => cell !== '␛')
    .map((cell) => ({ '␠': ' ', '␊': '\n', '␍': '\r', '␌': '\f' })[cell] ?? cell);

describe('every character of a table costs what the table says, and no other is in it', () => {
  /** Beside texts that need the table. */
  test.each([
    ['gsm7', '', 0, defaultAlphabet, extension],
    ['turkishLockingShift', 'ş', 1, turkishLocking, extension],
    ['turkishSingleShift', 'şè', 3, defaultAlphabet, turkishSingle],
  ] as const)('%s', (alphabet, beside, units, single, escaped) => {
    const costs = new Map<string, number>();
    for (const character of charactersOf(escaped)) costs.set(character, 2);
    for (const character of charactersOf(single)) costs.set(character, 1);
    expect(charactersOf(single)).toHaveLength(127);
    for (let code = 0; code < 0x2100; code += 1) {
      const character = String.fromCharCode(code);
      const length = smsLength(character + beside, false);
      const cost = length.alphabet === alphabet ? length.units - units : undefined;
      expect(cost, `U+${code.toString(16)}`).toBe(costs.get(character));
    }
  });
});

test('155, 301, 454 and 607 characters are one to four SMS with the operator’s code; 150, 293, 442 and 591 by the Turkish table', () => {
  const most = (alphabet: (typeof smsAlphabets)[number]) =>
    [1, 2, 3, 4].map((parts) => mostUnits(alphabet, parts));
  expect(most('gsm7')).toEqual([155, 301, 454, 607]);
  expect(most('turkishLockingShift')).toEqual([150, 293, 442, 591]);
  expect(most('ucs2')).toEqual([65, 129, 196, 263]);
});

test('the characters that cost more are named with their number, and with what they do to the message', () => {
  const costly = (text: string) =>
    smsLength(text, true).costly.map(({ character, count, units, billedUnits, forcesAlphabet }) =>
      [character, count, units, billedUnits, forcesAlphabet].join(' '),
    );
  expect(costly('Merhaba, 5 Ocak: ÖÜÇéß')).toEqual([]);
  expect(costly('[a] €')).toEqual(['[ 1 2 2 false', '] 1 2 2 false', '€ 1 2 2 false']);
  expect(costly('şaşı [')).toEqual(['ş 2 1 2 true', 'ı 1 1 2 true', '[ 1 2 2 false']);
  expect(costly('è ş')).toEqual(['ş 1 2 2 true']);
  // In UCS-2 brackets and Turkish letters cost no more.
  expect(costly('ş [ ’ 😀 😀')).toEqual(['’ 1 1 1 true', '😀 2 2 2 true']);
});

test('5,000 emoji are counted in less than 200 ms', () => {
  const text = '😀'.repeat(5000);
  smsLength(text, true);
  const started = performance.now();
  expect(smsLength(text, true).parts).toBe(152);
  expect(performance.now() - started).toBeLessThan(200);
});

test.each(['GOKHAT', 'ABC', 'Gokhat 2026', '444 0 444'])('%s may be a sender name', (name) => {
  expect(name).toMatch(senderName);
});

test.each(['', 'GO', 'GOKHAT TELEKOM', 'GÖKHAT', 'gokhat.com', 'GOK-HAT', 'A\nB'])(
  '“%s” may be no sender name',
  (name) => {
    expect(name).not.toMatch(senderName);
  },
);

test.each([
  'https://gokhat.example/t',
  'Takip: http://x.co',
  'www.gokhat.com',
  'bit.ly/3xYz',
  'gokhat.com.tr adresinde',
  'Ayrıntı GOKHAT.COM',
])('“%s” has a web address', (text) => {
  expect(text).toMatch(webAddress);
});

test.each([
  'Saat 14.30’da geliyor.',
  'Tutar 1.250,00 TL',
  'Kod:4821.Paylaşmayın',
  'Av. Ayşe Işık',
  'v2.1/a',
])('“%s” has none', (text) => {
  expect(text).not.toMatch(webAddress);
});
