import { useAtomValue } from 'jotai';
import type { ContentDifference } from '#contract/admin/content.ts';
import { isOpeningName } from '#contract/content/edits.ts';
import { fill } from '#contract/fill.ts';
import { calendarDay } from '../../format/date-format.ts';
import { languageAtom } from '../../language.ts';
import { leavesOf } from '../field-of-text.ts';
import { keyOf } from '../names.ts';
import { documentMapAtom } from '../state.ts';
import { useContentTexts } from '../texts.ts';
import { announcementWarnings } from './announcement-warnings.ts';
import { FieldLink } from './field-links.tsx';
import { lettersLacking } from './words.ts';

/** At most this many letters are listed: a text in another script has hundreds. */
const maxLetters = 12;

type WarningsProps = {
  readonly differences: readonly ContentDifference[];
  /** The day of the publication, as `2026-11-25`. */
  readonly day: string;
};

/**
 * Names the letters that pages show in another typeface, announcements that go too early or come too soon, and openings
 * that the site will not show as open. Warnings do
 * not prevent a publication.
 */
export function Warnings({ differences, day }: WarningsProps) {
  const { publish: texts, openings } = useContentTexts();
  const language = useAtomValue(languageAtom);
  const foreign = differences
    .filter(isDrawn)
    .flatMap(({ document, path, to }) => leavesOf(document, to, path))
    .map((leaf) => ({ ...leaf, letters: lettersLacking(leaf.text) }))
    .filter(({ letters }) => letters.length > 0)
    .map(({ letters, ...leaf }) => {
      const listed = letters.slice(0, maxLetters).join(', ');
      const shown = letters.length > maxLetters ? `${listed}…` : listed;
      return { ...leaf, words: fill(texts.foreign, { letters: shown }) };
    });
  const announced = differences.flatMap((one) =>
    announcementWarnings(one, day).map(({ kind, title, ...days }) => {
      const [date = '', until = ''] = [days.date, days.until].map((on) =>
        calendarDay(on, language),
      );
      return { ...one, words: fill(texts.announcements[kind], { title, date, until }) };
    }),
  );
  const documents = useAtomValue(documentMapAtom);
  const opened = [...new Set(differences.map(({ document }) => document))]
    .filter(isOpeningName)
    .flatMap((document) => {
      const { state, closes = '' } = Object(documents.get(document)?.draft);
      if (state === 'draft') return [{ document, path: '/state', words: openings.draft }];
      const isOver = state === 'open' && closes !== '' && closes < day;
      return isOver ? [{ document, path: '/closes', words: openings.past }] : [];
    });
  const warnings = [...announced, ...opened, ...foreign];
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="publish-warnings">
      <h3 id="publish-warnings" className="text-base">
        {texts.warnings}
      </h3>
      <ul className="mt-2 grid gap-3">
        {warnings.map(({ words, ...fieldRef }) => (
          <li key={keyOf(fieldRef) + words} className="rounded-2xl border border-line p-3 sm:p-4">
            <FieldLink fieldRef={fieldRef} />
            <p className="mt-1 wrap-anywhere">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pictures have no letters, and titles for search engines are shown in other typefaces. */
function isDrawn({ document, path }: ContentDifference): boolean {
  return document !== 'pictures' && !/\/seo(\/|$)/.test(path);
}
