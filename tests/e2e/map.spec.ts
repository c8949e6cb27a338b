import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { languages } from '#contract/languages.ts';
import { publicSettings } from '#contract/public-settings.ts';
import { identity } from '#web/content/identity.ts';
import { hrefFor, pageIds } from '#web/site-map.ts';
import { testSettings } from '../support/addresses.ts';
import { type Choices, consentKey, storedConsent } from '../support/consent.ts';
import {
  drawnMap,
  mapFrame,
  ofMapsScript,
  scriptsAmong,
  standInForGoogle,
  standInScript,
} from '../support/maps-stand-in.ts';
import { comesAlive, expect, test } from '../support/site.ts';

const words = {
  tr: {
    title: 'Ofisimizin haritası',
    question: /Haritayı Google gönderir/,
    show: 'Haritayı göster',
    link: 'Google Haritalar’da açın',
    retry: 'Yeniden dene',
  },
  en: {
    title: 'Map of our office',
    question: /The map comes from Google/,
    show: 'Show the map',
    link: 'Open in Google Maps',
    retry: 'Try again',
  },
} as const;
const failure = 'Failed to load Google Maps JS API';
const locales = { tr: ['tr', 'TR'], en: ['en', 'US'] } as const;
/** As long as the page waits for an answer of Google's, and a little more. */
const tooLongMs = 21_000;

test.describe('before consent', () => {
  test('no page asks anything of anyone but the site itself', async ({ page, baseURL }) => {
    test.slow();
    const asked = strangersAsked(page, baseURL);
    for (const language of languages) {
      for (const id of pageIds) {
        await page.goto(hrefFor(id, language));
        await comesAlive(page);
        await scrollToEnd(page);
      }
    }
    expect(asked).toEqual([]);
  });

  test('after Reject All the office still asks nobody', async ({ page, baseURL }) => {
    const asked = strangersAsked(page, baseURL);
    await openOffice(page);
    await page.getByRole('button', { name: 'Tümünü Reddet' }).click();
    await page.reload();
    await openOffice(page);
    await expect(showButton(page)).toBeVisible();
    expect(asked).toEqual([]);
    expect(mapFrame(page)).toBeUndefined();
  });

  for (const language of languages) {
    test(`the office asks in ${language}, beside a plain link, and nothing moves`, async ({
      page,
    }) => {
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
    });
  }

  test('the map’s document, opened by itself, asks nothing of Google', async ({ page }) => {
    const asked = await standInForGoogle(page);
    await page.goto('/map?lang=tr', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
  });
});

test.describe('once it is allowed', () => {
  for (const language of languages) {
    test(`the button loads the map by js-api-loader, with key, version and the locale of ${language}`, async ({
      page,
    }) => {
      const asked = await standInForGoogle(page);
      await openOffice(page, language);
      await showButton(page, language).click();
      await expectMap(page, language);
      const [script, ...more] = scriptsAmong(asked);
      expect(more).toEqual([]);
      const [inLanguage, region] = locales[language];
      expect(Object.fromEntries(script?.searchParams ?? [])).toMatchObject({
        key: testSettings.GOOGLE_MAPS_KEY,
        v: 'weekly',
        language: inLanguage,
        region,
      });
    });
  }

  test('the map shows the office: zoom 14, a marker with its name, and gestures that leave the page to scroll', async ({
    page,
  }) => {
    await standInForGoogle(page);
    await openOffice(page);
    await showButton(page).click();
    await expectMap(page);
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

  test('the button grants maps and leaves the other choices as they were', async ({
    page,
    context,
  }) => {
    await standInForGoogle(page);
    await storeRecord(context, { maps: false, analytics: true, marketing: false });
    await openOffice(page);
    await showButton(page).click();
    await expectMap(page);
    expect(await storedConsent(page)).toMatchObject({
      version: 1,
      choices: { maps: true, analytics: true, marketing: false },
    });
  });

  test('whoever presses the button by keyboard is at the map then', async ({ page }) => {
    await standInForGoogle(page);
    await openOffice(page);
    await showButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: words.tr.title })).toBeFocused();
  });

  test('allowed at an earlier visit it loads by itself, on any page, out of sight', async ({
    page,
    context,
  }) => {
    const asked = await standInForGoogle(page);
    await storeChoice(context, true);
    await page.goto('/tr/about');
    await comesAlive(page);
    await expect.poll(() => drawnMap(page)).toBeTruthy();
    const parked = page.locator('iframe');
    await expect(parked).not.toBeInViewport();
    expect(
      await parked.evaluate((frame) => frame.closest('[inert][aria-hidden=true]') !== null),
    ).toBe(true);
    expect((await drawnMap(page))?.options.gestureHandling).toBe('none');
    expect(scriptsAmong(asked)).toHaveLength(1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('it moves to where it is wanted and back, and Google’s script is asked for once', async ({
    page,
    context,
  }) => {
    const asked = await standInForGoogle(page);
    await storeChoice(context, true);
    await page.goto('/tr/about');
    await comesAlive(page);
    await expect.poll(() => drawnMap(page)).toBeTruthy();
    for (const path of ['/tr/contact', '/tr/life', '/tr/contact'] as const) {
      await goInPage(page, path);
      const gestures = path === '/tr/contact' ? 'cooperative' : 'none';
      await expect
        .poll(async () => (await drawnMap(page))?.options.gestureHandling, path)
        .toBe(gestures);
    }
    await expectMap(page);
    expect(scriptsAmong(asked)).toHaveLength(1);
  });

  test('where a frame cannot be moved alive, the map comes again by itself', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'moveBefore');
    });
    const asked = await standInForGoogle(page);
    await storeChoice(context, true);
    await page.goto('/tr/about');
    await comesAlive(page);
    await expect.poll(() => drawnMap(page)).toBeTruthy();
    await goInPage(page, '/tr/contact');
    await expectMap(page);
    await expect
      .poll(async () => (await drawnMap(page))?.options.gestureHandling)
      .toBe('cooperative');
    expect(scriptsAmong(asked).length).toBeGreaterThan(1);
  });

  test('allowed in another tab it is loaded here too', async ({ page, context }) => {
    await standInForGoogle(page);
    await openOffice(page);
    await expect(showButton(page)).toBeVisible();
    await chooseInAnotherTab(context, true);
    await expectMap(page);
    await expect(showButton(page)).toBeHidden();
  });

  test('withdrawn, the map is gone and nothing more is asked of Google', async ({
    page,
    context,
  }) => {
    const asked = await standInForGoogle(page);
    await openOffice(page);
    await showButton(page).click();
    await expectMap(page);
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await chooseInAnotherTab(context, false);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(showButton(page)).toBeVisible();
    await goInPage(page, '/tr/life');
    await goInPage(page, '/tr/contact');
    await expect(showButton(page)).toBeVisible();
    await page.reload();
    await comesAlive(page);
    expect(asked).toHaveLength(before);
    expect(mapFrame(page)).toBeUndefined();
  });

  test('another language has a map of its own', async ({ page, context }) => {
    const asked = await standInForGoogle(page);
    await storeChoice(context, true);
    await openOffice(page);
    await expectMap(page, 'tr');
    await goInPage(page, '/en/contact');
    await page.locator('#office-locations').scrollIntoViewIfNeeded();
    await expectMap(page, 'en');
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(scriptsAmong(asked).map(({ searchParams }) => searchParams.get('language'))).toEqual([
      'tr',
      'en',
    ]);
  });
});

