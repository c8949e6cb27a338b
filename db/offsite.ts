/**
 * `node db/offsite.js` ships the backups of this machine to the off-site repository, BACKUP_TO. With `--scheduled` it
 * keeps running and ships each new one; `--drill` restores the newest for a drill now; `--new` accepts that another
 * repository, or none, is in its place, and copies that another machine shipped.
 */
import { parseArgs } from 'node:util';
import { SettingError } from '#contract/settings.ts';
import { shipOnSchedule, visitNow } from './offsite/schedule.ts';
import { readOffsiteSettings } from './settings/offsite.ts';
import { readBackupSettings } from './settings/settings.ts';
import { runCommand } from './sqlite/backup/error.ts';

// The drill restores personal data: only this user may read it.
process.umask(0o077);

await runCommand('Off-site', async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { scheduled: flag, drill: flag, new: flag } });
  const settings = readOffsiteSettings(process.env);
  if (!settings) throw new SettingError('BACKUP_TO is not set');
  const { backupDir } = readBackupSettings(process.env);
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop.abort());
  const asked = values.new ? 'new' : values.drill ? 'drill' : undefined;
  const places = { settings, backupDir };
  if (values.scheduled) await shipOnSchedule(places, stop.signal);
  else await visitNow(places, stop.signal, asked);
});
