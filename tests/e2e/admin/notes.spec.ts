import type { Page } from '@playwright/test';
import { openAdmin, sendShort } from '../../support/admin-page.ts';
import { expect, holdBack, test } from '../../support/site.ts';

const note = (page: Page) => page.getByRole('textbox', { name: 'Not' });

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');
const unsavedLine = (page: Page) => page.getByText('1 not henüz kaydedilmedi:');
const goToArchive = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Arşiv' }).click();
/** Has the saves of a message fail, until the returned function is called. */
async function failSaves(page: Page, id: string): Promise<() => Promise<void>> {
  const address = `**/api/Admin/Messages/${id}`;
  await page.route(address, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  return () => page.unroute(address);
}

async function openMessage(page: Page): Promise<string> {
  const id = await sendShort(page, { fullName: 'Not Alan' });
  await openAdmin(page, `/admin/messages/${id}`);
  await expect(note(page)).toBeVisible();
  return id;
}

test('a character typed as soon as the note appears is saved', async ({ page }) => {
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
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a note is saved as it is typed; the last words even if another folder is opened at once', async ({
    page,
  }) => {
    const id = await openMessage(page);
    await note(page).tap();
    await page.keyboard.type('Salı günü aranacak: ığüşöç 😀');
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await page.reload();
    await expect(note(page)).toHaveValue('Salı günü aranacak: ığüşöç 😀');
    await note(page).fill('Hemen yazıldı');
    await page.getByRole('button', { name: 'Menüyü aç' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Arşiv' }).tap();
    await expect(page).toHaveURL(/folder=archived/);
    await page.goto(`/admin/messages/${id}`);
    await expect(note(page)).toHaveValue('Hemen yazıldı');
  });
});

test('a note is saved also when the page is left within the pause', async ({ page, context }) => {
  const id = await openMessage(page);
  await note(page).fill('Son anda yazıldı');
  await page.goto('/robots.txt');
  // Another tab has nothing of this one's storage.
  const other = await context.newPage();
  await other.goto(`/admin/messages/${id}`);
  await expect(note(other)).toHaveValue('Son anda yazıldı');
});

test('what is typed while a save is under way is no conflict, and a blank at the end stays', async ({
  page,
}) => {
  const id = await openMessage(page);
  const save = await holdBack(page, `**/api/Admin/Messages/${id}`);
  const isSent = page.waitForRequest((request) => request.method() === 'PATCH');
  await note(page).pressSequentially('Bir');
  await isSent;
  await note(page).pressSequentially(' iki ');
  save();
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await expect(note(page)).toHaveValue('Bir iki ');
  await expect(alertOf(page)).toBeHidden();
});

