import { mkdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Logger } from 'pino';
import { SettingError } from '#contract/settings.ts';
import type { BackupAttempt } from '#db/backup/backups.ts';
import { readReportedBackups } from '#db/backup/reported-backups.ts';
import { OtherRelease, type ServiceStart, type SharedValues } from '#db/engine/migrate.ts';
import type { Store } from '#db/engine/store.ts';
import { waitForStore } from '#db/open.ts';
import { createBackupApart } from '#db/sqlite/backup/apart.ts';
import { readStoredBackups, removeLeftPartials } from '#db/sqlite/backup/files.ts';
import { databaseFile } from '#db/sqlite/open.ts';
import { AdminEvents } from './admin/events.ts';
import { Passkeys } from './admin/passkeys.ts';
import { readSystem } from './admin/system.ts';
import { findBuiltContent } from './content/built-content.ts';
import { company as sampleCompany } from './content/company.ts';
import { contentChanged, Publisher } from './content/publisher.ts';
import type { Context } from './context.ts';
import { CvJudge } from './cv/cv-judge.ts';
import { OpenUploads } from './http/uploads/open-uploads.ts';
import { Backups } from './jobs/backups.ts';
import { CvScanning } from './jobs/cv-scanning.ts';
import { runUnlessLocked } from './jobs/job-lock.ts';
import { requestedBackup } from './jobs/requested-backup.ts';
import { RetentionJob } from './jobs/retention.ts';
import { publishOnSchedule } from './jobs/scheduled-publishing.ts';
import { SearchIndex } from './jobs/search-index.ts';
import { StoredOutbox } from './mail/outbox.ts';
import { Certificate } from './process/certificate.ts';
import { DiskReserve } from './process/disk-reserve.ts';
import { Metrics } from './process/metrics.ts';
import { PasswordHashing } from './process/password.ts';
import { release } from './process/release.ts';
import { storedSessionSecret } from './process/session-secret.ts';
import type { Settings } from './process/settings.ts';
import { Pressure, underPressure } from './public/pressure.ts';
import { ProofOfWork } from './public/proof-of-work.ts';
import { StorageQuota } from './public/storage-quota.ts';

/** The program of `npm run backup`, in the sources and in the built service. */
const backupProgram = join(import.meta.dirname, `../db/backup${extname(import.meta.filename)}`);

/** Names this release in the database and in the names of backups. */
const releaseName = [release.version, release.commit]
  .filter((part) => part !== null)
  .join('-')
  .replaceAll(/[^\w.-]/g, '_');

/**
 * @param dist where the build is, whose texts can be edited
 * @throws DatabaseUnusable when the database cannot be opened
 */
