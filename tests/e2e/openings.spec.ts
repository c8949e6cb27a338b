import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { life as enLife } from '#web/content/en/life.ts';
import { life as trLife } from '#web/content/tr/life.ts';
import { editorOf } from '../support/api/content.ts';
import { dayIn, opening, openingValues } from '../support/api/openings.ts';
import { applicationOn, cvPayload } from '../support/browser/application-form.ts';
import { axeFindsNothing } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { startOwnSite } from '../support/browser/own-site.ts';
import { comesAlive, expect, test, visitPage } from '../support/browser/site.ts';

const texts = trLife.sections['join-team'].openings;
const english = enLife.sections['join-team'].openings;
const title = openingValues['/title/tr'];
const inEnglish = openingValues['/title/en'];
const path = { tr: '/tr/life/kidemli-ag-muhendisi', en: '/en/life/senior-network-engineer' };
/** Of one language. */
const izmir = {
  ...{ '/title/tr': 'Saha Teknisyeni', '/only': 'tr', '/city': 'İzmir', '/workplace': 'office' },
  ...{ '/title/en': null, '/payFrom': 60_000, '/payTo': 80_000 },
};
const others = Array.from({ length: 7 }, (_, at) =>
  opening(`ilan-${at}`, { '/title/tr': `Satış ${at}`, '/title/en': `Sales ${at}` }),
);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const list = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByText(texts.until.split('{')[0] ?? '') });
const footer = (page: Page) => page.getByRole('contentinfo');

test.beforeEach(({ page }) => decideBefore(page));

