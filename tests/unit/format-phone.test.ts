import { describe, expect, test } from 'vitest';
import { cells } from '#tests/support/cells.ts';
import { formatTyped, formatWhole, withCountry } from '#web/features/phone/format-phone.ts';
import { phoneReaderFor } from '#web/features/phone/load-phone-tools.ts';
import type { PhoneEntry } from '#web/features/phone/phone-entry.ts';

const empty: PhoneEntry = { text: '', country: 'TR' };

function typeKeys(keys: string, start = empty): PhoneEntry {
  return [...keys].reduce((entry, key) => addAtEnd(entry, key), start);
}

function addAtEnd(entry: PhoneEntry, added: string): PhoneEntry {
  const text = entry.text + added;
  return formatTyped(entry, text, text.length);
}

describe('while typing', () => {
  test.each([
    ['05321234567', '0532 123 45 67'],
    ['5321234567', '532 123 45 67'],
    ['02160000000', '(0216) 000 00 00'],
    ['+4930901820', '+49 30 901820'],
    ['004930901820', '00 49 30 901820'],
    ['0012015550123', '00 1 201 555 0123'],
  ])('%s becomes %s', (keys, text) => {
    expect(typeKeys(keys).text).toBe(text);
  });

  test.each(
    cells(`
    0216 000 00 00 dahili 12 | 0216 000 00 00 ext. 12 | ev: 0216 000 00 00 | 0216*000#1
    ٠٥٣٢ ١٢٣ | +
  `),
  )('no digit of %s is dropped', (keys) => {
    const kept = (text: string) => text.replace(/[\s()]/g, '');
    expect(kept(typeKeys(keys).text)).toBe(kept(keys));
    expect(addAtEnd(empty, keys).text).toBe(keys);
  });

  test('digits beyond the length of a number are kept', () => {
    expect(typeKeys('0532123456789012345').text).toBe('0532 123 45 6789012345');
  });

  test('a character deleted at the end stays deleted, and nothing else moves', () => {
    let entry = typeKeys('02160000000');
    while (entry.text) {
      const text = entry.text.slice(0, -1);
      entry = formatTyped(entry, text, text.length);
      expect(entry.text).toBe(text);
    }
  });

  test('typing in the middle formats nothing', () => {
    const entry = { text: '0532 123 45 67', country: 'TR' } as const;
    expect(formatTyped(entry, '05932 123 45 67', 3).text).toBe('05932 123 45 67');
    expect(formatTyped(entry, '052 123 45 67', 2).text).toBe('052 123 45 67');
  });

  test('invisible marks copied from address books are removed', () => {
    expect(addAtEnd(empty, '\u202a+905321234567\u202c').text).toBe('+90 532 123 45 67');
  });

  test.each([
    ['tel:+4930901820', { text: '+49 30 901820', country: 'DE' }],
    ['TEL: 02160000000', { text: '(0216) 000 00 00', country: 'TR' }],
  ])('the copied link %s is a number', (link, entry) => {
    expect(addAtEnd(empty, link)).toEqual(entry);
    expect(formatWhole({ text: link, country: 'TR' })).toEqual(entry);
  });
});

describe('an international number', () => {
  test.each([
    ['+49', 'DE'],
    ['0049', 'DE'],
    ['+77', 'KZ'],
    ['+14165550123', 'CA'],
    ['0012015550123', 'US'],
  ])('%s sets the country to %s', (keys, country) => {
    expect(typeKeys(keys).country).toBe(country);
  });

  test.each(['+', '+4', '+1416', '0532'])('%s does not change the country', (keys) => {
    expect(typeKeys(keys).country).toBe('TR');
  });

  test.each([
    ['+14165550123', 'US'],
    ['+77011234567', 'RU'],
    ['+447911123456', 'JE'],
  ] as const)('%s leaves a country that shares its calling code: %s', (keys, country) => {
    expect(typeKeys(keys, { text: '', country }).country).toBe(country);
  });

  test('sets the country even if the text is not formatted', () => {
    expect(formatTyped({ text: '30 901820', country: 'TR' }, '+4930 901820', 3)).toEqual({
      text: '+4930 901820',
      country: 'DE',
    });
  });
});

describe('on leaving the field', () => {
  test.each([
    ['05321234567', '0532 123 45 67'],
    ['5321234567', '532 123 45 67'],
    ['0532-123-45-67', '0532 123 45 67'],
    ['0216 0000000 ext. 12', '(0216) 000 00 00 ext. 12'],
    ['00905321234567', '+90 532 123 45 67'],
    ['+90(532)1234567', '+90 532 123 45 67'],
  ])('the complete number %s becomes %s', (text, formatted) => {
    expect(formatWhole({ text, country: 'TR' }).text).toBe(formatted);
  });

  test.each(['', '0532', '0216 0000000 dahili 12', '0216 0000000 x12', 'yok', '  ', '444 1 444'])(
    'what is no whole number, or would lose something, stays: %j',
    (text) => {
      expect(formatWhole({ text, country: 'TR' })).toEqual({ text, country: 'TR' });
    },
  );

  test('an international number sets its country', () => {
    expect(formatWhole({ text: '+4930901820', country: 'TR' })).toEqual({
      text: '+49 30 901820',
      country: 'DE',
    });
  });
});

describe('in another country', () => {
  test.each([
    ['05321234567', 'DE', '05321 234567'],
    ['+49 30 901820', 'TR', '30 901820'],
    ['0049 30 901820', 'TR', '30 901820'],
    ['+49 (0)30 901820', 'AT', '03090 1820'],
    ['+49 30 901820 ext. 12', 'TR', '30 901820 ext. 12'],
    ['+1 416 555 0123', 'US', '+1 416 555 0123'],
    ['+49', 'TR', ''],
    ['+4', 'TR', '+4'],
    ['', 'DE', ''],
    ['yok', 'DE', 'yok'],
  ] as const)('%s in %s is %s', (text, country, moved) => {
    expect(withCountry({ text, country: 'DE' }, country)).toEqual({ text: moved, country });
  });
});

describe('read', () => {
  test.each([
    [{ text: '0532 123 45 67', country: 'TR' }, '+905321234567'],
    [{ text: '+49 30 901820', country: 'TR' }, '+4930901820'],
    [{ text: '00 1 201 555 0123', country: 'US' }, '+12015550123'],
    [{ text: '+90 216 000 00 00 Dah.12', country: 'DE' }, '+902160000000;ext=12'],
    [{ text: '0532', country: 'TR' }, undefined],
  ] as const)('%j is %s', async (entry, number) => {
    const read = await phoneReaderFor(entry);
    expect(read(entry.text)).toBe(number);
  });
});
