import { utimesSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cvSize } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { applicationPath } from '../support/api/applications.ts';
import {
  applicationOn,
  applicationUrl,
  cvPayload,
  expectErrorAt,
  keepsAll,
  needed,
} from '../support/browser/application-form.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, test } from '../support/browser/site.ts';
import { doc, docx, pdf } from '../support/files/cv-files.ts';
import { office, related } from '../support/files/docx-files.ts';

/** The specification's words first. */
const wrongType =
  'Lütfen yalnızca PDF dosyası yükleyin. DOC ve DOCX dosyalarını da kabul ediyoruz.';

test.beforeEach(({ page }) => decideBefore(page));

/** Limits uploads to 150 kB a second, until `lift`. */
async function slowUploads(page: Page) {
  const session = await page.context().newCDPSession(page);
  const conditions = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
  await session.send('Network.enable');
  await conditions(150_000);
  return { lift: () => conditions(-1) };
}

test('an invalid file is reported as soon as it is chosen, and a valid one clears the error: PDF, DOC and DOCX, up to exactly 5 MB @release', async ({
  page,
}) => {
  const on = applicationOn(page);
  await on.open();
  await on.reach('file');
  const empty = 'Bu dosya boş görünüyor. Lütfen başka bir dosya seçin.';
  const largest = cvPayload('ada.pdf', pdf(cvSize.bytes));
  for (const [bad, message, good] of [
    [cvPayload('ada.png', Buffer.from('x'), 'image/png'), wrongType, cvPayload()],
    [
      cvPayload('ada.pdf.exe', pdf(), 'application/pdf'),
      wrongType,
      cvPayload('a.docx', docx(), ''),
    ],
    [cvPayload('ada.odt', Buffer.from('x'), ''), wrongType, largest],
    [cvPayload('ada.pdf', Buffer.alloc(0)), empty, cvPayload()],
    [
      cvPayload('ada.pdf', pdf(cvSize.bytes + 1)),
      'Dosya en fazla 5 MB olabilir.',
      cvPayload('ada.doc', doc(), 'application/msword'),
    ],
  ] as const) {
    await on.fill({ cv: bad });
    await expectErrorAt(on.field('cv'), message);
    await on.fill({ cv: good });
    await expect(on.field('cv')).not.toHaveAttribute('aria-invalid');
    if (good === largest) await expect(on.form.getByText('5 MB', { exact: true })).toBeVisible();
  }
  await on.sendButton.click();
  await expect(on.thanks).toBeVisible();
});

test('a file shows its name and size, and can be removed; its upload shows its progress; stopping it loses nothing, and one press sends it again', async ({
  page,
}) => {
  test.slow();
  const on = applicationOn(page);
  await on.open();
  await on.reach('file');
  const name = 'özgeçmiş سيرة 📄.pdf';
  const cv = cvPayload(name, pdf(1_500_000));
  await on.fill({ cv });
  await expect(on.form.getByText(name)).toBeVisible();
  await expect(on.form.getByText('1,44 MB')).toBeVisible();
  await on.removeButton.click();
  await expect(on.form.getByText(name)).toBeHidden();
  await expect(on.form.getByText(on.texts.cvChoose)).toBeVisible();
  await expect(on.field('cv')).toBeFocused();
  await on.sendButton.click();
  await expect(on.field('cv')).toHaveAttribute('aria-invalid', 'true');
  // Choosing the same file again must work too.
  await on.fill({ cv });
  await expect(on.form.getByText(name)).toBeVisible();
  await expect(on.field('cv')).not.toHaveAttribute('aria-invalid');

  const { lift } = await slowUploads(page);
  await on.sendButton.click();
  const said = new RegExp(`^${on.texts.uploading.replace('{percent}', '\\d+')}$`);
  const progress = on.form.getByRole('progressbar', { name: said });
  const value = async () => Number(await progress.getAttribute('value'));
  await expect.poll(value).toBeGreaterThan(0);
  const early = await value();
  await expect.poll(value).toBeGreaterThan(early);
  expect(await value()).toBeLessThan(100);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(applicationPath),
  );
  await on.form.getByRole('button', { name: on.texts.cancel }).click();
  await failed;
  await expect(on.alert).toHaveText(on.texts.cancelled);
  await expect(progress).toBeHidden();
  await expect(on.sendButton).toBeFocused();
  await keepsAll(on, cv);
  await lift();
  await on.sendButton.click();
  await expect(on.thanks).toBeVisible();
});

