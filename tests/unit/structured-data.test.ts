import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { identity } from '#contract/content/identity.ts';
import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import {
  everyPage,
  htmlFile,
  jsonLdOf,
  parseHtml,
  readPage,
  textsOf,
} from '#tests/support/pages/html.ts';

const node = z.looseObject({ '@type': z.string(), '@id': z.optional(z.string()) });
const document = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(node),
});
type Node = z.output<typeof node>;

describe.each(everyPage)('$language/$page', ({ page, language }) => {
  const html = readPage(page, language);

  test('names its publisher and its site', () => {
    const graph = graphOf(html);
    const [organization] = ofType(graph, 'Organization');
    const [website] = ofType(graph, 'WebSite');
    expect(organization).toMatchObject({ name: identity.name, email: identity.email.info });
    expect(website).toMatchObject({ publisher: { '@id': organization?.['@id'] } });
    expect(pageNode(graph)).toMatchObject({
      inLanguage: language,
      isPartOf: { '@id': website?.['@id'] },
      about: { '@id': organization?.['@id'] },
    });
  });

  test('has the same address and title as the document’s head', () => {
    const { tags } = parseHtml(html);
    const canonical = tags.find(({ attributes }) => attributes.rel === 'canonical');
    const { '@id': id, url, name } = pageNode(graphOf(html));
    expect(canonical?.attributes.href).toMatch(new RegExp(`${hrefFor(page, language)}$`));
    expect([id, url]).toEqual([canonical?.attributes.href, canonical?.attributes.href]);
    expect([name]).toEqual(textsOf(html, 'title'));
  });

  test('has a breadcrumb of existing pages', () => {
    const { breadcrumb } = z.parse(withBreadcrumb, pageNode(graphOf(html)));
    const steps = breadcrumb.itemListElement;
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
    const paths = steps.map(({ item }) => new URL(item).pathname);
    const way = page === 'home' ? ['home' as const] : ['home' as const, page];
    expect(paths).toEqual(way.map((step) => hrefFor(step, language)));
    for (const step of way) expect(existsSync(htmlFile(step, language)), step).toBe(true);
  });

  test('claims no job, no rating and no price', () => {
    const claimed = JSON.stringify(graphOf(html));
    expect(claimed).not.toMatch(/"(?:JobPosting|AggregateRating|Rating|Review)"/);
    expect(claimed).not.toMatch(/"(?:price\w*|lowPrice|highPrice|aggregateRating|review)":/i);
  });

  test('has one h1, and skips no heading level', () => {
    const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [at, level] of levels.entries()) {
      const title = `heading ${at + 1}, h${level}`;
      expect(level, title).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
    }
  });
});

describe.each(languages)('the services in %s', (language) => {
  test('are four, with the texts that the page shows', () => {
    const html = readPage('services', language);
    const services = ofType(graphOf(html), 'Service').map((each) => z.parse(service, each));
    expect(services).toHaveLength(4);
    const shown = new Set(parseHtml(html.slice(html.indexOf('<body'))).texts);
    for (const { name, description } of services) {
      expect(shown).toContain(name);
      expect(shown).toContain(description);
    }
  });

  test('are described only on their page', () => {
    const describing = pageIds.filter((page) => {
      return ofType(graphOf(readPage(page, language)), 'Service').length > 0;
    });
    expect(describing).toEqual(['services']);
  });
});

const service = z.object({ name: z.string(), description: z.string() });
const withBreadcrumb = z.object({
  breadcrumb: z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(
      z.object({ position: z.number(), name: z.string(), item: z.string() }),
    ),
  }),
});

function graphOf(html: string): Node[] {
  return z.parse(document, jsonLdOf(html))['@graph'];
}

function pageNode(graph: readonly Node[]): Node {
  const [found, ...more] = graph.filter((each) => each['@type'].endsWith('Page'));
  if (!found || more.length > 0) throw new Error('one node must be the page');
  return found;
}

function ofType(graph: readonly Node[], type: string): Node[] {
  return graph.filter((each) => each['@type'] === type);
}
