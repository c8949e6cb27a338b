import { useEffect, useRef } from 'react';

type SentNoteProps = {
  readonly text: string;
  readonly more?: string;
  /** A way back to an empty form. */
  readonly again?: { readonly label: string; onPress(): void };
};

/** Stands where a form stood that was sent; the focus comes to it, since its button is gone. */
export function SentNote({ text, more, again }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="status" className="sent-note grid gap-4">
      <p className="title-item font-heading font-semibold">{text}</p>
      {more && <p className="text-muted">{more}</p>}
      {again && (
        <p>
          <button type="button" onClick={again.onPress} className="inline-link min-h-11">
            {again.label}
          </button>
        </p>
      )}
    </div>
  );
}
