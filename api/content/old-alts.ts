import { type Language, languages } from '#contract/languages.ts';
import { pictures as refusals } from '#contract/texts/pictures.ts';
import { altPlaces } from '#web/content/alt-places.ts';
import { valueAt } from '#web/content/edits.ts';
import type { SiteContent } from '#web/content/site-content.ts';
import { plateIds } from '#web/plates/plates.ts';
import { Problem, type RefusedField } from '../http/problem.ts';

const textsOf = refusals as Readonly<Record<Language, Readonly<Record<'oldAlt', string>>>>;

/**
 * A picture that the owner uploaded needs alternative texts of its own in every language: those of the drawing would
 * describe to people who cannot see it what is not there (WCAG 1.1.1).
 * @throws Problem `invalid`, with the errors by document and path
 */
export function refuseOldAlts(content: SiteContent, built: SiteContent): void {
  const errors: Record<string, RefusedField> = {};
  for (const plate of plateIds) {
    const [page, path] = altPlaces[plate] ?? [];
    if (!page || !path || !content.pictures[plate] || built.pictures[plate]) continue;
    for (const language of languages) {
      const [now, then] = [content, built].map((of) => valueAt(of.texts[language][page], path));
      const words = (asked: Language) => textsOf[asked].oldAlt;
      if (now === then) errors[`${language}/${page}${path}`] = { key: 'invalid', words };
    }
  }
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
}
