import { altPaths } from '#contract/content/alt-paths.ts';
import { valueAt } from '#contract/content/edits.ts';
import { plateIds } from '#contract/content/plate-ids.ts';
import type { SiteContent } from '#contract/content/site-content.ts';
import { languages } from '#contract/languages.ts';
import { refusalWords } from '#contract/texts/pictures.ts';
import type { RefusedFields } from '../http/problem.ts';

/**
 * A picture that the owner uploaded needs alternative texts of its own in every language: those of the drawing would
 * describe a picture that is not there (WCAG 1.1.1).
 * @returns the errors by document and path
 */
export function oldAlts(content: SiteContent, built: SiteContent): RefusedFields {
  const uploaded = plateIds.filter((plate) => content.pictures[plate] && !built.pictures[plate]);
  const places = uploaded.flatMap((plate) => {
    const place = altPaths[plate];
    return place ? languages.map((language) => [language, ...place] as const) : [];
  });
  const old = places.filter(([language, page, path]) => {
    const [now, then] = [content, built].map((of) => valueAt(of.texts[language][page], path));
    return now === then;
  });
  const error = { key: 'invalid', words: refusalWords('oldAlt') } as const;
  return Object.fromEntries(
    old.map(([language, page, path]) => [`${language}/${page}${path}`, error]),
  );
}
