type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Identifies the field by its label: a locked page must not hold its content. */
type Place = {
  readonly label: string | null;
  /** Index among fields with this label. */
  readonly at: number;
  readonly caret: readonly [start: number | null, end: number | null];
};

let place: Place | undefined;

/** Stores which text field has the focus, if any, before the page locks or warns of a lock. */
export function rememberField(): void {
  const field = textFields().find((one) => one === document.activeElement);
  if (!field) return;
  const label = labelOf(field);
  const caret = [field.selectionStart, field.selectionEnd] as const;
  place = { label, at: fieldsWith(label).indexOf(field), caret };
}

/** Call if the page was not locked, or was left: no field gets the caret. */
export function clearField(): void {
  place = undefined;
}

/** Returns the caret to that field once it is rendered again, unless the user presses something before. */
export function returnToField(): void {
  if (!place) return;
  const { label, at, caret } = place;
  place = undefined;
  const observer = new MutationObserver(() => {
    const field = fieldsWith(label)[at];
    field?.focus();
    // In a closed dialog it cannot have the focus.
    if (!field || document.activeElement !== field) return;
    const [start, end] = caret;
    // A number and a date have no caret.
    if (start !== null) field.setSelectionRange(start, end);
    stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const press of presses) removeEventListener(press, stop, true);
  };
  for (const press of presses) addEventListener(press, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
}

const presses = ['keydown', 'pointerdown'] as const;

function textFields(): readonly TextField[] {
  const all = document.querySelectorAll<TextField>('input, textarea');
  return [...all].filter(({ type }) => type !== 'checkbox' && type !== 'radio');
}

function fieldsWith(label: string | null): readonly TextField[] {
  return textFields().filter((one) => labelOf(one) === label);
}

function labelOf(field: TextField): string | null {
  return field.labels?.[0]?.textContent ?? field.getAttribute('aria-label');
}
