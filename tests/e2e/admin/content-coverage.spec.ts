import { expect } from '@playwright/test';
import { axeFindsNothing } from '../../support/browser/axe.ts';
import { fieldOf, isSaved, openEditor, openPublishing } from '../../support/browser/editor.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';

// The refused publication.
test.use({ complaintsExpected: true });

test('a country is added by its name, which heads its row and stands in what is published, with services, a rule and a remark; one that is there already is refused beside its field @release', async ({
  page,
}) => {
  await openEditor(page, 'identity');
  const list = 'identity/coverage';
  const count = await page.locator(`[id="${list}"] > ol > li`).count();
  const row = (name: string) => fieldOf(page, `${list}/${count}/${name}`);
  await page.getByRole('button', { name: 'Ekle: Ülke', exact: true }).click();
  await expect(row('country')).toBeFocused();
  await page.keyboard.type('isvec');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['İsveç']);
  await page.keyboard.press('Enter');
  await expect(row('country')).toHaveValue('İsveç');
  await row('services').getByLabel('Ses').check();
  await row('sender').selectOption({ label: 'Her ad olabilir' });
  await page.getByRole('button', { name: `Ekle: Not, Ülke ${count + 1}` }).click();
  await row('remark/tr').fill('Deneme');
  await row('remark/en').fill('Trial');
  await isSaved(page);
  await axeFindsNothing(page, 'the table', { within: `[id="${list}"]` });

  // Arrow keys leave the search as it is.
  await row('country').fill('gine');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(row('country')).toHaveValue('Ekvator Ginesi');
  await row('country').fill('alm');
  await row('sender').focus();
  await expect(row('country')).toHaveValue('Almanya');
  const item = page.locator(`[id="${list}"] > ol > li`).last();
  await expect(item.getByText('Almanya', { exact: true })).toBeVisible();
  await isSaved(page);
  const dialog = await openPublishing(page);
  await expect(dialog.locator('ins')).toHaveText(
    /^\s*Almanya\s+Ses\s+Her ad olabilir\s+Deneme · Trial$/,
  );
  await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await expect(dialog).toContainText('Bu ülke tabloda zaten var.');
  await page.keyboard.press('Escape');
  await expect(row('country')).toHaveAccessibleDescription('Bu ülke tabloda zaten var.');
});
