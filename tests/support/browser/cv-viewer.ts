import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { applications as en } from '#web/admin/texts/en/applications.ts';
import { applications as tr } from '#web/admin/texts/tr/applications.ts';
import type { OpenOrder, ViewerNews } from '#web/cv-viewer/protocol.ts';
import type { Language } from '../languages.ts';

const texts = { tr, en };

/** The addresses of pdf.js's files in the build, by name. */
function ownFiles(): Readonly<Record<string, string>> {
  const manifest = JSON.parse(readFileSync('dist/admin-manifest.json', 'utf8'));
  const sources = Object.keys(manifest).filter((source) => source.includes('/pdfjs-dist/'));
  return Object.fromEntries(
    sources.map((source) => [basename(source), `/${manifest[source].file}`]),
  );
}

type Look = Partial<Pick<OpenOrder, 'scheme'>> & {
  readonly language?: Language;
  /** The addresses of pdf.js's files, by name; by default those of the build. */
  readonly files?: Readonly<Record<string, string>>;
};

/**
 * Shows a file in the CV viewer, framed as in the admin, on a page with the admin's policy.
 * @returns the viewer's answer, and its frame
 */
export async function showCv(
  page: Page,
  file: Buffer,
  { language = 'tr', scheme = 'light', files = ownFiles() }: Look = {},
): Promise<{ answer: ViewerNews; frame: Frame }> {
  await page.goto('/admin/login');
  const answer = await page.evaluate(
    ({ base64, files, ...look }) => {
      const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)).buffer;
      const frame = document.createElement('iframe');
      frame.sandbox.value = 'allow-scripts';
      frame.src = '/cv-viewer';
      frame.title = 'CV';
      frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%';
      document.body.replaceChildren(frame);
      return new Promise<ViewerNews>((resolve) => {
        addEventListener('message', async ({ source, data }) => {
          if (source !== frame.contentWindow) return;
          if (data.type === 'wanted') {
            const { name } = data;
            const answer = files[name] === undefined ? undefined : await fetch(files[name]);
            const bytes = answer?.ok ? await answer.arrayBuffer() : undefined;
            frame.contentWindow?.postMessage({ type: 'file', name, bytes }, '*');
          } else if (data.type !== 'ready') resolve(data);
          else frame.contentWindow?.postMessage({ type: 'open', bytes, ...look }, '*', [bytes]);
        });
      });
    },
    {
      base64: file.toString('base64'),
      ...{ language, scheme, files },
      texts: texts[language].cvFrame.viewer,
    },
  );
  const frame = page.frames().find((one) => new URL(one.url()).pathname === '/cv-viewer');
  if (!frame) throw new Error('The viewer is not framed');
  return { answer, frame };
}

/** The number of dark pixels of a drawn page; undefined while it is not drawn. */
export function inkOf(frame: Frame, number = 1): Promise<number | undefined> {
  return frame.evaluate((at) => {
    const canvas = document.querySelectorAll('section').item(at)?.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return undefined;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, index) => index % 4 === 0 && value < 128).length;
  }, number - 1);
}

/** The numbers of the drawn pages. */
export function drawnPages(frame: Frame): Promise<number[]> {
  return frame.evaluate(() =>
    [...document.querySelectorAll('section')].flatMap((section, index) =>
      section.querySelector('canvas') ? [index + 1] : [],
    ),
  );
}
