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
  ['phone', 'Please enter a valid phone number.', 'Lütfen geçerli bir telefon numarası girin.'],
  ['selectOption', 'Please select an option.', 'Lütfen bir seçenek belirleyin.'],
  ['uploadFile', 'Please upload a file.', 'Lütfen bir dosya yükleyin.'],
  ['pdfOnly', 'Please upload a PDF file only.', 'Lütfen yalnızca PDF dosyası yükleyin.'],
  [
    'cvType',
    'Please upload a PDF file only. We accept DOC and DOCX files too.',
    'Lütfen yalnızca PDF dosyası yükleyin. DOC ve DOCX dosyalarını da kabul ediyoruz.',
  ],
  ['invalid', 'Please check this value.', 'Lütfen bu değeri kontrol edin.'],
  ['unknownField', 'This field is not known.', 'Bu alan tanınmıyor.'],
] as const)('%s has the text of the specification, or begins with it', (key, en, tr) => {
  expect(fieldMessage({ key }, 'en')).toBe(en);
  expect(fieldMessage({ key }, 'tr')).toBe(tr);
});

test.each([
  [120, 'Please use at most 120 characters.', 'Lütfen en fazla 120 karakter kullanın.'],
  [5000, 'Please use at most 5,000 characters.', 'Lütfen en fazla 5.000 karakter kullanın.'],
])('the limit %i is written in each language’s number format', (max, en, tr) => {
  expect(fieldMessage({ key: 'tooLong', max }, 'en')).toBe(en);
  expect(fieldMessage({ key: 'tooLong', max }, 'tr')).toBe(tr);
});

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

const refusals = [
  ['macroFile', 'macro', 'makro'],
  ['embeddedFile', 'embedded', 'gömülü'],
  ['loadingFile', 'loads', 'yüklediği'],
  ['startingFile', 'start a program', 'program başlat'],
  ['scriptFile', 'script', 'betik'],
  ['actionFile', 'action', 'işlem'],
  ['mediaFile', 'video', 'video'],
  ['unreadableFile', 'could not read', 'okuyamadık'],
] as const;

test.each(refusals)(
  'the message for a CV refused as %s says what the file contains, and how to save it without',
  (key, en, tr) => {
    for (const [text, what] of [
      [fieldMessage({ key }, 'en'), en],
      [fieldMessage({ key }, 'tr'), tr],
    ] as const) {
      expect(text).toContain(what);
      expect(text).toMatch(/; (?:please|lütfen) .*PDF/);
    }
  },
);

test('only known messages are accepted as messages', () => {
  expect(isFieldMessageKey('required')).toBe(true);
  for (const other of ['', 'constructor', '__proto__', 'toString', 'Required']) {
    expect(isFieldMessageKey(other)).toBe(false);
  }
});
