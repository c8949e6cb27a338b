import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';

/** What every answer carries, errors included. */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const cases = [
  { path: '/tr', status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' },
  { path: '/en/about', status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' },
  { path: '/', status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' },
  { path: '/map', status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' },
  { path: '/map?lang=en', status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' },
  { path: '/cv-viewer', status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' },
  { path: '/cv-viewer?a=1', status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' },
  { path: '/preview', status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' },
  { path: '/admin', status: 200, type: 'text/html; charset=utf-8', cache: 'no-store' },
  { path: '/admin/login', status: 200, type: 'text/html; charset=utf-8', cache: 'no-store' },
  { path: '/content/tr/about.json', status: 200, type: 'application/json', cache: 'no-cache' },
  { path: '/favicon.svg', status: 200, type: 'image/svg+xml', cache: 'no-cache' },
  { path: '/favicon.ico', status: 200, type: 'image/x-icon', cache: 'no-cache' },
  { path: '/apple-touch-icon.png', status: 200, type: 'image/png', cache: 'no-cache' },
  {
    path: '/site.webmanifest',
    status: 200,
    type: 'application/manifest+json',
    cache: 'no-cache',
  },
  { path: '/robots.txt', status: 200, type: 'text/plain', cache: 'no-cache' },
  { path: '/assets/none.js', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-cache' },
  { path: '/none.png', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-cache' },
  { path: '/.env', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-cache' },
  { path: '/.git/config', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-cache' },
  { path: '/tr/about.html', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-cache' },
  { path: '/tr.html.br', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-cache' },
  { path: '/tr/about.html.gz', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-cache' },
  { path: '/content/tr/about.json.br', status: 404, type: 'text/plain', cache: 'no-cache' },
  { path: '/index.html', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-cache' },
  { path: '/admin.html', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-store' },
  { path: '/map.html', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-cache' },
  { path: '/cv-viewer.html', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-cache' },
  { path: '/api/none', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-store' },
  { path: '/api', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-store' },
  {
    path: '/API/Health/LIVE',
    status: 200,
    type: 'application/json; charset=utf-8',
    cache: 'no-store',
  },
  {
    path: '/api/Admin/Messages',
    status: 401,
    type: 'text/plain; charset=utf-8',
    cache: 'no-store',
  },
];

for (const { path, status, type, cache } of cases) {
  test(`${path} answers ${status} with its type, its cache rule and every security header`, async ({
    request,
  }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headers();
    expect(response.status()).toBe(status);
    expect(headers['content-type']?.replace(/;(?=\S)/, '; ')).toContain(type);
    expect(headers['cache-control']).toBe(cache);
    expect(headers).toMatchObject(securityHeaders);
    expect(headers['content-security-policy']).toMatch(policyOf(path));
    expect(headers['x-frame-options']).toBe(isFramed(path) ? 'SAMEORIGIN' : 'DENY');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['referrer-policy']).toBe(
      path.toLowerCase().startsWith('/api') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(headers['set-cookie']).toBeUndefined();
    for (const [name, value] of Object.entries(headers)) {
      // A header sent by both nginx and the API would come doubled.
      if (name in securityHeaders || name === 'x-frame-options') expect(value).not.toContain(',');
    }
  });
}

test('a 404 is answered in the requested language', async ({ request }) => {
  for (const path of ['/assets/none.js', '/api/none']) {
    expect(await textOf(request, path, 'tr')).toBe('Burada bir şey bulunamadı.');
    expect(await textOf(request, path, 'en')).toBe('There is nothing here.');
  }
});

test('a file with a hash in its name is cached for a year', async ({ request }) => {
  const html = await (await request.get('/tr')).text();
  const [entry = ''] = /\/assets\/client-[\w-]+\.js/.exec(html) ?? [];
  const headers = (await request.get(entry)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/javascript/);
});

test('the files of pdf.js are served with a type, for a year, and its decoders compressed', async ({
  request,
}) => {
  const manifest = JSON.parse(readFileSync('dist/admin-manifest.json', 'utf8'));
  for (const [name, type, encoding] of [
    ['cmaps/UniGB-UCS2-H.bcmap', 'application/octet-stream', undefined],
    ['standard_fonts/FoxitSymbol.pfb', 'application/octet-stream', undefined],
    ['wasm/openjpeg.wasm', 'application/wasm', 'br'],
  ] as const) {
    const response = await request.get(`/${manifest[`node_modules/pdfjs-dist/${name}`].file}`, {
      headers: { 'Accept-Encoding': 'br, gzip' },
    });
    const headers = response.headers();
    expect(headers['content-type'], name).toBe(type);
    expect(headers['content-encoding'], name).toBe(encoding);
    expect(headers['cache-control'], name).toBe('public, max-age=31536000, immutable');
    expect(headers, name).toMatchObject(securityHeaders);
    const source = readFileSync(join('node_modules/pdfjs-dist', name));
    expect((await response.body()).equals(source), name).toBe(true);
  }
});

test('a page is served precompressed, as brotli before gzip', async ({ request }) => {
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ]) {
    const headers = (
      await request.get('/tr', { headers: { 'Accept-Encoding': accepted ?? '' } })
    ).headers();
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
  }
});

test('a picture whose download broke off goes on where it ended', async ({ request }) => {
  const whole = await (await request.get('/apple-touch-icon.png')).body();
  const rest = await request.get('/apple-touch-icon.png', { headers: { Range: 'bytes=100-' } });
  expect(rest.status()).toBe(206);
  expect(await rest.body()).toEqual(whole.subarray(100));
});

test('a range beyond the end of a picture is answered 416, as what it is', async ({ request }) => {
  const whole = await (await request.get('/apple-touch-icon.png')).body();
  const beyond = { Range: `bytes=${whole.length}-`, 'Accept-Encoding': 'br, gzip' };
  const answer = await request.get('/apple-touch-icon.png', { headers: beyond });
  expect(answer.status()).toBe(416);
  expect(answer.headers()['content-range']).toBe(`bytes */${whole.length}`);
  expect(answer.headers()).not.toHaveProperty('content-encoding');
  // nginx sends each twice here.
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(answer.headers()[name]).toMatch(new RegExp(`^${value}(?:, ${value})?$`));
  }
});

const text = ['/tr', '/', '/admin/login', '/content/tr/about.json', '/sitemap.xml', '/robots.txt'];

test('a text is sent whole, whatever range of it is asked for, and however it is compressed', async ({
  request,
}) => {
  const [script = ''] =
    /\/assets\/client-[\w-]+\.js/.exec(await (await request.get('/tr')).text()) ?? [];
  for (const path of [...text, script, '/favicon.svg', '/site.webmanifest']) {
    for (const accepted of ['br, gzip', 'gzip', 'identity']) {
      const ask = (range: Record<string, string>) =>
        request.get(path, { headers: { 'Accept-Encoding': accepted, ...range } });
      const whole = await ask({});
      const { 'content-encoding': encoding } = whole.headers();
      expect(whole.headers()).not.toHaveProperty('accept-ranges');
      for (const Range of [
        'bytes=9999999-',
        'bytes=1-9',
        'bytes=5-',
        'bytes=-5',
        'bytes=0-1,4-5',
      ]) {
        const answer = await ask({ Range });
        expect([path, accepted, Range, answer.status()]).toEqual([path, accepted, Range, 200]);
        expect(answer.headers()['content-encoding']).toBe(encoding);
        expect(answer.headers()).not.toHaveProperty('content-range');
        expect(await answer.body()).toEqual(await whole.body());
      }
    }
  }
});

test('an unchanged page is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get('/en')).headers();
  expect(etag).not.toBe('');
  const again = await request.get('/en', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('the login is found under its own letter case only: its headers are', async ({ request }) => {
  const response = await request.get('/Admin/login', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/');
});

test('a page with a trailing slash redirects to the one without, and keeps its query', async ({
  request,
}) => {
  for (const [path, target] of [
    ['/tr/', '/tr'],
    ['/en/about/', '/en/about'],
    ['/en/about/?a=1', '/en/about?a=1'],
    ['/map/', '/map'],
    ['/cv-viewer/', '/cv-viewer'],
    ['/preview/', '/preview'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(target);
  }
});

test('a redirect never leads to another site', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL}//evil.example/tr/`, { maxRedirects: 0 });
  expect(response.headers().location ?? '/').not.toMatch(/^(https?:)?\/\//);
});

test('pages accept only GET and HEAD', async ({ request }) => {
  expect((await request.head('/tr/about')).status()).toBe(200);
  for (const path of ['/tr', '/robots.txt']) {
    const refused = await request.post(path);
    expect(refused.status(), path).toBe(405);
    expect(refused.headers()).toMatchObject(securityHeaders);
  }
});

test('a body over 64 KiB is refused with 413 and a readable error', async ({ request }) => {
  const response = await request.post('/api/ContactForms/simple', {
    headers: { 'Accept-Language': 'en' },
    data: { fullName: 'A', email: 'a@b.example', message: 'x'.repeat(70_000) },
  });
  expect(response.status()).toBe(413);
  expect(await response.text()).toBe('What you sent is too large.');
  expect(response.headers()['cache-control']).toBe('no-store');
});

test('no policy allows unsafe-eval or unsafe-hashes, unsafe-inline only styles the map, and WebAssembly only decodes scans', async ({
  request,
}) => {
  for (const path of ['/tr', '/map', '/cv-viewer', '/admin', '/api/none']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/(?<!wasm-)unsafe-(eval|hashes)/);
    expect(policy.includes('wasm-unsafe-eval'), path).toBe(path === '/cv-viewer');
    // Google's code restyles the map's document, and that one alone.
    expect(policy.match(/[\w-]+-src [^;]*'unsafe-inline'/g)?.join()).toBe(
      path === '/map' ? "style-src 'unsafe-inline'" : undefined,
    );
  }
});

for (const document of ['/map', '/cv-viewer']) {
  test(`the script of ${document} is allowed by its hash in that document alone`, async ({
    request,
  }) => {
    const html = await (await request.get(document)).text();
    const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    for (const path of ['/tr', '/map', '/cv-viewer', '/admin', '/api/none']) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
      expect(policy.includes(hash), path).toBe(path === document);
    }
  });
}

test('the CV viewer is served precompressed, and not sent again while unchanged', async ({
  request,
}) => {
  const headers = { 'Accept-Encoding': 'br' };
  const response = await request.get('/cv-viewer', { headers });
  expect(response.headers()['content-encoding']).toBe('br');
  const again = await request.get('/cv-viewer', {
    headers: { ...headers, 'If-None-Match': response.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

function policyOf(path: string): RegExp {
  if (/^\/api/i.test(path)) return /^default-src 'none'; frame-ancestors 'none'; sandbox$/;
  if (/^\/map(\?|$)/.test(path)) {
    return /script-src 'sha256-[^']+' 'strict-dynamic';.*; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'$/;
  }
  if (path === '/preview') {
    return /^default-src 'none'; style-src 'self' 'sha256-[^']+'; font-src 'self'; img-src 'self' data:;(?!.*script).*frame-ancestors 'self'$/;
  }
  if (isFramed(path)) {
    return /script-src 'sha256-[^']+' 'wasm-unsafe-eval'; style-src 'sha256-[^']+'; worker-src blob:; connect-src 'none';.*; sandbox allow-scripts; frame-ancestors 'self'$/;
  }
  if (/^\/admin/.test(path))
    return /script-src 'self'.*trusted-types-for 'script'.*frame-src 'self'$/;
  return /script-src 'sha256-[^']+' 'strict-dynamic'.*frame-src 'self'$/;
}

/** The documents that the site itself may frame. */
function isFramed(path: string): boolean {
  return /^\/(map|cv-viewer|preview)(\?|$)/.test(path);
}

async function textOf(request: APIRequestContext, path: string, language: string) {
  const response = await request.get(path, { headers: { 'Accept-Language': language } });
  return (await response.text()).trim();
}
