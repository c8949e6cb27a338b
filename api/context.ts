import { join } from 'node:path';
import type { Logger } from 'pino';
import { databaseFile, openDatabase, type Store } from '#db/open.ts';
import { messageWriter } from '#db/queries/message-writer.ts';
import { messageRepeater } from '#db/queries/repeated-messages.ts';
import { ArrivalIndex } from './desk/arrivals.ts';
import { DeskEvents } from './desk/events.ts';
import { RetentionJob } from './desk/retention.ts';
import { DiskReserve } from './disk-reserve.ts';
import { Metrics } from './metrics.ts';
import { PasswordHashing } from './password.ts';
import { Pressure } from './pressure.ts';
import { ProofOfWork } from './proof-of-work.ts';
import { RecentMessages } from './recent-messages.ts';
import type { Settings } from './settings.ts';
import { StorageQuota } from './storage-quota.ts';
import { CvScanning } from './uploads/cv-scanning.ts';
import { OpenUploads } from './uploads/open-uploads.ts';

/** What every route may use. */
export type Context = {
  readonly settings: Settings;
  readonly log: Logger;
  readonly db: Store['db'];
  readonly storeMessage: ReturnType<typeof messageWriter>;
  /** Counts that a message came again. */
  readonly repeatMessage: ReturnType<typeof messageRepeater>;
  readonly recentMessages: RecentMessages;
  readonly hashing: PasswordHashing;
  readonly metrics: Metrics;
  readonly proofOfWork: ProofOfWork;
  readonly events: DeskEvents;
  readonly arrivals: ArrivalIndex;
  readonly retention: RetentionJob;
  readonly cvScanning: CvScanning;
  /** What visitors may fill, and how much of it is taken. */
  readonly quota: StorageQuota;
  /** What of the disk visitors cannot take. */
  readonly disk: DiskReserve;
  readonly uploads: OpenUploads;
  /** After an erasure: takes what was erased out of the search tables and the database's log, and counts what is left. */
  forget(): Promise<void>;
  /** True from the signal to stop on: no new work should be sent here. */
  stopping: boolean;
  close(): Promise<void>;
};

/** @throws DatabaseUnusable when the database cannot be opened */
export async function openContext(settings: Settings, log: Logger): Promise<Context> {
  const store = await openDatabase(join(settings.dataDir, databaseFile));
  const disk = new DiskReserve(settings.dataDir, databaseFile);
  const arrivals = new ArrivalIndex(store.db, log, disk);
  const quota = new StorageQuota(store.db, settings, log);
  const pressure = new Pressure({ settings, log, share: () => quota.share() });
  const parts: Omit<Context, 'retention' | 'cvScanning' | 'close'> = {
    settings,
    log,
    db: store.db,
    storeMessage: messageWriter(store.db, store.commits),
    repeatMessage: messageRepeater(store.db, store.commits),
    recentMessages: new RecentMessages(store.db, log),
    hashing: new PasswordHashing(),
    metrics: new Metrics(settings, databaseFile, { quota, pressure }),
    proofOfWork: new ProofOfWork(pressure),
    events: new DeskEvents(),
    arrivals,
    quota,
    disk,
    uploads: new OpenUploads(disk),
    async forget() {
      quota.countAgain();
      await arrivals.afterErasure();
      await store.emptyLog();
    },
    stopping: false,
  };
  const retention = new RetentionJob(parts);
  const cvScanning = new CvScanning(parts, settings.virusScanner);
  // What came while the scanner was down, or just before a stop.
  cvScanning.start();
  // What a release before this one stored, or what came just before a stop.
  arrivals.arrived();
  return Object.assign(parts, {
    retention,
    cvScanning,
    async close() {
      retention.close();
      await cvScanning.close();
      pressure.close();
      arrivals.close();
      parts.recentMessages.close();
      await quota.close();
      return store.close();
    },
  });
}
