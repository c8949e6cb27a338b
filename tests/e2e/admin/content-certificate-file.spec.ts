import type { Page } from '@playwright/test';
import { uploadFile } from '#contract/admin/content.ts';
import { fieldOf, isSaved, openEditor, publishAll } from '../../support/browser/editor.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const opening = /^PDF’i aç \(/;

/** Chooses a PDF for the first certificate. */
async function chooseFirst(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('button', { name: /^PDF yükle… / })
      .first()
      .click(),
  ]);
  await chooser.setFiles({ name: 'iso.pdf', mimeType: 'application/pdf', buffer: pdf });
}

/** Holds uploads back. @returns lets them go on, and waits for the answer */
async function holdUploads(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${uploadFile.path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    const answer = page.waitForResponse(`**${uploadFile.path}`);
    resolve();
    await (await answer).finished();
  };
}

test('a PDF is attached to a certificate, published, opened by a visitor, and removed @release', async ({
  page,
  own,
}) => {
  await openEditor(page, 'identity');
  await chooseFirst(page);
  const open = page.getByRole('link', { name: opening });
  await expect(open).toHaveCount(1);
  await isSaved(page);
  await isSound(page);
  await publishAll(page);
  const visitor = await page.context().newPage();
  await visitor.goto(`${own.url}/tr/certificates`);
  const link = visitor.getByRole('link', { name: 'Belgeyi aç (PDF): ISO 9001', exact: true });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toBe(await open.getAttribute('href'));
  await isSound(visitor);
  const file = await visitor.request.get(own.url + href);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect(await file.body()).toEqual(pdf);
  await page.getByRole('button', { name: /^Kaldır \(/ }).click();
  await isSaved(page);
  await expect(open).toHaveCount(0);
});

test('a PDF that is long on its way changes nothing that was typed meanwhile, and is put on its own certificate after that was moved @release', async ({
  page,
}) => {
  await openEditor(page, 'identity');
  const go = await holdUploads(page);
  await chooseFirst(page);
  await fieldOf(page, 'identity/certificates/0/title').fill('ISO 9001:2015');
  await page.getByRole('button', { name: 'Aşağı taşı: Sertifika 1', exact: true }).click();
  await isSaved(page);
  const items = page.locator('[id="identity/certificates"] > ol > li');
  await expect(items.nth(1).getByRole('button', { name: /^Yükleniyor…/ })).toBeVisible();
  await go();
  await expect(items.nth(1).getByRole('link', { name: opening })).toBeVisible();
  await expect(page.getByRole('link', { name: opening })).toHaveCount(1);
  await expect(fieldOf(page, 'identity/certificates/1/title')).toHaveValue('ISO 9001:2015');
});
