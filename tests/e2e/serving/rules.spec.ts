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

const html = 'text/html; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** Addresses by their answer. */
const cases = [
  {
    answer: { status: 200, type: html, cache: 'no-cache' },
    paths: [
      ...['/', '/tr', '/en/about', '/map', '/map?lang=en'],
      ...['/cv-viewer', '/cv-viewer?a=1', '/preview'],
    ],
  },
  {
    answer: { status: 200, type: html, cache: 'no-store' },
    paths: ['/admin', '/admin/login', '/admin/nowhere', '/admin/'],
  },
  {
    answer: { status: 404, type: plain, cache: 'no-cache' },
    paths: [
      ...['/assets/none.js', '/assets/none', '/assets/~1/none.js', '/none.png', '/tr/none.png'],
      ...[
        '/.env',
        '/.git/config',
        '/.well-known',
        '/.well-known/none.txt',
        '/index.html',
        '/map.html',
        '/cv-viewer.html',
      ],
      ...['/tr/about.html', '/tr.html.br', '/tr/about.html.gz', '/content/tr/about.json.br'],
    ],
  },
  {
    answer: { status: 404, type: plain, cache: 'no-store' },
    paths: ['/admin.html', '/api/none', '/api/none/deeper', '/api', '/api/metrics'],
  },
  { answer: { status: 401, type: plain, cache: 'no-store' }, paths: ['/api/Admin/Messages'] },
  ...(
    [
      ['/API/Health/LIVE', 'application/json; charset=utf-8', 'no-store'],
      ['/content/tr/about.json', 'application/json', 'no-cache'],
      ['/favicon.svg', 'image/svg+xml', 'no-cache'],
      ['/favicon.ico', 'image/x-icon', 'no-cache'],
      ['/apple-touch-icon.png', 'image/png', 'no-cache'],
      ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
      ['/robots.txt', 'text/plain', 'no-cache'],
      ['/llms.txt', 'text/plain', 'no-cache'],
      ['/.well-known/security.txt', plain, 'public, max-age=86400'],
    ] as const
  ).map(([path, type, cache]) => ({ answer: { status: 200, type, cache }, paths: [path] })),
];

test('each address has its status, type, cache rule and every security header', async ({
  request,
}) => {
  for (const { answer, paths } of cases) {
    for (const path of paths) {
      const response = await request.get(path, { maxRedirects: 0 });
      const headers = response.headers();
      const isApi = path.toLowerCase().startsWith('/api');
      expect(
        {
          status: response.status(),
          type: headers['content-type']?.replace(/;(?=\S)/, '; '),
          cache: headers['cache-control'],
          frames: headers['x-frame-options'],
          referrer: headers['referrer-policy'],
          framework: headers['x-powered-by'],
          cookie: headers['set-cookie'],
        },
        path,
      ).toEqual({
        ...{ ...answer, type: expect.stringContaining(answer.type) },
        frames: isFramed(path) ? 'SAMEORIGIN' : 'DENY',
        referrer: isApi ? 'no-referrer' : 'strict-origin-when-cross-origin',
        ...{ framework: undefined, cookie: undefined },
      });
      // A header sent by both nginx and the API would come doubled.
      expect(headers, path).toMatchObject(securityHeaders);
      expect(headers['content-security-policy'], path).toMatch(policyOf(path));
      expect(headers['permissions-policy'], path).toContain('geolocation=()');
      expect(headers.server ?? '', path).not.toMatch(/\d/);
      const body = await response.text();
      if (answer.status === 404) expect(body.length, path).toBeGreaterThan(10);
      expect(body, path).not.toContain('process_cpu');
    }
  }
});

