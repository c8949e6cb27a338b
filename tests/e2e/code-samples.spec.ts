import type { Page } from '@playwright/test';
import { axeFinds } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test.beforeEach(({ page }) => decideBefore(page));

const tabs = (page: Page, list: string) => page.getByRole('tablist', { name: list });
/** The request of the chosen product, in the chosen language. */
const code = (page: Page) =>
  page.getByRole('tabpanel', { name: /^(?:curl|Node|Python)$/ }).locator('pre');

test('each API has a sample request in curl, Node and Python, labelled as a sample; the slot keeps its height when they load, and the programming language stays when another API is chosen @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/services');
  const slot = page.locator('.code-slot');
  const before = await slot.boundingBox();
  await slot.scrollIntoViewIfNeeded();
  await expect(code(page)).toBeVisible();
  expect((await slot.boundingBox())?.height).toBe(before?.height);
  await expect(page.getByText(/örnektir: .* gerçek değildir/)).toBeVisible();
  const seen = new Set<string>();
  for (const [product, path] of [
    ['SMS', 'messages'],
    ['Ses', 'calls'],
    ['Doğrulama', 'verifications'],
  ] as const) {
    await tabs(page, 'API').getByRole('tab', { name: product }).click();
    for (const [language, sign] of [
      ['curl', 'curl https://'],
      ['Node', 'await fetch('],
      ['Python', 'requests.post('],
    ] as const) {
      await tabs(page, 'Programlama dili').getByRole('tab', { name: language }).click();
      await expect(code(page)).toContainText(sign);
      await expect(code(page)).toContainText(`api.gokhat.example/v1/${path}`);
      seen.add(await code(page).innerText());
    }
  }
  expect(seen.size).toBe(9);
  await tabs(page, 'API').getByRole('tab', { name: 'SMS' }).click();
  await expect(code(page)).toContainText('requests.post(');
  expect(await axeFinds(page, { within: '.code-slot' })).toEqual([]);

  await test.step('by keyboard: one Tab stop per row, arrow keys within it, and the code gets the focus', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(tabs(page, 'API').getByRole('tab', { name: 'Ses' })).toBeFocused();
    await expect(code(page)).toContainText('/v1/calls');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Python' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: 'curl' })).toBeFocused();
    await expect(code(page)).toContainText('curl https://');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Kopyala' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(code(page)).toBeFocused();
  });
});

test('a sample is in the words of the page’s language, beside its answer, and one press copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitPage(page, '/en/services');
  await page.locator('.code-slot').scrollIntoViewIfNeeded();
  await expect(code(page)).toContainText('Your parcel is on its way.');
  await expect(page.locator('.code-slot')).toContainText(/Answer\s*HTTP\/1.1 201 Created/);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code(page).innerText());
  await page.getByRole('tab', { name: 'Voice' }).click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});
