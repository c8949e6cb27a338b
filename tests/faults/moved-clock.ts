/**
 * Loaded before the API by NODE_OPTIONS: its wall clock is off by as many milliseconds as the file named by
 * CLOCK_OFFSET_FILE says, from one call to the next. Timers go on as before, as they do on a machine whose
 * clock is set.
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
