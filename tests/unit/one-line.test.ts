import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobApplication } from '#contract/application.ts';
import { check } from '#contract/check.ts';
import { fullContact, simpleContact } from '#contract/contact.ts';
import { isSeen, oneLine } from '#contract/one-line.ts';
import { readPhone } from '#contract/phone.ts';

const good = { fullName: 'Ada', email: 'ada@gokhat.example', message: 'Merhaba' };
const keptName = (fullName: string) => {
  const checked = check(simpleContact, { ...good, fullName });
  return checked.ok ? checked.data.fullName : checked.errors;
};

describe('a text of one line', () => {
  test.each([
    ['a right-to-left override', 'Ada\u202egpj.exe', 'Adagpj.exe'],
    ['an isolate that is never closed', '\u2067Ada', 'Ada'],
    ['zero-width characters', 'A\u200bd\u2060a\ufeff', 'Ada'],
    ['a soft hyphen', 'A\u00adda', 'Ada'],
    ['tags that nobody sees', 'Ada\u{e0041}\u{e0042}', 'Ada'],
    ['line breaks', 'Ada\r\nBcc: x@y.example', 'Ada Bcc: x@y.example'],
    ['line breaks of Unicode', 'Ada\u2028Yılmaz\u2029', 'Ada Yılmaz'],
    ['an escape sequence', 'Ada\u001b[31m', 'Ada [31m'],
    ['a NUL', 'Ada\0Yılmaz', 'Ada Yılmaz'],
    ['half a character', 'Ada \ud83d', 'Ada'],
  ])('removes %s', (_, text, kept) => {
    expect(keptName(text)).toBe(kept);
  });

  test.each([
    'Şükrü İğdır-Öçal',
    'D’Arcy Ó Súilleabháin Jr.',
    'می‌خواهم',
    'ليلى حداد',
    '王秀英',
    'क्‍ष',
    'Ada 👨‍👩‍👧‍👦 ❤️',
    'e\u0301',
  ])('keeps real names: %s', (name) => {
    expect(keptName(name)).toBe(name);
  });

  test.each([
    ['only zero-width characters', '\u200b\u200b'],
    ['only joiners', '\u200d\u200c'],
    ['only overrides', '\u202e\u2066'],
    ['a filler that Unicode counts as a letter', '\u3164'],
    ['the blank of Braille', '\u2800'],
    ['only a variation selector', '\ufe0f'],
    ['only escapes', '\u001b\u001b'],
    ['only half a character', '\udc00'],
  ])('counts as missing if it is %s', (_, text) => {
    expect(keptName(text)).toEqual({ fullName: { key: 'required' } });
    expect(check(simpleContact, { ...good, message: text })).toEqual({
      ok: false,
      errors: { message: { key: 'required' } },
    });
  });

  test('is every field of every form, except multi-line texts and choices', () => {
    const odd = 'x\u202e\u200b\r\n\u001by';
    const { fullName, ...rest } = good;
    const full = check(
      fullContact((text) => readPhone(text)),
      { ...rest, firstName: odd, lastName: odd, company: odd, subject: 'other' },
    );
    expect(full).toMatchObject({
      ok: true,
      data: { firstName: 'x y', lastName: 'x y', company: 'x y' },
    });
    const application = check(
      jobApplication((text) => readPhone(text)),
      {
        ...{ nameSurname: odd, email: good.email, phone: '+90 532 123 45 67' },
        ...{ currentPosition: odd, university: odd, department: odd },
        ...{ yearsOfExperience: '0-1', aboutYourself: 'a\nb', howDidYouFindOther: odd },
        ...{
          linkedin: 'https://gokhat.example/\u202ea',
          cv: { name: odd, type: 'application/pdf', size: 9 },
        },
      },
    );
    expect(application).toMatchObject({
      ok: true,
      data: {
        ...{ nameSurname: 'x y', currentPosition: 'x y', university: 'x y', department: 'x y' },
        ...{ howDidYouFindOther: 'x y', aboutYourself: 'a\nb' },
        linkedin: 'https://gokhat.example/a',
      },
    });
  });

  test('is idempotent, and never contains controls or overrides', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 24 }), (text) => {
        const once = oneLine(text);
        expect(oneLine(once)).toBe(once);
        expect(once).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2060-\u206f\ufeff]/u);
        if (!isSeen(text)) expect(isSeen(once)).toBe(false);
      }),
    );
  });
});
