/** How long the field may take to be there again, in ms. */
const longestMs = 10_000;

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Names the field by its label: a locked page may not hold what is in it. */
type Place = {
  readonly label: string | null;
  /** Which one of those with this label. */
  readonly at: number;
  readonly caret: readonly [start: number | null, end: number | null];
};

let left: Place | 'page' | undefined;

/** Remembers the text field that has the focus, or that none has, before the page locks. */
export function rememberField(): void {
  const fields = textFields();
  const field = fields.find((one) => one === document.activeElement);
  if (!field) {
    left = 'page';
    return;
  }
  const label = labelOf(field);
  const at = fields.filter((one) => labelOf(one) === label).indexOf(field);
  left = { label, at, caret: [field.selectionStart, field.selectionEnd] };
}

export function forgetField(): void {
  left = undefined;
}

/**
 * Returns the caret to that field once it is rendered again, unless the user presses something before. Without one, the
 * page gets the focus that would be lost.
 */
export function returnToField(): void {
  const place = left;
  left = undefined;
  if (!place) return;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const press of ['keydown', 'pointerdown']) removeEventListener(press, stop, true);
  };
  const observer = new MutationObserver(() => {
    if (place === 'page') {
      if (document.activeElement !== document.body) return;
      document.getElementById('main')?.focus({ preventScroll: true });
      if (document.activeElement !== document.body) stop();
      return;
    }
    const field = textFields().filter((one) => labelOf(one) === place.label)[place.at];
    field?.focus();
    // In a closed dialog it cannot have the focus.
    if (!field || document.activeElement !== field) return;
    const [start, end] = place.caret;
    // A number and a date have no caret.
    if (start !== null) field.setSelectionRange(start, end);
    stop();
  });
  const timer = setTimeout(stop, longestMs);
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
}

function textFields(): readonly TextField[] {
  const all = document.querySelectorAll<TextField>('input, textarea');
  return [...all].filter(({ type }) => type !== 'checkbox' && type !== 'radio');
}

function labelOf(field: TextField): string | null {
  return field.labels?.[0]?.textContent ?? field.getAttribute('aria-label');
}
