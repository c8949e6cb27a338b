import { editorOf } from '../../support/api/content.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import {
  fieldOf,
  isSaved,
  openEditor,
  openPublishing,
  publishAll,
} from '../../support/browser/editor.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

const announcements = 'tr/legal/informationSociety/announcements';

test('to go back to a time before an announcement warns by name that it is taken away early @release', async ({
  page,
  own,
}) => {
  const { publish } = await editorOf(own);
  await publish(['tr/about', '/hero/title', 'Önceki söz']);
  const date = new Date().toISOString().slice(0, 10);
  const announcement = { id: 'cagri', date, title: 'Genel kurula çağrı', text: 'Toplanıyoruz.' };
  await publish(['tr/legal', '/informationSociety/announcements', [announcement]]);
  await publish(['tr/about', '/hero/title', 'Sonraki söz']);
  await openAdmin(page, '/admin/content/history');
  const ask = (number: number) =>
    page.getByRole('button', { name: `Bu hâli yeniden yayımla (${number}. yayın)` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /yayına dönülsün mü/ });
  const warning = dialog.getByText(/“Genel kurula çağrı” ilanı \(.*\d{4}\) kaldırılıyor\./);
  await ask(1);
  await expect(warning).toBeVisible();
  await isSound(page);
  await page.keyboard.press('Escape');
  await ask(2);
  await expect(dialog).toBeVisible();
  await expect(warning).toBeHidden();
});

test('an announcement with its PDF is found from the home page in one press; to take it away within six months is warned of by name and date @release', async ({
  page,
  own,
}) => {
  await openEditor(page, 'legal');
  await page.getByRole('button', { name: 'Ekle: İlan, İlanlar, Türkçe', exact: true }).click();
  const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
  await fieldOf(page, `${announcements}/0/date`).fill(tomorrow);
  await fieldOf(page, `${announcements}/0/title`).fill('Genel kurula çağrı');
  await fieldOf(page, `${announcements}/0/text`).fill('Genel kurulumuz toplanıyor.');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .locator(`[data-unit="${announcements}"]`)
      .getByRole('button', { name: /^PDF yükle…/ })
      .click(),
  ]);
  const buffer = Buffer.from('%PDF-1.7\n%%EOF\n');
  await chooser.setFiles({ name: 'cagri.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('link', { name: /^PDF’i aç/ })).toBeVisible();
  await isSaved(page);
  // A static page cannot wait for the day: the editor says so.
  const dialog = await openPublishing(page);
  await expect(
    dialog.getByText(/“Genel kurula çağrı” ilanının tarihi .* yayımlandığı anda/),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await publishAll(page);

  const visitor = await page.context().newPage();
  await visitor.goto(`${own.url}/tr`);
  await visitor
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Bilgi toplumu hizmetleri' })
    .click();
  await expect(visitor).toHaveURL(/\/tr\/legal#information-society$/);
  await expect(visitor.getByRole('heading', { name: 'Genel kurula çağrı' })).toBeInViewport();
  const link = visitor.getByRole('link', { name: 'İlanı aç (PDF): Genel kurula çağrı' });
  const file = await visitor.request.get(own.url + ((await link.getAttribute('href')) ?? ''));
  expect(await file.body()).toEqual(buffer);
  await isSound(visitor);

  await page.getByRole('button', { name: /^Kaldır: İlan 1/ }).click();
  await isSaved(page);
  const again = await openPublishing(page);
  await expect(
    again.getByText(/“Genel kurula çağrı” ilanı \(.*\d{4}\) kaldırılıyor\. .* \d{4} tarihine dek/),
  ).toBeVisible();
});
