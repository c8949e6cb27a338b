import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { diskSpace } from './disk-space.ts';
import type { Measured, TimedRequest } from './metrics.ts';

const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What is told to Prometheus: requests, the process, the database and its disk. */
export function createMetricsRegistry(
  dataDir: string,
  databaseFile: string,
  { quota, pressure }: Measured,
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
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
  gauge(
    'site_disk_free_bytes',
    'What is left where the database is kept.',
    registers,
    async () => diskSpace(dataDir).free,
  );
  const usage = {
    site_quota_used_bytes: ['What visitors fill, of a quota.', 'usedBytes'],
    site_quota_limit_bytes: ['What visitors may fill.', 'limitBytes'],
  } as const;
  for (const [name, [help, field]] of Object.entries(usage)) {
    new Gauge({
      ...{ name, help, registers, labelNames: ['quota'] },
      collect() {
        for (const [kind, one] of Object.entries(quota.usage())) {
          this.set({ quota: kind }, one[field]);
        }
      },
    });
  }
  gauge('site_under_pressure', 'Whether the forms ask for a proof of work.', registers, () =>
    Number(pressure.isOn()),
  );
  gauge(
    'site_submissions_per_minute',
    'Messages and applications sent within the limits of an address.',
    registers,
    () => pressure.submissionsPerMinute,
  );
  return {
    registry,
    count: ({ seconds, ...labels }: TimedRequest) => requests.observe(labels, seconds),
  };
}

function gauge(
  name: string,
  help: string,
  registers: Registry[],
  read: () => Promise<number> | number,
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
