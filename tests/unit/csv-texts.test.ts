import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvField } from '#api/admin/csv.ts';
import { parseCsv } from '../support/api/csv.ts';
import { cells } from '../support/cells.ts';

/**
 * What Excel and LibreOffice make of a cell that they open from a CSV, quoted or not, in Turkish and in English: a number,
 * with signs, brackets, a currency or a percent sign; a date in figures or with a month's name; a time; a fraction; a
 * truth; an error. Written from what LibreOffice 7.4 made of 12,000 generated texts, with "detect special numbers" on and
 * off, and from Excel's documentation; it knows nothing of the rules that the product has.
 */
const months = {
  en: 'January|February|March|April|May|June|July|August|September|Sept|October|November|December',
  tr: 'Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık',
} as const;
const days = {
  en: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
  tr: 'Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar',
} as const;

function isConverted(text: string): boolean {
  return (['en', 'tr'] as const).some((language) => {
    const [point, group] = language === 'en' ? ['\\.', ','] : [',', '\\.'];
    const month = months[language].replace(/([^|]{3})([^|]*)/g, '$1(?:$2)?');
    const day = `(?:(?:${days[language]}),?\\s+)?`;
    const digits = `(?:\\p{Nd}+|\\p{Nd}{1,3}(?:${group}\\p{Nd}{3})+)`;
    const number = `${digits}(?:${point}\\p{Nd}*)?(?:E[+-]?\\p{Nd}+)?`;
    const around = '[\\s%₺$€£]*(?:TL)?\\s*';
    const time = '\\d{1,4}:\\d{1,2}(?::\\d{1,2}(?:[.,]\\d+)?)?(?:\\s*(?:[AP]M?|ÖÖ|ÖS))?';
    const dates = [
      `\\d{1,4}[-/.]\\d{1,2}(?:[-/.]\\d{1,4})?`,
      `${day}\\d{1,2}[-/.\\s]*(?:${month})(?:[-/.,\\s]*\\d{2,4})?`,
      `${day}(?:${month})[-/.\\s]*\\d{1,4}(?:[-/.,\\s]+\\d{2,4})?`,
    ];
    const forms = [
      `(?:[+-]?${around}|${around}[+-]?)${number}${around}`,
      `${point}\\p{Nd}+`,
      `\\p{Nd}+[+-]`,
      `\\(${around}${number}${around}\\)`,
      `[+-]?(?:\\d+\\s)?\\d+/\\d+`,
      ...dates.map((date) => `${date}(?:[T\\s]+${time}Z?)?`),
      `${time}`,
      `\\d{1,2}\\s*(?:[AP]M?|ÖÖ|ÖS)`,
      'TRUE|FALSE|DOĞRU|YANLIŞ|doğru|yanlış|true|false|Doğru|Yanlış',
      '#(?:N/A|YOK|AD\\?|NAME\\?|DIV/0!|SAYI/0!|DEĞER!|VALUE!|REF!|BAŞV!|NULL!|BOŞ!|NUM!|SAYI!)',
    ];
    return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`, 'iu').test(text);
  });
}

const cell = (text: string) => csvField(text).slice(1, -1).replaceAll('""', '"');

const converted = [
  '9'.repeat(300),
  ...cells(`
    0123 | 00 | 007 | 1E5 | 1e-5 | 12E3 | 1.234 | 3,14 | ٣٤ | ２０
    12345678901234567890
    MAR1 | Mar-1 | mart 1 | 1 Mart | 5 Mart 2026 | OCAK-24 | Ağu 5 | MAY2024 | 1 December | DEC1
    sep2 | Sept/12 | 1-2 | 1/2 | 12.5 | 12.5.2026 | 2026-11-28 | 28/11/2026 | 2026-11-28T10:30:00Z
    Cuma, 5 Haziran 2026 | 10:30 | 10:30 PM | 9 ÖS | 5 a | 24:00:00 | 5% | %5 | ₺5 | 5 TL | $1,000
    28MarchT10:30 | 0OcakT10:30 | (5) | -5 | +5 | 5- | 1 1/2 | TRUE | false | DOĞRU | Yanlış | #YOK | #N/A | #DIV/0!
    +902160000000 | +90 216 000 00 00 | (0216) 000 00 00 | 0532 123 45 67 | 0216-000-00-00
  `),
];

test('what the model says of the examples, it says of no word', () => {
  const figures = converted.filter((text) => !/\s\d+\s|^\+90 |^\(0216\)|^0216-/.test(text));
  expect(figures.filter((text) => !isConverted(text))).toEqual([]);
  for (const text of ['Ayşe', 'Mart', 'A.Ş.', '', '-', '+', '3 hat', '\u200e0123']) {
    expect(isConverted(text), text).toBe(false);
  }
});

describe('a text that a spreadsheet would convert stays what it is, without a visible mark', () => {
  test.each(converted)('%s', (text) => {
    expect(cell(text)).toBe(`\u200e${text}`);
    expect(isConverted(cell(text))).toBe(false);
  });

  test('with an extension of a phone number too', () => {
    expect(cell('+902160000000;ext=12')).toBe('\u200e+902160000000;ext=12');
    const text = 'Numaram:\n+90 532 123 45 67\nya da, +90 216 000 00 00 arayın';
    expect(cell(text).replaceAll('\u200e', '')).toBe(text);
  });

  test('of generated numbers, dates, times and words', () => {
    const names = Object.values(months).join('|').split('|');
    const pieces = fc.oneof(
      fc.constantFrom(...names, ...names.map((name) => name.slice(0, 3).toUpperCase())),
      fc.constantFrom(...Object.values(days).join('|').split('|')),
      fc.constantFrom(...' .,-/:+()%₺$€\u00a0#=EeaTZ', 'PM', 'ÖS', 'TL'),
      fc.integer({ min: 0, max: 99_999 }).map(String),
      fc.constantFrom(
        ...cells('0 | 01 | 28 | 2026 | ٣ | ２ | 1.000 | 1,000 | 10:30 | TRUE | YANLIŞ'),
      ),
    );
    let convertible = 0;
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 6 }), (parts) => {
        const text = parts.join('');
        if (!isConverted(text)) return;
        convertible += 1;
        // A sign with letters could begin a formula.
        const guard = /^\s*[+-].*\p{L}/u.test(text) ? "'" : '\u200e';
        expect([`\u200e${text}`, guard + text]).toContain(cell(text));
      }),
      { numRuns: 4000 },
    );
    expect(convertible).toBeGreaterThan(100);
  });
});

test.each([
  '',
  ...cells(`
    Ayşe Yılmaz | Örnek İletişim A.Ş. | Mart | Sinyal Sokak No: 1, 34750 | ayse@ornek.example
    https://ornek.example/1 | 3 hat ve 5 operatör | Merhaba, 2 sorum var. | Ekim ayında başlarız
  `),
])('words are as they were typed: %j', (text) => {
  expect(cell(text)).toBe(text);
});

describe('what would run has an apostrophe', () => {
  test.each([
    ...["+90+cmd|'/c calc'!A0", "-cmd|'/c calc'!A0"],
    ...cells(`
      =1+1 | =1 | @SUM(1) | +1+1 | -2+3 | -1-cmd | +A1 | -A1 | +90*A1 | ＝1 | ＋1 | - madde | +(1)*A1
      +90&A1 | +1=1 | +90 =A1 | +1^2
    `),
  ])('%s', (text) => {
    expect(cell(text)).toBe(`'${text}`);
    expect(cell(`a;${text}`).replace('\u200e', '')).toBe(`a;'${text}`);
  });
});