test.describe('when the map does not come', () => {
  // The browser itself complains of a request that fails.
  test.use({ complaintsExpected: true });

  for (const [what, answer] of [
    ['is cut off', { abort: true }],
    ['is answered 500', { status: 500, body: '' }],
    ['is another script', { contentType: 'text/javascript', body: 'throw new Error("no map")' }],
    [
      'refuses the key',
      { contentType: 'text/javascript', body: `${standInScript};setTimeout(gm_authFailure)` },
    ],
  ] as const) {
    test(`a script that ${what} is told in the map’s place, and tried again at one press`, async ({
      page,
    }) => {
      await page.clock.install();
      await standInForGoogle(page);
      await page.route(ofMapsScript, (route) =>
        'abort' in answer ? route.abort() : route.fulfill(answer),
      );
      await openOffice(page);
      const script = page.waitForRequest(ofMapsScript);
      await showButton(page).click();
      await script;
      // One that answers something else never says that it failed.
      if (what === 'is another script') await page.clock.fastForward(tooLongMs);
      await expectFailureAndRetry(page);
    });
  }

  test('a script that never answers counts as failed after a while', async ({ page }) => {
    await page.clock.install();
    await standInForGoogle(page);
    await page.route(ofMapsScript, () => {});
    await openOffice(page);
    const script = page.waitForRequest(ofMapsScript);
    await showButton(page).click();
    await script;
    await expect(page.locator('#office-locations').getByText('Loading…')).toBeVisible();
    await expect(page.getByText(failure)).toBeHidden();
    await page.clock.fastForward(tooLongMs);
    await expectFailureAndRetry(page);
  });

  test('where our own API does not answer, that is told too', async ({ page, context }) => {
    await standInForGoogle(page);
    await storeChoice(context, true);
    await page.route(`**${publicSettings.path}`, (route) => route.abort());
    await openOffice(page);
    await expect(page.getByText(failure)).toBeVisible();
    await page.unroute(`**${publicSettings.path}`);
    await page.getByRole('button', { name: words.tr.retry }).click();
    await expectMap(page);
  });
});

