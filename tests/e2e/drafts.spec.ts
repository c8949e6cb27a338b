import type { Page } from '@playwright/test';
import { applicationOn } from '../support/browser/application-form.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { crashAndReload } from '../support/browser/crash.ts';
import {
  draftOf,
  fillLines,
  holds,
  isEmpty,
  isKept,
  type KeptForm,
  keptForms,
  open,
} from '../support/browser/kept-forms.ts';
import { comesAlive, expect, reloadPage, test } from '../support/browser/site.ts';
import { recordUploads } from '../support/browser/uploads.ts';
import { releaseUnless } from '../support/release.ts';

test.beforeEach(({ page }) => decideBefore(page));

const restored = 'Kaldığınız yerden devam edebilirsiniz.';
const [short, full, floating, application] = keptForms;
/** All forms keep their drafts by the same code. Two stand for them where it matters how: one line, and several steps. */
const samples = [short, application];

for (const kept of keptForms) {
  test.describe(`${kept.what}`, () => {
    const isApplication = kept === application;

    test(`restores its text with a notice after a reload, and leaves nothing behind once sent${releaseUnless(kept === short)}`, async ({
      page,
    }) => {
      await open(kept, page);
      await expect(kept.form(page).getByText(restored)).toHaveCount(0);
      await kept.fill(page);
      await isKept(kept, page);
      await reloadPage(page);
      await kept.show(page);
      await holds(kept, page);
      const note = kept.form(page).getByRole('status').filter({ hasText: restored });
      await expect(note).toBeVisible();
      if (isApplication) {
        const { texts, experience, removeButton } = applicationOn(page);
        await expect(note).toContainText(texts.cvNotKept);
        await expect(experience('3-5')).toBeChecked();
        await expect(removeButton).toHaveCount(0);
      }
      await kept.send(page);
      await expect(page.getByText(kept.thanks)).toBeVisible();
      // A closing dialog removes its history entry, which would cancel a reload.
      await page.waitForFunction(() => history.state?.dialog === undefined);
      await reloadPage(page);
      await kept.show(page);
      await isEmpty(kept, page);
      await expect(kept.form(page).getByText(restored)).toHaveCount(0);
    });
  });
}

for (const kept of samples) {
  test.describe(`${kept.what}`, () => {
    const isApplication = kept === application;

    test('restores its text after the tab has crashed @release', async ({ page }) => {
      await open(kept, page);
      await kept.fill(page);
      await isKept(kept, page);
      const run = await crashAndReload(page);
      const comesAlive = `Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'))`;
      await expect.poll(() => run(comesAlive)).toBe(true);
      if (isApplication) await run(`document.getElementById('join-team').scrollIntoView()`);
      await expect.poll(() => run(`document.querySelector('main').innerText`)).toContain(restored);
      const values = `[...document.querySelectorAll('main form :is(input, textarea)')].map(({ value }) => value)`;
      expect(await run(values)).toEqual(expect.arrayContaining(Object.values(kept.lines())));
    });

    test(`states that the browser keeps the text, and clears it at one press, also after a reload @release`, async ({
      page,
    }) => {
      const note = kept.form(page).getByText('Yazdıklarınız bu sekmede saklanıyor.');
      const clear = () => kept.form(page).getByRole('button', { name: 'Baştan başla' }).click();
      await open(kept, page);
      await expect(note).toHaveCount(0);
      await kept.fill(page);
      await isKept(kept, page);
      await expect(note).toBeVisible();
      await clear();
      await expect(note).toHaveCount(0);
      await isEmpty(kept, page);
      // Not lost with the button: the keyboard goes on in the form.
      await expect(kept.form(page).locator(':focus')).toBeVisible();
      await kept.fill(page);
      await isKept(kept, page);
      await reloadPage(page);
      await kept.show(page);
      await clear();
      await isEmpty(kept, page);
      await expect(kept.form(page).getByText(restored)).toHaveCount(0);
      await reloadPage(page);
      await kept.show(page);
      await isEmpty(kept, page);
    });
  });
}

