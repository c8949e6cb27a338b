import { languages } from '#contract/languages.ts';
import { hrefFor, pageIds } from '#web/site-map.ts';
import { networkRests } from '../support/network-rests.ts';
import { comesAlive, expect, fillMessage, holdBack, test } from '../support/site.ts';

const scripts = '**/assets/*.js';

test('no script is requested before the page has loaded', async ({ page }) => {
  for (const path of ['/tr', '/en/services', '/tr/contact']) {
    await page.goto(path);
    await comesAlive(page);
    // By the page's own clock: its load and a request are told by different processes.
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
});

test('a message typed and sent before the script is here is sent when it is', async ({ page }) => {
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

test('the form’s own code waits for the first touch, and what is sent meanwhile is not lost', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = false;
  await page.route('**/assets/simple-form-*.js', async (route) => {
    asked = true;
    await held;
    await route.continue();
  });
  await page.goto('/tr/contact');
  await comesAlive(page);
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

test('words typed before the script is here stay when the page comes alive', async ({ page }) => {
  const release = await holdBack(page, scripts);
  await page.goto('/en/contact');
  await page.getByLabel('Name').fill('Early bird');
  release();
  await comesAlive(page);
  await expect(page.getByLabel('Name')).toHaveValue('Early bird');
});

test('what brings a page to life is asked for beside the script, and once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdBack(page, /\/client-[^./]*\.js$/);
  await page.goto('/tr/about');
  await page.getByRole('button', { name: 'Menü' }).click();
  const needed = [
    /\/about\.json$/,
    /\/chrome\.json$/,
    /\/about-[^/]+\.js$/,
    /\/site-menu-[^/]+\.js$/,
  ];
  for (const file of needed) {
    await expect.poll(() => asked.filter((path) => file.test(path)), String(file)).toHaveLength(1);
  }
  release();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Hizmetler', exact: true }),
  ).toBeVisible();
  for (const text of needed.slice(0, 2)) {
    expect(
      asked.filter((path) => text.test(path)),
      String(text),
    ).toHaveLength(1);
  }
});

test('links work before the script is here', async ({ page }) => {
  await holdBack(page, scripts);
  await page.goto('/tr');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Hizmetler' }).click();
  await expect(page).toHaveURL(/\/tr\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('on a bad line', () => {
  // The browser itself complains of the script that did not come.
  test.use({ complaintsExpected: true });

  test('where the script did not arrive, it is asked for again at the next touch', async ({
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

  test('a page’s or a form’s own code that did not arrive is asked for again', async ({ page }) => {
    const attempts = { contact: 0, 'simple-form': 0 };
    for (const script of ['contact', 'simple-form'] as const) {
      await page.route(`**/assets/${script}-*.js*`, (route) => {
        attempts[script] += 1;
        return attempts[script] === 1 ? route.abort() : route.continue();
      });
    }
    await page.goto('/tr/contact');
    await comesAlive(page);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Bu alan zorunludur.').first()).toBeVisible();
    expect(Math.min(...Object.values(attempts))).toBeGreaterThan(1);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, and the contact form says where else to write', async ({
    page,
  }) => {
    for (const language of languages) {
      for (const id of pageIds) {
        await page.goto(hrefFor(id, language));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      }
    }
    await page.goto('/tr/contact');
    await expect(page.getByText(/JavaScript ile çalışıyor/)).toBeVisible();
  });
});