test('without a key there is the plate and the link, and no question that leads nowhere', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = strangersAsked(page, baseURL);
  await page.route(`**${publicSettings.path}`, (route) =>
    route.fulfill({ json: { googleMapsKey: null } }),
  );
  for (const maps of [false, true]) {
    await storeChoice(context, maps);
    const answered = page.waitForResponse(`**${publicSettings.path}`);
    await openOffice(page);
    await answered;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('img', { name: /Boğaz’ın iki kıyısı/ })).toBeVisible();
    await expect(page.getByRole('link', { name: words.tr.link })).toBeVisible();
    await expect(showButton(page)).toBeHidden();
    await expect(page.getByText(failure)).toBeHidden();
    expect(mapFrame(page)).toBeUndefined();
  }
  expect(asked).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
      complaintsExpected: true,
    });

    test('axe finds nothing in the question, the wait, the failure or the map', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await standInForGoogle(page);
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(ofMapsScript, async (route) => {
        await held;
        await route.abort();
      });
      const violations = async () => (await new AxeBuilder({ page }).analyze()).violations;
      await openOffice(page);
      await expect(showButton(page)).toBeVisible();
      expect(await violations(), 'the question').toEqual([]);
      await showButton(page).click();
      await expect(page.locator('#office-locations').getByText('Loading…')).toBeVisible();
      expect(await violations(), 'the wait').toEqual([]);
      answer();
      await expect(page.getByText(failure)).toBeVisible();
      expect(await violations(), 'the failure').toEqual([]);
      await page.unroute(ofMapsScript);
      await standInForGoogle(page);
      await page.getByRole('button', { name: words.tr.retry }).click();
      await expectMap(page);
      expect(await violations(), 'the map').toEqual([]);
    });
  });
}

test('on the narrowest phone the question stays inside its plate', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of languages) {
    await openOffice(page, language);
    const panel = await page.getByText(words[language].question).locator('..').boundingBox();
    const plate = await page.locator('#office-locations img').boundingBox();
    expect(panel?.y ?? 0).toBeGreaterThanOrEqual(plate?.y ?? Number.POSITIVE_INFINITY);
  }
});

test('another site can neither frame the map’s document nor read the key', async ({ request }) => {
  const map = (await request.get('/map')).headers();
  expect(map['content-security-policy']).toMatch(/(^|; )frame-ancestors 'self'(;|$)/);
  expect(map['x-frame-options']).toBe('SAMEORIGIN');
  const settings = (await request.get(publicSettings.path)).headers();
  expect(settings['access-control-allow-origin']).toBeUndefined();
  expect(settings['cross-origin-resource-policy']).toBe('same-origin');
});

type Language = (typeof languages)[number];

/** The addresses of everybody else's that a page asks for. */
function strangersAsked(page: Page, baseURL: string | undefined): string[] {
  const { origin } = new URL(baseURL ?? '');
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) asked.push(url.href);
  });
  return asked;
}

async function openOffice(page: Page, language: Language = 'tr'): Promise<void> {
  await page.goto(hrefFor('contact', language));
  await comesAlive(page);
  await page.locator('#office-locations').scrollIntoViewIfNeeded();
}

function showButton(page: Page, language: Language = 'tr') {
  return page.getByRole('button', { name: words[language].show });
}

/** The map is shown in the office's card, and drawn. */
async function expectMap(page: Page, language: Language = 'tr'): Promise<void> {
  const map = page.locator(`#office-locations iframe[title="${words[language].title}"]`);
  await expect(map).toBeVisible();
  await expect.poll(() => drawnMap(page)).toBeTruthy();
}

async function expectFailureAndRetry(page: Page): Promise<void> {
  const told = page.locator('#office-locations').getByRole('alert');
  await expect(told).toContainText(failure);
  await expect(told.getByText(failure)).toHaveAttribute('lang', 'en');
  await expect(told.getByRole('link', { name: words.tr.link })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.unroute(ofMapsScript);
  await standInForGoogle(page);
  await told.getByRole('button', { name: words.tr.retry }).click();
  await expectMap(page);
  await expect(told).toBeHidden();
}

/** As a link of the site does it: without a new document. */
async function goInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

/** As an earlier visit has left it. */
async function storeRecord(context: BrowserContext, choices: Choices): Promise<void> {
  const record = JSON.stringify({ version: 1, updatedAt: 1, choices });
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(([key, text]) => localStorage.setItem(key, text), [
    consentKey,
    record,
  ] as const);
  await other.close();
}

async function storeChoice(context: BrowserContext, maps: boolean): Promise<void> {
  await storeRecord(context, { maps, analytics: maps, marketing: maps });
}

/** The page hears of it by the browser's `storage` event, as of a choice made in another tab's banner. */
const chooseInAnotherTab = storeChoice;
