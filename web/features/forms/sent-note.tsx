import { useEffect, useRef } from 'react';
import { unbroken } from '../../ui/unbroken.tsx';

type SentNoteProps = {
  readonly text: string;
  /** The sender can quote it in questions. `{reference}` in `text` stands for the number. */
  readonly reference: { readonly text: string; readonly number: string };
  /** What happens next, and when. */
  readonly more: string;
  /** Leads back to an empty form. */
  readonly again?: { readonly label: string; onPress(): void };
  /** A pending history navigation, which moves the focus: the note is focused again after it. */
  readonly after?: Promise<void> | undefined;
};

/** Replaces a sent form. It takes the focus, because the form's button is unmounted. */
export function SentNote({ text, reference, more, again, after }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => {
      note.current?.focus({ preventScroll: true });
      note.current?.scrollIntoView();
    };
    show();
    after?.then(show);
  }, [after]);
  return (
    <div ref={note} tabIndex={-1} role="status" className="sent-note grid gap-4">
      <p className="title-item font-heading font-semibold">{unbroken(text)}</p>
      <ReferenceLine {...reference} />
      <p className="text-muted">{more}</p>
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

export function ReferenceLine({ text, number }: SentNoteProps['reference']) {
  const [before, after] = text.split('{reference}');
  return (
    <p>
      {before}
      <b className="figures whitespace-nowrap">{number}</b>
      {after}
    </p>
  );
}
