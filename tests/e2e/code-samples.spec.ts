import type { Page } from '@playwright/test';
import { axeFinds } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test.beforeEach(({ page }) => decideBefore(page));

const tabs = (page: Page, list: string) => page.getByRole('tablist', { name: list });
const code = (page: Page) => page.getByRole('tabpanel').locator('pre:visible');

async function openSamples(page: Page, language: 'tr' | 'en' = 'tr'): Promise<void> {
  await visitPage(page, `/${language}/services`);
  await page.locator('.code-slot').scrollIntoViewIfNeeded();
  await expect(code(page)).toBeVisible();
}

test('each API has a sample request in curl, Node and Python, labelled as a sample', async ({
  page,
}) => {
  await openSamples(page);
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
  expect(await axeFinds(page, { within: '.code-samples' })).toEqual([]);
});

test('the tabs work by keyboard: one Tab stop per row, arrow keys within it, and the code gets the focus', async ({
  page,
}) => {
  await openSamples(page);
  await tabs(page, 'API').getByRole('tab', { name: 'SMS' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs(page, 'API').getByRole('tab', { name: 'Ses' })).toBeFocused();
  await expect(code(page)).toContainText('/v1/calls');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'curl' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Python' })).toBeFocused();
  await expect(code(page)).toContainText('requests.post(');
  await page.keyboard.press('Tab');
  await expect(code(page)).toBeFocused();
});

test('the programming language is kept when another API is chosen @release', async ({ page }) => {
  await openSamples(page, 'en');
  await tabs(page, 'Programming language').getByRole('tab', { name: 'Node' }).click();
  await tabs(page, 'API').getByRole('tab', { name: 'Verification' }).click();
  await expect(code(page)).toContainText('await fetch(');
  await expect(code(page)).toContainText('/v1/verifications');
});

test('the samples’ slot keeps its height when they load @release', async ({ page }) => {
  await visitPage(page, '/tr/services');
  const slot = page.locator('.code-slot');
  const before = await slot.boundingBox();
  await slot.scrollIntoViewIfNeeded();
  await expect(code(page)).toBeVisible();
  const after = await slot.boundingBox();
  expect(after?.height).toBe(before?.height);
});

test('each chapter of the services page ends with a link to the contact form @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/services');
  const asks = page.locator('main section[id] a[href^="/tr/contact"][href$="#contact-form"]');
  await expect(asks).toHaveCount(4);
  await asks.first().click();
  await expect(page).toHaveURL('/tr/contact?form=quote#contact-form');
});
