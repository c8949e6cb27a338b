import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '#contract/check.ts';
import { mailtoHref } from '#contract/email.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { emailAddress } from '#contract/fields.ts';
import { shownAddress } from '#db/records.ts';
import { cells } from '../support/cells.ts';

function stored(typed: string): string | undefined {
  const checked = check(emailAddress, typed);
  return checked.ok ? checked.data : undefined;
}

function errorOf(typed: string) {
  const checked = check(emailAddress, typed);
  return checked.ok ? undefined : checked.errors[''];
}

const turkish = 'ayse@xn--trkiye-3ya.com.tr';

describe('an address is accepted', () => {
  test.each([
    ..."!#$%&'*+/=?^_`{|}~-".split('').map((atom) => `r${atom}d@ornek.example`),
    "!#$%&'*+/=?^_`{|}~-@ornek.example",
    ...cells(`
      1@2.co | a@1a.example | ADA.Yilmaz@Gokhat.EXAMPLE | ayse@xn--trkiye-3ya.com.tr | a@a-b.example
      a@xn--e1afmkfd.xn--p1ai | a@ornek.xn--p1ai
    `),
    `a@${'a'.repeat(63)}.example`,
    `${'a'.repeat(254 - '@ornek.example'.length)}@ornek.example`,
  ])('as it is: %s', (address) => {
    expect(stored(address)).toBe(address);
  });

  test.each([
    ['ayse@türkiye.com.tr', turkish],
    ['ayse@TÜRKİYE.com.tr', turkish],
    ['ayse@tu\u0308rkiye.com.tr', turkish],
    ['ayse@türkiye。com.tr', turkish],
    ['a@ıstanbul.example', 'a@xn--stanbul-qfb.example'],
    ['a@İstanbul.example', 'a@istanbul.example'],
    ['a@straße.example', 'a@xn--strae-oqa.example'],
    ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ])('with a domain in letters, which is stored in ASCII: %s', (typed, address) => {
    expect(stored(typed)).toBe(address);
  });

  test.each([
    ['ayşe@ornek.example', 'ayşe@ornek.example'],
    ['AYŞE@ornek.example', 'ayşe@ornek.example'],
    ['İrem.Işık@ornek.example', 'irem.işık@ornek.example'],
    ['用户@例子.公益', '用户@xn--fsqu00a.xn--55qw42g'],
  ])('with a local part in other letters, which is stored in lower case: %s', (typed, address) => {
    expect(stored(typed)).toBe(address);
  });

  test.each([
    '  ayse@türkiye.com.tr\t',
    '\u00a0ayse@türkiye.com.tr\u00a0',
    '\u202aayse@türkiye.com.tr\u202c',
    'ayse\u200e@türkiye\u200b.com.tr\ufeff',
    '\u200d\ufe0fayse@türkiye.com.tr',
    'mailto:ayse@türkiye.com.tr',
    'MAILTO:ayse@t%C3%BCrkiye.com.tr?subject=Teklif&body=a@b.example',
    ' mailto: ayse@türkiye.com.tr',
    '<ayse@türkiye.com.tr>',
    'Ayşe Yılmaz <ayse@türkiye.com.tr>',
    '"Yılmaz, Ayşe" < ayse@türkiye.com.tr >;',
    '<mailto:ayse@türkiye.com.tr>',
    '"ayse@türkiye.com.tr"',
    "'ayse@türkiye.com.tr'",
    '“ayse@türkiye.com.tr”',
    'ayse@türkiye.com.tr.',
    'ayse@türkiye.com.tr,',
    'ayse@türkiye.com.tr ; ',
  ])('without what a paste brings along: %j', (typed) => {
    expect(stored(typed)).toBe(turkish);
  });
});

