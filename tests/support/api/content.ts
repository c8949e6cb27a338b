import { join } from 'node:path';
import sharp from 'sharp';
import { calls } from '#contract/calls.ts';
import { altPaths } from '#contract/content/alt-paths.ts';
import { languages } from '#contract/languages.ts';
import { adminOf } from './admin.ts';
import { bearer, type RunningApi, startApi } from './api.ts';

/** The project: only there does the service find the build, which it needs to publish. */
const project = join(import.meta.dirname, '../../..');

/**
 * A service that serves the built site, as `npm start` does, and can publish. In a process of its own: what writes the
 * pages starts in half the time from the built service.
 */
export function startSite(settings: Record<string, string> = {}): Promise<RunningApi> {
  return startApi(settings, { cwd: project, inOwnProcess: true });
}

/** The day in the company's time zone, as `2026-11-21`. @param at in ms since the Unix epoch */
export function companyDay(at = Date.now(), timeZone = 'Europe/Istanbul'): string {
  return new Intl.DateTimeFormat('sv', { timeZone }).format(at);
}

/** A value of a document and its new value, as an editor changes it. */
export type Edit = readonly [document: string, path: string, value: unknown];

/** Logs in, and edits and publishes over HTTP. */
export async function editorOf(api: Pick<RunningApi, 'url'>) {
  const admin = await adminOf(api);
  const { adminCall, send } = admin;

  /** Keeps edits on top of what was kept before. */
  async function keep(...edits: Edit[]) {
    const names = new Set(edits.map(([document]) => document));
    const versions = new Map<string, number>();
    for (const name of names) {
      const { units } = await adminCall(calls.readDocument, { query: { name } });
      for (const { path, version } of units) versions.set(name + path, version);
    }
    const changes = edits.map(([document, path, value]) => {
      return { document, path, value, version: versions.get(document + path) ?? 0 };
    });
    return adminCall(calls.changeContent, { body: { changes } });
  }

  /** Keeps edits and publishes them. */
  async function publish(...edits: Edit[]) {
    await keep(...edits);
    return adminCall(calls.publishContent, { body: { note: '' } });
  }

  /** Uploads a picture for a plate, and resolves with the answer. */
  function upload(plate: string, file: Buffer, point = { x: '0.5', y: '0.5' }) {
    return fetch(`${api.url}${calls.uploadPicture.path}`, {
      method: 'POST',
      headers: { ...bearer(admin.token), Accept: 'application/problem+json' },
      body: pictureForm(plate, file, point),
    });
  }

  /** Uploads a PDF, and resolves with the answer. */
  function uploadPdf(file: Buffer) {
    return fetch(`${api.url}${calls.uploadFile.path}`, {
      method: 'POST',
      headers: { ...bearer(admin.token), Accept: 'application/problem+json' },
      body: fileForm(file),
    });
  }

  return { ...admin, adminCall, send, keep, publish, upload, uploadPdf };
}

/** Nothing is kept and published, as in a new database. The pages stay as they are until the next publication. */
export async function resetContent({ database }: Pick<RunningApi, 'database'>) {
  for (const table of ['content_edits', 'publications']) await database.run(`delete from ${table}`);
}

/** The HTML of a page. */
export async function pageOf({ url }: Pick<RunningApi, 'url'>, path: string): Promise<string> {
  const answer = await fetch(url + path);
  if (answer.status !== 200) throw new Error(`${answer.status} of ${path}`);
  return answer.text();
}

/** The multipart body of an upload. */
export function pictureForm(
  plate: string,
  file: Buffer,
  { x, y } = { x: '0.5', y: '0.5' },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ plate, x, y })) form.append(name, value);
  form.append('picture', new File([new Uint8Array(file)], 'resim.jpg', { type: 'image/jpeg' }));
  return form;
}

/** The multipart body of an upload of a PDF. */
export function fileForm(file: Buffer): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(file)], 'belge.pdf', { type: 'application/pdf' }));
  return form;
}

/** A picture whose left half is red and whose right half is blue, as JPEG with a place in its EXIF. */
export function halves(width = 2000, height = 1000): Promise<Buffer> {
  const half = { width: Math.round(width / 2), height, channels: 3 } as const;
  return sharp({ create: { ...half, width, background: '#0000ff' } })
    .composite([{ input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Gizli yer' }, IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
    .toBuffer();
}

/** Edits that show an uploaded picture, with alternative texts of its own. */
export function showing(plate: keyof typeof altPaths, key: string): Edit[] {
  const [page, path] = altPaths[plate] ?? ['home', ''];
  return [
    ['pictures', `/${plate}`, key],
    ...languages.map((language): Edit => [`${language}/${page}`, path, `Picture of ${plate}`]),
  ];
}
