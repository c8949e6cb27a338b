import { editorOf } from '../../support/api/content.ts';
import { opening } from '../../support/api/openings.ts';
import { expect, test } from '../../support/browser/site.ts';

test('an open position is served as any page, a closed one with 410, and an address of none redirects', async ({
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { publish } = await editorOf({ url });
  const id = `acik-${Date.now()}`;
  const title = { '/title/tr': `Kablo ustası ${id}`, '/title/en': `Cable fitter ${id}` };
  const path = `/en/life/cable-fitter-${id}`;
  const ask = async (address: string, init: RequestInit = {}) => {
    const answer = await fetch(url + address, { redirect: 'manual', ...init });
    const { date, etag, 'content-length': length, ...headers } = Object.fromEntries(answer.headers);
    return { status: answer.status, text: await answer.text(), headers };
  };
  const page = await ask('/en/legal');

  await publish(...opening(id, title));
  const open = await ask(path);
  expect([open.status, open.text.includes('JobPosting')]).toEqual([200, true]);
  expect(open.text).not.toContain('noindex');
  expect({ ...open.headers, 'last-modified': '' }).toEqual({
    ...page.headers,
    'last-modified': '',
  });
  const feed = await ask('/en/life/openings.xml');
  expect([feed.status, feed.text]).toEqual([200, expect.stringContaining(path)]);

  await publish([`openings/${id}`, '/state', 'closed']);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const closed = await ask(path, { headers: { 'Accept-Encoding': encoding } });
    expect([closed.status, closed.text.includes(title['/title/en'])]).toEqual([410, true]);
    expect(closed.text).toContain('<meta name="robots" content="noindex"');
    expect(closed.text).not.toContain('JobPosting');
    expect(closed.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/),
      'cache-control': 'no-cache',
      'content-security-policy': page.headers['content-security-policy'],
      vary: 'Accept-Encoding',
    });
    expect(closed.headers['content-encoding'] ?? 'identity').toBe(encoding);
  }
  expect(await ask(path, { method: 'HEAD' })).toMatchObject({ status: 410, text: '' });
  const known = (await fetch(url + path)).headers.get('ETag') ?? '';
  expect(await ask(path, { headers: { 'If-None-Match': known } })).toMatchObject({ status: 410 });
  expect((await ask(path, { method: 'POST' })).status).toBe(405);
  for (const internal of [`${path}.gone`, `${path}.gone.html`, `${path}.gone.html.br`]) {
    expect([internal, (await ask(internal)).status]).toEqual([internal, 404]);
  }

  expect(await ask(`${path}/`)).toMatchObject({ status: 301 });
  const none = await ask('/en/life/no-such-position?from=mail');
  expect([none.status, none.headers.location]).toEqual([302, '/en?from=mail']);
  expect((await ask(`/content${path}.json`)).status).toBe(200);
  expect((await ask('/content/en/life/no-such-position.json')).status).toBe(404);
});
