import { languages } from '#contract/languages.ts';
import { hrefFor, pageIds, pages as pageTable } from '#web/site-map.ts';
import { until } from '../until.ts';
import type { Visitor } from '../visitor.ts';
import type { Scenarios } from './scenarios.ts';

/** All twenty pages, opened by a link to a section and reloaded further down. */
export const pages: Scenarios = Object.fromEntries(
  languages.map((language) => [
    `every page (${language}) comes alive, opened at a section and loaded anew further down`,
    async (visitor: Visitor) => {
      for (const page of pageIds) {
        const [section = 's2'] = pageTable[page].sections.slice(-1);
        await visitor.open(`${hrefFor(page, language)}#${section}`);
        await visitor.comesAlive();
        await visitor.tab.run(() => scrollTo({ top: 700, behavior: 'instant' }));
        await visitor.tab.reload();
        await visitor.comesAlive();
        await until(`${page} is where it was left`, () => visitor.tab.run(() => scrollY > 0));
      }
    },
  ]),
);
