import { useRef } from 'react';

type TickProps = {
  readonly label: string;
  readonly isTicked: boolean;
  /** Whether a dot replaces the checkbox until the row has the pointer or the focus. */
  readonly isNew: boolean;
  /** @param isSpan whether the whole span from the last ticked row is meant */
  onToggle(isSpan: boolean): void;
};

/** The checkbox of a list row. */
export function Tick({ label, isTicked, isNew, onToggle }: TickProps) {
  // The change event of a checkbox does not report Shift.
  const isSpan = useRef(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the checkbox
    <label
      // With Shift the browser would select the text between.
      onMouseDown={(event) => {
        if (!event.shiftKey) return;
        event.preventDefault();
        event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
      }}
      // A label does not pass on a click with Shift.
      onClick={(event) => {
        if (!event.shiftKey || event.target !== event.currentTarget) return;
        event.preventDefault();
        onToggle(true);
      }}
      className="relative z-[1] grid min-h-11 cursor-pointer justify-center pt-3.5 compact:min-h-0 compact:pt-[0.65rem] pointer-coarse:compact:min-h-11 pointer-coarse:compact:pt-3.5"
    >
      <input
        type="checkbox"
        checked={isTicked}
        aria-label={label}
        onPointerDown={({ shiftKey }) => {
          isSpan.current = shiftKey;
        }}
        onKeyDown={({ shiftKey }) => {
          isSpan.current = shiftKey;
        }}
        onChange={() => onToggle(isSpan.current)}
        className="checkbox peer size-[1.1rem] opacity-0 group-hover:opacity-100 focus-visible:opacity-100 checked:opacity-100 pointer-coarse:opacity-100"
      />
      {isNew && !isTicked && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute left-1/2 top-[1.15rem] size-2.5 compact:top-[0.93rem] -translate-x-1/2 rounded-full bg-signal group-hover:hidden peer-focus-visible:hidden pointer-coarse:hidden"
        />
      )}
    </label>
  );
}
