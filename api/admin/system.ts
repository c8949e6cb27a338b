import type { System } from '#contract/admin/system.ts';
import { calls } from '#contract/calls.ts';
import { areStepsPutAway } from '#db/queries/admin.ts';
import { countRows } from '#db/queries/any-record.ts';
import { toBit, updateRow } from '#db/queries/rows.ts';
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

  routes.serve(calls.putFirstStepsAway, async ({ body: { isPutAway } }) => {
    await updateRow(db, 'admin', { id: 1 }, { steps_put_away: toBit(isPutAway) });
    context.events.publish({ about: 'content' });
  });

  routes.serve(calls.readBackups, () => backups.state());

  routes.serve(
    calls.makeBackup,
    ({ session }) => {
      const made = { action: 'backupMade' } as const;
      backups.start((why) => {
        context.events.publish({ about: 'content' });
        return audit(db, session, why ? { action: 'backupFailed', details: { why } } : made);
      });
      return backups.state();
    },
    limited(context, backupLimit),
  );
}

const mebibyte = 1024 * 1024;
/** The disk counts as low when visitors may store less than this, or when a copy of the database would not fit. */
const lowBytes = 256 * mebibyte;

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

/** In ms: what is open asks the disk, the mail server and the virus scanner, and each event asks for the counts. */
const checkedEveryMs = 10_000;

/** What is open on the system page, checked every ten seconds and when an event says that it has changed. */
export function openMatters(context: Context) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checked: ReturnType<typeof check>;
  const check = async () => {
    const { steps } = await readFirstSteps(context);
    const open = steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
    return { concerns: (await readSystem(context)).concerns.length, open };
  };
  return async () => {
    const isOutdated = checkedAt < context.events.contentChangedAt;
    if (isOutdated || performance.now() - checkedAt > checkedEveryMs) {
      checkedAt = performance.now();
      checked = check();
      // A failure is not kept: the counts would fail for as long.
      checked.catch(() => {
        checkedAt = Number.NEGATIVE_INFINITY;
      });
    }
    const { concerns, open } = await checked;
    const steps = (await areStepsPutAway(context.db)) ? [] : open;
    // A missing backup is a concern, too.
    const others = steps.filter((step) => step !== 'backup');
    return { openMatters: concerns + others.length, openSteps: steps.length };
  };
}
