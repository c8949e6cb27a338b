import { randomUUID } from 'node:crypto';
import { timeNow } from './clock.ts';

const maxInOneMs = 0xfff;
let time = 0;
let timeText = '';
let count = 0;

/**
 * A UUID version 7 (RFC 9562) that sorts after every earlier one of this process. The 12 bits after the time are a
 * counter within the millisecond (section 6.2, method 1); Node's own UUIDs have random bits there.
 */
export function newId(): string {
  const now = timeNow();
  // If the clock is set back or the millisecond is full, the new id must still sort after older ones.
  if (now > time) startMs(now);
  else if (count < maxInOneMs) count += 1;
  else startMs(time + 1);
  return `${timeText}-7${count.toString(16).padStart(3, '0')}-${randomUUID().slice(19)}`;
}

function startMs(ms: number): void {
  time = ms;
  timeText = timePart(ms);
  count = 0;
}

/** An id for a past time, for imported rows; random order within its millisecond. */
export function idAt(moment: Date): string {
  return `${timePart(moment.getTime())}-7${randomUUID().slice(15)}`;
}

/** The lowest id of a time, so that a time range becomes an id range. */
export function firstIdAt(moment: Date): string {
  return `${timePart(Math.max(0, moment.getTime()))}-7000-8000-000000000000`;
}

function timePart(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
