import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { check } from '#contract/check.ts';
import { simpleContact } from '#contract/contact.ts';
import { requiredText } from '#contract/fields.ts';
import { utcTime } from '#contract/utc-time.ts';

const good = { fullName: 'Ada', email: 'ada@gokhat.example', message: 'Merhaba' };
const errorsOf = (input: unknown) => {
  const result = check(simpleContact, input);
  return result.ok ? undefined : result.errors;
};

describe('an invalid input', () => {
  test('with thousands of unknown fields is answered with a hundred of them', () => {
    const unknown = Array.from({ length: 5000 }, (_, index) => [`field${index}`, '']);
    const errors = errorsOf({ ...good, ...Object.fromEntries(unknown) });
    expect(Object.keys(errors ?? {})).toHaveLength(100);
  });

  test.each([null, undefined, 5, 'text', [], [good], true])(
    'is the input as a whole where it is no object: %j',
    (input) => {
      expect(Object.keys(errorsOf(input) ?? {})).toEqual(['']);
    },
  );
});

describe('a required text', () => {
  const accepts = (input: unknown) => check(requiredText(3), input).ok;

  test.each(['a', 'abc', '  abc  ', 'ığş', '👍👍👍', '0'])('is "%s"', (input) => {
    expect(accepts(input)).toBe(true);
  });

  test.each(['', ' ', '\t\n', '\u00a0', '\u3000', 'abcd', '👍👍👍👍'])('is not "%s"', (input) => {
    expect(accepts(input)).toBe(false);
  });
});

test('times are ISO 8601 in UTC with milliseconds', () => {
  expect(check(utcTime, new Date(0).toISOString()).ok).toBe(true);
  for (const other of ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000+03:00', '1970-01-01']) {
    expect(check(utcTime, other).ok).toBe(false);
  }
});

test('a nested field is reported by its path', () => {
  const schema = z.strictObject({ sender: z.strictObject({ name: requiredText(5) }) });
  expect(check(schema, { sender: { name: '' } })).toEqual({
    ok: false,
    errors: { 'sender.name': { key: 'required' } },
  });
});
