import type { Chrome } from '../../content/chrome-schema.ts';

type RestoredNoteProps = {
  readonly texts: Chrome['form'];
  /** What else there is to say of the draft. */
  readonly more?: string;
  onDiscard(): void;
};

/** Where a form was filled from its draft: says so, and offers a clean sheet. */
export function RestoredNote({ texts, more, onDiscard }: RestoredNoteProps) {
  return (
    <p role="status" className="text-sm text-muted">
      {texts.restored} {more}{' '}
      <button type="button" onClick={onDiscard} className="inline-link">
        {texts.discard}
      </button>
    </p>
  );
}
