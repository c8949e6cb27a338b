import { expect } from '@playwright/test';
import { isSaved, openEditor, publishAll } from '../../support/editor.ts';
import { isSound, siteTest as test } from '../../support/own-admin.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

test('a PDF is attached to a certificate, published, opened by a visitor, and removed', async ({
  page,
  site,
}) => {
  await openEditor(page, 'identity');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('button', { name: /^PDF yükle… / })
      .first()
      .click(),
  ]);
  await chooser.setFiles({ name: 'iso.pdf', mimeType: 'application/pdf', buffer: pdf });
  const open = page.getByRole('link', { name: /^PDF’i aç \(/ });
  await expect(open).toHaveCount(1);
  await isSaved(page);
  await isSound(page);
  await publishAll(page);
  const visitor = await page.context().newPage();
  await visitor.goto(`${site.url}/tr/certificates`);
  const link = visitor.getByRole('link', { name: 'Belgeyi aç (PDF): ISO 9001', exact: true });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toBe(await open.getAttribute('href'));
  await isSound(visitor);
  const file = await visitor.request.get(site.url + href);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect(await file.body()).toEqual(pdf);
  await page.getByRole('button', { name: /^Kaldır \(/ }).click();
  await isSaved(page);
  await expect(open).toHaveCount(0);
});
