import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieces, yieldToEventLoop } from '#db/engine/turns.ts';
import { alternativesOf, nearAlternativesOf } from '#db/queries/search-phrases.ts';
import { matchOf as fts } from '#db/sqlite/search/index.ts';

const matchOf = (text: string) => fts(alternativesOf(text));

test('a hundred repetitions of "e" are searched once', () => {
  expect(matchOf('e '.repeat(100))).toBe('"e"*');
});

test('at most twelve different words are searched', () => {
  const words = Array.from({ length: 100 }, (_, index) => `x${index + 100}`);
  expect(matchOf(words.join(' '))).toBe(
    words
      .slice(0, 12)
      .map((word) => `"${word}"*`)
      .join(' AND '),
  );
  // Joined by dots they are one phrase, which is cut too.
  expect(matchOf(words.join('.'))).toBe(`"${words.slice(0, 12).join(' ')}"*`);
});

test('a word that is a prefix of another one is left out', () => {
  expect(matchOf('fat fatura dekont f')).toBe('"fatura"* AND "dekont"*');
  expect(matchOf('elif elif.kaya@gokhat.example')).toBe('"elif kaya gokhat example"*');
  expect(matchOf('kaya elif.kaya')).toBe('"kaya"* AND "elif kaya"*');
});

test('what may be a telephone number is looked for as stored, as typed and by its last digits', () => {
  expect(matchOf('0532 123 45')).toBe(
    '"53212345"* OR "0532"* AND "123"* AND "45"* OR "ʁ54321235"*',
  );
  expect(matchOf('12.05.2025')).toBe('"12052025"* OR "12 05 2025"* OR "ʁ52025021"*');
  expect(matchOf('3344')).toBe('"3344"* OR "ʁ4433"*');
  expect(matchOf('344')).toBe('"344"*');
  expect(matchOf('ahmet 0532 123 45 kaya')).toBe(
    '"ahmet"* AND "53212345"* AND "kaya"* OR "ahmet"* AND "0532"* AND "123"* AND "45"* AND "kaya"* OR "ahmet"* AND "ʁ54321235"* AND "kaya"*',
  );
  expect(matchOf('- (/) -')).toBeUndefined();
});

test('one wrong letter of one word is forgiven, in a word of at least four', () => {
  const { alternatives, near } = nearAlternativesOf('ayşe yılnaz');
  expect(near).toEqual(expect.arrayContaining(['yilmaz', 'ayte', 'yilaz', 'yilnayz', 'ylinaz']));
  expect(near).not.toContain('yilnaz');
  // Each alternative forgives one word and keeps the other.
  expect(alternatives.map((groups) => groups.map(({ length }) => length === 1))).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(nearAlternativesOf('can 4321 a.yılmaz@ornek.example').alternatives).toEqual([]);
});

test('for any input, at most twelve words and no operator reach the search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      for (const match of (matchOf(text) ?? '').split(' OR ')) {
        expect(match.replaceAll(' AND ', ' ').match(/[^\s"*]+/g)?.length ?? 0).toBeLessThanOrEqual(
          12,
        );
        expect(match).toMatch(/^(?:"[\p{L}\p{N} ]+"\*(?: AND |$))*$/u);
      }
    }),
  );
});

test('divided tasks run one piece per turn of the event loop', async () => {
  let looks = 0;
  let looking = true;
  const look = () => {
    looks += 1;
    if (looking) setImmediate(look);
  };
  setImmediate(look);
  const seen: number[] = [];
  const work = async () => {
    for (let piece = 0; piece < 20; piece += 1) {
      await yieldToEventLoop();
      seen.push(looks);
    }
  };
  await Promise.all([work(), work(), work()]);
  looking = false;
  expect(seen).toHaveLength(60);
  expect(new Set(seen).size).toBe(60);
});

test('an aborted task stops', async () => {
  const left = new AbortController();
  left.abort();
  await expect(yieldToEventLoop(left.signal)).rejects.toThrow(/abort/i);
});

test('pieces of a list add up to the list', () => {
  expect([...pieces([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...pieces([], 2)]).toEqual([]);
});
