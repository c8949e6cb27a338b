import type { Chrome } from '#contract/content/chrome-schema.ts';

type DraftNoteProps = {
  readonly texts: Chrome['form'];
  /** Whether it was filled from its draft. */
  readonly isRestored?: boolean;
  /** Further text about the draft. */
  readonly more?: string | undefined;
  onDiscard(): void;
};

/**
 * Shows that the browser stores the form's input, or that the form was filled from it, and offers to clear it (OWASP
 * ASVS 5.0, 14.3.3).
 */
export function DraftNote({ texts, isRestored = false, more, onDiscard }: DraftNoteProps) {
  return (
    <p role={isRestored ? 'status' : undefined} className="text-[0.95rem] text-muted">
      {isRestored ? texts.restored : texts.kept} {more && `${more} `}
      <button type="button" onClick={onDiscard} className="inline-link">
        {texts.discard}
      </button>
    </p>
  );
}