test('a visitor finds a position among nine, reads it, goes on in English, and applies to it; nothing typed is lost on the way', async ({
  page,
}) => {
  await using site = await startOwnSite({});
  const { publish } = await editorOf(site);
  await publish(...opening('ag'), ...opening('saha', izmir), ...others.flat());
  await visitPage(page, `${site.url}/tr/life#join-team`);

  await test.step('the search finds words of a title and of a city, and says that it found none', async () => {
    await expect(list(page)).toHaveCount(9);
    const search = page.getByRole('searchbox', { name: texts.search });
    await search.fill('yok böyle iş');
    await expect(page.getByText(texts.noneFound)).toBeVisible();
    await search.fill('IZMIR');
    await expect(list(page).filter({ visible: true })).toHaveText([
      /Saha Teknisyeni.*Ofiste, İzmir/,
    ]);
    await search.fill('ağ müh');
    await expect(list(page).filter({ visible: true })).toHaveText([new RegExp(title)]);
    await axeFindsNothing(page, 'the list');
  });
  await test.step('its page says what is asked and offered, and has the focus', async () => {
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(site.url + path.tr);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(`${title} | Gökhat Telekom`);
    await expect(page.getByRole('definition').first()).toHaveText(openingValues['/department/tr']);
    for (const part of [texts.does, texts.brings, texts.offers]) {
      await expect(page.getByRole('heading', { name: part })).toBeVisible();
    }
    await axeFindsNothing(page, 'the page');
  });
  await test.step('Back leads to the list as it was searched', async () => {
    await page.goBack();
    await expect(list(page).filter({ visible: true })).toHaveCount(1);
    await page.goForward();
    await expect(heading(page)).toHaveText(title);
  });
  await test.step('the header and the footer lead to the same position in the other language', async () => {
    await page.getByRole('banner').getByRole('button', { name: /TR/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page).toHaveURL(site.url + path.en);
    await expect(heading(page)).toHaveText(inEnglish);
    await applicationOn(page, 'en', true).fill({ nameSurname: 'Ayşe Işık' });
    await footer(page).getByRole('link', { name: 'Türkçe' }).click();
    await expect(page).toHaveURL(site.url + path.tr);
    await expect(applicationOn(page, 'tr', true).field('nameSurname')).toHaveValue('Ayşe Işık');
  });
  await test.step('one that closes meanwhile takes the application all the same, and says so', async () => {
    const on = applicationOn(page, 'tr', true);
    await expect(on.form).toContainText(`${texts.applyingTo}${title}`);
    await on.fillAll(cvPayload());
    await publish(['openings/ag', '/state', 'closed']);
    await on.sendButton.click();
    await expect(on.thanks).toBeVisible();
    await expect(page.getByText(texts.closed.meanwhile)).toBeVisible();
  });
});

test.describe('what is closed or gone', () => {
  // The browser reports the status 410.
  test.use({ complaintsExpected: true });

  test('a link of an old list leads to what the server would send: that it is closed, and what is open, or a home page @release', async ({
    page,
  }) => {
    await using site = await startOwnSite({});
    const { publish } = await editorOf(site);
    await publish(...opening('ag'), ...opening('saha', izmir), ...others.slice(0, 1).flat());
    await visitPage(page, `${site.url}/tr/life#join-team`);
    await expect(list(page)).toHaveCount(3);
    await expect(page.getByRole('searchbox', { name: texts.search })).toHaveCount(0);
    await publish(['openings/ag', '/state', 'closed'], ['openings/ilan-0', '/state', 'draft']);

    await page.getByRole('link', { name: title }).click();
    await expect(heading(page)).toHaveText(texts.closed.title);
    await axeFindsNothing(page, 'a closed position');
    const answer = await page.reload();
    expect(answer?.status()).toBe(410);
    await comesAlive(page);
    await expect(heading(page)).toHaveText(texts.closed.title);
    await expect(list(page)).toHaveText([/Saha Teknisyeni/]);
    await footer(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(site.url + path.en);
    await expect(heading(page)).toHaveText(english.closed.title);
    await expect(page.getByText(english.none)).toBeVisible();
    await page.getByRole('link', { name: english.closed.general }).click();
    await expect(page).toHaveURL(`${site.url}/en/life#join-team`);

    await page.goto(`${site.url}/tr/life`);
    await comesAlive(page);
    await publish(['openings/saha', '/state', 'draft']);
    await page.getByRole('link', { name: 'Saha Teknisyeni' }).click();
    await expect(page).toHaveURL(`${site.url}/tr`);
    await expect(heading(page)).toBeVisible();
  });

  test('an application to a position that closed days ago is kept as it was typed, and sent as a general one', async ({
    page,
  }) => {
    await using site = await startOwnSite({});
    const { publish, adminCall } = await editorOf(site);
    await publish(...opening('ag'));
    await visitPage(page, site.url + path.tr);
    const on = applicationOn(page, 'tr', true);
    await on.fillAll(cvPayload());
    await publish(['openings/ag', '/closes', dayIn(-3)]);
    await on.sendButton.click();
    await expect(on.form.getByRole('alert').filter({ hasText: 'Bu ilan kapandı' })).toBeVisible();
    await on.sendButton.click();
    await expect(on.thanks).toBeVisible();
    const { items } = await adminCall(calls.listApplications);
    expect(items.map((one) => [one.fullName, one.opening])).toEqual([['Ayşe Işık', null]]);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('positions are listed and read, and lead to their other language, or to its list if they have none', async ({
    page,
  }) => {
    await using site = await startOwnSite({});
    const { publish } = await editorOf(site);
    await publish(...opening('ag'), ...opening('saha', izmir));
    await page.goto(`${site.url}/tr/life`);
    await page.getByRole('link', { name: 'Saha Teknisyeni' }).click();
    await expect(page.getByText('Aylık brüt 60.000–80.000 Türk lirası')).toBeVisible();
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
    await footer(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${site.url}/en/life`);
    await page.getByRole('link', { name: inEnglish }).click();
    await footer(page).getByRole('link', { name: 'Türkçe' }).click();
    await expect(page).toHaveURL(site.url + path.tr);
    await expect(heading(page)).toHaveText(title);
  });
});
