import { comesAlive, expect, holdBack, test, visitPage } from '../support/browser/site.ts';

test('the root leads to Turkish, or to the language of the last page read, whose reader never sees the Turkish page on the way; an unknown page of a language leads to that language’s home page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/tr');
  await visitPage(page, '/en/about');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await page.addInitScript(() => {
    if (location.pathname !== '/') return;
    const look = () => {
      const seen = document.body?.checkVisibility() ? 'seen' : 'unseen';
      localStorage.setItem(`turkish ${seen}`, '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route('**/en', async (route) => {
    await new Promise((later) => setTimeout(later, 300));
    await route.continue();
  });
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const looks = () => Object.keys(localStorage).filter((key) => key.startsWith('turkish'));
  // A hidden page gets no animation frames.
  expect(await page.evaluate(looks)).not.toContain('turkish seen');
  await page.unroute('**/en');
  await page.goto('/en/nowhere');
  await expect(page).toHaveURL('/en');
  await page.goto('/tr/about/deeper');
  await expect(page).toHaveURL('/tr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('an address with an unknown language redirects to the stored one, keeps query and hash, and adds no history entry; an unknown stored one counts as Turkish @release', async ({
  page,
}) => {
  await visitPage(page, '/en/legal');
  for (const [path, target] of [
    ...['/xx', '/EN/about', '/nonsense/deep/down'].map((path) => [path, '/en'] as const),
    ['/?from=card#site-links', '/en?from=card#site-links'],
    ['/xx/about?a=1#b', '/en?a=1#b'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(target);
    await comesAlive(page);
  }
  await page.goBack();
  await expect(page).toHaveURL('/en?from=card#site-links');
  await comesAlive(page);
  // Hydration stores the page's language, so ours is set after it.
  await page.evaluate(() => localStorage.setItem('language', 'xx'));
  await page.goto('/?from=card');
  await expect(page).toHaveURL('/tr?from=card');
});

test('a link opens the next page at its top, with its own head and the focus on its heading, or at a section; a loading page shows Loading…', async ({
  page,
}) => {
  const links = page.getByRole('navigation').first();
  await visitPage(page, '/tr');
  await page.getByRole('link', { name: /^Dijital hizmetler/ }).click();
  await expect(page).toHaveURL('/tr/services#digital-services');
  await expect(page.locator('#digital-services')).toBeInViewport();

  const before = await page.title();
  await page.evaluate(() => scrollTo(0, 2000));
  await links.getByRole('link', { name: 'Hakkımızda' }).click();
  await expect(page).toHaveURL('/tr/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).not.toHaveTitle(before);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tr\/about$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Hakkımızda' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );

  const release = await holdBack(page, '**/content/tr/life.json');
  await links.getByRole('link', { name: 'Yaşam' }).click();
  const loading = page.getByText('Loading…');
  await expect(loading).toBeVisible();
  await expect(loading).toHaveAttribute('lang', 'en');
  release();
  await expect(page.locator('#join-team')).toBeVisible();
  await expect(loading).toBeHidden();
});

test('a link fetches the next page’s texts, not a whole document; Back and Forward lead through the visited pages', async ({
  page,
}) => {
  const links = page.getByRole('navigation').first();
  await visitPage(page, '/en/about');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const content = page.waitForResponse('**/content/en/life.json');
  await links.getByRole('link', { name: 'Life' }).click();
  expect((await content).ok()).toBe(true);
  await expect(page).toHaveURL('/en/life');
  await expect(page.locator('#team-spirit')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('#who-we-are')).toBeVisible();
  await page.goForward();
  await expect(page.locator('#team-spirit')).toBeVisible();
  expect(documents).toEqual([]);
});
