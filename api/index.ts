import { SettingError } from '#contract/settings.ts';
import { Busy, Damaged, DatabaseUnusable, StorageFull } from '#db/engine/errors.ts';
import { AddressUnusable } from './process/listen.ts';
import { openLog } from './process/log.ts';
import { readSettings } from './process/settings.ts';
import { endOnSignal, stopOnSignal } from './process/stop.ts';
import { startService } from './start-service.ts';

// The stored files hold personal data: only this user may read them.
process.umask(0o077);
endOnSignal();

try {
  const settings = readSettings(process.env);
  const { server, context } = await startService(settings, openLog(settings));
  stopOnSignal(server, context);
} catch (reason) {
  const foreseen = [
    ...[SettingError, DatabaseUnusable, AddressUnusable],
    // The first writes, such as of a new ADMIN_PASSWORD, may fail on a full disk.
    ...[StorageFull, Busy, Damaged],
  ].some((kind) => reason instanceof kind);
  if (!foreseen) throw reason;
  process.stderr.write(`Cannot start: ${(reason as Error).message}\n`);
  process.exit(1);
}
