import type { System } from '#contract/admin/system.ts';
import { calls } from '#contract/calls.ts';
import { countRows } from '#db/queries/any-record.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { limited } from '../http/rate-limits.ts';
import { release } from '../process/release.ts';
import { audit } from './change.ts';
import { readConcerns } from './concerns.ts';
import { readFirstSteps } from './first-steps.ts';
import { utc } from './utc.ts';

/** Each copies the whole database. RATE_LIMITS=off does not lift this limit. */
const backupLimit = { name: 'backups', times: 4, per: 'hour', for: 'everyone' } as const;

export function systemRoutes(routes: CallRouter, context: Context): void {
  const { backups, db } = context;

  routes.serve(calls.readSystem, () => readSystem(context));

  routes.serve(calls.readFirstSteps, () => readFirstSteps(context));

  routes.serve(calls.readBackups, () => backups.state());

  routes.serve(
    calls.makeBackup,
    ({ session }) => {
      backups.start((why) =>
        audit(
          db,
          session,
          why ? { action: 'backupFailed', details: { why } } : { action: 'backupMade' },
        ),
      );
      return backups.state();
    },
    limited(context, backupLimit),
  );
}

const mebibyte = 1024 * 1024;
/** The disk counts as low when visitors may store less than this, or when a copy of the database would not fit. */
const lowBytes = 256 * mebibyte;

/** The state of the service, with what needs attention. */
export async function readSystem(context: Context): Promise<System> {
  const { db, disk, cvScanning, certificate } = context;
  const space = disk.read();
  const bytes = await context.databaseBytes();
  const judged = {
    disk: {
      freeBytes: space.free,
      totalBytes: space.total,
      reserveBytes: space.reserve,
      state: stateOf(space.left, Math.max(lowBytes, bytes)),
    },
    scanner: await cvScanning.state(),
    certificate: certificate.read(),
  };
  return {
    release: {
      version: release.version,
      builtAtUtc: release.builtAtUtc,
      startedAtUtc: utc(Date.now() - Math.round(process.uptime() * 1000)),
    },
    database: { bytes, logBytes: space.logged, ...(await countRows(db)) },
    ...judged,
    concerns: await readConcerns(context, judged),
  };
}

function stateOf(left: number, low: number): System['disk']['state'] {
  if (left < 0) return 'full';
  return left < low ? 'low' : 'ok';
}
