import { useAtomValue, useSetAtom } from 'jotai';
import { quietButton } from '../buttons.ts';
import { useTexts } from '../language.ts';
import { dropNotesAtom, unsavedNotesAtom } from './unsaved.ts';

/** The unsaved note of a record that was erased meanwhile: it can only be copied or discarded. */
export function GoneNote({ id }: { id: string }) {
  const texts = useTexts().note;
  const unsaved = useAtomValue(unsavedNotesAtom).get(id);
  const drop = useSetAtom(dropNotesAtom);
  if (!unsaved) return null;
  return (
    <section aria-label={texts.label} className="mt-6">
      <p>{texts.gone}</p>
      <blockquote
        dir="auto"
        className="mt-2 whitespace-pre-wrap break-words border-l-2 border-edge pl-3"
      >
        {unsaved.text}
      </blockquote>
      <button type="button" onClick={() => drop([id])} className={`${quietButton} mt-4`}>
        {texts.discard}
      </button>
    </section>
  );
}
