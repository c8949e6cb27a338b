import { apply, cvFile } from '../../support/api/applications.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect, holdBack } from '../../support/browser/site.ts';
import { mappedFont, textPdf } from '../../support/files/made-pdfs.ts';

test('a CV that is being downloaded is saved although the next applicant is opened meanwhile', async ({
  page,
  own,
}) => {
  await apply(own, { nameSurname: 'Ömer Şahin' });
  // Phones send such names, and computers open a file by its extension.
  const { id } = await apply(own, { nameSurname: 'Işıl Çağ' }, cvFile(undefined, 'özgeçmiş'));
  await page.setViewportSize({ width: 1000, height: 800 });
  await openAdmin(page, `/admin/applications/${id}?view=list`, { own });
  const release = await holdBack(page, `**/api/Admin/Applications/${id}/cv`);
  await page.getByRole('button', { name: 'İndir', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Özgeçmiş' }).getByRole('status')).not.toBeEmpty();
  await page.getByRole('link', { name: /Ömer Şahin/ }).click();
  await expect(page.getByRole('article').getByRole('heading').first()).toContainText('Ömer Şahin');
  const saved = page.waitForEvent('download', { timeout: 10_000 });
  release();
  expect((await saved).suggestedFilename()).toBe('özgeçmiş.pdf');
});

test('the character map that a CV needs is fetched for its viewer; of one that is not known the file is offered beside the page @release', async ({
  page,
  own,
}) => {
  const cvOf = (map: string) =>
    cvFile(new Uint8Array(textPdf({ pages: [['Ayse Yilmaz']], font: mappedFont(map) })), 'cv.pdf');
  const { id } = await apply(own, { nameSurname: 'Ömer Şahin' }, cvOf('UniJIS-UCS2-HW-H'));
  const { id: other } = await apply(own, { nameSurname: 'Işıl Çağ' }, cvOf('Unknown-H'));
  await page.setViewportSize({ width: 1600, height: 900 });
  await openAdmin(page, `/admin/applications/${id}?view=list`, { own });
  const frame = page.frameLocator('iframe');
  // Two bytes a letter there: half as many letters of another alphabet.
  await expect(frame.locator('section .text span').first()).not.toBeEmpty();
  await expect(frame.locator('.note')).toHaveCount(0);
  await page.goto(`/admin/applications/${other}?view=list`);
  const saved = page.waitForEvent('download');
  await frame.getByRole('button', { name: 'Dosyayı indir' }).click();
  expect((await saved).suggestedFilename()).toBe('cv.pdf');
});
