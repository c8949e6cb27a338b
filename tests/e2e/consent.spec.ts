import type { Page } from '@playwright/test';
import { axeFindsNothing } from '../support/browser/axe.ts';
import {
  allAllowed,
  banner,
  type Choices,
  consentKey,
  nothingAllowed,
  preferences,
  recordConsentEvents,
  reopen,
  storedConsent,
} from '../support/browser/consent.ts';
import { scrollABit } from '../support/browser/contact-button.ts';
import { standInForGoogle } from '../support/browser/maps-stand-in.ts';
import { settled } from '../support/browser/settled.ts';
import { expect, logIn, test, visitPage } from '../support/browser/site.ts';

// Accepting everything loads the map.
test.beforeEach(({ page }) => standInForGoogle(page));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a choice is stored with its time, dispatched as an event, hides the banner, and reaches the other tabs; the footer reopens the preferences with it, and one press changes it', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await standInForGoogle(other);
  const events = await recordConsentEvents(page);
  const otherEvents = await recordConsentEvents(other);
  for (const tab of [page, other]) {
    await tab.clock.install({ time: new Date('2026-05-04T09:00:00Z') });
  }
  const isStored = async (choices: Choices) => {
    const stored = await storedConsent(page);
    expect(stored).toMatchObject({ version: 1, choices });
    expect(new Date(stored.updatedAt).toISOString()).toMatch(/^2026-05-04T09:00/);
  };
  const holdsOn = async (tab: Page, path: string) => {
    await visitPage(tab, path);
    await scrollABit(tab);
    await expect(tab.getByRole('complementary', { name: 'Hızlı iletişim' })).toBeVisible();
    await expect(banner(tab)).toBeHidden();
  };
  await visitPage(page, '/tr');
  await visitPage(other, '/tr/about');
  await expect(banner(page)).toBeVisible();
  await expect(banner(other)).toBeVisible();
  expect(await storedConsent(page)).toBeNull();

  await test.step('everything is accepted in one tab', async () => {
    await press(page, 'Tümünü Kabul Et');
    await expect(banner(page)).toBeHidden();
    await isStored(allAllowed);
    await expect(banner(other)).toBeHidden();
    for (const each of [events, otherEvents]) await expect.poll(each).toEqual([allAllowed]);
  });
  await test.step('the choice is withdrawn in one tab, and everything refused in the other', async () => {
    await page.evaluate(() => localStorage.clear());
    await expect(banner(other)).toBeVisible();
    await expect.poll(otherEvents).toEqual([allAllowed, nothingAllowed]);
    await press(other, 'Tümünü Reddet');
    await expect(banner(other)).toBeHidden();
    await isStored(nothingAllowed);
    await expect.poll(otherEvents).toEqual([allAllowed, nothingAllowed, nothingAllowed]);
    await holdsOn(other, '/tr');
  });
  await test.step('the footer reopens the preferences, and one press changes the choice', async () => {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      consentKey,
      JSON.stringify({ version: 1, updatedAt: 1, choices: allAllowed }),
    ] as const);
    await holdsOn(page, '/tr/about');
    await reopen(page);
    for (const one of await preferences(page).getByRole('switch').all()) {
      await expect(one).toBeChecked();
    }
    await preferences(page).getByRole('button', { name: 'Tümünü Reddet' }).click();
    await expect(preferences(page)).toBeHidden();
    expect((await storedConsent(page)).choices).toEqual(nothingAllowed);
    await reopen(page);
    await preferences(page).getByRole('button', { name: 'Tümünü Kabul Et' }).click();
    expect((await storedConsent(page)).choices).toEqual(allAllowed);
  });
});

