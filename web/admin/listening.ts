import { type EventMark, eventMarkHeader } from '#contract/admin/event-mark.ts';

/** The mark of the open event stream's beginning; undefined while none is open. */
let opened: EventMark | undefined;
/** The mark of the last event that was heard. */
let heard: EventMark | undefined;
/** The marks of what is shown and was read while no stream was open. */
const unheard = new Set<EventMark>();
/** Of no run: before every stream. */
const never: EventMark = '.0';
let onMissed: () => void = () => undefined;

/**
 * Takes note of an answer, whose content may be outdated by an event that no stream has brought: one between the
 * read and a stream that began after it.
 */
export function noteAnswer({ headers }: Pick<Response, 'headers'>): void {
  const mark = markOf(headers);
  if (!mark) return;
  if (!opened) unheard.add(mark);
  else if (isBefore(mark, opened)) onMissed();
}

/** Takes note of a read without an answer: what it was to show is outdated, whatever the stream says. */
export function noteFailure(): void {
  unheard.add(never);
}

/**
 * An event stream is open.
 * @param missed called now or later if something was read too early for it, and must be read again
 */
export function startListening({ headers }: Pick<Response, 'headers'>, missed: () => void): void {
  opened = markOf(headers);
  onMissed = missed;
  const start = opened;
  const isMissed = !start || [...unheard].some((mark) => isBefore(mark, start));
  heard = opened;
  unheard.clear();
  if (isMissed) missed();
}

/** Takes note of an event of the stream. */
export function noteHeard(mark: string | undefined): void {
  if (mark) heard = mark as EventMark;
}

/** The stream broke: what it would have brought from now on is missed. */
export function loseListening(): void {
  if (opened && heard) unheard.add(heard);
  opened = undefined;
}

/** The stream was left, with what is shown. */
export function stopListening(): void {
  opened = undefined;
  unheard.clear();
}

function markOf(headers: Headers): EventMark | undefined {
  return (headers.get(eventMarkHeader) as EventMark | null) ?? undefined;
}

/** Whether an event may have come between the two: also when the service was started again. */
function isBefore(mark: EventMark, start: EventMark): boolean {
  const [run, count] = mark.split('.');
  const [startRun, startCount] = start.split('.');
  return run !== startRun || Number(count) < Number(startCount);
}
