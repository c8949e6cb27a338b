import type { Page } from '@playwright/test';
import { applicationOn, keepsAll } from '../support/browser/application-form.ts';
import { decideBefore } from '../support/browser/consent.ts';
import {
  draftOf,
  holds,
  isEmpty,
  type KeptForm,
  keptForms,
  open,
} from '../support/browser/kept-forms.ts';
import { expect, holdBack, reloadPage, test } from '../support/browser/site.ts';
import { releaseTag } from '../support/release.ts';

test.beforeEach(({ page }) => decideBefore(page));

const [short, full, , application, quote] = keptForms;

/** Follows a link of the footer. */
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

/**
 * Fills and sends a form whose request is held back on its way.
 * @returns lets it go on, and resolves with its answer
 */
async function sendHeld(kept: KeptForm, page: Page) {
  await open(kept, page);
  await kept.fill(page);
  const release = await holdBack(page, `**${kept.path}`);
  const sent = page.waitForRequest(`**${kept.path}`);
  await kept.send(page);
  await sent;
  return async () => {
    const answered = page.waitForResponse(`**${kept.path}`);
    release();
    await answered;
  };
}

/** Goes to a page without a form in its text, and waits until the form's own page is gone. */
async function leave(page: Page) {
  await follow(page, 'Sertifikalar');
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
}

const thanks = {
  'the full form': 'Your message has been sent successfully.',
  'the request for a quote': 'Your request for a quote has reached us.',
  'the application': 'Your application has been successfully received.',
} as Readonly<Record<string, string>>;

for (const kept of [full, quote, application]) {
  test.describe(`${kept.what}, left while it is sent ${releaseTag}`, () => {
    test('says in the other language that it was stored, and is empty', async ({ page }) => {
      const release = await sendHeld(kept, page);
      await follow(page, 'English');
      // The application is loaded when it comes near.
      if (kept === application) await kept.show(page, 'en');
      await expect(kept.form(page, 'en')).toBeVisible();
      await release();
      await expect(page.getByRole('main').getByText(thanks[kept.what] ?? '')).toBeVisible();
      await expect(kept.form(page, 'en')).toHaveCount(0);
      expect(await page.evaluate((key) => sessionStorage.getItem(key), kept.key)).toBeNull();
    });
  });
}

test.describe('when the browser logs a failed request', () => {
  test.use({ complaintsExpected: true });

  test('a form left for another page says on return why it was not stored, and keeps its words @release', async ({
    page,
  }) => {
    await page.route(`**${full.path}`, (route) => route.fulfill({ status: 500, body: '' }));
    const release = await sendHeld(full, page);
    await leave(page);
    await release();
    await page.goBack();
    await expect(full.form(page).getByRole('alert')).toContainText(full.failure);
    await expect(full.form(page).getByLabel('Mesaj', { exact: true })).not.toHaveValue('');
  });
});

test('a short note that is stored after its page was left is reported on the page that is shown', async ({
  page,
}) => {
  const release = await sendHeld(short, page);
  await leave(page);
  await release();
  await expect(page.getByText(short.thanks)).toBeVisible();
  await page.goBack();
  await isEmpty(short, page);
});

test('what is typed while a note is sent stays when it is stored', async ({ page }) => {
  const release = await sendHeld(short, page);
  const field = short.form(page).getByLabel('Mesaj', { exact: true });
  await field.fill('Bir şey daha: yarın da arayabilirsiniz.');
  await release();
  await expect(page.getByText(short.thanks)).toBeVisible();
  await expect(field).toHaveValue('Bir şey daha: yarın da arayabilirsiniz.');
  await expect(short.form(page).getByLabel('Ad Soyad', { exact: true })).toHaveValue('');
  await reloadPage(page);
  await expect(field).toHaveValue('Bir şey daha: yarın da arayabilirsiniz.');
});

test('a note that is stored leaves no copy in the form that was changed to meanwhile, but what was typed there @release', async ({
  page,
}) => {
  const release = await sendHeld(short, page);
  await full.show(page);
  await holds(full, page);
  const company = full.form(page).getByLabel('Şirket');
  await company.fill('Işık İletişim A.Ş.');
  await release();
  await expect(page.getByText(short.thanks)).toBeVisible();
  for (const label of Object.keys(full.lines())) {
    await expect(full.form(page).getByLabel(label, { exact: true })).toHaveValue('');
  }
  await expect(company).toHaveValue('Işık İletişim A.Ş.');
  await expect(company).toBeFocused();
  expect(JSON.parse((await draftOf(full, page)) ?? '{}').values).toEqual({
    company: 'Işık İletişim A.Ş.',
  });
});

test('a chosen CV and the step are kept on the way to other pages and in the other language @release', async ({
  page,
}) => {
  const on = applicationOn(page);
  await on.open();
  await on.fillAll();
  await leave(page);
  await page.goBack();
  await expect(on.heading('file')).toBeVisible();
  await keepsAll(on);
  await follow(page, 'English');
  const english = applicationOn(page, 'en');
  await application.show(page, 'en');
  await expect(english.heading('file')).toBeVisible();
  await keepsAll(english);
  await english.sendButton.click();
  await expect(english.thanks).toBeVisible();
});
