import { expect, test } from '@playwright/test';

/** Addresses without a page, and where the server redirects each of them. */
const redirects = [
  { path: '/en/nowhere', to: '/en' },
  { path: '/tr/about/deeper?from=mail', to: '/tr?from=mail' },
  { path: '/en/About', to: '/en' },
  { path: '/xx', to: '/' },
  { path: '/xx/about?a=1&b=%C3%A7', to: '/?a=1&b=%C3%A7' },
  { path: '/EN/about', to: '/' },
  { path: '/nonsense/deep/down', to: '/' },
  { path: '/hakkımızda', to: '/' },
  { path: '/content', to: '/' },
  { path: '/administrator', to: '/' },
  { path: '/mapped', to: '/' },
] as const;

test('an address without a page redirects to a home page, temporarily', async ({ request }) => {
  for (const { path, to } of redirects) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(response.headers(), path).toMatchObject({
      location: to,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const head = await request.head(path, { maxRedirects: 0 });
    expect([head.status(), head.headers().location], path).toEqual([302, to]);
  }
});

test('an unknown page with a trailing slash redirects to a page too', async ({ request }) => {
  for (const [path, to] of [
    ['/en/nowhere/', '/en'],
    ['/xx/', '/'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(new URL(response.url()).pathname).toBe(to);
  }
});

test('the root serves the Turkish home page itself, for link previews and clients without scripts', async ({
  request,
}) => {
  const root = await request.get('/', { maxRedirects: 0 });
  expect(root.status()).toBe(200);
  const html = await root.text();
  expect(html).toBe(await (await request.get('/tr')).text());
  expect(html).toContain('<html lang="tr">');
  expect(html).toMatch(/<title[^>]*>[^<]*Gökhat[^<]*<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/tr"/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\.jpg"/);
  expect(html).not.toContain('noindex');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('no address shows an empty page', async ({ page }) => {
    for (const [path, heading] of [
      ['/', /hat/],
      ['/xx/about', /hat/],
      ['/en/nowhere', /line/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });
});