test('a file can be dropped on its field, and is validated like a chosen one @release', async ({
  page,
}) => {
  const on = applicationOn(page);
  await on.open();
  await on.reach('file');
  const drop = async (onto: string, name: string) => {
    const dataTransfer = await page.evaluateHandle(
      ([fileName, bytes]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], fileName));
        return transfer;
      },
      [name, [...docx()]] as const,
    );
    const place = on.form.getByText(onto);
    for (const kind of ['dragenter', 'dragover', 'drop'])
      await place.dispatchEvent(kind, { dataTransfer });
  };
  await drop(on.texts.cvDrop, 'ada.zip');
  await expectErrorAt(on.field('cv'), wrongType);
  await drop('ada.zip', 'ada.docx');
  await expect(on.field('cv')).not.toHaveAttribute('aria-invalid');
  await expect(on.form.getByText('ada.docx')).toBeVisible();
  await on.sendButton.click();
  await expect(on.thanks).toBeVisible();
});

test.describe('when an application cannot be sent', () => {
  // The browser logs each failed request; these tests expect it.
  test.use({ complaintsExpected: true });

  test('nothing is lost when sending fails, not even the file: without a network, with an error found only by the API, a file whose content does not match its name, one that loads something, or one that has changed since; each is reported at its field, and one press sends it again', async ({
    page,
    context,
  }, testInfo) => {
    const on = applicationOn(page);
    await on.open();
    await on.fillAll();

    await test.step('without a network', async () => {
      await context.setOffline(true);
      await on.sendButton.click();
      await on.showsFailure(on.texts.offline);
      await keepsAll(on);
      await context.setOffline(false);
    });
    await test.step('the press after that is sent; an error found only by the API is shown in its step', async () => {
      await page.route(applicationUrl, (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          body: JSON.stringify({ detail: 'Olmadı.', errors: { email: ['Bu adres olmadı.'] } }),
        }),
      );
      await on.sendButton.click();
      await expect(on.field('email')).toHaveAccessibleDescription('Bu adres olmadı.');
      await expect(on.field('email')).toBeFocused();
      await on.showsFailure('Olmadı.');
      await keepsAll(on);
      await page.unroute(applicationUrl);
      await on.fill({ email: '' });
      await on.nextButton.click();
      await expect(
        on.alert.filter({ hasText: /^Lütfen tüm zorunlu alanları doldurun\.$/ }),
      ).toBeVisible();
      await on.fill({ email: needed.person.email });
      for (const step of ['path', 'words', 'file'] as const) await on.goOnTo(step);
    });
    await test.step('a file whose content does not match its name', async () => {
      const lying = cvPayload('ada.pdf', Buffer.from('MZ, and no PDF at all'));
      await on.fill({ cv: lying });
      await expect(on.field('cv')).not.toHaveAttribute('aria-invalid');
      await on.sendButton.click();
      await expectErrorAt(on.field('cv'), wrongType);
      await expect(on.field('cv')).toBeFocused();
      await on.showsFailure(wrongType);
      await keepsAll(on, lying);
      await on.fill({ cv: cvPayload('doğru.pdf') });
      await expect(on.field('cv')).not.toHaveAttribute('aria-invalid');
    });
    await test.step('a Word document that loads a picture from the web', async () => {
      const loading = related(`${office}/image`, 'https://stranger.example/seen.png');
      const cv = cvPayload('ada.docx', loading, '');
      await on.fill({ cv });
      await on.sendButton.click();
      await expectErrorAt(on.field('cv'), fieldMessage({ key: 'loadingFile' }, 'tr'));
      await expect(on.field('cv')).toBeFocused();
      await keepsAll(on, cv);
    });
    await test.step('a file that has changed since it was chosen', async () => {
      const path = testInfo.outputPath('ada.pdf');
      writeFileSync(path, pdf());
      // Chromium compares whole seconds.
      utimesSync(path, 1e9, 1e9);
      await on.field('cv').setInputFiles(path);
      writeFileSync(path, pdf(2000));
      await on.sendButton.click();
      await expectErrorAt(on.field('cv'), on.texts.cvNotKept);
      await expect(on.field('cv')).toBeFocused();
      await on.showsFailure();
      await on.field('cv').setInputFiles(path);
      await expect(on.field('cv')).not.toHaveAttribute('aria-invalid');
      await on.sendButton.click();
      await expect(on.thanks).toBeVisible();
    });
  });
});
