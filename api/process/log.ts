import pino, { type Logger } from 'pino';
import type { Settings } from './settings.ts';

/** Bytes and ms. One write per line would cost a request more than its message does. */
const buffer = { minLength: 4096, periodicFlush: 100 } as const;

/** Writes JSON lines to standard output, buffered for up to 0.1 s and flushed when the process exits. */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  const output = pino.destination({ dest: 1, sync: false, ...buffer });
  process.on('exit', () => output.flushSync());
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}
