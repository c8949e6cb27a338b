import { type EventMark, eventMarkHeader } from '#contract/admin/event-mark.ts';

type Marked = Pick<Response, 'headers'>;

/** The mark of the session's first response. */
let first: EventMark | undefined;
/** The mark at which the open event stream began. */
let opened: EventMark | undefined;
let onMissed: () => void = () => undefined;

/** Records a response: an event between it and the beginning of a later stream is missed. */
export function noteResponse({ headers }: Marked): void {
  const mark = readEventMark(headers);
  first ??= mark;
  if (!mark || !opened || !isBefore(mark, opened)) return;
  // Only once: until a stream of an earlier run of the service closes, every response would count as missed.
  opened = undefined;
  onMissed();
}

/**
 * The first event stream of a session is open.
 * @param missed called now or later if something was read before an event that the stream does not bring
 */
export function startListening({ headers }: Marked, missed: () => void): void {
  opened = readEventMark(headers);
  onMissed = missed;
  if (first && opened && isBefore(first, opened)) missed();
}

/** The stream broke, or the session is over. */
export function stopListening(): void {
  first = undefined;
  opened = undefined;
}

function readEventMark(headers: Headers): EventMark | undefined {
  return (headers.get(eventMarkHeader) as EventMark | null) ?? undefined;
}

/** Whether an event may lie between the two: also after a restart of the service. */
function isBefore(mark: EventMark, start: EventMark): boolean {
  const [run, count] = mark.split('.');
  const [startRun, startCount] = start.split('.');
  return run !== startRun || Number(count) < Number(startCount);
}
