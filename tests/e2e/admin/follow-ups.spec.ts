import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { chooseView, openAdmin } from '../../support/browser/admin-page.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

const dayMs = 86_400_000;
const isoDay = (after: number) =>
  new Intl.DateTimeFormat('sv').format(new Date(Date.now() + after * dayMs));
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const detail = (page: Page) => page.getByRole('article');
const heading = (page: Page) => detail(page).getByRole('heading', { level: 2 });
const popover = (page: Page) => page.getByRole('dialog', { name: 'Takip tarihi' });

test('a message is followed up by a near day or any other, none of which is cut off; what is overdue says so; one press removes it, and it is undone @release', async ({
  page,
  own,
}) => {
  const { adminCall } = await adminOf(own);
  for (const fullName of ['Alfa', 'Beta', 'Gama']) {
    const { id } = await sendMessage(own, { fullName, message: `${fullName} yazdı` });
    if (fullName !== 'Alfa') continue;
    await adminCall(calls.changeMessage, { id, body: { followUp: isoDay(-2) } });
  }
  await openAdmin(page, '/admin', { own });
  await expect(row(page, 'Alfa')).toContainText('Takip gecikti: ');
  await row(page, 'Beta').getByRole('link').click();
  await page.getByRole('button', { name: 'Takip tarihi' }).click();
  await expect(popover(page).getByRole('button', { name: /^Yarın/ })).toBeFocused();
  const clippedPx = () => popover(page).evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(await clippedPx()).toBe(0);
  await popover(page)
    .getByRole('button', { name: /^Gelecek hafta.*Pzt/ })
    .click();
  await expect(popover(page)).toBeHidden();
  await expect(detail(page).getByText(/^Takip: .* Pazartesi$/)).toBeVisible();

  await page.getByRole('button', { name: 'Takip tarihi' }).click();
  await popover(page).getByLabel('Başka bir gün').fill('2050-01-01');
  await popover(page).getByRole('button', { name: 'Ayarla' }).click();
  await expect(popover(page).getByRole('alert')).toContainText('en fazla 10 yıl uzakta');
  expect(await axeFinds(page)).toEqual([]);
  await popover(page).getByLabel('Başka bir gün').fill(isoDay(0));
  await popover(page).getByLabel('Başka bir gün').press('Enter');
  await expect(detail(page).getByText('Takip: bugün')).toBeVisible();

  await chooseView(page, /^Takip edilecek 2 bugün ya da gecikmiş/);
  await expect(page).toHaveURL('/admin?view=followUp');
  await expect(rows(page)).toContainText(['Alfa', 'Beta']);
  await row(page, 'Alfa').getByRole('link').click();
  await detail(page).getByRole('button', { name: 'Takibi kaldır' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Takip tarihi kaldırıldı.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(rows(page)).toContainText(['Alfa', 'Beta']);
  await expect(detail(page).getByText(/^Takip gecikti: /)).toBeVisible();
});
