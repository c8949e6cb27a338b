import AxeBuilder from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { drawnPages, inkOf, showCv } from '../../support/browser/cv-viewer.ts';
import { expect, test } from '../../support/browser/site.ts';
import { pdf } from '../../support/files/cv-files.ts';
import { hostilePdfs } from '../../support/files/hostile-pdfs.ts';
import { scanPdf, textPdf } from '../../support/files/made-pdfs.ts';

const cv = textPdf({
  pages: [['Özgeçmiş', 'Ayşe Yılmaz, Iğdır', 'İĞDIR ŞÜKRAN ğüşıöç'], ['İkinci sayfa'], ['Üçüncü']],
});
const many = (count: number, size: [number, number] = [595, 842]) =>
  textPdf({ pages: Array.from({ length: count }, (_, index) => [`Sayfa ${index + 1}`]), size });

test('a PDF is drawn, with the Turkish letters of a font that it does not embed; its frame shows no other one', async ({
  page,
}) => {
  const { answer, frame } = await showCv(page, cv);
  expect(answer).toEqual({ type: 'shown', pages: 3 });
  await expect.poll(() => inkOf(frame)).toBeGreaterThan(1000);
  await expect(frame.getByRole('region', { name: 'Sayfa 1 / 3' })).toContainText(
    'İĞDIR ŞÜKRAN ğüşıöç',
  );
  await expect(frame.getByRole('region', { name: 'Sayfa 3 / 3' })).toContainText('Üçüncü');

  await page.evaluate(() => {
    const bytes = new ArrayBuffer(8);
    const order = { type: 'open', bytes, language: 'en', scheme: 'dark', texts: {} };
    document.querySelector('iframe')?.contentWindow?.postMessage(order, '*');
  });
  await page.waitForTimeout(300);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(frame.locator('section')).toHaveCount(3);
});

test('text lies where it is drawn, so that it can be found, selected and copied @release', async ({
  page,
}) => {
  const { frame } = await showCv(page, cv);
  const line = frame.getByText('Ayşe Yılmaz, Iğdır');
  await line.dblclick({ position: { x: 20, y: 10 } });
  expect(await frame.evaluate(() => String(getSelection()).trim())).toBe('Ayşe');
  const { page: paper, text } = await frame.evaluate(() => {
    const section = document.querySelector('section');
    const span = section?.querySelector('span');
    return { page: section?.getBoundingClientRect(), text: span?.getBoundingClientRect() };
  });
  // In the file: 60 of 595 points from the left, and 90 of 842 from the top to the baseline.
  expect(((text?.left ?? 0) - (paper?.left ?? 0)) / (paper?.width ?? 1)).toBeCloseTo(60 / 595, 2);
  expect(((text?.bottom ?? 0) - (paper?.top ?? 0)) / (paper?.height ?? 1)).toBeCloseTo(95 / 842, 1);
});

for (const kind of ['fax', 'jpeg2000'] as const) {
  test(`a page scanned as ${kind} is drawn @release`, async ({ page }) => {
    const { frame } = await showCv(page, scanPdf(kind));
    await expect.poll(() => inkOf(frame)).toBeGreaterThan(1000);
  });
}

test('a file that is no PDF or is cut off is reported as damaged, and one with a password apart @release', async ({
  page,
}) => {
  for (const file of [Buffer.from('no PDF'), Buffer.alloc(0), pdf().subarray(0, 60)]) {
    const { answer } = await showCv(page, file);
    expect(answer).toEqual({ type: 'failed', reason: 'damaged' });
  }
  const secret = textPdf({
    pages: [['Gizli']],
    trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`,
  });
  const { answer } = await showCv(page, secret);
  expect(answer).toEqual({ type: 'failed', reason: 'password' });
});

test('active content in a PDF does nothing and sends no request @release', async ({
  page,
  context,
}) => {
  test.slow();
  const happened = watch(page);
  context.on('page', () => happened.push('a window'));
  for (const [what, file] of Object.entries(hostilePdfs)) {
    await test.step(what, async () => {
      const { answer, frame } = await showCv(page, file);
      expect(answer).toEqual({ type: 'shown', pages: 1 });
      await expect.poll(() => drawnPages(frame)).toEqual([1]);
      await page.mouse.click(400, 300);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(200);
      expect(happened).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/admin/login');
      expect(new URL(frame.url()).pathname).toBe('/cv-viewer');
      await expect(frame.locator('a, form, input, img, iframe, object, embed, video')).toHaveCount(
        0,
      );
      await expect(frame.locator('script')).toHaveCount(1);
    });
  }
});

test.describe('code smuggled in by a PDF', () => {
  test.use({ complaintsExpected: true });

  test('would have no origin, reach no storage, document or network, and could navigate neither its frame nor the admin', async ({
    page,
  }) => {
    const happened = watch(page);
    const { frame } = await showCv(page, cv);
    expect(happened).toEqual([]);
    const requested: Request[] = [];
    page.on('request', (request) => requested.push(request));
    const reached = await frame.evaluate(async () => {
      const attempts: Record<string, () => unknown> = {
        fetch: () => fetch('/api/health/live'),
        'fetch elsewhere': () => fetch('https://other.example/', { mode: 'no-cors' }),
        request: () =>
          new Promise((resolve, reject) => {
            const request = new XMLHttpRequest();
            request.open('GET', '/api/health/live');
            request.onload = resolve;
            request.onerror = reject;
            request.send();
          }),
        image: () =>
          new Promise((resolve, reject) => {
            const image = new Image();
            image.onload = resolve;
            image.onerror = reject;
            image.src = '/favicon.svg';
          }),
        script: () => import(`${location.origin}/assets/x.js`),
        'inline script': () => {
          const script = document.createElement('script');
          script.text = 'window.ran = true';
          document.body.append(script);
          if (!('ran' in window)) throw new Error('did not run');
        },
        'code from a string': () => new Function('return 1')(),
        socket: () =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket(`ws://${location.host}`);
            socket.onopen = resolve;
            socket.onerror = reject;
          }),
        storage: () => localStorage.length,
        'session storage': () => sessionStorage.length,
        cookie: () => document.cookie,
        database: () => indexedDB.open('x'),
        'the admin’s document': () => parent.document.title,
        'the admin’s storage': () => parent.localStorage.length,
        window: () => {
          if (!open('https://other.example/')) throw new Error('no window');
        },
      };
      const reached: string[] = [];
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          await attempt();
          reached.push(name);
        } catch {
          // Expected: it was blocked.
        }
      }
      return [self.origin, ...reached];
    });
    expect(reached).toEqual(['null']);
    // Attempted, and blocked by the policy before anything was sent.
    expect(requested.length).toBeGreaterThan(0);
    for (const request of requested)
      expect(request.failure()?.errorText, request.url()).toBe('csp');

    happened.length = 0;
    await frame.evaluate(() => {
      try {
        if (top) top.location.href = 'https://other.example/top';
      } catch {
        // Expected: it was blocked.
      }
      location.href = 'https://other.example/frame';
    });
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/admin/login');
    expect(happened).toEqual([]);
  });
});

