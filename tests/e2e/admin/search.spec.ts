import type { Page } from '@playwright/test';
import { apply } from '../../support/api/applications.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { chooseView, openAdmin, ownWord } from '../../support/browser/admin-page.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('one query searches all folders; it marks its hits where they are, and can be narrowed, by mouse and by keys', async ({
  page,
  own,
}) => {
  const word = ownWord();
  const lead = 'Bu uzun giriş cümlesi satırda görünen yerin tamamını doldurur, ';
  await sendMessage(own, { fullName: 'Oya', message: `${lead} sonunda ${word} geçer.` });
  await sendMessage(own, { fullName: 'Can', message: `${word} arşivde` });
  await sendMessage(own, { fullName: 'Jale', message: `We sell backlinks for $20 ${word}` });
  await openAdmin(page, '/admin?folder=starred', { own });
  const box = page.getByRole('searchbox', { name: 'Ara' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Admin/Messages?q=')) asked.push(request.url());
  });
  await box.fill(word.toUpperCase());
  await expect(rows(page)).toHaveCount(3);
  // Not once for each letter. An arrival's event may load the same list again.
  expect(new Set(asked).size).toBe(1);
  await expect(page).toHaveURL(`/admin?folder=starred&q=${word.toUpperCase()}`);
  // The words around the hit, which the row would cut off.
  await expect(rows(page).filter({ hasText: 'Oya' }).locator('mark')).toHaveText(word);
  await expect(rows(page).filter({ hasText: 'Oya' }).locator('mark')).toBeInViewport();
  await expect(rows(page).filter({ hasText: 'Jale' })).toContainText('İstenmeyen');
  await rows(page).filter({ hasText: 'Can' }).getByRole('link').click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.keyboard.press('e');
  await expect(rows(page).filter({ hasText: 'Can' })).toContainText('Arşiv');

  // Nothing is starred: the other folders are offered with their counts.
  await page.getByRole('button', { name: 'Yıldızlı', exact: true }).press('Enter');
  await expect(page.getByText('Bu ölçütlere uyan mesaj yok.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gelen kutusu · 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Arşiv · 1' }).press('Enter');
  await expect(rows(page)).toHaveText([/Can/]);
  // The search goes along to another folder.
  await chooseView(page, /^İstenmeyen/);
  await expect(rows(page)).toHaveText([/Jale/]);
  await expect(box).toHaveValue(word.toUpperCase());
  await page.getByRole('button', { name: 'Tüm klasörler' }).click();
  await expect(rows(page)).toHaveCount(3);
  // The button disappears when it is pressed.
  await page.getByRole('button', { name: 'Aramayı temizle' }).press('Enter');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

test('a search says who is in the other list, by a link, and that a wrong letter was forgiven, and marks what it found instead @release', async ({
  page,
  own,
}) => {
  await sendMessage(own, { fullName: 'Şengül Özkan', message: 'Merhaba' });
  await apply(own, { nameSurname: 'Şengül Özkan' });
  await openAdmin(page, '/admin', { own });
  const box = page.getByRole('searchbox', { name: 'Ara' });
  await box.fill('Şengül');
  const other = page.getByRole('link', { name: 'Başvurularda: 1' });
  await expect(other).toBeVisible();
  await expect(page.getByText(/^Tam eşleşme yok/)).toHaveCount(0);
  await box.fill('sengil');
  await expect(page.getByText('Tam eşleşme yok; gösterilen: Şengül')).toBeVisible();
  await expect(rows(page).locator('mark')).toHaveText('Şengül');
  await other.press('Enter');
  await expect(page).toHaveURL('/admin/applications?view=list&q=sengil');
  await expect(page.getByText('Tam eşleşme yok; gösterilen: Şengül')).toBeVisible();
  await page.getByRole('button', { name: 'Pano olarak göster' }).click();
  await expect(page.getByRole('region', { name: 'Yeni', exact: true }).locator('mark')).toHaveText(
    'Şengül',
  );
  await isSound(page);
  await page.getByRole('link', { name: 'Mesajlarda: 1' }).click();
  await expect(rows(page)).toContainText(['Şengül Özkan']);
  // What matches nothing, not even with a letter forgiven, says nothing of it.
  await box.fill('sengxxx');
  await expect(page.getByText('Bu ölçütlere uyan mesaj yok.')).toBeVisible();
});
