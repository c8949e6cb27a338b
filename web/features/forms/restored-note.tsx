import type { Chrome } from '../../content/chrome-schema.ts';

type DraftNoteProps = {
  readonly texts: Chrome['form'];
  /** Further text about the draft. */
  readonly more?: string | undefined;
  onDiscard(): void;
};

/** Says that the form was filled from its draft, and offers to discard it. */
export function RestoredNote({ texts, more, onDiscard }: DraftNoteProps) {
  return (
    <p role="status" className="text-[0.95rem] text-muted">
      {texts.restored} {more}{' '}
      <button type="button" onClick={onDiscard} className="inline-link">
        {texts.discard}
      </button>
    </p>
  );
}

/** Says that the browser keeps the input, and offers to clear it (OWASP ASVS 5.0, 14.3.3). */
export function KeptNote({ texts, onDiscard }: DraftNoteProps) {
  return (
    <p className="text-[0.95rem] text-muted">
      {texts.kept}{' '}
      <button type="button" onClick={onDiscard} className="inline-link">
        {texts.discard}
      </button>
    </p>
  );
}
