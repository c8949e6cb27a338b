import type { Page } from '@playwright/test';
import {
  allAllowed,
  banner,
  consentKey,
  nothingAllowed,
  preferences,
  recordConsentEvents,
  reopen,
} from '../support/browser/consent.ts';
import { scrollABit } from '../support/browser/contact-button.ts';
import { standInForGoogle } from '../support/browser/maps-stand-in.ts';
import { expect, reloadPage, test, visitPage } from '../support/browser/site.ts';

// Accepting everything loads the map.
test.beforeEach(({ page }) => standInForGoogle(page));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('full storage breaks nothing: a page that returns from the back/forward cache keeps a choice that could not be stored @release', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visitPage(page, '/tr/legal');
  await press(page, 'Tümünü Reddet');
  await expect(banner(page)).toBeHidden();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(banner(page)).toBeHidden();
  await scrollABit(page);
  await press(page, 'Gizle');
  await expect(page.getByRole('button', { name: 'Bize ulaşın' })).toBeHidden();
  await page.getByRole('group', { name: 'Görünüm' }).getByRole('button', { name: 'Koyu' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  // An address without a language leads to another: the page is rendered anew.
  await page.evaluate(() => history.pushState(null, '', '/'));
  await expect(page).toHaveURL(/\/tr$/);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('a page that returns from the back/forward cache follows a choice made meanwhile; a withdrawal that a full storage cannot keep leaves nothing allowed for the next visit @release', async ({
  page,
}) => {
  const events = await recordConsentEvents(page);
  await visitPage(page, '/tr/legal');
  await press(page, 'Tümünü Kabul Et');
  await expect(banner(page)).toBeHidden();

  // A page in that cache gets no storage event of another tab.
  await page.evaluate(
    ([key, choices]) => {
      localStorage.setItem(key, JSON.stringify({ version: 1, updatedAt: Date.now(), choices }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [consentKey, nothingAllowed] as const,
  );
  await expect.poll(events).toEqual([allAllowed, nothingAllowed]);
  await reopen(page);
  await expect(preferences(page).getByRole('switch', { name: 'Harita' })).not.toBeChecked();

  await preferences(page).getByRole('button', { name: 'Tümünü Kabul Et' }).click();
  await expect(preferences(page)).toBeHidden();
  await page.evaluate(() => {
    for (let size = 2 ** 20, index = 0; size > 0; index += 1) {
      try {
        localStorage.setItem(`full${index}`, '.'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await reopen(page);
  await preferences(page).getByRole('button', { name: 'Tümünü Reddet' }).click();
  await expect(preferences(page)).toBeHidden();
  await reloadPage(page);
  await reopen(page);
  await expect(preferences(page).getByRole('switch', { name: 'Harita' })).not.toBeChecked();
});

test('without storage a choice still holds across client-side navigation @release', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await visitPage(page, '/tr');
  await press(page, 'Tümünü Reddet');
  await expect(banner(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Yaşam' }).click();
  await expect(page.locator('#join-team')).toBeAttached();
  await expect(banner(page)).toBeHidden();
  await scrollABit(page);
  await press(page, 'Gizle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hizmetler', exact: true }).click();
  await expect(page.locator('#research-dev')).toBeAttached();
  await scrollABit(page);
  await expect(page.getByRole('button', { name: 'Bize ulaşın' })).toBeHidden();
});
