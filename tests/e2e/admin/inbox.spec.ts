import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  openAdmin,
  ownWord,
  sendFull,
  sendShort,
  sendThree,
} from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Gelen kutusu' });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const detail = (page: Page) => page.getByRole('article');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

test.describe('reading', () => {
  test('a message opens beside the list and is marked as read; the previous and next buttons step through the list; a reply opens in the mail program, in the sender’s language with a quote', async ({
    page,
  }) => {
    const word = await sendThree(page);
    await openAdmin(page, `/admin?q=${word}&scope=folder`);
    await expect(rows(page)).toHaveCount(3);
    const link = row(page, 'İkinci').getByRole('link');
    await expect(link).toHaveAccessibleName(/^Okunmamış: İkinci/);
    await link.click();
    await expect(detail(page).getByRole('heading', { name: `İkinci ${word}` })).toBeFocused();
    await expect(link).toHaveAccessibleName(/^İkinci/);
    await expect(link).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(detail(page).getByRole('heading', { name: `İkinci ${word}` })).toBeVisible();
    await expect(row(page, 'İkinci').getByRole('link')).toHaveAccessibleName(/^İkinci/);
    await row(page, 'Üçüncü').getByRole('link').click();
    const heading = detail(page).getByRole('heading');
    await expect(page.getByRole('button', { name: 'Önceki mesaj' })).toBeDisabled();
    await page.getByRole('button', { name: 'Sonraki mesaj' }).click();
    await expect(heading).toContainText('İkinci');
    await page.getByRole('button', { name: 'Sonraki mesaj' }).click();
    await expect(heading).toContainText('Birinci');
    await page.getByRole('button', { name: 'Önceki mesaj' }).click();
    await expect(heading).toContainText('İkinci');

    const email = `${word}@hub.example`;
    await sendShort(page, { fullName: 'Omar Haddad', email, message: `${word} & 50%?\nA2P` }, 'en');
    await row(page, 'Omar Haddad').getByRole('link').click();
    await expect(heading).toContainText('Omar Haddad');
    const reply = page.getByRole('link', { name: 'Yanıtla' });
    const href = new URL((await reply.getAttribute('href')) ?? '');
    expect(href.protocol).toBe('mailto:');
    expect(href.pathname).toBe(email);
    const body = new URLSearchParams(href.search.replaceAll('+', '%2B')).get('body') ?? '';
    expect(body).toContain('Dear Omar Haddad,');
    expect(body).toContain(`> ${word} & 50%?\r\n> A2P`);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('either the list or the message is shown, and Back leads to the list, after an archive too @release', async ({
    page,
  }) => {
    const word = await sendThree(page);
    await openAdmin(page, `/admin?q=${word}&scope=folder`);
    await row(page, 'Üçüncü').getByRole('link').tap();
    await expect(detail(page)).toBeVisible();
    await expect(list(page)).toBeHidden();
    await page.getByRole('button', { name: 'Listeye dön' }).tap();
    await expect(list(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await row(page, 'Üçüncü').getByRole('link').tap();
    await page.goBack();
    await expect(list(page)).toBeVisible();
    await row(page, 'Üçüncü').getByRole('link').tap();
    await page.getByRole('toolbar').getByRole('button', { name: 'Arşivle' }).tap();
    await expect(detail(page).getByRole('heading')).toContainText('İkinci');
    await page.goBack();
    await expect(list(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await expect(page).toHaveURL(`/admin?q=${word}&scope=folder`);
  });

  test('a menu keeps room for a tick only where one of its items can have it @release', async ({
    page,
  }) => {
    const word = await sendThree(page);
    await openAdmin(page, `/admin?q=${word}&scope=folder`);
    await row(page, 'Üçüncü').getByRole('link').tap();
    const indent = async (button: string) => {
      await page.getByRole('toolbar').getByRole('button', { name: button }).tap();
      const item = page.getByRole('menu').locator('button').first();
      const words = await item.locator('span').filter({ hasText: /./ }).first().boundingBox();
      const box = await item.boundingBox();
      await page.keyboard.press('Escape');
      return (words?.x ?? 0) - (box?.x ?? 0);
    };
    expect(await indent('Diğer')).toBeLessThan(16);
    expect(await indent('Yanıtlandı olarak işaretle')).toBeGreaterThan(30);
  });
});

test.describe('the list', () => {
  test('loads page by page while it is scrolled, and draws only the rows near the view @release', async ({
    page,
  }) => {
    const word = ownWord();
    for (let start = 0; start < 120; start += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          sendShort(page, { fullName: `Kişi ${start + index} ${word}` }),
        ),
      );
    }
    await openAdmin(page, `/admin?q=${word}&scope=folder`);
    await expect(list(page).getByText('120 mesaj')).toBeVisible();
    const drawn = await rows(page).count();
    expect(drawn).toBeLessThan(40);
    const first = rows(page).first();
    await expect(first).toHaveAttribute('aria-setsize', '120');
    await first.hover();
    const last = page.locator('[aria-posinset="120"]');
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await expect(last).toBeVisible({ timeout: 300 });
    }).toPass();
    expect(await rows(page).count()).toBeLessThan(40);
    await expect(last).toHaveAttribute('aria-setsize', '120');
  });

  test('is searched while typing, ignoring case and accents; the address keeps the search, and a trailing space stays until the next word is typed', async ({
    page,
  }) => {
    const word = ownWord();
    await sendShort(page, { fullName: `Çağrı Işık ${word}` });
    await sendShort(page, { fullName: `Başkası ${word}` });
    await openAdmin(page);
    await page.keyboard.press('/');
    const box = page.getByRole('searchbox', { name: 'Ara' });
    await expect(box).toBeFocused();
    await page.keyboard.type(`CAGRI ISIK ${word}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Çağrı Işık');
    await expect(page).toHaveURL(new RegExp(`q=CAGRI\\+ISIK\\+${word}`));
    await page.reload();
    await expect(box).toHaveValue(`CAGRI ISIK ${word}`);
    await expect(rows(page)).toHaveCount(1);
    await box.press('Escape');
    await expect(box).toHaveValue('');
    await expect(page).toHaveURL('/admin');
    await box.press('Escape');
    await expect(box).not.toBeFocused();
    await box.pressSequentially(`${word} `);
    await expect(page).toHaveURL(`/admin?q=${word}`);
    await box.pressSequentially('cagri');
    await expect(box).toHaveValue(`${word} cagri`);
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await expect(box).not.toHaveValue(`${word} cagri`);
  });

  test('is filtered by form, subject, language and day, alone and combined; exported as CSV as it is shown; and does not ask for a message to be chosen when it is empty', async ({
    page,
  }) => {
    const word = ownWord();
    await sendFull(page, { firstName: 'Ortak', lastName: word, subject: 'partnership' });
    await sendFull(page, { firstName: 'Destek', lastName: word, subject: 'support' });
    await sendShort(page, { fullName: `English ${word}` }, 'en');
    await openAdmin(page, `/admin?q=${word}&scope=folder`);
    await page.getByRole('button', { name: 'Filtreler' }).click();
    const choose = (label: string, option: string) =>
      page.getByRole('group', { name: 'Filtreler' }).getByLabel(label).selectOption(option);
    await choose('Form', 'Ayrıntılı form');
    await expect(rows(page)).toHaveCount(2);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV olarak indir' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('mesajlar.csv');
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('"Kayıt no";');
    await expect(page.getByText('Dosya indirildi.')).toBeVisible();
    const choice = page.getByText('Okumak için listeden bir mesaj seçin.');
    await expect(choice).toBeVisible();
    await choose('Konu', 'Teknik destek');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Filtreler 2' })).toBeVisible();
    await expect(page).toHaveURL(/kind=full&subject=support/);
    await choose('Dil', 'İngilizce');
    await expect(page.getByText('Bu ölçütlere uyan mesaj yok.')).toBeVisible();
    await expect(page.getByText('0 mesaj', { exact: true })).toBeVisible();
    await expect(choice).toHaveCount(0);
    await page.getByRole('button', { name: 'Filtreleri temizle' }).first().click();
    await expect(page.getByRole('button', { name: /^Filtreler/ })).toBeFocused();
    await expect(rows(page)).toHaveCount(3);
    const days = page.getByRole('group', { name: 'Filtreler' });
    const iso = (date: Date) => new Intl.DateTimeFormat('sv').format(date);
    const tomorrow = new Date(Date.now() + 86_400_000);
    await days.getByLabel('İlk gün').fill(iso(tomorrow));
    await expect(rows(page)).toHaveCount(0);
    await days.getByLabel('İlk gün').fill(iso(new Date()));
    await days.getByLabel('Son gün').fill(iso(new Date()));
    await expect(rows(page)).toHaveCount(3);
    await page.goBack();
    await expect(rows(page)).toHaveCount(3);
  });
});
