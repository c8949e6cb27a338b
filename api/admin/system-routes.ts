import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { limited } from '../http/rate-limits.ts';
import { audit } from './change.ts';
import { readSystem } from './system.ts';

/** Each backup replaces the oldest: many in a row would replace those of the last days. */
const backupLimit = { times: 4, per: 'hour', for: 'everyone' } as const;

export function systemRoutes(routes: CallRouter, context: Context): void {
  const { backups, db, settings } = context;

  routes.serve(calls.readSystem, () => readSystem(context));

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
    ...(settings.rateLimits ? [limited(backupLimit)] : []),
  );
}
