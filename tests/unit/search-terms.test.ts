import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieces } from '#db/pieces.ts';
import { matchOf } from '#db/sqlite/search/match.ts';
import { ownTurn } from '#db/turns.ts';

test('a search of a hundred times "e" looks for it once', () => {
  expect(matchOf('e '.repeat(100))).toBe('"e"*');
});

test('at most twelve different words are looked for', () => {
  const words = Array.from({ length: 100 }, (_, index) => `x${index + 100}`);
  expect(matchOf(words.join(' '))).toBe(
    words
      .slice(0, 12)
      .map((word) => `"${word}"*`)
      .join(' '),
  );
  // Written together they are one phrase, which is cut as well.
  expect(matchOf(words.join('.'))).toBe(`"${words.slice(0, 12).join(' ')}"*`);
});

test('a word that another one begins with adds nothing', () => {
  expect(matchOf('fat fatura dekont f')).toBe('"fatura"* "dekont"*');
  expect(matchOf('elif elif.kaya@gokhat.example')).toBe('"elif kaya gokhat example"*');
  expect(matchOf('kaya elif.kaya')).toBe('"kaya"* "elif kaya"*');
});

test('whatever is typed, no more than twelve words and no operator reach the search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const match = matchOf(text) ?? '';
      expect(match.match(/[^\s"*]+/g)?.length ?? 0).toBeLessThanOrEqual(12);
      expect(match).toMatch(/^(?:"[\p{L}\p{N} ]+"\*(?: |$))*$/u);
    }),
  );
});

test('of works that are divided, one piece runs between two looks at the network', async () => {
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
      await ownTurn();
      seen.push(looks);
    }
  };
  await Promise.all([work(), work(), work()]);
  looking = false;
  expect(seen).toHaveLength(60);
  expect(new Set(seen).size).toBe(60);
});

test('work that was called off does not go on', async () => {
  const left = new AbortController();
  left.abort();
  await expect(ownTurn(left.signal)).rejects.toThrow(/abort/i);
});

test('a list in pieces is the list', () => {
  expect([...pieces([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...pieces([], 2)]).toEqual([]);
});
