import { expect, test } from 'vitest';
import { applicationItem } from '#api/mail/notice-letters.ts';

test.each([
  ['Kıdemli Ağ Mühendisi', /^Kıdemli Ağ Mühendisi · Satış uzmanı · 3–5 yıl/],
  [null, /^Satış uzmanı · 3–5 yıl/],
])(
  'the notice of an application says the position, %s, before the present job',
  (position, said) => {
    const row = {
      ...({ id: '019b0000-0000-7000-8000-000000000001', full_name: 'Deniz Ak' } as const),
      ...({ experience: '3-5', current_position: 'Satış uzmanı', position } as const),
      ...{ email: 'deniz@ornek.example', phone: '+905321234567', about: '' },
    };
    const settings = {
      siteUrl: 'https://ornek.example',
      content: 'short',
      language: 'tr',
    } as const;
    expect(applicationItem(row, settings as never).lines[0]).toMatch(said);
  },
);
