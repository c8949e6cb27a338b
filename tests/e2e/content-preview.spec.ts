import { previewTest as test } from '../support/browser/preview-test.ts';
import { expect } from '../support/browser/site.ts';

const shown = (page: import('@playwright/test').Page) =>
  page.frameLocator('iframe[title="Sayfanın önizlemesi"]');

test('the preview is the real page, with its fonts, pictures and styles, and follows the typing', async ({
  bench,
}) => {
  const heading = shown(bench).getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await bench.getByLabel('Başlık').fill('Yazılıyor');
  await expect(heading).toHaveText('Yazılıyor');
  const look = await heading.evaluate((element) => {
    const { fonts } = document;
    const [picture] = document.images;
    return {
      mode: document.compatMode,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
      faces: [...fonts].filter(({ status }) => status === 'loaded').length,
      picture: picture?.decode().then(() => picture.naturalWidth > 0),
      scripts: document.scripts.length,
    };
  });
  expect(look).toMatchObject({ mode: 'CSS1Compat', scripts: 0 });
  expect(look.size).toBeGreaterThan(30);
  await expect
    .poll(() =>
      heading.evaluate(() => [...document.fonts].filter((face) => face.status === 'loaded').length),
    )
    .toBeGreaterThan(1);
});

test('a change is shown in place: the page keeps its scroll position and its pictures', async ({
  bench,
}) => {
  const heading = shown(bench).getByRole('heading', { level: 1 });
  const field = bench.getByLabel('Başlık');
  await field.fill('İlk');
  await expect(heading).toHaveText('İlk');
  const picture = shown(bench).locator('img').first();
  await picture.evaluate((element) => {
    Object.assign(element, { isMarked: true });
    scrollTo(0, 500);
  });
  await field.fill('İkinci');
  await expect(heading).toHaveText('İkinci');
  expect(await picture.evaluate((element) => 'isMarked' in element)).toBe(true);
  expect(await picture.evaluate(() => scrollY)).toBe(500);
});

test('a press on a text or a picture names it, and leads nowhere @release', async ({ bench }) => {
  const page = shown(bench);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Hizmetler' }).click();
  await expect(bench.locator('output')).toHaveText('Hizmetler');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(bench.locator('output')).not.toHaveText('Hizmetler');
  const picture = page.locator('main img[alt]:not([alt=""])').first();
  const alt = (await picture.getAttribute('alt')) ?? '';
  // The text beside it is laid over it.
  await picture.click({ force: true });
  await expect(bench.locator('output')).toHaveText(alt);
  expect(await page.locator('body').evaluate(() => location.pathname)).toBe('/preview');
});

test('the field that is edited brings its text into view @release', async ({ bench }) => {
  const page = shown(bench);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const last = page.locator('main h2').last();
  await expect(last).not.toBeInViewport();
  await bench.getByLabel('Aranan').fill((await last.textContent()) ?? '');
  await expect(last).toBeInViewport();
});

test.describe('faults', () => {
  test.use({ complaintsExpected: true });

  test('a service that does not answer is said, and can be asked again @release', async ({
    bench,
  }) => {
    await expect(shown(bench).getByRole('heading', { level: 1 })).toBeVisible();
    await bench.route('**/api/Admin/Content/Preview', (route) => route.abort());
    await bench.getByLabel('Başlık').fill('Kesik');
    await expect(bench.getByRole('alert')).toContainText('Önizleme alınamadı');
    await bench.unroute('**/api/Admin/Content/Preview');
    await bench.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(shown(bench).getByRole('heading', { level: 1 })).toHaveText('Kesik');
    await expect(bench.getByRole('alert')).toHaveCount(0);
  });

  test('what no page can show is said, and the last page stays @release', async ({ bench }) => {
    await expect(shown(bench).getByRole('heading', { level: 1 })).toBeVisible();
    await bench.getByLabel('Başlık').fill('a'.repeat(10_001));
    await expect(bench.getByRole('alert')).toContainText('Sayfa bu metinlerle gösterilemiyor');
    await expect(shown(bench).getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('markup that is typed is shown as text, and runs nothing', async ({ bench }) => {
    const hostile = '<img src=x onerror="top.hit=1"></script><script>top.hit=1</script>';
    await bench.getByLabel('Başlık').fill(hostile);
    await expect(shown(bench).getByRole('heading', { level: 1 })).toHaveText(hostile);
    expect(await bench.evaluate(() => 'hit' in window)).toBe(false);
    // Even if a script got into the page.
    await shown(bench)
      .locator('body')
      .evaluate(({ ownerDocument }) => {
        const { contentDocument } = parent.document.querySelector('iframe') as HTMLIFrameElement;
        const script = ownerDocument.createElement('script');
        script.textContent = 'top.hit = 1';
        contentDocument?.body.append(script);
      });
    expect(await bench.evaluate(() => 'hit' in window)).toBe(false);
  });
});
