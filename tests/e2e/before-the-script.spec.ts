import type { Page } from '@playwright/test';
import { identity } from '#contract/content/identity.ts';
import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { networkRests } from '../support/browser/network-rests.ts';
import {
  comesAlive,
  expect,
  fillMessage,
  holdBack,
  test,
  visitPage,
} from '../support/browser/site.ts';
import { buttonOf, menuOf } from '../support/browser/site-menu.ts';

const scripts = '**/assets/*.js';

test('a message submitted before hydration is sent after it', async ({ page }) => {
  const release = await holdBack(page, scripts);
  await page.goto('/tr/contact');
  await fillMessage(page, { name: 'Erken', email: 'erken@ornek.example', message: 'Hat yavaş.' });
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page).toHaveURL(/\/tr\/contact$/);
  const sent = page.waitForRequest('**/api/ContactForms/simple');
  release();
  expect((await sent).postDataJSON()).toEqual({
    fullName: 'Erken',
    email: 'erken@ornek.example',
    message: 'Hat yavaş.',
  });
  await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
});

test('the form’s own code loads at the first touch, and a message submitted meanwhile is not lost', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let asked = false;
  await page.route('**/assets/simple-form-*.js', async (route) => {
    asked = true;
    await held;
    await route.continue();
  });
  await visitPage(page, '/tr/contact');
  await scriptsCameAfterTheLoad(page);
  expect(asked).toBe(false);
  await fillMessage(page, {
    name: 'Sabırlı',
    email: 'sabirli@ornek.example',
    message: 'Bekledim.',
  });
  await page.getByRole('button', { name: 'Gönder' }).click();
  expect(asked).toBe(true);
  await expect(page).toHaveURL(/\/tr\/contact$/);
  const sent = page.waitForRequest('**/api/ContactForms/simple');
  release();
  expect((await sent).postDataJSON()).toMatchObject({ fullName: 'Sabırlı', message: 'Bekledim.' });
  await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
});

test.describe('with a password manager that adds elements to the fields', () => {
  test.use({ complaintsExpected: true });

  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        for (const field of document.querySelectorAll('main form input')) {
          field.after(document.createElement('div'));
        }
      }),
    ),
  );

  test('typing goes on in its field when the form is hydrated @release', async ({ page }) => {
    await visitPage(page, '/tr/contact');
    const release = await holdBack(page, '**/assets/simple-form-*.js');
    const name = page.getByLabel('Ad Soyad');
    await name.pressSequentially('Ali ');
    const before = await name.elementHandle();
    release();
    await page.waitForFunction((field) => !field?.isConnected, before);
    await page.keyboard.type('Veli');
    await expect(name).toHaveValue('Ali Veli');
  });

  test('a message submitted before the form is hydrated is sent once @release', async ({
    page,
  }) => {
    let sent = 0;
    await page.route('**/api/ContactForms/simple', async (route) => {
      sent += 1;
      await route.continue();
    });
    const release = await holdBack(page, scripts);
    await page.goto('/tr/contact');
    await fillMessage(page, { name: 'Erken', email: 'erken@ornek.example', message: 'Bekledim.' });
    const form = await page.locator('main form').elementHandle();
    await page.getByRole('button', { name: 'Gönder' }).click();
    release();
    await page.waitForFunction((before) => !before?.isConnected, form);
    await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
    expect(sent).toBe(1);
  });
});

test('the menu pressed before the script has loaded opens after it, and leads to a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, scripts);
  await page.goto('/tr/about');
  await buttonOf(page).click();
  await expect(menuOf(page)).toBeHidden();
  release();
  await menuOf(page).getByRole('link', { name: 'Hizmetler', exact: true }).click();
  await expect(page).toHaveURL(/\/tr\/services$/);
  await expect(menuOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/tr\/about$/);
});

test('links work before the script has loaded @release', async ({ page }) => {
  await holdBack(page, scripts);
  await page.goto('/tr');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Hizmetler' }).click();
  await expect(page).toHaveURL(/\/tr\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('on a bad connection', () => {
  // The browser logs each script that fails to load.
  test.use({ complaintsExpected: true });

  test('a script that failed to load is requested again at the next touch @release', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(/\/client-[^./]*\.js$/, (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname.slice(0, pathname.indexOf('client')));
      return pathname.includes('~') ? route.continue() : route.fulfill({ status: 504, body: '' });
    });
    await page.goto('/tr/contact');
    // Fetched ahead, and then wanted: once more, where the first had failed by then.
    await expect.poll(() => asked).toContain('/assets/');
    await networkRests(page);
    await page.getByLabel('Ad Soyad').click();
    await comesAlive(page);
    expect(asked.filter((folder) => folder !== '/assets/')).toEqual(['/assets/~1/']);
  });

  test('the code of a page or a form that failed to load is requested again', async ({ page }) => {
    const attempts = { contact: 0, 'simple-form': 0 };
    for (const script of ['contact', 'simple-form'] as const) {
      await page.route(`**/assets/${script}-*.js*`, (route) => {
        attempts[script] += 1;
        return attempts[script] === 1 ? route.abort() : route.continue();
      });
    }
    await visitPage(page, '/tr/contact');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Bu alan zorunludur.').first()).toBeVisible();
    expect(Math.min(...Object.values(attempts))).toBeGreaterThan(1);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, and in place of a form that could not be sent it shows how to reach the company', async ({
    page,
  }) => {
    const emails = new Map<string, string>([
      ['contact', identity.email.info],
      ['life', identity.email.careers],
    ]);
    for (const id of pageIds) {
      await page.goto(hrefFor(id, 'tr'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const email = emails.get(id);
      if (!email) continue;
      const note = page.getByText(/^Bu form JavaScript ile çalışıyor/);
      const address = note.getByRole('link', { name: email });
      await expect(address).toHaveAttribute('href', `mailto:${email}`);
      await expect(note.getByRole('link', { name: identity.phone.text })).toBeVisible();
      await expect(page.locator('form')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Gönder' })).toHaveCount(0);
    }
  });
});

async function scriptsCameAfterTheLoad(page: Page): Promise<void> {
  // By the page's own clock: its load and a request are reported by different processes.
  const scripts = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime - (visit?.loadEventStart ?? Number.POSITIVE_INFINITY));
  });
  expect(scripts.length).toBeGreaterThan(2);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(0);
}
