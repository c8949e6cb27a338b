import { hrefFor, navigation, pages, type SectionId } from '#contract/content/site-map.ts';
import { axeFindsNothing } from '../support/browser/axe.ts';
import { openWithStoppedClock } from '../support/browser/clock.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { drawn } from '../support/browser/drawn.ts';
import { arrowOf, entryOf, itemOf, menuBar } from '../support/browser/mega-menu.ts';
import { networkRests } from '../support/browser/network-rests.ts';
import { recordScrolls, scrollsOf } from '../support/browser/scrolls.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => decideBefore(page));

/** A point of the page without content. */
const away = { x: 40, y: 700 } as const;

test('a pointer that rests on a page’s name opens its menu after 100 ms, one that passes does not', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/tr/legal');
  await itemOf(page, 'Hizmetler').hover();
  await page.clock.runFor(99);
  await itemOf(page, 'Yaşam').hover();
  await page.clock.runFor(99);
  await expect(entryOf(page, /^Dijital hizmetler/)).toBeHidden();
  await expect(entryOf(page, /^Ekip ruhu/)).toBeHidden();
  await page.clock.runFor(1);
  await expect(entryOf(page, /^Ekip ruhu/)).toBeVisible();
  await expect(arrowOf(page, 'Yaşam')).toHaveAttribute('aria-expanded', 'true');
});

test('one menu is open at a time, for each of the six pages, and closes 200 ms after it is left @release', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/tr/legal');
  for (const id of navigation) {
    await menuBar(page).locator(`[href="/tr/${id}"]`).hover();
    await page.clock.runFor(100);
    const panel = page.locator(`#menu-${id}`);
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('link')).toHaveCount(pages[id].sections.length);
    await expect(panel.locator('img').first()).toBeVisible();
    await expect(menuBar(page).locator('[aria-expanded=true]')).toHaveCount(1);
  }
  await itemOf(page, 'Hizmetler').hover();
  await page.clock.runFor(100);
  const entry = entryOf(page, /^Dijital hizmetler/);
  await expect(entry).toBeVisible();
  await page.mouse.move(away.x, away.y);
  await page.clock.runFor(199);
  // The pointer returns in time, which keeps the menu open.
  await entry.hover();
  await page.clock.runFor(1000);
  await expect(entry).toBeVisible();
  await page.mouse.move(away.x, away.y);
  await page.clock.runFor(199);
  await expect(entry).toBeVisible();
  await page.clock.runFor(1);
  await expect(entry).toBeHidden();
});

test('two quick presses open and close the menu, and a window too narrow for it closes it; its closing is animated, except with reduced motion @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/legal');
  const life = page.locator('#menu-life');
  await arrowOf(page, 'Yaşam').dblclick();
  await expect(arrowOf(page, 'Yaşam')).toHaveAttribute('aria-expanded', 'false');
  await expect(life).toBeHidden();
  await arrowOf(page, 'Yaşam').click();
  await expect(life).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 900 });
  // The page sees only the last of several sizes within a frame.
  await drawn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(life).toBeHidden();
  await arrowOf(page, 'Hizmetler').click();
  const panel = page.locator('#menu-services');
  await expect(panel).toBeVisible();
  const goesOut = () =>
    panel.evaluate(async (element: HTMLElement) => {
      element.hidden = true;
      await new Promise(requestAnimationFrame);
      const running = element.getAnimations().length;
      element.hidden = false;
      return running;
    });
  expect(await goesOut()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await goesOut()).toBe(0);
});

test('a menu’s picture changes to that of the entry pointed at after 300 ms @release', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/tr/legal');
  for (const { name, entry, before, after } of [
    { name: 'Hizmetler', entry: /^Araştırma ve geliştirme/, before: 'reach', after: 'spectrum' },
    { name: 'Sürdürülebilirlik', entry: /^Etik ve uyum/, before: 'contours', after: 'tides' },
  ]) {
    await arrowOf(page, name).click();
    const shown = page.locator('.mega-menu:not([hidden]) [data-shown] img');
    await expect(shown).toHaveAttribute('src', new RegExp(`/${before}-`));
    await entryOf(page, entry).hover();
    await page.clock.runFor(299);
    await expect(shown).toHaveAttribute('src', new RegExp(`/${before}-`));
    await page.clock.runFor(1);
    await expect(shown).toHaveAttribute('src', new RegExp(`/${after}-`));
    await expect(shown).toHaveCount(1);
  }
});

