import type { ContentDifference } from '#contract/admin/content.ts';
import { fill } from '#contract/fill.ts';
import { leavesOf } from '../field-of-text.ts';
import { keyOf } from '../names.ts';
import { useContentTexts } from '../texts.ts';
import { FieldLink } from './field-links.tsx';
import { lettersLacking } from './words.ts';

/** At most this many letters are listed: a text in another script has hundreds. */
const maxLetters = 12;

/** Names the letters that pages show in another typeface. Warnings do not prevent a publication. */
export function Warnings({ differences }: { readonly differences: readonly ContentDifference[] }) {
  const texts = useContentTexts().publish;
  const warnings = differences
    .filter(isDrawn)
    .flatMap(({ document, path, to }) => leavesOf(document, to, path))
    .map((leaf) => ({ ...leaf, letters: lettersLacking(leaf.text) }))
    .filter(({ letters }) => letters.length > 0);
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="publish-warnings">
      <h3 id="publish-warnings" className="text-base">
        {texts.warnings}
      </h3>
      <ul className="mt-2 grid gap-3">
        {warnings.map(({ letters, ...leaf }) => {
          const listed = letters.slice(0, maxLetters).join(', ');
          const shown = letters.length > maxLetters ? `${listed}…` : listed;
          return (
            <li key={keyOf(leaf)} className="rounded-2xl border border-line p-3 sm:p-4">
              <FieldLink fieldRef={leaf} />
              <p className="mt-1">{fill(texts.foreign, { letters: shown })}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Pictures have no letters, and titles for search engines are shown in other typefaces. */
function isDrawn({ document, path }: ContentDifference): boolean {
  return document !== 'pictures' && !/\/seo(\/|$)/.test(path);
}
