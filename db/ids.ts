import { randomUUID } from 'node:crypto';

const mostInOneMs = 0xfff;
let time = 0;
let timeText = '';
let count = 0;

/**
 * A UUID version 7 (RFC 9562) that sorts after every one that this process made before: the 12 bits behind
 * the time count within a millisecond (section 6.2, method 1), where Node's own are random.
 */
export function newId(): string {
  const now = Date.now();
  // A clock set back, or a full millisecond, must not let an id sort before an older one.
  if (now > time) startMs(now);
  else if (count < mostInOneMs) count += 1;
  else startMs(time + 1);
  return `${timeText}-7${count.toString(16).padStart(3, '0')}-${randomUUID().slice(19)}`;
}

function startMs(ms: number): void {
  time = ms;
  timeText = timePart(ms);
  count = 0;
}

/** An id of a moment that has passed, for what is brought in from elsewhere. Within its millisecond it sorts anywhere. */
export function idAt(moment: Date): string {
  return `${timePart(moment.getTime())}-7${randomUUID().slice(15)}`;
}

/** The lowest id of a moment, so that a span of time is a span of ids. */
export function firstIdAt(moment: Date): string {
  return `${timePart(Math.max(0, moment.getTime()))}-7000-8000-000000000000`;
}

function timePart(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
