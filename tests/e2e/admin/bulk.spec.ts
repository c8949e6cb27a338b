import type { Page } from '@playwright/test';
import { openAdmin, ownWord, sendShort, sendThree } from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

test.describe('bulk actions', () => {
  test('Shift ticks a range, beside a box too, and selects no text; the bar of actions moves no row; what is archived leaves the list, and one press restores it; archiving by keyboard moves the focus to the main part of the page; messages can be moved to the spam folder and back; erasing them asks for confirmation, and is permanent; what is archived stays there when unread messages among it are marked as read', async ({
    page,
  }) => {
    const word = await sendThree(page);
    await openAdmin(page, `/admin?q=${word}&scope=folder`);
    const tick = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) });
    const bar = page.getByRole('toolbar', { name: 'Seçilen mesajlar' });
    const before = await row(page, 'Birinci').boundingBox();
    await tick('Üçüncü').click();
    await expect(bar).toBeVisible();
    expect(await row(page, 'Birinci').boundingBox()).toEqual(before);
    // The bar lies over the search, which comes above it when it is used.
    const search = page.getByRole('searchbox', { name: 'Ara' });
    await search.focus();
    await search.click({ trial: true, timeout: 2000 });
    await tick('Birinci').click({ modifiers: ['Shift'] });
    await expect(tick('İkinci')).toBeChecked();
    await expect(bar.getByText('3 seçili')).toBeVisible();
    await bar.getByRole('button', { name: 'Arşivle' }).click();
    await expect(rows(page)).toHaveCount(0);
    await expect(bar).toBeHidden();
    await expect(page.getByText('3 mesaj arşive kaldırıldı.')).toBeVisible();
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(row(page, 'İkinci').getByRole('link')).toHaveAccessibleName(/^Okunmamış/);

    await tick('Üçüncü').click();
    const { x, y } = (await tick('Birinci').boundingBox()) ?? { x: 0, y: 0 };
    await page.keyboard.down('Shift');
    await page.mouse.click(x - 8, y + 24);
    await page.keyboard.up('Shift');
    await expect(tick('İkinci')).toBeChecked();
    await expect(tick('Birinci')).toBeChecked();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await bar.getByRole('button', { name: 'Arşivle' }).press('Enter');
    await expect(bar).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();

    await page.keyboard.press('z');
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('checkbox', { name: /Üçüncü/ }).click();
    await page.getByRole('button', { name: 'Tümünü seç' }).press('Enter');
    await expect(bar.getByText('3 seçili')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await bar.getByRole('button', { name: 'İstenmeyen olarak işaretle' }).click();
    await expect(rows(page)).toHaveCount(0);
    await page.goto(`/admin?folder=spam&q=${word}&scope=folder`);
    await expect(rows(page)).toHaveCount(3);
    const tickTwo = async () => {
      await page.getByRole('checkbox', { name: /Birinci/ }).click();
      await page.getByRole('checkbox', { name: /İkinci/ }).click();
    };
    await tickTwo();
    await bar.getByRole('button', { name: 'İstenmeyen değil' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.goto(`/admin?q=${word}&scope=folder`);
    await expect(rows(page)).toHaveCount(2);

    await tickTwo();
    await bar.getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(rows(page)).toHaveCount(0);
    await page.goto(`/admin?folder=trash&q=${word}&scope=folder`);
    await expect(rows(page)).toHaveCount(2);
    await tickTwo();
    await bar.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kalıcı olarak silinsin mi?' });
    await expect(dialog).toContainText('2 mesaj kalıcı olarak silinecek');
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('#');
    await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
    await expect(rows(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Bu ölçütlere uyan mesaj yok.')).toBeVisible();
    await page.goto(`/admin?folder=spam&q=${word}&scope=folder`);
    await expect(rows(page)).toContainText('Üçüncü');

    const later = await sendThree(page);
    await page.goto(`/admin?q=${later}`);
    await tick('Birinci').click();
    await bar.getByRole('button', { name: 'Arşivle' }).click();
    await expect(row(page, 'Birinci')).toContainText('Arşiv');
    await tick('Birinci').click();
    await page.getByRole('button', { name: 'Tümünü seç' }).click();
    await expect(bar.getByText('3 seçili')).toBeVisible();
    await bar.getByRole('button', { name: 'Okundu olarak işaretle' }).click();
    await expect(bar).toBeHidden();
    await expect(row(page, 'Üçüncü').getByRole('link')).not.toHaveAccessibleName(/^Okunmamış/);
    await expect(row(page, 'Birinci')).toContainText('Arşiv');
    await page.reload();
    await expect(row(page, 'Üçüncü').getByRole('link')).not.toHaveAccessibleName(/^Okunmamış/);
    await expect(row(page, 'Birinci')).toContainText('Arşiv');
  });

  test('suspected spam is listed in its folder, and not fetched by an open admin @release', async ({
    page,
  }) => {
    const word = ownWord();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openAdmin(page, `/admin?folder=spam&q=${word}&scope=folder`);
    const id = await sendShort(page, { message: `We sell backlinks for $20 ${word}` });
    await expect(rows(page)).toHaveCount(1);
    const welcome = await sendShort(page, { fullName: `Araya Giren ${word}` });
    await expect(page.getByText(/Yeni mesaj: |yeni kayıt geldi/)).toBeAttached();
    const opened = (one: string) => asked.some((url) => url.endsWith(`/Messages/${one}`));
    // What is announced by then may be another test's arrival.
    await expect.poll(() => opened(welcome)).toBe(true);
    expect(opened(id)).toBe(false);
  });
});
