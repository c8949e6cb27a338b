import { describe, expect, test } from 'vitest';
import { areaHeaders, areaOf, cacheControl, commonHeaders } from '#contract/headers.ts';

const inline = {
  scripts: ["'sha256-script'"],
  styles: ["'sha256-style'"],
  mapScripts: ["'sha256-map'"],
  cvViewerScripts: ["'sha256-cv-viewer'"],
  cvViewerStyles: ["'sha256-cv-style'"],
};
const areas = ['site', 'map', 'cvViewer', 'preview', 'admin', 'api'] as const;
const ownAreas = ['site', 'admin', 'api'] as const;

function policyOf(area: (typeof areas)[number]): Record<string, string[]> {
  const policy = areaHeaders(area, inline)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test.each([
  ['/api', 'api'],
  ['/api/ContactForms/simple', 'api'],
  ['/API/Admin/login', 'api'],
  ['/apis', 'site'],
  ['/tr/api', 'site'],
  ['/admin', 'admin'],
  ['/admin/', 'admin'],
  ['/admin/login', 'admin'],
  ['/admin.html', 'admin'],
  ['/administrator', 'site'],
  ['/map', 'map'],
  ['/map.html', 'site'],
  ['/map/', 'site'],
  ['/maps', 'site'],
  ['/MAP', 'site'],
  ['/tr/map', 'site'],
  ['/cv-viewer', 'cvViewer'],
  ['/cv-viewer.html', 'site'],
  ['/cv-viewer/', 'site'],
  ['/admin/cv-viewer', 'admin'],
  ['/preview', 'preview'],
  ['/preview.html', 'site'],
  ['/preview/', 'site'],
  ['/admin/preview', 'admin'],
  ['/tr/admin', 'site'],
  ['/', 'site'],
  ['/tr/about', 'site'],
  ['/assets/index.js', 'site'],
])('%s belongs to the area %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

describe.each(ownAreas)('the content security policy of the area %s', (area) => {
  test('allows only what it lists, and no inline code or eval', () => {
    expect(policyOf(area)['default-src']).toEqual(["'none'"]);
    const sources = Object.values(policyOf(area)).flat();
    for (const source of sources)
      expect(source).not.toMatch(/unsafe|^\*$|^https?:$|^data:.*script/);
  });

  test('forbids framing, in old browsers too', () => {
    expect(policyOf(area)['frame-ancestors']).toEqual(["'none'"]);
    expect(areaHeaders(area, inline)['X-Frame-Options']).toBe('DENY');
  });

  test('lists no other origin', () => {
    expect(areaHeaders(area, inline)['Content-Security-Policy']).not.toContain('//');
  });
});

describe('the content security policy of the map’s document', () => {
  const policy = policyOf('map');

  test('runs its own script and what that loads, and no eval', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'sha256-map'", "'strict-dynamic'"]);
    expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'");
    for (const closed of ['base-uri', 'object-src', 'form-action']) {
      expect(policy[closed]).toEqual(["'none'"]);
    }
  });

  test('allows requests only to Google, by https, and to the site itself', () => {
    const schemes = ["'self'", 'data:', 'blob:', "'unsafe-inline'"];
    for (const name of ['img-src', 'connect-src', 'style-src', 'font-src', 'frame-src']) {
      for (const source of policy[name] ?? []) {
        if (schemes.includes(source)) continue;
        expect(source).toMatch(
          /^https:\/\/(\*|fonts)\.(googleapis|gstatic|google|googleusercontent)\.com$/,
        );
      }
    }
  });

  test('may be framed only by the site’s own pages', () => {
    expect(policy['frame-ancestors']).toEqual(["'self'"]);
    expect(areaHeaders('map', inline)['X-Frame-Options']).toBe('SAMEORIGIN');
  });
});

describe('the content security policy of the CV viewer’s document', () => {
  const policy = policyOf('cvViewer');

  test('allows only its own script and style sheet, a worker from its own text, and decoders in WebAssembly', () => {
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'sha256-cv-viewer'", "'wasm-unsafe-eval'"],
      'style-src': ["'sha256-cv-style'"],
      'worker-src': ['blob:'],
      'connect-src': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'none'"],
      sandbox: ['allow-scripts'],
      'frame-ancestors': ["'self'"],
    });
  });

  test('may be framed by the admin, in old browsers too', () => {
    expect(areaHeaders('cvViewer', inline)['X-Frame-Options']).toBe('SAMEORIGIN');
  });
});

describe('the content security policy of the preview’s document', () => {
  test('allows the look of a page, and no script, request or form', () => {
    expect(policyOf('preview')).toEqual({
      'default-src': ["'none'"],
      'style-src': ["'self'", "'sha256-style'"],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
    });
  });

  test('may be framed by the admin, in old browsers too', () => {
    expect(areaHeaders('preview', inline)['X-Frame-Options']).toBe('SAMEORIGIN');
  });
});

test('the pages and the admin may frame only documents of the site', () => {
  expect(policyOf('site')['frame-src']).toEqual(["'self'"]);
  expect(policyOf('admin')['frame-src']).toEqual(["'self'"]);
});

test('workers load only from the site, and the admin has none', () => {
  expect(policyOf('site')['worker-src']).toEqual(["'self'"]);
  expect(policyOf('admin')['worker-src']).toBeUndefined();
});

test('the inline code of a framed document may run in no other document', () => {
  for (const area of areas) {
    const policy = areaHeaders(area, inline)['Content-Security-Policy'] ?? '';
    expect(policy.includes('sha256-map')).toBe(area === 'map');
    expect(policy.includes('sha256-cv')).toBe(area === 'cvViewer');
    expect(policy.includes('sha256-script')).toBe(area === 'site');
  }
});

test('the pages run the hashed script and what it loads; the admin runs only files', () => {
  expect(policyOf('site')['script-src']).toEqual(["'sha256-script'", "'strict-dynamic'"]);
  expect(policyOf('site')['style-src']).toEqual(["'self'", "'sha256-style'"]);
  expect(policyOf('admin')['script-src']).toEqual(["'self'"]);
  expect(policyOf('admin')['style-src']).toEqual(["'self'"]);
  expect(policyOf('admin')).toHaveProperty('require-trusted-types-for');
  expect(policyOf('api')).not.toHaveProperty('script-src');
});

test('every response forbids sniffing and the features that the site does not use', () => {
  expect(commonHeaders).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
    expect(commonHeaders['Permissions-Policy']).toContain(`${feature}=()`);
  }
});

test.each([
  ['/api/Admin/Messages', 'no-store'],
  ['/assets/index-abc123.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/admin.html', 'no-store'],
  ['/admin/messages/1', 'no-store'],
  ['/tr/about', 'no-cache'],
  ['/tr/assets/x.js', 'no-cache'],
])('%s is cached as "%s"', (path, kept) => {
  expect(cacheControl(path)).toBe(kept);
});
