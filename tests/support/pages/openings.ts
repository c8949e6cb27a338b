import { applyEdits } from '#contract/content/edits.ts';
import type { Opening } from '#contract/content/opening.ts';
import { fillContent } from '#contract/content/site-content.ts';
import type { Language } from '#contract/languages.ts';
import { builtSettings } from '#contract/settings.ts';
import { readContent } from '#web/content/read-content.ts';
import type { WholePage } from '#web/document/head.tsx';
import { openingValues } from '../api/openings.ts';

export const siteUrl = 'https://www.firma.example';
/** When the openings are shown: their last day is later. */
const day = '2026-12-01';

type Values = Readonly<Record<string, unknown>>;

/** The content of the site with openings by id, each as `openingValues` with other values by path. */
export async function contentWith(openings: Readonly<Record<string, Values>>) {
  const entries = Object.entries(openings).map(([id, other]) => {
    const values = {
      ...{ ...openingValues, '/posted': '2026-11-20', '/closes': '2026-12-31' },
      ...{ '/slug/tr': id, '/slug/en': id },
      ...other,
    };
    const edits = Object.entries(values).map(([path, value]) => ({ path, value }));
    return [id, applyEdits({}, edits) as Opening];
  });
  return { ...(await readContent()), openings: Object.fromEntries(entries) };
}

/** The texts of the site with them. */
export async function textsWith(openings: Readonly<Record<string, Values>>) {
  return fillContent(await contentWith(openings), builtSettings.periods, day);
}

/** The page of an opening, for rendering. */
export async function openingPage(other: Values = {}, language: Language = 'tr') {
  const { chrome, pages, openings } = (await textsWith({ ag: other }))[language];
  const [opening] = openings;
  if (!opening) throw new Error('it has no page in this language');
  return {
    ...{ page: 'life', language, chrome, content: pages.life, opening },
  } as const satisfies WholePage;
}
