import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressItems } from '#api/http/compress-items.ts';

const words =
  'Merhaba, toplu SMS fiyatlarınızı öğrenmek istiyorum: ayda 200.000 gönderim 😀 "tırnak". ';
const secret = { id: '1', email: 'gizli.adres@ornek.example', message: words.repeat(8) };
const other = { id: '2', email: 'baska.birisi@ornek.example', message: 'x'.repeat(700) };
const pageOf = (...items: readonly unknown[]) => ({ items, nextCursor: null, total: items.length });
const sizeOf = (...items: readonly unknown[]) => compressItems(pageOf(...items))?.length ?? 0;

describe('a page of a list, compressed', () => {
  test.each([
    ['with its cursor and total', pageOf(secret, other, secret)],
    ['with nothing beside its items', { items: [secret, other, secret] }],
  ])('is the same JSON: %s', (_, page) => {
    const body = compressItems(page) ?? Buffer.alloc(0);
    expect(JSON.parse(gunzipSync(body).toString())).toEqual(page);
    expect(body.length).toBeLessThan(JSON.stringify(page).length / 2);
  });

  test('is as long with an item that repeats another one as with one that does not', () => {
    const apart = sizeOf(secret, other) - sizeOf(other, other);
    for (const guess of ['gizli.adres@ornek.example', 'gizli.kadro@ornek.example']) {
      const sent = { ...other, message: `${guess} ${'x'.repeat(700)}` };
      expect(sizeOf(secret, sent) - sizeOf(other, sent), guess).toBe(apart);
    }
    expect(sizeOf(secret, secret) - sizeOf(other, secret)).toBe(apart);
  });

  test('is left as it is if it fits one packet', () => {
    expect(compressItems(pageOf({ id: '1' }))).toBeUndefined();
    expect(compressItems(pageOf())).toBeUndefined();
  });
});
