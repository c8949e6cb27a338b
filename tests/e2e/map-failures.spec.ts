import type { Locator } from '@playwright/test';
import { publicSettings } from '#contract/service.ts';
import { mapFrame, ofMapsScript, standInForGoogle } from '../support/browser/maps-stand-in.ts';
import { arrowOf } from '../support/browser/mega-menu.ts';
import { networkRests } from '../support/browser/network-rests.ts';
import {
  expectFailure,
  failure,
  foreignRequests,
  openOffice,
  retry,
  showButton,
  storeChoice,
  words,
} from '../support/browser/office-map.ts';
import { expect, test } from '../support/browser/site.ts';

/** A little longer than the page waits for an answer from Google. */
const tooLongMs = 21_000;

test.describe('when the map fails to load', () => {
  // The browser logs each failed request.
  test.use({ complaintsExpected: true });

  test('the office says so in the visitor’s words, with the specification’s smaller below; the menu keeps its picture @release', async ({
    page,
    context,
  }) => {
    await standInForGoogle(page);
    await page.route(ofMapsScript, (route) => route.abort());
    await storeChoice(context, true);
    await openOffice(page);
    await expectFailure(page);
    const alert = page.locator('#office-locations').getByRole('alert');
    const [own, specified] = [alert.getByText('Harita yüklenemedi.'), alert.getByText(failure)];
    expect((await own.boundingBox())?.y).toBeLessThan((await specified.boundingBox())?.y ?? 0);
    const sizeOf = (part: Locator) =>
      part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf(specified)).toBeLessThan(await sizeOf(own));
    await arrowOf(page, 'İletişim').click();
    const menu = page.locator('#menu-contact');
    await expect(menu.locator('img')).toBeVisible();
    await expect(menu.getByRole('alert')).toHaveCount(0);
    await expect(menu.getByText(failure)).toHaveCount(0);
  });

  test('a script that never answers counts as failed after a timeout @release', async ({
    page,
  }) => {
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
    await expectFailure(page);
    await retry(page);
  });
});

test('without a key the office shows the plate and the link, and asks no question @release', async ({
  page,
  context,
  baseURL,
}) => {
  const requested = foreignRequests(page, baseURL);
  await page.route(`**${publicSettings.path}`, (route) =>
    route.fulfill({ json: { googleMapsKey: null } }),
  );
  for (const maps of [false, true]) {
    await storeChoice(context, maps);
    const answered = page.waitForResponse(`**${publicSettings.path}`);
    await openOffice(page);
    await answered;
    await networkRests(page);
    await expect(page.getByRole('img', { name: /Boğaz’ın iki kıyısı/ })).toBeVisible();
    await expect(page.getByRole('link', { name: words.tr.link })).toBeVisible();
    await expect(showButton(page)).toBeHidden();
    await expect(page.getByText(failure)).toBeHidden();
    expect(mapFrame(page)).toBeUndefined();
  }
  expect(requested).toEqual([]);
});
