import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import { median } from './report.ts';

/** The figures of one visit on a slow phone, in milliseconds. */
type PhoneVisit = {
  /** The first paint at `/`, and at the page that it leads to. */
  readonly rootPaint: number;
  readonly homePaint: number;
  /** From a tap at the first paint to the open menu; then from the start of the visit to the open menu. */
  readonly earlyMenu: number;
  readonly earlyMenuFromStart: number;
  /** From a tap on a page that has finished loading. */
  readonly menu: number;
  /** From a tap in the open menu to the next page. */
  readonly nextPage: number;
  /** The longest event (Event Timing API). */
  readonly longestEvent: number;
};

/** A viewport of 390 px, a CPU four times slower, 150 ms latency, 1.6 Mbit/s. */
const slowdown = 4;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
/** The minimum time between two taps of a visitor, in ms. */
const pauseMs = 1500;

type Noted = { press: number; open: number; stands: number; longest: number };
type PhoneWindow = Window & { noted: Noted };

/** Visits the site several times on a slow phone, and returns the medians as lines to print. */
export async function measurePhone(origin: string, rounds: number): Promise<string> {
  const browser = await chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const visits: PhoneVisit[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`phone, round ${round} of ${rounds}\n`);
    visits.push(await visitOnce(browser, origin));
  }
  await browser.close();
  return report(visits);
}

async function visitOnce(browser: Browser, origin: string): Promise<PhoneVisit> {
  const root = await onPhone(browser, (page) => paintOf(page, `${origin}/`));
  const home = await onPhone(browser, (page) => paintOf(page, `${origin}/tr`));
  const early = await onPhone(browser, async (page) => {
    await paintOf(page, `${origin}/tr`);
    return pressMenu(page);
  });
  const later = await onPhone(browser, async (page) => {
    await page.goto(`${origin}/tr`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(pauseMs);
    const menu = await pressMenu(page);
    await page.waitForTimeout(pauseMs);
    const link = await page.locator('dialog a[href="/tr/services"]').boundingBox();
    await press(page, link);
    await page.waitForFunction(() => (window as unknown as PhoneWindow).noted.stands > 0);
    await page.waitForTimeout(pauseMs);
    return { menu, ...(await noted(page)) };
  });
  return {
    rootPaint: root,
    homePaint: home,
    earlyMenu: early.open - early.press,
    earlyMenuFromStart: early.open,
    menu: later.menu.open - later.menu.press,
    nextPage: later.stands - later.press,
    longestEvent: Math.max(later.longest, early.longest),
  };
}

/** A fresh browser profile on a slow phone. */
async function onPhone<T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await page.addInitScript(noteTimes);
  try {
    return await visit(page);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the page: records the last press, when a dialog opens, when the next page appears, and the longest event. */
function noteTimes(): void {
  const times: Noted = { press: 0, open: 0, stands: 0, longest: 0 };
  Object.assign(window, { noted: times });
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      times.press = timeStamp;
    },
    true,
  );
  const afterFrame = (note: (at: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => note(performance.now())));
  new MutationObserver(() => {
    if (!times.open && document.querySelector('dialog[open]')) {
      times.open = -1;
      afterFrame((at) => {
        times.open = at;
      });
    }
    if (!times.stands && document.getElementById('international-ops')) {
      times.stands = -1;
      afterFrame((at) => {
        times.stands = at;
      });
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      // Headless Chromium has a mouse at the page's corner, which the first layout moves a page under: no phone has one.
      const isOfTap = times.press > 0 && startTime >= times.press;
      if (isOfTap) times.longest = Math.max(times.longest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as PhoneWindow).noted);

async function paintOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    undefined,
    { polling: 30 },
  );
  return (await paint.jsonValue()) ?? Number.NaN;
}

async function pressMenu(page: Page): Promise<Noted> {
  await press(
    page,
    await page.locator('header button:not([aria-haspopup=menu]):visible').last().boundingBox(),
  );
  await page.waitForFunction(() => (window as unknown as PhoneWindow).noted.open > 0);
  // An event is reported only after the next paint.
  await page.waitForTimeout(pauseMs);
  return noted(page);
}

type Box = { x: number; y: number; width: number; height: number } | null;

async function press(page: Page, box: Box): Promise<void> {
  if (!box) throw new Error('nothing to press');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

function report(visits: readonly PhoneVisit[]): string {
  const figure = (name: keyof PhoneVisit) => visits.map((visit) => visit[name]);
  const row = (title: string, name: keyof PhoneVisit, limit = '') => {
    const all = figure(name);
    const spread = `${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))}`;
    return `${title.padEnd(44)}${String(Math.round(median(all))).padStart(6)}  ${spread.padEnd(14)}${limit}\n`;
  };
  const paints = median(figure('rootPaint')) / median(figure('homePaint'));
  return [
    'on a slow phone, in ms                        median  spread        limit\n',
    row('first paint at /', 'rootPaint'),
    row('first paint at /tr', 'homePaint'),
    `${'of each other'.padEnd(44)}${paints.toFixed(2).padStart(6)}                ≤ 1.1\n`,
    row('menu tapped at the first paint', 'earlyMenu', '≤ 2000'),
    row('the same from the start of the visit', 'earlyMenuFromStart'),
    row('menu tapped later', 'menu', '≤ 150'),
    row('another page from it', 'nextPage', '≤ 600'),
    row('the longest event', 'longestEvent', '≤ 150'),
  ].join('');
}
