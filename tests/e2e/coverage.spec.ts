import type { Page } from '@playwright/test';
import { axeFindsNothing } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { tr } from '../support/browser/contact-words.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test.beforeEach(({ page }) => decideBefore(page));

const chapter = (page: Page) => page.locator('#international-ops');
const search = (page: Page) => chapter(page).getByRole('searchbox', { name: 'Ülke arayın' });
const country = (page: Page, name: string) => chapter(page).getByLabel(name, { exact: true });
const countries = (page: Page) => page.getByLabel(tr.quote.countries, { exact: true });
const ask = (page: Page) => chapter(page).getByRole('link', { name: /ülke için teklif/ });

test('countries are found as Turkish is typed and by service, and the ticked ones fill the quote; Back keeps the ticks, and a draft keeps its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitPage(page, '/tr/services');
  await search(page).fill('isvicre');
  await country(page, 'İsviçre').check();
  await expect(country(page, 'Almanya')).toBeHidden();
  await expect(chapter(page).getByRole('status')).toHaveText('1 ülke bulundu.');
  await search(page).fill('fi');
  await expect(chapter(page).getByRole('status')).toContainText('listede yok');
  await search(page).fill('');
  await expect(country(page, 'İsviçre')).toBeHidden();
  const service = chapter(page).getByLabel('Hizmet', { exact: true });
  await service.selectOption({ label: 'Arabağlantı' });
  await country(page, 'Gürcistan').check();
  await expect(country(page, 'İsviçre')).toBeHidden();
  await axeFindsNothing(page, 'with ticks', { within: '#international-ops' });
  await expect(ask(page)).toHaveText('İşaretli 2 ülke için teklif isteyin');
  await ask(page).click();
  await expect(countries(page)).toHaveValue('Gürcistan, İsviçre');
  const chosen = page.getByRole('checkbox', { checked: true });
  await expect(chosen).toHaveValue('interconnection');
  await countries(page).fill('Gürcistan, Kuveyt kısa numara');
  await page.goBack();
  await expect(country(page, 'Gürcistan')).toBeChecked();
  await service.selectOption('');
  await country(page, 'Almanya').check();
  await ask(page).click();
  await expect(countries(page)).toHaveValue('Gürcistan, Kuveyt kısa numara, Almanya, İsviçre');
});

test('the address of the quote form fills in countries in its language; what is none in it is left out, and what is removed stays so on a reload', async ({
  page,
}) => {
  await visitPage(page, '/tr/contact?form=quote&country=DE,QQ,%3Cb%3E,de&country=IQ');
  await expect(countries(page)).toHaveValue('Almanya, Irak');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  const english = page.getByLabel('Countries', { exact: true });
  await expect(english).toHaveValue('Germany, Iraq');
  await english.fill('Iraq');
  await page.reload();
  await expect(english).toHaveValue('Iraq');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every country can be read with its services, sender and remark, and nothing asks for a tick', async ({
    page,
  }) => {
    await page.goto('/tr/services');
    const rows = chapter(page).locator('li:has(label)');
    await chapter(page)
      .getByText(/^Bütün ülkeleri göster/)
      .click();
    const states = rows.filter({ hasText: 'Birleşik Devletler' });
    await expect(states).toContainText('SMS · Ses · Numara');
    await expect(states).toContainText('SMS yerel bir numaradan gider. 10DLC');
    await expect(chapter(page).getByRole('checkbox')).toHaveCount(0);
    await expect(search(page)).toHaveCount(0);
  });
});