test('reading on is no choice, and nothing is ticked by default; closing the preferences without saving stores nothing and keeps no tick; each category can be allowed alone', async ({
  page,
}) => {
  await visitPage(page, '/tr');
  for (const name of ['Hizmetler', 'Yaşam']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    // A page that arrives takes the focus, also from a button pressed meanwhile.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.mouse.wheel(0, 2000);
    await expect(banner(page)).toBeVisible();
  }
  await press(page, 'Tercihler');
  const switches = preferences(page).getByRole('switch');
  await expect(switches).toHaveCount(3);
  for (const one of await switches.all()) await expect(one).not.toBeChecked();
  const marketing = preferences(page).getByRole('switch', { name: 'Pazarlama' });
  await marketing.check();
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Tercihler', exact: true })).toBeFocused();
  await expect(banner(page)).toBeVisible();
  expect(await storedConsent(page)).toBeNull();
  await press(page, 'Tercihler');
  await expect(marketing).not.toBeChecked();
  await preferences(page).getByRole('switch', { name: 'Analitik' }).check();
  await press(page, 'Seçimimi kaydet');
  await expect(preferences(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect((await storedConsent(page)).choices).toEqual({ ...nothingAllowed, analytics: true });
});

test('on a phone the preferences open with all their buttons in sight, and keep what has the focus clear of them; axe finds nothing in the banner and the preferences, in either scheme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visitPage(page, '/tr');
  await expect(banner(page)).toBeVisible();
  await axeFindsNothing(page, 'the banner', { within: '.consent-banner' });
  await banner(page).getByRole('button', { name: 'Tercihler' }).click();
  const dialog = page.getByRole('dialog');
  const buttons = dialog.getByRole('button').filter({ hasText: /./ });
  await expect(buttons).toHaveCount(3);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  await axeFindsNothing(page, 'the preferences', { within: 'dialog[open]' });
  const last = dialog.getByRole('switch').last();
  await last.focus();
  const [above, below] = [await last.boundingBox(), await buttons.first().boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});

test('a stored record that is damaged, old or incomplete counts as no choice @release', async ({
  page,
}) => {
  const records = [
    '{"version":1,',
    JSON.stringify({ version: 2, updatedAt: 5, choices: allAllowed }),
    JSON.stringify({ version: 1, updatedAt: 5, choices: { maps: true } }),
    '"yes"',
  ];
  const valid = JSON.stringify({ version: 1, updatedAt: 5, choices: allAllowed });
  const events = await recordConsentEvents(page);
  await visitPage(page, '/tr/legal');
  await page.evaluate(
    ([key, texts]) => {
      // As if another tab stored them.
      for (const text of texts) {
        localStorage.setItem(key, text);
        dispatchEvent(new StorageEvent('storage', { key }));
      }
    },
    [consentKey, records.flatMap((record) => [valid, record])] as const,
  );
  expect(await events()).toEqual(records.flatMap(() => [allAllowed, nothingAllowed]));
  await expect(banner(page)).toBeVisible();
});

test('each record that the site stores in the browser is listed in the cookie policy', async ({
  page,
  context,
}) => {
  await visitPage(page, '/tr');
  await press(page, 'Tümünü Reddet');
  await press(page, 'Koyu');
  await scrollABit(page);
  await press(page, 'Gizle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'İletişim' }).click();
  await page.getByRole('main').getByLabel('Ad Soyad').fill('Ada Yılmaz');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Çerezler' }).click();
  await expect(page.locator('h1')).toContainText('Çerez');
  // A reload stores the scroll position.
  await page.reload();
  const records = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
  );
  expect(records.length).toBeGreaterThan(5);
  for (const record of records) await expect(listed(page, record)).toHaveCount(1);
  expect(await context.cookies()).toEqual([]);
});

test('each record that the admin stores in an employee’s browser is listed there too @release', async ({
  page,
  context,
}) => {
  await logIn(page);
  await page.keyboard.press('?');
  await page.getByLabel('Tek tuşlu kısayolları kullan').uncheck();
  const keys = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
  );
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies.sort()).toEqual(['device', 'sid']);
  await page.goto('/tr/cookies');
  for (const record of [...keys, ...cookies]) await expect(listed(page, record)).toHaveCount(1);
});

/** A record by its name in the policy's lists, where `draft:short` is listed as `draft:…`. */
function listed(page: Page, record: string) {
  const name = record.replace(/:.*/, ':…');
  return page.getByRole('main').getByText(name, { exact: true });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the banner does not cover the page’s last lines, and accept and reject are equally large', async ({
    page,
  }) => {
    await visitPage(page, '/tr');
    await expect(banner(page)).toBeVisible();
    const last = page.getByRole('group', { name: 'Görünüm' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([last.boundingBox(), banner(page).boundingBox()]);
        return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
      })
      .toBeGreaterThan(0);
    await page.setViewportSize({ width: 320, height: 600 });
    const [yes, no] = await settled(() =>
      Promise.all(
        ['Tümünü Kabul Et', 'Tümünü Reddet'].map((name) =>
          page.getByRole('button', { name, exact: true }).boundingBox(),
        ),
      ),
    );
    expect(no?.width).toBe(yes?.width);
    expect(no?.height).toBe(yes?.height);
    expect(no?.y).toBe(yes?.y);
  });
});
