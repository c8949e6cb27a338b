import * as fc from 'fast-check';
import type { CountryCode } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { check } from '#contract/check.ts';
import { fullContact } from '#contract/contact.ts';
import { readPhone } from '#contract/phone.ts';
import { cells } from '../support/cells.ts';
import { threadTime } from '../support/thread-time.ts';

/**
 * Where a number is from and how it is stored, then how it is written on cards, in signatures, in links and in address
 * books. The extension of a German number is dialled with it.
 */
const written = `
  TR +905321234567: 05321234567 | 5321234567 | 905321234567 | +905321234567 | 00905321234567 |
    0532 123 45 67 | 0532 123 4567 | 0 532 123 45 67 | 0532-123-45-67 | 0532.123.45.67 |
    0532/123 45 67 | (0532) 123 45 67 | 0(532)1234567 | 0 (532) 123-45-67 | (0 532) 123 45 67 |
    0532_123_45_67 | 0532·123·45·67 | 0532–123–45–67 | 0532\u2212123\u221245\u221267 |
    0532\u00a0123\u00a045\u00a067 | 0532\u202f123\u202f45\u202f67 | +90 0532 123 45 67 |
    +90 (0)532 123 45 67 | +90 (0532) 123 45 67 | (+90) 532 123 45 67 | +(90) 532 123 45 67 |
    + 90 532 123 45 67 | ++90 532 123 45 67 | 00 90 532 123 45 67 | (0090) 532 123 45 67 |
    90(532)1234567 | ０５３２ １２３ ４５ ６７ | ＋９０（５３２）１２３ ４５ ６７ | ٠٥٣٢ ١٢٣ ٤٥ ٦٧ | ۰۵۳۲ ۱۲۳ ۴۵ ۶۷ |
    \u202d+90 532 123 45 67\u202c | \ufeff05321234567 | tel:+905321234567 | tel:05321234567 |
    TEL: +90-532-123-45-67 | tel://+905321234567 | callto:+905321234567 | whatsapp:+905321234567 |
    https://wa.me/905321234567?text=Merhaba | wa.me/905321234567 | Tel.: 0532 123 45 67 |
    Telefon 0532 123 45 67 | T: 0532 123 45 67 | Cep Tel : 0532 123 45 67 | GSM: 0532 123 45 67 |
    (iş) 0532 123 45 67 | Ayşe: 0532 123 45 67 | No: 0532 123 45 67 | 0532 123 45 67 (cep) |
    0532 123 45 67 (Ayşe Yılmaz) | 0532 123 45 67 (7/24) | 05321234567(iş) | 0532 123 45 67 [iş] |
    0532 123 45 67 - Ayşe | 05321234567cep | 0532 123 45 67, 18.00’den sonra |
    0532 123 45 67 daha sonra arayın | 0532/123 45 67 Ayşe | 0532 123 45 67. | 0532 123 45 67; |
    "0532 123 45 67" | <0532 123 45 67> | 0532 123 45 67 / 0216 000 00 00 |
    0532 123 45 67 - 0216 000 00 00 | 0532 123 45 67, 0533 123 45 67 |
    0532 123 45 67 veya 0216 000 00 00 | 0532 123 45 67 +90 216 000 00 00
  TR +902160000000: 0216 000 00 00 | (0216) 000 00 00 | 0216 000 00 00 (3 hat) |
    0216 000 00 00 pbx | 0216 000 00 00 saat 5’ten sonra | Santral 0216 000 00 00
  TR +902160000000;ext=12: 0216 000 00 00 dahili 12 | 0216 000 00 00 Dahili:12 |
    0216 000 00 00 DAHİLİ 12 | 0216 000 00 00 DAHILI 12 | 0216 000 00 00 Dahili No: 12 |
    0216 000 00 00 dah. 12 | 0216 000 00 00 dh. 12 | 0216 000 00 00 D:12 | 0216 000 00 00 hat 12 |
    0216 000 00 00 İç hat: 12 | 0216 000 00 00 no 12 | 0216 000 00 00 (Dahili: 12) |
    0216 000 00 00, dahili 12 | 0216 000 00 00 - dahili 12 | 0216 000 00 00/Dahili:12 |
    0216 000 00 00-12 | 0216 000 00 00 – 12 | 0216-000-00-00-12 | 0216 000 00 00 / 12 |
    0216 000 00 00 (12) | 0216 000 00 00 : 12 | 0216 000 00 00,12 | 0216 000 00 00 #12 |
    0216 000 00 00 *12 | 0216 000 00 00 x12 | 0216 000 00 00 ext. 12 | 0216 000 00 00 (x12) |
    0216 000 00 00 extension 12 | 0216 000 00 00;ext=12 | tel:+90-216-000-00-00;ext=12 |
    ٠٢١٦ ٠٠٠ ٠٠ ٠٠ / ١٢ | Tel: 0216 000 00 00 dahili 12 Ayşe | 0216 000 00 00 - 12 (iş)
  TR +904440532: 444 0 532 | 4440532 | 444 05 32 | 444 0 532 (7/24)
  TR +904440532;ext=12: 444 0 532 - 12 | 444 0 532 dahili 12 | 444 0 532/12
  TR +908502220111: 0850 222 0 111 | 0850 222 01 11 | 0 850 222 0111 | +90 850 222 01 11
  TR +908001234567: 0800 123 45 67 | 800 123 45 67
  DE +4930901820: 030 901820 | 030/901820 | (030) 901820 | 030-901820 | 030 90 18 20 |
    +49 30 901820 | +49 (0)30 901820 | +49 (30) 901820 | +49-30-901820 | 0049 30 901820 |
    +49 30 / 90 18 20 | Tel. 030 901820 | 030 901820 (dienstlich) | 030 901820 privat
  DE +493090182012: 030 901820-12 | 030 901820 - 12 | +49 30 901820-12 | +49 (0) 30 / 901820 - 12
  DE +4915123456789: 0151 23456789 | 0151/23456789 | +49 151 234 567 89 | Mobil: 0151-23456789
  GB +442079460018: 020 7946 0018 | (020) 7946 0018 | 020-7946-0018 | +44 20 7946 0018 |
    +44 (0)20 7946 0018 | +44(0)2079460018 | 0044 20 7946 0018 | +44 (0) 20 7946 0018 |
    020 7946 0018 (office)
  GB +442079460018;ext=12: 020 7946 0018 ext 12 | 020 7946 0018 x12 | 020 7946 0018 (ext. 12) |
    020 7946 0018 / 12
  GB +447911123456: 07911 123456 | 07911 123 456 | +44 7911 123456 | +44 (0)7911 123456
  US +12125550100: (212) 555-0100 | 212-555-0100 | 212.555.0100 | 212 555 0100 | 2125550100 |
    1-212-555-0100 | +1 212 555 0100 | +1 (212) 555-0100 | +1-212-555-0100 | 1 (212) 555-0100 |
    001 212 555 0100 | (212) 555-0100 (cell) | Office: (212) 555-0100 | 212/555-0100
  US +12125550100;ext=34: (212) 555-0100 x34 | 212-555-0100 ext. 34 | +1 212 555 0100-34 |
    212-555-0100 #34
  AE +97141234567: 04 123 4567 | 04-1234567 | +971 4 123 4567 | +971 (0)4 123 4567 |
    00971 4 1234567
  AE +971501234567: 050 123 4567 | +971 50 123 4567 | +971-50-1234567 | ٠٥٠ ١٢٣ ٤٥٦٧
  FR +33142685300: 01 42 68 53 00 | 01.42.68.53.00 | +33 1 42 68 53 00 | +33 (0)1 42 68 53 00
  NL +31201234567: 020-1234567 | 020 123 4567 | +31 (0)20 123 45 67 | +31 20 123 4567
  AZ +994501234567: 050 123 45 67 | +994 50 123 45 67 | (050) 123-45-67
  KZ +77011234567: 8 701 123 45 67 | 8 (701) 123-45-67 | +7 701 123 45 67 | +7 (701) 123-45-67
  IT +390612345678: 06 1234 5678 | +39 06 12345678 | 06-12345678 | 06/12345678
  CH +41442123456: 044 212 34 56 | +41 44 212 34 56 | +41 (0)44 212 34 56
`;
const ways = written.split(/\n {2}(?=\w)/).flatMap((line) => {
  const [, country = '', number = '', texts = ''] = /^(\w\w) (\S+): (.*)$/s.exec(line) ?? [];
  return cells(texts).map((text) => [text, country as CountryCode, number] as const);
});

