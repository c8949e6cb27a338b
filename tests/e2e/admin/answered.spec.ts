import type { Page } from '@playwright/test';
import { openAdmin, ownWord, sendShort } from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const detail = (page: Page) => page.getByRole('article');
const heading = (page: Page) => detail(page).getByRole('heading', { level: 2 });
const mark = 'Yanıtlandı olarak işaretle';

/** Three messages that a word finds, the newest first: Gama, Beta, Alfa. */
async function openThree(page: Page): Promise<string> {
  const word = ownWord();
  for (const name of ['Alfa', 'Beta', 'Gama']) {
    await sendShort(page, { fullName: `${name} ${word}` });
  }
  await openAdmin(page, `/admin?q=${word}`);
  await expect(rows(page)).toHaveCount(3);
  return word;
}

/** The text of the open message's answer. */
const answer = (page: Page) => detail(page).getByText(/yanıtlandı: /);

test('a message is marked as answered by the way that is chosen, and not answered after all; either is undone with its time', async ({
  page,
}) => {
  await openThree(page);
  await row(page, 'Beta').getByRole('link').click();
  await page.getByRole('button', { name: mark }).click();
  const menu = page.getByRole('menu', { name: mark });
  await expect(menu.getByRole('menuitemradio')).toHaveText([
    /E-posta ile/,
    /Telefonla/,
    /Yüz yüze/,
  ]);
  // Shown at once, with the time of this machine.
  const isStored = page.waitForResponse((each) => each.request().method() === 'POST');
  await menu.getByRole('menuitemradio', { name: 'Telefonla' }).click();
  await expect(menu).toBeHidden();
  await isStored;
  await expect(answer(page)).toContainText('Telefonla yanıtlandı: ');
  await expect(row(page, 'Beta').getByRole('link')).toHaveAccessibleName(/Telefonla yanıtlandı\./);
  // The server's time replaces that of this machine.
  await page.reload();
  const time = await answer(page).getAttribute('datetime');
  await detail(page).getByRole('button', { name: 'Aslında yanıtlanmadı' }).click();
  await expect(answer(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('1 mesajın yanıtlandı işareti kaldırıldı.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(answer(page)).toHaveAttribute('datetime', time ?? '');
  await page.reload();
  await expect(answer(page)).toHaveAttribute('datetime', time ?? '');
  // On paper the answer is there, its button is not.
  await page.emulateMedia({ media: 'print' });
  await expect(answer(page)).toBeVisible();
  await expect(detail(page).getByRole('button')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('pressing Reply marks nothing: back from the mail program, the message asks until it is answered @release', async ({
    page,
  }) => {
    const word = await openThree(page);
    const question = detail(page).getByText(`Beta ${word} adlı kişiyi yanıtladınız mı?`);
    await row(page, 'Beta').getByRole('link').tap();
    const reply = page.getByRole('link', { name: 'Yanıtla' });
    // No mail program is here.
    await reply.evaluate((link) =>
      link.addEventListener('click', (event) => event.preventDefault()),
    );
    await reply.tap();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(question).toBeVisible();
    await expect(row(page, 'Beta').getByText('yanıtlandı')).toHaveCount(0);
    const toList = page.getByRole('button', { name: 'Listeye dön' });
    await toList.tap();
    await row(page, 'Gama').getByRole('link').tap();
    await expect(heading(page)).toContainText('Gama');
    await expect(question).toBeHidden();
    await page.reload();
    await toList.tap();
    await row(page, 'Beta').getByRole('link').tap();
    await expect(question).toBeVisible();
    await heading(page).focus();
    // The sender's address comes first.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Evet, e-posta ile' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText('E-posta ile yanıtlandı');
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Geri al' }).tap();
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'Henüz değil' }).tap();
    await expect(question).toBeHidden();
    await expect(answer(page)).toBeHidden();
    await page.getByRole('button', { name: mark }).tap();
    await page.getByRole('menuitemradio', { name: 'Telefonla' }).tap();
    await expect(answer(page)).toContainText('Telefonla yanıtlandı');
    await page.getByRole('button', { name: 'Aslında yanıtlanmadı' }).tap();
    await expect(answer(page)).toBeHidden();
  });
});
