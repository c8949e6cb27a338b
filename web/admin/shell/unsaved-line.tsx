import { useAtomValue } from 'jotai';
import { FilePenLine } from 'lucide';
import { Link } from 'wouter';
import { referenceOf } from '#contract/reference.ts';
import { Icon } from '../../ui/icon.tsx';
import { languageAtom, useTexts } from '../language.ts';
import { recordIdOf, stuckNotesAtom } from '../notes/unsaved.ts';
import { pathOf, paths } from '../paths.ts';

/** Says that notes or drafts are not saved yet, and leads to their records. */
export function UnsavedLine() {
  const { one, many } = useTexts().unsavedNotes;
  const language = useAtomValue(languageAtom);
  const notes = useAtomValue(stuckNotesAtom);
  const words = notes.length === 1 ? one : many;
  return (
    <div role="status">
      {notes.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 bg-dawn px-5 py-2 text-sm font-semibold text-[#2b1206]">
          <Icon drawing={FilePenLine} size={18} className="shrink-0" />
          {words.replace('{count}', notes.length.toLocaleString(language))}
          {notes.map(([key, { about, name }]) => (
            <Link
              key={key}
              href={pathOf(paths[about], recordIdOf(key))}
              className="inline-flex items-center underline underline-offset-4 pointer-coarse:min-h-11"
            >
              <bdi>{name ?? referenceOf(recordIdOf(key))}</bdi>
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
