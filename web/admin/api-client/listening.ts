import { type EventMark, eventMarkHeader } from '#contract/admin/event-mark.ts';

/** The mark of the open event stream's beginning; undefined while none is open. */
let opened: EventMark | undefined;
/** The mark of the last event that was heard. */
let heard: EventMark | undefined;
/** The marks of what is shown and was read while no stream was open. */
const unheard = new Set<EventMark>();
/** Older than every stream. */
const never: EventMark = '.0';
let onMissed: () => void = () => undefined;
let onStale: () => void = () => undefined;

/**
 * Takes note of an answer, whose content may be outdated by an event that no stream has brought: one between the
 * read and a stream that began after it.
 */
export function noteAnswer({ headers }: Pick<Response, 'headers'>): void {
  const mark = readEventMark(headers);
  if (!mark) return;
  if (!opened) {
    unheard.add(mark);
    return;
  }
  if (!isBefore(mark, opened)) return;
  // The service was started again, and the old stream has not broken yet: every further answer would be missed too.
  const isStale = runOf(mark) !== runOf(opened);
  if (isStale) opened = undefined;
  onMissed();
  if (isStale) onStale();
}

/** Takes note of a read without an answer: what it was to show is outdated, whatever the stream says. */
export function noteFailure(): void {
  unheard.add(never);
}

/**
 * An event stream is open.
 * @param missed called now or later if something was read too early for it, and must be read again
 * @param stale called if an answer shows that the stream is of a run of the service that has ended
 */
export function startListening(
  { headers }: Pick<Response, 'headers'>,
  missed: () => void,
  stale: () => void,
): void {
  opened = readEventMark(headers);
  onMissed = missed;
  onStale = stale;
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

function readEventMark(headers: Headers): EventMark | undefined {
  return (headers.get(eventMarkHeader) as EventMark | null) ?? undefined;
}

/** Whether an event may have come between the two: also when the service was started again. */
function isBefore(mark: EventMark, start: EventMark): boolean {
  const [, count] = mark.split('.');
  const [, startCount] = start.split('.');
  return runOf(mark) !== runOf(start) || Number(count) < Number(startCount);
}

/** The run of the service. */
function runOf(mark: EventMark): string | undefined {
  return mark.split('.')[0];
}
