import type { Chrome } from '../../content/chrome-schema.ts';

type DraftNoteProps = {
  readonly texts: Chrome['form'];
  /** What else there is to say of the draft. */
  readonly more?: string | undefined;
  onDiscard(): void;
};

/** Where a form was filled from its draft: says so, and offers a clean sheet. */
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

/** While one types: says that the browser keeps it, and lets it be cleared (OWASP ASVS 5.0, 14.3.3). */
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
