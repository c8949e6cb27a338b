import { describe, expect, test } from 'vitest';
import { fold, listCountries, searchCountries } from '#web/features/phone/country-search.ts';

const turkish = listCountries('tr');
const english = listCountries('en');
const find = (text: string, countries = turkish) =>
  searchCountries(countries, text).map(({ code }) => code);

describe('the list', () => {
  test('begins with Turkey; the others are sorted by the page’s language', () => {
    const names = turkish.map(({ name }) => name);
    expect(names[0]).toBe('Türkiye');
    const others = names.slice(1);
    expect(others).toEqual(others.toSorted(new Intl.Collator('tr').compare));
    expect(others.indexOf('Çin')).toBeGreaterThan(others.indexOf('Cibuti'));
    expect(english[0]?.code).toBe('TR');
    expect(english[1]?.name).toBe('Afghanistan');
  });

  test('has every country once, with its calling code', () => {
    expect(turkish.length).toBeGreaterThan(240);
    expect(new Set(turkish.map(({ code }) => code)).size).toBe(turkish.length);
    expect(turkish.find(({ code }) => code === 'DE')).toMatchObject({
      name: 'Almanya',
      callingCode: '49',
    });
  });

  test('is complete without a search text', () => {
    for (const nothing of ['', '  ', '+', '00']) expect(find(nothing)).toHaveLength(turkish.length);
  });
});

describe('the search', () => {
  test('folds Turkish letters to their plain ones', () => {
    for (const text of ['ISTANBUL', 'İSTANBUL', 'ıstanbul', 'istanbul'])
      expect(fold(text)).toBe('istanbul');
    expect(fold('ŞşĞğÜüÖöÇç')).toBe('ssgguuoocc');
    expect(fold('Côte d’Ivoire')).toBe('cote divoire');
    expect(fold('St. Kitts & Nevis')).toBe('st kitts nevis');
  });

  test.each([
    ...['turkiye', 'TÜRKİYE', 'TURKIYE', 'Turkey', 'türkıye', 'Turkiye ', 'tr', 'TR'],
    ...['90', '+90', '+ 9 0', '0090', '00 90'],
  ])('finds Turkey first by %j', (text) => {
    expect(find(text)[0]).toBe('TR');
    expect(find(text, english)[0]).toBe('TR');
  });

  test.each([
    ['almanya', 'DE'],
    ['germany', 'DE'],
    ['de', 'DE'],
    ['+49', 'DE'],
    ['ingiltere', 'GB'],
    ['abd', 'US'],
    ['fildisi', 'CI'],
    ['czech republic', 'CZ'],
    ['çek cumhuriyeti', 'CZ'],
    ['kuzey ma', 'MK'],
    ['KKTC', 'TR'],
  ])('finds %s in both languages: %s', (text, code) => {
    expect(find(text)[0]).toBe(code);
    expect(find(text, english)[0]).toBe(code);
  });

  test('ranks names with a word that begins with the text before names that contain it', () => {
    const found = find('man').map((code) => turkish.find((country) => country.code === code)?.name);
    expect(found.indexOf('Man Adası')).toBeLessThan(found.indexOf('Almanya'));
    expect(found).toContain('Umman');
  });

  test('ranks an exact calling code before longer ones', () => {
    const found = find('+9');
    expect(found).toContain('TR');
    expect(found).toContain('SY');
    const shared = find('1');
    expect(shared).toEqual(expect.arrayContaining(['US', 'CA']));
    expect(shared).not.toContain('TR');
  });

  test('finds nothing for a text that is in no name', () => {
    expect(find('xyzzy')).toEqual([]);
    expect(find('+999')).toEqual([]);
  });
});
