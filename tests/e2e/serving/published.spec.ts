import { editorOf, pageOf } from '../../support/api/content.ts';
import { expect, test } from '../../support/browser/site.ts';

test('what the owner publishes is served at once, compressed, with the headers of the built page', async ({
  baseURL,
}) => {
  const site = { url: baseURL ?? '' };
  const { publish } = await editorOf(site);
  const ask = async (encoding: string) => {
    const answer = await fetch(`${site.url}/en/legal`, {
      headers: { 'Accept-Encoding': encoding },
    });
    const { date, etag, 'content-length': length, ...rest } = Object.fromEntries(answer.headers);
    return { text: await answer.text(), etag, rest };
  };
  const before = await ask('br');
  const words = `Who we are in law, ${Date.now()}.`;
  await publish(['en/legal', '/heroDescription', words]);
  for (const encoding of ['br', 'gzip', 'identity']) {
    expect((await ask(encoding)).text).toContain(words);
  }
  const after = await ask('br');
  expect({ ...after.rest, 'last-modified': '' }).toEqual({ ...before.rest, 'last-modified': '' });
  expect(after.etag).not.toBe(before.etag);
  expect(await pageOf(site, '/content/en/legal.json')).toContain(words);
  const home = await fetch(`${site.url}/en/no-such-page`, { redirect: 'manual' });
  expect([home.status, home.headers.get('Location')]).toEqual([302, '/en']);
});

test('an open page goes on to what was published since it was opened', async ({
  page,
  baseURL,
}) => {
  const { publish } = await editorOf({ url: baseURL ?? '' });
  await page.goto('/en/cookies');
  const words = `Published while open, ${Date.now()}.`;
  await publish(['en/legal', '/heroDescription', words]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal' }).first().click();
  await expect(page).toHaveURL(/\/en\/legal/);
  await expect(page.getByText(words)).toBeVisible();
});

test('a certificate’s PDF is served as it was uploaded, for a year, and nothing else under its name', async ({
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { uploadPdf } = await editorOf({ url });
  const pdf = Buffer.from(`%PDF-1.7\n% ${'letters '.repeat(200_000)}\n%%EOF\n`);
  const answer = await uploadPdf(pdf);
  expect(answer.status).toBe(201);
  const { key } = await answer.json();
  const file = await fetch(`${url}/assets/documents/${key}.pdf`);
  expect(file.status).toBe(200);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
  for (const missing of [`${key}.html`, `${key}`, '', '../pictures/']) {
    expect((await fetch(`${url}/assets/documents/${missing}`)).status).toBe(404);
  }
});
