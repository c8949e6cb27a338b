import { describe, expect, test } from 'vitest';
import { hitsIn, snippetOf } from '../../web/admin/list/search-hits.ts';

const marked = (text: string, sought: string) =>
  hitsIn(text, sought).map(({ start, end }) => text.slice(start, end));

describe('the hits of a search', () => {
  test('are whole words, whatever the letter case and accents of either', () => {
    const text = 'İSTANBUL’dan ıstanbula, Istanbul ve İzmir';
    expect(marked(text, 'istanbul')).toEqual(['İSTANBUL', 'ıstanbula', 'Istanbul']);
    expect(marked('Şikâyet: çağrı', 'CAGRI sikayet')).toEqual(['Şikâyet', 'çağrı']);
  });

  test('of a phrase are its words in a row', () => {
    expect(marked('ada@ornek.example ve ornek ada', 'ada@ornek.exa')).toEqual([
      'ada@ornek.example',
    ]);
  });

  test('of digits are the groups that they are written in', () => {
    const text = '0216 555 27 22, 27 veya 22; 272';
    expect(marked(text, '2722')).toEqual(['27 22']);
    expect(marked(text, '5552')).toEqual(['555 27']);
    expect(marked('2722 ve 1250, 12', '27-22 1.250')).toEqual(['2722', '1250']);
  });

  test('of combining marks are cut at characters', () => {
    expect(marked('S\u0327ikayet 😀 cafe\u0301s', 'şik café')).toEqual([
      'S\u0327ikayet',
      'cafe\u0301s',
    ]);
  });

  test('are none without words', () => {
    expect(marked('a … b', '… !')).toEqual([]);
  });
});

describe('a snippet', () => {
  test('is the whole text where the hit is near its start', () => {
    expect(snippetOf('Merhaba, fiyat listesi', 'fiyat').text).toBe('Merhaba, fiyat listesi');
  });

  test('begins shortly before a late hit, at a word, with its hits in place', () => {
    const text = `${'uzun bir giriş cümlesi '.repeat(5)}ve sonunda fiyat sorusu`;
    const { text: cut, hits } = snippetOf(text, 'fiyat');
    expect(cut).toBe('… ve sonunda fiyat sorusu');
    expect(hits.map(({ start, end }) => cut.slice(start, end))).toEqual(['fiyat']);
  });
});