test('Escape leaves a field first, and closes the message when pressed again', async ({ page }) => {
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

test('a pasted text that is too long stays whole, and its length is shown', async ({ page }) => {
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

test('another admin’s note appears automatically', async ({ page, context }) => {
  const id = await openMessage(page);
  const other = await context.newPage();
  await other.goto(`/admin/messages/${id}`);
  await expect(note(other)).toBeVisible();
  await note(other).fill('Öbür masadan');
  await expect(other.getByText('Kaydedildi')).toBeVisible();
  await expect(note(page)).toHaveValue('Öbür masadan');
});

test('another admin’s note is not overwritten by one being typed: both are shown', async ({
  page,
  context,
  browser,
}) => {
  await page.clock.install();
  const id = await openMessage(page);
  // Of its own clock.
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const other = await elsewhere.newPage();
  await other.goto(`/admin/messages/${id}`);
  await expect(note(other)).toBeVisible();
  // Time stands still here: the pause after which a note is saved does not end while somebody else writes.
  await page.clock.pauseAt(Date.now() + 60_000);
  await note(page).pressSequentially('Ben yaz');
  const showsFailure = page.waitForResponse(`**/api/Admin/Messages/${id}`);
  await note(other).fill('Öbürü yazdı');
  await expect(other.getByText('Kaydedildi')).toBeVisible();
  await showsFailure;
  await note(page).press('.');
  await page.clock.runFor(1000);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Öbürü yazdı');
  await expect(note(page)).toHaveValue('Ben yaz.');
  await alert.getByRole('button', { name: 'Oradaki kalsın' }).click();
  await expect(note(page)).toHaveValue('Öbürü yazdı');
  await elsewhere.close();
});

test.describe('when something goes wrong', () => {
  test.use({ complaintsExpected: true });

  test('the later of two admins who write at once is shown the other’s note, and can keep both', async ({
    page,
    context,
  }) => {
    const id = await openMessage(page);
    const other = await context.newPage();
    // Hears of nothing, as on a line that is slow.
    await other.route('**/api/Admin/Events', (route) => route.abort());
    await other.goto(`/admin/messages/${id}`);
    await expect(note(other)).toBeVisible();
    await note(page).fill('Birinci yazdı');
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await note(other).fill('İkinci yazdı');
    const alert = other.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Siz yazarken bu not başka bir yerde değiştirildi');
    await expect(alert).toContainText('Birinci yazdı');
    await expect(note(other)).toHaveValue('İkinci yazdı');
    // Undecided, both texts are kept: in another folder, and when the page is loaded again.
    await goToArchive(other);
    await expect(unsavedLine(other)).toBeVisible();
    await other.getByRole('link', { name: 'Not Alan' }).first().click();
    await expect(alert).toContainText('Birinci yazdı');
    await expect(note(other)).toHaveValue('İkinci yazdı');
    await other.reload();
    await expect(alert).toContainText('Birinci yazdı');
    await expect(note(other)).toHaveValue('İkinci yazdı');
    await alert.getByRole('button', { name: 'İkisini de tut' }).click();
    await expect(other.getByText('Kaydedildi')).toBeVisible();
    await expect(note(page)).toHaveValue('Birinci yazdı\n\nİkinci yazdı');
  });

  test('two notes too long to be merged stay whole in the field, and the reason is shown', async ({
    page,
    context,
  }) => {
    const [first, second] = ['bir '.repeat(1000).trim(), '😀'.repeat(1500)];
    const id = await openMessage(page);
    const other = await context.newPage();
    await other.route('**/api/Admin/Events', (route) => route.abort());
    await other.goto(`/admin/messages/${id}`);
    await expect(note(other)).toBeVisible();
    await note(page).fill(first);
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await note(other).fill(second);
    const alert = other.getByRole('main').getByRole('alert');
    await alert.getByRole('button', { name: 'İkisini de tut' }).click();
    await expect(note(other)).toHaveAccessibleDescription(
      'Lütfen en fazla 5.000 karakter kullanın. 5.501 karakter yazdınız.',
    );
    await expect(note(other)).toHaveValue(`${first}\n\n${second}`);
  });

  test('another admin’s change outside the note is no conflict: both are kept', async ({
    page,
    context,
  }) => {
    await page.route('**/api/Admin/Events', (route) => route.abort());
    const isRead = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    const id = await openMessage(page);
    await isRead;
    const other = await context.newPage();
    await other.goto(`/admin/messages/${id}`);
    await other.getByTitle('Yıldızla (s)').click();
    await expect(other.getByTitle('Yıldızı kaldır (s)')).toBeVisible();
    await note(page).fill('Yıldızın yanında');
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await page.reload();
    await expect(note(page)).toHaveValue('Yıldızın yanında');
    await expect(page.getByTitle('Yıldızı kaldır (s)')).toBeVisible();
  });

  test('a note that could not be saved is kept and said everywhere, and saved when the network is back', async ({
    page,
    context,
  }) => {
    const id = await openMessage(page);
    const restore = await failSaves(page, id);
    await note(page).fill('Bağlantı yokken');
    await expect(alertOf(page)).toContainText('Not kaydedilemedi. Yazdığınız burada duruyor.');
    await goToArchive(page);
    await expect(unsavedLine(page)).toBeVisible();
    const question = page.waitForEvent('dialog');
    const isReloaded = page.reload();
    expect((await question).type()).toBe('beforeunload');
    await (await question).accept();
    await isReloaded;
    // Names are not stored: the reference stands for it now.
    await page.getByRole('link', { name: /^R-\w{4}-\w{4}$/ }).click();
    await expect(note(page)).toHaveValue('Bağlantı yokken');
    await expect(alertOf(page).getByRole('button', { name: 'Yeniden kaydet' })).toBeVisible();
    await goToArchive(page);
    await restore();
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await context.setOffline(false);
    await expect(unsavedLine(page)).toBeHidden();
    await page.goto(`/admin/messages/${id}`);
    await expect(note(page)).toHaveValue('Bağlantı yokken');
  });

  test('a note that could not be saved is tried again later, and at one press', async ({
    page,
  }) => {
    await page.clock.install();
    const id = await openMessage(page);
    let restore = await failSaves(page, id);
    await note(page).fill('Birazdan');
    await page.clock.runFor(1000);
    await expect(alertOf(page)).toBeVisible();
    await restore();
    await page.clock.runFor(5000);
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    restore = await failSaves(page, id);
    await note(page).fill('Hemen');
    await page.clock.runFor(1000);
    await expect(alertOf(page)).toBeVisible();
    await restore();
    await alertOf(page).getByRole('button', { name: 'Yeniden kaydet' }).click();
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await expect(note(page)).toBeFocused();
  });

  test('a save whose answer was lost is no conflict with what is typed next', async ({ page }) => {
    const id = await openMessage(page);
    const address = `**/api/Admin/Messages/${id}`;
    let isCut = true;
    await page.route(address, async (route) => {
      if (route.request().method() === 'PATCH' && isCut) {
        isCut = false;
        await route.fetch();
        await route.abort();
      } else await route.fallback();
    });
    await note(page).fill('Bir');
    await expect(alertOf(page)).toContainText('Not kaydedilemedi.');
    await note(page).fill('Bir, iki');
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await expect(alertOf(page)).toHaveCount(0);

    // The same, and what is stored cannot be read either at first.
    isCut = true;
    let isDown = false;
    await page.route(address, async (route) => {
      if (route.request().method() === 'GET' && isDown) await route.abort();
      else await route.fallback();
    });
    isDown = true;
    await note(page).fill('Bir, iki, üç');
    await expect(alertOf(page)).toContainText('Not kaydedilemedi.');
    const again = alertOf(page).getByRole('button', { name: 'Yeniden kaydet' });
    await again.click();
    await expect(alertOf(page)).toContainText('Not kaydedilemedi.');
    isDown = false;
    await again.click();
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await page.reload();
    await expect(note(page)).toHaveValue('Bir, iki, üç');
  });

  test('a save that is never answered is given up and repeated, and is asked about before the page is left', async ({
    page,
  }) => {
    await page.clock.install();
    const id = await openMessage(page);
    let held = 0;
    await page.route(`**/api/Admin/Messages/${id}`, async (route) => {
      if (route.request().method() === 'PATCH' && held === 0) held += 1;
      else await route.fallback();
    });
    await note(page).fill('Bağlantı dondu');
    await page.clock.runFor(1000);
    await expect.poll(() => held).toBe(1);
    // React listens a moment after the request.
    const isUnasked = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect.poll(() => page.evaluate(isUnasked)).toBe(false);
    const question = page.waitForEvent('dialog');
    const isLeft = page.close({ runBeforeUnload: true });
    await (await question).dismiss();
    await isLeft;
    await page.clock.runFor(35_000);
    await expect(alertOf(page)).toContainText('Not kaydedilemedi.');
    await page.clock.runFor(5000);
    await expect(page.getByText('Kaydedildi')).toBeVisible();
  });

  test('logging out asks before it loses a note', async ({ page }) => {
    const id = await openMessage(page);
    await failSaves(page, id);
    await note(page).fill('Çıkarken');
    const leave = page.getByRole('button', { name: 'Çıkış yap' });
    await leave.click();
    const question = page.getByRole('dialog', { name: 'Kaydedilmemiş notlarla çıkılsın mı?' });
    await question.getByRole('button', { name: 'Burada kal' }).click();
    await expect(note(page)).toHaveValue('Çıkarken');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Çıkarken');
    await leave.click();
    await question.getByRole('button', { name: 'Yine de çık' }).click();
    // The login page is another document.
    await expect(page.getByLabel('Parola')).toBeFocused();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Çıkarken');
  });

  test('a message erased meanwhile is reported as gone', async ({ page, context }) => {
    const id = await openMessage(page);
    const other = await context.newPage();
    await other.goto(`/admin/messages/${id}`);
    await failSaves(page, id);
    await note(page).fill('Kime yazıldıysa');
    await expect(alertOf(page)).toBeVisible();
    await other.getByRole('button', { name: 'Hemen kalıcı olarak sil…' }).click();
    const question = other.getByRole('dialog', { name: 'Kalıcı olarak silinsin mi?' });
    await question.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
    await expect(page.getByText(/Bu mesaj artık yok/)).toBeVisible();
    await expect(page.getByText('Kime yazıldıysa')).toBeVisible();
    await page.getByRole('button', { name: 'Notu sil' }).click();
    await expect(unsavedLine(page)).toBeHidden();
  });
});
