import { openAdmin, sendShort } from '../../support/browser/admin-page.ts';
import { note, openMessage, unsavedLine } from '../../support/browser/notes.ts';
import { expect, test } from '../../support/browser/site.ts';

test('a character typed as soon as the note appears is saved, and so is what is typed just before the page is left', async ({
  page,
  context,
}) => {
  const id = await sendShort(page, { fullName: 'Not Alan' });
  await openAdmin(page, '/admin');
  await page.evaluate(() => {
    new MutationObserver((_, watch) => {
      const field = document.querySelector<HTMLTextAreaElement>('[data-note]');
      if (!field) return;
      watch.disconnect();
      field.setRangeText('j');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.locator(`main a[href*="${id}"]`).click();
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await expect(note(page)).toHaveValue('j');

  await note(page).fill('Son anda yazıldı');
  await page.goto('/robots.txt');
  // Another tab has nothing of this one's storage.
  const other = await context.newPage();
  await other.goto(`/admin/messages/${id}`);
  await expect(note(other)).toHaveValue('Son anda yazıldı');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a note is saved as it is typed; the last words even if the list is opened at once @release', async ({
    page,
  }) => {
    const id = await openMessage(page);
    await note(page).tap();
    await page.keyboard.type('Salı günü aranacak: ığüşöç 😀');
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await page.reload();
    await expect(note(page)).toHaveValue('Salı günü aranacak: ığüşöç 😀');
    await note(page).fill('Hemen yazıldı');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Gelen kutusu/ })
      .tap();
    await expect(page).toHaveURL('/admin');
    await page.goto(`/admin/messages/${id}`);
    await expect(note(page)).toHaveValue('Hemen yazıldı');
  });
});

test('Escape leaves a field first, and closes the message when pressed again @release', async ({
  page,
}) => {
  const id = await openMessage(page);
  const heading = page.getByRole('article').getByRole('heading');
  await note(page).fill('Kapanmasın');
  await page.keyboard.press('Escape');
  await expect(heading).toBeFocused();
  await expect(note(page)).toHaveValue('Kapanmasın');
  await page.getByRole('button', { name: 'Filtreler' }).click();
  for (const field of [page.getByLabel('Form', { exact: true }), page.getByLabel('İlk gün')]) {
    await field.focus();
    await page.keyboard.press('Escape');
    await expect(field).not.toBeFocused();
    await expect(page).toHaveURL(new RegExp(id));
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin');
});

test('a pasted text that is too long stays whole, and its length is shown @release', async ({
  page,
}) => {
  await openMessage(page);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('😀')) saves.push(request.method());
  });
  await note(page).fill('😀'.repeat(5001));
  const said = 'Lütfen en fazla 5.000 karakter kullanın. 5.001 karakter yazdınız.';
  await expect(note(page)).toHaveAccessibleDescription(said);
  await expect(note(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(unsavedLine(page)).toBeVisible();
  expect(saves).toEqual([]);
  await note(page).press('Backspace');
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await expect(note(page)).toHaveValue('😀'.repeat(5000));
  await expect(unsavedLine(page)).toBeHidden();
});