export async function openContext(settings: Settings, log: Logger, dist = 'dist') {
  makeDataDirectory(settings.dataDir);
  const store = await waitForStore(
    settings,
    (reason) => log.warn(`${reason}; tried again for half a minute`),
    { start: startOf(settings, log) },
  );
  if (store.newerChanges.length > 0) {
    log.warn({ changes: store.newerChanges }, 'a newer release has changed the database');
  }
  const disk = new DiskReserve(settings.dataDir, databaseFile);
  const certificate = new Certificate(settings, log);
  const searchIndex = new SearchIndex(store, log, disk);
  const quota = new StorageQuota(store.db, settings, log);
  const { replicas } = store;
  const sessionSecret =
    settings.sessionSecret ?? replicas?.secret ?? storedSessionSecret(settings.dataDir);
  const pressure = new Pressure({
    ...{ settings, log },
    share: () => quota.share(),
    notifyOthers: () => void replicas?.publish(underPressure).catch(() => undefined),
  });
  const events = new AdminEvents({
    replicas,
    log,
    onErased: () => void quota.usage().catch(() => undefined),
    onOther(text) {
      if (text === underPressure) pressure.heard();
      if (text === contentChanged)
        publisher
          ?.follow()
          .catch((err: unknown) =>
            log.error({ err }, 'what another replica published is not shown yet; tried again'),
          );
    },
  });
  const built = findBuiltContent(dist);
  const { db } = store;
  const { publishedDir, stated } = settings;
  const backups = openBackups(settings, log, store);
  const cvJudge = new CvJudge(log);
  const publisher =
    built &&
    new Publisher({
      ...{ db, replicas, log, publishedDir, built, cvJudge },
      ...{ settings: stated, timeZone: settings.timeZone },
    });
  await publisher?.start();
  const company = () => publisher?.company ?? sampleCompany();
  const parts: Omit<Context, 'retention' | 'cvScanning' | 'close'> = {
    ...{ settings, sessionSecret },
    log,
    company,
    publisher,
    ...{ db, replicas },
    databaseBytes: store.bytes,
    backups,
    outbox: new StoredOutbox({
      ...{ db, replicas, log, events, company, sessionSecret },
      settings: settings.notices,
      readConcerns: async () => (await readSystem(context)).concerns,
    }),
    search: store.search,
    write: store.write,
    hashing: new PasswordHashing(),
    passkeys: new Passkeys({ db, replicas, siteUrl: settings.siteUrl, company }),
    metrics: new Metrics(settings, {
      ...{ db, quota, pressure, disk, certificate, backups, databaseBytes: store.bytes },
    }),
    proofOfWork: new ProofOfWork(pressure, replicas),
    events,
    searchIndex,
    cvJudge,
    quota,
    disk,
    certificate,
    uploads: new OpenUploads(disk),
    async purgeErasedData() {
      await quota.usage();
      await store.purgeErased();
    },
    stopping: false,
  };
  const retention = new RetentionJob(parts);
  const cvScanning = new CvScanning(parts, settings.virusScanner);
  // CVs that arrived while the scanner was down, or just before a stop.
  cvScanning.start();
  // A kill may have ended an erasure before its words were removed from the search tables and the write-ahead log.
  await parts.purgeErasedData().catch((err: unknown) => {
    log.error({ err }, 'an interrupted erasure is not complete; the next erasure completes it');
  });
  const { mail } = settings;
  // Loads nodemailer only where mail is sent from here.
  const { Sender } = mail ? await import('./mail/sender.ts') : {};
  const sender =
    mail &&
    Sender &&
    new Sender(parts.outbox, mail, log, (work) => runUnlessLocked(parts, 'mail', work));
  // Rows stored by an earlier release, or just before a stop.
  searchIndex.arrived();
  const context: Context = Object.assign(parts, {
    retention,
    cvScanning,
    async close() {
      await publishing.close();
      publisher?.close();
      cvJudge.close();
      retention.close();
      await sender?.close();
      await cvScanning.close();
      await parts.backups.close();
      pressure.close();
      searchIndex.close();
      return store.close();
    },
  });
  const publishing = publishOnSchedule(context);
  return context;
}

/** Uploads are stored here first, even with PostgreSQL. */
function makeDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (reason) {
    const { code } = reason as NodeJS.ErrnoException;
    throw new SettingError(`DATA_DIR ${directory} cannot be used (${code})`);
  }
}

/** Backs the database of another release up before this one migrates it. */
function startOf(settings: Settings, log: Logger): ServiceStart {
  const to = releaseName;
  return {
    release: to,
    async backUp(from, shared) {
      log.info({ from, to }, 'a backup is made before the update of the database');
      const stop = new AbortController();
      const update = `from-${from}-to-${to}`;
      const { failure, output } = await makeBackup(settings, shared, stop.signal, update);
      if (failure) {
        throw new OtherRelease(
          `is of release ${from}, and was not updated without a backup (${output.trim()})`,
          'make that possible, and start again',
        );
      }
      log.info({ output: output.trim() }, 'a backup was made');
    },
  };
}

/** A separate backup service makes it, if there is one: the directory of backups is on its machine. */
async function makeBackup(
  { dataDir, databaseUrl, backups }: Settings,
  shared: SharedValues | undefined,
  stop: AbortSignal,
  update?: string,
): Promise<BackupAttempt> {
  return shared && (await readReportedBackups(shared))
    ? requestedBackup(shared, stop, update)
    : createBackupApart(backupProgram, { dataDir, databaseUrl, ...backups }, stop, update);
}

function openBackups(settings: Settings, log: Logger, { bytes, replicas }: Store): Backups {
  const { dataDir, databaseUrl, backups } = settings;
  try {
    removeLeftPartials(backups.backupDir);
  } catch (err) {
    log.warn({ err }, 'what a killed backup left stays until the next backup');
  }
  return new Backups({
    settings: { dataDir, databaseUrl, ...backups },
    ...{ log, databaseBytes: bytes },
    reported: async () => replicas && readReportedBackups(replicas),
    readStored: readStoredBackups,
    create: (stop) => makeBackup(settings, replicas, stop),
  });
}
