import type { BrowserContext, Page } from '@playwright/test';
import { languages } from '#tests/support/languages.ts';
import { identity } from '#web/content/identity.ts';
import { hrefFor } from '#web/site-map.ts';
import { storedConsent } from '../support/browser/consent.ts';
import {
  drawnMap,
  mapFrame,
  scriptsAmong,
  standInForGoogle,
} from '../support/browser/maps-stand-in.ts';
import {
  expectMap,
  foreignRequests,
  openOffice,
  showButton,
  storeChoice,
  storeRecord,
  words,
} from '../support/browser/office-map.ts';
import { comesAlive, expect, reloadPage, test, visitPage } from '../support/browser/site.ts';
import { releaseUnless } from '../support/release.ts';
import { testSettings } from '../support/settings.ts';

const locales = { tr: ['tr', 'TR'], en: ['en', 'US'] } as const;

test.describe('before consent', () => {
  test('after “Reject All” the office still requests nothing from other hosts @release', async ({
    page,
    baseURL,
  }) => {
    const requested = foreignRequests(page, baseURL);
    await openOffice(page);
    await page.getByRole('button', { name: 'Tümünü Reddet' }).click();
    await page.reload();
    await openOffice(page);
    await expect(showButton(page)).toBeVisible();
    expect(requested).toEqual([]);
    expect(mapFrame(page)).toBeUndefined();
  });
});

test.describe('once the map is allowed', () => {
  for (const language of languages) {
    test(`after the question, beside a plain link, the button loads the map by js-api-loader, with key, version, the locale of ${language}, and a named marker; nothing moves, and nothing is requested before${releaseUnless(language === 'tr')}`, async ({
      page,
    }) => {
      const requested = await standInForGoogle(page);
      await test.step('the map’s document requests nothing when opened directly', async () => {
        await page.goto(`/map?lang=${language}`, { waitUntil: 'networkidle' });
        expect(requested).toEqual([]);
      });
      await test.step('the question', async () => {
        const heading = page.getByRole('heading', { level: 3 }).first();
        await page.goto(hrefFor('contact', language));
        const before = await heading.boundingBox();
        await comesAlive(page);
        await page.locator('#office-locations').scrollIntoViewIfNeeded();
        await expect(page.getByText(words[language].question)).toBeVisible();
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        expect(await heading.boundingBox()).toEqual(before);
        const link = page.getByRole('link', { name: words[language].link });
        await expect(link).toHaveCount(1);
        await expect(link).toHaveAttribute(
          'href',
          'https://www.google.com/maps/search/?api=1&query=40.989787,29.1054',
        );
        expect(requested).toEqual([]);
      });
      await test.step('the script', async () => {
        await showButton(page, language).click();
        await expectMap(page, language);
        const [script, ...more] = scriptsAmong(requested);
        expect(more).toEqual([]);
        const [inLanguage, region] = locales[language];
        expect(Object.fromEntries(script?.searchParams ?? [])).toMatchObject({
          key: testSettings.GOOGLE_MAPS_KEY,
          v: 'weekly',
          language: inLanguage,
          region,
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
        expect((await drawnMap(page))?.markers).toEqual([
          { position: office, title: identity.name },
        ]);
      });
    });
  }

  test('pressing the button by keyboard moves the focus to the map @release', async ({ page }) => {
    await standInForGoogle(page);
    await openOffice(page);
    await showButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: words.tr.title })).toBeFocused();
  });

  test('a map allowed on an earlier visit loads automatically, off-screen, on another page', async ({
    page,
    context,
  }) => {
    const requested = await openElsewhere(page, context);
    const parked = page.locator('iframe');
    await expect(parked).not.toBeInViewport();
    expect(
      await parked.evaluate((frame) => frame.closest('[inert][aria-hidden=true]') !== null),
    ).toBe(true);
    expect((await drawnMap(page))?.options.gestureHandling).toBe('none');
    expect(scriptsAmong(requested)).toHaveLength(1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('the map moves to the contact page and back, and Google’s script is requested once @release', async ({
    page,
    context,
  }) => {
    const requested = await openElsewhere(page, context);
    for (const path of ['/tr/contact', '/tr/life', '/tr/contact'] as const) {
      await goInPage(page, path);
      const gestures = path === '/tr/contact' ? 'cooperative' : 'none';
      await expect
        .poll(async () => (await drawnMap(page))?.options.gestureHandling, path)
        .toBe(gestures);
    }
    await expectMap(page);
    expect(scriptsAmong(requested)).toHaveLength(1);
  });

  test('a map whose frame cannot be moved is loaded again automatically @release', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'moveBefore');
    });
    const requested = await openElsewhere(page, context);
    await goInPage(page, '/tr/contact');
    await expectMap(page);
    await expect
      .poll(async () => (await drawnMap(page))?.options.gestureHandling)
      .toBe('cooperative');
    expect(scriptsAmong(requested).length).toBeGreaterThan(1);
  });

  test('a map allowed in another tab is loaded in this one too @release', async ({
    page,
    context,
  }) => {
    await standInForGoogle(page);
    await openOffice(page);
    await expect(showButton(page)).toBeVisible();
    await chooseInAnotherTab(context, true);
    await expectMap(page);
    await expect(showButton(page)).toBeHidden();
  });

  test('the button grants maps and leaves the other choices unchanged; after withdrawal the map is removed, and nothing more is requested from Google', async ({
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
  });

  test('each language loads its own map @release', async ({ page, context }) => {
    const requested = await standInForGoogle(page);
    await storeChoice(context, true);
    await openOffice(page);
    await expectMap(page, 'tr');
    await goInPage(page, '/en/contact');
    await page.locator('#office-locations').scrollIntoViewIfNeeded();
    await expectMap(page, 'en');
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(scriptsAmong(requested).map(({ searchParams }) => searchParams.get('language'))).toEqual(
      ['tr', 'en'],
    );
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
