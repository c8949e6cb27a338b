import type { Page } from '@playwright/test';
import { openWithStoppedClock } from '../support/browser/clock.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { networkRests } from '../support/browser/network-rests.ts';
import { recordScrolls, scrollsOf } from '../support/browser/scrolls.ts';
import { settled } from '../support/browser/settled.ts';
import { expect, holdBack, reloadPage, test, visitPage } from '../support/browser/site.ts';

test.beforeEach(({ page }) => decideBefore(page));

const footer = (page: Page) => page.getByRole('contentinfo');
const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

test('the footer’s address leads to the contact page and scrolls to the office 150 ms later', async ({
  page,
}) => {
  await recordScrolls(page);
  await openWithStoppedClock(page, '/tr/legal');
  const link = footer(page).getByRole('link', { name: /Sinyal Sokak/ });
  await expect(link).toHaveAttribute('href', '/tr/contact#office-locations');
  // Hovering has loaded the page: with a stopped clock, React would never show it while it loads.
  const fetched = Promise.all([
    page.waitForResponse('**/content/tr/contact.json'),
    page.waitForResponse('**/assets/contact-*.js'),
  ]);
  await link.hover();
  await fetched;
  await page.waitForTimeout(200);
  await link.click();
  await expect(page).toHaveURL('/tr/contact#office-locations');
  await expect(page.locator('#office-locations')).toBeAttached();
  await page.clock.runFor(149);
  expect(await scrollsOf(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrollsOf(page)).toEqual([
    { to: 'office-locations', behavior: 'smooth', block: 'start' },
  ]);
});

test.describe('on a phone with a slow line', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the footer’s address leads to the office, although the form above it arrives during the scroll @release', async ({
    page,
  }) => {
    await visitPage(page, '/tr');
    const release = await holdBack(page, '**/assets/simple-form-*');
    await footer(page)
      .getByRole('link', { name: /Sinyal Sokak/ })
      .click();
    await expect(page).toHaveURL('/tr/contact#office-locations');
    const office = page.locator('#office-locations').getByRole('heading', { level: 2 });
    await expect(office).toBeAttached();
    await expect.poll(() => placeOf(page)).toBeGreaterThan(0);
    release();
    await expect(page.getByRole('main').locator('form')).toBeAttached();
    const topOf = () => office.evaluate((heading) => heading.getBoundingClientRect().top);
    expect(await settled(topOf)).toBeLessThan(844 / 2);
  });
});

test('the footer lists the six pages, three legal pages and two profiles, with the current year if the page was built in another @release', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2031-02-03T10:00:00Z') });
  await visitPage(page, '/en/about');
  for (const name of [
    ...['About', 'Services', 'Sustainability', 'Certificates', 'Life', 'Contact'],
    ...['Privacy', 'Cookies', 'Legal notice', 'LinkedIn', 'Instagram', 'Cookie preferences'],
  ]) {
    await expect(footer(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer(page).getByText(/^© 2025–2031/)).toBeVisible();
});

test('Back and Forward restore each page’s scroll position', async ({ page }) => {
  await visitPage(page, '/tr/services');
  await scrollTo(page, 1800);
  await footer(page)
    .getByRole('link', { name: 'Yaşam' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/tr/life');
  // The window is at the top even while the page loads.
  await expect(page.locator('#join-team')).toBeVisible();
  await expect.poll(() => placeOf(page)).toBe(0);
  await scrollTo(page, 900);
  await page.goBack();
  await expect(page).toHaveURL('/tr/services');
  await expect.poll(() => placeOf(page)).toBe(1800);
  await page.goForward();
  await expect(page).toHaveURL('/tr/life');
  await expect.poll(() => placeOf(page)).toBe(900);
  await reloadPage(page);
  await expect.poll(() => placeOf(page)).toBe(900);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(1800);
});

test('Back during a scroll restores the previous page at its scroll position @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/services');
  await scrollTo(page, 1200);
  await page.getByRole('banner').getByRole('link', { name: 'Hakkımızda' }).click();
  await expect(page).toHaveURL('/tr/about');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Değerlerimiz/ })
    .click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(100);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/tr/services');
  await expect.poll(() => placeOf(page)).toBe(1200);
  await page.waitForTimeout(400);
  expect(await placeOf(page)).toBe(1200);
});

test('pages change with a view transition, except with reduced motion @release', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = { transitions: 0 };
    Object.assign(window, counted);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      (window as unknown as typeof counted).transitions += 1;
      return start(update);
    };
  });
  const transitions = () =>
    page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  await visitPage(page, '/tr/about');
  const next = page.getByRole('banner').getByRole('link', { name: 'Sertifikalar' });
  await next.hover();
  await networkRests(page);
  await next.click();
  await expect(page.locator('#quality-management')).toBeAttached();
  expect(await transitions()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const other = page.getByRole('banner').getByRole('link', { name: 'Yaşam' });
  await other.hover();
  await networkRests(page);
  await other.click();
  await expect(page.locator('#join-team')).toBeAttached();
  expect(await transitions()).toBe(1);
});

test('without TLS, where browsers withhold some APIs, links work and Back restores the scroll position @release', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  await visitPage(page, '/tr/services');
  await scrollTo(page, 700);
  await page.getByRole('banner').getByRole('link', { name: 'Yaşam' }).click();
  await expect(page.locator('#join-team')).toBeAttached();
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(700);
});

test('two quick clicks on two links end at the second page @release', async ({ page }) => {
  await visitPage(page, '/tr/about');
  await page.evaluate(() => {
    for (const path of ['/tr/life', '/tr/services']) {
      document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
    }
  });
  await expect(page).toHaveURL('/tr/services');
  await expect(page.locator('#digital-services')).toBeAttached();
  await expect(page).toHaveTitle(/Gökhat Telekom/);
  await page.waitForTimeout(300);
  await expect(page.locator('#join-team')).toHaveCount(0);
});

test.describe('on a bad connection', () => {
  test.use({ complaintsExpected: true });

  test('a page whose code or texts fail to load shows an error, and one press loads it again', async ({
    page,
  }) => {
    await visitPage(page, '/tr/about');
    for (const [file, name, path, section] of [
      ['**/assets/life-*.js*', 'Yaşam', '/tr/life', '#join-team'],
      ['**/content/tr/services.json', 'Hizmetler', '/tr/services', '#digital-services'],
    ] as const) {
      let broken = true;
      await page.route(file, (route) => (broken ? route.abort() : route.continue()));
      await page.getByRole('banner').getByRole('link', { name }).click();
      const failure = page.getByRole('main').getByRole('alert');
      await expect(failure, file).toContainText('yüklenemedi');
      await expect(page).toHaveTitle(/\S/);
      await expect(page.getByRole('banner')).toBeVisible();
      broken = false;
      await failure.getByRole('button', { name: 'Yeniden dene' }).click();
      await expect(page.locator(section)).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });
});
