import { useToastArea } from './toast-area.ts';

/**
 * How long news waits before it is told: a dialog that closes with it is gone by then, and its live region
 * with it; one that opens has been there long enough for a screen reader to know it.
 */
const settledAfterMs = 200;

type Item = { readonly key: number; readonly text: string; readonly isUrgent: boolean };

let untold: readonly Item[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

/** Has a screen reader say this once: an error at once, anything else when it has finished its sentence. */
export function announce(text: string, isUrgent: boolean): void {
  count += 1;
  untold = [...untold, { key: count, text, isUrgent }];
  timer ??= setTimeout(tell, settledAfterMs);
}

/** Leaves nothing in the live regions, where it would be found when the toast itself is gone. */
export function hush(): void {
  clearTimeout(timer);
  timer = undefined;
  untold = [];
  useToastArea.setState({ news: undefined });
}

function tell(): void {
  const items = untold;
  const place = useToastArea.getState().places.at(-1);
  timer = undefined;
  untold = [];
  if (place === undefined) return;
  useToastArea.setState({
    news: {
      place,
      polite: items.filter(({ isUrgent }) => !isUrgent).map(toLine),
      assertive: items.filter(({ isUrgent }) => isUrgent).map(toLine),
    },
  });
}

/** An element of its own: the same words once more are news once more. */
function toLine({ key, text }: Item) {
  return <span key={key}>{text} </span>;
}
