import { apply, cvFile } from '../../support/api/applications.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect, holdBack } from '../../support/browser/site.ts';

test('a CV that is being downloaded is saved although the next applicant is opened meanwhile @release', async ({
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