describe('a number is read as people write it', () => {
  test.each(ways)('%j in %s is %s', (text, country, number) => {
    expect(readPhone(text, country)).toBe(number);
  });

  test('by the API too, which knows no country, if it is international', () => {
    const read = (phone: string) => {
      const name = { firstName: 'A', lastName: 'B' };
      const body = { ...name, email: 'a@b.example', subject: 'hr', message: 'c' };
      const checked = check(
        fullContact((text) => readPhone(text)),
        { ...body, phone },
      );
      return checked.ok ? checked.data.phone : checked.errors.phone?.key;
    };
    expect(read('tel:+90-216-000-00-00;ext=12')).toBe('+902160000000;ext=12');
    expect(read('00 90 216 000 00 00 / 12')).toBe('+902160000000;ext=12');
    expect(read('\u202a+90 (216) 000 00 00\u202c (iş)')).toBe('+902160000000');
    expect(read('0216 000 00 00')).toBe('phone');
    expect(read(`+90 216 000 00 00 ${'x'.repeat(250)}`)).toBe('tooLong');
  });
});

describe('what holds no number, or more than one could be meant, is refused', () => {
  test.each([
    '',
    ...cells(`
      abc | yok | - | + | tel: | (iş) | dahili 12 | 12 | 112 | 0532 | 0532 123 | 0532 123 45 6 | +90
      0532 123 45 67 89 | 0532 123 45 678 | 05321234567 05331234567 | 0216 000 00 00 12
      0216 000 00 00 dahili | 0216 000 00 00 dahili 12 dahili 13 | 0216 abc 000 00 00
      0216 000 00 00 dahili 123456789012345678901 | ${'0'.repeat(250)} | ${'1'.repeat(300)}
      ayse1985@ornek.example | 5321234567@ornek.example | 2026-11-28 | 10:30 | 1E5 | ½
    `),
  ])('%j', (text) => {
    expect(readPhone(text, 'TR')).toBeUndefined();
  });

  test('an extension has at most 20 digits', () => {
    const digits = '12345678901234567890';
    expect(readPhone(`0216 000 00 00 dahili ${digits}`, 'TR')).toBe(`+902160000000;ext=${digits}`);
  });
});

test('whatever is read is E.164 with at most an extension, and is read the same again', () => {
  const words = cells('0216 000 00 00 | +90 | 0532 | 123 45 67 | 00 | dahili | tel: | 12 | ;ext=');
  const pieces = fc.constantFrom(...words, ' - ', ...'/(), x٣０\u202a@#', 'iş', 'İÇ HAT');
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const number = readPhone(parts.join(''), 'TR');
      if (number === undefined) return;
      accepted += 1;
      expect(number).toMatch(/^\+\d{2,17}(?:;ext=\d{1,20})?$/);
      expect(readPhone(number)).toBe(number);
    }),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(20);
});

test('no text of 250 characters takes longer than 50 ms of processor time', async () => {
  const parts = [
    ' ',
    ' a',
    '1 - ',
    ...cells('1/ | (1 a | 1a | ( | - | + | 1( | dah | dahili 1 | ;ext=1 | ٣ | 1,'),
  ];
  for (const part of [...parts, ...parts.map((one) => `0216 000 00 00${one}`)]) {
    const text = part.repeat(250).slice(0, 250);
    readPhone(text, 'TR');
    const { ms } = await threadTime(() => readPhone(text, 'TR'));
    expect(ms, part).toBeLessThan(50);
  }
});
