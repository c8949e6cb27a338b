import type { BrowserContext, Page } from '@playwright/test';
import { identity } from '#contract/content/identity.ts';
import { hrefFor } from '#contract/content/site-map.ts';
import { storedConsent } from '../support/browser/consent.ts';
import {
  drawnMap,
  mapFrame,
  scriptsAmong,
  standInForGoogle,
} from '../support/browser/maps-stand-in.ts';
import {
  expectMap,
  openOffice,
  showButton,
  storeChoice,
  storeRecord,
  words,
} from '../support/browser/office-map.ts';
import { comesAlive, expect, reloadPage, test, visitPage } from '../support/browser/site.ts';
import { testSettings } from '../support/settings.ts';

test.describe('once the map is allowed', () => {
  test('after the question, beside a plain link, the button loads the map by js-api-loader, with key, version, locale and a named marker, and gives it the focus; nothing moves, and nothing is requested before, also after “Reject All”', async ({
    page,
  }) => {
    const requested = await standInForGoogle(page);
    await test.step('the map’s document requests nothing when opened directly', async () => {
      await page.goto('/map?lang=tr', { waitUntil: 'networkidle' });
      expect(requested).toEqual([]);
    });
    await test.step('the question', async () => {
      const heading = page.getByRole('heading', { level: 3 }).first();
      await page.goto(hrefFor('contact', 'tr'));
      const before = await heading.boundingBox();
      await comesAlive(page);
      await page.locator('#office-locations').scrollIntoViewIfNeeded();
      await expect(page.getByText(words.tr.question)).toBeVisible();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await heading.boundingBox()).toEqual(before);
      const link = page.getByRole('link', { name: words.tr.link });
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute(
        'href',
        'https://www.google.com/maps/search/?api=1&query=40.989787,29.1054',
      );
      await page.getByRole('button', { name: 'Tümünü Reddet' }).click();
      await openOffice(page);
      await expect(showButton(page)).toBeVisible();
      expect(requested).toEqual([]);
      expect(mapFrame(page)).toBeUndefined();
    });
    await test.step('the script', async () => {
      await showButton(page).press('Enter');
      await expect(page.getByRole('group', { name: words.tr.title })).toBeFocused();
      await expectMap(page);
      const [script, ...more] = scriptsAmong(requested);
      expect(more).toEqual([]);
      expect(Object.fromEntries(script?.searchParams ?? [])).toMatchObject({
        ...{ key: testSettings.GOOGLE_MAPS_KEY, v: 'weekly', language: 'tr', region: 'TR' },
      });
    });
    await test.step('the map, at zoom 14, leaves scroll gestures to the page', async () => {
      const office = { lat: 40.989787, lng: 29.1054 };
      await expect
        .poll(async () => (await drawnMap(page))?.options)
        .toMatchObject({
          center: office,
          zoom: 14,
          gestureHandling: 'cooperative',
          disableDefaultUI: true,
          clickableIcons: false,
          keyboardShortcuts: false,
        });
      expect((await drawnMap(page))?.markers).toEqual([{ position: office, title: identity.name }]);
    });
  });

  test('a map allowed on an earlier visit loads automatically, off-screen, on another page; it moves to the contact page and back, and to the header’s preview while its menu is open, and Google’s script is requested once @release', async ({
    page,
    context,
  }) => {
    const requested = await openElsewhere(page, context);
    const parked = page.locator('iframe');
    await expect(parked).not.toBeInViewport();
    expect(
      await parked.evaluate((frame) => frame.closest('[inert][aria-hidden=true]') !== null),
    ).toBe(true);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const gestures = async () => (await drawnMap(page))?.options.gestureHandling;
    await expect.poll(gestures).toBe('none');
    for (const path of ['/tr/contact', '/tr/life', '/tr/contact'] as const) {
      await goInPage(page, path);
      await expect.poll(gestures, path).toBe(path === '/tr/contact' ? 'cooperative' : 'none');
    }
    await expectMap(page);

    await page.getByRole('button', { name: 'İletişim: bölümler' }).click();
    await expect(page.locator('#menu-contact iframe')).toBeVisible();
    await expect.poll(gestures).toBe('none');
    await expect(page.locator('#office-locations img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#office-locations iframe')).toBeVisible();
    await expect.poll(gestures).toBe('cooperative');
    expect(scriptsAmong(requested)).toHaveLength(1);
  });

  test('the button grants maps and leaves the other choices unchanged; after withdrawal the map is removed, and nothing more is requested from Google until it is allowed in another tab', async ({
    page,
    context,
  }) => {
    const requested = await standInForGoogle(page);
    await storeRecord(context, { maps: false, analytics: true, marketing: false });
    await openOffice(page);
    await showButton(page).click();
    await expectMap(page);
    expect(await storedConsent(page)).toMatchObject({
      version: 1,
      choices: { maps: true, analytics: true, marketing: false },
    });
    // Playwright's network idle does not count the requests of a frame with an opaque origin.
    let before = -1;
    await expect(() => {
      const settled = requested.length === before;
      before = requested.length;
      expect(settled).toBe(true);
    }).toPass({ intervals: [500] });
    await chooseInAnotherTab(context, false);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(showButton(page)).toBeVisible();
    await goInPage(page, '/tr/life');
    await goInPage(page, '/tr/contact');
    await page.locator('#office-locations').scrollIntoViewIfNeeded();
    await expect(showButton(page)).toBeVisible();
    await reloadPage(page);
    expect(requested).toHaveLength(before);
    expect(mapFrame(page)).toBeUndefined();
    await page.locator('#office-locations').scrollIntoViewIfNeeded();
    await expect(showButton(page)).toBeVisible();
    await chooseInAnotherTab(context, true);
    await expectMap(page);
    await expect(showButton(page)).toBeHidden();
  });
});

/** Opens a page without the map after maps were allowed. Returns the URLs requested from Google. */
async function openElsewhere(page: Page, context: BrowserContext): Promise<URL[]> {
  const requested = await standInForGoogle(page);
  await storeChoice(context, true);
  await visitPage(page, '/tr/about');
  await expect.poll(() => drawnMap(page)).toBeTruthy();
  return requested;
}

/** Navigates as a link of the site does, without a new document. */
async function goInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
}

/** The page gets the browser's `storage` event, as for a choice in another tab's banner. */
const chooseInAnotherTab = storeChoice;
