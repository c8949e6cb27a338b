import type { Page } from '@playwright/test';
import { axeFinds } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test.beforeEach(({ page }) => decideBefore(page));

const tabs = (page: Page, list: string) => page.getByRole('tablist', { name: list });
const code = (page: Page) => page.getByRole('tabpanel').locator('pre:visible');

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
  expect(await axeFinds(page, { within: '.code-samples' })).toEqual([]);

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
    await expect(code(page)).toBeFocused();
  });
});
