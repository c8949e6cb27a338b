import pino, { type Logger } from 'pino';
import type { Settings } from './settings.ts';

/** A write each would cost a request more than its message does; a tenth of a second is nobody's wait. */
const buffer = { minLength: 4096, periodicFlush: 100 } as const;

/** JSON lines on standard output, gathered for a moment, and written out whatever ends the process. */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  const output = pino.destination({ dest: 1, sync: false, ...buffer });
  process.on('exit', () => output.flushSync());
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}
