import { EventEmitter, once } from 'node:events';
import pino from 'pino';
import { readSettings } from '#api/process/settings.ts';
import { stopService } from '#api/process/stop.ts';
import { startService } from '#api/start-service.ts';

/** A line of the log, as JSON. */
export type LogLine = Record<string, unknown>;

/**
 * Starts the service in this process. That takes a tenth of a process's start, and its code is warm from the tests
 * before.
 * @param dist where the build is, if it serves the site
 */
export async function startHere(environment: Record<string, string>, dist: string) {
  const settings = readSettings(environment);
  const lines: LogLine[] = [];
  let written = '';
  const events = new EventEmitter();
  const write = (line: string) => {
    written += line;
    lines.push(JSON.parse(line));
    events.emit('line');
  };
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const log = pino({ level: settings.logLevel, ...options }, { write });
  const { server, context, metrics, outbox } = await startService(settings, log, dist);
  const endConnections = () => {
    for (const one of [server, metrics, outbox]) one?.closeAllConnections();
    for (const one of [server, metrics, outbox]) one?.close();
  };
  let isClosed = false;
  return {
    output: () => written,
    logLines: () => [...lines],
    async logged(message: string) {
      for (let seen = 0; ; ) {
        const line = lines.slice(seen).find(({ msg }) => msg === message);
        if (line) return line;
        seen = lines.length;
        await once(events, 'line');
      }
    },
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      if (signal !== 'SIGTERM') throw new Error('Start it with `inOwnProcess`');
      isClosed = true;
      await stopService(server, context, signal);
      endConnections();
      return 0;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      endConnections();
      await context.close();
    },
  };
}
