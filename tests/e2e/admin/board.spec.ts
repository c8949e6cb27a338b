import type { Locator, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import type { RunningApi } from '../../support/api/api.ts';
import { apply, cvFile } from '../../support/api/applications.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { axeFindsNothing } from '../../support/browser/axe.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect, holdBack } from '../../support/browser/site.ts';
import { pdf } from '../../support/files/cv-files.ts';

const stages = ['Yeni', 'İncelemede', 'Görüşme', 'Teklif', 'İşe alındı', 'Olumsuz'] as const;
const column = (page: Page, stage: (typeof stages)[number]) =>
  page.getByRole('region', { name: stage, exact: true });
const cards = (page: Page, stage: (typeof stages)[number]) =>
  column(page, stage).getByRole('listitem');
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const detail = (page: Page) => page.getByRole('article');
const heading = (page: Page) => detail(page).getByRole('heading', { level: 2 });
const cv = (page: Page) => page.getByRole('region', { name: 'Özgeçmiş' });

/** Applications of these names, the last one the newest. */
async function applied(own: RunningApi, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const nameSurname of names) {
    const email = `${nameSurname.toLowerCase()}@ornek.example`;
    ids.push((await apply(own, { nameSurname, email }, cvFile(pdf(), `${nameSurname}.pdf`))).id);
  }
  return ids;
}

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(() => test.slow());

