import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { bearer } from '#tests/support/api/api.ts';
import { type Edit, pageOf, resetContent } from '#tests/support/api/content.ts';
import { sharedEditor } from '#tests/support/api/shared-api.ts';
import { parseHtml } from '#tests/support/pages/html.ts';

const title = '/hero/title';
const { api, token, keep, publish, send } = await sharedEditor();
beforeEach(() => resetContent(api));

const hostile = [
  '<img src=x onerror=alert(1)><b title="x',
  '</script></style> </title><script> alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not be filled in
  '<!-- ${1+1} {{7*7}} `x` $& $1 %s \\u003c \\',
  "&lt; &#60; &amp &quot; ' >]]>",
  '\u202Etfel\u202C \u2066\u200F\u061C \u2028x',
];
/** The name is in every file of the site, so it holds all of them. */
const hostileName = asFact(hostile.join(' '));

test('markup, placeholders and direction marks in headings, a list, labels and the name are text @release', async () => {
  const pages = ['about', 'services', 'life', 'contact', 'certificates'] as const;
  const paragraphs = '/sections/who-we-are/paragraphs';
  const units = pages.flatMap((page, index): Edit[] => {
    const text = hostile[index] ?? '';
    return [
      [`tr/${page}`, title, text],
      [`tr/${page}`, '/seo/description', text.padEnd(60, '.')],
      ['tr/chrome', `/navigation/${page}`, text],
    ];
  });
  const look = async () => {
    const paths = [...pages.map((page) => `/tr/${page}`), '/en', '/admin', '/admin/login', '/map'];
    const documents = await Promise.all(paths.map((path) => pageOf(api, path)));
    return documents.map((html) =>
      parseHtml(html).tags.map(({ name, attributes }) => [name, ...Object.keys(attributes)].join()),
    );
  };
  // As many paragraphs; where there is one text now, there will be one.
  await publish(['tr/about', paragraphs, hostile.map(() => 'Deneme')]);
  const before = await look();
  await publish(...units, ['tr/about', paragraphs, hostile], ['identity', '/name', hostileName]);
  expect(await look()).toEqual(before);
  const [about, ...others] = await Promise.all(
    pages.map(async (page) => (await fetch(`${api.url}/content/tr/${page}.json`)).json()),
  );
  expect([about, ...others].map(({ hero }) => hero.title)).toEqual(hostile);
  expect(about.sections['who-we-are'].paragraphs).toEqual(hostile);
  const manifest = await (await fetch(`${api.url}/site.webmanifest`)).json();
  expect(manifest.name).toBe(hostileName);
});

/** The company's data may not contain the marks of links and placeholders. */
function asFact(text: string): string {
  return text.replaceAll(/[[\]{}]/g, '');
}

test('what no file can hold is refused: null characters, controls, halves of characters', async () => {
  for (const value of ['a\u0000b', 'a\u001bb', 'a\rb', 'a\ud800b']) {
    const change = { document: 'tr/about', path: title, value };
    const kept = await send(calls.changeContent, {
      body: { changes: [{ ...change, version: 0 }] },
    });
    expect(kept.status, JSON.stringify(value)).toBe(400);
    const preview = await send(calls.previewPage, {
      body: { page: '/tr/about', changes: [change] },
    });
    expect(preview.status, JSON.stringify(value)).toBe(400);
  }
});

test('a heading too long for its sharing image is refused, and named', async () => {
  await keep(['en/about', title, 'W'.repeat(65)]);
  const refused = await send(calls.publishContent, {
    body: { note: '' },
    headers: { Accept: 'application/problem+json' },
  });
  expect(refused.status).toBe(400);
  expect(Object.keys((await refused.json()).errors)).toEqual(['en/about/hero/title']);
});

test('a page that cannot be drawn is refused by the preview, which goes on', async () => {
  const preview = async (value: string) => {
    const changes = [
      { document: 'tr/about', path: '/sections/who-we-are/paragraphs', value: [value] },
    ];
    return (await send(calls.previewPage, { body: { page: '/tr/about', changes } })).status;
  };
  expect(await preview('[x](page:nowhere)')).toBe(400);
  expect(await preview('[x](page:about)')).toBe(200);
});

test('a member that no schema has, and an address that is no page, change and read nothing', async () => {
  const change = async (path: string, value: string) => {
    // Not from an object, in which `__proto__` would be no member.
    const body = `{"changes":[{"document":"tr/contact","path":"${path}","version":0,"value":${value}}]}`;
    const headers = { ...bearer(token), 'Content-Type': 'application/json' };
    const url = api.url + calls.changeContent.path;
    return (await fetch(url, { method: 'PATCH', headers, body })).status;
  };
  const offices = '/sections/office-locations/offices';
  expect(await change(offices, '{"__proto__":{"title":"x"}}')).toBe(400);
  expect(await change(offices, '{"constructor":{"__proto__":{"a":1}}}')).toBe(400);
  expect(await change('/__proto__/polluted', '"x"')).toBe(404);
  for (const page of ['/tr/../admin', '/../../etc/passwd', '//tr', '/tr/about.html', 'tr', '']) {
    expect((await send(calls.previewPage, { body: { page, changes: [] } })).status, page).toBe(404);
  }
  const large = 'a'.repeat(300_000);
  expect(await change('/hero/title', JSON.stringify(large))).toBe(413);
});