// The dialog is on every page, and may be open.
for (const kept of [floating, application]) {
  test(`${kept.what} keeps its text in its tab alone, across other pages and a language change @release`, async ({
    page,
    context,
  }) => {
    await open(kept, page);
    await kept.fill(page);
    await isKept(kept, page);
    const second = await context.newPage();
    await decideBefore(second);
    await open(kept, second);
    await isEmpty(kept, second);
    await second.close();
    if (kept === floating) await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sertifikalar' }).click();
    await expect(page).toHaveURL('/tr/certificates');
    await page.goBack();
    await comesAlive(page);
    await kept.show(page);
    await holds(kept, page);
    if (kept === floating) await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\//);
    await kept.show(page, 'en');
    await holds(kept, page, 'en');
  });
}

test.describe('when the response is lost', () => {
  // The browser logs each failed request; these tests expect it.
  test.use({ complaintsExpected: true });

  test('a short note is carried into the full form, with its name split in two, and back; sent again it is recognized as the same message; what is typed after the storage became full is still there in the other language', async ({
    page,
    complaints,
  }) => {
    await open(short, page);
    await short.fill(page);
    await full.show(page);
    await holds(full, page);
    await fillLines(full.form(page), { Soyad: 'Işıkoğlu' });
    await page.getByRole('button', { name: 'Kısa bir not' }).click();
    await expect(short.form(page).getByLabel('Ad Soyad')).toHaveValue('Ayşe Nur Işıkoğlu');
    for (const label of ['E-posta', 'Mesaj']) {
      await expect(short.form(page).getByLabel(label)).toHaveValue(short.lines()[label] ?? '');
    }
    expect(complaints).toEqual([]);
    await test.step('it is sent twice', () => isOneMessage(page, short));
    await test.step('the storage becomes full', async () => {
      const before = complaints.length;
      await full.show(page);
      await full.fill(page);
      await isKept(full, page);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      const more = 'Bir de şunu ekleyeyim: yarın da arayabilirsiniz.';
      const note = full.form(page).getByText('Yazdıklarınız bu sekmede saklanıyor.');
      await expect(note).toBeVisible();
      await full.form(page).getByLabel('Mesaj', { exact: true }).fill(more);
      await expect(note).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      const english = full.form(page, 'en').getByLabel('Message', { exact: true });
      await expect(english).toHaveValue(more);
      expect(complaints).toHaveLength(before);
    });
  });

  test('the application sent again is recognized as the same application; its file is never part of a stored draft @release', async ({
    page,
    complaints,
  }) => {
    const uploads = await recordUploads(page, (count) => count === 0);
    await open(application, page);
    await application.fill(page);
    await applicationOn(page).consent.check();
    await expect.poll(() => draftOf(application, page)).toContain('talentPool');
    const { values } = JSON.parse((await draftOf(application, page)) ?? '');
    expect(values).not.toHaveProperty('cv');
    const all = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(all).not.toMatch(/ada\.pdf|%PDF/);
    expect(complaints).toEqual([]);
    await application.send(page);
    await expect(page.getByText(application.failure)).toBeVisible();
    await application.send(page);
    await expect(page.getByText(application.thanks)).toBeVisible();
    const [first, second] = uploads;
    expect(uploads).toHaveLength(2);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(first?.answer.status).toBe(201);
    expect(JSON.parse(second?.answer.text ?? '').id).toBe(JSON.parse(first?.answer.text ?? '').id);
  });
});

/** Fills a form and sends it twice, the first answer being lost; expects one message. */
async function isOneMessage(page: Page, kept: KeptForm): Promise<void> {
  const keys: (string | undefined)[] = [];
  const ids: string[] = [];
  await page.route(`**${kept.path}`, async (route) => {
    const answer = await route.fetch();
    keys.push(route.request().headers()['idempotency-key']);
    ids.push((await answer.json()).id);
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await kept.fill(page);
  await kept.send(page);
  await expect(page.getByText(kept.failure).first()).toBeVisible();
  await holds(kept, page);
  // The retry must reuse the key even after a reload.
  await reloadPage(page);
  await kept.show(page);
  // The notice moves the form down as it appears; a press at that moment would miss.
  await holds(kept, page);
  await kept.send(page);
  await expect(page.getByText(kept.thanks)).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  expect(ids).toEqual([expect.any(String), ids[0]]);
}
