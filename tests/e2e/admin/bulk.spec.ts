import type { Page } from '@playwright/test';
import { openAdmin, sendThree } from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

test.describe('bulk actions', () => {
  test('Shift ticks a range, beside a box too, and selects no text; the bar of actions moves no row; what is archived leaves the list, and one press restores it; archiving by keyboard moves the focus to the main part of the page; what is archived stays there when unread messages among it are marked as read', async ({
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
});
