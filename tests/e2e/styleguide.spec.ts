import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { styleguideUrl } from '../support/addresses.ts';
import { axeFinds } from '../support/browser/axe.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';
import { type DevServer, startDevServer } from '../support/stack/dev-server.ts';

const chapters = [
  ...['Colour', 'Type', 'Space', 'Controls', 'Forms', 'Words'],
  ...['Sections', 'Heroes', 'Frame', 'Overlays', 'Pictures', 'Feedback', 'Mail'],
];

/** Rules for whole pages, which do not apply to samples of many pages, each on two backgrounds. */
const inherent = [
  // The crash screen is a whole page with its own `main`.
  'landmark-main-is-top-level',
  'landmark-no-duplicate-main',
  // A section on two backgrounds has the same name twice.
  'landmark-unique',
  // A hero has the `h1` of its page.
  'heading-order',
];

test.describe('built @release', () => {
  const open = async (page: Page) => {
    await visitPage(page, `${styleguideUrl}/styleguide`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  };

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the styleguide in the ${colorScheme} scheme shows every chapter, fits the width and passes axe’s piece rules`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const name of chapters) {
          await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
        }
        expect(await overflow(page), `at ${width}`).toBe(0);
        expect(await axeFinds(page, { except: inherent }), `at ${width}`).toEqual([]);
      }
    });
  }

  test('the styleguide names every colour of theme.css, with its value and contrast', async ({
    page,
  }) => {
    await open(page);
    const theme = readFileSync('web/styles/theme.css', 'utf8');
    const named = [...theme.matchAll(/--color-([a-z]+): (#[0-9a-f]+);/g)];
    expect(named.length).toBeGreaterThan(10);
    for (const [, name = '', value = ''] of named) {
      const rows = page.locator(`#colour-palette [data-token=${name}]`);
      await expect(rows, name).toHaveCount(2);
      await expect(rows.first()).toContainText(value);
      await expect(rows.first()).toContainText(/\d\.\d/);
    }
    // #4a5a68 on #f7f4ee, calculated elsewhere.
    await expect(page.locator('#colour-palette [data-token=soft]').first()).toContainText('6.5 AA');
  });
});

test.describe('in development @release', () => {
  let server: DevServer;
  test.beforeAll(async () => {
    server = await startDevServer();
  });
  test.afterAll(() => server?.stop());

  test('npm run dev shows the styleguide', async ({ page }) => {
    await visitPage(page, `${server.url}/styleguide`);
    // The network can be idle while Vite still transforms files.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 15_000 });
  });
});

function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
