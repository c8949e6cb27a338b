import { expect, test } from 'vitest';
import { formMessage, isFieldMessageKey } from '#contract/field-messages.ts';

test('a missing field is reported before other errors', () => {
  const errors = [{ key: 'email' }, { key: 'required' }] as const;
  expect(formMessage(errors, 'en')).toBe('Please fill out all required fields.');
  expect(formMessage(errors, 'tr')).toBe('Lütfen tüm zorunlu alanları doldurun.');
});

test('without a missing field, the first error is reported', () => {
  const errors = [{ key: 'tooLong', max: 5000 }, { key: 'email' }] as const;
  expect(formMessage(errors, 'en')).toBe('Please use at most 5,000 characters.');
  expect(formMessage([], 'en')).toBe('Please check this value.');
});

test('only known messages are accepted as messages', () => {
  expect(isFieldMessageKey('required')).toBe(true);
  for (const other of ['', 'constructor', '__proto__', 'toString', 'Required']) {
    expect(isFieldMessageKey(other)).toBe(false);
  }
});
