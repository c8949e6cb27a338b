import { expect, test } from 'vitest';
import { cells } from '#tests/support/cells.ts';
import { checkApplication, empty } from '#web/features/application/values.ts';

const errorOf = async (portfolio: string) => {
  const checked = await checkApplication({ ...empty, portfolio });
  return checked.ok ? undefined : checked.errors.portfolio?.key;
};

test.each([
  'linkedin.com/in/ada',
  ' www.github.com ',
  'çağla.com',
  'IŞIK.com.tr/özgeçmiş',
  'пример.рф',
  'ada.dev:8080/cv',
  'ada.dev?ref=cv',
  'ada.dev#cv',
])('a link without its scheme is taken: %s', async (link) => {
  expect(await errorOf(link)).toBeUndefined();
});

test.each(
  cells(`
  @ada | ada | in/ada.html | ada@gokhat.example | mailto:ada@gokhat.example
  javascript:alert.com | ftp://ada.dev | bir cümle. Bir daha | ada..dev/ | ada.dev:cv
`),
)('other text is no link: %s', async (text) => {
  expect(await errorOf(text)).toBe('link');
});
