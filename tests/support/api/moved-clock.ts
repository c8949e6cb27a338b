/**
 * Loaded before the API by NODE_OPTIONS: shifts its wall clock by the milliseconds in the file CLOCK_OFFSET_FILE, read at
 * each call. Timers are not affected, as on a machine whose clock is set.
 */
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_OFFSET_FILE ?? '';
const real = Date.now;
const now = () => real() + Number(readFileSync(file, 'utf8'));

class MovedDate extends Date {
  constructor(...values: []) {
    if (values.length > 0) super(...values);
    else super(now());
  }
  static override now = now;
}
globalThis.Date = MovedDate as DateConstructor;
Temporal.Now.plainDateISO = (timeZone = 'UTC') =>
  Temporal.Instant.fromEpochMilliseconds(now()).toZonedDateTimeISO(timeZone).toPlainDate();
