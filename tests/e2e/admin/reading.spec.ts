import type { Page } from '@playwright/test';
import {
  openAdmin,
  ownWord,
  sendApplication,
  sendShort,
} from '../../support/browser/admin-page.ts';
import { axeFindsNothing } from '../../support/browser/axe.ts';
import { drag } from '../../support/browser/fingers.ts';
import { expect, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Mesajla yapılabilecekler' });
const long = Array.from({ length: 60 }, (_, index) => `Satır ${index + 1}`).join('\n\n');

test('the tools stay in sight beside a long message, and nothing that has the focus is below them @release', async ({
  page,
}) => {
  const word = ownWord();
  const id = await sendShort(page, { message: `${word}\n\n${long}` });
  await openAdmin(page, `/admin/messages/${id}`);
  const email = page.getByRole('article').getByRole('link', { name: 'ada@ornek.example' });
  // As the window is, at 200 % zoom, and on a phone.
  for (const [width, height] of [
    [1440, 900],
    [720, 450],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('link', { name: 'Bu kaydın geçmişi' }).focus();
    const bar = await tools(page).boundingBox();
    expect(bar?.y).toBeGreaterThanOrEqual(0);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(height / 3);
    await email.focus();
    const focused = await email.boundingBox();
    expect(focused?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
  // Another message begins at its top.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('article').getByText('Satır 60').scrollIntoViewIfNeeded();
  await page.keyboard.press('j');
  await expect(page.getByRole('article')).not.toContainText('Satır 60');
  await expect(page.getByRole('article').getByRole('heading')).toBeInViewport();
});

test('a person’s other messages and applications stand beside the open one, each one press away @release', async ({
  page,
}) => {
  const word = ownWord();
  const email = `${word}@ornek.example`;
  const first = await sendShort(page, { email, message: `Birinci yazı ${word}` });
  const application = await sendApplication(page, { email: email.toUpperCase() });
  const last = await sendShort(page, { email, message: `Sonuncu yazı ${word}` });
  await openAdmin(page, `/admin/messages/${last}?q=${word}`);
  const beside = page.getByRole('complementary', { name: /Aynı kişiden gelenler/ });
  await expect(beside).toContainText('2');
  const links = beside.getByRole('link');
  await expect(links).toHaveText([/Başvuru · Yeni/, /Gelen kutusu.*Birinci yazı/]);
  for (const [width, isBeside] of [
    [1920, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const article = await page.getByRole('article').boundingBox();
    const list = await beside.boundingBox();
    expect((list?.x ?? 0) >= (article?.x ?? 0) + (article?.width ?? 0)).toBe(isBeside);
    await axeFindsNothing(page, `at ${width}`);
  }
  await links.last().click();
  await expect(page).toHaveURL(`/admin/messages/${first}?q=${word}`);
  await expect(page.getByRole('article')).toContainText('Birinci yazı');
  await expect(links).toHaveText([/Sonuncu yazı/, /Başvuru · Yeni/]);
  // One that arrives meanwhile is added.
  await sendShort(page, { email, message: `Yeni yazı ${word}` });
  await expect(links).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('article')).toContainText('Sonuncu yazı');
  await beside.getByRole('link', { name: /Başvuru/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/applications/${application}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a closed message’s row is where it was, and has the focus, whether the list was scrolled or not; the first screen of a message is its words, below one row of tools; a star needs no toast, and a person’s other messages are one tap away @release', async ({
    page,
  }) => {
    // What arrives meanwhile is added at the end.
    await openAdmin(page, '/admin?sort=oldest');
    const list = page.getByRole('main').getByRole('list').first();
    await expect(list).toBeVisible();
    const row = page.getByRole('main').getByRole('link').and(page.locator('[href*=messages]'));
    const place = async (address: string) =>
      (await row.and(page.locator(`[href="${address}"]`)).boundingBox())?.y;
    for (const scrolled of [0, 900]) {
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, scrolled);
      await expect
        .poll(() => list.evaluate((element) => element.parentElement?.scrollTop))
        .toBe(scrolled);
      const address = await page.evaluate(() =>
        document
          .elementFromPoint(120, 400)
          ?.closest('li')
          ?.querySelector('a')
          ?.getAttribute('href'),
      );
      const before = await place(String(address));
      await page.touchscreen.tap(120, 400);
      await expect(page.getByRole('article')).toBeVisible();
      await page.getByRole('button', { name: 'Listeye dön' }).tap();
      await expect(page.locator(`[href="${address}"]`)).toBeFocused();
      expect(await place(String(address))).toBe(before);
    }

    const word = ownWord();
    const email = `${word}@ornek.example`;
    const other = await sendShort(page, { email, message: `Önceki yazı ${word}` });
    const id = await sendShort(page, { email, message: `${long}\n\n${word}` });
    await page.goto(`/admin/messages/${id}`);
    await expect(page.getByRole('article')).toBeVisible();
    const words = page.getByRole('article').getByText('Satır 1', { exact: false }).first();
    expect((await words.boundingBox())?.y).toBeLessThan(300);
    const tops = await tools(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    // Nor without the links to its neighbours, which a message outside the list lacks.
    await page.goto(`/admin/messages/${id}?folder=trash`);
    await expect(page.getByRole('article')).toBeVisible();
    expect((await tools(page).boundingBox())?.height).toBeLessThan(50);
    await page.goto(`/admin/messages/${id}`);
    await tools(page).getByRole('button', { name: 'Diğer' }).tap();
    const menu = page.getByRole('menu', { name: 'Diğer' });
    await axeFindsNothing(page, 'the menu');
    await menu.getByRole('menuitem', { name: 'Yıldızla' }).tap();
    await tools(page).getByRole('button', { name: 'Diğer' }).tap();
    await expect(menu.getByRole('menuitem', { name: 'Yıldızı kaldır' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Geri al' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const beside = page.getByRole('complementary', { name: /Aynı kişiden gelenler/ });
    await beside.getByRole('link', { name: /Önceki yazı/ }).tap();
    await expect(page).toHaveURL(`/admin/messages/${other}`);
    await expect(page.getByRole('article')).toContainText('Önceki yazı');
  });

  test('a swipe archives, and it is undone; a short one, one from the edge and scrolling do not; a new message waits while the list is scrolled @release', async ({
    page,
  }) => {
    const word = ownWord();
    for (let count = 1; count <= 12; count += 1) {
      await sendShort(page, { fullName: `Kişi${count} ${word}` });
    }
    await openAdmin(page, `/admin?q=${word}&scope=folder`);
    await expect(rows(page).first()).toBeVisible();
    const third = await rows(page).nth(2).boundingBox();
    const y = (third?.y ?? 0) + (third?.height ?? 0) / 2;
    await drag(page, [200, y], [150, y]);
    await drag(page, [8, y], [250, y]);
    await drag(page, [200, y + 200], [190, y - 150]);
    await expect(page.getByText('12 mesaj', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect
      .poll(() => page.locator('[data-density]').evaluate((list) => list.scrollTop))
      .toBeGreaterThan(0);
    await sendShort(page, { fullName: `Yeni ${word}` });
    const show = page.getByRole('button', { name: '1 yeni mesaj' });
    await expect(show).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Yeni' })).toHaveCount(0);
    await show.tap();
    await expect(rows(page).first()).toContainText('Yeni');
    const row = rows(page).filter({ hasText: 'Kişi9' });
    await row.scrollIntoViewIfNeeded();
    for (const [from, to] of [
      [300, 120],
      [100, 290],
    ] as const) {
      const box = await row.boundingBox();
      const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      await drag(page, [from, middle], [to, middle]);
      await expect(page.getByText('1 mesaj arşive kaldırıldı.')).toBeVisible();
      await expect(row).toHaveCount(0);
      // Chromium takes a tap soon after a drag for one that stops its fling: then a person taps again.
      await expect(async () => {
        if (await row.isHidden()) {
          await page.getByRole('button', { name: 'Geri al' }).tap({ timeout: 1000 });
        }
        await expect(row).toBeVisible({ timeout: 3000 });
      }).toPass();
      await page.waitForTimeout(200);
    }
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});
