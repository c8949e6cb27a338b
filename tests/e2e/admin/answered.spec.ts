import type { Locator, Page } from '@playwright/test';
import { openAdmin, ownWord, sendShort } from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';
import { releaseUnless } from '../../support/release.ts';

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

test('by keys: a opens the menu, once more takes “by e-mail”, a number takes its way; ticked ones at once @release', async ({
  page,
}) => {
  await openThree(page);
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('Gama');
  await page.keyboard.press('a');
  const items = page.getByRole('menu', { name: mark }).getByRole('menuitemradio');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  // No key of the menu is one of the page.
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(heading(page)).toContainText('Gama');
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect(answer(page)).toContainText('E-posta ile yanıtlandı');
  await page.keyboard.press('a');
  await expect(items.first()).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('3');
  await expect(answer(page)).toContainText('Yüz yüze yanıtlandı');

  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('Beta');
  await page.keyboard.press('x');
  await expect(page.getByText('2 seçili')).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('2');
  await expect(page.getByText('2 mesaj telefonla yanıtlandı olarak işaretlendi.')).toBeVisible();
  await expect(rows(page).getByText('Telefonla yanıtlandı.')).toHaveCount(2);
  await page.keyboard.press('z');
  await expect(rows(page).getByText('Yüz yüze yanıtlandı.')).toHaveCount(1);
  await expect(rows(page).getByText('Telefonla yanıtlandı.')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText(mark)).toBeVisible();
});

for (const width of [1440, 390]) {
  const isPhone = width < 500;
  const press = (one: Locator) => (isPhone ? one.tap() : one.click());
  test.describe(`at ${width} px${releaseUnless(isPhone)}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: isPhone });

    test('pressing Reply marks nothing: back from the mail program, the message asks until it is answered', async ({
      page,
    }) => {
      const word = await openThree(page);
      const question = detail(page).getByText(`Beta ${word} adlı kişiyi yanıtladınız mı?`);
      await press(row(page, 'Beta').getByRole('link'));
      const reply = page.getByRole('link', { name: 'Yanıtla' });
      // No mail program is here.
      await reply.evaluate((link) =>
        link.addEventListener('click', (event) => event.preventDefault()),
      );
      await press(reply);
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(question).toBeVisible();
      await expect(row(page, 'Beta').getByText('yanıtlandı')).toHaveCount(0);
      const toList = page.getByRole('button', { name: 'Listeye dön' });
      if (isPhone) await toList.tap();
      await press(row(page, 'Gama').getByRole('link'));
      await expect(heading(page)).toContainText('Gama');
      await expect(question).toBeHidden();
      await page.reload();
      if (isPhone) await toList.tap();
      await press(row(page, 'Beta').getByRole('link'));
      await expect(question).toBeVisible();
      await heading(page).focus();
      // The sender's address comes first.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Evet, e-posta ile' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(answer(page)).toContainText('E-posta ile yanıtlandı');
      await expect(question).toBeHidden();
      await press(page.getByRole('button', { name: 'Geri al' }));
      await expect(question).toBeVisible();
      await press(page.getByRole('button', { name: 'Henüz değil' }));
      await expect(question).toBeHidden();
      await expect(answer(page)).toBeHidden();
      await press(page.getByRole('button', { name: mark }));
      await press(page.getByRole('menuitemradio', { name: 'Telefonla' }));
      await expect(answer(page)).toContainText('Telefonla yanıtlandı');
      await press(page.getByRole('button', { name: 'Aslında yanıtlanmadı' }));
      await expect(answer(page)).toBeHidden();
    });
  });
}