test('all six stages are in sight at 1440 px; a card opens beside the board, and closing it returns the focus to the card @release', async ({
  page,
  own,
}) => {
  const [alfa] = await applied(own, 'Alfa', 'Beta');
  const { adminCall } = await adminOf(own);
  const body = { rating: 4, followUp: '2026-11-01' };
  await adminCall(calls.changeApplication, { id: alfa ?? '', body });
  await openAdmin(page, '/admin/applications', { own });
  for (const stage of stages) {
    await expect(column(page, stage).getByRole('heading', { level: 2 })).toBeInViewport({
      ratio: 1,
    });
  }
  await expect(column(page, 'Yeni').getByRole('heading', { level: 2 })).toContainText('2');
  await expect(column(page, 'Teklif')).toContainText('Bu aşamada başvuru yok.');
  const shown = cards(page, 'Yeni').filter({ hasText: 'Alfa' });
  for (const text of [
    'Ağ mühendisi',
    '5 üzerinden 4',
    'dk.',
    'Takip gecikti: ',
    'Yetenek havuzu',
  ]) {
    await expect(shown).toContainText(text);
  }
  const overflow = () =>
    page.evaluate(() => {
      const board = document.querySelector('[data-board]');
      return (board?.scrollWidth ?? 0) - (board?.clientWidth ?? 0);
    });
  expect(await overflow()).toBe(0);
  await card(page, 'Alfa').click();
  await expect(heading(page)).toHaveText('Alfa');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/admin/applications/${alfa}$`));
  await expect(card(page, 'Alfa')).toBeInViewport();
  await expect(card(page, 'Beta')).toBeInViewport();
  await expect(cv(page).locator('iframe')).toBeInViewport();
  await axeFindsNothing(page, 'beside the board');
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveCount(0);
  await expect(card(page, 'Alfa')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(card(page, 'Beta')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Beta');
  await page.goBack();
  await expect(heading(page)).toHaveCount(0);
  await expect(card(page, 'Beta')).toBeFocused();
});

test('beside an open application at 1920 px each stage’s name is whole; the open page is marked as strongly as the chosen scheme @release', async ({
  page,
  own,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const { id } = await apply(own, { email: 'kivanc.duman287@posta.gokhat.example' });
  await openAdmin(page, `/admin/applications/${id}`, { own });
  const names = page.getByRole('main').getByRole('heading', { level: 2 }).locator('[id^="stage-"]');
  await expect(names).toHaveCount(6);
  const clipped = names.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );
  expect(await clipped).toEqual([]);
  const shade = (mark: Locator) => mark.evaluate((one) => getComputedStyle(one).backgroundColor);
  const door = page.getByRole('link', { name: /^Başvurular/ });
  await expect(door).toHaveAttribute('aria-current', 'page');
  expect(await shade(door)).toBe(await shade(page.getByRole('button', { name: 'Sistem' })));
});

test('a dragged card moves with the ticked ones, one press moves them back, and each card has a menu of stages; keys move cards: the focused one, then the next; z undoes it; a held key acts once, and j goes on from the focused card @release', async ({
  page,
  own,
}) => {
  await applied(own, 'Alfa', 'Beta', 'Gama');
  await openAdmin(page, '/admin/applications', { own });
  await card(page, 'Gama').dragTo(column(page, 'Görüşme'));
  await expect(cards(page, 'Görüşme')).toHaveText([/Gama/]);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(cards(page, 'Yeni')).toHaveCount(3);
  const before = await card(page, 'Beta').boundingBox();
  await card(page, 'Gama').click({ modifiers: ['Shift'] });
  await expect(page.getByRole('toolbar', { name: 'Seçilen başvurular' })).toBeVisible();
  expect(await card(page, 'Beta').boundingBox()).toEqual(before);
  await card(page, 'Beta').click({ modifiers: ['Shift'] });
  await card(page, 'Beta').dragTo(column(page, 'Teklif'));
  await expect(cards(page, 'Teklif')).toHaveCount(2);
  await expect(cards(page, 'Yeni')).toHaveText([/Alfa/]);
  await page.getByRole('button', { name: 'Başvurunun aşaması: Alfa' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Alfa' });
  await expect(menu.getByRole('button', { name: 'Yeni' })).toHaveAttribute('aria-current', 'true');
  await menu.getByRole('button', { name: 'İşe alındı' }).press('Enter');
  await expect(cards(page, 'İşe alındı')).toHaveText([/Alfa/]);
  await expect(card(page, 'Alfa')).toBeFocused();

  await applied(own, 'Kaya', 'Lale', 'Mert', 'Nur');
  await expect(cards(page, 'Yeni')).toHaveCount(4);
  await card(page, 'Nur').focus();
  await page.keyboard.down('6');
  await expect(card(page, 'Mert')).toBeFocused();
  // Repeated as by a held key.
  await page.keyboard.down('6');
  await page.keyboard.up('6');
  await expect(cards(page, 'Olumsuz')).toHaveText([/Nur/]);
  await expect(card(page, 'Mert')).toBeFocused();
  await expect(page.getByText('Nur, “Olumsuz” aşamasına taşındı')).toBeVisible();
  await page.keyboard.press('3');
  await expect(cards(page, 'Görüşme')).toHaveText([/Mert/]);
  await expect(card(page, 'Lale')).toBeFocused();
  await page.keyboard.press('z');
  await expect(cards(page, 'Yeni')).toHaveCount(3);
  await expect(page.getByText('Geri alındı: Mert, “Görüşme” aşamasına taşındı')).toBeVisible();
  await card(page, 'Lale').focus();
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Kaya');
});

test('j brings the next applicant with the CV, also out of the CV; r and a number rate; a rejected one is followed by the next @release', async ({
  page,
  own,
}) => {
  const [alfa] = await applied(own, 'Alfa', 'Beta', 'Gama');
  await openAdmin(page, '/admin/applications', { own });
  await expect(cards(page, 'Yeni')).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Gama');
  await expect(cv(page)).toContainText('Gama.pdf');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('section canvas').first()).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('p');
  await expect(detail(page).getByText('1–5: puan ver, 0: puanı kaldır')).toBeVisible();
  await page.keyboard.press('6');
  await page.keyboard.press('4');
  const fourth = detail(page).getByRole('button', { name: '5 üzerinden 4' });
  await expect(fourth).toHaveAttribute('aria-pressed', 'true');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('p');
  await page.keyboard.press('0');
  await expect(fourth).toHaveAttribute('aria-pressed', 'false');
  // A star that was pressed by mouse leaves the numbers to the stages.
  await fourth.click();
  await page.keyboard.press('6');
  await expect(detail(page).getByRole('combobox', { name: 'Aşama' })).toHaveValue('rejected');
  await expect(page.getByRole('button', { name: /^Olumsuz 1/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sonraki başvuru' })).toBeVisible();
  // Typed before the next applicant is seen.
  const release = await holdBack(page, /\/Applications\/[\da-f-]{36}$/, 'GET');
  for (const key of ['j', 'r', '4']) await page.keyboard.press(key);
  release();
  await expect(heading(page)).toHaveText('Beta');
  await expect(detail(page).getByRole('combobox', { name: 'Aşama' })).toHaveValue('new');
  await frame.locator('section').first().click();
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Alfa');
  await expect(cv(page)).toContainText('Alfa.pdf');
  await expect(page).toHaveURL(new RegExp(alfa ?? ''));
  await frame.locator('section').first().click();
  await page.keyboard.press('k');
  await expect(heading(page)).toHaveText('Beta');
  const { adminCall } = await adminOf(own);
  const opened = async () => {
    const { items } = await adminCall(calls.listAudit, { query: { action: 'cvOpened' } });
    return items.length;
  };
  await expect.poll(opened).toBe(4);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one stage is shown at a time; a card has a menu of stages and a tick box, the CV is one press away, and all of the shown stage are ticked, moved and moved back @release', async ({
    page,
    own,
  }) => {
    await applied(own, ...'ABCDEFGHIJ'.split('').map((letter) => `Aday${letter}`));
    await openAdmin(page, '/admin/applications', { own });
    await expect(column(page, 'Yeni')).toBeVisible();
    await expect(column(page, 'Teklif')).toBeHidden();
    await axeFindsNothing(page, 'on a phone');
    const menu = page.getByRole('dialog', { name: 'AdayJ' });
    await page.getByRole('button', { name: 'Başvurunun aşaması: AdayJ' }).tap();
    await menu.getByRole('button', { name: 'Teklif' }).tap();
    await expect(menu).toBeHidden();
    await expect(heading(page)).toHaveCount(0);
    await expect(page.getByText('AdayJ, “Teklif” aşamasına taşındı')).toBeVisible();
    await page.getByRole('button', { name: /^Teklif 1/ }).tap();
    await expect(cards(page, 'Teklif')).toHaveText([/AdayJ/]);
    await expect(column(page, 'Yeni')).toBeHidden();
    await card(page, 'AdayJ').tap();
    await expect(heading(page)).toHaveText('AdayJ');
    await detail(page).waitFor();
    await page.getByRole('button', { name: 'Özgeçmiş' }).tap();
    await expect(cv(page).locator('iframe')).toBeInViewport();
    await page.goBack();
    await expect(cards(page, 'Teklif')).toBeVisible();
    await page.getByRole('button', { name: /^Yeni 9/ }).tap();
    await page.getByRole('checkbox', { name: 'Başvuruyu seç: AdayI' }).tap();
    await page.getByRole('button', { name: 'Tümünü seç (9)' }).tap();
    await expect(page.getByRole('toolbar')).toContainText('9 seçili');
    await page.getByRole('button', { name: 'Başka aşamaya taşı' }).tap();
    await page.getByRole('menuitemradio', { name: 'Olumsuz' }).tap();
    await expect(page.getByRole('button', { name: /^Olumsuz 9/ })).toBeVisible();
    const moved = page
      .getByRole('listitem')
      .filter({ hasText: '9 başvuru “Olumsuz” aşamasına taşındı' });
    await moved.getByRole('button', { name: 'Geri al' }).tap();
    await expect(page.getByRole('button', { name: /^Yeni 9/ })).toBeVisible();
  });
});