test('numbers, and times, days and ids of ours, are written as they are', () => {
  expect(csvField(3)).toBe('"3"');
  expect(csvField('2026-11-28', true)).toBe('"2026-11-28"');
  expect(csvField(null)).toBe('""');
});

/** Reads a line as Excel does: what follows a closing quote belongs to the cell, quotes in it as they are. */
function excelCells(text: string, separator: string): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const cells: string[] = [];
    let rest = line;
    while (rest !== '') {
      const [whole = '', quoted = '', plain = ''] =
        new RegExp(`^(?:"((?:[^"]|"")*)"?)?([^${separator}]*)${separator}?`).exec(rest) ?? [];
      cells.push(quoted.replaceAll('""', '"') + plain);
      rest = rest.slice(whole.length || rest.length);
    }
    return cells;
  });
}

const formula = /^["'\s\p{Cc}]*[=+\-@＝＋－＠]/u;
const separators = [',', ';', '\t'];

function expectNoFormula(csv: string): void {
  for (const separator of separators) {
    for (const cell of excelCells(csv, separator)) {
      expect(cell).not.toMatch(/^[\s\p{Cc}]*[=+\-@＝＋－＠]/u);
    }
    // Where nothing is known of quotes.
    for (const cell of csv.split(new RegExp(`[\r\n${separator}]`))) {
      expect(cell.replace(/^[\s\p{Cc}"]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠]/u);
    }
  }
}

const unguarded = (text: string) => text.replace(/['\u200e]/g, '');

test('no text becomes a CSV formula, whatever the separator; apart from its guards, each text is read back unchanged', () => {
  const pieces = fc.constantFrom('', ' =', '\n+', ',"=', ...'=+-@\t\r\0＝",;\'a');
  const text = fc
    .array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 8 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, fc.constantFrom(',', ';'), (one, other, separator) => {
      const csv = `${csvField(one)}${separator}${csvField(other)}\r\n`;
      const [[read = '', next = ''] = []] = parseCsv(csv, separator);
      expect(unguarded(read)).toBe(unguarded(one));
      expect(unguarded(next)).toBe(unguarded(other));
      if (!/^["\s\p{Cc}]*'/u.test(read)) expect(read).not.toMatch(formula);
      expect(read).not.toMatch(/^[\t\r\n\0]/);
      expectNoFormula(csv);
    }),
    { numRuns: 2000 },
  );
});
