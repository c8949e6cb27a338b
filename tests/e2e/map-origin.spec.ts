import {
  mapFrame,
  ofMapsScript,
  standInForGoogle,
  standInScript,
} from '../support/browser/maps-stand-in.ts';
import { expectMap, openOffice, showButton } from '../support/browser/office-map.ts';
import { expect, logIn, test } from '../support/browser/site.ts';

/** What code in the map's document could read, by place. */
type Loot = Record<string, string>;

declare global {
  interface Window {
    loot?: Promise<Loot>;
  }
}

/** Looks wherever an admin's token is stored or returned. It runs in the browser, so it uses nothing from this file. */
function thief() {
  const looks: Record<string, () => unknown> = {
    'the page’s storage': () =>
      JSON.stringify({ ...parent.localStorage, ...parent.sessionStorage }),
    'the page’s document': () => parent.document.title,
    'the page’s cookies': () => parent.document.cookie,
    'its own storage': () => JSON.stringify({ ...localStorage, ...sessionStorage }),
    'its own cookies': () => `cookies: ${document.cookie}`,
    'the session': async () => {
      const answer = await fetch(`${location.origin}/api/Admin/me`, { credentials: 'include' });
      return `${answer.status} ${await answer.text()}`;
    },
    'the inbox, by its address': async () => {
      const answer = await fetch(`${location.origin}/api/Admin/Messages`, { mode: 'no-cors' });
      return answer.status;
    },
    'a page, framed': () =>
      new Promise((resolve, reject) => {
        const frame = document.createElement('iframe');
        frame.onload = () => resolve(frame.contentDocument?.title ?? reject(new Error('closed')));
        setTimeout(() => reject(new Error('no answer')), 3000);
        frame.src = `${location.origin}/map`;
        document.body.append(frame);
      }),
    'a page in another window': async () => {
      const other = window.open(`${location.origin}/tr`);
      await new Promise((opened) => setTimeout(opened, 1000));
      if (!other?.document.title) throw new Error('closed');
      return other.document.title;
    },
  };
  window.loot = Promise.all(
    Object.entries(looks)
      .map(async ([place, look]) => [place, await look()] as const)
      .map((found) => found.catch(() => undefined)),
  ).then((found) => Object.fromEntries(found.filter((entry) => entry !== undefined)) as Loot);
}

test.describe('hostile code in Google’s script', () => {
  // The browser logs each blocked attempt.
  test.use({ complaintsExpected: true });

  test('has no origin and reaches no storage, cookie, page or API response, and the map works @release', async ({
    page,
  }) => {
    await logIn(page);
    await standInForGoogle(page);
    await page.route(ofMapsScript, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `${standInScript};(${thief.toString()})()`,
      }),
    );
    await openOffice(page);
    await showButton(page).click();
    await expectMap(page);
    const frame = mapFrame(page);
    expect(await frame?.evaluate(() => window.loot)).toEqual({});
    expect(await frame?.evaluate(() => self.origin)).toBe('null');
    await frame?.evaluate(() => top?.location.assign('/robots.txt')).catch(() => undefined);
    await page.waitForTimeout(300);
    await expect(page).toHaveURL('/tr/contact');
  });
});

test('the map’s document has no origin when opened directly either', async ({ page }) => {
  await page.goto('/map?lang=tr');
  expect(await page.evaluate(() => self.origin)).toBe('null');
});
