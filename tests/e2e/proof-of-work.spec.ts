import type { Page } from '@playwright/test';
import { applicationOn } from '../support/browser/application-form.ts';
import { axeFinds } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { openContactForm } from '../support/browser/contact-button.ts';
import { type OwnSite, startOwnSite } from '../support/browser/own-site.ts';
import {
  test as base,
  expect,
  fillMessage,
  holdBack,
  messageForm,
  visitPage,
  writeAnother,
} from '../support/browser/site.ts';

/** A site whose forms all require a proof of work. */
const test = base.extend<object, { underPressure: OwnSite }>({
  underPressure: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      await using site = await startOwnSite({ PROOF_OF_WORK: 'always' });
      await use(site);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ underPressure }, use) => use(underPressure.url),
});

test.beforeEach(({ page }) => decideBefore(page));

const words = { name: 'Ayşe Işık', email: 'ayse@ornek.example', message: 'Merhaba' };
const workerUrl = '**/assets/proof-worker-*.js';

/** Records the page's calls of the API and its loads of the solver, in order, as `path status`. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (!/^\/api\/(Challenge|ContactForms|JobApplications)|proof-worker/.test(pathname)) return;
    seen.push(`${pathname.replace(/-[\w-]+\.js$/, '')} ${answer.status()}`);
  });
  return seen;
}
const solvers = (seen: string[]) => seen.filter((line) => line.startsWith('/assets')).length;
const calls = (seen: string[]) => seen.filter((line) => line.startsWith('/api'));

test('the short form solves its challenge while the visitor types, and is sent once; sent before that it reports a delay, and is then sent automatically @release', async ({
  page,
}) => {
  const seen = watch(page);
  await visitPage(page, '/tr/contact');
  await messageForm(page).hover();
  expect(seen).toEqual([]);
  await fillMessage(page, words);
  await expect.poll(() => solvers(seen)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
  expect(calls(seen)).toEqual(['/api/Challenge 200', '/api/ContactForms/simple 201']);

  await test.step('before the challenge is solved', async () => {
    await expect(page.getByText('Mesajınız alındı.')).toHaveCount(0);
    const release = await holdBack(page, workerUrl);
    await writeAnother(page);
    await fillMessage(page, words);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByRole('button', { name: 'Gönderiliyor...' })).toBeVisible();
    const status = messageForm(page).getByRole('status');
    await expect(status).toHaveText('Bu, birkaç saniye sürebilir.');
    expect(await axeFinds(page)).toEqual([]);
    release();
    await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
    await writeAnother(page);
    await expect(status).toBeEmpty();
  });
});

test('the full form, the floating form and the application are each accepted with a challenge of their own @release', async ({
  page,
}) => {
  const seen = watch(page);
  await visitPage(page, '/en/contact');
  await page.getByRole('button', { name: 'Detailed form' }).click();
  await page.getByLabel('First name').fill('Omar');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill('omar@hub.example');
  await page.getByLabel('Subject').selectOption('partnership');
  await page.getByLabel('Message').fill('We run an A2P hub in Amman.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has been sent successfully.')).toBeVisible();

  await visitPage(page, '/tr/about');
  await openContactForm(page);
  await expect(page.getByRole('dialog').getByLabel('Mesaj')).toBeVisible();
  await fillMessage(page, words);
  await page.getByRole('dialog').getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Mesajınız alındı.')).toBeVisible();

  const on = applicationOn(page);
  await on.open();
  await on.fillAll();
  await on.sendButton.click();
  await expect(on.thanks).toBeVisible();
  expect(calls(seen)).toEqual([
    '/api/Challenge 200',
    '/api/ContactForms 201',
    '/api/Challenge 200',
    '/api/ContactForms/simple 201',
    '/api/Challenge 200',
    '/api/JobApplications 201',
  ]);
});

test.describe('if the worker fails to load', () => {
  test.use({ complaintsExpected: true });

  test('the form shows how to reach the company, and keeps its text @release', async ({ page }) => {
    await page.route(workerUrl, (route) => route.abort());
    await visitPage(page, '/tr/contact');
    await fillMessage(page, words);
    const send = page.getByRole('button', { name: 'Gönder' });
    await send.click();
    const note = messageForm(page).getByRole('status');
    await expect(note.getByRole('link', { name: 'info@gokhat.example' })).toBeVisible();
    await expect(note.getByRole('link', { name: '+90 216 000 00 00' })).toHaveAttribute(
      'href',
      'tel:+902160000000',
    );
    const message = page.getByLabel('Mesaj', { exact: true });
    await expect(message).toHaveValue(words.message);
    expect(await axeFinds(page, { within: 'main form' })).toEqual([]);
    await page.unroute(workerUrl);
    await send.click();
    await writeAnother(page);
    await expect(message).toHaveValue('');
  });
});

test('an application stopped while its challenge is being solved is not sent', async ({ page }) => {
  const seen = watch(page);
  await page.route(workerUrl, () => {});
  const on = applicationOn(page);
  await on.open();
  await on.fillAll();
  await on.sendButton.click();
  await page.getByRole('button', { name: on.texts.cancel }).click();
  await expect(on.alert).toHaveText(on.texts.cancelled);
  expect(calls(seen)).toEqual(['/api/Challenge 200']);
});

test('over plain HTTP, where browsers have no Web Crypto, the form is accepted too @release', async ({
  browser,
  underPressure,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await decideBefore(page);
  // Not localhost, so that it is no secure context.
  await visitPage(page, `http://plain.test:${underPressure.port}/tr/contact`);
  expect(await page.evaluate('isSecureContext')).toBe(false);
  await fillMessage(page, words);
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
  await context.close();
});

test.describe('while the service is not under load', () => {
  test.use({ complaintsExpected: true });

  test('a form requests one challenge and loads no solver; when load begins while a visitor types, the form is sent again automatically, and nothing has to be typed again @release', async ({
    page,
    complaints,
  }) => {
    await using site = await startOwnSite({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    const seen = watch(page);
    await visitPage(page, `${site.url}/tr/contact`);
    await fillMessage(page, words);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
    expect(seen).toEqual(['/api/Challenge 200', '/api/ContactForms/simple 201']);
    expect(complaints).toEqual([]);

    seen.length = 0;
    await expect(page.getByText('Mesajınız alındı.')).toHaveCount(0);
    await writeAnother(page);
    await fillMessage(page, words);
    await expect.poll(() => calls(seen)).toEqual(['/api/Challenge 200']);
    const flood = Array.from({ length: 60 }, (_, sent) =>
      fetch(`${site.url}/api/ContactForms/simple`, {
        method: 'POST',
        body: JSON.stringify({ fullName: 'Flood', email: 'a@b.example', message: `No. ${sent}` }),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${sent}` },
      }),
    );
    expect((await Promise.all(flood)).map(({ status }) => status)).toContain(428);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
    expect(calls(seen).slice(1)).toEqual([
      '/api/ContactForms/simple 428',
      '/api/Challenge 200',
      '/api/ContactForms/simple 201',
    ]);
    // The site stops before the page would be closed, and a late request would fail.
    await page.close();
  });
});
