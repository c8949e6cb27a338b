import type { Page } from '@playwright/test';
import { services } from '#web/content/tr/services.ts';
import { axeFinds } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { networkRests } from '../support/browser/network-rests.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

const { smsCalculator: texts } = services;

test.beforeEach(({ page }) => decideBefore(page));

async function openCalculator(page: Page) {
  await visitPage(page, '/tr/services');
  await page.locator('.sms-slot').scrollIntoViewIfNeeded();
  const message = page.getByLabel(texts.message);
  await expect(message).toBeVisible();
  const result = (name: string) => page.locator('.sms-slot dl > div', { hasText: name });
  return {
    message,
    /** The number of SMS, then units and what is left. */
    figures: async (name: string) =>
      (await result(name).getByRole('definition').innerText()).match(/\d+/g)?.map(Number),
    characters: page.getByRole('list', { name: texts.costly }).getByRole('listitem'),
    status: page.locator('.sms-slot').getByRole('status'),
  };
}

test('the calculator says how many SMS a message is, as billed and on the network, which characters cost more, and what operators refuse; what is typed leaves the browser by no request and is not stored; axe finds nothing', async ({
  page,
}) => {
  const { message, figures, characters, status } = await openCalculator(page);
  // The sample is one SMS less on the network than on the bill.
  expect((await figures(texts.billed))?.[0]).toBe(2);
  expect((await figures(texts.carried))?.[0]).toBe(1);
  // What the page fetches ahead comes before: from here on only keys are pressed, since links are fetched under a mouse.
  await page.locator('.code-slot').scrollIntoViewIfNeeded();
  await networkRests(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const stored = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
  const before = await stored();

  await message.focus();
  await page.keyboard.type('Şaşı ş [1]');
  expect(await figures(texts.billed)).toEqual([1, 21, 139]);
  expect(await figures(texts.carried)).toEqual([1, 17, 138]);
  await expect(characters).toHaveText([
    'Ş × 1 çift',
    'ş × 2 çift',
    'ı × 1 çift',
    '[ × 1 çift',
    '] × 1 çift',
  ]);
  await page.getByLabel(texts.operatorCode).press('Space');
  expect(await figures(texts.billed)).toEqual([1, 16, 144]);

  await message.fill('Tutar ’5’ 😀 bit.ly/abc');
  await expect(characters).toHaveText(['’ × 2 UCS-2', '😀 × 1 çift UCS-2']);
  await expect(page.getByText(texts.hasLink).first()).toBeVisible();
  await expect(status).toContainText(texts.hasLink);

  const sender = page.getByLabel(texts.sender);
  for (const [name, error] of [
    ['GO', texts.senderRefused],
    ['gokhat.com', texts.senderIsAddress],
    ['GÖKHAT', texts.senderRefused],
    ['GOKHAT 2026', undefined],
  ] as const) {
    await sender.fill(name);
    await sender.blur();
    if (error)
      await expect(sender).toHaveAccessibleDescription(new RegExp(`${error.slice(0, 20)}`));
    else await expect(sender).not.toHaveAttribute('aria-invalid');
  }
  await message.fill('');
  expect(await figures(texts.billed)).toEqual([0, 0, 160]);
  await message.fill('😀'.repeat(5000));
  expect((await figures(texts.billed))?.[0]).toBe(152);
  expect(requests).toEqual([]);
  expect(await stored()).toBe(before);
  await message.fill('Yazı ’ www.gokhat.example');
  expect(await axeFinds(page, { within: '.sms-slot' })).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table says how long one to four SMS may be, and there is no empty room for the calculator', async ({
    page,
  }) => {
    await page.goto('/tr/services');
    const rows = page.getByRole('table', { name: texts.caption }).getByRole('row');
    await expect(rows).toHaveText([
      'SMS1234',
      'GSM-7155301454607',
      'Türkçe tablo150293442591',
      'UCS-265129196263',
    ]);
    await expect(page.locator('.sms-slot')).toBeHidden();
  });
});
