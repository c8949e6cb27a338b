import type { System } from '#contract/admin/system.ts';
import { countRows } from '#db/queries/row-counts.ts';
import type { Context } from '../context.ts';
import { release } from '../process/release.ts';
import { utc } from './utc.ts';

const mebibyte = 1024 * 1024;
/** The disk is low when visitors may take less than this, or when a copy of the database would not fit. */
const lowBytes = 256 * mebibyte;

/** What the system page shows of the service. */
export async function readSystem(context: Context): Promise<System> {
  const { db, disk, schema, cvScanning, certificate } = context;
  const space = disk.read();
  const bytes = await context.databaseBytes();
  return {
    release: {
      ...release,
      node: process.versions.node,
      startedAtUtc: utc(Date.now() - Math.round(process.uptime() * 1000)),
    },
    database: { bytes, logBytes: space.logged, ...(await countRows(db)), schema },
    disk: {
      freeBytes: space.free,
      totalBytes: space.total,
      reserveBytes: space.reserve,
      state: stateOf(space.left, Math.max(lowBytes, bytes)),
    },
    scanner: await cvScanning.state(),
    certificate: certificate.read(),
  };
}

function stateOf(left: number, low: number): System['disk']['state'] {
  if (left < 0) return 'full';
  return left < low ? 'low' : 'ok';
}
