import type { Page } from '@playwright/test';
import {
  openAdmin,
  ownWord,
  sendApplication,
  sendShort,
} from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

/** A text that would reverse its surroundings: Arabic letters and an override that is never closed. */
const turned = (word: string) => `ليلى ${word} \u202eعمان`;

/** The elements that show a text with the word beside other text without isolating it (UAX #9). */
async function notIsolated(page: Page, word: string): Promise<string[]> {
  return page.evaluate((marker) => {
    const found: string[] = [];
    const isIsolated = (text: string) =>
      new RegExp(`\u2068[^\u2069]*${marker}[^\u2068]*\u2069`).test(text);
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (!text.includes(marker) || !parent || parent.closest('textarea, script')) continue;
      // A marked hit is a part of the text around it.
      const holder = (parent.localName === 'mark' && parent.parentElement) || parent;
      const isWhole = holder !== parent || parent.textContent === text;
      const isAlone = isWhole && /isolate|plaintext/.test(getComputedStyle(holder).unicodeBidi);
      if (!isAlone && !isIsolated(text)) found.push(parent.outerHTML);
    }
    for (const element of document.querySelectorAll('[aria-label], [title]')) {
      for (const name of ['aria-label', 'title']) {
        const label = element.getAttribute(name) ?? '';
        if (label.includes(marker) && !isIsolated(label)) found.push(`${name}: ${label}`);
      }
    }
    return found;
  }, word);
}

test('right-to-left text does not reorder the words around it, wherever it is shown @release', async ({
  page,
}) => {
  const word = ownWord();
  const text = turned(word);
  const email = `${ownWord()}@ornek.example`;
  const id = await sendShort(page, { fullName: text, email, message: text });
  const application = await sendApplication(page, {
    ...{ nameSurname: text, email, currentPosition: text, aboutYourself: text, whyUs: text },
    ...{ university: text, department: text },
  });
  await openAdmin(page, `/admin?q=${word}`);
  await expect(page.getByRole('listitem').filter({ hasText: word })).toBeVisible();
  expect(await notIsolated(page, word)).toEqual([]);
  await page.goto(`/admin/messages/${id}`);
  const article = page.getByRole('article');
  await expect(article.getByText('عمان').last()).toHaveCSS('direction', 'rtl');
  await page.getByRole('button', { name: 'Hemen kalıcı olarak sil…' }).click();
  await expect(page.getByRole('dialog')).toContainText(word);
  expect(await notIsolated(page, word)).toEqual([]);
  await page.goto(`/admin/applications?q=${word}`);
  await expect(page.getByRole('region', { name: 'Yeni' }).getByRole('listitem')).toContainText(
    word,
  );
  expect(await notIsolated(page, word)).toEqual([]);
  await page.goto(`/admin/applications/${application}?q=${word}&view=list`);
  await expect(article).toContainText(word);
  await page.getByRole('combobox', { name: 'Aşama' }).selectOption('interview');
  await expect(page.getByRole('region', { name: 'Bildirimler' })).toContainText(word);
  expect(await notIsolated(page, word)).toEqual([]);
  await page.goto('/admin/people');
  await page.getByLabel('Kişinin e-posta adresi').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(word).first()).toBeVisible();
  expect(await notIsolated(page, word)).toEqual([]);
});
