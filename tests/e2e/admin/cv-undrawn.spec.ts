import type { Frame } from '@playwright/test';
import { drawnPages, inkOf, showCv } from '../../support/browser/cv-viewer.ts';
import { expect, test } from '../../support/browser/site.ts';
import { mappedFont, pdfOf, scanPdf, stream, textPdf } from '../../support/files/made-pdfs.ts';

const texts = {
  incomplete:
    'Bu sayfadaki yazıların ya da resimlerin bir bölümü burada gösterilemiyor. Tamamını görmek için dosyayı indirin.',
  empty: 'Bu sayfa burada boş görünüyor. Emin olmak için dosyayı indirebilirsiniz.',
  download: 'Dosyayı indir',
};

/** What is said above the pages. */
const notes = (frame: Frame) => frame.locator('.note p').allTextContents();

/** The names of pdf.js's files that a page requested. */
function watchOwnFiles(page: Parameters<typeof showCv>[0]): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.*)-[\w-]{8}\.(?:bcmap|pfb|wasm)$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

/** A page with this content, in whose resources `F` is a font. */
const pageOf = (content: string) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream(content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);

test('text with a character map that PDF knows by name is drawn; the map comes from the site, and for a plain file nothing does @release', async ({
  page,
}) => {
  const wanted = watchOwnFiles(page);
  const plain = await showCv(page, textPdf({ pages: [['Ayşe Yılmaz']] }));
  await expect.poll(() => inkOf(plain.frame)).toBeGreaterThan(300);
  expect(wanted).toEqual([]);
  const file = textPdf({ pages: [['Ayse Yilmaz'], ['Second']], font: mappedFont('90ms-RKSJ-H') });
  const { frame } = await showCv(page, file);
  await expect.poll(() => inkOf(frame)).toBeGreaterThan(300);
  await expect(frame.getByRole('region', { name: 'Sayfa 1 / 2' })).toContainText('Ayse Yilmaz');
  expect(wanted.sort()).toEqual(['90ms-RKSJ-H', 'Adobe-Japan1-UCS2']);
  expect(await notes(frame)).toEqual([]);
});

test('the letters of Symbol and Zapf Dingbats are drawn without being in the file @release', async ({
  page,
}) => {
  const wanted = watchOwnFiles(page);
  for (const [name, file] of [
    ['Symbol', 'FoxitSymbol'],
    ['ZapfDingbats', 'FoxitDingbats'],
  ]) {
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
    const { frame } = await showCv(page, textPdf({ pages: [['abcdef']], font }));
    await expect.poll(() => inkOf(frame)).toBeGreaterThan(300);
    expect(wanted.splice(0)).toEqual([file]);
  }
});

test('what cannot be drawn is said above its page, with the download @release', async ({
  page,
}) => {
  const { incomplete, empty, download } = texts;
  const cases: [string, Buffer, string][] = [
    [
      'an unknown character map',
      textPdf({ pages: [['Ayse']], font: mappedFont('Unknown-H') }),
      incomplete,
    ],
    ['a damaged scan', scanPdf('jpeg2000', 60), incomplete],
    ['nothing', pageOf(''), empty],
    ['a space, as Word writes an empty page', pageOf('BT /F 12 Tf 60 700 Td ( ) Tj ET'), empty],
    ['white text', pageOf('1 g BT /F 12 Tf 60 700 Td (Ayse) Tj ET'), incomplete],
  ];
  for (const [what, file, words] of cases) {
    await test.step(what, async () => {
      const { frame } = await showCv(page, file);
      await expect.poll(() => notes(frame)).toEqual([words]);
      await expect(frame.locator('[aria-live]')).toContainText(words);
      await expect(frame.getByRole('button', { name: download })).toBeVisible();
    });
  }
});

test('a page that takes long shows and says that it is being prepared, without motion where that is reduced @release', async ({
  page,
}) => {
  const squares = Array.from({ length: 120_000 }, (_, at) => `${at % 500} ${at % 700} 9 9 re f`);
  const slow = pageOf(squares.join('\n'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { frame } = await showCv(page, slow);
  const box = frame.getByRole('region', { name: 'Sayfa 1 / 1' });
  await expect(box).toHaveAttribute('aria-busy', 'true');
  // Its text, which takes long too, comes after the drawing.
  await expect(frame.locator('.text')).toHaveCount(0);
  await expect(box.getByText('Sayfa hazırlanıyor…')).toBeVisible();
  const motion = () =>
    frame.evaluate(() => {
      const note = document.querySelector('.busy');
      return (
        note &&
        [note, '::before'].map(
          (part) => getComputedStyle(note, typeof part === 'string' ? part : null).animationName,
        )
      );
    });
  expect(await motion()).toEqual(['none', 'none']);
  await expect(frame.locator('[aria-live]')).toHaveText('Sayfa 1 / 1: Sayfa hazırlanıyor…');
  await expect.poll(() => drawnPages(frame), { timeout: 60_000 }).toEqual([1]);
  await expect(box).not.toHaveAttribute('aria-busy');
  await expect(box.getByText('Sayfa hazırlanıyor…')).toHaveCount(0);
});