test('an entry leads to its page and, 100 ms after it is drawn, scrolls smoothly to its section', async ({
  page,
}) => {
  await recordScrolls(page);
  await openWithStoppedClock(page, '/tr/legal');
  await arrowOf(page, 'Hakkımızda').click();
  // Hovering has loaded the page: with a stopped clock, React would never show it while it loads.
  await entryOf(page, /^Değerlerimiz/).hover();
  await networkRests(page);
  await entryOf(page, /^Değerlerimiz/).click();
  await expect(page).toHaveURL('/tr/about#values');
  await expect(page.locator('#values')).toBeAttached();
  await expect(page.locator('#menu-about')).toBeHidden();
  await page.clock.runFor(99);
  expect(await scrollsOf(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrollsOf(page)).toEqual([{ to: 'values', behavior: 'smooth', block: 'start' }]);
  await expect(page.locator('#values')).toBeFocused();
});

test('an entry of the current page scrolls too, to the end of mission and vision @release', async ({
  page,
}) => {
  await recordScrolls(page);
  await openWithStoppedClock(page, '/tr/about');
  await arrowOf(page, 'Hakkımızda').click();
  await entryOf(page, /^Misyon ve vizyon/).click();
  await page.clock.runFor(99);
  expect(await scrollsOf(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrollsOf(page)).toEqual([
    { to: 'mission-vision', behavior: 'smooth', block: 'end' },
  ]);
});

test('with reduced motion an entry scrolls to its section at once @release', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordScrolls(page);
  await visitPage(page, '/tr/legal');
  await arrowOf(page, 'Hizmetler').click();
  await entryOf(page, /^Dijital hizmetler/).click();
  await expect
    .poll(() => scrollsOf(page))
    .toEqual([{ to: 'digital-services', behavior: 'instant', block: 'start' }]);
  await expect(page.locator('#digital-services')).toBeInViewport();
});

test('every entry is a real link that can be opened in a new tab @release', async ({
  page,
  context,
}) => {
  await visitPage(page, '/en/legal');
  await menuBar(page).getByRole('button', { name: 'Certificates: sections' }).click();
  for (const section of pages.certificates.sections as readonly SectionId[]) {
    const address = hrefFor('certificates', 'en', section as SectionId<'certificates'>);
    await expect(page.locator(`#menu-certificates a[href="${address}"]`)).toBeVisible();
  }
  const opened = context.waitForEvent('page');
  await page
    .locator('#menu-certificates a')
    .last()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/en/certificates#quality-commitment');
  await expect(tab.locator('#quality-commitment')).toBeInViewport();
  await expect(page).toHaveURL('/en/legal');
});

test('the menu marks the current page and the current section @release', async ({ page }) => {
  await visitPage(page, '/tr/services#digital-services');
  await expect(itemOf(page, 'Hizmetler')).toHaveAttribute('aria-current', 'page');
  await expect(menuBar(page).locator('[aria-current=page]')).toHaveCount(1);
  await arrowOf(page, 'Hizmetler').click();
  const current = menuBar(page).locator('[aria-current=location]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/tr/services#digital-services');
  await arrowOf(page, 'Yaşam').click();
  await expect(page.locator('#menu-life [aria-current]')).toHaveCount(0);
});

test('a click on the current page’s name scrolls to its top and changes no address @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/services');
  await page.evaluate(() => scrollTo(0, 1500));
  const entries = await page.evaluate(() => history.length);
  await itemOf(page, 'Hizmetler').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL('/tr/services');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a phone does not load the menu, and a window that grows loads it at the first use of the header @release', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('mega-menu')) fetched.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await visitPage(page, '/tr/legal');
  await page.evaluate(() => scrollTo(0, 300));
  await expect(page.getByRole('complementary')).toBeVisible();
  expect(fetched).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrowOf(page, 'Yaşam').click();
  await expect(page.locator('#menu-life')).toBeVisible();
  expect(fetched).not.toEqual([]);
});

test.describe('on a bad connection', () => {
  test.use({ complaintsExpected: true });

  for (const part of ['js', 'css']) {
    test(`a menu whose .${part} file fails to load requests it again, and its page’s link works`, async ({
      page,
    }) => {
      let broken = true;
      await page.route(`**/assets/mega-menu-*.${part}*`, (route) =>
        broken ? route.abort() : route.continue(),
      );
      await visitPage(page, '/tr/legal');
      await arrowOf(page, 'Yaşam').click();
      await networkRests(page);
      await expect(page.locator('#menu-life')).toHaveCount(0);
      broken = false;
      await page.mouse.move(away.x, away.y);
      await itemOf(page, 'Yaşam').hover();
      await expect(page.locator('#menu-life')).toBeVisible();
      await expect(page.locator('#menu-life')).toHaveCSS('position', 'fixed');
      await itemOf(page, 'Sertifikalar').click();
      await expect(page).toHaveURL('/tr/certificates');
    });
  }
});

test('axe finds nothing in an open menu, in both schemes', async ({ page }) => {
  await visitPage(page, '/tr/sustainability');
  for (const name of ['Hizmetler', 'Sürdürülebilirlik']) {
    await arrowOf(page, name).click();
    await expect(page.locator('.mega-menu:visible')).toHaveCount(1);
    await axeFindsNothing(page, name);
  }
});