test('security.txt has whom to tell of a weakness, follows RFC 9116, and expires within a year', async ({
  request,
}) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe(plain);
  const text = await response.text();
  expect(text).toMatch(/^(?:[A-Za-z-]+: [!-~](?:[ -~]*[!-~])?\r\n)+$/);
  const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT.*Z)\r$/m.exec(text) ?? [];
  expect(text).toContain('Contact: mailto:guvenlik@gokhat.example\r\n');
  const left = Date.parse(expires) - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 86_400_000);
  const head = await request.head('/.well-known/security.txt');
  expect([head.status(), await head.text()]).toEqual([200, '']);
});

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

test('a text is sent whole, whatever range of it is asked for, and however it is compressed', async ({
  request,
}) => {
  const [script = ''] =
    /\/assets\/client-[\w-]+\.js/.exec(await (await request.get('/tr')).text()) ?? [];
  for (const path of ['/tr', '/content/tr/about.json', script]) {
    for (const accepted of ['br, gzip', 'identity']) {
      const ask = (range: Record<string, string>) =>
        request.get(path, { headers: { 'Accept-Encoding': accepted, ...range } });
      const whole = await ask({});
      const { 'content-encoding': encoding } = whole.headers();
      expect(whole.headers()).not.toHaveProperty('accept-ranges');
      for (const Range of ['bytes=9999999-', 'bytes=1-9', 'bytes=0-1,4-5']) {
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
  for (const path of [
    '/tr',
    '/robots.txt',
    '/.well-known/security.txt',
    '/',
    '/en/nowhere',
    '/xx',
  ]) {
    const refused = await request.post(path, { maxRedirects: 0 });
    expect(refused.status(), path).toBe(405);
    expect(refused.headers()).toMatchObject(securityHeaders);
  }
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

test('the scripts of the map and the CV viewer are allowed by their hashes in their own documents alone', async ({
  request,
}) => {
  for (const document of ['/map', '/cv-viewer']) {
    const text = await (await request.get(document)).text();
    const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(text) ?? [];
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    for (const path of ['/tr', '/map', '/cv-viewer', '/admin', '/api/none']) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
      expect(policy.includes(hash), path).toBe(path === document);
    }
  }
});

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

/** Every directive that matters at an address, in any order. */
function policyOf(path: string): RegExp {
  if (/^\/api/i.test(path)) return /^default-src 'none'; frame-ancestors 'none'; sandbox$/;
  if (/^\/map(\?|$)/.test(path)) {
    return policyWith(
      "frame-ancestors 'self'",
      "script-src 'sha256-[^']+' 'strict-dynamic'",
      'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    );
  }
  if (path === '/preview') {
    const { source } = policyWith(
      "frame-ancestors 'self'",
      "style-src 'self' 'sha256-[^']+'",
      "font-src 'self'",
      "img-src 'self' data:",
    );
    return new RegExp(`${source}(?!.*script)`);
  }
  if (isFramed(path)) {
    return policyWith(
      "frame-ancestors 'self'",
      "script-src 'sha256-[^']+' 'wasm-unsafe-eval'",
      "style-src 'sha256-[^']+'",
      'worker-src blob:',
      "connect-src 'none'",
      'sandbox allow-scripts',
    );
  }
  const own = ["frame-ancestors 'none'", "frame-src 'self'"];
  if (!path.startsWith('/admin')) {
    return policyWith(...own, "script-src 'sha256-[^']+' 'strict-dynamic'");
  }
  return policyWith(...own, "script-src 'self'", "require-trusted-types-for 'script'");
}

/** Matches a policy that has each of these directives whole, and allows nothing that it does not name. */
function policyWith(...directives: readonly string[]): RegExp {
  const each = directives.map((directive) => `(?=.*; ${directive}(?:;|$))`).join('');
  return new RegExp(`^default-src 'none'${each}`);
}

/** The documents that the site itself may frame. */
function isFramed(path: string): boolean {
  return /^\/(map|cv-viewer|preview)(\?|$)/.test(path);
}

async function textOf(request: APIRequestContext, path: string, language: string) {
  const response = await request.get(path, { headers: { 'Accept-Language': language } });
  return (await response.text()).trim();
}
