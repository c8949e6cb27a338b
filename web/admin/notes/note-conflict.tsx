import { useTexts } from '../language.ts';

type NoteConflictProps = {
  /** The text that was saved elsewhere; null if the note was removed. */
  readonly stored: string | null;
  onMine(): void;
  onTheirs(): void;
  onBoth(): void;
};

/** Shows what was saved elsewhere while a note was typed here, and asks which text to keep. */
export function NoteConflict({ stored, onMine, onTheirs, onBoth }: NoteConflictProps) {
  const texts = useTexts().note;
  const choices = [
    { label: texts.mine, onPress: onMine },
    { label: texts.theirs, onPress: onTheirs },
    { label: texts.both, onPress: onBoth },
  ];
  return (
    <div role="alert" className="rounded-2xl border border-error p-4">
      <p className="font-semibold">{texts.conflict}</p>
      <blockquote
        dir="auto"
        className="mt-2 whitespace-pre-wrap break-words border-l-2 border-edge pl-3 text-muted"
      >
        {stored ?? texts.emptied}
      </blockquote>
      {choices.map(({ label, onPress }) => (
        <button
          key={label}
          type="button"
          onClick={onPress}
          className="mr-5 min-h-11 font-semibold text-link hover:underline"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