describe('refused are', () => {
  test.each([
    'ay\u200dse@a.example',
    'ayse@a.example\nBcc: eve@evil.example',
    ...cells(`
      ayse | ayse@ | @türkiye.com.tr | ayse@türkiye | ayse@localhost | ayse@.com | ayse@türkiye..com
      ayse@-a.example | ayse@a-.example | ayse@${'a'.repeat(64)}.example | ayse@ornek_1.example
      ayse@1.2.3.4 | ayse@１.２.３.４ | ayse@0x7f.1 | ayse@[1.2.3.4] | ayse@[IPv6:::1]
      ayse@türkiye.com:80 | ayse@türkiye.com/a | ayse@türkiye.com?a | ayse@t%C3%BCrkiye.com
      ayse@xn--ſ.com | ayse@exam ple.com | ayşe nur@türkiye.com | .ayse@a.example | ayse.@a.example
      ay..se@a.example | ay(se)@a.example | ay＠se@a.example | "ayse nur"@a.example
      ayse@b@a.example | ayse@a.example, eve@evil.example | ayse@a.example;eve@evil.example
      Ayşe <ayse@a.example>, Eve <eve@evil.example> | mailto:ayse@a.example,eve@evil.example
      mailto:ayse@a.example%0d%0aBcc:eve@evil.example | mailto:%E3%85%A4@a.example | mailto: | a%zz
    `),
  ])('%j', (typed) => {
    expect(errorOf(typed)).toEqual({ key: 'email' });
  });

  test('more than 254 octets of what is stored, with the limit', () => {
    const tooLong = { key: 'tooLong', max: fieldLimits.email };
    const local = (length: number) => 'ş'.repeat(length);
    expect(stored(`${local(120)}@ornek.example`)).toBeDefined();
    expect(errorOf(`${local(121)}@ornek.example`)).toEqual(tooLong);
    expect(errorOf(`${'a'.repeat(255)}@ornek.example`)).toEqual(tooLong);
  });
});

test('what is stored stays the same when it is stored again, is one line of visible characters, and has an ASCII domain', () => {
  const words = cells('mailto: | %40 | türkiye | .com | .рф | xn--');
  const characters = 'aşİß@.-<> "\u200d\ufe0f1０ſK。,;?#/:\\';
  const pieces = fc.constantFrom(...words, ...characters, '\r\n');
  const text = fc
    .array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 10 })
    .map((parts) => parts.join(''));
  let accepted = 0;
  fc.assert(
    fc.property(text, text, fc.constantFrom('', '.com', '.рф'), (local, domain, end) => {
      const address = stored(`${local}@${domain}${end}`);
      if (address === undefined) return;
      accepted += 1;
      expect(stored(address)).toBe(address);
      expect(address).toMatch(
        /^[^@\s<>(),:;"[\]\\\p{C}\p{Z}]+@[A-Za-z0-9.-]+\.[A-Za-z][A-Za-z0-9-]+$/u,
      );
      expect(stored(shownAddress(address))).toBe(address);
      expect(decodeURIComponent(mailtoHref(shownAddress(address)))).toBe(`mailto:${address}`);
    }),
    { numRuns: 4000 },
  );
  expect(accepted).toBeGreaterThan(10);
});

test('generated addresses of RFC 5322 are accepted as they are', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(stored(address)).toBe(address);
    }),
    { numRuns: 200 },
  );
});

describe('an address is shown', () => {
  test.each([
    ['a@ornek.example', 'a@ornek.example'],
    [turkish, 'ayse@türkiye.com.tr'],
    ['a@XN--TRKIYE-3YA.com.tr', 'a@türkiye.com.tr'],
    ['a@xn--stanbul-qfb.example', 'a@ıstanbul.example'],
    ['a@xn--e1afmkfd.xn--p1ai', 'a@пример.рф'],
    ['用户@xn--fsqu00a.xn--55qw42g', '用户@例子.公益'],
  ])('as its owner writes it: %s', (address, shown) => {
    expect(shownAddress(address)).toBe(shown);
  });

  test.each([
    // Cyrillic letters that look like apple, under .com; and one among Latin letters.
    'a@xn--80ak6aa92e.com',
    'a@xn--pple-43d.com',
    // A Latin letter of phonetics that looks like g.
    'a@xn--oogle-qmc.com',
    // No domain in ASCII of another one.
    'a@xn--zzzzzzzzzz.com',
  ])('in ASCII where it could imitate another domain: %s', (address) => {
    expect(shownAddress(address)).toBe(address);
  });
});

test('a link to an address has none of its characters as separators of the URL', () => {
  expect(mailtoHref('r&d?#%=@türkiye.com.tr')).toBe(
    'mailto:r%26d%3F%23%25%3D@xn--trkiye-3ya.com.tr',
  );
});
