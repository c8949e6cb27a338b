import { statfsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Settings } from './settings.ts';

const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What the service tells of itself to Prometheus. Numbers only: no address, no word of a visitor. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;

  constructor({ dataDir }: Pick<Settings, 'dataDir'>, databaseFile: string) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by call, until the last byte of the answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: durations,
      registers,
    });
    gauge('site_database_bytes', 'The database file and its log.', registers, async () => {
      const sizes = ['', '-wal'].map((suffix) => sizeOf(join(dataDir, databaseFile + suffix)));
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    });
    gauge('site_disk_free_bytes', 'What is left where the database is kept.', registers, async () =>
      freeBytes(dataDir),
    );
  }

  /** Times each request. A path or method that is no call's counts as `other`: no stranger makes labels. */
  observe(): RequestHandler {
    return (request, response, next) => {
      const started = performance.now();
      response.on('close', () => {
        const route: string | undefined = response.locals.call;
        const method = route ? request.method : 'other';
        const labels = { method, route: route ?? 'other', status: String(response.statusCode) };
        this.#requests.observe(labels, (performance.now() - started) / 1000);
      });
      next();
    };
  }
}

/**
 * Bytes left for us on the disk of a folder. Asked at once: in the queue of Node's threads it would wait behind
 * passwords that are being hashed.
 */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Whether a request comes from inside: over the socket that nginx holds, which keeps visitors out, or from
 * this very machine and by nobody's order.
 */
export function isFromInside({ socket, headers }: Request): boolean {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined) return true;
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(remoteAddress);
  return isLocal && headers['x-forwarded-for'] === undefined;
}

function gauge(
  name: string,
  help: string,
  registers: Registry[],
  read: () => Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      this.set(await read());
    },
  });
}

/** A file that is not there weighs nothing. */
async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
