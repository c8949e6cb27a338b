import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { identity } from '#contract/content/identity.ts';
import {
  type Edit,
  editorOf,
  pageOf,
  resetContent,
  startSite,
} from '#tests/support/api/content.ts';
import { sharedEditor } from '#tests/support/api/shared-api.ts';
import { encryptedPdf } from '#tests/support/files/encrypted-pdfs.ts';
import { refusedPdfs } from '#tests/support/files/refused-pdfs.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

/** The edit that gives the first certificate a PDF, or takes it. */
function showing(file?: string): Edit {
  const [first, ...others] = identity.certificates;
  return ['identity', '/certificates', [file ? { ...first, file } : first, ...others]];
}

const { api: site, keep, publish, send, uploadPdf } = await sharedEditor();

test('an uploaded PDF is opened from the page of certificates, byte for byte, until it is taken away', async () => {
  const before = await pageOf(site, '/tr/certificates');
  expect(before).not.toContain('/assets/documents/');
  const answer = await uploadPdf(pdf);
  expect(answer.status).toBe(201);
  const { key } = await answer.json();
  expect(key).toMatch(/^[0-9a-f]{16}$/);
  await publish(showing(key));
  const url = `/assets/documents/${key}.pdf`;
  const page = await pageOf(site, '/tr/certificates');
  expect(page.split(`href="${url}"`).length).toBe(2);
  expect(page).toContain('aria-label="Belgeyi aç (PDF): ISO 9001"');
  expect(await pageOf(site, '/en/certificates')).toContain(`href="${url}"`);
  const file = await fetch(site.url + url);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(file.headers.get('x-robots-tag')).toBeNull();
  expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
  await publish(showing());
  expect(await pageOf(site, '/tr/certificates')).not.toContain('/assets/documents/');
});

test('a PDF is written again where it is missing, as after a restore, for nginx to read @release', async () => {
  const api = await startSite();
  const editor = await editorOf(api);
  const { key } = await (await editor.uploadPdf(pdf)).json();
  await editor.publish(showing(key));
  await api.stop();
  await rm(join(api.dataDir, 'published'), { recursive: true });
  await using again = await startSite(api.sameData);
  expect(await pageOf(again, '/tr/certificates')).toContain(key);
  const file = join(api.dataDir, 'published/assets/documents', `${key}.pdf`);
  expect(await readFile(file)).toEqual(pdf);
  expect((await stat(file)).mode & 0o777).toBe(0o644);
  await api[Symbol.asyncDispose]();
});

test.each([
  ['now', undefined],
  ['later', new Date(Date.now() + 60_000).toISOString()],
])(
  'a certificate whose PDF this site does not have is refused at its field, %s, and the live site stays',
  async (_when, publishAt) => {
    await resetContent(site);
    await keep(showing('00112233445566ff'));
    const answer = await send(calls.publishContent, {
      body: { note: '', ...(publishAt && { publishAt }) },
      headers: { 'Accept-Language': 'tr', Accept: 'application/problem+json' },
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toEqual({
      'identity/certificates/0/file': [
        'Bu PDF bu sitede yok. Lütfen dosyayı yeniden yükleyin ya da kaldırın.',
      ],
    });
    expect(await pageOf(site, '/tr/certificates')).not.toContain('/assets/documents/');
  },
);

test('an announcement is shown with its PDF; one whose PDF this site does not have is refused at its field', async () => {
  await resetContent(site);
  const path = '/informationSociety/announcements';
  const announcement = {
    id: 'i1',
    date: '2026-11-30',
    title: 'Çağrı',
    text: 'Genel kurul toplanıyor.',
  };
  await keep([
    'tr/legal',
    path,
    [announcement, { ...announcement, id: 'i2', file: '00112233445566ff' }],
  ]);
  const refused = await send(calls.publishContent, {
    body: { note: '' },
    headers: { 'Accept-Language': 'tr', Accept: 'application/problem+json' },
  });
  expect((await refused.json()).errors).toEqual({
    [`tr/legal${path}/1/file`]: [
      'Bu PDF bu sitede yok. Lütfen dosyayı yeniden yükleyin ya da kaldırın.',
    ],
  });
  const { key } = await (await uploadPdf(pdf)).json();
  await publish(['tr/legal', path, [{ ...announcement, file: key }]]);
  const url = `/assets/documents/${key}.pdf`;
  expect(await pageOf(site, '/tr/legal')).toContain(
    `href="${url}" aria-label="İlanı aç (PDF): Çağrı"`,
  );
  expect(await pageOf(site, '/en/legal')).not.toContain('Çağrı');
  expect((await fetch(site.url + url)).status).toBe(200);
});

test('a PDF that nothing names is removed after a week, and one that is published is not @release', async () => {
  const api = await startSite();
  const editor = await editorOf(api);
  const unused = (await (await editor.uploadPdf(Buffer.from('%PDF-1.4\n%%EOF\n'))).json()).key;
  const { key } = await (await editor.uploadPdf(pdf)).json();
  await editor.publish(showing(key));
  await api.stop();
  await api.database.run('update files set created_at = 0');
  await utimes(join(api.dataDir, `published/assets/documents/${unused}.pdf`), 0, 0);
  await using again = await startSite(api.sameData);
  const kept = () => again.database.column<string>('select key from files');
  await expect.poll(kept).toEqual([key]);
  const status = async (one: string) =>
    (await fetch(`${again.url}/assets/documents/${one}.pdf`)).status;
  await expect.poll(() => status(unused)).toBe(404);
  expect(await status(key)).toBe(200);
  await api[Symbol.asyncDispose]();
});

test('a PDF that only forbids to print it is accepted: it opens without a password', async () => {
  const answer = await uploadPdf(encryptedPdf('permissions-r6'));
  expect(answer.status).toBe(201);
});

describe('what is no harmless PDF is refused with words', () => {
  const [active = pdf] = Object.values(refusedPdfs.scriptFile);
  test.each([
    ['a page', Buffer.from('<script>alert(1)</script>'), 400, 'yalnızca PDF'],
    ['an empty file', Buffer.alloc(0), 400, 'boş'],
    ['a PDF with a script', active, 400, 'betik'],
    ['a PDF with a password', encryptedPdf('password-r6'), 400, 'parola'],
    ['one of more than 10 MB', Buffer.concat([pdf, Buffer.alloc(10 * 2 ** 20)]), 413, '10 MB'],
  ])('%s', async (_what, file, status, words) => {
    const answer = await uploadPdf(file);
    expect(answer.status).toBe(status);
    const [error] = (await answer.json()).errors.file;
    expect(error).toContain(words);
    expect(error.length).toBeGreaterThan(5);
  });
});
