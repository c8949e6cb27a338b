import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
import {
  openAdmin,
  ownWord,
  sendApplication,
  sendShort,
} from '../../support/browser/admin-page.ts';
import { ownTest } from '../../support/browser/own-admin.ts';
import { expect, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const heading = (page: Page) => page.getByRole('article').getByRole('heading');

async function openInbox(page: Page, count: number): Promise<string> {
  const word = ownWord();
  for (let index = 1; index <= count; index += 1) {
    await sendShort(page, { fullName: `Kişi${index} ${word}` });
  }
  await openAdmin(page, `/admin?q=${word}&scope=folder`);
  await expect(rows(page)).toHaveCount(count);
  return word;
}

test('z undoes every kind of action, the last one first, and says which', async ({ page }) => {
  await openInbox(page, 2);
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('Kişi2');
  await page.keyboard.press('s');
  const first = rows(page).first();
  await expect(first.getByRole('button', { name: 'Yıldızı kaldır' })).toBeVisible();
  // Starring is announced, and takes no toast.
  await expect(page.getByRole('status').filter({ hasText: '1 mesaj yıldızlandı.' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Geri al' })).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('z');
  await expect(page.getByText('Geri alındı: 1 mesaj arşive kaldırıldı.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(first).toHaveAttribute('data-restored');
  await page.keyboard.press('z');
  await expect(page.getByText('Geri alındı: 1 mesaj yıldızlandı.')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Yıldızla' })).toBeAttached();
});

test('z, pressed twice before the changes are answered, ends where it began', async ({ page }) => {
  const word = ownWord();
  const id = await sendApplication(page, { nameSurname: `Elif ${word}` });
  await openAdmin(page, `/admin/applications/${id}`);
  const stage = page.getByRole('article').getByRole('combobox', { name: 'Aşama' });
  await expect(stage).toHaveValue('new');
  await page.route(`**/api/Admin/Applications/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await page.waitForTimeout(400);
    await route.continue();
  });
  await page.keyboard.press('2');
  await expect(stage).toHaveValue('reviewing');
  await page.keyboard.press('3');
  await expect(stage).toHaveValue('interview');
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect(page.getByText(/^Geri alındı/)).toHaveCount(2);
  await expect(stage).toHaveValue('new');
  await page.reload();
  await expect(stage).toHaveValue('new');
});

ownTest(
  'an undo leaves what another admin has decided since, and says so',
  async ({ page, own }) => {
    const { adminCall } = await adminOf(own);
    const mine = await apply(own, { nameSurname: 'Ömer Şahin' });
    const theirs = await apply(own, { nameSurname: 'Işıl Çağ' });
    await openAdmin(page, '/admin/applications?view=list', { own });
    for (const name of ['Ömer Şahin', 'Işıl Çağ']) {
      await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    }
    await page.getByRole('button', { name: 'Başka aşamaya taşı' }).click();
    await page.getByRole('menuitemradio', { name: 'Olumsuz' }).click();
    const stageOf = async ({ id }: { readonly id: string }) =>
      (await adminCall(calls.readApplication, { id })).stage;
    await expect.poll(() => stageOf(theirs)).toBe('rejected');
    const body = { stage: 'interview' };
    await adminCall(calls.changeApplication, { id: theirs.id, body });
    await page.getByRole('button', { name: 'Geri al', exact: true }).click();
    const said = 'Bu arada değiştirilen 1 kayıt olduğu gibi bırakıldı. Geri alındı: 1 başvuru';
    await expect(page.getByText(said)).toBeVisible();
    expect([await stageOf(mine), await stageOf(theirs)]).toEqual(['new', 'interview']);
  },
);

test.describe('without a connection', () => {
  test.use({ complaintsExpected: true });

  test('an undo that the API does not answer says so, and the key tries it again', async ({
    page,
  }) => {
    await openInbox(page, 1);
    await page.keyboard.press('j');
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('e');
    await expect(rows(page)).toHaveCount(0);
    // Said once it is stored: before, this would be aborted.
    await expect(page.getByText('1 mesaj arşive kaldırıldı.')).toBeVisible();
    await page.route('**/api/Admin/Messages/bulk', (route) => route.abort());
    await page.keyboard.press('z');
    await expect(page.getByText('İşlem yapılamadı. Lütfen yeniden deneyin.')).toBeVisible();
    await expect(page.getByText(/^Geri alındı/)).toHaveCount(0);
    await page.unroute('**/api/Admin/Messages/bulk');
    await page.keyboard.press('z');
    await expect(page.getByText('Geri alındı: 1 mesaj arşive kaldırıldı.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });
});

test('a toast covers no control at any width, in either language @release', async ({ page }) => {
  const word = ownWord();
  await sendShort(page, { fullName: `Uzun Ad ${word}` });
  for (const language of ['tr', 'en'] as const) {
    await openAdmin(page, `/admin?q=${word}`, { language });
    await rows(page).first().getByRole('link').click();
    for (const width of [390, 820, 1440, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      await page.keyboard.press('!');
      await page.keyboard.press('!');
      const undo = page.getByRole('button', { name: language === 'tr' ? 'Geri al' : 'Undo' });
      await expect(undo.first()).toBeVisible();
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, textarea, select)')]
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            const { left, top, width, height } = control.getBoundingClientRect();
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return found?.closest('.toasts');
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(covered, `at ${width}, ${language}`).toEqual([]);
    }
  }
});

for (const { key, words } of [
  { key: 'e', words: '1 mesaj gelen kutusuna taşındı.' },
  { key: 'u', words: '1 mesaj okunmadı olarak işaretlendi.' },
]) {
  test(`${key} in the archive moves a message to the inbox, says so and offers to undo it`, async ({
    page,
  }) => {
    const word = await openInbox(page, 1);
    await page.keyboard.press('j');
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByText('1 mesaj arşive kaldırıldı.')).toBeVisible();
    await page.goto(`/admin?folder=archived&q=${word}&scope=folder`);
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press('j');
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press(key);
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Geri al', exact: true }).click();
    await expect(page.getByText(`Geri alındı: ${words}`)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });
}
