import { hrefFor, pageIds, pages as pageTable } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { until } from '../until.ts';
import type { Visitor } from '../visitor.ts';
import type { Scenarios } from './scenarios.ts';

/** Every page in each language, opened at a section and reloaded further down. */
export const pages: Scenarios = Object.fromEntries(
  languages.map((language) => [
    `every page (${language}) is hydrated when opened at a section, and is not at its top after a reload`,
    async (visitor: Visitor) => {
      for (const page of pageIds) {
        const [section = 's2'] = pageTable[page].sections.slice(-1);
        await visitor.open(`${hrefFor(page, language)}#${section}`);
        await visitor.comesAlive();
        await visitor.tab.run(() => scrollTo({ top: 700, behavior: 'instant' }));
        await visitor.tab.reload();
        await visitor.comesAlive();
        await until(`${page} is not at its top`, () => visitor.tab.run(() => scrollY > 0));
      }
    },
  ]),
);
