import { useAtomValue, useSetAtom } from 'jotai';
import { useTexts } from '../language.ts';
import { draftWords } from '../replies/draft-text.ts';
import { quietButton } from '../ui/buttons.ts';
import { focusPageIfLost } from '../ui/focus-page.ts';
import { draftKey, dropNotesAtom, unsavedNotesAtom } from './unsaved.ts';

/** What was written and not saved of a record that was erased meanwhile: it can only be copied or discarded. */
export function GoneNote({ id }: { id: string }) {
  const texts = useTexts().note;
  const unsaved = useAtomValue(unsavedNotesAtom);
  const drop = useSetAtom(dropNotesAtom);
  const keys = [id, draftKey(id)];
  const written = keys.flatMap((key) => unsaved.get(key) ?? []);
  if (written.length === 0) return null;
  return (
    <section aria-label={texts.label} className="mt-6">
      <p>{texts.gone}</p>
      {written.map(({ isDraft, text }) => (
        <blockquote
          key={text}
          dir="auto"
          className="mt-2 whitespace-pre-wrap wrap-anywhere border-l-2 border-edge pl-3"
        >
          {isDraft ? draftWords(text).text : text}
        </blockquote>
      ))}
      <button
        type="button"
        onClick={() => {
          drop(keys);
          focusPageIfLost();
        }}
        className={`${quietButton} mt-4`}
      >
        {texts.discard}
      </button>
    </section>
  );
}
