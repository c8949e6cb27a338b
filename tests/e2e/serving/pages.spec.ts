import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { hrefFor, pageIds, pages } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';

const everyPage = languages.flatMap((language) =>
  pageIds.map((page) => ({ language, page, path: hrefFor(page, language) })),
);

test('each of the 20 public pages is complete in the HTML alone, links to its other language, and has its own title and description', async ({
  request,
}) => {
  expect(everyPage).toHaveLength(20);
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path, page, language } of everyPage) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toContain(`<html lang="${language}">`);
    titles.add(only(html, /<title[^>]*>([^<]+)<\/title>/));
    descriptions.add(only(html, /<meta name="description" content="([^"]+)"/));
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    for (const section of pages[page].sections) expect(html).toContain(` id="${section}"`);
    expect(only(html, /<link rel="canonical" href="([^"]+)"/)).toMatch(new RegExp(`${path}$`));
    for (const [of, to] of [
      ['tr', 'tr'],
      ['en', 'en'],
      ['x-default', 'tr'],
    ] as const) {
      const alternate = `rel="alternate" href="[^"]+${hrefFor(page, to)}" hrefLang="${of}"`;
      expect(html, path).toMatch(new RegExp(alternate));
    }
    const data = JSON.parse(only(html, /<script type="application\/ld\+json"[^>]*>([^<]+)</));
    expect(data['@graph'].map((node: { '@type': string }) => node['@type'])).toEqual(
      expect.arrayContaining(['Organization', 'WebSite', expect.stringMatching(/Page$/)]),
    );
    expect(data['@graph'][2].inLanguage).toBe(language);
  }
  expect(titles.size).toBe(20);
  expect(descriptions.size).toBe(20);
});

test('sitemap.xml lists every page with its alternates, and robots.txt links to it', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  // Another test may have published an opening.
  expect(sitemap.match(/<loc>(?![^<]*\/life\/)/g)).toHaveLength(20);
  expect(sitemap.match(/hreflang="x-default" href="(?![^"]*\/life\/)/g)).toHaveLength(20);
  for (const { path } of everyPage) expect(sitemap).toMatch(new RegExp(`<loc>[^<]+${path}</loc>`));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m);
  expect(robots).toContain('Disallow: /admin');
});

function only(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  expect(found, String(pattern)).toBeTruthy();
  return found ?? '';
}

test('each page takes 20 kB at most, headers included', async ({ baseURL }) => {
  for (const { path } of everyPage) {
    const bytes = await bytesOnTheWire(baseURL ?? '', path);
    expect(bytes, path).toBeGreaterThan(5000);
    expect(bytes, path).toBeLessThanOrEqual(20_000);
  }
});

async function bytesOnTheWire(origin: string, path: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
  );
  let bytes = 0;
  for await (const chunk of socket) bytes += chunk.length;
  return bytes;
}
