import { expect, test } from 'vitest';
import { fieldMessage, formMessage, isFieldMessageKey } from '#contract/field-messages.ts';

test.each([
  ['required', 'This field is required.', 'Bu alan zorunludur.'],
  ['email', 'Please enter a valid email address.', 'Lütfen geçerli bir e-posta adresi girin.'],
  [
    'fillAllRequired',
    'Please fill out all required fields.',
    'Lütfen tüm zorunlu alanları doldurun.',
  ],
  ['invalid', 'Please check this value.', 'Lütfen bu değeri kontrol edin.'],
  ['unknownField', 'This field is not known.', 'Bu alan tanınmıyor.'],
] as const)('%s is told in the words of the specification', (key, en, tr) => {
  expect(fieldMessage({ key }, 'en')).toBe(en);
  expect(fieldMessage({ key }, 'tr')).toBe(tr);
});

test.each([
  [120, 'Please use at most 120 characters.', 'Lütfen en fazla 120 karakter kullanın.'],
  [5000, 'Please use at most 5,000 characters.', 'Lütfen en fazla 5.000 karakter kullanın.'],
])('the bound %i is written as each language writes numbers', (max, en, tr) => {
  expect(fieldMessage({ key: 'tooLong', max }, 'en')).toBe(en);
  expect(fieldMessage({ key: 'tooLong', max }, 'tr')).toBe(tr);
});

test('a form with a missing field says so, whatever else is wrong', () => {
  const errors = [{ key: 'email' }, { key: 'required' }] as const;
  expect(formMessage(errors, 'en')).toBe('Please fill out all required fields.');
  expect(formMessage(errors, 'tr')).toBe('Lütfen tüm zorunlu alanları doldurun.');
});

test('a form with no missing field says what is wrong with the first', () => {
  const errors = [{ key: 'tooLong', max: 5000 }, { key: 'email' }] as const;
  expect(formMessage(errors, 'en')).toBe('Please use at most 5,000 characters.');
  expect(formMessage([], 'en')).toBe('Please check this value.');
});

test('only the known messages are messages', () => {
  expect(isFieldMessageKey('required')).toBe(true);
  for (const other of ['', 'constructor', '__proto__', 'toString', 'Required']) {
    expect(isFieldMessageKey(other)).toBe(false);
  }
});