test('of 200 pages only those near the view are drawn, and cleared when they are far @release', async ({
  page,
}) => {
  const { answer, frame } = await showCv(page, many(200));
  expect(answer).toEqual({ type: 'shown', pages: 200 });
  await expect.poll(() => drawnPages(frame)).toEqual([1]);
  await frame.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => drawnPages(frame)).toEqual([200]);
  await expect(frame.getByText('Sayfa 200 / 200')).toBeVisible();
  await expect.poll(() => inkOf(frame, 200)).toBeGreaterThan(100);
});

test('at most fifty pages are drawn, even if hundreds of small ones are in view @release', async ({
  page,
}) => {
  const { frame } = await showCv(page, many(300, [600, 5]));
  await expect.poll(async () => (await drawnPages(frame)).length).toBe(50);
  await page.waitForTimeout(300);
  expect((await drawnPages(frame)).length).toBe(50);
});

test('the keyboard zooms the pages, from half to three times the width @release', async ({
  page,
}) => {
  const { frame } = await showCv(page, cv);
  const width = () => frame.evaluate(() => document.querySelector('section')?.clientWidth ?? 0);
  const sharp = () =>
    frame.evaluate(() => document.querySelector<HTMLCanvasElement>('section canvas')?.width);
  const fitted = await width();
  await expect.poll(sharp).toBe(fitted);
  await frame.getByRole('button', { name: 'Uzaklaştır' }).focus();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Enter');
  await expect(frame.getByRole('status')).toHaveText('%50');
  await expect.poll(sharp).toBe(Math.round(fitted / 2));
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'Yakınlaştır' })).toBeFocused();
  for (let presses = 0; presses < 9; presses++) await page.keyboard.press('Space');
  await expect(frame.getByRole('status')).toHaveText('%300');
  expect(await width()).toBe(fitted * 3);
  await expect.poll(sharp).toBe(fitted * 3);
  await expect(frame.getByText('Sayfa 1 / 3')).toBeVisible();
});

test('an enlarged long page takes at most sixteen megapixels @release', async ({ page }) => {
  const { frame } = await showCv(page, many(1, [300, 1500]));
  const button = frame.getByRole('button', { name: 'Yakınlaştır' });
  for (let presses = 0; presses < 5; presses++) await button.click();
  const pixels = () =>
    frame.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('section canvas');
      return canvas ? canvas.width * canvas.height : 0;
    });
  await expect.poll(pixels).toBeGreaterThan(15_000_000);
  expect(await pixels()).toBeLessThanOrEqual(16_000_000);
});

test('pages fit a phone, and are fitted again when it is turned @release', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { frame } = await showCv(page, cv);
  const overflow = () =>
    frame.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
  expect(await overflow()).toBe(0);
  for (const button of await frame.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 844, height: 390 });
  const drawn = () =>
    frame.evaluate(() => document.querySelector<HTMLCanvasElement>('section canvas')?.width ?? 0);
  await expect.poll(drawn).toBeGreaterThan(780);
  expect(await overflow()).toBe(0);
});

test('the viewer is translated into English, and axe finds nothing in it @release', async ({
  page,
}) => {
  const { frame } = await showCv(page, cv, { language: 'en', scheme: 'dark' });
  await expect(frame.getByRole('region', { name: 'Page 1 / 3' })).toContainText('Özgeçmiş');
  await expect(frame.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(frame.getByRole('status')).toHaveText('100%');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  // `axeFinds` leaves frames out.
  const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});

/** Records what must not happen while a visitor's file is shown. */
function watch(page: Page): string[] {
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`a dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('download', () => happened.push('a download'));
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol === 'blob:' || /^\/(admin\/login|cv-viewer|assets\/.*)$/.test(pathname)) return;
    happened.push(`requested ${request.url()}`);
  });
  return happened;
}
