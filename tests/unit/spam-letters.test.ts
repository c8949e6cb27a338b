import { expect, test } from 'vitest';
import { isSpam, letterSigns } from '#api/public/spam.ts';
import { framed, readLetters, type SampleLetter } from '#tests/support/letters/read-letters.ts';

const numbers = [1, 2, 3, 4, 5, 6];
const siteUrl = 'https://gokhat.example';
const signsOf = (letter: SampleLetter) => letterSigns({ ...letter, siteUrl });

/** The letters, and each once more as another person would frame it. */
function honest(language: 'tr' | 'en'): SampleLetter[] {
  const letters = numbers.flatMap((number) => readLetters(`honest-${language}-${number}`));
  return [...letters, ...letters.map((letter, turn) => framed(letter, language, turn))];
}

test.each([
  ['tr', 250],
  ['en', 250],
] as const)(
  'of honest letters in %s, with the words of spam in them, none is held back',
  (language, least) => {
    const letters = honest(language);
    expect(new Set(letters.map(({ text }) => text)).size).toBeGreaterThanOrEqual(least);
    const heldBack = letters.filter((letter) => isSpam(signsOf(letter)));
    expect(heldBack).toEqual([]);
  },
);

test('of 200 letters of the kinds of spam, nine in ten are held back', () => {
  const letters = numbers.flatMap((number) => readLetters(`spam-${number}`));
  expect(new Set(letters.map(({ text }) => text)).size).toBeGreaterThanOrEqual(200);
  const missed = letters.filter((letter) => !isSpam(signsOf(letter)));
  expect(missed.length / letters.length, missed.map(({ name }) => name).join()).toBeLessThan(0.1);
});

const ada = { name: 'Ada Yılmaz', email: 'ada@posta.example' };

test.each([
  ['one site, its address in three ways', 'http://a.example https://www.a.example www.a.example/x'],
  ['pages and subdomains of one', 'https://a.com.tr/1 https://b.a.com.tr https://www.a.com.tr/2'],
  [
    'profiles and a map',
    'https://www.linkedin.com/in/a https://instagram.com/a https://facebook.com/a https://goo.gl/maps/a',
  ],
  [
    'the pages of this site',
    'https://gokhat.example/tr https://docs.gokhat.example https://a.example https://b.example',
  ],
])('%s are no list of links', (_what, text) => {
  expect(signsOf({ ...ada, text })).toEqual([]);
});

test('the sender’s own site is no foreign one, by the address of the mailbox or by the company', () => {
  const text =
    'https://a.example https://b.example https://c.example https://www.kuzeylojistik.com.tr';
  expect(signsOf({ ...ada, text })).toEqual(['links']);
  expect(signsOf({ ...ada, email: 'ada@kuzeylojistik.com.tr', text })).toEqual([]);
  expect(letterSigns({ ...ada, company: 'Kuzey Lojistik A.Ş.', text, siteUrl })).toEqual([]);
});

test.each([
  ['a single word', 'Ford Escort', 'phrases'],
  ['a single word in Turkish capitals', 'CASİNO OTELİMİZ', 'phrases'],
  ['a link in HTML', '<a href="https://a.example">bu düğme</a> çalışmıyor', 'markup'],
  [
    'a list of sites',
    'https://a.example https://b.example https://c.example https://d.example',
    'links',
  ],
])('%s is one sign', (_what, text, sign) => {
  expect(signsOf({ ...ada, text })).toEqual([sign]);
});

test('a link as the name is a sign', () => {
  expect(signsOf({ ...ada, name: 'www.buy.example', text: 'Merhaba' })).toEqual(['links']);
});

test.each([
  ['apart', 'c a s i n o'],
  ['apart in capitals', 'C.A.S.İ.N.O'],
  ['with invisible characters', 'ca\u200bsi\u2060no'],
  ['with letters of another script', 'саsіnо'],
  ['in other letters of Unicode', '𝗰𝗮𝘀𝗶𝗻𝗼'],
])('a word of advertising written %s is found', (_what, word) => {
  const signs = signsOf({ ...ada, text: `Yeni ${word} adresi` });
  expect(signs).toContain('phrases');
  expect(isSpam(signs)).toBe(word !== '𝗰𝗮𝘀𝗶𝗻𝗼');
});

test('what others wrote is no sign: in quotation marks, or in quoted lines', () => {
  const spam = '1000 TL deneme bonusu, hemen üye ol!';
  expect(isSpam(signsOf({ ...ada, text: spam }))).toBe(true);
  expect(signsOf({ ...ada, text: `Bana bu geldi: “${spam}”` })).toEqual([]);
  expect(signsOf({ ...ada, text: `Bana bu geldi:\n> ${spam}` })).toEqual([]);
});

test('no more of a letter is read than the forms hold', () => {
  const spam = '1000 TL deneme bonusu, hemen üye ol!';
  expect(signsOf({ ...ada, text: `${' '.repeat(7000)}${spam}` })).not.toEqual([]);
  expect(signsOf({ ...ada, text: `${' '.repeat(8000)}${spam}` })).toEqual([]);
});
