import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from '#web/ui/unbroken.tsx';

/** The parts of a text that stay on one line. */
function whole(text: string): string[] {
  const html = renderToStaticMarkup(unbroken(text));
  expect(html.replaceAll(/<[^>]+>/g, ''), 'the text itself').toBe(text);
  return [...html.matchAll(/<span class="whitespace-nowrap">([^<]+)<\/span>/g)].map(
    ([, words = '']) => words,
  );
}

test.each([
  ['Bize e-postayla ulaşın.', ['e-postayla']],
  ['E-posta ya da webhook ile', ['E-posta']],
  ['IPsec tüneliyle ya da SIP-TLS ile', ['SIP-TLS']],
  ['STIR/SHAKEN kullanan ülkeler', ['STIR/SHAKEN']],
  ['ISO/IEC 27001’e göre', ['ISO/IEC 27001']],
  ['ISO 9001 and ISO 14001', ['ISO 9001', 'ISO 14001']],
  ['ISO/IEC 27001-2022', ['ISO/IEC 27001-2022']],
  ['Sinyal Sokak No: 1', ['No: 1']],
  ['en çok 25 ay saklanır, 5 MB', ['25 ay', '5 MB']],
  ['ayda 300.000 dakika, 24/7', ['300.000 dakika', '24/7']],
  ['kept for 24 months', ['24 months']],
  ['m. 5/2 (f) uyarınca', ['5/2 (f)']],
  ['AI-assisted, in 150 countries', ['AI-assisted']],
])('“%s” keeps together what a line must not break', (text, expected) => {
  expect(whole(text)).toEqual(expected);
});

test.each(['two-way look-ups', 'Least-cost routing', 'in 2009, and since', 'Ankara - İzmir', ''])(
  '“%s” may break where it does',
  (text) => {
    expect(whole(text)).toEqual([]);
  },
);
